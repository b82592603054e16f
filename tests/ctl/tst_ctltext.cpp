// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctl/ExitStatus.h"
#include "app/ctl/Lookup.h"
#include "app/ctl/Output.h"
#include "app/ctl/text/StateText.h"
#include "app/ctl/text/SwitchBars.h"
#include "app/ctl/text/SwitchText.h"

#include <QRegularExpression>
#include <QTest>

#include <clocale>

using namespace kirikae;
using namespace Qt::StringLiterals;

/// What the command line prints, from values: no node needed.
class TestCtlText : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QVERIFY(std::setlocale(LC_ALL, "C.UTF-8") != nullptr); }
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void barsNeverExceedTheTerminal_data();
    void barsNeverExceedTheTerminal();
    void barsShowEachPhaseWithItsTime();
    void barIsFullOnlyWhenThePhaseIsDone();
    void phasesAreReportedOnceWhenTheyEnd();
    void memoryBarIsAsLongAsThePool();
    void wideLettersKeepColumnsStraight();
    void everyOutcomeHasItsOwnStatus();
    void errorsMapToStatuses();
    void profilesAreFoundByIdAndUniqueName();
    void theOnlyRunningServiceNeedsNoName();
    void coloursAreOffWithoutATerminal();
    void nothingButOurColoursDrivesTheTerminal();
    void aFailureIsToldWithItsEvidence();

private:
    static SwitchProgress loading();
    static NodeState twoProfiles();
};

SwitchProgress TestCtlText::loading()
{
    SwitchProgress progress;
    progress.switchId = u"1"_s;
    progress.profileName = u"Nemotron Super VL 120B"_s;
    progress.previousName = u"Qwen3.6"_s;
    progress.stage = SwitchProgress::Stage::Loading;
    progress.phases = {
        {Phase::Stop, PhaseProgress::Status::Done, 1.3, 1.2, 1.0, {}},
        {Phase::Weights, PhaseProgress::Status::Running, 10.5, 25.0, 0.41, u"shard 7 of 17, 3.0 GB/s"_s},
        {Phase::GraphKernel, PhaseProgress::Status::Waiting, 0, 19.0, std::nullopt, {}},
    };
    progress.seconds = 11.8;
    progress.expectedSeconds = 83;
    progress.fraction = 0.14;
    progress.sentence = u"Loading the weights"_s;
    return progress;
}

NodeState TestCtlText::twoProfiles()
{
    NodeState state;
    for (const QString &id : {u"qwen"_s, u"nemotron"_s}) {
        ProfileEntry entry;
        entry.file.id = id;
        entry.file.profile.id = id;
        entry.file.profile.name = id == "qwen"_L1 ? u"Qwen3.6 35B"_s : u"Nemotron"_s;
        state.profiles.append(entry);
    }
    return state;
}

void TestCtlText::barsNeverExceedTheTerminal_data()
{
    QTest::addColumn<int>("columns");
    for (const int columns : {20, 33, 40, 60, 80, 100, 132, 250})
        QTest::addRow("%d", columns) << columns;
}

void TestCtlText::barsNeverExceedTheTerminal()
{
    QFETCH(const int, columns);
    for (const QString &line : switchBars(loading(), columns, Colour(false)))
        QVERIFY2(cellWidth(line) < columns, qPrintable(line));
}

void TestCtlText::barsShowEachPhaseWithItsTime()
{
    const QString text = switchBars(loading(), 120, Colour(false)).join(u'\n');
    QVERIFY(text.contains(u"Qwen3.6 → Nemotron Super VL 120B"_s));
    QVERIFY(text.contains(u"14 %"_s));
    QVERIFY(text.contains(u"of about 1 m 23 s"_s));
    QVERIFY(text.contains(u"usually 25.0 s, shard 7 of 17, 3.0 GB/s"_s));
    QVERIFY(text.contains(u"Loading the weights"_s));
}

