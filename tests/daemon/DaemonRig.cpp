// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/daemon/DaemonRig.h"

#include "app/links/demo/DemoOps.h"
#include "app/links/host/LocalHost.h"
#include "tests/daemon/AnswerOf.h"

#include <QTest>

namespace kirikae {

DaemonRig::DaemonRig(const ServerLimits &limits, double speed)
    : m_node(QStringLiteral("demo"), std::make_unique<DemoOps>(speed), EngineRules::load({}, nullptr))
    , m_store(m_folder.filePath(QStringLiteral("daemon.json")))
    , m_daemon(m_node, m_store)
    , m_client(
          [host = std::make_shared<LocalHost>(), path = socketPath()] {
              return host->dial({path.toUtf8(), {}, 0});
          },
          QStringLiteral("kirikaed"))
{
    m_daemon.setLimits(limits);
    const auto unixSocket = listenUnix(socketPath());
    const auto tcpSocket = listenTcp(QStringLiteral("0"));
    if (!unixSocket || !tcpSocket || !m_daemon.serve(*unixSocket) ||
        !m_daemon.serve(*tcpSocket, token(), {QStringLiteral("spark.example")}))
        qFatal("the daemon of the test cannot listen");
    m_port = tcpSocket->address.section(QLatin1Char(':'), -1).toUShort();
    m_node.open();
}

bool DaemonRig::waitUntilLoaded()
{
    return QTest::qWaitFor([this] { return m_node.state().loaded; }, 10'000);
}

HttpResponse DaemonRig::send(const QByteArray &method, const QByteArray &target, const QByteArray &body,
                             const QList<HttpField> &fields)
{
    return answerOf(m_client, method, target, body, fields);
}

} // namespace kirikae
