// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/PrimaryButton.h"

#include "ui/widgets/Tones.h"

#include <QPainter>
#include <QStyle>
#include <QStyleOptionButton>

namespace kirikae {

PrimaryButton::PrimaryButton(const QString &text, QWidget *parent)
    : QPushButton(text, parent)
{
    setDefault(true);
    setAttribute(Qt::WA_Hover);
    QFont bold = font();
    bold.setBold(true);
    setFont(bold);
}

QSize PrimaryButton::sizeHint() const
{
    return QPushButton::sizeHint() + QSize(fontMetrics().height(), 0);
}

void PrimaryButton::setPrimary(bool on)
{
    m_isPrimary = on;
    update();
}

void PrimaryButton::paintEvent(QPaintEvent *event)
{
    if (!m_isPrimary) {
        QPushButton::paintEvent(event);
        return;
    }
    QStyleOptionButton option;
    initStyleOption(&option);
    const QPalette &colors = palette();
    const QColor accent = colors.color(QPalette::Active, QPalette::Highlight);
    const QColor window = colors.color(QPalette::Active, QPalette::Window);
    QColor fill = accent;
    QColor text = colors.color(QPalette::Active, QPalette::HighlightedText);
    if (!isEnabled()) {
        fill = Tones::blend(accent, window, 0.18);
        text = Tones::blend(colors.color(QPalette::Active, QPalette::Text), window, 0.6);
    } else if (isDown()) {
        fill = Tones::blend(accent, Qt::black, 0.82);
    } else if (option.state.testFlag(QStyle::State_MouseOver)) {
        fill = Tones::blend(accent, Qt::white, 0.9);
    }
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    constexpr double corner = 4;
    const QRectF box = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(Qt::NoPen);
    painter.setBrush(fill);
    painter.drawRoundedRect(box, corner, corner);
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        painter.setPen(QPen(text, 1.2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(box.adjusted(2.5, 2.5, -2.5, -2.5), corner - 1, corner - 1);
    }
    const bool showsMnemonic = style()->styleHint(QStyle::SH_UnderlineShortcut, &option, this) != 0;
    painter.setPen(text);
    painter.drawText(rect(), Qt::AlignCenter | (showsMnemonic ? Qt::TextShowMnemonic : Qt::TextHideMnemonic),
                     this->text());
}

} // namespace kirikae
