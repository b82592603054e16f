// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/daemon/LoginLog.h"
#include "tests/daemon/DaemonProcess.h"
#include "tests/daemon/DaemonRig.h"

#include <QElapsedTimer>
#include <QTcpSocket>
#include <QTest>

#include <sys/stat.h>

using namespace kirikae;
using namespace Qt::StringLiterals;

/// What strangers and broken clients may do to the daemon, and may not.
class tst_DaemonHttp : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void webPagesAndStrangersStayOut_data();
    void webPagesAndStrangersStayOut();
    void socketIsForItsOwnerOnly();
    void hugeBodyIsRefusedUnread();
    void endlessBodyIsCutOff();
    void bodyMustSayItIsJson();
    void brokenRequestsDoNoHarm();
    void slowHeadIsDropped();
    void slowBodyIsDropped();
    void thousandConnectionsLeaveRoomForOneMore();
    void afterTooManyConnectionsOthersAreServed();
    void headsWithTwoMeaningsAreRefused_data();
    void headsWithTwoMeaningsAreRefused();
    void ordinaryHeadsAreNot();
    void tokenIsInNoLog();
    void refusedLoginsAreLogged();
    void whoKeepsTryingDoesNotFillTheLog();

private:
    /// Sends these bytes over TCP and gives everything that comes back until the connection ends or `withinMs`.
    static QByteArray exchange(quint16 port, const QByteArray &bytes, int withinMs = 5'000);
    static QByteArray get(const DaemonRig &rig, const QByteArray &fields);
};

QByteArray tst_DaemonHttp::exchange(quint16 port, const QByteArray &bytes, int withinMs)
{
    QTcpSocket socket;
    socket.connectToHost(QHostAddress::LocalHost, port);
    QByteArray answer;
    connect(&socket, &QTcpSocket::readyRead, &socket, [&] { answer += socket.readAll(); });
    socket.write(bytes);
    [[maybe_unused]] const bool hasEnded =
        QTest::qWaitFor([&] { return socket.state() == QAbstractSocket::UnconnectedState; }, withinMs);
    return answer;
}

QByteArray tst_DaemonHttp::get(const DaemonRig &rig, const QByteArray &fields)
{
    return exchange(rig.port(), "GET /v1/hello HTTP/1.1\r\nConnection: close\r\n" + fields + "\r\n");
}

void tst_DaemonHttp::webPagesAndStrangersStayOut_data()
{
    QTest::addColumn<QByteArray>("fields");
    QTest::addColumn<QByteArray>("status");
    const QByteArray token = "Authorization: Bearer 0123456789abcdef0123456789abcdef\r\n";
    const QByteArray host = "Host: localhost\r\n";
    const auto row = [](const char *name, const QByteArray &fields, const char *status) {
        QTest::newRow(name) << fields << QByteArray(status);
    };
    row("with the token", host + token, "200");
    row("by its address", "Host: 127.0.0.1:8300\r\n" + token, "200");
    row("by its IPv6 address", "Host: [::1]:8300\r\n" + token, "200");
    row("by the name it was told", "Host: spark.example:8300\r\n" + token, "200");
    row("scheme in another case", host + "Authorization: bearer 0123456789abcdef0123456789abcdef\r\n", "200");
    row("without a token", host, "401");
    row("with another token", host + "Authorization: Bearer 0123456789abcdef0123456789abcdeX\r\n", "401");
    row("with half of the token", host + "Authorization: Bearer 0123456789abcdef\r\n", "401");
    row("with an empty token", host + "Authorization: Bearer \r\n", "401");
    row("with another scheme", host + "Authorization: Basic 0123456789abcdef0123456789abcdef\r\n", "401");
    row("a name pointed here", "Host: attacker.example\r\n" + token, "421");
    row("a name that begins like ours", "Host: localhost.attacker.example\r\n" + token, "421");
    row("a name with a user in front", "Host: localhost@attacker.example\r\n" + token, "421");
    row("an empty host", "Host: \r\n" + token, "421");
    row("a web page", host + token + "Origin: https://attacker.example\r\n", "403");
    row("a local web page", host + token + "Origin: http://localhost\r\n", "403");
    row("a file", host + token + "Origin: null\r\n", "403");
}

