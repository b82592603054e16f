// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/TryTab.h"

#include "models/lists/Words.h"
#include "ui/widgets/FocusRing.h"
#include "ui/widgets/PlainLabel.h"
#include "ui/widgets/PrimaryButton.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPlainTextEdit>
#include <QVBoxLayout>

namespace kirikae {

TryTab::TryTab(Node &node, QWidget *parent)
    : QWidget(parent)
    , m_node(node)
    , m_target(new PlainLabel(PlainLabel::Look::Muted))
    , m_prompt(new QPlainTextEdit)
    , m_ask(new PrimaryButton(tr("&Ask")))
    , m_answer(new QPlainTextEdit)
    , m_result(new PlainLabel(PlainLabel::Look::Muted))
{
    m_prompt->setPlaceholderText(tr("A prompt, for example: Name three rivers of Japan."));
    m_prompt->setAccessibleName(tr("Prompt"));
    m_prompt->setTabChangesFocus(true);
    m_prompt->setMinimumHeight(fontMetrics().height() * 2);
    m_prompt->setMaximumHeight(fontMetrics().height() * 4);
    m_answer->setReadOnly(true);
    m_answer->setMinimumHeight(fontMetrics().height() * 2);
    m_answer->setAccessibleName(tr("Answer"));
    m_answer->setPlaceholderText(tr("The answer appears here."));
    auto *row = new QHBoxLayout;
    row->addWidget(m_target, 1);
    row->addWidget(m_result);
    row->addWidget(m_ask);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, fontMetrics().height() / 2, 0, 0);
    column->addWidget(m_prompt);
    column->addLayout(row);
    column->addWidget(m_answer, 1);
    m_prompt->setObjectName(QStringLiteral("prompt"));
    m_answer->setObjectName(QStringLiteral("answer"));
    m_ask->setObjectName(QStringLiteral("askButton"));
    m_result->setObjectName(QStringLiteral("answerTime"));
    for (QWidget *part :
         {static_cast<QWidget *>(m_prompt), static_cast<QWidget *>(m_answer), static_cast<QWidget *>(m_ask)})
        part->installEventFilter(this);
    new FocusRing(m_answer);
    setFocusProxy(m_prompt);
    connect(m_ask, &QPushButton::clicked, this, &TryTab::ask);
    connect(m_prompt, &QPlainTextEdit::textChanged, this, &TryTab::showButton);
    useService({}, {});
}

void TryTab::useService(const ServiceId &service, const QString &name)
{
    m_service = service;
    m_name = name;
    m_target->setText(service.isEmpty() ? tr("Nothing is running that could answer. Switch to a profile first.")
                                        : tr("%1 answers. Ctrl+Enter asks.").arg(name));
    showButton();
}

/// Ctrl+Enter asks while the focus is here; elsewhere in the window it switches.
bool TryTab::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::ShortcutOverride && event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    const bool isEnter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    if (!isEnter || !key->modifiers().testFlag(Qt::ControlModifier))
        return QWidget::eventFilter(watched, event);
    if (event->type() == QEvent::KeyPress)
        m_ask->click();
    event->accept();
    return true;
}

void TryTab::focusPrompt()
{
    m_prompt->setFocus();
}

void TryTab::showButton()
{
    m_ask->setEnabled(!m_isAsking && !m_service.isEmpty() && !m_prompt->toPlainText().trimmed().isEmpty());
}

void TryTab::ask()
{
    m_isAsking = true;
    showButton();
    m_result->setText(tr("Waiting for the answer…"));
    whenDone(m_node.chat(m_service, m_prompt->toPlainText()), this, [this](const Result<ChatAnswer> &answer) {
        m_isAsking = false;
        showButton();
        if (!answer) {
            m_result->setText(tr("No answer"));
            m_answer->setPlainText(
                QStringLiteral("%1 %2\n%3")
                    .arg(answer.error().message, adviceFor(answer.error().code), answer.error().detail)
                    .trimmed());
            return;
        }
        m_answer->setPlainText(answer->text);
        const QString time = durationText(answer->seconds);
        m_result->setText(answer->completionTokens ? tr("%1 for %2 tokens").arg(time).arg(*answer->completionTokens)
                                                   : time);
    });
}

} // namespace kirikae
