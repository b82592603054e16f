// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/host/LocalHost.h"
#include "app/links/host/Tunnel.h"
#include "tests/links/HostCases.h"

#include <QRegularExpression>
#include <QTcpServer>

using namespace Qt::StringLiterals;
using namespace kirikae;

/// Bytes go through a tunnel both ways, in order, and no faster than the slower side.
class TestTunnel : public QObject {
    Q_OBJECT
private slots:
    void init();
    void carriesBothWays();
    void handsOnTheEnd();
    void waitsForTheSlowSide();
    void closesWhatCannotBeDialled();
    void saysWhenThePortIsTaken();

private:
    LocalHost m_host;
    std::unique_ptr<QTcpServer> m_service;
    std::unique_ptr<Tunnel> m_tunnel;
    QTcpSocket *m_served = nullptr; ///< the service's side of the newest connection
};

void TestTunnel::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_served = nullptr;
    m_service = std::make_unique<QTcpServer>();
    QVERIFY(m_service->listen(QHostAddress::LocalHost));
    connect(m_service.get(), &QTcpServer::newConnection, this,
            [this] { m_served = m_service->nextPendingConnection(); });
    m_tunnel = std::make_unique<Tunnel>(m_host, DialTarget{{}, u"127.0.0.1"_s, m_service->serverPort()});
    QVERIFY(m_tunnel->listen());
}

void TestTunnel::carriesBothWays()
{
    QTcpSocket client;
    client.connectToHost(QHostAddress::LocalHost, m_tunnel->port());
    QTRY_VERIFY(m_served);
    QCOMPARE(m_served->localAddress(), QHostAddress(QHostAddress::LocalHost));
    const QByteArray there = QByteArray("to the service ").repeated(100'000);
    const QByteArray back = QByteArray("to the client ").repeated(100'000);
    client.write(there);
    m_served->write(back);
    QByteArray seenThere;
    QByteArray seenBack;
    QTRY_VERIFY((seenThere += m_served->readAll()).size() >= there.size());
    QTRY_VERIFY((seenBack += client.readAll()).size() >= back.size());
    QVERIFY(seenThere == there);
    QVERIFY(seenBack == back);
}

void TestTunnel::handsOnTheEnd()
{
    QTcpSocket client;
    client.connectToHost(QHostAddress::LocalHost, m_tunnel->port());
    QTRY_VERIFY(m_served);
    m_served->write("last words");
    m_served->disconnectFromHost();
    QTRY_COMPARE(client.state(), QAbstractSocket::UnconnectedState);
    QCOMPARE(client.readAll(), QByteArray("last words"));

    m_served = nullptr;
    client.connectToHost(QHostAddress::LocalHost, m_tunnel->port());
    QTRY_VERIFY(m_served);
    client.write("goodbye");
    client.disconnectFromHost();
    QTRY_COMPARE(m_served->state(), QAbstractSocket::UnconnectedState);
    QCOMPARE(m_served->readAll(), QByteArray("goodbye"));
}

void TestTunnel::waitsForTheSlowSide()
{
    QTcpSocket client;
    client.connectToHost(QHostAddress::LocalHost, m_tunnel->port());
    QTRY_VERIFY(m_served);
    m_served->setReadBufferSize(64 * 1024); // and nobody reads
    const qint64 size = 64 * 1024 * 1024;
    client.write(QByteArray(size, 'x'));
    qint64 before = 0; // more than the kernel's buffers, so the client keeps most of it
    QTRY_VERIFY(client.bytesToWrite() < size && std::exchange(before, client.bytesToWrite()) == client.bytesToWrite());
    QTest::qWait(200);
    QVERIFY(client.bytesToWrite() > size / 2);
    qint64 seen = 0;
    m_served->setReadBufferSize(0);
    QTRY_VERIFY_WITH_TIMEOUT((seen += m_served->readAll().size()) == size, 30'000);
}

void TestTunnel::closesWhatCannotBeDialled()
{
    m_service->close();
    QTcpSocket client;
    client.connectToHost(QHostAddress::LocalHost, m_tunnel->port());
    QSignalSpy ended(&client, &QTcpSocket::disconnected);
    QTRY_COMPARE(ended.count(), 1);
}

void TestTunnel::saysWhenThePortIsTaken()
{
    Tunnel second(m_host, DialTarget{{}, u"127.0.0.1"_s, m_service->serverPort()});
    const auto port = second.listen(m_tunnel->port());
    QVERIFY(!port);
    QCOMPARE(port.error().code, Error::Code::PortInUse);
}

QTEST_GUILESS_MAIN(TestTunnel)
#include "tst_tunnel.moc"
