// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/ssh/SshConnect.h"

#include "app/links/ssh/SshMailbox.h"

#include <QCoreApplication>
#include <QElapsedTimer>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <vector>

#include <fcntl.h>
#include <net/if.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace kirikae {

namespace {

constexpr qint64 attemptStepMs = 250;

/// A non-blocking socket on its way to the address, or -1 with `problem` set.
int beginConnect(const QHostAddress &address, quint16 port, int &problem)
{
    sockaddr_storage storage{};
    socklen_t size = 0;
    if (address.protocol() == QAbstractSocket::IPv6Protocol) {
        sockaddr_in6 v6{};
        v6.sin6_family = AF_INET6;
        v6.sin6_port = htons(port);
        const Q_IPV6ADDR bytes = address.toIPv6Address();
        std::memcpy(&v6.sin6_addr, &bytes, sizeof bytes);
        v6.sin6_scope_id = if_nametoindex(address.scopeId().toLatin1().constData());
        std::memcpy(&storage, &v6, size = sizeof v6);
    } else {
        sockaddr_in v4{};
        v4.sin_family = AF_INET;
        v4.sin_port = htons(port);
        v4.sin_addr.s_addr = htonl(address.toIPv4Address());
        std::memcpy(&storage, &v4, size = sizeof v4);
    }
    const int fd = ::socket(storage.ss_family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    if (fd >= 0) {
        const void *raw = &storage;
        if (::connect(fd, static_cast<const sockaddr *>(raw), size) == 0 || errno == EINPROGRESS)
            return fd;
    }
    problem = errno;
    if (fd >= 0)
        ::close(fd);
    return -1;
}

int socketError(int fd)
{
    int problem = 0;
    socklen_t size = sizeof problem;
    return ::getsockopt(fd, SOL_SOCKET, SO_ERROR, &problem, &size) == 0 ? problem : errno;
}

void setOption(int fd, int level, int option, int value)
{
    ::setsockopt(fd, level, option, &value, sizeof value);
}

Error connectError(int problem, quint16 port)
{
    using Code = Error::Code;
    const QString detail = QString::fromLocal8Bit(std::strerror(problem));
    switch (problem) {
    case ECONNREFUSED:
        return {Code::Unreachable,
                QCoreApplication::translate("Ssh", "The node refused the connection at port %1: is its SSH server "
                                                   "running, and is the port right?")
                    .arg(port),
                detail};
    case ETIMEDOUT:
        return {Code::Unreachable,
                QCoreApplication::translate("Ssh", "The node did not answer in time: is it switched on and on this "
                                                   "network?"),
                detail};
    case ENETUNREACH:
    case EHOSTUNREACH:
        return {Code::Unreachable,
                QCoreApplication::translate("Ssh", "There is no way to the node's network: check this machine's "
                                                   "connection or VPN."),
                detail};
    default:
        return {Code::Unreachable, QCoreApplication::translate("Ssh", "The node could not be reached: %1.").arg(detail),
                detail};
    }
}

/// The attempts under way; what is left when it goes is closed.
struct Attempts {
    std::vector<int> sockets;
    int lastProblem = ETIMEDOUT;
    Attempts() = default;
    Attempts(const Attempts &) = delete;
    Attempts &operator=(const Attempts &) = delete;
    ~Attempts()
    {
        for (const int fd : sockets)
            ::close(fd);
    }

    /// The first connected socket, or -1 after waiting.
    int wait(int wakeFd, qint64 milliseconds)
    {
        std::vector<pollfd> polls{{wakeFd, POLLIN, 0}};
        for (const int fd : sockets)
            polls.push_back({fd, POLLOUT, 0});
        if (::poll(polls.data(), polls.size(), static_cast<int>(milliseconds)) <= 0)
            return -1;
        for (auto poll = polls.begin() + 1; poll != polls.end(); ++poll) {
            if (poll->revents == 0)
                continue;
            sockets.erase(std::remove(sockets.begin(), sockets.end(), poll->fd), sockets.end());
            const int problem = socketError(poll->fd);
            if (problem == 0)
                return poll->fd;
            lastProblem = problem;
            ::close(poll->fd);
        }
        return -1;
    }
};

} // namespace

QList<QHostAddress> interleaved(const QList<QHostAddress> &addresses)
{
    QList<QHostAddress> first;
    QList<QHostAddress> second;
    for (const QHostAddress &address : addresses)
        (address.protocol() == addresses.first().protocol() ? first : second) += address;
    QList<QHostAddress> all;
    for (qsizetype i = 0; i < std::max(first.size(), second.size()); ++i)
        all += first.mid(i, 1) + second.mid(i, 1);
    return all;
}

Result<int> SshConnect::connectTo(const QList<QHostAddress> &addresses, quint16 port, Milliseconds deadline) const
{
    const QList<QHostAddress> order = interleaved(addresses);
    Attempts attempts;
    qsizetype next = 0;
    QElapsedTimer clock;
    clock.start();
    qint64 nextAt = 0;
    while (!m_mailbox.isCancelled() && clock.elapsed() < deadline.count()) {
        if (next < order.size() && (clock.elapsed() >= nextAt || attempts.sockets.empty())) {
            const int fd = beginConnect(order[next++], port, attempts.lastProblem);
            if (fd >= 0)
                attempts.sockets.push_back(fd);
            nextAt = clock.elapsed() + attemptStepMs;
        }
        if (attempts.sockets.empty() && next >= order.size())
            return fail(connectError(attempts.lastProblem, port));
        const qint64 until = next < order.size() ? nextAt : deadline.count();
        const int connected = attempts.wait(m_mailbox.wakeFd(), std::clamp<qint64>(until - clock.elapsed(), 0, 1000));
        if (connected < 0)
            continue;
        ::fcntl(connected, F_SETFL, ::fcntl(connected, F_GETFL) & ~O_NONBLOCK);
        tune(connected, m_timeouts);
        return connected;
    }
    return m_mailbox.isCancelled() ? Result<int>(fail(Error::Code::Cancelled)) : fail(connectError(ETIMEDOUT, port));
}

void SshConnect::tune(int fd, const SshTimeouts &timeouts)
{
    setOption(fd, IPPROTO_TCP, TCP_NODELAY, 1);
    setOption(fd, SOL_SOCKET, SO_KEEPALIVE, 1);
    setOption(fd, IPPROTO_TCP, TCP_KEEPIDLE, 15);
    setOption(fd, IPPROTO_TCP, TCP_KEEPINTVL, 5);
    setOption(fd, IPPROTO_TCP, TCP_KEEPCNT, 3);
    setOption(fd, IPPROTO_TCP, TCP_USER_TIMEOUT, static_cast<int>(timeouts.tcpUserTimeout.count()));
}

} // namespace kirikae
