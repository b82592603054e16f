// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/lists/QuestionQueue.h"

#include "models/settings/SecretStore.h"

#include <QDateTime>

namespace kirikae {

namespace {
/// A question that comes back this soon means that the kept answer was wrong.
constexpr qint64 inARowMs = 60'000;
} // namespace

QuestionQueue::QuestionQueue(SecretStore *store, QObject *parent)
    : QObject(parent)
    , m_store(store)
{
}

/// Empty = nothing that could be kept: a host key, or prompts that may be one-time codes.
QString QuestionQueue::keyOf(const Question &question)
{
    switch (question.kind) {
    case Question::Kind::Passphrase: return QStringLiteral("passphrase ") + question.keyFile;
    case Question::Kind::Password: return QStringLiteral("password ") + question.node;
    case Question::Kind::Token: return QStringLiteral("token ") + question.node;
    case Question::Kind::HostKey:
    case Question::Kind::KeyboardInteractive: break;
    }
    return {};
}

Pending<QStringList> QuestionQueue::ask(const Question &question)
{
    const Open open{question, {}};
    const QString key = keyOf(question);
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    if (!m_store || key.isEmpty() || now - m_triedMs.value(key, now - inARowMs) < inARowMs) {
        askThePerson(open);
        return open.answer.future();
    }
    whenDone(m_store->read(key), this, [this, open, key](const Result<QString> &kept) {
        if (!kept || kept->isEmpty()) {
            askThePerson(open);
            return;
        }
        m_triedMs.insert(key, QDateTime::currentMSecsSinceEpoch());
        open.answer.settle(QStringList{*kept});
    });
    return open.answer.future();
}

void QuestionQueue::askThePerson(const Open &open)
{
    m_open.append(open);
    emit changed();
}

bool QuestionQueue::canKeepFirst() const
{
    return m_store && !m_open.isEmpty() && !keyOf(m_open.first().question).isEmpty();
}

void QuestionQueue::answerFirst(const QStringList &answers, bool keep)
{
    if (m_open.isEmpty())
        return;
    const bool isKept = keep && canKeepFirst() && !answers.isEmpty();
    const Open open = m_open.takeFirst();
    if (isKept)
        m_store->write(keyOf(open.question), answers.first());
    open.answer.settle(answers);
    emit changed();
}

void QuestionQueue::declineFirst()
{
    if (m_open.isEmpty())
        return;
    const Open open = m_open.takeFirst();
    open.answer.settle(fail(Error::Code::Cancelled));
    emit changed();
}

} // namespace kirikae
