// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/daemon/Daemon.h"
#include "app/links/OpenNode.h"
#include "models/node/DirectNode.h"
#include "models/upkeep/UpkeepStore.h"
#include "tests/links/SshPair.h"
#include "tests/support/Settled.h"

#include <QDir>
#include <QLocalServer>
#include <QLocalSocket>
#include <QRegularExpression>

using namespace Qt::StringLiterals;
using namespace kirikae;

/// A node behind a real sshd, with and without a daemon on it.
class TestAutoNode : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void cleanup();

    void withoutADaemonTheNodeIsDirect();
    void aDaemonIsFoundAndPreferred();
    void withoutForwardingItIsReachedByACommand();
    void anotherVersionIsNotPassedOver();
    void aStaleSocketIsNoDaemon();
    void aDirectAddressLeavesItAlone();
    void aLostLinkComesBack();
    void itLooksAgainAfterClosing();

private:
    void startDaemon();
    void open(const QString &scheme = u"ssh"_s);
    [[nodiscard]] NodeState state() const { return m_node->state(); }
    [[nodiscard]] bool isReady() const { return state().link.kind == LinkState::Kind::Connected && state().loaded; }
    [[nodiscard]] bool isOnDaemon() const { return isReady() && state().facts.simulated; }
    [[nodiscard]] QString socketPath() const { return m_pair.server->nodeHome() + u"/run/kirikae/api.sock"_s; }

    SshPair m_pair;
    std::unique_ptr<Node> m_simulated; ///< what the daemon serves, to be told from this machine
    std::unique_ptr<UpkeepStore> m_upkeep;
    std::unique_ptr<Daemon> m_daemon;
    std::unique_ptr<Node> m_node;
};

void TestAutoNode::cleanup()
{
    m_node.reset();
    m_daemon.reset();
    m_upkeep.reset();
    m_simulated.reset();
    m_pair = SshPair();
}

void TestAutoNode::startDaemon()
{
    auto node = openNode(*parseNodeAddress(u"demo"_s), m_pair.asker);
    QVERIFY_OK(node);
    m_simulated = std::move(*node);
    qobject_cast<DirectNode *>(m_simulated.get())->addCapability(u"switch_survives_client"_s); // as kirikaed does
    m_simulated->open();
    m_upkeep = std::make_unique<UpkeepStore>(m_pair.server->nodeHome() + u"/upkeep.json"_s);
    m_daemon = std::make_unique<Daemon>(*m_simulated, *m_upkeep);
    QVERIFY(QDir().mkpath(QFileInfo(socketPath()).path()));
    const auto socket = listenUnix(socketPath());
    QVERIFY_OK(socket);
    QVERIFY_OK(m_daemon->serve(*socket));
}

void TestAutoNode::open(const QString &scheme)
{
    QString address = m_pair.server->address();
    address.replace(0, 3, scheme);
    auto node = openNode(*parseNodeAddress(address), m_pair.asker);
    QVERIFY_OK(node);
    m_node = std::move(*node);
    m_node->open();
}

