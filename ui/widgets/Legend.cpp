// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/Legend.h"

#include "ui/widgets/Tones.h"

#include <QPainter>
#include <QResizeEvent>

namespace kirikae {

namespace {
constexpr int entryGap = 18;
}

Legend::Legend(QWidget *parent)
    : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void Legend::show(const QList<Entry> &entries)
{
    if (entries == m_entries)
        return;
    m_entries = entries;
    QStringList texts;
    for (const Entry &entry : entries)
        texts << entry.text;
    setAccessibleName(texts.join(QStringLiteral(", ")));
    const QList<QPoint> all = places(width());
    const int lines = all.isEmpty() ? 1 : all.last().y() / lineHeight() + 1;
    if (lines > m_mostLines) {
        m_mostLines = lines;
        updateGeometry();
    }
    update();
}

int Legend::lineHeight() const
{
    return fontMetrics().height() + 4;
}

int Legend::entryWidth(const Entry &entry) const
{
    return fontMetrics().height() + fontMetrics().horizontalAdvance(entry.text);
}

QList<QPoint> Legend::places(int width) const
{
    QList<QPoint> all;
    int x = 0;
    int y = 0;
    for (const Entry &entry : m_entries) {
        const int wide = entryWidth(entry);
        if (x > 0 && x + wide > width) {
            x = 0;
            y += lineHeight();
        }
        all.append({x, y});
        x += wide + entryGap;
    }
    return all;
}

QSize Legend::sizeHint() const
{
    return {fontMetrics().height() * 30, m_mostLines * lineHeight()};
}

QSize Legend::minimumSizeHint() const
{
    return {fontMetrics().height() * 8, lineHeight()};
}

int Legend::heightForWidth(int width) const
{
    const QList<QPoint> all = places(width);
    const int lines = all.isEmpty() ? 1 : all.last().y() / lineHeight() + 1;
    return std::max(lines, width == this->width() ? m_mostLines : 1) * lineHeight();
}

void Legend::resizeEvent(QResizeEvent *event)
{
    if (event->oldSize().width() != event->size().width()) {
        const QList<QPoint> all = places(width());
        m_mostLines = all.isEmpty() ? 1 : all.last().y() / lineHeight() + 1;
    }
    QWidget::resizeEvent(event);
}

void Legend::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Tones tones(palette());
    const QList<QPoint> all = places(width());
    const int side = fontMetrics().height() * 2 / 3;
    for (qsizetype i = 0; i < all.size(); ++i) {
        const QPoint at = all[i];
        const double top = at.y() + (lineHeight() - side) / 2.0;
        painter.setPen(tones.line());
        painter.setBrush(m_entries[i].color);
        painter.drawRoundedRect(QRectF(at.x() + 0.5, top, side, side), 3, 3);
        painter.setPen(palette().color(QPalette::Text));
        const QRect text(at.x() + fontMetrics().height(), at.y(), width(), lineHeight());
        painter.drawText(text, Qt::AlignLeft | Qt::AlignVCenter, m_entries[i].text);
    }
}

} // namespace kirikae
