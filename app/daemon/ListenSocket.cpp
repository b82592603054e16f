// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/daemon/ListenSocket.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QHostAddress>
#include <QRegularExpression>

#include <algorithm>
#include <cerrno>
#include <cstring>

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

namespace kirikae {

using namespace Qt::StringLiterals;

namespace {

constexpr int backlog = 512;
constexpr int firstAdopted = 3; ///< SD_LISTEN_FDS_START
constexpr int mostAdopted = 64;

/// -1 where it has none: not a socket.
int optionOf(int descriptor, int option)
{
    int value = -1;
    socklen_t size = sizeof value;
    return ::getsockopt(descriptor, SOL_SOCKET, option, &value, &size) == 0 ? value : -1;
}

QString tr(const char *text)
{
    return QCoreApplication::translate("kirikae::ListenSocket", text);
}

tl::unexpected<Error> failed(const QString &address, int error)
{
    const auto code = error == EADDRINUSE ? Error::Code::Busy : Error::Code::Denied;
    return fail(code,
                tr("kirikaed cannot listen on %1: %2").arg(address, QString::fromLocal8Bit(std::strerror(error))));
}

bool isShared(const QString &path)
{
    struct stat file {};
    return ::stat(QFile::encodeName(path).constData(), &file) == 0 && (file.st_mode & (S_IWGRP | S_IWOTH)) != 0;
}

bool answers(const sockaddr_un &address)
{
    const int probe = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const bool isThere = ::connect(probe, reinterpret_cast<const sockaddr *>(&address), sizeof address) == 0;
    ::close(probe);
    return isThere;
}

Result<int> bound(int family, const sockaddr *address, socklen_t size, const QString &text)
{
    const int descriptor = ::socket(family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    if (descriptor < 0)
        return failed(text, errno);
    const int yes = 1;
    if (family != AF_UNIX)
        ::setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
    if (::bind(descriptor, address, size) == 0 && ::listen(descriptor, backlog) == 0)
        return descriptor;
    const int error = errno;
    ::close(descriptor);
    return failed(text, error);
}

QString nameOf(int descriptor)
{
    sockaddr_storage address{};
    socklen_t size = sizeof address;
    ::getsockname(descriptor, reinterpret_cast<sockaddr *>(&address), &size);
    if (address.ss_family == AF_UNIX)
        return QFile::decodeName(reinterpret_cast<const sockaddr_un *>(&address)->sun_path);
    const bool isV6 = address.ss_family == AF_INET6;
    const quint16 port = ntohs(isV6 ? reinterpret_cast<const sockaddr_in6 *>(&address)->sin6_port
                                    : reinterpret_cast<const sockaddr_in *>(&address)->sin_port);
    const QString host = QHostAddress(reinterpret_cast<const sockaddr *>(&address)).toString();
    return (isV6 ? u"[%1]:%2"_s : u"%1:%2"_s).arg(host).arg(port);
}

} // namespace

Result<ListenSocket> listenUnix(const QString &path)
{
    const QByteArray name = QFile::encodeName(path);
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    if (name.size() >= static_cast<qsizetype>(sizeof address.sun_path))
        return fail(Error::Code::BadInput, tr("The path of the socket is too long: %1").arg(path));
    std::memcpy(address.sun_path, name.constData(), static_cast<std::size_t>(name.size()));
    const QString folder = QFileInfo(path).path();
    if (!QFileInfo::exists(folder)) {
        QDir().mkpath(folder);
        QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }
    if (answers(address))
        return fail(Error::Code::Busy, tr("Another kirikaed answers on %1 already.").arg(path));
    ::unlink(name.constData());
    const mode_t before = ::umask(0177);
    auto descriptor = bound(AF_UNIX, reinterpret_cast<const sockaddr *>(&address), sizeof address, path);
    ::umask(before);
    if (!descriptor)
        return fail(descriptor.error());
    return ListenSocket{*descriptor, true, false, path};
}

Result<ListenSocket> listenTcp(const QString &text)
{
    static const QRegularExpression form(u"\\A(?:(\\[[0-9A-Fa-f:.]+\\]|[0-9.]+|localhost):)?(\\d{1,5})\\z"_s);
    const auto match = form.match(text);
    QString host = match.captured(1);
    if (host.isEmpty() || host == "localhost"_L1)
        host = u"127.0.0.1"_s;
    if (host.startsWith(u'['))
        host = host.mid(1, host.size() - 2);
    const QHostAddress where(host);
    const uint port = match.captured(2).toUInt();
    if (!match.hasMatch() || where.isNull() || port > 65535)
        return fail(Error::Code::BadInput,
                    tr("\"%1\" is no address to listen on. Use PORT, 127.0.0.1:PORT or [::1]:PORT.").arg(text));
    Result<int> descriptor = -1;
    if (where.protocol() == QAbstractSocket::IPv6Protocol) {
        sockaddr_in6 address{};
        address.sin6_family = AF_INET6;
        address.sin6_port = htons(static_cast<quint16>(port));
        const Q_IPV6ADDR bytes = where.toIPv6Address();
        std::memcpy(&address.sin6_addr, &bytes, sizeof bytes);
        descriptor = bound(AF_INET6, reinterpret_cast<const sockaddr *>(&address), sizeof address, text);
    } else {
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_port = htons(static_cast<quint16>(port));
        address.sin_addr.s_addr = htonl(where.toIPv4Address());
        descriptor = bound(AF_INET, reinterpret_cast<const sockaddr *>(&address), sizeof address, text);
    }
    if (!descriptor)
        return fail(descriptor.error());
    return ListenSocket{*descriptor, false, false, nameOf(*descriptor)};
}

QList<ListenSocket> adoptedSockets()
{
    QList<ListenSocket> sockets;
    bool isNumber = false;
    const bool isForUs = qEnvironmentVariableIntValue("LISTEN_PID", &isNumber) == ::getpid() && isNumber;
    const int count = isForUs ? std::clamp(qEnvironmentVariableIntValue("LISTEN_FDS"), 0, mostAdopted) : 0;
    for (const char *name : {"LISTEN_PID", "LISTEN_FDS", "LISTEN_FDNAMES"})
        qunsetenv(name);
    for (int descriptor = firstAdopted; descriptor < firstAdopted + count; ++descriptor) {
        ::fcntl(descriptor, F_SETFD, FD_CLOEXEC);
        if (optionOf(descriptor, SO_TYPE) != SOCK_STREAM || optionOf(descriptor, SO_ACCEPTCONN) != 1)
            continue;
        const bool isUnix = optionOf(descriptor, SO_DOMAIN) == AF_UNIX;
        const QString address = nameOf(descriptor);
        sockets.append({descriptor, isUnix, isUnix && isShared(address), address});
    }
    return sockets;
}

QString defaultSocketPath()
{
    const QString runtime = qEnvironmentVariable("XDG_RUNTIME_DIR");
    if (!runtime.isEmpty())
        return runtime + u"/kirikae/api.sock"_s;
    return ::geteuid() == 0 ? u"/run/kirikae/api.sock"_s : u"/run/user/%1/kirikae/api.sock"_s.arg(::geteuid());
}

} // namespace kirikae
