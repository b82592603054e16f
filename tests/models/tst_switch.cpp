// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/models/SwitchBench.h"

#include <QTest>

#include <algorithm>

using namespace kirikae;

class TestSwitch : public QObject {
    Q_OBJECT
private slots:
    void goesFromOneToAnother();
    void startsIntoAnEmptySlot();
    void progressNeverGoesBack();
    void refusesWithoutTouching();
    void refusesWhatDoesNotFit();
    void overrideIsRecorded();
    void failureBringsThePreviousBack_data();
    void failureBringsThePreviousBack();
    void failureOfBothLeavesNothing();
    void failureInAnEmptySlot();
    void stuckLoadIsNoticed();
    void silenceAloneIsNotStuck();
    void transientFailureIsTriedOnceMore();
    void transientFailureIsTriedOnceMoreOnly();
    void theNodeIsAskedWhyAStartFailed();
    void memoryThatDoesNotComeBack();
    void memoryThatTheDriverKeeps();
    void waitsForRunningRequests();
    void stopsAServiceUnderTheClaim();
};

void TestSwitch::goesFromOneToAnother()
{
    Bench bench;
    QVERIFY(bench.isLoaded);
    const SwitchRecord record = bench.switchTo(u"b"_s);
    QCOMPARE(record.outcome, Outcome::Ready);
    QCOMPARE(record.previousProfileId, u"a"_s);
    QCOMPARE(record.requestedBy, u"anna@desk"_s);
    QVERIFY(qAbs(sumOf(record.phases) - record.totalSeconds) < 1e-6);
    QVERIFY(record.totalSeconds > 20);
    QCOMPARE(secondsOf(record, Phase::ContainerStart), 1.0);
    QCOMPARE(record.facts.modelGib, std::optional(14.5));
    QVERIFY(record.peakBytes.value_or(0) >= 19 * GiB);
    QVERIFY(record.availableAtStart && record.freeAtStart);
    QVERIFY(!record.sizeHash.isEmpty());
    QCOMPARE(bench.ops->recordLines.size(), 1);
    QCOMPARE(recordFromJson(bench.ops->recordLines.first()).value(), record);
    QVERIFY(bench.ops->journal.isEmpty());
    QVERIFY(bench.ops->claimOwner.isEmpty());
    QVERIFY(!bench.ops->isGuardArmed);
    QCOMPARE(bench.ops->callCount(u"armGuard"_s), 1);
    QVERIFY(runUntil([&] { return !bench.node->state().profile(u"b"_s)->runningService.isEmpty(); }));
    const ServiceId service = bench.node->state().profile(u"b"_s)->runningService;
    QCOMPARE(bench.ops->policies.value(service), u"unless-stopped"_s);
    QCOMPARE(bench.ops->servicesOf(u"a"_s), 0);
    QVERIFY(bench.node->state().profile(u"b"_s)->usualSeconds.has_value());
}

void TestSwitch::startsIntoAnEmptySlot()
{
    Bench bench(false);
    const SwitchRecord record = bench.switchTo(u"b"_s);
    QCOMPARE(record.outcome, Outcome::Ready);
    QCOMPARE(record.previousProfileId, QString());
    QCOMPARE(secondsOf(record, Phase::Stop), 0.0);
    QCOMPARE(bench.ops->callCount(u"stop"_s), 0);
}

void TestSwitch::progressNeverGoesBack()
{
    Bench bench;
    QCOMPARE(bench.switchTo(u"b"_s).outcome, Outcome::Ready);
    QVERIFY(bench.fractions.size() > 10);
    QVERIFY(std::is_sorted(bench.fractions.cbegin(), bench.fractions.cend()));
    QVERIFY(std::is_sorted(bench.stages.cbegin(), bench.stages.cend()));
    QVERIFY(bench.sentences.filter(u"Loading B"_s).size() > 5);
}

