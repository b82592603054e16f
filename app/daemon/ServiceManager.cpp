// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/daemon/ServiceManager.h"

#include <cstddef>
#include <cstring>

#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

namespace kirikae {

ServiceManager::ServiceManager(QObject *parent)
    : QObject(parent)
    , m_address(qgetenv("NOTIFY_SOCKET"))
{
    bool isNumber = false;
    const qint64 pid = qEnvironmentVariable("WATCHDOG_PID").toLongLong(&isNumber);
    const qint64 microseconds = qEnvironmentVariable("WATCHDOG_USEC").toLongLong();
    for (const char *name : {"NOTIFY_SOCKET", "WATCHDOG_PID", "WATCHDOG_USEC"})
        qunsetenv(name);
    if (microseconds <= 0 || (isNumber && pid != ::getpid()))
        return;
    connect(&m_watchdog, &QTimer::timeout, this, [this] { say("WATCHDOG=1"); });
    m_watchdog.start(std::chrono::milliseconds(microseconds / 2000)); // twice as often as asked for
}

void ServiceManager::sayReady() const
{
    say("READY=1");
}

void ServiceManager::sayStopping() const
{
    say("STOPPING=1");
}

void ServiceManager::sayStatus(const QString &line)
{
    if (line == m_status)
        return;
    m_status = line;
    say("STATUS=" + line.simplified().toUtf8());
}

void ServiceManager::say(const QByteArray &message) const
{
    sockaddr_un address{};
    const auto size = static_cast<size_t>(m_address.size());
    if (size < 2 || size >= sizeof address.sun_path || (m_address[0] != '/' && m_address[0] != '@'))
        return;
    address.sun_family = AF_UNIX;
    std::memcpy(address.sun_path, m_address.constData(), size);
    if (m_address[0] == '@')
        address.sun_path[0] = '\0'; // a name in the abstract namespace
    const int descriptor = ::socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    if (descriptor < 0)
        return;
    ::sendto(descriptor, message.constData(), static_cast<size_t>(message.size()), MSG_NOSIGNAL,
             reinterpret_cast<const sockaddr *>(&address),
             static_cast<socklen_t>(offsetof(sockaddr_un, sun_path) + size));
    ::close(descriptor);
}

} // namespace kirikae
