// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/daemon/SseReader.h"

#include <QTest>

using namespace kirikae;

class TestSseReader : public QObject {
    Q_OBJECT
private slots:
    void readsEvents_data();
    void readsEvents();
    void anUnfinishedEventIsNone();
    void theIdIsTheOneOfTheLastWholeEvent();
    void remembersTheRetry();
    void tooLargeIsAnError();
};

namespace {

QList<SseMessage> inPieces(const QByteArray &stream, qsizetype size)
{
    SseReader reader;
    QList<SseMessage> all;
    for (qsizetype at = 0; at < stream.size(); at += size) {
        const auto messages = reader.feed(QByteArrayView(stream).sliced(at, std::min(size, stream.size() - at)));
        if (!messages)
            return {};
        all += *messages;
    }
    return all;
}

QByteArray text(const QList<SseMessage> &messages)
{
    QByteArray all;
    for (const SseMessage &message : messages)
        all += '[' + message.type + '|' + message.data + '|' + message.id + ']';
    return all;
}

} // namespace

void TestSseReader::readsEvents_data()
{
    QTest::addColumn<QByteArray>("stream");
    QTest::addColumn<QByteArray>("events");
    const auto row = [](const char *name, const QByteArray &stream, const QByteArray &events) {
        QTest::newRow(name) << stream << events;
    };
    row("line feeds", "data: a\n\ndata: b\n\n", "[message|a|][message|b|]");
    row("carriage returns", "data: a\r\rdata: b\r\r", "[message|a|][message|b|]");
    row("both", "data: a\r\n\r\ndata: b\r\n\r\n", "[message|a|][message|b|]");
    row("mixed", "data: a\r\n\ndata: b\n\r\ndata: c\r\n\r", "[message|a|][message|b|][message|c|]");
    row("fields", "event: state\nid: r-1\ndata: {}\n\n", "[state|{}|r-1]");
    row("the id stays", "id: 1\ndata: a\n\ndata: b\n\n", "[message|a|1][message|b|1]");
    row("an empty id takes it back", "id: 1\ndata: a\n\nid\ndata: b\n\n", "[message|a|1][message|b|]");
    row("an id with a zero byte is none", QByteArray("id: 1\0002\ndata: a\n\n", 18), "[message|a|]");
    row("the type does not stay", "event: x\ndata: a\n\ndata: b\n\n", "[x|a|][message|b|]");
    row("several lines", "data: a\ndata:\ndata:  b\n\n", "[message|a\n\n b|]");
    row("one space goes", "data:a\n\ndata:  a\n\n", "[message|a|][message| a|]");
    row("data alone", "data\n\n", "[message||]");
    row("comments", ": hello\n\n:\ndata: a\n:x\n\n", "[message|a|]");
    row("no data, no event", "event: x\nid: 7\n\ndata: a\n\n", "[message|a|7]");
    row("unknown fields", "colour: red\ndata: a\nDATA: b\n\n", "[message|a|]");
    row("byte order mark",
        "\xef\xbb\xbf"
        "data: a\n\n",
        "[message|a|]");
    row("a colon in the value", "data: {\"a\":1}\n\n", "[message|{\"a\":1}|]");
}

void TestSseReader::readsEvents()
{
    QFETCH(QByteArray, stream);
    QFETCH(QByteArray, events);
    for (const qsizetype size : {qsizetype(1), qsizetype(2), qsizetype(3), qsizetype(7), stream.size()})
        QCOMPARE(text(inPieces(stream, size)), events);
}

void TestSseReader::anUnfinishedEventIsNone()
{
    QCOMPARE(text(inPieces("data: a\n\ndata: b\n", 4)), QByteArray("[message|a|]"));
}

void TestSseReader::theIdIsTheOneOfTheLastWholeEvent()
{
    SseReader reader;
    QVERIFY(reader.feed("id: 1\ndata: a\n\nid: 2\ndata: b\n"));
    QCOMPARE(reader.lastId(), QByteArray("1"));
    QVERIFY(reader.feed("\n"));
    QCOMPARE(reader.lastId(), QByteArray("2"));
}

void TestSseReader::remembersTheRetry()
{
    SseReader reader;
    QVERIFY(reader.feed("retry: 12x\n"));
    QVERIFY(!reader.retryMs());
    QVERIFY(reader.feed("retry: 1500\n"));
    QCOMPARE(reader.retryMs().value_or(0), 1500);
    QVERIFY(reader.feed("retry: 99999999999999\n"));
    QCOMPARE(reader.retryMs().value_or(0), 1500);
}

void TestSseReader::tooLargeIsAnError()
{
    const auto isRefused = [](const QByteArray &piece) {
        SseReader reader(1000);
        QByteArray fed;
        for (int i = 0; i < 200; ++i) {
            fed += piece;
            if (!reader.feed(piece))
                return !reader.feed("\n\ndata: x\n\n"); // and it stays so
        }
        return false;
    };
    QVERIFY(isRefused("xxxxxxxxxx"));         // one line
    QVERIFY(isRefused("data: xxxxxxxxxx\n")); // one event of many
    SseReader reader(1000);
    for (int i = 0; i < 200; ++i) {
        QVERIFY(reader.feed(": a comment of some length\n"));
        QVERIFY(reader.feed("data: xxxxxxxxxx\n\n"));
    }
}

QTEST_GUILESS_MAIN(TestSseReader)
#include "tst_ssereader.moc"
