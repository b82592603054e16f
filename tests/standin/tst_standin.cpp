// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/startup/StartupReader.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTemporaryDir>
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
    void theKeyIsAskedForWhereVllmAsks_data();
    void theKeyIsAskedForWhereVllmAsks();
    void requestsInProgressAreCounted();
    void itServesUntilTheEndOrClosesItsPort_data();
    void itServesUntilTheEndOrClosesItsPort();
    void internalErrorsAreToldByPath_data();
    void internalErrorsAreToldByPath();
    void itCrashesSoonAfterItAnswered();
    void itHangsWithALittleWork();
    void theSecondStartMayTakeLonger();

private:
    static std::unique_ptr<QProcess> start(const QStringList &arguments);
    static std::unique_ptr<QProcess> startOn(quint16 port, const QStringList &arguments);
    static quint16 freePort();
    static std::unique_ptr<QTcpSocket> ask(quint16 port, const QByteArray &request);
    static QByteArray answerOf(QTcpSocket &socket);
    static QByteArray get(quint16 port, const QByteArray &path, const QByteArray &fields = {});
};

std::unique_ptr<QProcess> TestStandin::startOn(quint16 port, const QStringList &arguments)
{
    return start(QStringList{u"--host=127.0.0.1"_s, u"--port=%1"_s.arg(port), u"--seconds=0"_s, u"--memory-mib=1"_s} +
                 arguments);
}

std::unique_ptr<QProcess> TestStandin::start(const QStringList &arguments)
{
    auto process = std::make_unique<QProcess>();
    process->setProcessChannelMode(QProcess::MergedChannels);
    process->start(QStringLiteral(KIRIKAE_STANDIN), arguments);
    process->waitForStarted(); // it may answer before this process has heard that it runs
    return process;
}

quint16 TestStandin::freePort()
{
    QTcpServer server;
    server.listen(QHostAddress::LocalHost);
    return server.serverPort();
}

std::unique_ptr<QTcpSocket> TestStandin::ask(quint16 port, const QByteArray &request)
{
    auto socket = std::make_unique<QTcpSocket>();
    socket->connectToHost(QHostAddress::LocalHost, port);
    if (socket->waitForConnected(2000))
        socket->write(request);
    return socket;
}

/// Head and what came with it; empty when nothing does.
QByteArray TestStandin::answerOf(QTcpSocket &socket)
{
    QByteArray reply;
    while (!reply.contains("\r\n\r\n") && socket.waitForReadyRead(2000))
        reply += socket.readAll();
    return reply;
}

