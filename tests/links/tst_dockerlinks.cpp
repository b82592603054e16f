// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/DockerBench.h"
#include "tests/support/Settled.h"

#include <QRegularExpression>
#include <QSignalSpy>
#include <QTimer>

using namespace kirikae;
using namespace std::chrono_literals;
using namespace Qt::StringLiterals;

namespace {

/// Takes what a feed gives, until its end.
class LogTaker : public QObject {
public:
    explicit LogTaker(std::unique_ptr<LogFeed> feed)
        : m_feed(std::move(feed))
    {
        connect(m_feed.get(), &LogFeed::linesAdded, this, [this](const QList<LogLine> &added) { lines += added; });
        connect(m_feed.get(), &LogFeed::ended, this, [this](const std::optional<Error> &why) {
            ++ends;
            problem = why;
        });
    }

    [[nodiscard]] QList<QByteArray> of(bool isStderr) const
    {
        QList<QByteArray> texts;
        for (const LogLine &line : lines) {
            if (line.isStderr == isStderr)
                texts.append(line.text);
        }
        return texts;
    }
    [[nodiscard]] LogCursor cursor() const { return m_feed->cursor(); }

    QList<LogLine> lines;
    int ends = 0;
    std::optional<Error> problem;

private:
    std::unique_ptr<LogFeed> m_feed;
};

QList<QByteArray> numbered(const QByteArray &word, int count)
{
    QList<QByteArray> texts;
    for (int i = 1; i <= count; ++i)
        texts.append(word + ' ' + QByteArray::number(i));
    return texts;
}

/// Writes 1500 numbered lines to each stream in about two seconds, then ends.
const QString chatty = u"i=0; while [ $i -lt 1500 ]; do i=$((i+1)); echo \"out $i\"; echo \"err $i\" >&2; "
                       "[ $((i % 25)) = 0 ] && sleep 0.03; done"_s;

} // namespace

class DockerLinksTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        const QString problem = m_bench.start();
        QVERIFY2(problem.isEmpty(), qPrintable(problem));
    }
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void cleanup()
    {
        m_bench.host().restoreLink();
        m_bench.host().refuseSockets({});
        m_bench.host().pretendOutput({});
        m_bench.clean();
    }

    void losesNoLineAndDoublesNoneAcrossBrokenConnections();
    void waitsForALostLink();
    void goesOnFromACursor();
    void joinsLongLinesAndKeepsTheStreamsApart();
    void readsALogWithATerminal();
    void goesOnAcrossARestart();
    void endsWithAnErrorWhenTheContainerIsGone();
    void endsWhenTheEngineIsGone();
    void listensAgainAfterABrokenConnection();
    void usesDockersOwnCommandWhereSocketsAreForbidden();
    void saysWhatToDoWhenTheUserMayNot();
    void saysWhatToDoWhenThereIsNoEngine();

private:
    DockerBench m_bench;
};

