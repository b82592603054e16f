// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/host/LocalHost.h"

#include "app/links/host/CommandRun.h"
#include "app/links/host/LocalStream.h"

#include <QLocalSocket>
#include <QTcpSocket>
#include <QTimer>

#include <optional>

namespace kirikae {

namespace {

constexpr Milliseconds dialDeadline{10'000};

/// Sockets are deleted from the event loop: the last holder may let go inside one of the socket's own signals.
template <class Socket>
std::shared_ptr<Socket> makeSocket()
{
    return std::shared_ptr<Socket>(new Socket, [](Socket *socket) {
        socket->disconnect();
        socket->deleteLater();
    });
}

/// A socket on its way. The socket's own callbacks share this, and nothing else: once settled it holds neither the
/// socket nor the answer, which holds the socket.
template <class Socket>
struct Dialling {
    std::shared_ptr<Socket> socket = makeSocket<Socket>();
    std::optional<Once<std::shared_ptr<QIODevice>>> answer{std::in_place};

    void settle(Result<std::shared_ptr<QIODevice>> result)
    {
        if (!answer)
            return;
        const auto promise = *std::exchange(answer, std::nullopt);
        const auto last = std::exchange(socket, nullptr);
        promise.settle(std::move(result));
    }
};

template <class Socket, class Start, class Explain>
Pending<std::shared_ptr<QIODevice>> dialSocket(QObject *context, Start start, Explain explain)
{
    const auto dialling = std::make_shared<Dialling<Socket>>();
    const auto future = dialling->answer->future();
    const auto giveUp = [dialling, explain](bool isLate) {
        if (!dialling->socket)
            return;
        Error error = explain(*dialling->socket);
        if (isLate)
            error.code = Error::Code::TimedOut;
        dialling->settle(fail(error));
    };
    Socket &socket = *dialling->socket;
    QObject::connect(&socket, &Socket::connected, context, [dialling] {
        if (dialling->socket)
            dialling->settle(std::shared_ptr<QIODevice>(dialling->socket));
    });
    QObject::connect(&socket, &Socket::errorOccurred, context, [giveUp] { giveUp(false); });
    QTimer::singleShot(dialDeadline, &socket, [giveUp] { giveUp(true); });
    start(socket);
    return future;
}

Error::Code codeOf(QLocalSocket::LocalSocketError error)
{
    switch (error) {
    case QLocalSocket::ServerNotFoundError: return Error::Code::NotFound;
    case QLocalSocket::SocketAccessError: return Error::Code::Denied;
    default: return Error::Code::Unreachable;
    }
}

} // namespace

LocalHost::LocalHost(QObject *parent)
    : Host(parent)
{
    m_link.text = tr("This machine");
}

void LocalHost::open()
{
    setKind(LinkState::Kind::Connected);
}

void LocalHost::close()
{
    setKind(LinkState::Kind::Idle);
}

void LocalHost::setKind(LinkState::Kind kind)
{
    if (m_link.kind == kind)
        return;
    m_link.kind = kind;
    emit linkChanged(m_link);
}

Pending<RunOutput> LocalHost::run(const Argv &argv, const RunLimits &limits)
{
    const auto *run = new CommandRun(stream(argv), limits, this);
    return run->output();
}

std::unique_ptr<CommandStream> LocalHost::stream(const Argv &argv)
{
    return std::make_unique<LocalStream>(argv);
}

Pending<std::shared_ptr<QIODevice>> LocalHost::dial(const DialTarget &target)
{
    return target.unixPath.isEmpty() ? dialTcp(target.host, target.port) : dialUnix(QString::fromUtf8(target.unixPath));
}

Pending<std::shared_ptr<QIODevice>> LocalHost::dialUnix(const QString &path)
{
    return dialSocket<QLocalSocket>(
        this, [path](QLocalSocket &socket) { socket.connectToServer(path); },
        [path](const QLocalSocket &socket) {
            return Error{
                codeOf(socket.error()), tr("The socket %1 does not answer: %2.").arg(path, socket.errorString()), {}};
        });
}

Pending<std::shared_ptr<QIODevice>> LocalHost::dialTcp(const QString &host, quint16 port)
{
    return dialSocket<QTcpSocket>(
        this,
        [host, port](QTcpSocket &socket) {
            socket.setSocketOption(QAbstractSocket::LowDelayOption, 1);
            socket.connectToHost(host, port);
        },
        [host, port](const QTcpSocket &socket) {
            return Error{Error::Code::Unreachable,
                         tr("Nothing answers at %1 port %2: %3.").arg(host).arg(port).arg(socket.errorString()),
                         {}};
        });
}

} // namespace kirikae
