// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/PlainLabel.h"

#include "models/lists/Words.h"
#include "ui/widgets/Tones.h"

#include <QApplication>
#include <QEvent>
#include <QFontDatabase>
#include <QPainter>

#include <algorithm>

namespace kirikae {

PlainLabel::PlainLabel(Look look, QWidget *parent)
    : PlainLabel(QString(), look, parent)
{
}

PlainLabel::PlainLabel(const QString &text, Look look, QWidget *parent)
    : QLabel(parent)
    , m_look(look)
{
    setTextFormat(Qt::PlainText);
    setText(text);
    refresh();
}

void PlainLabel::setLook(Look look)
{
    if (look == m_look)
        return;
    m_look = look;
    refresh();
}

PlainLabel *PlainLabel::wrapping()
{
    setWordWrap(true);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true); // a new policy has forgotten it, and then layouts cut lines off
    setSizePolicy(policy);
    return this;
}

PlainLabel *PlainLabel::selectable()
{
    setTextInteractionFlags(Qt::TextSelectableByMouse); // a place for Tab to stop would be one more on the way
    return this;
}

int PlainLabel::heightForWidth(int width) const
{
    return QLabel::heightForWidth(std::min(width, maximumWidth()));
}

void PlainLabel::changeEvent(QEvent *event)
{
    QLabel::changeEvent(event);
    const auto type = event->type();
    if (!m_isRefreshing &&
        (type == QEvent::PaletteChange || type == QEvent::StyleChange || type == QEvent::ApplicationFontChange))
        refresh();
}

void PlainLabel::refresh()
{
    m_isRefreshing = true;
    const QPalette base = QApplication::palette();
    const Tones tones(base);
    QPalette own;
    QFont font = m_look == Look::Mono ? QFontDatabase::systemFont(QFontDatabase::FixedFont) : QApplication::font();
    if (m_look == Look::Strong || m_look == Look::Title)
        font.setBold(true);
    if (m_look == Look::Title)
        font.setPointSizeF(font.pointSizeF() * 1.15);
    const auto color = [&](const QColor &text) {
        own.setColor(QPalette::WindowText, text);
        own.setColor(QPalette::Text, text); // which of the two is used depends on the background
    };
    switch (m_look) {
    case Look::Muted: color(tones.muted()); break;
    case Look::Good: color(tones.of(Tones::Meaning::Good)); break;
    case Look::Careful: color(tones.of(Tones::Meaning::Careful)); break;
    case Look::Bad: color(tones.of(Tones::Meaning::Bad)); break;
    case Look::Normal:
    case Look::Mono:
    case Look::Strong:
    case Look::Title: color(base.color(QPalette::Text)); break;
    }
    if (m_look == Look::Good || m_look == Look::Careful || m_look == Look::Bad)
        font.setBold(true);
    setFont(font);
    setPalette(own);
    m_isRefreshing = false;
}

void ElidedLabel::setFullText(const QString &text)
{
    if (text == this->text())
        return;
    setText(text);
    updateGeometry();
}

QSize ElidedLabel::minimumSizeHint() const
{
    constexpr int shortest = 6; // digits: the average of a font with Japanese is much wider
    return {std::min(fontMetrics().horizontalAdvance(QLatin1Char('0')) * shortest, sizeHint().width()),
            PlainLabel::minimumSizeHint().height()};
}

QSize ElidedLabel::sizeHint() const
{
    return {fontMetrics().horizontalAdvance(text()) + 2, PlainLabel::sizeHint().height()};
}

void ElidedLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const QString shown = fontMetrics().elidedText(text(), Qt::ElideRight, width());
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(rect(), static_cast<int>(alignment()), shown);
    const QString tip = shown == text() ? QString() : plainToolTip(text());
    if (tip != toolTip())
        setToolTip(tip);
}

} // namespace kirikae
