// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/engine/DockerLogReader.h"
#include "app/links/engine/LogMemory.h"
#include "app/links/engine/Rfc3339.h"

#include <QRegularExpression>
#include <QTest>
#include <QtEndian>

using namespace kirikae;
using namespace Qt::StringLiterals;

namespace {

constexpr qint64 noon = 1'796'040'000'000'000'000; ///< 2026-11-30T12:00:00Z

QByteArray frame(int stream, const QByteArray &payload)
{
    QByteArray header(8, '\0');
    header[0] = char(stream);
    qToBigEndian(quint32(payload.size()), header.data() + 4);
    return header + payload;
}

LogLine lineAt(qint64 timeNs, const QByteArray &text, bool isStderr = false)
{
    return {timeNs, text, isStderr};
}

} // namespace

class DockerLogTest : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void readsTimes_data();
    void readsTimes();
    void writesTimes();
    void readsFramesHoweverTheyAreCut();
    void joinsTheStoredPartsOfALine();
    void keepsTextThatOnlyLooksLikeATime();
    void refusesWhatIsNoFrame();
    void readsATerminal();
    void cutsEndlessLines();
    void knowsLinesAgain();
    void skipsWhatACursorHasSeen();
    void takesLateLinesOfTheOtherStream();
};

void DockerLogTest::readsTimes_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<qint64>("timeNs");
    const auto row = [](const char *text, qint64 timeNs) { QTest::newRow(text) << QByteArray(text) << timeNs; };
    row("2026-11-30T12:00:00Z", noon);
    row("2026-11-30T12:00:00.000000001Z", noon + 1);
    row("2026-11-30T12:00:00.5Z", noon + 500'000'000);
    row("2026-11-30T21:00:00.123456789+09:00", noon + 123'456'789);
    row("2026-11-30T06:30:00-05:30", noon);
    row("2026-11-30T12:00:00.1234567891234Z", noon + 123'456'789);
    row("1970-01-01T00:00:01Z", 1'000'000'000);
    row("2024-02-29T00:00:00Z", 1'709'164'800'000'000'000);
    row("0001-01-01T00:00:00Z", 0);
    row("2026-11-31T12:00:00Z", 0);
    row("2026-11-30 12:00:00Z", 0);
    row("2026-11-30T12:00:00", 0);
    row("2026-11-30T12:00:00Zulu", 0);
    row("2026-11-30T25:00:00Z", 0);
    row("9999-11-30T12:00:00Z", 0);
    row("", 0);
    row("hello", 0);
}

void DockerLogTest::readsTimes()
{
    QFETCH(QByteArray, text);
    QFETCH(qint64, timeNs);
    QCOMPARE(rfc3339Ns(text), timeNs);
}

void DockerLogTest::writesTimes()
{
    QCOMPARE(dockerSeconds(noon + 42), QByteArray("1796040000.000000042"));
    QCOMPARE(dockerSeconds(999'999'999), QByteArray("0.999999999"));
}

void DockerLogTest::readsFramesHoweverTheyAreCut()
{
    const QByteArray bytes = frame(1, "2026-11-30T12:00:00.000000001Z one\n") +
                             frame(2, "2026-11-30T12:00:00.000000002Z \x1b[31mtwo\xff\n") +
                             frame(1, "2026-11-30T12:00:00.000000003Z \n") + frame(1, {}) +
                             frame(1, "2026-11-30T12:00:00.000000004Z three");
    const QList<LogLine> expected{lineAt(noon + 1, "one"), lineAt(noon + 2, "\x1b[31mtwo\xff", true),
                                  lineAt(noon + 3, ""), lineAt(noon + 4, "three")};
    for (qsizetype piece = 1; piece <= bytes.size(); ++piece) {
        DockerLogReader reader(false);
        QList<LogLine> lines;
        for (qsizetype at = 0; at < bytes.size(); at += piece) {
            const auto added = reader.feed(QByteArrayView(bytes).sliced(at, std::min(piece, bytes.size() - at)));
            QVERIFY(added);
            lines += *added;
        }
        lines += reader.finish();
        QCOMPARE(lines, expected);
    }
}

void DockerLogTest::joinsTheStoredPartsOfALine()
{
    DockerLogReader reader(false);
    const auto lines = reader.feed(frame(1, "2026-11-30T12:00:00.000000001Z " + QByteArray(16384, 'a')) +
                                   frame(2, "2026-11-30T12:00:00.000000002Z between\n") +
                                   frame(1, "2026-11-30T12:00:00.000000003Z b\n"));
    QVERIFY(lines);
    QCOMPARE(*lines,
             (QList<LogLine>{lineAt(noon + 2, "between", true), lineAt(noon + 1, QByteArray(16384, 'a') + 'b')}));
    QVERIFY(reader.finish().isEmpty());
}

