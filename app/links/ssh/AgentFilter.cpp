// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/ssh/AgentFilter.h"

#include <QFile>
#include <QMutexLocker>
#include <QtEndian>

#include <array>
#include <cerrno>
#include <cstring>
#include <utility>

#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

namespace kirikae {

namespace {

constexpr char identitiesAnswer = 12; ///< SSH_AGENT_IDENTITIES_ANSWER
constexpr quint32 longestMessage = 256 * 1024;
constexpr qsizetype numberSize = 4;

bool readAll(int fd, char *to, size_t count)
{
    while (count > 0) {
        const ssize_t got = ::recv(fd, to, count, 0);
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0)
            return false;
        to += got;
        count -= static_cast<size_t>(got);
    }
    return true;
}

/// A message without its length; nothing when the other side is gone or talks nonsense.
std::optional<QByteArray> receive(int fd)
{
    std::array<char, numberSize> head{};
    if (!readAll(fd, head.data(), head.size()))
        return {};
    const auto size = qFromBigEndian<quint32>(head.data());
    if (size == 0 || size > longestMessage)
        return {};
    QByteArray message(static_cast<qsizetype>(size), Qt::Uninitialized);
    if (!readAll(fd, message.data(), size))
        return {};
    return message;
}

QByteArray numberBytes(qsizetype number)
{
    std::array<char, numberSize> bytes{};
    qToBigEndian(static_cast<quint32>(number), bytes.data());
    return {bytes.data(), numberSize};
}

bool send(int fd, const QByteArray &message)
{
    const QByteArray all = numberBytes(message.size()) + message;
    for (qsizetype sent = 0; sent < all.size();) {
        const ssize_t now = ::send(fd, all.constData() + sent, static_cast<size_t>(all.size() - sent), MSG_NOSIGNAL);
        if (now < 0 && errno == EINTR)
            continue;
        if (now <= 0)
            return false;
        sent += now;
    }
    return true;
}

/// The string at `at`, which moves behind it; nothing when the message ends before.
std::optional<QByteArray> stringAt(const QByteArray &message, qsizetype &at)
{
    if (message.size() - at < numberSize)
        return {};
    const auto size = static_cast<qsizetype>(qFromBigEndian<quint32>(message.constData() + at));
    at += numberSize;
    if (message.size() - at < size)
        return {};
    at += size;
    return message.mid(at - size, size);
}

} // namespace

std::unique_ptr<AgentFilter> AgentFilter::connectTo(const QString &path)
{
    const QByteArray name = QFile::encodeName(path);
    sockaddr_un address{};
    if (name.isEmpty() || static_cast<size_t>(name.size()) >= sizeof address.sun_path)
        return nullptr;
    address.sun_family = AF_UNIX;
    std::memcpy(address.sun_path, name.constData(), static_cast<size_t>(name.size()));
    const int agent = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const void *raw = &address;
    std::array<int, 2> ends{-1, -1};
    if (agent < 0 || ::connect(agent, static_cast<const sockaddr *>(raw), sizeof address) != 0 ||
        ::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0) {
        if (agent >= 0)
            ::close(agent);
        return nullptr;
    }
    return std::unique_ptr<AgentFilter>(new AgentFilter(agent, ends[0], ends[1]));
}

AgentFilter::AgentFilter(int agent, int clientEnd, int ourEnd)
    : m_agent(agent)
    , m_ourEnd(ourEnd)
    , m_clientEnd(clientEnd)
    , m_thread(QThread::create([this] { serve(); }))
{
    m_thread->start();
}

AgentFilter::~AgentFilter()
{
    ::shutdown(m_ourEnd, SHUT_RDWR);
    ::shutdown(m_agent, SHUT_RDWR);
    m_thread->wait();
    ::close(m_ourEnd);
    ::close(m_agent);
    if (m_clientEnd >= 0)
        ::close(m_clientEnd);
}

void AgentFilter::show(const std::optional<QSet<QByteArray>> &wanted, const QSet<QByteArray> &hidden)
{
    const QMutexLocker lock(&m_mutex);
    m_wanted = wanted;
    m_hidden = hidden;
    m_shown.clear();
}

int AgentFilter::takeClientEnd()
{
    return std::exchange(m_clientEnd, -1);
}

QSet<QByteArray> AgentFilter::shown() const
{
    const QMutexLocker lock(&m_mutex);
    return m_shown;
}

void AgentFilter::serve()
{
    for (;;) {
        const auto asked = receive(m_ourEnd);
        if (!asked || !send(m_agent, *asked))
            break;
        const auto answer = receive(m_agent);
        if (!answer || !send(m_ourEnd, answer->startsWith(identitiesAnswer) ? filtered(*answer) : *answer))
            break;
    }
    ::shutdown(m_ourEnd, SHUT_RDWR); // libssh must not wait for an agent that is gone
}

/// Type, number of keys, then each key with its comment.
QByteArray AgentFilter::filtered(const QByteArray &answer)
{
    const QMutexLocker lock(&m_mutex);
    QByteArray keys;
    qsizetype count = 0;
    for (qsizetype at = 1 + numberSize; at < answer.size();) {
        const auto key = stringAt(answer, at);
        const auto comment = key ? stringAt(answer, at) : std::nullopt;
        if (!comment)
            break;
        if (m_hidden.contains(*key) || (m_wanted && !m_wanted->contains(*key)))
            continue;
        keys += numberBytes(key->size()) + *key + numberBytes(comment->size()) + *comment;
        m_shown += *key;
        ++count;
    }
    return QByteArray(1, identitiesAnswer) + numberBytes(count) + keys;
}

} // namespace kirikae
