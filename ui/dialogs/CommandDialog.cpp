// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/CommandDialog.h"

#include "ui/widgets/PlainLabel.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace kirikae {

CommandDialog::CommandDialog(const QString &name, const QString &command, QWidget *parent)
    : QDialog(parent)
{
    setWindowTitle(tr("Command for %1").arg(name));
    auto *text = new QPlainTextEdit(command);
    text->setReadOnly(true);
    text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    text->setLineWrapMode(QPlainTextEdit::NoWrap);
    text->setAccessibleName(tr("Command"));
    text->setObjectName(QStringLiteral("commandText"));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    auto *copy = buttons->addButton(tr("&Copy"), QDialogButtonBox::ActionRole);
    connect(copy, &QPushButton::clicked, this, [command] { QGuiApplication::clipboard()->setText(command); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->addWidget(
        (new PlainLabel(tr("This is what the switch starts on the node. Secrets appear by name only.")))->wrapping());
    column->addWidget(text, 1);
    column->addWidget(buttons);
    resize(fontMetrics().horizontalAdvance(QLatin1Char('0')) * 110, fontMetrics().height() * 26);
}

} // namespace kirikae
