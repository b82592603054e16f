// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/links/SshPair.h"

#include <QDir>
#include <QElapsedTimer>
#include <QLocalServer>
#include <QLocalSocket>
#include <QRegularExpression>
#include <QTcpServer>
#include <QTcpSocket>

using namespace Qt::StringLiterals;
using namespace kirikae;

/// Commands, streams and sockets over a real sshd.
class TestSshHost : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void cleanup() { m_pair = SshPair(); }

    void runs() { checkRun(usualHost()); }
    void keepsLimits() { checkRunLimits(usualHost()); }
    void streams() { checkStream(usualHost()); }
    void dialsUnix() { checkDialUnix(usualHost()); }
    void dialsTcp() { checkDialTcp(usualHost()); }
    void measuresTheRoundTrip();
    void crossesLoginShells_data();
    void crossesLoginShells();
    void dialsManyWithFewSessions();
    void queuesCommands_data();
    void queuesCommands();
    void drainsAFloodOnStderr();
    void holdsBackWhatNobodyReads();
    void tellsRefusedForwarding();
    void tellsASocketThatMayNotBeUsed();
    void answersNothingWithoutALink();
    void shortCommandsDoNotWaitForLongOnes();
    void longOnesDoWithoutASessionOfTheirOwn_data();
    void longOnesDoWithoutASessionOfTheirOwn();
    void givesUpALoginShellThatNeverEnds();

private:
    Host &usualHost();

    SshPair m_pair;
};

Host &TestSshHost::usualHost()
{
    if (!m_pair.startServer() || !waitForLink(m_pair.connect(), LinkState::Kind::Connected))
        QTest::qFail(qPrintable(m_pair.report()), __FILE__, __LINE__);
    return *m_pair.host;
}

void TestSshHost::measuresTheRoundTrip()
{
    Host &host = usualHost();
    QTRY_VERIFY(host.link().latencyMs);
    QVERIFY(*host.link().latencyMs > 0);
    QCOMPARE(host.link().text, u"SSH to %1@127.0.0.1:%2"_s.arg(m_pair.server->user()).arg(m_pair.server->port()));
}

void TestSshHost::crossesLoginShells_data()
{
    QTest::addColumn<QString>("shell");
    for (const char *shell : {"/usr/bin/fish", "/bin/csh", "/bin/dash"})
        QTest::newRow(shell) << QString::fromLatin1(shell);
}

void TestSshHost::crossesLoginShells()
{
    QFETCH(QString, shell);
    SshServer::Options options;
    options.loginShell = shell;
    QVERIFY(m_pair.startServer(options));
    SshHost &host = m_pair.connect();
    QVERIFY2(waitForLink(host, LinkState::Kind::Connected), qPrintable(m_pair.report()));
    const Argv argv{"printf", "%s|", "it's", "a!b\\", "line\nline", "\xff", "$HOME"};
    const QByteArray expected("it's|a!b\\|line\nline|\xff|$HOME|");
    const auto ran = settled(host.run(argv));
    QVERIFY2(ran, qPrintable(ran ? QString() : ran.error().message + ran.error().detail));
    QCOMPARE(ran->standardOutput, expected);
    const auto stream = host.stream(argv);
    StreamRecord record(*stream);
    QVERIFY(record.waitForEnd());
    QCOMPARE(record.out, expected);
    QCOMPARE(record.err, QByteArray());
}

void TestSshHost::dialsManyWithFewSessions()
{
    SshServer::Options options;
    options.config = {"MaxSessions 2"};
    QVERIFY(m_pair.startServer(options));
    SshHost &host = m_pair.connect();
    QVERIFY2(waitForLink(host, LinkState::Kind::Connected), qPrintable(m_pair.report()));
    QLocalServer server;
    QVERIFY(server.listen(QDir::tempPath() + u"/many.sock"_s));
    connect(&server, &QLocalServer::newConnection, &server, [&server] {
        while (QLocalSocket *socket = server.nextPendingConnection())
            connect(socket, &QLocalSocket::readyRead, socket, [socket] { socket->write(socket->readAll()); });
    });
    QList<Pending<std::shared_ptr<QIODevice>>> pending;
    for (int i = 0; i < 20; ++i)
        pending += host.dial({QFile::encodeName(server.fullServerName()), {}, 0});
    QList<std::shared_ptr<QIODevice>> devices;
    for (const auto &one : pending) {
        const auto dialled = settled(one);
        QVERIFY2(dialled, qPrintable(dialled ? QString() : dialled.error().message));
        devices += *dialled;
        devices.last()->write("number " + QByteArray::number(devices.size()));
    }
    for (qsizetype i = 0; i < devices.size(); ++i)
        QTRY_COMPARE(devices[i]->peek(100), "number " + QByteArray::number(i + 1));
    QCOMPARE(settled(host.run({"echo", "beside"}))->standardOutput, QByteArray("beside\n"));
}

