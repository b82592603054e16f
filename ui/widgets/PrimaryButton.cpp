// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/PrimaryButton.h"

#include "ui/widgets/Tones.h"

#include <QApplication>
#include <QEvent>

namespace kirikae {

PrimaryButton::PrimaryButton(const QString &text, QWidget *parent)
    : QPushButton(text, parent)
{
    setDefault(true);
    applyPalette();
}

void PrimaryButton::changeEvent(QEvent *event)
{
    QPushButton::changeEvent(event);
    if (event->type() == QEvent::ApplicationPaletteChange)
        applyPalette();
}

void PrimaryButton::applyPalette()
{
    const QPalette base = QApplication::palette();
    QPalette own;
    const QColor accent = base.color(QPalette::Active, QPalette::Highlight);
    for (const auto group : {QPalette::Active, QPalette::Inactive}) {
        own.setColor(group, QPalette::Button, accent);
        own.setColor(group, QPalette::ButtonText, base.color(QPalette::Active, QPalette::HighlightedText));
    }
    const QColor window = base.color(QPalette::Button);
    own.setColor(QPalette::Disabled, QPalette::Button, Tones::blend(accent, window, 0.2));
    setPalette(own);
    QFont bold = QApplication::font();
    bold.setBold(true);
    setFont(bold);
}

} // namespace kirikae