void tst_DaemonHttp::webPagesAndStrangersStayOut()
{
    QFETCH(QByteArray, fields);
    QFETCH(QByteArray, status);
    DaemonRig rig;
    const QByteArray answer = get(rig, fields);
    QVERIFY2(answer.startsWith("HTTP/1.1 " + status), answer.left(200).constData());
    QCOMPARE(answer.contains("\"product\""), status == "200");
}

void tst_DaemonHttp::socketIsForItsOwnerOnly()
{
    DaemonRig rig;
    struct stat file {};
    QCOMPARE(::stat(rig.socketPath().toLocal8Bit().constData(), &file), 0);
    QCOMPARE(file.st_mode & 0777U, 0600U);
    QCOMPARE(rig.send("GET", "/v1/hello").status, 200);
    QCOMPARE(rig.send("GET", "/v1/hello", {}, {{"Origin", "http://localhost"}}).status, 403);
}

void tst_DaemonHttp::hugeBodyIsRefusedUnread()
{
    QTemporaryDir folder;
    DaemonProcess daemon(folder.path(),
                         {u"--demo"_s, u"--listen"_s, u"0"_s, u"--token-file"_s, folder.filePath(u"t"_s)});
    QVERIFY(daemon.start());
    QFile file(folder.filePath(u"t"_s));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray token = file.readAll().trimmed();
    const Bytes before = daemon.residentBytes();
    const QByteArray head = "POST /v1/plan HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer " + token +
                            "\r\nContent-Type: application/json\r\nContent-Length: 1073741824\r\n\r\n";
    const QByteArray answer = exchange(daemon.port(), head + '{');
    QVERIFY2(answer.startsWith("HTTP/1.1 413"), answer.left(200).constData());
    exchange(daemon.port(), head + QByteArray(32 * 1024 * 1024, ' ')); // sent all the same: cut off
    QVERIFY(daemon.residentBytes() - before < 8 * MiB);
    QCOMPARE(daemon.send("GET", "/v1/hello").status, 200);
}