void TestSshHost::queuesCommands_data()
{
    QTest::addColumn<QByteArray>("config");
    QTest::newRow("within our own limit") << QByteArray("MaxSessions 10");
    QTest::newRow("the server allows fewer") << QByteArray("MaxSessions 2");
}

void TestSshHost::queuesCommands()
{
    QFETCH(QByteArray, config);
    SshServer::Options options;
    options.config = {config};
    QVERIFY(m_pair.startServer(options));
    SshHost &host = m_pair.connect();
    QVERIFY2(waitForLink(host, LinkState::Kind::Connected), qPrintable(m_pair.report()));
    std::vector<std::unique_ptr<CommandStream>> streams;
    std::vector<std::unique_ptr<StreamRecord>> records;
    for (int i = 0; i < 8; ++i) {
        streams.push_back(host.stream({"sh", "-c", "cat; sleep 0.1"}));
        records.push_back(std::make_unique<StreamRecord>(*streams.back()));
        streams.back()->write("input " + QByteArray::number(i));
        streams.back()->closeInput();
    }
    for (int i = 0; i < 8; ++i) {
        QVERIFY(records[static_cast<size_t>(i)]->waitForEnd());
        QVERIFY(records[static_cast<size_t>(i)]->exitCode());
        QCOMPARE(records[static_cast<size_t>(i)]->out, "input " + QByteArray::number(i));
    }
}