void TestCtlText::barIsFullOnlyWhenThePhaseIsDone()
{
    SwitchProgress progress = loading();
    progress.phases[1].fraction = 1.0; // the log says all shards are there, the phase is not over
    const QStringList lines = switchBars(progress, 100, Colour(false));
    QVERIFY(!lines.at(2).contains(u'░')); // stop: done
    QVERIFY(lines.at(3).contains(u'░'));
    progress.phases[1].status = PhaseProgress::Status::Done;
    QVERIFY(!switchBars(progress, 100, Colour(false)).at(3).contains(u'░'));
}

void TestCtlText::phasesAreReportedOnceWhenTheyEnd()
{
    SwitchProgress before = loading();
    SwitchProgress now = before;
    QVERIFY(phasesJustEnded(before.phases, now.phases).isEmpty());
    now.phases[1].status = PhaseProgress::Status::Done;
    QCOMPARE(phasesJustEnded(before.phases, now.phases).size(), 1);
    QCOMPARE(phasesJustEnded(before.phases, now.phases).first().phase, Phase::Weights);
    QVERIFY(phasesJustEnded(now.phases, now.phases).isEmpty());
}

void TestCtlText::memoryBarIsAsLongAsThePool()
{
    NodeState state;
    Pool pool;
    pool.name = u"unified pool"_s;
    pool.total = 100 * GiB;
    pool.available = 33 * GiB;
    pool.segments = {{PoolSegment::Kind::Weights, u"Qwen: weights"_s, u"docker:1"_s, 33 * GiB},
                     {PoolSegment::Kind::KvCache, u"Qwen: KV cache"_s, u"docker:1"_s, 33 * GiB + 1},
                     {PoolSegment::Kind::Free, u"free"_s, {}, 34 * GiB - 1}};
    state.pools.append(pool);
    for (const int columns : {40, 80, 99}) {
        const QStringList lines = memoryLines(state, columns);
        QCOMPARE(cellWidth(lines.at(1)), columns - 3 + 2);
        QVERIFY(lines.at(0).contains(u"33.0 GiB of 100.0 GiB available"_s));
    }
}

void TestCtlText::wideLettersKeepColumnsStraight()
{
    QCOMPARE(cellWidth(u"切替"_s), 4);
    QCOMPARE(cellWidth(fitted(u"切替パネル"_s, 7)), 7);
    QCOMPARE(fitted(u"abc"_s, 5), u"abc  "_s);
    const QStringList lines = tableLines({u"A"_s, u"B"_s}, {{u"切替"_s, u"x"_s}, {u"abcd"_s, u"x"_s}});
    QCOMPARE(cellWidth(lines.at(1)), cellWidth(lines.at(2)));
}

void TestCtlText::everyOutcomeHasItsOwnStatus()
{
    QSet<int> statuses;
    const QList<Outcome> outcomes{Outcome::Ready,          Outcome::Refused,       Outcome::Cancelled,
                                  Outcome::FailedRestored, Outcome::FailedStopped, Outcome::Unreachable,
                                  Outcome::Unsettled};
    for (const Outcome outcome : outcomes)
        statuses.insert(static_cast<int>(exitStatus(outcome)));
    QCOMPARE(statuses.size(), outcomes.size());
    QCOMPARE(exitStatus(Outcome::Ready), ExitStatus::Done);
}

void TestCtlText::errorsMapToStatuses()
{
    using Code = Error::Code;
    QCOMPARE(exitStatus(Error{Code::Busy, {}, {}}), ExitStatus::Busy);
    QCOMPARE(exitStatus(Error{Code::DoesNotFit, {}, {}}), ExitStatus::Refused);
    QCOMPARE(exitStatus(Error{Code::HostKeyChanged, {}, {}}), ExitStatus::Denied);
    QCOMPARE(exitStatus(Error{Code::NotFound, {}, {}}), ExitStatus::NotFound);
    QCOMPARE(exitStatus(Error{Code::Unreachable, {}, {}}), ExitStatus::Unreachable);
    QCOMPARE(exitStatus(Error{Code::Internal, {}, {}}), ExitStatus::Failed);
}

