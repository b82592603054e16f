// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/links/HostCases.h"

#include <QDir>
#include <QLocalServer>
#include <QLocalSocket>
#include <QTcpServer>
#include <QTcpSocket>

namespace kirikae {

namespace {

/// Sends back everything that a connection of `server` brings, and closes when the other side has.
template <class Server, class Socket>
void echoOn(Server &server)
{
    QObject::connect(&server, &Server::newConnection, &server, [&server] {
        while (Socket *socket = server.nextPendingConnection()) {
            QObject::connect(socket, &Socket::readyRead, socket, [socket] { socket->write(socket->readAll()); });
            QObject::connect(socket, &Socket::disconnected, socket, &QObject::deleteLater);
        }
    });
}

QByteArray everyByte()
{
    QByteArray all;
    for (int c = 0; c < 256; ++c)
        all += static_cast<char>(c);
    return all;
}

void checkEcho(const Result<std::shared_ptr<QIODevice>> &dialled)
{
    QVERIFY2(dialled, qPrintable(dialled ? QString() : dialled.error().message));
    QIODevice &device = **dialled;
    QVERIFY(device.isOpen() && device.isSequential());
    const QByteArray sent = everyByte().repeated(2048); // half a MiB: more than one window's worth of packets
    QByteArray seen;
    QObject context;
    QObject::connect(&device, &QIODevice::readyRead, &context, [&] { seen += device.readAll(); });
    QSignalSpy written(&device, &QIODevice::bytesWritten);
    QCOMPARE(device.write(sent), sent.size());
    QTRY_COMPARE_WITH_TIMEOUT(seen.size(), sent.size(), 20'000);
    QVERIFY(seen == sent);
    QTRY_VERIFY(!written.isEmpty());
    QTRY_COMPARE(device.bytesToWrite(), 0);
}

} // namespace

void checkRun(Host &host)
{
    const auto plain = settled(host.run({"printf", "%s|", "a b", "it's", "", "$HOME", "\xff\n!"}));
    QVERIFY2(plain, qPrintable(plain ? QString() : plain.error().message));
    QCOMPARE(plain->standardOutput, QByteArray("a b|it's||$HOME|\xff\n!|"));
    QCOMPARE(plain->exitCode, 0);

    const auto both = settled(host.run({"sh", "-c", "echo out; echo err >&2; exit 7"}));
    QVERIFY(both);
    QCOMPARE(both->exitCode, 7);
    QCOMPARE(both->standardOutput, QByteArray("out\n"));
    QCOMPARE(both->standardError, QByteArray("err\n"));

    const auto killed = settled(host.run({"sh", "-c", "kill -9 $$"}));
    QVERIFY(killed);
    QCOMPARE(killed->exitCode, 137);

    RunLimits limits;
    limits.input = everyByte() + "\n\n";
    const auto echoed = settled(host.run({"cat"}, limits));
    QVERIFY(echoed);
    QCOMPARE(echoed->standardOutput, limits.input);

    const auto noInput = settled(host.run({"cat"}));
    QVERIFY(noInput);
    QCOMPARE(noInput->standardOutput, QByteArray());

    limits.input = QByteArray(3'000'000, 'x');
    const auto large = settled(host.run({"wc", "-c"}, limits));
    QVERIFY(large);
    QCOMPARE(large->standardOutput.trimmed(), QByteArray("3000000"));

    const auto missing = settled(host.run({"/nonexistent/program"}));
    QVERIFY(missing);
    QCOMPARE(missing->exitCode, 127);
    QVERIFY(!missing->standardError.isEmpty());

    QCOMPARE(settled(host.run({})).error().code, Error::Code::BadInput);
}

void checkRunLimits(Host &host)
{
    RunLimits limits;
    limits.deadline = Milliseconds(300);
    const auto late = settled(host.run({"sleep", "1000.25"}, limits));
    QVERIFY(!late);
    QCOMPARE(late.error().code, Error::Code::TimedOut);
    const auto left = settled(host.run({"sh", "-c", "sleep 0.2; pgrep -f 'sleep 1000[.]25$'"}));
    QVERIFY(left);
    QCOMPARE(left->standardOutput, QByteArray()); // the command that overran is gone

    RunLimits small;
    small.maxOutput = 1000;
    const auto flood = settled(host.run({"sh", "-c", "yes"}, small));
    QVERIFY(!flood);
    QCOMPARE(flood.error().code, Error::Code::BadReply);
    const auto after = settled(host.run({"echo", "still here"}));
    QVERIFY(after);
    QCOMPARE(after->standardOutput, QByteArray("still here\n"));
}

void checkStream(Host &host)
{
    const auto cat = host.stream({"sh", "-c", "cat; echo done >&2; exit 3"});
    StreamRecord record(*cat);
    cat->write("one\n");
    QTRY_COMPARE(record.out, QByteArray("one\n"));
    QCOMPARE(record.finished.count(), 0);
    cat->write("two\n");
    cat->closeInput();
    QVERIFY(record.waitForEnd());
    QCOMPARE(record.out, QByteArray("one\ntwo\n"));
    QCOMPARE(record.err, QByteArray("done\n"));
    QCOMPARE(record.exitCode().value(), 3);

    const auto signalled = host.stream({"sh", "-c", "kill -TERM $$"});
    StreamRecord end(*signalled);
    QVERIFY(end.waitForEnd());
    QCOMPARE(end.exitCode().value(), 143);

    {
        const auto dropped = host.stream({"sleep", "1000.75"});
        QTRY_COMPARE(settled(host.run({"pgrep", "-cf", "sleep 1000[.]75$"}))->standardOutput, QByteArray("1\n"));
    }
    QTRY_COMPARE(settled(host.run({"pgrep", "-cf", "sleep 1000[.]75$"}))->standardOutput, QByteArray("0\n"));
}

void checkDialUnix(Host &host)
{
    const QString path = QDir::tempPath() + QStringLiteral("/echo.sock");
    QLocalServer server;
    QVERIFY(server.listen(path));
    echoOn<QLocalServer, QLocalSocket>(server);
    checkEcho(settled(host.dial({QFile::encodeName(path), {}, 0})));

    const auto missing = settled(host.dial({"/nonexistent/echo.sock", {}, 0}));
    QVERIFY(!missing);
    QCOMPARE(missing.error().code, Error::Code::NotFound);
    QVERIFY(missing.error().message.contains(QStringLiteral("/nonexistent/echo.sock")));
}

void checkDialTcp(Host &host)
{
    QTcpServer server;
    QVERIFY(server.listen(QHostAddress::LocalHost));
    echoOn<QTcpServer, QTcpSocket>(server);
    const quint16 port = server.serverPort();
    checkEcho(settled(host.dial({{}, QStringLiteral("127.0.0.1"), port})));
    server.close();
    const auto refused = settled(host.dial({{}, QStringLiteral("127.0.0.1"), port}));
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Error::Code::Unreachable);
    QVERIFY(refused.error().message.contains(QString::number(port)));
}

} // namespace kirikae
