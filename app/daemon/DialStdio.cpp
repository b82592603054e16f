// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/daemon/DialStdio.h"

#include <QCoreApplication>
#include <QFile>

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>

#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

namespace kirikae {

namespace {

bool writeAll(int to, const char *bytes, ssize_t count)
{
    while (count > 0) {
        const ssize_t written = ::write(to, bytes, static_cast<size_t>(count));
        if (written < 0 && errno == EINTR)
            continue;
        if (written <= 0)
            return false;
        bytes += written;
        count -= written;
    }
    return true;
}

/// False once `from` has ended.
bool pass(int from, int to)
{
    std::array<char, 64 * 1024> buffer{};
    ssize_t count = 0;
    do
        count = ::read(from, buffer.data(), buffer.size());
    while (count < 0 && errno == EINTR);
    return count > 0 && writeAll(to, buffer.data(), count);
}

int connected(const QString &path)
{
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    const QByteArray name = QFile::encodeName(path);
    if (name.size() >= static_cast<qsizetype>(sizeof address.sun_path)) {
        errno = ENAMETOOLONG;
        return -1;
    }
    std::memcpy(address.sun_path, name.constData(), static_cast<size_t>(name.size()));
    const int descriptor = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (::connect(descriptor, reinterpret_cast<const sockaddr *>(&address), sizeof address) == 0)
        return descriptor;
    const int error = errno;
    ::close(descriptor);
    errno = error;
    return -1;
}

} // namespace

int dialStdio(const QString &socketPath)
{
    const int daemon = connected(socketPath);
    if (daemon < 0) {
        const QString text = QCoreApplication::translate("kirikae::DialStdio", "No kirikaed answers on %1: %2")
                                 .arg(socketPath, QString::fromLocal8Bit(std::strerror(errno)));
        std::fprintf(stderr, "%s\n", text.toLocal8Bit().constData());
        return 1;
    }
    std::array<pollfd, 2> ends{{{STDIN_FILENO, POLLIN, 0}, {daemon, POLLIN, 0}}};
    while (::poll(ends.data(), ends.size(), -1) >= 0 || errno == EINTR) {
        if (ends[1].revents && !pass(daemon, STDOUT_FILENO))
            return 0;
        if (ends[0].revents && !pass(STDIN_FILENO, daemon)) {
            ::shutdown(daemon, SHUT_WR);
            ends[0].fd = -1;
        }
    }
    return 1;
}

} // namespace kirikae
