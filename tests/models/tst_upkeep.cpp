// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/core/Json.h"
#include "models/upkeep/LeaseText.h"
#include "tests/models/UpkeepBench.h"

#include <QTest>

using namespace kirikae;
using namespace std::chrono_literals;

namespace {

const auto chat = u"request /v1/chat/completions"_s;
const auto metrics = u"request /metrics"_s;
const Error tooLate{Error::Code::TimedOut, u"No answer within 60 s."_s, {}};

} // namespace

class TestUpkeep : public QObject {
    Q_OBJECT
private slots:
    void init();
    void settingsShowInTheState();
    void canaryAsksAndIsQuiet();
    void canaryCanBeOff();
    void canaryWarnsOnceOfTwoFailures();
    void oneFailureIsNoWarning();
    void busyIsWell();
    void embeddingsAreAnAnswer();
    void aStartThatTakesLongIsNoFailure();
    void whatNeverAnswersIsSaid();
    void nothingIsAskedDuringASwitch();
    void threeRestartsAreALoop();
    void restartsFarApartAreNone();
    void aPolicyThatCannotBeChangedIsSaid();
    void fullDisksWarnWithHysteresis();
    void nodesThatCannotTellAreNotAskedAgain();
    void leaseReminds();
    void aLateStartSaysOneReminder();

private:
    QTemporaryDir m_folder;
};

void TestUpkeep::init()
{
    QFile::remove(m_folder.filePath(u"daemon.json"_s));
    QFile::remove(m_folder.filePath(u"boot.json"_s));
}

void TestUpkeep::settingsShowInTheState()
{
    UpkeepBench bench(m_folder.path());
    bench.start();
    QVERIFY(bench.isLoaded);
    QVERIFY(bench.node->state().has("upkeep"));
    QCOMPARE(bench.node->state().upkeep, std::optional(UpkeepSettings()));
    QVERIFY(bench.store.patch({{"canary_seconds", 77}}));
    QCOMPARE(bench.node->state().upkeep->canarySeconds, 77);
    QCOMPARE(bench.node->state().capabilities.count(u"upkeep"_s), 1);
}

void TestUpkeep::canaryAsksAndIsQuiet()
{
    UpkeepBench bench(m_folder.path());
    bench.ops->runAlready(u"a"_s);
    bench.start();
    QVERIFY(bench.store.patch({{"canary_seconds", 60}}));
    bench.pass(200s);
    QCOMPARE(bench.ops->callCount(chat), 3);
    QVERIFY(bench.texts(u"health"_s).isEmpty());
}

void TestUpkeep::canaryCanBeOff()
{
    UpkeepBench bench(m_folder.path());
    bench.ops->runAlready(u"a"_s);
    QVERIFY(bench.store.patch({{"canary_seconds", 0}}));
    bench.start();
    bench.pass(700s);
    QCOMPARE(bench.ops->callCount(metrics), 0);
    QCOMPARE(bench.ops->callCount(chat), 0);
}

void TestUpkeep::canaryWarnsOnceOfTwoFailures()
{
    UpkeepBench bench(m_folder.path());
    bench.ops->runAlready(u"a"_s);
    QVERIFY(bench.store.patch({{"canary_seconds", 60}}));
    bench.start();
    bench.pass(70s);
    bench.ops->failCall(chat, tooLate);
    bench.pass(300s);
    QCOMPARE(bench.warnings(u"health"_s).size(), 1);
    QVERIFY(bench.warnings(u"health"_s).first().contains(u"A runs but answers no more: No answer within 60 s."_s));
    bench.ops->mendCall(chat);
    bench.pass(130s);
    QCOMPARE(bench.texts(u"health"_s).last(), u"A answers again."_s);
    QCOMPARE(bench.texts(u"health"_s).size(), 2);
}

void TestUpkeep::oneFailureIsNoWarning()
{
    UpkeepBench bench(m_folder.path());
    bench.ops->runAlready(u"a"_s);
    QVERIFY(bench.store.patch({{"canary_seconds", 60}}));
    bench.start();
    for (int i = 0; i < 4; ++i) {
        bench.ops->mendCall(chat);
        bench.pass(60s);
        bench.ops->failCall(chat, tooLate);
        bench.pass(60s);
    }
    QVERIFY(bench.ops->callCount(chat) >= 7);
    QVERIFY(bench.texts(u"health"_s).isEmpty());
}

void TestUpkeep::busyIsWell()
{
    UpkeepBench bench(m_folder.path());
    bench.ops->runAlready(u"a"_s);
    QVERIFY(bench.store.patch({{"canary_seconds", 60}}));
    bench.start();
    bench.ops->scriptOf(u"a"_s).runningRequests = 2;
    bench.ops->failCall(chat, tooLate);
    bench.pass(300s);
    QVERIFY(bench.ops->callCount(metrics) >= 4);
    QCOMPARE(bench.ops->callCount(chat), 0);
    QVERIFY(bench.texts(u"health"_s).isEmpty());
}