void TestCtlText::profilesAreFoundByIdAndUniqueName()
{
    NodeState state = twoProfiles();
    QCOMPARE(findProfile(state, u"qwen"_s)->file.id, u"qwen"_s);
    QCOMPARE(findProfile(state, u"NEMOTRON"_s)->file.id, u"nemotron"_s);
    QCOMPARE(findProfile(state, u"llama"_s).error().code, Error::Code::NotFound);
    QVERIFY(findProfile(state, u"llama"_s).error().message.contains(u"qwen, nemotron"_s));

    state.profiles[1].file.profile.name = u"Qwen3.6 35B"_s;
    QCOMPARE(findProfile(state, u"qwen3.6 35b"_s).error().code, Error::Code::BadInput);
    state.profiles[0].file.damage = u"line 3: not JSON"_s;
    QVERIFY(findProfile(state, u"qwen"_s).error().message.contains(u"line 3: not JSON"_s));
}

void TestCtlText::theOnlyRunningServiceNeedsNoName()
{
    NodeState state;
    Service service;
    service.id = u"docker:1"_s;
    service.profileId = u"qwen"_s;
    service.slot = u"main"_s;
    service.status = Service::Status::Running;
    Service foreign = service;
    foreign.id = u"docker:2"_s;
    foreign.foreign = true;
    state.services = {foreign, service};
    QCOMPARE(findService(state, {})->id, u"docker:1"_s);
    QCOMPARE(findService(state, u"main"_s)->id, u"docker:1"_s);
    QVERIFY(!findService(state, u"docker:2"_s)); // never touched, so never found
    service.id = u"docker:3"_s;
    state.services.append(service);
    QCOMPARE(findService(state, {}).error().code, Error::Code::BadInput);
    QCOMPARE(findService({}, {}).error().code, Error::Code::NotFound);
}

void TestCtlText::coloursAreOffWithoutATerminal()
{
    QCOMPARE(Colour(false).paint(Colour::Kind::Bad, u"x"_s), u"x"_s);
    const QString painted = Colour(true).paint(Colour::Kind::Bad, u"x"_s);
    QCOMPARE(Colour::shown(painted), u"\x1b[31mx\x1b[0m"_s);
}

/// Whatever a line is made of, the colours that we gave it are all that acts on a terminal.
void TestCtlText::nothingButOurColoursDrivesTheTerminal()
{
    const QString name = u"a\x1b]0;owned\x07\x1b[31m\u009b2J\u202eb\r"_s;
    const QString marked = u"a\ufffd]0;owned\ufffd\ufffd[31m\ufffd2J\ufffdb\ufffd"_s;
    QCOMPARE(Colour::shown(name), marked);
    const QString line = name + Colour(true).paint(Colour::Kind::Good, name) + name;
    QCOMPARE(Colour::shown(line), marked + u"\x1b[32m"_s + marked + u"\x1b[0m"_s + marked);
    const QStringList table = tableLines({u"NAME"_s, u"STATE"_s}, {{u"a\nready  b"_s, u"x"_s}, {name, u"y"_s}});
    QCOMPARE(table.size(), 3);
    QVERIFY(!table.at(1).contains(u'\n'));
    QCOMPARE(cellWidth(table.at(1)), cellWidth(table.at(2)));
}

void TestCtlText::aFailureIsToldWithItsEvidence()
{
    SwitchRecord record(Outcome::Ready);
    record.outcome = Outcome::FailedRestored;
    record.profileName = u"Nemotron"_s;
    record.previousName = u"Qwen"_s;
    record.restoreSeconds = 61.0;
    record.failure = Failure{u"kv_cache_smaller_than_context"_s,
                             Failure::Confidence::Certain,
                             LogEvidence{120, u"ValueError: To serve at least one request"_s},
                             u"The KV cache is smaller than the context."_s,
                             u"Set the context to 239,600."_s,
                             {},
                             false,
                             {}};
    const QString text = recordLines(record, Colour(false)).join(u'\n');
    QVERIFY(text.startsWith(u"Nemotron failed; Qwen is back."_s));
    QVERIFY(text.contains(u"Log line 120: ValueError"_s));
    QVERIFY(text.contains(u"What to do: Set the context to 239,600."_s));
    QVERIFY(text.contains(u"Bringing Qwen back took 1 m 01 s"_s));
}

QTEST_GUILESS_MAIN(TestCtlText)
#include "tst_ctltext.moc"
