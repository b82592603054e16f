// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/QuestionPanel.h"

#include "models/lists/PlainHttp.h"
#include "models/lists/QuestionQueue.h"
#include "ui/widgets/PlainLabel.h"
#include "ui/widgets/PrimaryButton.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>

namespace kirikae {

using Look = PlainLabel::Look;

QuestionPanel::QuestionPanel(QuestionQueue &queue, QWidget *parent)
    : Card(parent)
    , m_queue(queue)
    , m_title(new PlainLabel(Look::Title))
    , m_text(new PlainLabel)
    , m_warning(new PlainLabel(plainHttpWarning(), Look::Careful))
    , m_fingerprint(new PlainLabel(Look::Mono))
    , m_form(new QFormLayout)
    , m_yes(new PrimaryButton({}))
    , m_no(new QPushButton(tr("&Do not connect")))
    , m_keep(new QCheckBox(tr("Keep it in the keychain of this desktop")))
{
    auto *buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(m_no);
    buttons->addWidget(m_yes);
    column()->addWidget(m_title->wrapping());
    column()->addWidget(m_text->wrapping());
    column()->addWidget(m_warning->wrapping());
    column()->addWidget(m_fingerprint->wrapping()->selectable());
    column()->addLayout(m_form);
    column()->addWidget(m_keep);
    column()->addLayout(buttons);
    setObjectName(QStringLiteral("questionPanel"));
    m_warning->setObjectName(QStringLiteral("questionWarning"));
    m_fingerprint->setObjectName(QStringLiteral("fingerprint"));
    m_yes->setObjectName(QStringLiteral("questionYes"));
    m_no->setObjectName(QStringLiteral("questionNo"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(m_yes, &QPushButton::clicked, this, &QuestionPanel::answer);
    connect(m_no, &QPushButton::clicked, &queue, &QuestionQueue::declineFirst);
    connect(&queue, &QuestionQueue::changed, this, &QuestionPanel::refresh);
    refresh();
}

void QuestionPanel::refresh()
{
    clearFields();
    setVisible(!m_queue.isEmpty());
    if (!m_queue.isEmpty())
        show(m_queue.first());
}

void QuestionPanel::show(const Question &question)
{
    using Kind = Question::Kind;
    m_isHostKey = question.kind == Kind::HostKey;
    switch (question.kind) {
    case Kind::HostKey: m_title->setText(tr("First connection to %1").arg(question.node)); break;
    case Kind::Passphrase: m_title->setText(tr("The key %1 is locked").arg(question.keyFile)); break;
    case Kind::Password: m_title->setText(tr("Password for %1").arg(question.node)); break;
    case Kind::Token: m_title->setText(tr("Access token for %1").arg(question.node)); break;
    case Kind::KeyboardInteractive: m_title->setText(tr("%1 asks").arg(question.node)); break;
    }
    QString text = question.text;
    if (m_isHostKey)
        text += QLatin1Char('\n') + tr("Compare this fingerprint with the one that the node shows for "
                                       "ssh-keygen -lf /etc/ssh/ssh_host_ed25519_key.pub. It is asked only once.");
    m_text->setText(text.trimmed());
    m_text->setVisible(!m_text->text().isEmpty());
    // Before it is typed: afterwards it has been read by everyone on the way.
    m_warning->setVisible(question.kind == Kind::Token && isPlainHttpElsewhere(question.node));
    m_fingerprint->setText(question.fingerprint);
    m_fingerprint->setVisible(m_isHostKey);
    m_yes->setText(m_isHostKey ? tr("It is the sa&me, connect") : tr("&Go on"));
    if (!m_isHostKey) {
        for (const Question::Field &field : question.fields)
            addField(field.prompt, field.echo);
        if (m_fields.isEmpty())
            addField(question.kind == Kind::Passphrase ? tr("Passphrase") : tr("Password"), false);
    }
    m_keep->setChecked(false);
    m_keep->setVisible(m_queue.canKeepFirst());
    setAccessibleName(m_title->text());
    // the safe answer has the focus when there is nothing to type
    (m_fields.isEmpty() ? static_cast<QWidget *>(m_no) : m_fields.first())->setFocus();
}

void QuestionPanel::addField(const QString &prompt, bool echo)
{
    auto *line = new QLineEdit;
    line->setEchoMode(echo ? QLineEdit::Normal : QLineEdit::Password);
    line->setAccessibleName(prompt);
    line->setObjectName(QStringLiteral("questionField%1").arg(m_fields.size()));
    m_form->addRow(new PlainLabel(prompt), line);
    m_fields.append(line);
    connect(line, &QLineEdit::returnPressed, this, &QuestionPanel::answer);
}

void QuestionPanel::clearFields()
{
    for (QLineEdit *field : m_fields)
        field->clear();
    m_fields.clear();
    while (m_form->rowCount() > 0) {
        const auto row = m_form->takeRow(0);
        for (QLayoutItem *item : {row.labelItem, row.fieldItem}) {
            item->widget()->hide();
            item->widget()->deleteLater(); // Return in a field leads here
            delete item;
        }
    }
}

void QuestionPanel::answer()
{
    QStringList answers;
    for (const QLineEdit *field : m_fields)
        answers << field->text();
    if (m_isHostKey)
        answers << QStringLiteral("yes");
    m_queue.answerFirst(answers, m_keep->isChecked());
}

void QuestionPanel::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Cancel))
        m_queue.declineFirst();
    else
        Card::keyPressEvent(event);
}

} // namespace kirikae