void DockerLogTest::keepsTextThatOnlyLooksLikeATime()
{
    DockerLogReader reader(false);
    const auto lines = reader.feed(frame(1, "2026-11-30T12:00:00.000000001Z 2026-11-30T12:00:00Z says the server\n") +
                                   frame(1, "2026-11-30T12:00:00.000000002Z 2026-11-30 INFO\n"));
    QVERIFY(lines);
    QCOMPARE(*lines, (QList<LogLine>{lineAt(noon + 1, "2026-11-30T12:00:00Z says the server"),
                                     lineAt(noon + 2, "2026-11-30 INFO")}));
}

void DockerLogTest::refusesWhatIsNoFrame()
{
    for (const QByteArray &bytes : {QByteArray("plain text, no frames\n"), QByteArray("\x01\0\0\0\xff\xff\xff\xff", 8),
                                    QByteArray("\x07\0\0\0\0\0\0\x01x", 9), QByteArray("\xff\0\0\0\0\0\0\x01x", 9)}) {
        DockerLogReader reader(false);
        const auto lines = reader.feed(bytes);
        QVERIFY(!lines);
        QCOMPARE(lines.error().code, Error::Code::BadReply);
    }
}

void DockerLogTest::readsATerminal()
{
    const QByteArray bytes = "2026-11-30T12:00:00.000000001Z one\r\n2026-11-30T12:00:00.000000002Z 50%\r100%\r\n"
                             "2026-11-30T12:00:00.000000003Z rest";
    for (qsizetype piece = 1; piece <= bytes.size(); ++piece) {
        DockerLogReader reader(true);
        QList<LogLine> lines;
        for (qsizetype at = 0; at < bytes.size(); at += piece)
            lines += *reader.feed(QByteArrayView(bytes).sliced(at, std::min(piece, bytes.size() - at)));
        lines += reader.finish();
        QCOMPARE(lines,
                 (QList<LogLine>{lineAt(noon + 1, "one"), lineAt(noon + 2, "50%\r100%"), lineAt(noon + 3, "rest")}));
    }
}

void DockerLogTest::cutsEndlessLines()
{
    DockerLogReader reader(false);
    for (int i = 0; i < 200; ++i)
        QVERIFY(reader.feed(frame(1, "2026-11-30T12:00:00.000000001Z " + QByteArray(16384, 'a')))->isEmpty());
    const auto lines = reader.feed(frame(1, "2026-11-30T12:00:00.000000001Z end\n"));
    QCOMPARE(lines->size(), 1);
    QCOMPARE(lines->first().text.size(), 1024 * 1024);
}

void DockerLogTest::knowsLinesAgain()
{
    LogMemory memory({});
    QCOMPARE(memory.since(), 0);
    const QList<LogLine> lines{lineAt(noon, "a"), lineAt(noon, "a"), lineAt(noon, "a", true), lineAt(noon + 5, "b")};
    for (const LogLine &line : lines)
        QVERIFY(memory.accept(line)); // equal ones are two lines, not one twice
    QCOMPARE(memory.since(), noon);
    for (int again = 0; again < 3; ++again) {
        memory.beginAgain();
        for (const LogLine &line : lines)
            QVERIFY(!memory.accept(line));
    }
    QVERIFY(memory.accept(lineAt(noon, "a")));
    QVERIFY(memory.accept(lineAt(noon + 6, "c")));
    QCOMPARE(memory.cursor(), (LogCursor{noon + 6, 1}));

    // What is older than a second behind the newest is not read again.
    QVERIFY(memory.accept(lineAt(noon + 2'000'000'000, "d")));
    QCOMPARE(memory.since(), noon + 2'000'000'000);
}

void DockerLogTest::skipsWhatACursorHasSeen()
{
    LogMemory memory({noon, 2});
    QCOMPARE(memory.since(), noon);
    for (int again = 0; again < 2; ++again) {
        QVERIFY(!memory.accept(lineAt(noon - 1, "before")));
        QVERIFY(!memory.accept(lineAt(noon, "seen")));
        QVERIFY(!memory.accept(lineAt(noon, "seen")));
        QCOMPARE(memory.accept(lineAt(noon, "new")), again == 0);
        QCOMPARE(memory.accept(lineAt(noon + 1, "newer")), again == 0);
        memory.beginAgain();
    }
}

void DockerLogTest::takesLateLinesOfTheOtherStream()
{
    LogMemory memory({});
    QVERIFY(memory.accept(lineAt(noon, "out")));
    QVERIFY(memory.accept(lineAt(noon + 10, "out")));
    QVERIFY(memory.accept(lineAt(noon + 4, "err", true))); // stored later, with an earlier time
    memory.beginAgain();
    QVERIFY(!memory.accept(lineAt(noon, "out")));
    QVERIFY(!memory.accept(lineAt(noon + 10, "out")));
    QVERIFY(!memory.accept(lineAt(noon + 4, "err", true)));
    QVERIFY(memory.accept(lineAt(noon + 7, "err", true)));
}

QTEST_GUILESS_MAIN(DockerLogTest)
#include "tst_dockerlog.moc"
