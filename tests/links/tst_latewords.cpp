// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/engine/ProcessLogFeed.h"
#include "app/links/ops/MemoryLoop.h"
#include "app/links/ssh/SshShell.h"
#include "models/core/Retire.h"
#include "tests/links/ScriptedHost.h"
#include "tests/support/Settled.h"

#include <QRegularExpression>
#include <QSignalSpy>

using namespace kirikae;
using namespace Qt::StringLiterals;

/// What a stream says after its time, and what one says without end.
class TestLateWords : public QObject {
    Q_OBJECT

private slots:
    void init();
    void whatIsRetiredIsNotHeard();
    void theMemoryLoopHearsItsNewStreamOnly();
    void theLogHearsItsNewStreamOnly();
    void theLogGoesOnAtTheByteWhereItWas();
    void aShellThatOnlyTalksIsGivenUp();
    void aCommandThatOnlyTalksIsEnded();
    void framesTakeNoMoreThanTheirParts();

private:
    ScriptedStream &newest() { return *m_host->streams.last().stream; }

    std::unique_ptr<ScriptedHost> m_host;
    SystemClock m_clock;
};

void TestLateWords::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_host = std::make_unique<ScriptedHost>();
    m_host->open();
}

void TestLateWords::whatIsRetiredIsNotHeard()
{
    auto stream = m_host->stream({"x"});
    const QPointer<ScriptedStream> old = m_host->streams.first().stream;
    QSignalSpy said(old.data(), &CommandStream::outputReceived);
    int heard = 0;
    connect(old.data(), &CommandStream::outputReceived, this, [&heard] { ++heard; });
    emit old->outputReceived("a");
    retire(stream);
    QVERIFY(!stream);
    QVERIFY(old);
    emit old->outputReceived("b");
    QCOMPARE(heard, 1);
    QTRY_VERIFY(!old);
    retire(stream); // nothing to let go of
}

void TestLateWords::theMemoryLoopHearsItsNewStreamOnly()
{
    MemoryLoop loop(*m_host, m_clock);
    QSignalSpy sampled(&loop, &MemoryLoop::sampled);
    const QByteArray slow = "@slow\n@problem 127\n@end\n", tick = "@tick\nMemTotal: 2 kB\n@end\n";
    QVERIFY(!loop.isRunning());
    loop.start();
    QVERIFY(loop.isRunning());
    ScriptedStream &first = newest();
    emit first.outputReceived(slow + tick);
    QCOMPARE(sampled.size(), 1);
    loop.start();
    QCOMPARE(m_host->streams.size(), 2);
    const QPointer<ScriptedStream> second = m_host->streams.last().stream;
    emit first.outputReceived(tick);
    emit first.finished(fail(Error::Code::LinkLost));
    QCOMPARE(sampled.size(), 1);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(second);
    emit second->outputReceived(tick);
    QCOMPARE(sampled.size(), 2);
    emit second->finished(1); // died although the link is up: it runs all the same, with a pause
    QVERIFY(loop.isRunning());
    loop.stop();
    QVERIFY(!loop.isRunning());
}

void TestLateWords::theLogHearsItsNewStreamOnly()
{
    ProcessLogFeed feed(*m_host, u"r1"_s, {});
    QSignalSpy ended(&feed, &LogFeed::ended);
    const QPointer<ScriptedStream> first = m_host->streams.first().stream;
    emit first->finished(fail(Error::Code::LinkLost));
    emit first->finished(fail(Error::Code::LinkLost));
    m_host->setLink(LinkState::Kind::Connected);
    QCOMPARE(m_host->streams.size(), 2);
    emit first->finished(44);
    QCOMPARE(ended.size(), 0);
    emit newest().finished(44);
    QCOMPARE(ended.size(), 1);
}

void TestLateWords::theLogGoesOnAtTheByteWhereItWas()
{
    ProcessLogFeed feed(*m_host, u"r1"_s, {});
    QByteArray text;
    qsizetype count = 0;
    connect(&feed, &LogFeed::linesAdded, this, [&](const QList<LogLine> &lines) {
        count += lines.size();
        for (const LogLine &line : lines)
            text += line.text;
    });
    const auto offset = [this] { return m_host->streams.last().argv.last(); };
    const auto cutLink = [this] {
        emit newest().finished(fail(Error::Code::LinkLost));
        m_host->setLink(LinkState::Kind::Connected);
    };
    const qsizetype much = 1024 * 1024 + 10;
    emit newest().outputReceived("# file 7 0\nshort\n" + QByteArray(much, 'x'));
    QCOMPARE(count, 2); // in pieces: no line may grow without end
    cutLink();
    QCOMPARE(offset(), QByteArray::number(6 + much));
    emit newest().outputReceived("# file 7 " + offset() + "\nyy\nnext\n");
    QCOMPARE(count, 4);
    QCOMPARE(text, "short" + QByteArray(much, 'x') + "yynext");
    cutLink();
    QCOMPARE(offset(), QByteArray::number(6 + much + 3 + 5));
}