void TestSshHost::drainsAFloodOnStderr()
{
    Host &host = usualHost();
    const auto stream = host.stream({"sh", "-c", "head -c 100000000 /dev/zero >&2; echo done; exit 5"});
    qint64 flood = 0;
    QByteArray out;
    connect(stream.get(), &CommandStream::errorOutputReceived, this, [&](const QByteArray &b) { flood += b.size(); });
    connect(stream.get(), &CommandStream::outputReceived, this, [&](const QByteArray &b) { out += b; });
    QSignalSpy finished(stream.get(), &CommandStream::finished);
    QTRY_COMPARE_WITH_TIMEOUT(finished.count(), 1, 60'000);
    QCOMPARE(flood, 100'000'000);
    QCOMPARE(out, QByteArray("done\n"));
    QCOMPARE(finished.first().first().value<Result<int>>().value(), 5);
    QCOMPARE(settled(host.run({"echo", "beside"}))->standardOutput, QByteArray("beside\n"));
}

void TestSshHost::holdsBackWhatNobodyReads()
{
    Host &host = usualHost();
    QTcpServer server;
    QVERIFY(server.listen(QHostAddress::LocalHost));
    const qint64 size = 64 * 1024 * 1024;
    QTcpSocket *sender = nullptr;
    connect(&server, &QTcpServer::newConnection, this, [&] {
        sender = server.nextPendingConnection();
        sender->write(QByteArray(size, 'x'));
        sender->disconnectFromHost();
    });
    const auto dialled = settled(host.dial({{}, u"127.0.0.1"_s, server.serverPort()}));
    QVERIFY(dialled);
    QIODevice &device = **dialled;
    QTRY_VERIFY(device.bytesAvailable() > 100'000);
    QCOMPARE(settled(host.run({"echo", "beside"}))->standardOutput, QByteArray("beside\n"));
    QVERIFY(device.bytesAvailable() < 2 * 1024 * 1024);
    QVERIFY(sender->bytesToWrite() > size / 2);
    qint64 seen = 0;
    QSignalSpy ended(&device, &QIODevice::readChannelFinished);
    QTRY_VERIFY_WITH_TIMEOUT((seen += device.readAll().size()) == size, 60'000);
    QTRY_COMPARE(ended.count(), 1);
}

void TestSshHost::tellsRefusedForwarding()
{
    SshServer::Options options;
    options.config = {"AllowStreamLocalForwarding no", "AllowTcpForwarding no"};
    QVERIFY(m_pair.startServer(options));
    SshHost &host = m_pair.connect();
    QVERIFY2(waitForLink(host, LinkState::Kind::Connected), qPrintable(m_pair.report()));
    QLocalServer server;
    QVERIFY(server.listen(QDir::tempPath() + u"/forbidden.sock"_s));
    const auto unixSocket = settled(host.dial({QFile::encodeName(server.fullServerName()), {}, 0}));
    QCOMPARE(unixSocket.error().code, Error::Code::NotSupported);
    const auto tcp = settled(host.dial({{}, u"127.0.0.1"_s, m_pair.server->port()}));
    QCOMPARE(tcp.error().code, Error::Code::NotSupported);
}

void TestSshHost::tellsASocketThatMayNotBeUsed()
{
    Host &host = usualHost();
    const QString path = QDir::tempPath() + u"/nobody.sock"_s;
    {
        QLocalServer server;
        QVERIFY(server.listen(path));
        QVERIFY(QFile::link(path, path + u".link"_s));
        QVERIFY(settled(host.dial({QFile::encodeName(path + u".link"_s), {}, 0})));
    }
    QFile file(path); // something is there, and nobody listens
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(settled(host.dial({QFile::encodeName(path), {}, 0})).error().code, Error::Code::Unreachable);
}

void TestSshHost::answersNothingWithoutALink()
{
    ScriptedAsker asker;
    SshHost host(SshTarget{u"127.0.0.1"_s, {}, 1}, asker);
    QCOMPARE(settled(host.run({"true"})).error().code, Error::Code::Unreachable);
    QCOMPARE(settled(host.dial({"/x", {}, 0})).error().code, Error::Code::Unreachable);
    const auto stream = host.stream({"true"});
    StreamRecord record(*stream);
    QVERIFY(record.waitForEnd());
    QCOMPARE(record.exitCode().error().code, Error::Code::Unreachable);
}

void TestSshHost::shortCommandsDoNotWaitForLongOnes()
{
    Host &host = usualHost();
    const QByteArray gate = QFile::encodeName(QDir::tempPath() + u"/gate"_s);
    RunLimits limits;
    limits.mayTakeLong = true;
    const auto slow = host.run({"sh", "-c", "until [ -e \"$1\" ]; do sleep 0.05; done; echo over", "sh", gate}, limits);
    QCOMPARE(settled(host.run({"echo", "beside"}))->standardOutput, QByteArray("beside\n"));
    QVERIFY(!slow.isFinished());
    QVERIFY_OK(settled(host.run({"touch", gate})));
    QCOMPARE(settled(slow)->standardOutput, QByteArray("over\n"));
}

void TestSshHost::longOnesDoWithoutASessionOfTheirOwn_data()
{
    QTest::addColumn<QByteArray>("config");
    QTest::addColumn<int>("streams");
    QTest::newRow("the server has none left") << QByteArray("MaxSessions 2") << 1;
    QTest::newRow("we have used ours up") << QByteArray("MaxSessions 20") << 5;
}

/// Streams that never end hold all the sessions there are, beside the one of the kept shell.
void TestSshHost::longOnesDoWithoutASessionOfTheirOwn()
{
    QFETCH(QByteArray, config);
    QFETCH(int, streams);
    SshServer::Options options;
    options.config = {config};
    QVERIFY(m_pair.startServer(options));
    SshHost &host = m_pair.connect();
    QVERIFY2(waitForLink(host, LinkState::Kind::Connected), qPrintable(m_pair.report()));
    QVERIFY_OK(settled(host.run({"true"})));
    std::vector<std::unique_ptr<CommandStream>> all;
    for (int i = 0; i < streams; ++i) {
        all.push_back(host.stream({"sh", "-c", "echo up; cat"}));
        StreamRecord record(*all.back());
        QTRY_COMPARE(record.out, QByteArray("up\n"));
    }
    RunLimits limits;
    limits.mayTakeLong = true;
    const auto ran = settled(host.run({"echo", "done"}, limits));
    QVERIFY_OK(ran);
    QCOMPARE(ran->standardOutput, QByteArray("done\n"));
}

/// `yes` in a start-up file, or a hostile node.
void TestSshHost::givesUpALoginShellThatNeverEnds()
{
    const QString shell = QDir::tempPath() + u"/talker"_s;
    QFile file(shell);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("#!/bin/sh\nexec yes 'welcome to this machine'\n");
    file.close();
    QVERIFY(file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    SshServer::Options options;
    options.loginShell = shell;
    QVERIFY(m_pair.startServer(options));
    SshHost &host = m_pair.connect();
    QVERIFY2(waitForLink(host, LinkState::Kind::Connected), qPrintable(m_pair.report()));
    const auto ran = settled(host.run({"true"}));
    QVERIFY(!ran);
    QCOMPARE(ran.error().code, Error::Code::BadReply);
    QVERIFY2(ran.error().message.contains(u"login shell"_s), qPrintable(ran.error().message));
    QVERIFY(ran.error().detail.contains(u"welcome"_s));
    const auto stream = host.stream({"true"});
    qint64 bytes = 0;
    connect(stream.get(), &CommandStream::outputReceived, this, [&](const QByteArray &b) { bytes += b.size(); });
    QSignalSpy finished(stream.get(), &CommandStream::finished);
    QTRY_COMPARE_WITH_TIMEOUT(finished.count(), 1, 60'000);
    QCOMPARE(finished.first().first().value<Result<int>>().error().code, Error::Code::BadReply);
    QVERIFY(bytes <= 8 * 1024 * 1024);
    QVERIFY(host.link().kind == LinkState::Kind::Connected);
}

QTEST_GUILESS_MAIN(TestSshHost)
#include "tst_sshhost.moc"
