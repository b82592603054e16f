// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/links/SshPair.h"

#include <QRegularExpression>
#include <QTcpServer>
#include <QTcpSocket>

using namespace Qt::StringLiterals;
using namespace kirikae;

/// A link that goes is noticed, told and made again.
class TestSshLink : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void cleanup() { m_pair = SshPair(); }

    void endsWhatRunsWhenTheServerGoes();
    void comesBackByItself();
    void noticesAHangingNode();
    void comesBackWithoutQuestions();
    void refusesAChangedKeyOnTheWayBack();
    void closesWhileConnecting();
    void explainsWhyNot_data();
    void explainsWhyNot();
    void triesEveryAddress();
    void goesThroughAProxy();

private:
    static SshTimeouts quick();

    SshPair m_pair;
};

SshTimeouts TestSshLink::quick()
{
    SshTimeouts timeouts;
    timeouts.keepaliveStep = Milliseconds(200);
    timeouts.silenceLimit = Milliseconds(2500);
    timeouts.handshake = Milliseconds(2000);
    timeouts.firstRetry = Milliseconds(100);
    timeouts.lastRetry = Milliseconds(400);
    return timeouts;
}

void TestSshLink::endsWhatRunsWhenTheServerGoes()
{
    QVERIFY(m_pair.startServer());
    SshHost &host = m_pair.connect(u"127.0.0.1"_s, quick());
    QVERIFY2(waitForLink(host, LinkState::Kind::Connected), qPrintable(m_pair.report()));
    QTcpServer server;
    QVERIFY(server.listen(QHostAddress::LocalHost));
    const auto device = settled(host.dial({{}, u"127.0.0.1"_s, server.serverPort()}));
    QVERIFY(device);
    QSignalSpy deviceEnded(device->get(), &QIODevice::readChannelFinished);
    const auto stream = host.stream({"sh", "-c", "echo up; cat"});
    StreamRecord record(*stream);
    QTRY_COMPARE(record.out, QByteArray("up\n"));
    const auto running = host.run({"sleep", "10"});

    m_pair.server->stop();
    QCOMPARE(settled(running).error().code, Error::Code::LinkLost);
    QVERIFY(record.waitForEnd());
    QCOMPARE(record.exitCode().error().code, Error::Code::LinkLost);
    QTRY_COMPARE(deviceEnded.count(), 1);
    QCOMPARE((*device)->write("x"), -1);
    QVERIFY(waitForLink(host, LinkState::Kind::Reconnecting));
    QVERIFY(host.link().error);
    QVERIFY(host.link().retryInSeconds > 0);
    QVERIFY(!host.link().latencyMs);
}

void TestSshLink::comesBackByItself()
{
    QVERIFY(m_pair.startServer());
    SshHost &host = m_pair.connect(u"127.0.0.1"_s, quick());
    QVERIFY2(waitForLink(host, LinkState::Kind::Connected), qPrintable(m_pair.report()));
    for (int cut = 0; cut < 3; ++cut) {
        m_pair.server->cutConnections();
        QVERIFY(waitForLink(host, LinkState::Kind::Reconnecting));
        QVERIFY2(waitForLink(host, LinkState::Kind::Connected), qPrintable(m_pair.report()));
        QCOMPARE(settled(host.run({"echo", "again"}))->standardOutput, QByteArray("again\n"));
    }
    m_pair.server->stop();
    QVERIFY(waitForLink(host, LinkState::Kind::Reconnecting));
    QTRY_COMPARE(host.link().error.value_or(Error{}).code, Error::Code::Unreachable);
    QVERIFY(m_pair.server->start());
    QVERIFY2(waitForLink(host, LinkState::Kind::Connected), qPrintable(m_pair.report()));
    host.close();
    QVERIFY(host.link().kind == LinkState::Kind::Idle);
    QTRY_COMPARE(m_pair.server->connectionCount(), 0);
}

void TestSshLink::noticesAHangingNode()
{
    QVERIFY(m_pair.startServer());
    SshHost &host = m_pair.connect(u"127.0.0.1"_s, quick());
    QVERIFY2(waitForLink(host, LinkState::Kind::Connected), qPrintable(m_pair.report()));
    QTest::qWait(4000); // keep-alives hold up a quiet link
    QVERIFY(host.link().kind == LinkState::Kind::Connected);
    const auto running = host.run({"sleep", "10"});
    m_pair.server->pause();
    QCOMPARE(settled(running).error().code, Error::Code::LinkLost);
    QVERIFY(waitForLink(host, LinkState::Kind::Reconnecting)); // a command may hear of it a moment before
    m_pair.server->resume();
    QVERIFY2(waitForLink(host, LinkState::Kind::Connected), qPrintable(m_pair.report()));
}

