// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/http/HttpReader.h"

#include <QRegularExpression>
#include <QTest>

using namespace kirikae;

namespace {

struct Read {
    Result<void> result;
    HttpResponse head;
    QByteArray body;
    bool isDone = false;
    bool allowsReuse = false;
};

/// Feeds `bytes` in pieces of at most `piece` bytes.
Read readIn(const QByteArray &bytes, qsizetype piece, bool thenEnds, HttpReader::Limits limits = {}, bool head = false)
{
    HttpReader reader(limits, head);
    Read read;
    for (qsizetype at = 0; at < bytes.size() && read.result; at += piece) {
        read.result = reader.feed(QByteArrayView(bytes).sliced(at, std::min(piece, bytes.size() - at)));
        read.body += reader.takeBody();
    }
    if (read.result && thenEnds)
        read.result = reader.finish();
    read.head = reader.head();
    read.isDone = reader.isDone();
    read.allowsReuse = read.isDone && reader.allowsReuse();
    return read;
}

} // namespace

class HttpReaderTest : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void readsGoodAnswersHoweverTheyAreCut_data();
    void readsGoodAnswersHoweverTheyAreCut();
    void refusesBadOnes_data();
    void refusesBadOnes();
    void tellsATruncatedAnswerFromAWholeOne_data();
    void tellsATruncatedAnswerFromAWholeOne();
    void limitsTheHead();
    void limitsTheBody();
    void limitsAChunkHeaderThatNeverEnds();
    void doesNotAllowReuseAfterSurplus();
};

void HttpReaderTest::readsGoodAnswersHoweverTheyAreCut_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<bool>("head");
    QTest::addColumn<bool>("thenEnds");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<bool>("reuse");

    const auto row = [](const char *name, QByteArray bytes, int status, QByteArray body, bool reuse,
                        bool thenEnds = false, bool head = false) {
        QTest::newRow(name) << bytes << head << thenEnds << status << body << reuse;
    };
    row("content-length", "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello", 200, "hello", true);
    row("empty", "HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n", 200, "", true);
    row("chunked",
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n1\r\n \r\n0005\r\nworld\r\n0\r\n\r\n", 200,
        "hello world", true);
    row("chunk extensions and trailers",
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nX-A: 1\r\n\r\n"
        "3;name=value;q=\"a b\"\r\nabc\r\n0;last\r\nX-Trailer: late\r\nX-B: 2\r\n\r\n",
        200, "abc", true);
    row("upper-case hex", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nA\r\n0123456789\r\n0\r\n\r\n", 200,
        "0123456789", true);
    row("line ends inside chunks",
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n4\r\n\r\n\r\n\r\n2\r\n0\r\r\n0\r\n\r\n", 200,
        "\r\n\r\n0\r", true);
    row("no content", "HTTP/1.1 204 No Content\r\n\r\n", 204, "", true);
    row("not modified, with a length", "HTTP/1.1 304 Not Modified\r\nContent-Length: 77\r\n\r\n", 304, "", true);
    row("answer to HEAD", "HTTP/1.1 200 OK\r\nContent-Length: 77\r\n\r\n", 200, "", true, false, true);
    row("continue first", "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 201 Created\r\nContent-Length: 2\r\n\r\nok", 201, "ok",
        true);
    row("early hints twice",
        "HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\nHTTP/1.1 103 Early Hints\r\n\r\n"
        "HTTP/1.1 404 Not Found\r\nContent-Length: 1\r\n\r\nx",
        404, "x", true);
    row("until the end", "HTTP/1.1 200 OK\r\n\r\nall of it", 200, "all of it", false, true);
    row("until the end, nothing", "HTTP/1.1 200 OK\r\n\r\n", 200, "", false, true);
    row("HTTP/1.0", "HTTP/1.0 200 OK\r\nContent-Length: 2\r\n\r\nok", 200, "ok", false);
    row("connection: close", "HTTP/1.1 500 Oh No\r\nConnection: close\r\nContent-Length: 2\r\n\r\nno", 500, "no",
        false);
}

void HttpReaderTest::readsGoodAnswersHoweverTheyAreCut()
{
    QFETCH(QByteArray, bytes);
    QFETCH(bool, head);
    QFETCH(bool, thenEnds);
    QFETCH(int, status);
    QFETCH(QByteArray, body);
    QFETCH(bool, reuse);
    for (qsizetype piece = 1; piece <= bytes.size(); ++piece) {
        const Read read = readIn(bytes, piece, thenEnds, {}, head);
        QVERIFY2(read.result, qPrintable(read.result ? QString() : read.result.error().message));
        QVERIFY(read.isDone);
        QCOMPARE(read.head.status, status);
        QCOMPARE(read.body, body);
        QCOMPARE(read.allowsReuse, reuse);
        QVERIFY(read.head.field("x-trailer").isEmpty());
    }
    // One cut at every place: the parser's state between two unequal pieces.
    for (qsizetype cut = 1; cut < bytes.size(); ++cut) {
        HttpReader reader({}, head);
        QVERIFY(reader.feed(QByteArrayView(bytes).first(cut)));
        QVERIFY(reader.feed(QByteArrayView(bytes).sliced(cut)));
        QCOMPARE(reader.takeBody(), body);
    }
}

