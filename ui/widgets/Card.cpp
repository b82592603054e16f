// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/Card.h"

#include "ui/widgets/Tones.h"

#include <QPainter>

namespace kirikae {

Card::Card(QWidget *parent)
    : QFrame(parent)
    , m_column(new QVBoxLayout(this))
{
    const int em = fontMetrics().height();
    m_column->setContentsMargins(em, em * 3 / 4, em, em * 3 / 4);
    m_column->setSpacing(em / 2);
}

void Card::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Tones(palette()).line());
    painter.setBrush(palette().base());
    constexpr double radius = 8;
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
}

} // namespace kirikae