void TestUpkeep::embeddingsAreAnAnswer()
{
    UpkeepBench bench(m_folder.path());
    bench.ops->runAlready(u"a"_s);
    QVERIFY(bench.store.patch({{"canary_seconds", 60}}));
    bench.start();
    bench.ops->scriptOf(u"a"_s).chatStatus = 404;
    bench.ops->scriptOf(u"a"_s).servesEmbeddings = true;
    bench.pass(200s);
    QCOMPARE(bench.ops->callCount(u"request /v1/embeddings"_s), 3);
    QVERIFY(bench.texts(u"health"_s).isEmpty());
}

void TestUpkeep::aStartThatTakesLongIsNoFailure()
{
    UpkeepBench bench(m_folder.path());
    bench.ops->runAlready(u"a"_s);
    QVERIFY(bench.store.patch({{"canary_seconds", 60}}));
    bench.start();
    bench.pass(70s);
    bench.ops->scriptOf(u"a"_s).readyAfterMs = 10 * 60'000;
    bench.ops->restart(u"a"_s);
    bench.pass(660s);
    QVERIFY(bench.warnings(u"health"_s).isEmpty());
    bench.ops->failCall(chat, tooLate);
    bench.pass(200s);
    QCOMPARE(bench.warnings(u"health"_s).size(), 1);
}

void TestUpkeep::whatNeverAnswersIsSaid()
{
    UpkeepBench bench(m_folder.path());
    bench.ops->runAlready(u"a"_s);
    QVERIFY(bench.store.patch({{"canary_seconds", 600}}));
    bench.start();
    bench.ops->failCall(chat, tooLate);
    bench.pass(3600s + 30s);
    QCOMPARE(bench.warnings(u"health"_s).size(), 1);
}

void TestUpkeep::nothingIsAskedDuringASwitch()
{
    UpkeepBench bench(m_folder.path());
    Script slow = goodVllm();
    slow.log.last().afterMs = 290'000;
    slow.readyAfterMs = 290'000;
    bench.ops->script(u"b"_s, {slow});
    bench.ops->runAlready(u"a"_s);
    QVERIFY(bench.store.patch({{"canary_seconds", 30}}));
    bench.start();
    SwitchRequest request;
    request.profileId = u"b"_s;
    bench.node->startSwitch(request);
    const auto stage = [&] {
        const auto &active = bench.node->state().activeSwitch;
        return active ? active->stage : SwitchProgress::Stage::Ended;
    };
    QVERIFY(bench.until([&] { return stage() == SwitchProgress::Stage::Loading; }));
    const int before = bench.ops->callCount(metrics);
    bench.pass(200s);
    QCOMPARE(stage(), SwitchProgress::Stage::Loading);
    QCOMPARE(bench.ops->callCount(metrics), before);
    QVERIFY(bench.until([&] { return bench.node->state().lastSwitch.has_value(); }));
    bench.pass(70s);
    QVERIFY(bench.ops->callCount(metrics) > before);
    QVERIFY(bench.texts(u"health"_s).isEmpty());
}

void TestUpkeep::threeRestartsAreALoop()
{
    UpkeepBench bench(m_folder.path());
    Script script;
    script.log = {{100, "starting"}, {200, "the last word of it"}};
    bench.ops->script(u"a"_s, {script});
    const ServiceId service = bench.ops->runAlready(u"a"_s);
    bench.ops->policies[service] = u"unless-stopped"_s;
    bench.start();
    for (int i = 0; i < 2; ++i) {
        bench.pass(30s);
        bench.ops->restart(u"a"_s);
    }
    bench.pass(30s);
    QCOMPARE(bench.ops->policies.value(service), u"unless-stopped"_s);
    bench.ops->restart(u"a"_s);
    bench.pass(60s);
    QCOMPARE(bench.ops->policies.value(service), QString());
    QCOMPARE(bench.problems(u"restart"_s).size(), 1);
    QVERIFY(bench.problems(u"restart"_s).first().contains(u"\"the last word of it\""_s));
    bench.ops->restart(u"a"_s);
    bench.pass(60s);
    QCOMPARE(bench.problems(u"restart"_s).size(), 1);
    QCOMPARE(bench.ops->callCount(u"setRestartPolicy"_s), 1);
}

void TestUpkeep::restartsFarApartAreNone()
{
    UpkeepBench bench(m_folder.path());
    bench.ops->runAlready(u"a"_s);
    bench.start();
    for (int i = 0; i < 4; ++i) {
        bench.ops->restart(u"a"_s);
        bench.pass(320s);
    }
    QCOMPARE(bench.ops->callCount(u"setRestartPolicy"_s), 0);
    QVERIFY(bench.texts(u"restart"_s).isEmpty());
}