void HttpReaderTest::refusesBadOnes_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("not HTTP") << QByteArray("SSH-2.0-OpenSSH_9.2p1\r\n\r\n");
    QTest::newRow("binary") << QByteArray("\x00\x01\x02\xff\xfe\r\n\r\n", 9);
    QTest::newRow("version") << QByteArray("HTTP/3.7 200 OK\r\n\r\n");
    QTest::newRow("status") << QByteArray("HTTP/1.1 2x0 OK\r\n\r\n");
    QTest::newRow("field") << QByteArray("HTTP/1.1 200 OK\r\nno colon here\r\n\r\n");
    QTest::newRow("length") << QByteArray("HTTP/1.1 200 OK\r\nContent-Length: -5\r\n\r\n");
    QTest::newRow("two lengths") << QByteArray(
        "HTTP/1.1 200 OK\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello");
    QTest::newRow("chunk size") << QByteArray("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nhello\r\n");
    QTest::newRow("chunk end") << QByteArray(
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabcXX3\r\nabc\r\n");
    QTest::newRow("chunk too large") << QByteArray(
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffffff\r\nabc");
    QTest::newRow("switching protocols") << QByteArray("HTTP/1.1 101 UPGRADED\r\nUpgrade: tcp\r\n\r\n");
}

void HttpReaderTest::refusesBadOnes()
{
    QFETCH(QByteArray, bytes);
    for (const qsizetype piece : {qsizetype(1), qsizetype(3), bytes.size()}) {
        const Read read = readIn(bytes, piece, true);
        QVERIFY(!read.result);
        QCOMPARE(read.result.error().code, Error::Code::BadReply);
        QVERIFY(!read.result.error().message.isEmpty());
    }
}

void HttpReaderTest::tellsATruncatedAnswerFromAWholeOne_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("content-length") << QByteArray("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello");
    QTest::newRow("chunked") << QByteArray(
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n");
    QTest::newRow("interim") << QByteArray("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 204 No Content\r\n\r\n");
}

void HttpReaderTest::tellsATruncatedAnswerFromAWholeOne()
{
    QFETCH(QByteArray, bytes);
    QVERIFY(readIn(bytes, bytes.size(), true).result);
    for (qsizetype length = 0; length < bytes.size(); ++length) {
        const Read read = readIn(bytes.left(length), 7, true);
        QVERIFY2(!read.result, bytes.left(length).constData());
        QCOMPARE(read.result.error().code, Error::Code::LinkLost);
    }
}

void HttpReaderTest::limitsTheHead()
{
    const QByteArray bytes = "HTTP/1.1 200 OK\r\nX-Large: " + QByteArray(5'000'000, 'x');
    for (const qsizetype piece : {qsizetype(1000), qsizetype(1'000'000)}) {
        const Read read = readIn(bytes, piece, false);
        QVERIFY(!read.result);
        QCOMPARE(read.result.error().code, Error::Code::BadReply);
        QVERIFY(read.result.error().message.contains(QStringLiteral("64 KiB")));
    }
    const QByteArray many = "HTTP/1.1 200 OK\r\n" + QByteArray("X-Field: value\r\n").repeated(100'000);
    QVERIFY(!readIn(many, 4096, false).result);
}

void HttpReaderTest::limitsTheBody()
{
    HttpReader::Limits limits;
    limits.body = 10;
    const QByteArray length = "HTTP/1.1 200 OK\r\nContent-Length: 11\r\n\r\n01234567890";
    const QByteArray chunked =
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n6\r\n012345\r\n5\r\n67890\r\n0\r\n\r\n";
    const QByteArray untilEnd = "HTTP/1.1 200 OK\r\n\r\n01234567890";
    for (const QByteArray &bytes : {length, chunked, untilEnd}) {
        const Read read = readIn(bytes, 4, true, limits);
        QVERIFY(!read.result);
        QCOMPARE(read.result.error().code, Error::Code::BadReply);
        limits.body = 11;
        QVERIFY(readIn(bytes, 4, true, limits).result);
        limits.body = 10;
    }
}

void HttpReaderTest::limitsAChunkHeaderThatNeverEnds()
{
    const QByteArray bytes = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5;x=" + QByteArray(1'000'000, 'y');
    const Read read = readIn(bytes, 4096, false);
    QVERIFY(!read.result);
    QCOMPARE(read.result.error().code, Error::Code::BadReply);
}

void HttpReaderTest::doesNotAllowReuseAfterSurplus()
{
    const QByteArray bytes = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nokHTTP/1.1 200 OK\r\n";
    const Read read = readIn(bytes, bytes.size(), false);
    QVERIFY(read.result);
    QCOMPARE(read.body, QByteArray("ok"));
    QVERIFY(read.isDone);
    QVERIFY(!read.allowsReuse);
}

QTEST_GUILESS_MAIN(HttpReaderTest)
#include "tst_httpreader.moc"