void TestAutoNode::withoutADaemonTheNodeIsDirect()
{
    QVERIFY(m_pair.startServer());
    open();
    QCOMPARE(settled(m_node->secretNames()).error().code, Error::Code::Unreachable); // not yet
    QTRY_VERIFY_WITH_TIMEOUT(isReady(), 20'000);
    QVERIFY(!state().facts.simulated);
    QVERIFY(!state().has("switch_survives_client"));
    QVERIFY(state().has("tunnel"));
    QCOMPARE(m_pair.server->connectionCount(), 1); // one login for looking and for working
    QVERIFY_OK(settled(m_node->secretNames()));
    QVERIFY(!m_node->events(0).isEmpty());
}

void TestAutoNode::aDaemonIsFoundAndPreferred()
{
    QVERIFY(m_pair.startServer());
    startDaemon();
    open();
    QTRY_VERIFY_WITH_TIMEOUT(isOnDaemon(), 20'000);
    QVERIFY(state().has("switch_survives_client"));
    QVERIFY(state().has("tunnel"));
    QVERIFY2(state().link.text.contains("kirikaed"_L1), qPrintable(state().link.text));
    QVERIFY(state().link.text.contains("SSH"_L1));
    QCOMPARE(m_pair.server->connectionCount(), 1);
    QVERIFY_OK(settled(m_node->secretNames()));
    QVERIFY(settled(m_node->openTunnel(8000)).has_value());
}

void TestAutoNode::withoutForwardingItIsReachedByACommand()
{
    SshServer::Options options;
    options.config = {"AllowStreamLocalForwarding no"};
    QVERIFY(m_pair.startServer(options));
    startDaemon();
    const QString programs = m_pair.server->nodeHome() + u"/.local/bin"_s;
    QVERIFY(QDir().mkpath(programs));
    QVERIFY(QFile::link(QStringLiteral(KIRIKAED), programs + u"/kirikaed"_s));
    open();
    QTRY_VERIFY_WITH_TIMEOUT(isOnDaemon(), 20'000);
    QVERIFY_OK(settled(m_node->secretNames()));
}

void TestAutoNode::anotherVersionIsNotPassedOver()
{
    QVERIFY(m_pair.startServer());
    QVERIFY(QDir().mkpath(QFileInfo(socketPath()).path()));
    QLocalServer later;
    QVERIFY(later.listen(socketPath()));
    connect(&later, &QLocalServer::newConnection, &later, [&later] {
        QLocalSocket *socket = later.nextPendingConnection();
        connect(socket, &QLocalSocket::readyRead, socket, [socket] {
            socket->readAll();
            const QByteArray body = R"({"product":"kirikaed","version":"9","api":{"oldest":2,"newest":2}})";
            socket->write("HTTP/1.1 200 OK\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body);
        });
    });
    open();
    QTRY_COMPARE_WITH_TIMEOUT(state().link.kind, LinkState::Kind::Failed, 20'000);
    QCOMPARE(state().link.error->code, Error::Code::VersionMismatch);
}

void TestAutoNode::aStaleSocketIsNoDaemon()
{
    QVERIFY(m_pair.startServer());
    startDaemon();
    const QString left = socketPath() + u".left"_s;
    QVERIFY(QFile::rename(socketPath(), left));
    m_daemon.reset();
    QVERIFY(QFile::rename(left, socketPath()));
    open();
    QTRY_VERIFY_WITH_TIMEOUT(isReady(), 20'000);
    QVERIFY(!state().facts.simulated);
}

void TestAutoNode::aDirectAddressLeavesItAlone()
{
    QVERIFY(m_pair.startServer());
    startDaemon();
    open(u"ssh+direct"_s);
    QTRY_VERIFY_WITH_TIMEOUT(isReady(), 20'000);
    QVERIFY(!state().facts.simulated);
}

void TestAutoNode::aLostLinkComesBack()
{
    QVERIFY(m_pair.startServer());
    startDaemon();
    open();
    QTRY_VERIFY_WITH_TIMEOUT(isOnDaemon(), 20'000);
    m_pair.server->cutConnections();
    QTRY_COMPARE_WITH_TIMEOUT(state().link.kind, LinkState::Kind::Reconnecting, 20'000);
    QVERIFY(state().link.error);
    QVERIFY(!state().loaded);
    QTRY_VERIFY_WITH_TIMEOUT(isOnDaemon(), 20'000);
}

void TestAutoNode::itLooksAgainAfterClosing()
{
    QVERIFY(m_pair.startServer());
    open();
    QTRY_VERIFY_WITH_TIMEOUT(isReady(), 20'000);
    QVERIFY(!state().facts.simulated);
    m_node->close();
    QTRY_COMPARE(state().link.kind, LinkState::Kind::Idle);
    startDaemon();
    m_node->open();
    QTRY_VERIFY_WITH_TIMEOUT(isOnDaemon(), 20'000);
    m_node->close(); // at once, as after an uninstall
    m_daemon.reset();
    QFile::remove(socketPath());
    m_node->open();
    QTRY_VERIFY_WITH_TIMEOUT(isReady() && !state().facts.simulated, 20'000);
    const QList<Event> events = m_node->events(0);
    for (qsizetype i = 0; i < events.size(); ++i)
        QCOMPARE(events.at(i).number, quint64(i + 1));
}

QTEST_GUILESS_MAIN(TestAutoNode)
#include "tst_autonode.moc"
