// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/ssh/SshMailbox.h"

#include "app/links/ssh/SshSession.h"

#include <QCoreApplication>
#include <QMutexLocker>

#include <sys/eventfd.h>
#include <sys/socket.h>
#include <unistd.h>

namespace kirikae {

SshMailbox::SshMailbox(SshSession &session, bool mayAsk)
    : m_mayAsk(mayAsk)
    , m_wakeFd(eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC))
    , m_session(&session)
{
}

SshMailbox::~SshMailbox()
{
    ::close(m_wakeFd);
    if (m_socket >= 0)
        ::close(m_socket);
}

void SshMailbox::wake() const
{
    eventfd_write(m_wakeFd, 1);
}

void SshMailbox::clearWake() const
{
    eventfd_t count = 0;
    eventfd_read(m_wakeFd, &count);
}

void SshMailbox::post(std::function<void(SshWorker &)> act)
{
    {
        const QMutexLocker lock(&m_mutex);
        m_posted.push_back(std::move(act));
    }
    wake();
}

std::vector<std::function<void(SshWorker &)>> SshMailbox::takePosted()
{
    const QMutexLocker lock(&m_mutex);
    return std::exchange(m_posted, {});
}

bool SshMailbox::hasPosted() const
{
    const QMutexLocker lock(&m_mutex);
    return !m_posted.empty();
}

void SshMailbox::answer(Result<QStringList> answers)
{
    const QMutexLocker lock(&m_mutex);
    m_answers = std::move(answers);
    m_answered.wakeAll();
}

void SshMailbox::cancel()
{
    {
        const QMutexLocker lock(&m_mutex);
        m_isCancelled = true;
        m_session = nullptr;
        if (m_socket >= 0)
            ::shutdown(m_socket, SHUT_RDWR);
        m_answered.wakeAll();
    }
    wake();
}

void SshMailbox::tell(std::function<void(SshSession &)> news)
{
    const QMutexLocker lock(&m_mutex); // the session takes itself out before it goes
    if (!m_session)
        return;
    QMetaObject::invokeMethod(
        m_session, [session = m_session, news = std::move(news)] { news(*session); }, Qt::QueuedConnection);
}

Result<QStringList> SshMailbox::ask(const Question &question)
{
    if (!m_mayAsk)
        return fail(question.kind == Question::Kind::HostKey ? Error::Code::HostKeyUnknown : Error::Code::AuthRefused,
                    QCoreApplication::translate("Ssh", "%1 has a question that only you can answer: connect again.")
                        .arg(question.node));
    m_hasAsked = true;
    tell([question](SshSession &session) { session.putQuestion(question); });
    const QMutexLocker lock(&m_mutex);
    while (!m_answers && !m_isCancelled)
        m_answered.wait(&m_mutex);
    const auto answers = std::exchange(m_answers, std::nullopt);
    return answers.value_or(fail(Error::Code::Cancelled));
}

void SshMailbox::watchSocket(int fd)
{
    const QMutexLocker lock(&m_mutex);
    if (m_socket >= 0)
        ::close(m_socket);
    m_socket = fd >= 0 ? ::dup(fd) : -1;
    if (m_socket >= 0 && m_isCancelled)
        ::shutdown(m_socket, SHUT_RDWR);
}

} // namespace kirikae