void TestSwitch::refusesWithoutTouching()
{
    Bench bench;
    bench.ops->preflightFacts.imagePresent = false;
    bench.ops->preflightFacts.missingSecrets = {u"HF_TOKEN"_s};
    const SwitchRecord record = bench.switchTo(u"b"_s);
    QCOMPARE(record.outcome, Outcome::Refused);
    QVERIFY(record.error->message.contains(u"vllm/vllm-openai"_s));
    QVERIFY(record.error->detail.contains(u"HF_TOKEN"_s));
    QCOMPARE(record.totalSeconds, 0.0);
    QCOMPARE(bench.ops->callCount(u"stop"_s), 0);
    QCOMPARE(bench.ops->callCount(u"start"_s), 0);
    QVERIFY(bench.ops->claimOwner.isEmpty());
    QVERIFY(bench.ops->running(u"a"_s));
}

void TestSwitch::refusesWhatDoesNotFit()
{
    Bench bench;
    Profile big = profileNamed(u"big"_s);
    big.weightsBytes = 130 * GiB;
    bench.ops->addProfile(big);
    bench.node->saveProfile(profileNamed(u"x"_s), {});
    QVERIFY(runUntil([&] { return bench.node->state().profile(u"big"_s) != nullptr; }));
    QCOMPARE(bench.node->state().profile(u"big"_s)->verdict.fit, Fit::DoesNotFit);
    const SwitchRecord record = bench.switchTo(u"big"_s);
    QCOMPARE(record.outcome, Outcome::Refused);
    QCOMPARE(record.error->code, Error::Code::DoesNotFit);
    QVERIFY(bench.ops->running(u"a"_s));
}

void TestSwitch::overrideIsRecorded()
{
    Bench bench;
    Profile big = profileNamed(u"big"_s);
    big.weightsBytes = 130 * GiB;
    bench.ops->addProfile(big);
    bench.node->saveProfile(profileNamed(u"x"_s), {});
    QVERIFY(runUntil([&] { return bench.node->state().profile(u"big"_s) != nullptr; }));
    QVERIFY(bench.ask(u"big"_s, true));
    const SwitchRecord record = bench.ended();
    QCOMPARE(record.outcome, Outcome::Ready);
    QVERIFY(record.memoryOverridden);
}

void TestSwitch::failureBringsThePreviousBack_data()
{
    QTest::addColumn<int>("way");
    QTest::addColumn<QString>("kind");
    QTest::newRow("ends with an exit code") << 0 << QString();
    QTest::newRow("cannot be created") << 1 << QString();
    QTest::newRow("is restarted by somebody") << 2 << QString();
    QTest::newRow("log says fatal, process lingers") << 3 << QString();
    QTest::newRow("guard") << 4 << u"memory_guard"_s;
    QTest::newRow("another model answers") << 5 << u"wrong_model"_s;
    QTest::newRow("nonsense") << 6 << u"nonsense_answer"_s;
    QTest::newRow("embeddings") << 7 << u"serves_embeddings"_s;
    QTest::newRow("no chat template") << 8 << u"chat_refused"_s;
    QTest::newRow("ends just after ready") << 9 << QString();
}

