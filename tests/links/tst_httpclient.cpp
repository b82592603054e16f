// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/http/HttpClient.h"
#include "tests/support/ScriptedServer.h"
#include "tests/support/Settled.h"

#include <QPointer>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTimer>

using namespace kirikae;
using namespace std::chrono_literals;

namespace {

QByteArray okWith(const QByteArray &body)
{
    return "HTTP/1.1 200 OK\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body;
}

std::unique_ptr<HttpClient> clientOf(ScriptedServer &server)
{
    return std::make_unique<HttpClient>([&server] { return server.dial(); }, QStringLiteral("The server"));
}

HttpRequest postOf(const QByteArray &target, const QByteArray &body = {})
{
    HttpRequest request;
    request.method = "POST";
    request.target = target;
    request.body = body;
    return request;
}

HttpRequest getOf(const QByteArray &target)
{
    HttpRequest request;
    request.target = target;
    return request;
}

} // namespace

class HttpClientTest : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void usesOneConnectionForCallAfterCall();
    void opensMoreConnectionsForCallsAtOnceButNotTooMany();
    void sendsWhatItIsGiven();
    void repeatsAGetWhoseKeptConnectionWasClosed();
    void repeatsOnlyOnce();
    void neverSendsAPostOnAUsedConnection();
    void dropsAConnectionThatSpeaksUnasked();
    void reportsATruncatedAnswer();
    void reportsGarbage();
    void reportsSilence();
    void reportsARefusedDial();
    void readsASlowAnswer();
    void limitsTheBody();
    void goesOnAfterAnError();
    void endsPendingCallsWhenDestroyed();
    void streamsPieceByPiece();
    void lastsLongerThanTheDeadlineOnceTheHeadIsThere();
    void reportsAStreamThatIsCut();
    void closesTheConnectionWithTheStream();
    void mayDestroyAStreamInItsOwnSignal();
};

void HttpClientTest::usesOneConnectionForCallAfterCall()
{
    ScriptedServer server([](QTcpSocket *socket, const QByteArray &head, int) { socket->write(okWith(head.left(9))); });
    const auto client = clientOf(server);
    for (int i = 0; i < 20; ++i) {
        const auto answer = settled(client->send(getOf("/a")));
        QVERIFY_OK(answer);
        QCOMPARE(answer->body, QByteArray("GET /a HT"));
    }
    QCOMPARE(server.connections(), 1);
    client->closeIdle();
    QVERIFY(settled(client->send(getOf("/b"))));
    QCOMPARE(server.connections(), 2);
}

void HttpClientTest::opensMoreConnectionsForCallsAtOnceButNotTooMany()
{
    QList<QTcpSocket *> held;
    ScriptedServer server([&held](QTcpSocket *socket, const QByteArray &, int) { held.append(socket); });
    const auto client = clientOf(server);
    QList<Pending<HttpResponse>> answers;
    for (int i = 0; i < 7; ++i)
        answers.append(client->send(getOf("/")));
    QTRY_COMPARE(held.size(), 4);
    while (!held.isEmpty()) {
        held.takeFirst()->write(okWith("x"));
        QTest::qWait(5);
    }
    for (const auto &answer : answers) {
        QTRY_VERIFY(answer.isFinished() || !held.isEmpty());
        while (!held.isEmpty())
            held.takeFirst()->write(okWith("x"));
        QVERIFY(settled(answer));
    }
    QVERIFY(server.connections() <= 7);
    QCOMPARE(server.requests(), 7);
}