void TestLateWords::aShellThatOnlyTalksIsGivenUp()
{
    SshShell shell([this] { return m_host->stream({"sh"}); });
    const auto first = shell.run({"true"}, {});
    const auto second = shell.run({"true"}, {});
    const QPointer<ScriptedStream> stream = m_host->streams.last().stream;
    int chunks = 0;
    for (; stream && !first.isFinished() && chunks < 1'000; ++chunks)
        emit stream->outputReceived(QByteArray(64 * 1024, 'y'));
    QVERIFY2(chunks < 100, "it would go on for ever");
    for (const auto &one : {first, second}) {
        const auto answer = settled(one);
        QVERIFY(!answer);
        QCOMPARE(answer.error().code, Error::Code::BadReply);
        QVERIFY2(answer.error().message.contains(u"login shell"_s), qPrintable(answer.error().message));
    }
    QTRY_VERIFY(!stream);
    QVERIFY(shell.isIdle());
    QCOMPARE(m_host->streams.size(), 1); // and nothing begins anew until there is something to do
    const auto third = shell.run({"true"}, {});
    QCOMPARE(m_host->streams.size(), 2);
    emit newest().errorOutputReceived(QByteArray(2 * 1024 * 1024, 'e'));
    QCOMPARE(settled(third).error().code, Error::Code::BadReply);
}

void TestLateWords::aCommandThatOnlyTalksIsEnded()
{
    SshShell shell([this] { return m_host->stream({"sh"}); });
    RunLimits limits;
    limits.maxOutput = 1000;
    const auto answer = shell.run({"true"}, limits);
    const QPointer<ScriptedStream> stream = m_host->streams.last().stream;
    const auto markOfLast = [&stream] {
        static const QRegularExpression mark(u"kirikae-[0-9a-f]{32}"_s);
        auto found = mark.globalMatch(QString::fromLatin1(stream->written));
        QByteArray last;
        while (found.hasNext())
            last = found.next().captured().toLatin1();
        return last;
    };
    emit stream->outputReceived("greeting\n" + markOfLast() + " 0\n");
    emit stream->errorOutputReceived("\n" + markOfLast() + "\n");
    // The mark has come on one of the outputs only; the other side must not fill the memory while the second is due.
    emit stream->outputReceived("\n" + markOfLast() + " 0\n");
    int chunks = 0;
    for (; stream && !answer.isFinished() && chunks < 1'000; ++chunks)
        emit stream->outputReceived(QByteArray(64 * 1024, 'y'));
    QVERIFY2(chunks < 100, "it would go on for ever");
    QCOMPARE(settled(answer).error().code, Error::Code::BadReply);
}

void TestLateWords::framesTakeNoMoreThanTheirParts()
{
    MemoryFrames frames([] { return qint64(5'000); });
    frames.feed("@slow\n@apps\n1, real, 10\n");
    for (int i = 0; i < 20'000; ++i)
        frames.feed("@part" + QByteArray::number(i) + '\n' + QByteArray(1000, 'x') + '\n');
    frames.feed("@gpus\n@hosts\nprocess:r1 1024\n@end\n");
    const auto samples = frames.feed("@tick\nMemTotal: 2 kB\n@end\n");
    QCOMPARE(samples.size(), 1);
    QCOMPARE(samples.first().gpuProcesses.size(), 1); // what stands under an unknown name belongs to no part
    QCOMPARE(samples.first().gpuProcesses.first().name, u"real"_s);
    QCOMPARE(samples.first().serviceHostBytes.value(u"process:r1"_s), 1024);

    // Millions of lines in one frame: the frame is filled up, and read in a moment.
    frames.feed("@slow\n@gpus\n@apps\n");
    for (int i = 0; i < 400'000; ++i)
        frames.feed(QByteArray::number(i) + ", p, 1\n");
    frames.feed("@graphics\n");
    for (int i = 0; i < 400'000; ++i)
        frames.feed(QByteArray::number(i) + ", p, 1\n");
    frames.feed("@end\n");
    const auto full = frames.feed("@tick\nMemTotal: 2 kB\n@end\n");
    QCOMPARE(full.size(), 1);
    QVERIFY(full.first().gpuProcesses.size() < 400'000);
}

QTEST_GUILESS_MAIN(TestLateWords)
#include "tst_latewords.moc"