QByteArray TestStandin::get(quint16 port, const QByteArray &path, const QByteArray &fields)
{
    const auto socket = ask(port, "GET " + path + " HTTP/1.1\r\nHost: x\r\n" + fields + "\r\n");
    return answerOf(*socket);
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

void TestStandin::theKeyIsAskedForWhereVllmAsks_data()
{
    QTest::addColumn<bool>("isInEnvironment");
    QTest::newRow("argument") << false;
    QTest::newRow("environment") << true;
}

void TestStandin::theKeyIsAskedForWhereVllmAsks()
{
    QFETCH(const bool, isInEnvironment);
    const quint16 port = freePort();
    if (isInEnvironment)
        qputenv("VLLM_API_KEY", "sesame");
    const auto server = startOn(port, isInEnvironment ? QStringList() : QStringList{u"--api-key"_s, u"sesame"_s});
    qunsetenv("VLLM_API_KEY");
    QTRY_VERIFY(get(port, "/health").startsWith("HTTP/1.1 200"));
    QVERIFY(get(port, "/metrics").startsWith("HTTP/1.1 200"));
    QVERIFY(get(port, "/v1/models").startsWith("HTTP/1.1 401 Unauthorized"));
    QVERIFY(get(port, "/v1/models", "Authorization: Bearer wrong\r\n").startsWith("HTTP/1.1 401"));
    QVERIFY(get(port, "/v1/models", "authorization: Bearer sesame\r\n").startsWith("HTTP/1.1 200"));
    server->terminate();
    QVERIFY(server->waitForFinished());
}

void TestStandin::requestsInProgressAreCounted()
{
    const quint16 port = freePort();
    const auto server = startOn(port, {u"--running=2"_s, u"--chat-seconds=0.5"_s});
    QTRY_VERIFY(get(port, "/metrics").contains("vllm:num_requests_running{engine=\"0\"} 2.0"));
    const auto chat = ask(port, "POST /v1/chat/completions HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}");
    QTRY_VERIFY(get(port, "/metrics").contains("vllm:num_requests_running{engine=\"0\"} 3.0"));
    QVERIFY(answerOf(*chat).startsWith("HTTP/1.1 200"));
    QTRY_VERIFY(get(port, "/metrics").contains("vllm:num_requests_running{engine=\"0\"} 2.0"));
    server->terminate();
    QVERIFY(server->waitForFinished());
}

void TestStandin::itServesUntilTheEndOrClosesItsPort_data()
{
    QTest::addColumn<QString>("mode");
    QTest::addColumn<bool>("serves");
    QTest::newRow("serve") << u"serve"_s << true;
    QTest::newRow("close") << u"close"_s << false;
}

void TestStandin::itServesUntilTheEndOrClosesItsPort()
{
    QFETCH(const QString, mode);
    QFETCH(const bool, serves);
    const quint16 port = freePort();
    const auto server = startOn(port, {u"--stop-seconds=2"_s, u"--stop-mode"_s, mode});
    QTRY_VERIFY(!get(port, "/health").isEmpty());
    server->terminate();
    QTRY_COMPARE(!get(port, "/health").isEmpty(), serves);
    QCOMPARE(server->state(), QProcess::Running);
    QVERIFY(server->waitForFinished());
    QCOMPARE(server->exitCode(), 0);
}

void TestStandin::internalErrorsAreToldByPath_data()
{
    QTest::addColumn<QByteArray>("path");
    QTest::newRow("models_500") << QByteArray("GET /v1/models");
    QTest::newRow("chat_500") << QByteArray("POST /v1/chat/completions");
}

void TestStandin::internalErrorsAreToldByPath()
{
    QFETCH(const QByteArray, path);
    const quint16 port = freePort();
    const auto server = startOn(port, {u"--fail="_s + QString::fromLatin1(QTest::currentDataTag())});
    QTRY_VERIFY(get(port, "/health").startsWith("HTTP/1.1 200"));
    const auto socket = ask(port, path + " HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n");
    QVERIFY(answerOf(*socket).startsWith("HTTP/1.1 500"));
    server->terminate();
    QVERIFY(server->waitForFinished());
}

void TestStandin::itCrashesSoonAfterItAnswered()
{
    const quint16 port = freePort();
    const auto server = startOn(port, {u"--fail=crash_soon"_s});
    QTRY_VERIFY(get(port, "/v1/models").startsWith("HTTP/1.1 200"));
    QVERIFY(server->waitForFinished());
    QCOMPARE(server->exitCode(), 1);
    QVERIFY(server->readAll().contains("illegal memory access"));
}

void TestStandin::itHangsWithALittleWork()
{
    const auto server = startOn(freePort(), {u"--fail=hang_busy"_s});
    const auto nanoseconds = [&server] {
        QFile file(u"/proc/%1/schedstat"_s.arg(server->processId()));
        return file.open(QIODevice::ReadOnly) ? file.readAll().split(' ').first().toLongLong() : 0;
    };
    QByteArray log;
    QTRY_VERIFY((log += server->readAll()).contains("init engine"));
    const qint64 before = nanoseconds();
    QTRY_VERIFY(nanoseconds() > before);
    QVERIFY(!log.contains("Application startup complete."));
    server->kill();
    QVERIFY(server->waitForFinished());
}

void TestStandin::theSecondStartMayTakeLonger()
{
    const QTemporaryDir folder;
    const quint16 port = freePort();
    const QStringList flags{u"--marker"_s, folder.filePath(u"started"_s), u"--again-seconds=60"_s};
    const auto first = startOn(port, flags);
    QTRY_VERIFY(!get(port, "/health").isEmpty());
    first->terminate();
    QVERIFY(first->waitForFinished());
    const auto second = startOn(port, flags);
    QByteArray log;
    QTRY_VERIFY((log += second->readAll()).contains("non-default args"));
    QVERIFY(get(port, "/health").isEmpty());
    second->kill();
    QVERIFY(second->waitForFinished());
}

QTEST_GUILESS_MAIN(TestStandin)
#include "tst_standin.moc"
