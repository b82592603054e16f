// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/delegates/PhaseDelegate.h"

#include "models/lists/PhaseList.h"
#include "ui/widgets/Tones.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <utility>

namespace kirikae {

namespace {

using Status = PhaseProgress::Status;

struct Columns {
    QRect sign;
    QRect name;
    QRect bar;
    QRect elapsed;
    QRect usual;
    QRect detail;
};

/// `isOver`: nothing more will be told about it, so that its bar gets the room.
Columns columnsOf(const QRect &row, const QFontMetrics &metrics, bool isOver)
{
    const int em = metrics.height();
    const int gap = em * 3 / 4;
    int widest = 0;
    for (const Phase phase : allPhases)
        widest = std::max(widest, metrics.horizontalAdvance(phaseName(phase)) + 2);
    const int number = metrics.horizontalAdvance(QStringLiteral("00 m 00 s")) + 2;
    const int name = std::min(widest, row.width() / 3);
    const int rest = row.width() - em - name - 2 * number - 5 * gap;
    const int bar = std::max(em * 3, isOver ? rest - em * 3 : rest * 42 / 100);
    int x = row.left();
    const auto next = [&](int width) {
        const QRect column(x, row.top(), std::max(width, 0), row.height());
        x += width + gap;
        return column;
    };
    Columns columns;
    columns.sign = next(em);
    columns.name = next(name);
    columns.bar = next(bar);
    columns.elapsed = next(number);
    columns.usual = next(number);
    columns.detail = next(row.right() - x);
    return columns;
}

/// Painted, since not every font has the characters.
void paintSign(QPainter *painter, const QRectF &box, Status status, const QPalette &palette)
{
    const Tones tones(palette);
    const double side = std::min(box.width(), box.height()) * 0.62;
    const QRectF mark(box.left(), box.center().y() - side / 2, side, side);
    const auto at = [&](double x, double y) { return QPointF(mark.left() + side * x, mark.top() + side * y); };
    painter->setBrush(Qt::NoBrush);
    switch (status) {
    case Status::Done:
        painter->setPen(QPen(tones.of(Tones::Meaning::Good), 2));
        painter->drawPolyline(QPolygonF{at(0.08, 0.55), at(0.4, 0.86), at(0.95, 0.15)});
        break;
    case Status::Failed:
        painter->setPen(QPen(tones.of(Tones::Meaning::Bad), 2));
        painter->drawLine(at(0.12, 0.12), at(0.88, 0.88));
        painter->drawLine(at(0.88, 0.12), at(0.12, 0.88));
        break;
    case Status::Running: {
        const QColor text = palette.color(QPalette::Text);
        painter->setPen(QPen(text, 1.2));
        painter->drawEllipse(mark);
        painter->setBrush(text);
        constexpr int sixteenth = 16;
        painter->drawPie(mark, 90 * sixteenth, 180 * sixteenth);
        break;
    }
    case Status::Waiting:
    case Status::Skipped:
        painter->setPen(QPen(tones.muted(), 1.2));
        painter->drawEllipse(mark);
        break;
    }
}

/// What is over is drawn where it lay in the whole; what is on its way, as far as it is.
std::pair<double, double> stretchOf(const PhaseProgress &phase, const QModelIndex &index)
{
    if (const QVariant from = index.data(PhaseList::FromRole); from.isValid())
        return {from.toDouble(), index.data(PhaseList::ShareRole).toDouble()};
    if (phase.status == Status::Done)
        return {0, 1};
    if (!phase.fraction && phase.usualSeconds && *phase.usualSeconds > 0)
        return {0, std::min(phase.seconds / *phase.usualSeconds, 0.95)};
    return {0, phase.fraction.value_or(0)};
}

void paintBar(QPainter *painter, const QRect &column, const PhaseProgress &phase, const QModelIndex &index,
              const QPalette &palette)
{
    const Tones tones(palette);
    constexpr double thick = 8;
    constexpr double leastWidth = 4; // what took time is to be seen
    const QRectF track(column.left(), column.center().y() - thick / 2 + 1, column.width(), thick);
    QPainterPath outline;
    outline.addRoundedRect(track, thick / 2, thick / 2);
    painter->fillPath(outline, tones.track());
    const auto [from, share] = stretchOf(phase, index);
    if (share <= 0)
        return;
    const double wide = std::max(track.width() * share, std::min(leastWidth, track.width()));
    const double left = std::min(track.left() + track.width() * from, track.right() - wide);
    painter->save();
    painter->setClipPath(outline);
    painter->fillRect(QRectF(left, track.top(), wide, thick),
                      phase.status == Status::Failed ? tones.of(Tones::Meaning::Bad) : tones.of(phase.phase));
    painter->restore();
}

} // namespace

void PhaseDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    PhaseProgress phase;
    phase.status = static_cast<Status>(index.data(PhaseList::StatusRole).toInt());
    phase.phase = static_cast<Phase>(index.data(PhaseList::PhaseRole).toInt());
    phase.seconds = index.data(PhaseList::SecondsRole).toDouble();
    if (const QVariant usual = index.data(PhaseList::UsualRole); usual.isValid())
        phase.usualSeconds = usual.toDouble();
    if (const QVariant fraction = index.data(PhaseList::FractionRole); fraction.isValid())
        phase.fraction = fraction.toDouble();

    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const Tones tones(option.palette);
    const Columns columns =
        columnsOf(option.rect.adjusted(2, 0, -2, 0), option.fontMetrics, index.data(PhaseList::FromRole).isValid());
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        painter->setPen(QPen(option.palette.color(QPalette::Active, QPalette::Highlight), 1));
        painter->drawRoundedRect(QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    }
    paintSign(painter, columns.sign, phase.status, option.palette);
    paintBar(painter, columns.bar, phase, index, option.palette);
    const auto text = [&](const QRect &column, const QString &words, Qt::Alignment side, const QColor &color) {
        painter->setPen(color);
        painter->drawText(column, static_cast<int>(side | Qt::AlignVCenter),
                          option.fontMetrics.elidedText(words, Qt::ElideRight, column.width()));
    };
    const bool isAhead = phase.status == Status::Waiting || phase.status == Status::Skipped;
    const QColor strong = option.palette.color(QPalette::Text);
    text(columns.name, index.data().toString(), Qt::AlignLeft, isAhead ? tones.muted() : strong);
    if (!isAhead)
        text(columns.elapsed, durationText(phase.seconds), Qt::AlignRight, strong);
    if (phase.usualSeconds)
        text(columns.usual, durationText(*phase.usualSeconds), Qt::AlignRight, tones.muted());
    text(columns.detail, index.data(PhaseList::DetailRole).toString(), Qt::AlignLeft, tones.muted());
    painter->restore();
}

QSize PhaseDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    const int line = option.fontMetrics.height();
    return {line * 20, line * 5 / 4};
}

} // namespace kirikae