void TestSshLink::comesBackWithoutQuestions()
{
    QVERIFY(m_pair.startServer());
    const QString key = SshServer::clientFile(u"protected"_s);
    QVERIFY(SshServer::makeKey(key, u"ed25519"_s, u"correct horse"_s));
    m_pair.server->authorize(key);
    writeClientFile(u"config"_s, "Host node\n HostName 127.0.0.1\n Port " + QByteArray::number(m_pair.server->port()) +
                                     "\n IdentityFile ~/.ssh/protected\n IdentitiesOnly yes\n");
    m_pair.asker.answers = {{u"wrong"_s}, {u"correct horse"_s}};
    SshHost &host = m_pair.connect(u"node"_s, quick());
    QVERIFY2(waitForLink(host, LinkState::Kind::Connected), qPrintable(m_pair.report()));
    QCOMPARE(m_pair.asker.questions.size(), 2);
    QVERIFY(m_pair.asker.questions.first().kind == Question::Kind::Passphrase);
    QCOMPARE(m_pair.asker.questions.first().keyFile, key);
    m_pair.server->cutConnections();
    QVERIFY(waitForLink(host, LinkState::Kind::Reconnecting));
    QVERIFY2(waitForLink(host, LinkState::Kind::Connected), qPrintable(m_pair.report()));
    QCOMPARE(m_pair.asker.questions.size(), 2);

    host.close(); // forgets; so a background attempt would have to ask
    m_pair.asker.answers = {};
    host.open();
    QVERIFY(waitForLink(host, LinkState::Kind::Failed));
    QCOMPARE(m_pair.asker.questions.size(), 3);
    QCOMPARE(host.link().error.value_or(Error{}).code, Error::Code::Cancelled);
}

void TestSshLink::refusesAChangedKeyOnTheWayBack()
{
    QVERIFY(m_pair.startServer());
    SshHost &host = m_pair.connect(u"127.0.0.1"_s, quick());
    QVERIFY2(waitForLink(host, LinkState::Kind::Connected), qPrintable(m_pair.report()));
    m_pair.server->stop();
    m_pair.server->replaceHostKey(u"ed25519"_s);
    QVERIFY(m_pair.server->start());
    QVERIFY(waitForLink(host, LinkState::Kind::Failed));
    QCOMPARE(host.link().error.value_or(Error{}).code, Error::Code::HostKeyChanged);
    QVERIFY(m_pair.asker.questions.isEmpty());
}

void TestSshLink::closesWhileConnecting()
{
    QTcpServer silent; // accepts, and says nothing
    QVERIFY(silent.listen(QHostAddress::LocalHost));
    ScriptedAsker asker;
    SshHost host(SshTarget{u"127.0.0.1"_s, {}, silent.serverPort()}, asker);
    host.open();
    QTRY_VERIFY(silent.hasPendingConnections());
    const QTcpSocket *accepted = silent.nextPendingConnection();
    host.close();
    QVERIFY(host.link().kind == LinkState::Kind::Idle);
    QTRY_COMPARE(accepted->state(), QAbstractSocket::UnconnectedState); // long before the handshake's own time is up
}

void TestSshLink::explainsWhyNot_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("says");
    QTest::newRow("refused") << u"refused"_s << int(Error::Code::Unreachable) << u"refused the connection at port 1:"_s;
    QTest::newRow("no such name") << u"no-such-name.invalid"_s << int(Error::Code::Unreachable)
                                  << u"no-such-name.invalid is not known"_s;
    QTest::newRow("an option") << u"-oProxyCommand=touch"_s << int(Error::Code::BadInput) << u"not a host name"_s;
    QTest::newRow("a command") << u"a;b"_s << int(Error::Code::BadInput) << u"not a host name"_s;
    QTest::newRow("bad configuration") << u"broken"_s << int(Error::Code::BadInput) << u"ssh -G broken"_s;
}

void TestSshLink::explainsWhyNot()
{
    QFETCH(QString, name);
    QFETCH(int, code);
    QFETCH(QString, says);
    writeClientFile(u"config"_s, name == u"broken"_s ? QByteArray("Nonsense yes\n")
                                                     : QByteArray("Host refused\n HostName 127.0.0.1\n Port 1\n"));
    ScriptedAsker asker;
    SshHost host(SshTarget{name, {}, 0}, quick(), asker);
    host.open();
    QTRY_VERIFY(host.link().error);
    QCOMPARE(int(host.link().error->code), code);
    QVERIFY2(host.link().error->message.contains(says), qPrintable(host.link().error->message));
}

void TestSshLink::triesEveryAddress()
{
    QVERIFY(m_pair.startServer());
    // "localhost" is ::1 first on most machines, where this server does not listen
    writeClientFile(u"known_hosts"_s, {});
    writeClientFile(u"config"_s, "Host node\n HostName localhost\n Port " + QByteArray::number(m_pair.server->port()) +
                                     "\n HostKeyAlias the-node\n");
    m_pair.asker.answers = {{u"yes"_s}};
    SshHost &host = m_pair.connect(u"node"_s, quick());
    QVERIFY2(waitForLink(host, LinkState::Kind::Connected), qPrintable(m_pair.report()));
    QFile known(SshServer::clientFile(u"known_hosts"_s));
    QVERIFY(known.open(QIODevice::ReadOnly));
    QVERIFY(known.readAll().startsWith("the-node ssh-ed25519 "));
}

void TestSshLink::goesThroughAProxy()
{
    QVERIFY(m_pair.startServer());
    const QByteArray port = QByteArray::number(m_pair.server->port());
    writeClientFile(u"config"_s, "Host node\n HostName 127.0.0.1\n Port " + port +
                                     "\n ProxyCommand bash -c 'exec 3<>/dev/tcp/%h/%p; cat <&3 & exec cat >&3'\n");
    SshHost &host = m_pair.connect(u"node"_s, quick());
    QVERIFY2(waitForLink(host, LinkState::Kind::Connected), qPrintable(m_pair.report()));
    QCOMPARE(settled(host.run({"echo", "through"}))->standardOutput, QByteArray("through\n"));
}

QTEST_GUILESS_MAIN(TestSshLink)
#include "tst_sshlink.moc"