void tst_DaemonHttp::endlessBodyIsCutOff()
{
    DaemonRig rig;
    QByteArray bytes = "POST /v1/plan HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer " + rig.token() +
                       "\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n";
    for (int i = 0; i < 40; ++i)
        bytes += "10000\r\n" + QByteArray(0x10000, ' ') + "\r\n"; // 2.5 MiB, and no end
    QElapsedTimer timer;
    timer.start();
    QVERIFY(!exchange(rig.port(), bytes, 10'000).startsWith("HTTP/1.1 200"));
    QVERIFY(timer.elapsed() < 9'000);
    QCOMPARE(rig.send("GET", "/v1/hello").status, 200);
}

void tst_DaemonHttp::bodyMustSayItIsJson()
{
    DaemonRig rig;
    const QByteArray answer = exchange(
        rig.port(), "POST /v1/plan HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nAuthorization: Bearer " +
                        rig.token() +
                        "\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 2\r\n\r\n{}");
    QVERIFY2(answer.startsWith("HTTP/1.1 400"), answer.left(200).constData());
    QVERIFY(answer.contains("Content-Type: application/json"));
}

void tst_DaemonHttp::brokenRequestsDoNoHarm()
{
    DaemonRig rig;
    const QByteArray noise = QByteArray::fromHex("160301020001000100ff0a0d00fe");
    for (const QByteArray &bytes :
         {noise, QByteArray("\r\n\r\n\r\n"), QByteArray("GET\r\n\r\n"), QByteArray("GET /v1/hello HTTP/9.9\r\n\r\n"),
          "GET /" + QByteArray(100'000, 'a') + " HTTP/1.1\r\n\r\n",
          "GET / HTTP/1.1\r\nX: " + QByteArray(100'000, 'b') + "\r\n\r\n",
          QByteArray("POST /v1/plan HTTP/1.1\r\nHost: localhost\r\nContent-Length: -5\r\n\r\n"),
          QByteArray("GET /v1/%00%ff HTTP/1.1\r\nHost: localhost\r\n\r\n")})
        QVERIFY(!exchange(rig.port(), bytes, 300).startsWith("HTTP/1.1 200"));
    QCOMPARE(rig.send("GET", "/v1/hello").status, 200);
    QCOMPARE(rig.send("GET", "/v1/profiles/%2e%2e%2fetc%2fpasswd").status, 404);
}

void tst_DaemonHttp::slowHeadIsDropped()
{
    ServerLimits limits;
    limits.head = std::chrono::seconds(2);
    DaemonRig rig(limits);
    QTcpSocket socket;
    socket.connectToHost(QHostAddress::LocalHost, rig.port());
    QTRY_COMPARE(socket.state(), QAbstractSocket::ConnectedState);
    QTimer drip; // one byte now and then, so that the connection is never silent
    connect(&drip, &QTimer::timeout, &socket, [&] { socket.write("x"); });
    drip.start(100);
    QTRY_COMPARE_WITH_TIMEOUT(socket.state(), QAbstractSocket::UnconnectedState, 10'000);
    drip.stop();
    QTRY_COMPARE(rig.daemon().connectionCount(), 0);
}

void tst_DaemonHttp::slowBodyIsDropped()
{
    ServerLimits limits;
    limits.body = std::chrono::seconds(2);
    DaemonRig rig(limits);
    QTcpSocket socket;
    socket.connectToHost(QHostAddress::LocalHost, rig.port());
    socket.write("POST /v1/plan HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer " + rig.token() +
                 "\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{");
    QTRY_COMPARE(socket.state(), QAbstractSocket::ConnectedState);
    QTimer drip;
    connect(&drip, &QTimer::timeout, &socket, [&] { socket.write(" "); });
    drip.start(100);
    QTRY_COMPARE_WITH_TIMEOUT(socket.state(), QAbstractSocket::UnconnectedState, 10'000);
}

void tst_DaemonHttp::thousandConnectionsLeaveRoomForOneMore()
{
    QTemporaryDir folder;
    DaemonProcess daemon(folder.path(),
                         {u"--demo"_s, u"--listen"_s, u"0"_s, u"--token-file"_s, folder.filePath(u"t"_s)});
    QVERIFY(daemon.start());
    QCOMPARE(daemon.send("GET", "/v1/hello").status, 200);
    const Bytes before = daemon.residentBytes();
    std::vector<std::unique_ptr<QTcpSocket>> sockets;
    for (int i = 0; i < 1000; ++i) {
        sockets.push_back(std::make_unique<QTcpSocket>());
        sockets.back()->connectToHost(QHostAddress::LocalHost, daemon.port());
    }
    QTRY_VERIFY_WITH_TIMEOUT(
        std::all_of(sockets.begin(), sockets.end(),
                    [](const auto &socket) { return socket->state() == QAbstractSocket::ConnectedState; }),
        20'000);
    QCOMPARE(daemon.send("GET", "/v1/hello").status, 200);
    const Bytes with = daemon.residentBytes();
    QVERIFY2(with - before < 40 * MiB, QByteArray::number(with - before).constData());
    qInfo("1,000 connections: %.1f MiB more, %.1f MiB in all", double(with - before) / MiB, double(with) / MiB);
}

/// At its limit the server stops listening; it must listen again when those who filled it are dropped, all at once and
/// with nobody else there.
void tst_DaemonHttp::afterTooManyConnectionsOthersAreServed()
{
    ServerLimits limits;
    limits.connections = 8;
    limits.head = std::chrono::seconds(2);
    DaemonRig rig(limits);
    for (int round = 0; round < 2; ++round) {
        std::vector<std::unique_ptr<QTcpSocket>> idle;
        for (int i = 0; i < 12; ++i) {
            idle.push_back(std::make_unique<QTcpSocket>());
            idle.back()->connectToHost(QHostAddress::LocalHost, rig.port());
        }
        QTRY_COMPARE(rig.daemon().connectionCount(), 8);
        QTRY_COMPARE_WITH_TIMEOUT(
            std::count_if(idle.begin(), idle.end(),
                          [](const auto &socket) { return socket->state() == QAbstractSocket::UnconnectedState; }),
            12, 15'000);
        QTRY_COMPARE(rig.daemon().connectionCount(), 0);
        const QByteArray answer = get(rig, "Host: localhost\r\nAuthorization: Bearer " + rig.token() + "\r\n");
        QVERIFY2(answer.startsWith("HTTP/1.1 200"), answer.left(200).constData());
    }
}

void tst_DaemonHttp::headsWithTwoMeaningsAreRefused_data()
{
    QTest::addColumn<QByteArray>("fields");
    QTest::newRow("a length and chunks") << QByteArray("Content-Length: 4\r\nTransfer-Encoding: chunked\r\n");
    QTest::newRow("chunks and a length") << QByteArray("Transfer-Encoding: chunked\r\ncontent-length: 4\r\n");
    QTest::newRow("two lengths") << QByteArray("Content-Length: 4\r\nContent-Length: 4\r\n");
    QTest::newRow("NUL in a value") << QByteArray("X-Odd: a\0b\r\nContent-Length: 4\r\n", 34);
    QTest::newRow("NUL at the end of a value") << QByteArray("X-Odd: a\0\r\nContent-Length: 4\r\n", 33);
    QTest::newRow("NUL in the last value") << QByteArray("Content-Length: 4\r\nX-Odd: a\0b\r\n", 34);
    QTest::newRow("NUL at the very end") << QByteArray("Content-Length: 4\r\nX-Odd: a\0\r\n", 33);
    QTest::newRow("a field behind NUL") << QByteArray("X-Odd: a\0Content-Length: 4\r\n", 31);
    QTest::newRow("NUL in a name") << QByteArray("X-O\0dd: a\r\nContent-Length: 4\r\n", 34);
    QTest::newRow("a folded field") << QByteArray("X-Odd: a\r\n b\r\nContent-Length: 4\r\n");
}

/// And what follows them is not served: for somebody in between it may be a part of the body.
void tst_DaemonHttp::headsWithTwoMeaningsAreRefused()
{
    QFETCH(QByteArray, fields);
    DaemonRig rig;
    const QByteArray start = " HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer " + rig.token() + "\r\n";
    QElapsedTimer timer;
    timer.start();
    const QByteArray answer = exchange(rig.port(),
                                       "POST /v1/plan" + start + "Content-Type: application/json\r\n" + fields +
                                           "\r\n0\r\n\r\nGET /v1/hello" + start + "\r\n",
                                       10'000);
    QVERIFY2(answer.startsWith("HTTP/1.1 400"), answer.left(200).constData());
    QVERIFY2(!answer.contains("\"product\""), answer.constData());
    QVERIFY(timer.elapsed() < 9'000); // the connection was ended
}

void tst_DaemonHttp::ordinaryHeadsAreNot()
{
    DaemonRig rig;
    QVERIFY(rig.waitUntilLoaded());
    const QByteArray start =
        "POST /v1/plan HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nAuthorization: Bearer " + rig.token() +
        "\r\nContent-Type: application/json\r\n";
    const QByteArray body = R"({"profile":"none"})";
    for (const QByteArray &rest : {"Content-Length: 18\r\n\r\n" + body, "Content-Length:18\r\n\r\n" + body,
                                   "Content-Length:   18\r\nX-Empty:\r\nX-Blank: \r\nX-Tab:\ta\t\r\n\r\n" + body,
                                   "Cookie: a=b; c=\"d\"\r\nContent-Length: 18\r\n\r\n" + body,
                                   "Transfer-Encoding: chunked\r\n\r\n12\r\n" + body + "\r\n0\r\n\r\n"}) {
        const QByteArray answer = exchange(rig.port(), start + rest);
        QVERIFY2(answer.startsWith("HTTP/1.1 200"), (rest + answer.left(300)).constData());
    }
}

void tst_DaemonHttp::tokenIsInNoLog()
{
    QTemporaryDir folder;
    qputenv("QT_LOGGING_RULES", "kirikae.*=true");
    DaemonProcess daemon(folder.path(),
                         {u"--demo"_s, u"--listen"_s, u"0"_s, u"--token-file"_s, folder.filePath(u"t"_s)});
    QVERIFY(daemon.start());
    qunsetenv("QT_LOGGING_RULES");
    QFile file(folder.filePath(u"t"_s));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.permissions() & (QFile::ReadGroup | QFile::ReadOther | QFile::WriteGroup | QFile::WriteOther),
             QFile::Permissions());
    const QByteArray token = file.readAll().trimmed();
    QVERIFY(token.size() >= 43); // 256 bits in base64
    const QByteArray request =
        "GET /v1/hello HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nAuthorization: Bearer ";
    QVERIFY(exchange(daemon.port(), request + token + "\r\n\r\n").startsWith("HTTP/1.1 200"));
    const QByteArray refused = exchange(daemon.port(), request + token + "x\r\n\r\n");
    QVERIFY(refused.startsWith("HTTP/1.1 401"));
    QVERIFY(!refused.contains(token));
    QCOMPARE(daemon.terminate(), 0);
    QVERIFY2(!daemon.output().contains(token), daemon.output().constData());
}

void tst_DaemonHttp::refusedLoginsAreLogged()
{
    QTemporaryDir folder;
    DaemonProcess daemon(folder.path(),
                         {u"--demo"_s, u"--listen"_s, u"0"_s, u"--token-file"_s, folder.filePath(u"t"_s)});
    QVERIFY(daemon.start());
    const QByteArray start = "GET /v1/hello HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n";
    for (int i = 0; i < 3; ++i)
        QVERIFY(exchange(daemon.port(), start + "Authorization: Bearer guessed-wrong\r\n\r\n").contains("401"));
    QTRY_VERIFY(daemon.output().contains("login refused from 127.0.0.1: wrong token\n"));
    QCOMPARE(daemon.output().count("login refused"), 1);
    QVERIFY(!daemon.output().contains("guessed"));
}

void tst_DaemonHttp::whoKeepsTryingDoesNotFillTheLog()
{
    LoginLog log;
    ServerRequest request;
    request.peer = "192.0.2.7";
    QCOMPARE(log.lineFor(request), std::optional<QByteArray>("login refused from 192.0.2.7: no token"));
    request.fields = {{"Authorization", "Bearer guessed"}};
    QCOMPARE(log.lineFor(request), std::nullopt);
    LoginLog later(std::chrono::milliseconds(100));
    QVERIFY(later.lineFor(request));
    QCOMPARE(later.lineFor(request), std::nullopt);
    QCOMPARE(later.lineFor(request), std::nullopt);
    QTest::qWait(150);
    QCOMPARE(later.lineFor(request), std::optional<QByteArray>("login refused from 192.0.2.7: wrong token (and 2 more "
                                                               "since the last such line)"));
    QCOMPARE(later.lineFor(request), std::nullopt);
}

QTEST_GUILESS_MAIN(tst_DaemonHttp)
#include "tst_daemonhttp.moc"
