// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/ssh/SshStream.h"

#include "models/core/Text.h"

#include <QCoreApplication>
#include <QTimer>

namespace kirikae {

namespace {

constexpr qsizetype longestHead = 64 * 1024;
constexpr qsizetype longestGreeting = 8 * 1024 * 1024; ///< on stdout, before the mark has come

} // namespace

Error endlessGreeting(const QByteArray &begin)
{
    return {Error::Code::BadReply,
            QCoreApplication::translate("Ssh", "The login shell of your user on the node writes without end before any "
                                               "command runs. Look at what its start-up files (such as ~/.bashrc) "
                                               "print."),
            cleanText(begin.left(200))};
}

SshStream::SshStream(SshSession &session, const SshChannelRequest &request, QByteArray mark, Kill kill)
    : m_session(&session)
    , m_id(session.openChannel(request, *this))
    , m_mark(std::move(mark))
    , m_kill(std::move(kill))
{
}

SshStream::~SshStream()
{
    if (!m_session)
        return;
    m_session->dropChannel(m_id);
    if (m_group > 0 && m_kill)
        m_kill(m_group);
}

void SshStream::write(const QByteArray &bytes)
{
    if (m_session)
        m_session->write(m_id, bytes);
}

void SshStream::closeInput()
{
    if (m_session)
        m_session->closeInput(m_id);
}

void SshStream::channelReceived(const QByteArray &bytes, bool isError)
{
    const QPointer<SshStream> self(this); // whoever listens may have had enough
    if (!isError && !m_mark.isEmpty() && (m_greeting += bytes.size()) > longestGreeting) {
        m_session->dropChannel(m_id);
        m_session.clear();
        emit finished(fail(endlessGreeting(bytes)));
        return;
    }
    if (isError)
        receiveError(bytes);
    else
        emit outputReceived(bytes);
    if (self && m_session)
        m_session->consumed(m_id, bytes.size());
}

/// The login shell may have said something before the line with the process id.
void SshStream::receiveError(const QByteArray &bytes)
{
    if (m_mark.isEmpty()) {
        emit errorOutputReceived(bytes);
        return;
    }
    m_head += bytes;
    const auto begin = m_head.indexOf(m_mark);
    const auto end = begin < 0 ? -1 : m_head.indexOf('\n', begin);
    if (end < 0 && m_head.size() < longestHead)
        return;
    if (end >= 0) {
        const auto number = begin + m_mark.size() + 1;
        m_group = m_head.mid(number, end - number).toLongLong();
        m_head.remove(begin, end + 1 - begin);
    }
    m_mark.clear();
    if (const auto head = std::exchange(m_head, {}); !head.isEmpty())
        emit errorOutputReceived(head);
}

void SshStream::channelEnded(const Result<int> &exitCode)
{
    m_session.clear();
    if (!m_head.isEmpty())
        emit errorOutputReceived(std::exchange(m_head, {}));
    emit finished(exitCode);
}

FailedStream::FailedStream(const Error &error, QObject *parent)
    : CommandStream(parent)
{
    QTimer::singleShot(0, this, [this, error] { emit finished(fail(error)); });
}

} // namespace kirikae
