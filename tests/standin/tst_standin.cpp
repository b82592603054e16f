// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/startup/StartupReader.h"

#include <QProcess>
#include <QRegularExpression>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>

#include <csignal>
#include <memory>

using namespace kirikae;
using namespace Qt::StringLiterals;

/// The stand-in server must fail and succeed as a model server does, or the tests that use it prove nothing.
class TestStandin : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void itIsReadyAnswersAndStopsOnTerm();
    void itsLogReadsAsVllm();
    void itHoldsTheMemoryItWasToldTo();
    void faultsEndAsTheyShould_data();
    void faultsEndAsTheyShould();
    void aMisspeltFlagIsRefusedAsVllmDoes();

private:
    static std::unique_ptr<QProcess> start(const QStringList &arguments);
    static quint16 freePort();
    static QByteArray get(quint16 port, const QByteArray &path);
};

std::unique_ptr<QProcess> TestStandin::start(const QStringList &arguments)
{
    auto process = std::make_unique<QProcess>();
    process->setProcessChannelMode(QProcess::MergedChannels);
    process->start(QStringLiteral(KIRIKAE_STANDIN), arguments);
    return process;
}

quint16 TestStandin::freePort()
{
    QTcpServer server;
    server.listen(QHostAddress::LocalHost);
    return server.serverPort();
}

QByteArray TestStandin::get(quint16 port, const QByteArray &path)
{
    QTcpSocket socket;
    socket.connectToHost(QHostAddress::LocalHost, port);
    if (!socket.waitForConnected(2000))
        return {};
    socket.write("GET " + path + " HTTP/1.1\r\nHost: x\r\n\r\n");
    QByteArray reply;
    while (!reply.contains("\r\n\r\n") && socket.waitForReadyRead(2000))
        reply += socket.readAll();
    return reply;
}

void TestStandin::itIsReadyAnswersAndStopsOnTerm()
{
    const quint16 port = freePort();
    const auto server = start({u"serve"_s, u"/models/a"_s, u"--served-model-name=alpha"_s, u"--host=127.0.0.1"_s,
                               u"--port=%1"_s.arg(port), u"--seconds=0.2"_s, u"--memory-mib=1"_s});
    QTRY_VERIFY(get(port, "/health").startsWith("HTTP/1.1 200"));
    QVERIFY(get(port, "/v1/models").contains("\"id\":\"alpha\""));
    QVERIFY(get(port, "/metrics").contains("vllm:num_requests_running"));
    server->terminate();
    QVERIFY(server->waitForFinished());
    QCOMPARE(server->exitStatus(), QProcess::NormalExit);
    QCOMPARE(server->exitCode(), 0);
}

void TestStandin::itsLogReadsAsVllm()
{
    const quint16 port = freePort();
    const auto server = start({u"serve"_s, u"/models/a"_s, u"--host=127.0.0.1"_s, u"--port=%1"_s.arg(port),
                               u"--seconds=0.3"_s, u"--memory-mib=1"_s});
    QByteArray log;
    QTRY_VERIFY((log += server->readAll()).contains("Application startup complete."));
    server->terminate();
    QVERIFY(server->waitForFinished());

    QList<Error> problems;
    StartupReader reader(EngineRules::load({}, &problems), u"vllm"_s);
    QVERIFY(problems.isEmpty());
    for (const QByteArray &line : log.split('\n'))
        reader.read({0, line, false});
    reader.finish();
    QVERIFY(reader.isReady());
    QVERIFY(!reader.fatal());
    QCOMPARE(reader.facts().engineVersion, u"0.32.0"_s);
    QCOMPARE(reader.facts().model, u"/models/a"_s);
    QCOMPARE(reader.facts().kvCacheTokens, std::optional<qint64>(239616));
}

void TestStandin::itHoldsTheMemoryItWasToldTo()
{
    const quint16 port = freePort();
    const auto server =
        start({u"--host=127.0.0.1"_s, u"--port=%1"_s.arg(port), u"--seconds=0.1"_s, u"--memory-mib=64"_s});
    QTRY_VERIFY(!get(port, "/health").isEmpty());
    QFile status(u"/proc/%1/status"_s.arg(server->processId()));
    QVERIFY(status.open(QIODevice::ReadOnly));
    const auto match = QRegularExpression(u"VmRSS:\\s+(\\d+) kB"_s).match(QString::fromLatin1(status.readAll()));
    QVERIFY(match.captured(1).toLongLong() >= 64 * 1024);
    server->terminate();
    QVERIFY(server->waitForFinished());
}

void TestStandin::faultsEndAsTheyShould_data()
{
    QTest::addColumn<int>("exitCode");
    QTest::addColumn<bool>("isKilled");
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("kv_too_small") << 1 << false << QByteArray("larger than the available KV cache memory");
    QTest::newRow("wrapper_only") << 1 << false << QByteArray("Engine core initialization failed");
    QTest::newRow("killed") << int(SIGKILL) << true << QByteArray("Loading safetensors");
    QTest::newRow("port_taken") << 1 << false << QByteArray("[Errno 98]");
    QTest::newRow("crash_after_ready") << 1 << false << QByteArray("Application startup complete.");
}

void TestStandin::faultsEndAsTheyShould()
{
    QFETCH(const int, exitCode);
    QFETCH(const bool, isKilled);
    QFETCH(const QByteArray, text);
    const auto server = start({u"--host=127.0.0.1"_s, u"--port=%1"_s.arg(freePort()), u"--seconds=0.1"_s,
                               u"--memory-mib=1"_s, u"--fail="_s + QString::fromLatin1(QTest::currentDataTag())});
    QVERIFY(server->waitForFinished());
    QCOMPARE(server->exitStatus() == QProcess::CrashExit, isKilled);
    QCOMPARE(server->exitCode(), exitCode);
    QVERIFY(server->readAll().contains(text));
}

void TestStandin::aMisspeltFlagIsRefusedAsVllmDoes()
{
    const auto server = start({u"serve"_s, u"/m"_s, u"--gpu-memory-utilisation"_s, u"0.8"_s});
    QVERIFY(server->waitForFinished());
    QCOMPARE(server->exitCode(), 2);
    QVERIFY(server->readAll().contains("vllm: error: unrecognized arguments: --gpu-memory-utilisation 0.8"));
}

QTEST_GUILESS_MAIN(TestStandin)
#include "tst_standin.moc"