void DockerLinksTest::losesNoLineAndDoublesNoneAcrossBrokenConnections()
{
    const auto id = settled(m_bench.engine().start(DockerBench::scriptSpec(chatty)));
    QVERIFY_OK(id);
    LogTaker taker(m_bench.engine().follow(*id, {}));
    int cut = 0;
    qsizetype seen = 0;
    QTimer knife;
    connect(&knife, &QTimer::timeout, this, [this, &taker, &cut, &seen] {
        if (taker.lines.size() > seen) { // however slow the machine is, each cut leaves something done
            seen = taker.lines.size();
            cut += m_bench.host().cutConnections();
        }
    });
    knife.start(30ms);
    QTRY_COMPARE_WITH_TIMEOUT(taker.ends, 1, 60'000);
    QVERIFY(!taker.problem);
    QVERIFY2(cut > 5, "the connections were not cut");
    QCOMPARE(taker.of(false), numbered("out", 1500));
    QCOMPARE(taker.of(true), numbered("err", 1500));
    QVERIFY(taker.lines.first().timeNs > 1'700'000'000'000'000'000);
}

void DockerLinksTest::waitsForALostLink()
{
    const auto id = settled(m_bench.engine().start(DockerBench::scriptSpec(chatty)));
    QVERIFY_OK(id);
    LogTaker taker(m_bench.engine().follow(*id, {}));
    QTRY_VERIFY(taker.lines.size() > 100);
    m_bench.host().loseLink();
    QTest::qWait(500);
    const qsizetype size = taker.lines.size();
    QTest::qWait(200);
    QCOMPARE(taker.lines.size(), size);
    QCOMPARE(taker.ends, 0);
    m_bench.host().restoreLink();
    const auto attached = m_bench.engine().attach(); // the engine is looked for again while the feed goes on
    QTRY_COMPARE_WITH_TIMEOUT(taker.ends, 1, 30'000);
    QVERIFY_OK(settled(attached));
    QCOMPARE(taker.of(false), numbered("out", 1500));
    QCOMPARE(taker.of(true), numbered("err", 1500));
}

void DockerLinksTest::goesOnFromACursor()
{
    const auto id = settled(m_bench.engine().start(DockerBench::scriptSpec(chatty)));
    QVERIFY_OK(id);
    QList<LogLine> lines;
    LogCursor cursor;
    for (int part = 0; part < 3; ++part) {
        LogTaker taker(m_bench.engine().follow(*id, cursor));
        QTRY_VERIFY(taker.lines.size() >= 300);
        lines += taker.lines;
        cursor = taker.cursor();
    }
    LogTaker rest(m_bench.engine().follow(*id, cursor));
    QTRY_COMPARE_WITH_TIMEOUT(rest.ends, 1, 30'000);
    lines += rest.lines;
    rest.lines = lines;
    QCOMPARE(rest.of(false), numbered("out", 1500));
    QCOMPARE(rest.of(true), numbered("err", 1500));

    // Of a service that has ended the rest comes at once, and a cursor at the end gives nothing more.
    LogTaker nothing(m_bench.engine().follow(*id, rest.cursor()));
    QTRY_COMPARE(nothing.ends, 1);
    QVERIFY(nothing.lines.isEmpty());
}

void DockerLinksTest::joinsLongLinesAndKeepsTheStreamsApart()
{
    const auto id = settled(m_bench.engine().start(
        DockerBench::scriptSpec(u"head -c 100000 /dev/zero | tr '\\0' x; echo; echo; printf 'no end' >&2"_s)));
    QVERIFY_OK(id);
    LogTaker taker(m_bench.engine().follow(*id, {}));
    QTRY_COMPARE(taker.ends, 1);
    QCOMPARE(taker.of(false), (QList<QByteArray>{QByteArray(100'000, 'x'), QByteArray()}));
    QCOMPARE(taker.of(true), QList<QByteArray>{"no end"});
}

void DockerLinksTest::readsALogWithATerminal()
{
    const ServiceId id = m_bench.runForeign({u"-t"_s}, {u"sh"_s, u"-c"_s, u"echo one; echo two >&2; sleep 0.3"_s});
    QVERIFY(!id.isEmpty());
    LogTaker taker(m_bench.engine().follow(id, {}));
    QTRY_COMPARE(taker.ends, 1);
    QCOMPARE(taker.of(false), (QList<QByteArray>{"one", "two"}));
}

void DockerLinksTest::goesOnAcrossARestart()
{
    const auto id = settled(m_bench.engine().start(DockerBench::scriptSpec(DockerBench::endlessScript())));
    QVERIFY_OK(id);
    LogTaker taker(m_bench.engine().follow(*id, {}));
    QTRY_COMPARE(taker.lines.size(), 1);
    QCOMPARE(m_bench.server().docker({u"restart"_s, id->mid(7)}).exitCode, 0);
    QTRY_COMPARE(taker.lines.size(), 2);
    QCOMPARE(taker.ends, 0);
    QVERIFY_OK(settled(m_bench.engine().stop(*id, 5s)));
    QTRY_COMPARE(taker.ends, 1);
    QCOMPARE(taker.of(false), (QList<QByteArray>{"up", "up"}));
}

void DockerLinksTest::endsWithAnErrorWhenTheContainerIsGone()
{
    LogTaker taker(m_bench.engine().follow(u"docker:"_s + QString(64, u'0'), {}));
    QTRY_COMPARE(taker.ends, 1);
    QVERIFY(taker.problem);
    QCOMPARE(taker.problem->code, Error::Code::NotFound);
}

void DockerLinksTest::endsWhenTheEngineIsGone()
{
    auto engine = std::make_unique<DockerEngine>(m_bench.host());
    QVERIFY_OK(settled(engine->attach()));
    const auto id = settled(engine->start(DockerBench::scriptSpec(DockerBench::endlessScript())));
    QVERIFY_OK(id);
    LogTaker taker(engine->follow(*id, {}));
    QTRY_COMPARE(taker.lines.size(), 1);
    engine.reset();
    QTRY_COMPARE(taker.ends, 1);
    QCOMPARE(taker.problem->code, Error::Code::Cancelled);
}

void DockerLinksTest::listensAgainAfterABrokenConnection()
{
    const auto id = settled(m_bench.engine().start(DockerBench::scriptSpec(DockerBench::endlessScript())));
    QVERIFY_OK(id);
    QSignalSpy changed(&m_bench.engine(), &ContainerEngine::servicesChanged);
    m_bench.host().loseLink();
    m_bench.server().docker({u"kill"_s, id->mid(7)}); // nobody listens
    changed.clear();
    m_bench.host().restoreLink();
    QTRY_VERIFY(!changed.isEmpty());
    QCOMPARE(m_bench.service(*id)->status, Service::Status::Exited);
    QTest::qWait(200);
    changed.clear();
    m_bench.server().docker({u"start"_s, id->mid(7)});
    QTRY_VERIFY(!changed.isEmpty());
}

void DockerLinksTest::usesDockersOwnCommandWhereSocketsAreForbidden()
{
    m_bench.host().refuseSockets(Error{Error::Code::NotSupported, u"No forwarding."_s, {}});
    DockerEngine engine(m_bench.host());
    const auto description = settled(engine.attach());
    QVERIFY_OK(description);
    QVERIFY(description->startsWith(u"Docker "_s));
    const auto id = settled(engine.start(DockerBench::scriptSpec(u"echo by command"_s)));
    QVERIFY_OK(id);
    LogTaker taker(engine.follow(*id, {}));
    QTRY_COMPARE(taker.ends, 1);
    QCOMPARE(taker.of(false), QList<QByteArray>{"by command"});
    QVERIFY_OK(settled(engine.remove(*id)));

    // And where that does not work either, the text says so.
    m_bench.host().pretendOutput("\n/root/.config\n/root\nalice\nnew\nok /tmp/no-such.sock\n");
    const auto refused = settled(engine.attach());
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Error::Code::NotSupported);
    QVERIFY(refused.error().message.contains(u"AllowStreamLocalForwarding"_s));
    QVERIFY2(refused.error().detail.contains(u"no-such.sock"_s), qPrintable(refused.error().detail));
}

void DockerLinksTest::saysWhatToDoWhenTheUserMayNot()
{
    m_bench.host().pretendOutput("\n/home/alice/.config\n/home/alice\nalice\nnew\ndenied /var/run/docker.sock\n");
    DockerEngine engine(m_bench.host());
    const auto attached = settled(engine.attach());
    QVERIFY(!attached);
    QCOMPARE(attached.error().code, Error::Code::Denied);
    QVERIFY(attached.error().message.contains(u"usermod -aG docker alice"_s));
    QVERIFY(attached.error().message.contains(u"connect again"_s));
    QCOMPARE(attached.error().detail, u"/var/run/docker.sock"_s);
}

void DockerLinksTest::saysWhatToDoWhenThereIsNoEngine()
{
    m_bench.host().pretendOutput("\n/home/alice/.config\n/home/alice\nalice\n");
    DockerEngine engine(m_bench.host());
    const auto attached = settled(engine.attach());
    QVERIFY(!attached);
    QCOMPARE(attached.error().code, Error::Code::NotFound);
    QVERIFY(attached.error().message.contains(u"systemctl start docker"_s));
}

QTEST_GUILESS_MAIN(DockerLinksTest)
#include "tst_dockerlinks.moc"
