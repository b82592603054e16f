// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/delegates/ProfileDelegate.h"

#include "models/lists/ProfileList.h"
#include "ui/widgets/Pill.h"
#include "ui/widgets/Tones.h"

#include <QPainter>

namespace kirikae {

namespace {

constexpr int sideGap = 8;
constexpr int inset = 10;

ProfileRow::Kind kindOf(const QModelIndex &index)
{
    return static_cast<ProfileRow::Kind>(index.data(ProfileList::KindRole).toInt());
}

void paintBackground(QPainter *painter, const QStyleOptionViewItem &option)
{
    const QRectF box = QRectF(option.rect).adjusted(sideGap + 0.5, 1.5, -sideGap - 0.5, -1.5);
    const QColor accent = option.palette.color(QPalette::Active, QPalette::Highlight);
    const QColor base = option.palette.color(QPalette::Base);
    constexpr double radius = 7;
    painter->setPen(Qt::NoPen);
    if (option.state.testFlag(QStyle::State_Selected))
        painter->setBrush(Tones::blend(accent, base, 0.16));
    else if (option.state.testFlag(QStyle::State_MouseOver))
        painter->setBrush(Tones::blend(accent, base, 0.06));
    else
        painter->setBrush(Qt::NoBrush);
    if (option.state.testFlag(QStyle::State_HasFocus))
        painter->setPen(QPen(accent, 1.5));
    painter->drawRoundedRect(box, radius, radius);
}

void paintHead(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index)
{
    painter->setFont(Pill::fontFor(option.font));
    const auto mark = static_cast<ProfileRow::Mark>(index.data(ProfileList::MarkRole).toInt());
    painter->setPen(Tones(option.palette).of(Tones::meaningOf(mark)));
    const QRect box = option.rect.adjusted(sideGap + inset, 0, -sideGap - inset, -2);
    painter->drawText(box, Qt::AlignLeft | Qt::AlignBottom,
                      painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, box.width()));
}

} // namespace

void ProfileDelegate::paint(QPainter *painter, const QStyleOptionViewItem &given, const QModelIndex &index) const
{
    QStyleOptionViewItem option = given;
    option.palette.setCurrentColorGroup(QPalette::Active); // what cannot be chosen is still to be read
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (kindOf(index) == ProfileRow::Kind::SlotHead) {
        paintHead(painter, option, index);
        painter->restore();
        return;
    }
    paintBackground(painter, option);
    const Tones tones(option.palette);
    const int line = option.fontMetrics.height();
    QRect box = option.rect.adjusted(sideGap + inset, line / 2, -sideGap - inset, 0);
    box.setHeight(line);

    const auto mark = static_cast<ProfileRow::Mark>(index.data(ProfileList::MarkRole).toInt());
    const QString word = index.data(ProfileList::MarkTextRole).toString();
    int room = box.width();
    if (!word.isEmpty()) {
        const QFont small = Pill::fontFor(option.font);
        const QSize size = Pill::sizeFor(word, small);
        const QRectF pill(box.right() - size.width() + 1, box.top() - 1, size.width(), size.height());
        Pill::paint(*painter, pill, word, tones.of(Tones::meaningOf(mark)), small);
        room -= size.width() + inset;
    }
    QFont bold = option.font;
    bold.setBold(true);
    painter->setFont(bold);
    painter->setPen(option.palette.color(QPalette::Text));
    painter->drawText(box, Qt::AlignLeft | Qt::AlignVCenter,
                      QFontMetrics(bold).elidedText(index.data().toString(), Qt::ElideRight, room));
    painter->setFont(option.font);
    painter->setPen(mark == ProfileRow::Mark::Damaged ? tones.of(Tones::Meaning::Bad) : tones.muted());
    for (const int role : {ProfileList::FactsRole, ProfileList::HistoryRole}) {
        box.translate(0, line + 1);
        painter->drawText(box, Qt::AlignLeft | Qt::AlignVCenter,
                          option.fontMetrics.elidedText(index.data(role).toString(), Qt::ElideRight, box.width()));
    }
    painter->restore();
}

QSize ProfileDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const int line = option.fontMetrics.height();
    const bool isHead = kindOf(index) == ProfileRow::Kind::SlotHead;
    return {line * 12, isHead ? line * 7 / 4 : line * 4 + 2};
}

} // namespace kirikae
