// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/PasteDialog.h"

#include "ui/widgets/PlainLabel.h"

#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace kirikae {

PasteDialog::PasteDialog(QWidget *parent)
    : QDialog(parent)
    , m_text(new QPlainTextEdit)
    , m_result(new PlainLabel(PlainLabel::Look::Muted))
{
    setWindowTitle(tr("Paste docker run"));
    m_text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_text->setPlaceholderText(QStringLiteral("docker run --gpus all -p 8000:8000 \\\n  vllm/vllm-openai:latest ..."));
    m_text->setAccessibleName(tr("docker run line"));
    m_text->setTabChangesFocus(true);
    m_text->setObjectName(QStringLiteral("dockerRunText"));
    m_result->setObjectName(QStringLiteral("dockerRunResult"));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_use = buttons->addButton(tr("Make a &profile…"), QDialogButtonBox::AcceptRole);
    m_use->setObjectName(QStringLiteral("makeProfile"));
    auto *column = new QVBoxLayout(this);
    column->addWidget((new PlainLabel(tr("Paste the whole command, with its continuation lines and comments. Nothing "
                                         "is run; you can check the profile before it is saved.")))
                          ->wrapping());
    column->addWidget(m_text, 1);
    column->addWidget(m_result->wrapping());
    column->addWidget(buttons);
    connect(m_text, &QPlainTextEdit::textChanged, this, &PasteDialog::check);
    connect(buttons, &QDialogButtonBox::accepted, this, &PasteDialog::take);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    resize(fontMetrics().horizontalAdvance(QLatin1Char('0')) * 100, fontMetrics().height() * 24);
    check();
}

void PasteDialog::check()
{
    const QString text = m_text->toPlainText();
    if (text.trimmed().isEmpty()) {
        m_use->setEnabled(false);
        m_result->setLook(PlainLabel::Look::Muted);
        m_result->setText(tr("Waiting for a command."));
        return;
    }
    const auto import = profileFromDockerRun(text);
    m_use->setEnabled(import.has_value());
    m_result->setLook(import ? PlainLabel::Look::Good : PlainLabel::Look::Bad);
    m_result->setText(import ? tr("Understood: image %1, model %2").arg(import->profile.image, import->profile.model)
                             : import.error().message);
}

void PasteDialog::take()
{
    const auto import = profileFromDockerRun(m_text->toPlainText());
    if (!import)
        return;
    emit imported(*import);
    accept();
}

} // namespace kirikae