void TestSwitch::failureBringsThePreviousBack()
{
    QFETCH(int, way);
    QFETCH(QString, kind);
    Bench bench;
    Script script = goodVllm();
    switch (way) {
    case 0: script = failing(5'000); break;
    case 1: script.createError = u"docker: Error response from daemon: no such image"_s; break;
    case 2:
        script.readyAfterMs.reset();
        script.log = {};
        script.restartAfterMs = 4'000;
        break;
    case 3:
        script = failing(5'000);
        script.exitAfterMs.reset();
        script.log.append({2'000, "(APIServer pid=1) ERROR:    [Errno 98] error while attempting to bind on address "
                                  "('0.0.0.0', 8000): address already in use"});
        break;
    case 4:
        script.readyAfterMs.reset();
        script.log = {};
        script.guardAfterMs = 6'000;
        break;
    case 5: script.servedId = u"other"_s; break;
    case 6: script.chatText = u"!!!!!!!!"_s; break;
    case 7:
        script.chatStatus = 404;
        script.servesEmbeddings = true;
        break;
    case 8: script.chatStatus = 400; break;
    case 9: bench.ops->onCall(u"request /v1/models"_s, [&bench] { bench.ops->crash(u"b"_s); }); break;
    }
    bench.ops->script(u"b"_s, {script});
    const SwitchRecord record = bench.switchTo(u"b"_s);
    QCOMPARE(record.outcome, Outcome::FailedRestored);
    QVERIFY(record.failure);
    QVERIFY(!record.failure->cause.isEmpty());
    if (!kind.isEmpty())
        QCOMPARE(record.failure->kind, kind);
    QVERIFY(record.restoreSeconds.value_or(0) > 0);
    QVERIFY(qAbs(sumOf(record.phases) - record.totalSeconds) < 1e-6);
    QVERIFY(bench.ops->running(u"a"_s));
    QCOMPARE(bench.ops->running(u"a"_s)->id, bench.previous);
    QVERIFY(!bench.ops->running(u"b"_s));
    QVERIFY(!bench.ops->isGuardArmed);
    QVERIFY(bench.ops->claimOwner.isEmpty());
    QVERIFY(bench.ops->journal.isEmpty());
}

void TestSwitch::failureOfBothLeavesNothing()
{
    Bench bench;
    bench.ops->script(u"b"_s, {failing(3'000)});
    bench.ops->failCall(u"startAgain"_s, {Error::Code::StartFailed, u"The disk is full."_s, {}});
    Script full;
    full.createError = u"no space left on device"_s;
    bench.ops->script(u"a"_s, {full});
    const SwitchRecord record = bench.switchTo(u"b"_s);
    QCOMPARE(record.outcome, Outcome::FailedStopped);
    QCOMPARE(record.error->message, u"The disk is full."_s);
    QVERIFY(record.failure);
    QVERIFY(!bench.ops->running(u"a"_s));
    QVERIFY(!bench.ops->running(u"b"_s));
    QVERIFY(bench.ops->claimOwner.isEmpty());
}

void TestSwitch::failureInAnEmptySlot()
{
    Bench bench(false);
    bench.ops->script(u"b"_s, {failing(3'000)});
    QCOMPARE(bench.switchTo(u"b"_s).outcome, Outcome::FailedStopped);
    QVERIFY(!bench.ops->running(u"b"_s));
}

void TestSwitch::stuckLoadIsNoticed()
{
    Bench bench;
    SwitchTimings timings;
    timings.stallLimit = Milliseconds(60'000);
    bench.node->setTimings(timings);
    Script script;
    script.readyAfterMs.reset();
    script.isStuck = true;
    bench.ops->script(u"b"_s, {script});
    const SwitchRecord record = bench.switchTo(u"b"_s);
    QCOMPARE(record.outcome, Outcome::FailedRestored);
    QCOMPARE(record.failure->kind, u"stalled"_s);
    QVERIFY(record.totalSeconds > 60);
}

void TestSwitch::silenceAloneIsNotStuck()
{
    Bench bench;
    SwitchTimings timings;
    timings.stallLimit = Milliseconds(60'000);
    bench.node->setTimings(timings);
    Script script;
    script.readyAfterMs = 200'000;
    bench.ops->script(u"b"_s, {script});
    const SwitchRecord record = bench.switchTo(u"b"_s);
    QCOMPARE(record.outcome, Outcome::Ready);
    QVERIFY(record.totalSeconds > 200);
}

void TestSwitch::transientFailureIsTriedOnceMore()
{
    Bench bench;
    Script first = failing(4'000);
    first.log.append({3'500,
                      "(EngineCore pid=9) ERROR 11-29 09:00:04 [core.py:936] ValueError: Free memory on device cuda:0 "
                      "(60.11/121.69 GiB) on startup is less than desired GPU memory utilization (0.9, 109.52 GiB). "
                      "Decrease GPU memory utilization or reduce GPU memory used by other processes."});
    bench.ops->script(u"b"_s, {first, goodVllm()});
    const SwitchRecord record = bench.switchTo(u"b"_s);
    QCOMPARE(record.outcome, Outcome::Ready);
    QVERIFY(record.retried);
    QCOMPARE(bench.ops->callCount(u"start"_s), 2);
    QCOMPARE(bench.ops->servicesOf(u"b"_s), 1);
    QVERIFY(qAbs(sumOf(record.phases) - record.totalSeconds) < 1e-6);
}

void TestSwitch::transientFailureIsTriedOnceMoreOnly()
{
    Bench bench;
    Script script = failing(4'000);
    script.log.append({3'500, "(EngineCore pid=9) AssertionError: Error in memory profiling. Initial free memory 60.1 "
                              "GiB, current free memory 63.2 GiB."});
    bench.ops->script(u"b"_s, {script});
    const SwitchRecord record = bench.switchTo(u"b"_s);
    QCOMPARE(record.outcome, Outcome::FailedRestored);
    QCOMPARE(record.failure->kind, u"memory_profiling_freed"_s);
    QVERIFY(record.retried);
    QCOMPARE(bench.ops->callCount(u"start"_s), 2);

    Bench other;
    script.log.last().text = "vllm: error: unrecognized arguments: --no-such-thing";
    other.ops->script(u"b"_s, {script});
    QVERIFY(!other.switchTo(u"b"_s).retried);
    QCOMPARE(other.ops->callCount(u"start"_s), 1);
}

void TestSwitch::theNodeIsAskedWhyAStartFailed()
{
    Bench bench;
    Script script = failing(4'000);
    script.log.append({3'500, "(APIServer pid=1) RuntimeError: Engine core initialization failed. See root cause "
                              "above. Failed core proc(s): {}"});
    bench.ops->script(u"b"_s, {script});
    bench.ops->nodeSigns.gpuText = u"Failed to initialize NVML: Driver/library version mismatch"_s;
    const SwitchRecord record = bench.switchTo(u"b"_s);
    QCOMPARE(record.outcome, Outcome::FailedRestored);
    QCOMPARE(record.failure->kind, u"nvidia_driver_library_mismatch"_s);
    QCOMPARE(bench.ops->callCount(u"signs"_s), 1);
    QVERIFY(record.failure->around.contains(u"Exit code 1."_s));
    const auto back = recordFromJson(recordToJson(record));
    QVERIFY(back);
    QCOMPARE(back->failure, record.failure);

    // A node that cannot say anything does not stand in the way.
    Bench silent;
    silent.ops->script(u"b"_s, {script});
    silent.ops->failCall(u"signs"_s, {Error::Code::Internal, u"no shell"_s, {}});
    QCOMPARE(silent.switchTo(u"b"_s).failure->kind, u"unknown"_s);
}

void TestSwitch::memoryThatDoesNotComeBack()
{
    Bench bench;
    Profile big = profileNamed(u"big"_s);
    big.weightsBytes = 85 * GiB; // fits only into what the outgoing service gives back
    big.arguments = {u"--gpu-memory-utilization"_s, u"0.7"_s};
    bench.ops->addProfile(big);
    bench.node->saveProfile(profileNamed(u"x"_s), {});
    QVERIFY(runUntil([&] { return bench.node->state().profile(u"big"_s) != nullptr; }));
    bench.ops->setMemoryReturn(Milliseconds(100), 0);
    const SwitchRecord record = bench.switchTo(u"big"_s);
    QCOMPARE(bench.ops->callCount(u"start"_s), 0);
    QVERIFY(record.failure);
    QCOMPARE(record.failure->kind, u"memory_not_back"_s);
    QVERIFY(secondsOf(record, Phase::Memory) >= 90);
}

void TestSwitch::memoryThatTheDriverKeeps()
{
    Bench bench;
    bench.ops->setMemoryReturn(Milliseconds(100), 0.2);
    const SwitchRecord record = bench.switchTo(u"b"_s);
    QCOMPARE(record.outcome, Outcome::Ready);
    QVERIFY(secondsOf(record, Phase::Memory) < 30);
}

void TestSwitch::waitsForRunningRequests()
{
    Bench bench(false);
    Script busy;
    busy.runningRequests = 2;
    bench.ops->script(u"a"_s, {busy});
    bench.ops->runAlready(u"a"_s);
    const SwitchRecord record = bench.switchTo(u"b"_s);
    QCOMPARE(record.outcome, Outcome::Ready);
    QVERIFY(secondsOf(record, Phase::Stop) >= 5);
}

void TestSwitch::stopsAServiceUnderTheClaim()
{
    Bench bench;
    const auto stopped = bench.node->stopService(bench.previous);
    QVERIFY(runUntil([&] { return stopped.isFinished(); }));
    QVERIFY(stopped.result());
    QVERIFY(!bench.ops->running(u"a"_s));
    QVERIFY(bench.ops->claimOwner.isEmpty());
    QCOMPARE(bench.ops->callCount(u"claim"_s), 1);
}

QTEST_GUILESS_MAIN(TestSwitch)
#include "tst_switch.moc"
