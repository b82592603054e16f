// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/GaugeBar.h"

#include "ui/widgets/Tones.h"

#include <QPainter>
#include <QPainterPath>
#include <QStyle>

#include <algorithm>

namespace kirikae {

namespace {

constexpr double barRadius = 5;

/// Diagonal stripes: what is not there yet.
QBrush hatch(const QColor &color)
{
    constexpr int period = 10;
    QPixmap tile(period, period);
    tile.fill(Qt::transparent);
    QPainter painter(&tile);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(color, 4));
    for (int offset = -period; offset <= period; offset += period)
        painter.drawLine(offset - 2, period + 2, offset + period + 2, -2);
    return QBrush(tile);
}

double widthOf(Bytes bytes, Bytes total, double width)
{
    return total > 0 ? width * static_cast<double>(bytes) / static_cast<double>(total) : 0;
}

} // namespace

GaugeBar::GaugeBar(QWidget *parent)
    : Meter(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_glide.setStartValue(0.0);
    m_glide.setEndValue(1.0);
    m_glide.setEasingCurve(QEasingCurve::OutCubic);
    connect(&m_glide, &QVariantAnimation::valueChanged, this, [this] { update(); });
}

/// A new shape is glided to; one that changes again at once is being dragged and follows the hand.
void GaugeBar::glide(const std::optional<AfterSwitch> &next)
{
    constexpr qint64 draggedMs = 300;
    constexpr Bytes unseen = GiB / 4;
    const Bytes before = m_after ? m_after->comingBytes() : 0;
    const Bytes after = next ? next->comingBytes() : 0;
    if (std::abs(after - before) < unseen)
        return;
    const bool isDragged = m_sinceChange.isValid() && !m_sinceChange.hasExpired(draggedMs);
    m_sinceChange.start();
    const int length = style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this);
    m_glide.stop();
    if (length <= 0 || isDragged || !isVisible() || !next)
        return;
    m_comingBefore.clear();
    for (qsizetype i = 0; m_after && i < m_after->coming.size(); ++i)
        m_comingBefore.append(m_after->coming[i].bytes);
    m_glide.setDuration(length);
    m_glide.start();
}

Bytes GaugeBar::shownBytes(qsizetype coming) const
{
    const Bytes target = m_after->coming[coming].bytes;
    if (m_glide.state() != QAbstractAnimation::Running)
        return target;
    const auto before = static_cast<double>(m_comingBefore.value(coming));
    return static_cast<Bytes>(before + (static_cast<double>(target) - before) * m_glide.currentValue().toDouble());
}

void GaugeBar::show(const Pool &pool, const ServiceId &inTheWay, const std::optional<AfterSwitch> &after)
{
    glide(after);
    m_pool = pool;
    m_inTheWay = inTheWay;
    m_after = after;
    tellAssistants();
    update();
}

void GaugeBar::reserveSecondBar(bool on)
{
    if (m_hasSecondBar == on)
        return;
    m_hasSecondBar = on;
    updateGeometry();
}

QColor GaugeBar::colorOf(const PoolSegment &segment) const
{
    const bool isOfOther = !segment.serviceId.isEmpty() && segment.serviceId != m_inTheWay;
    auto kind = segment.kind;
    if (kind == PoolSegment::Kind::Overhead && !hasWeightsOf(segment.serviceId))
        kind = PoolSegment::Kind::Weights; // the split is not known: it is all one thing
    return Tones(palette()).of(kind, isOfOther);
}

bool GaugeBar::hasWeightsOf(const ServiceId &service) const
{
    return std::any_of(m_pool.segments.begin(), m_pool.segments.end(), [&](const PoolSegment &segment) {
        return segment.kind == PoolSegment::Kind::Weights && segment.serviceId == service;
    });
}

double GaugeBar::meterValue() const
{
    return static_cast<double>(m_pool.total - m_pool.available) / static_cast<double>(GiB);
}

double GaugeBar::meterMaximum() const
{
    return static_cast<double>(m_pool.total) / static_cast<double>(GiB);
}

QString GaugeBar::meterText() const
{
    if (m_pool.total <= 0)
        return tr("not reported");
    QStringList parts{tr("%1 of %2 available").arg(gib(m_pool.available), gib(m_pool.total))};
    for (const PoolSegment &segment : m_pool.segments)
        parts << QStringLiteral("%1 %2").arg(segment.label, gibNumber(segment.bytes));
    if (m_after)
        parts << tr("after the switch %1 available").arg(gib(m_after->left));
    return parts.join(QStringLiteral(", "));
}

int GaugeBar::labelHeight() const
{
    return fontMetrics().height() + 1;
}

QSize GaugeBar::sizeHint() const
{
    const int em = fontMetrics().height();
    return {em * 40, labelHeight() + em * 2 + (m_hasSecondBar ? em * 5 / 4 + 5 : 0)};
}

QSize GaugeBar::minimumSizeHint() const
{
    return {fontMetrics().height() * 12, sizeHint().height()};
}

QRectF GaugeBar::nowBox() const
{
    return QRectF(0, labelHeight(), width(), fontMetrics().height() * 2).adjusted(0.5, 0.5, -0.5, -0.5);
}