void HttpClientTest::sendsWhatItIsGiven()
{
    QByteArray seen;
    ScriptedServer server([&seen](QTcpSocket *socket, const QByteArray &head, int) {
        seen = head;
        socket->write(okWith(""));
    });
    const auto client = clientOf(server);
    HttpRequest request = postOf("/x?y=%20z", R"({"a":1})");
    request.fields = {{"Content-Type", "application/json"}};
    QVERIFY(settled(client->send(request)));
    QCOMPARE(seen, QByteArray("POST /x?y=%20z HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                              "Content-Length: 7"));
    QVERIFY(settled(client->send(postOf("/empty"))));
    QVERIFY(seen.endsWith("\r\nContent-Length: 0"));
}

void HttpClientTest::repeatsAGetWhoseKeptConnectionWasClosed()
{
    // Answers the first request of each connection and hangs up on the second one without a byte.
    ScriptedServer server([](QTcpSocket *socket, const QByteArray &, int) {
        if (socket->property("used").toBool()) {
            socket->close();
            return;
        }
        socket->setProperty("used", true);
        socket->write(okWith("fresh"));
    });
    const auto client = clientOf(server);
    QVERIFY(settled(client->send(getOf("/1"))));
    const auto answer = settled(client->send(getOf("/2")));
    QVERIFY_OK(answer);
    QCOMPARE(answer->body, QByteArray("fresh"));
    QCOMPARE(server.requests(), 3);
    QCOMPARE(server.connections(), 2);
}

void HttpClientTest::repeatsOnlyOnce()
{
    ScriptedServer server([](QTcpSocket *socket, const QByteArray &, int number) {
        if (number == 0)
            socket->write(okWith("once"));
        else
            socket->close();
    });
    const auto client = clientOf(server);
    QVERIFY(settled(client->send(getOf("/1"))));
    const auto answer = settled(client->send(getOf("/2")));
    QVERIFY(!answer);
    QCOMPARE(answer.error().code, Error::Code::LinkLost);
    QVERIFY(answer.error().message.startsWith(QStringLiteral("The server ended the connection without")));
    QCOMPARE(server.requests(), 3);
}

void HttpClientTest::neverSendsAPostOnAUsedConnection()
{
    ScriptedServer server([](QTcpSocket *socket, const QByteArray &, int) { socket->write(okWith("")); });
    const auto client = clientOf(server);
    QVERIFY(settled(client->send(postOf("/1"))));
    QVERIFY(settled(client->send(postOf("/2"))));
    QCOMPARE(server.connections(), 2);
    HttpRequest harmless = postOf("/3");
    harmless.repeatable = true;
    QVERIFY(settled(client->send(harmless)));
    QCOMPARE(server.connections(), 2);
}

void HttpClientTest::dropsAConnectionThatSpeaksUnasked()
{
    ScriptedServer server([](QTcpSocket *socket, const QByteArray &, int number) {
        socket->write(okWith("right"));
        if (number == 0)
            QTimer::singleShot(20ms, socket, [socket] { socket->write(okWith("wrong")); });
    });
    const auto client = clientOf(server);
    QVERIFY(settled(client->send(getOf("/1"))));
    QTest::qWait(60);
    const auto answer = settled(client->send(getOf("/2")));
    QVERIFY(answer);
    QCOMPARE(answer->body, QByteArray("right"));
    QCOMPARE(server.connections(), 2);
}

void HttpClientTest::reportsATruncatedAnswer()
{
    ScriptedServer server([](QTcpSocket *socket, const QByteArray &, int) {
        socket->write(okWith("hello").chopped(1));
        socket->disconnectFromHost();
    });
    const auto answer = settled(clientOf(server)->send(getOf("/")));
    QVERIFY(!answer); // the client above is gone: Cancelled
    const auto client = clientOf(server);
    const auto second = settled(client->send(getOf("/")));
    QVERIFY(!second);
    QCOMPARE(second.error().code, Error::Code::LinkLost);
    QVERIFY(second.error().message.contains(QStringLiteral("in the middle")));
}

void HttpClientTest::reportsGarbage()
{
    ScriptedServer server(
        [](QTcpSocket *socket, const QByteArray &, int) { socket->write("\x1b]0;evil\x07 this is no HTTP\r\n\r\n"); });
    const auto client = clientOf(server);
    const auto answer = settled(client->send(getOf("/")));
    QVERIFY(!answer);
    QCOMPARE(answer.error().code, Error::Code::BadReply);
    QVERIFY(!answer.error().detail.contains(QChar(0x1b)));
}

void HttpClientTest::reportsSilence()
{
    ScriptedServer server([](QTcpSocket *, const QByteArray &, int) {});
    const auto client = clientOf(server);
    HttpRequest request = getOf("/");
    request.deadline = 100ms;
    const auto answer = settled(client->send(request));
    QVERIFY(!answer);
    QCOMPARE(answer.error().code, Error::Code::TimedOut);
}

void HttpClientTest::reportsARefusedDial()
{
    HttpClient client(
        [] {
            return readyError<std::shared_ptr<QIODevice>>({Error::Code::Denied, QStringLiteral("Not for you."), {}});
        },
        QStringLiteral("The server"));
    const auto answer = settled(client.send(getOf("/")));
    QVERIFY(!answer);
    QCOMPARE(answer.error().code, Error::Code::Denied);
    const auto stream = client.open(getOf("/"));
    QSignalSpy ended(stream.get(), &HttpStream::ended);
    QVERIFY(ended.wait());
    QCOMPARE(ended.first().first().value<std::optional<Error>>()->message, QStringLiteral("Not for you."));
}

void HttpClientTest::readsASlowAnswer()
{
    ScriptedServer server([](QTcpSocket *socket, const QByteArray &, int) {
        const auto rest = std::make_shared<QByteArray>(
            "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n");
        auto *timer = new QTimer(socket);
        QObject::connect(timer, &QTimer::timeout, socket, [socket, rest, timer] {
            socket->write(rest->left(1));
            rest->remove(0, 1);
            if (rest->isEmpty())
                timer->stop();
        });
        timer->start(1);
    });
    const auto client = clientOf(server);
    const auto answer = settled(client->send(getOf("/")));
    QVERIFY_OK(answer);
    QCOMPARE(answer->body, QByteArray("hello"));
}

void HttpClientTest::limitsTheBody()
{
    ScriptedServer server([](QTcpSocket *socket, const QByteArray &, int) {
        socket->write("HTTP/1.1 200 OK\r\n\r\n" + QByteArray(3 * 1024 * 1024, 'x'));
    });
    const auto client = clientOf(server);
    HttpRequest request = getOf("/");
    request.maxBody = 1 * MiB;
    const auto answer = settled(client->send(request));
    QVERIFY(!answer);
    QCOMPARE(answer.error().code, Error::Code::BadReply);
    QVERIFY(answer.error().message.contains(QStringLiteral("1.0 MiB")));
}

void HttpClientTest::goesOnAfterAnError()
{
    ScriptedServer server([](QTcpSocket *socket, const QByteArray &, int number) {
        socket->write(number < 6 ? QByteArray("nonsense\r\n\r\n") : okWith("fine"));
    });
    const auto client = clientOf(server);
    QList<Pending<HttpResponse>> answers;
    for (int i = 0; i < 7; ++i)
        answers.append(client->send(getOf("/")));
    for (int i = 0; i < 6; ++i)
        QVERIFY(!settled(answers.at(i)));
    QVERIFY(settled(answers.last()));
}

void HttpClientTest::endsPendingCallsWhenDestroyed()
{
    ScriptedServer server([](QTcpSocket *, const QByteArray &, int) {});
    auto client = clientOf(server);
    const auto answer = client->send(getOf("/"));
    QTRY_COMPARE(server.requests(), 1);
    client.reset();
    const auto ended = settled(answer);
    QVERIFY(!ended);
    QCOMPARE(ended.error().code, Error::Code::Cancelled);
}

void HttpClientTest::streamsPieceByPiece()
{
    QPointer<QTcpSocket> held;
    ScriptedServer server([&held](QTcpSocket *socket, const QByteArray &, int) {
        held = socket;
        socket->write("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n");
    });
    const auto client = clientOf(server);
    const auto stream = client->open(getOf("/events"));
    QSignalSpy head(stream.get(), &HttpStream::headReceived);
    QSignalSpy pieces(stream.get(), &HttpStream::bodyReceived);
    QSignalSpy ended(stream.get(), &HttpStream::ended);
    QVERIFY(head.wait());
    for (int i = 0; i < 3; ++i) {
        held->write("4\r\npart\r\n");
        QVERIFY(pieces.wait());
        QCOMPARE(pieces.last().first().toByteArray(), QByteArray("part"));
    }
    // A short call beside it uses another connection.
    const auto beside = client->send(getOf("/short"));
    QTRY_COMPARE(server.connections(), 2);
    QCOMPARE(ended.size(), 0);
    held->write("\r\n");
}

void HttpClientTest::lastsLongerThanTheDeadlineOnceTheHeadIsThere()
{
    ScriptedServer server([](QTcpSocket *socket, const QByteArray &, int) {
        socket->write("HTTP/1.1 200 OK\r\n\r\n");
        QTimer::singleShot(150ms, socket, [socket] {
            socket->write("late");
            socket->disconnectFromHost();
        });
    });
    const auto client = clientOf(server);
    HttpRequest request = getOf("/");
    request.deadline = 75ms;
    const auto stream = client->open(request);
    QSignalSpy pieces(stream.get(), &HttpStream::bodyReceived);
    QSignalSpy ended(stream.get(), &HttpStream::ended);
    QVERIFY(ended.wait());
    QVERIFY(!ended.first().first().value<std::optional<Error>>());
    QCOMPARE(pieces.size(), 1);
}

void HttpClientTest::reportsAStreamThatIsCut()
{
    ScriptedServer server([](QTcpSocket *socket, const QByteArray &, int) {
        socket->write("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n4\r\npart\r\n");
        socket->disconnectFromHost();
    });
    const auto client = clientOf(server);
    const auto stream = client->open(getOf("/"));
    QSignalSpy ended(stream.get(), &HttpStream::ended);
    QVERIFY(ended.wait());
    QCOMPARE(ended.first().first().value<std::optional<Error>>()->code, Error::Code::LinkLost);
    QCOMPARE(ended.size(), 1);
}

void HttpClientTest::closesTheConnectionWithTheStream()
{
    QPointer<QTcpSocket> held;
    ScriptedServer server([&held](QTcpSocket *socket, const QByteArray &, int) {
        held = socket;
        socket->write("HTTP/1.1 200 OK\r\n\r\nx");
    });
    const auto client = clientOf(server);
    auto stream = client->open(getOf("/"));
    QSignalSpy pieces(stream.get(), &HttpStream::bodyReceived);
    QVERIFY(pieces.wait());
    stream.reset();
    QTRY_VERIFY(!held);
}

void HttpClientTest::mayDestroyAStreamInItsOwnSignal()
{
    ScriptedServer server([](QTcpSocket *socket, const QByteArray &, int) {
        socket->write("HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nbody");
        socket->disconnectFromHost();
    });
    const auto client = clientOf(server);
    for (int which = 0; which < 3; ++which) {
        auto stream = client->open(getOf("/"));
        bool isGone = false;
        const auto destroy = [&stream, &isGone] {
            stream.reset();
            isGone = true;
        };
        if (which == 0)
            connect(stream.get(), &HttpStream::headReceived, this, destroy);
        else if (which == 1)
            connect(stream.get(), &HttpStream::bodyReceived, this, destroy);
        else
            connect(stream.get(), &HttpStream::ended, this, destroy);
        QTRY_VERIFY(isGone);
    }
}

QTEST_GUILESS_MAIN(HttpClientTest)
#include "tst_httpclient.moc"
