// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/daemon/TlsDial.h"

#include "models/core/Clock.h"

#include <QCoreApplication>
#include <QSslSocket>
#include <QTimer>

namespace kirikae {

namespace {

constexpr Milliseconds deadline{15'000};

QString tr(const char *text)
{
    return QCoreApplication::translate("TlsDial", text);
}

/// One connection on its way. The socket's own callbacks share it; once settled it holds neither the socket nor the
/// answer, which holds the socket.
struct Dialling {
    std::shared_ptr<QSslSocket> socket{new QSslSocket, [](QSslSocket *dropped) {
                                           dropped->disconnect();
                                           dropped->deleteLater();
                                       }};
    std::optional<Once<std::shared_ptr<QIODevice>>> answer{std::in_place};

    void settle(Result<std::shared_ptr<QIODevice>> result)
    {
        if (!answer)
            return;
        const auto promise = *std::exchange(answer, std::nullopt);
        const auto last = std::exchange(socket, nullptr);
        last->disconnect();
        promise.settle(std::move(result));
    }
};

Error problemOf(const QSslSocket &socket, const QString &host, quint16 port)
{
    if (socket.error() == QAbstractSocket::SslHandshakeFailedError) {
        QStringList reasons;
        for (const QSslError &error : socket.sslHandshakeErrors())
            reasons.append(error.errorString());
        return {Error::Code::HostKeyUnknown,
                tr("The certificate of %1 is not accepted. Let it be issued by an authority that this machine trusts, "
                   "or reach the node over SSH.")
                    .arg(host),
                reasons.isEmpty() ? socket.errorString() : reasons.join(QLatin1Char('\n'))};
    }
    return {Error::Code::Unreachable,
            tr("Nothing answers at %1 port %2: %3.").arg(host).arg(port).arg(socket.errorString()),
            {}};
}

} // namespace

Pending<std::shared_ptr<QIODevice>> dialTls(const QString &host, quint16 port)
{
    const auto dialling = std::make_shared<Dialling>();
    const auto future = dialling->answer->future();
    QSslSocket &socket = *dialling->socket;
    socket.setPeerVerifyMode(QSslSocket::VerifyPeer);
    QObject::connect(&socket, &QSslSocket::encrypted, &socket, [dialling] {
        if (dialling->socket)
            dialling->settle(std::shared_ptr<QIODevice>(dialling->socket));
    });
    QObject::connect(&socket, &QSslSocket::errorOccurred, &socket, [dialling, host, port] {
        if (dialling->socket)
            dialling->settle(fail(problemOf(*dialling->socket, host, port)));
    });
    QTimer::singleShot(deadline, &socket, [dialling, host, port] {
        dialling->settle(fail(Error::Code::TimedOut, tr("%1 port %2 did not answer in time.").arg(host).arg(port)));
    });
    socket.setSocketOption(QAbstractSocket::LowDelayOption, 1);
    socket.connectToHostEncrypted(host, port);
    return future;
}

} // namespace kirikae