QRectF GaugeBar::afterBox() const
{
    const double top = labelHeight() + fontMetrics().height() * 2 + 5;
    return QRectF(0, top, width(), height() - top).adjusted(0.5, 0.5, -0.5, -0.5);
}

void GaugeBar::paintStretch(QPainter &painter, const QRectF &stretch, const QColor &color, bool isHatched,
                            const QString &number) const
{
    painter.fillRect(stretch, isHatched ? hatch(color) : QBrush(color));
    const double room = fontMetrics().horizontalAdvance(number) + 8;
    const QRectF free = besideReserve(stretch, room);
    if (number.isEmpty() || isHatched || free.width() < room)
        return;
    painter.setPen(Tones::textOn(color));
    painter.drawText(free, Qt::AlignCenter, number);
}

/// Where the line of what should stay free does not cross a number: beside it, on the roomier side.
QRectF GaugeBar::besideReserve(const QRectF &stretch, double room) const
{
    const double x = reserveLeft();
    if (m_pool.reserve <= 0 || std::abs(stretch.center().x() - x) > room / 2)
        return stretch;
    QRectF before = stretch, after = stretch;
    before.setRight(x);
    after.setLeft(x);
    return before.width() > after.width() ? before : after;
}

double GaugeBar::reserveLeft() const
{
    return width() - widthOf(m_pool.reserve, m_pool.total, width());
}

void GaugeBar::paintNow(QPainter &painter) const
{
    const QRectF box = nowBox();
    double x = box.left();
    for (const PoolSegment &segment : m_pool.segments) {
        const double wide = widthOf(segment.bytes, m_pool.total, box.width());
        paintStretch(painter, {x, box.top(), wide, box.height()}, colorOf(segment), false, gibNumber(segment.bytes));
        x += wide;
    }
}

void GaugeBar::paintAfter(QPainter &painter) const
{
    const QRectF box = afterBox();
    const Tones tones(palette());
    double x = box.left();
    for (qsizetype i = 0; i < m_after->coming.size(); ++i) {
        const double wide = widthOf(shownBytes(i), m_pool.total, box.width());
        paintStretch(painter, {x, box.top(), wide, box.height()}, tones.of(m_after->coming[i].kind), true, {});
        x += wide;
    }
    for (const PoolSegment &segment : m_after->staying) {
        const double wide = widthOf(segment.bytes, m_pool.total, box.width());
        paintStretch(painter, {x, box.top(), wide, box.height()}, colorOf(segment), false, {});
        x += wide;
    }
}

/// Over the line of what should stay free, which may stand where the number does.
void GaugeBar::paintLeft(QPainter &painter) const
{
    const QRectF box = afterBox();
    const Tones tones(palette());
    const QString left = m_after->left >= 0 ? tr("%1 left").arg(gibNumber(m_after->left))
                                            : tr("%1 missing").arg(gibNumber(-m_after->left));
    const int room = painter.fontMetrics().horizontalAdvance(left) + 12;
    const QRectF end(box.right() - room, box.top(), room, box.height());
    const bool isMissing = m_after->left < 0;
    if (!isMissing && widthOf(m_after->left, m_pool.total, box.width()) < room)
        return;
    const QColor back = isMissing ? tones.of(Tones::Meaning::Bad) : palette().color(QPalette::Base);
    painter.fillRect(end.adjusted(0, 1, -2, -1), back);
    painter.setPen(isMissing ? Tones::textOn(back) : tones.muted());
    painter.drawText(end.adjusted(6, 0, -6, 0), Qt::AlignRight | Qt::AlignVCenter, left);
}

void GaugeBar::paintReserve(QPainter &painter) const
{
    if (m_pool.reserve <= 0 || m_pool.total <= 0)
        return;
    const QColor color = Tones(palette()).of(Tones::Meaning::Bad);
    const double x = reserveLeft();
    QPen pen(color, 2, Qt::CustomDashLine);
    pen.setDashPattern({3, 2});
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(pen);
    painter.drawLine(QPointF(x, 2), QPointF(x, m_after ? height() : nowBox().bottom()));
    const QString text = tr("keep %1 free").arg(gibNumber(m_pool.reserve));
    const int wide = fontMetrics().horizontalAdvance(text);
    const bool hasRoomRight = x + 6 + wide <= width();
    const QRectF box(hasRoomRight ? x + 6 : x - 6 - wide, 0, wide + 1, labelHeight() - 1);
    painter.setPen(color);
    painter.drawText(box, Qt::AlignLeft | Qt::AlignVCenter, text);
}

void GaugeBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Tones tones(palette());
    const auto framed = [&](const QRectF &box, auto paintInside) {
        QPainterPath outline;
        outline.addRoundedRect(box, barRadius, barRadius);
        painter.save();
        painter.setClipPath(outline);
        painter.fillPath(outline, palette().base());
        paintInside();
        painter.restore();
        painter.setPen(tones.line());
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(outline);
    };
    framed(nowBox(), [&] { paintNow(painter); });
    if (m_after && m_hasSecondBar)
        framed(afterBox(), [&] { paintAfter(painter); });
    paintReserve(painter);
    if (m_after && m_hasSecondBar)
        paintLeft(painter);
}

} // namespace kirikae
