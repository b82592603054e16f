// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/Pill.h"

#include <QPainter>

namespace kirikae {

Pill::Pill(QWidget *parent)
    : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void Pill::show(const QString &word, Tones::Meaning meaning)
{
    m_meaning = meaning;
    setText(word);
    setVisible(!word.isEmpty());
    updateGeometry();
    update();
}

QFont Pill::fontFor(const QFont &around)
{
    QFont font = around;
    font.setPointSizeF(around.pointSizeF() * 0.88);
    font.setBold(false);
    return font;
}

QSize Pill::sizeFor(const QString &word, const QFont &font)
{
    const QFontMetrics metrics(font);
    return {metrics.horizontalAdvance(word) + metrics.height(), metrics.height() + 4};
}

QSize Pill::sizeHint() const
{
    return sizeFor(text(), fontFor(font()));
}

void Pill::paint(QPainter &painter, const QRectF &box, const QString &word, const QColor &color, const QFont &font)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(color, 1));
    painter.setBrush(Qt::NoBrush);
    const QRectF inner = box.adjusted(0.5, 0.5, -0.5, -0.5);
    painter.drawRoundedRect(inner, inner.height() / 2, inner.height() / 2);
    painter.setFont(font);
    painter.drawText(box, Qt::AlignCenter, word);
    painter.restore();
}

void Pill::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paint(painter, rect(), text(), Tones(palette()).of(m_meaning), fontFor(font()));
}

} // namespace kirikae