void TestUpkeep::aPolicyThatCannotBeChangedIsSaid()
{
    UpkeepBench bench(m_folder.path());
    bench.ops->runAlready(u"a"_s);
    bench.start();
    bench.ops->failCall(u"setRestartPolicy"_s, {Error::Code::Denied, u"Docker says no."_s, {}});
    for (int i = 0; i < 3; ++i) {
        bench.ops->restart(u"a"_s);
        bench.pass(10s);
    }
    QCOMPARE(bench.warnings(u"restart"_s).size(), 1);
    QVERIFY(bench.warnings(u"restart"_s).first().contains(u"Docker says no."_s));
    bench.ops->mendCall(u"setRestartPolicy"_s);
    bench.ops->restart(u"a"_s);
    bench.pass(30s);
    QCOMPARE(bench.problems(u"restart"_s).size(), 1);
}

void TestUpkeep::fullDisksWarnWithHysteresis()
{
    UpkeepBench bench(m_folder.path());
    const auto fill = [&bench](Bytes root, Bytes models) {
        bench.ops->disks = {{u"/"_s, 100 * GiB, root, false, true}, {u"/data"_s, 900 * GiB, models, true, false}};
        bench.pass(130s);
    };
    bench.ops->disks = {{u"/"_s, 100 * GiB, 50 * GiB, false, true}};
    bench.start();
    fill(50 * GiB, 300 * GiB);
    QVERIFY(bench.texts(u"disk"_s).isEmpty());
    fill(50 * GiB, 19 * GiB);
    QCOMPARE(bench.warnings(u"disk"_s),
             QStringList{u"Only 19.0 GiB of 900.0 GiB are free on /data, where models are. Remove some that are not "
                         "needed."_s});
    fill(50 * GiB, 21 * GiB); // above the floor, not by a tenth
    fill(50 * GiB, 19 * GiB);
    QCOMPARE(bench.texts(u"disk"_s).size(), 1);
    fill(50 * GiB, 22 * GiB);
    QCOMPARE(bench.texts(u"disk"_s).last(), u"There is room again on /data: 22.0 GiB are free."_s);
    fill(1 * GiB, 19 * GiB);
    QCOMPARE(bench.warnings(u"disk"_s).size(), 3);
    QVERIFY(bench.store.patch({{"disk_floor_bytes", 0}}));
    const int asked = bench.ops->callCount(u"diskSpace"_s);
    fill(0, 0);
    QCOMPARE(bench.ops->callCount(u"diskSpace"_s), asked);
}

void TestUpkeep::nodesThatCannotTellAreNotAskedAgain()
{
    UpkeepBench bench(m_folder.path());
    bench.start();
    bench.pass(400s);
    QCOMPARE(bench.ops->callCount(u"diskSpace"_s), 1);
    QVERIFY(bench.texts(u"disk"_s).isEmpty());
}

void TestUpkeep::leaseReminds()
{
    UpkeepBench bench(m_folder.path());
    const qint64 endMs = bench.ops->clock().nowMs() + 20 * 60'000;
    QVERIFY(bench.store.patch({{"lease_end_ms", endMs}, {"lease_reminder_seconds", {60, 900}}}));
    bench.start();
    bench.pass(200s);
    QVERIFY(bench.texts(u"lease"_s).isEmpty());
    bench.pass(200s);
    // The clock of these tests begins at 2027-01-15 08:00 UTC.
    const auto sentence = u"The lease of this machine ends in %1: move your data off before 2027-01-15 08:20 UTC."_s;
    QCOMPARE(bench.warnings(u"lease"_s), QStringList{sentence.arg(u"15 min"_s)});
    bench.pass(760s);
    QCOMPARE(bench.warnings(u"lease"_s).last(), sentence.arg(u"1 min"_s));
    QVERIFY(bench.problems(u"lease"_s).isEmpty());
    bench.pass(200s);
    QCOMPARE(bench.texts(u"lease"_s).size(), 3);
    QCOMPARE(bench.problems(u"lease"_s).size(), 1);
    QVERIFY(bench.store.patch({{"lease_end_ms", endMs + 3600'000}}));
    bench.pass(60s);
    QCOMPARE(bench.texts(u"lease"_s).size(), 3);
    QCOMPARE(leaseLeftText(4 * 3600'000), u"4 h 0 min"_s);
    QCOMPARE(leaseLeftText(27 * 3600'000 + 5), u"1 d 3 h"_s);
    QCOMPARE(leaseLeftText(59'999), u"less than a minute"_s);
}

void TestUpkeep::aLateStartSaysOneReminder()
{
    UpkeepBench bench(m_folder.path());
    QVERIFY(bench.store.patch({{"lease_end_ms", bench.ops->clock().nowMs() + 30 * 60'000}}));
    bench.start();
    bench.pass(60s);
    QCOMPARE(bench.texts(u"lease"_s).size(), 1);
    QVERIFY(bench.texts(u"lease"_s).first().contains(u"30 min"_s));
}

QTEST_GUILESS_MAIN(TestUpkeep)
#include "tst_upkeep.moc"
