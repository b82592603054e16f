// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/RoomyStyle.h"

#include "ui/widgets/Tones.h"

#include <QPainter>
#include <QStyleOptionButton>
#include <QStyleOptionSlider>

#include <algorithm>

namespace kirikae {

RoomyStyle::RoomyStyle()
    : QProxyStyle(QStringLiteral("fusion"))
{
}

QSize RoomyStyle::sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &contents,
                                   const QWidget *widget) const
{
    QSize size = QProxyStyle::sizeFromContents(type, option, contents, widget);
    const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option);
    if (type == CT_PushButton && button && !button->text.isEmpty())
        size.setWidth(std::max(size.width(), contents.width() + button->fontMetrics.height() * 4 / 3));
    return size;
}

void RoomyStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
                                    const QWidget *widget) const
{
    QProxyStyle::drawComplexControl(control, option, painter, widget);
    const auto *bar = qstyleoption_cast<const QStyleOptionSlider *>(option);
    if (control != CC_ScrollBar || !bar || bar->minimum == bar->maximum)
        return;
    constexpr double margin = 4;
    const QRectF slider = QRectF(subControlRect(CC_ScrollBar, bar, SC_ScrollBarSlider, widget))
                              .adjusted(margin, margin, -margin, -margin);
    const bool isHeld = bar->activeSubControls.testFlag(SC_ScrollBarSlider);
    const QPalette &palette = bar->palette;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(Tones::blend(palette.color(QPalette::Text), palette.color(QPalette::Base), isHeld ? 0.7 : 0.45));
    const double radius = std::min(slider.width(), slider.height()) / 2;
    painter->drawRoundedRect(slider, radius, radius);
    painter->restore();
}

} // namespace kirikae
