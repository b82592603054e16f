// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/links/SshPair.h"

#include <QDir>
#include <QFile>

namespace kirikae {

bool SshPair::startServer(const SshServer::Options &options)
{
    host.reset();
    asker = {};
    server = std::make_unique<SshServer>(options);
    writeClientFile(QStringLiteral("config"), {});
    writeClientFile(QStringLiteral("known_hosts"), {});
    const bool isUp = server->letClientIn() && server->start();
    server->trustHostKey();
    return isUp;
}

SshHost &SshPair::connect(const QString &name, const SshTimeouts &timeouts)
{
    const bool isPlain = name == QStringLiteral("127.0.0.1");
    host = std::make_unique<SshHost>(isPlain ? SshTarget{name, server->user(), server->port()} : SshTarget{name, {}, 0},
                                     timeouts, asker);
    host->open();
    return *host;
}

QString SshPair::report() const
{
    const Error error = host ? host->link().error.value_or(Error{}) : Error{};
    return error.message + QLatin1Char('\n') + error.detail + QLatin1Char('\n') + server->log();
}

bool waitForLink(const Host &host, LinkState::Kind kind, int milliseconds)
{
    return QTest::qWaitFor([&] { return host.link().kind == kind; }, milliseconds);
}

void writeClientFile(const QString &name, const QByteArray &text)
{
    const QString path = SshServer::clientFile(name);
    QDir().mkpath(QFileInfo(path).path());
    QFile::remove(path);
    QFile file(path);
    if (!text.isEmpty() && file.open(QIODevice::WriteOnly))
        file.write(text);
}

} // namespace kirikae
