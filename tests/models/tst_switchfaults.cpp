// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/models/SwitchBench.h"

#include "models/switching/SwitchJournal.h"

#include <QTest>

#include <algorithm>

using namespace kirikae;

/// What took models away, or made the switch say what was not so: servers that are slow to start and to stop, nodes
/// that do not answer, clocks that are set, files that cannot be written, people who change their minds.
class TestSwitchFaults : public QObject {
    Q_OBJECT
private slots:
    void cancelWaitsForASlowStop();
    void slowWayBackIsSeenToItsEnd();
    void earlierLifeIsNotReadWhenTheClockWasSetBack();
    void theWayBackCanBeLeft();
    void cancelIntoAnEmptySlotIsCancelled();
    void journalThatCannotBeWrittenRefuses();
    void journalThatFailsLaterTakesNothingAway_data();
    void journalThatFailsLaterTakesNothingAway();
    void journalThatCannotBeReadRefuses_data();
    void journalThatCannotBeReadRefuses();
    void oddAnswerWhileSettlingIsNoFailure();
    void engineAwayIsWaitedFor_data();
    void engineAwayIsWaitedFor();
    void editedProfileChangesNothing();
    void prunedPreviousIsCreatedAnew();
    void crashWhileSettlingBringsThePreviousBack();
    void crashWhileVerifyingIsNoticedAtOnce();
    void idlingProcessIsStuck();
    void clockThatIsSetChangesNoVerdict();
    void anotherProgramOnThePort();
    void stopAndSwitchDoNotShareAClaim();
    void orphanIsReplaced();
    void waitingForAWatcherIsNoResponseCheck();
    void orphanBeforeAnyTouchIsEnded();
    void somethingElseRunsSince();
    void twoInOneSlotAreMended();
    void withoutAMemoryReadingIsAsked();
    void whatRunsIsNotKnown();
    void drainIsWhatWasAskedFor();
    void recordsHaveNoDefaultOutcome();

private:
    static void cancelAt(Bench &bench, const QString &call);
};

void TestSwitchFaults::cancelAt(Bench &bench, const QString &call)
{
    auto isDone = std::make_shared<bool>(false);
    bench.ops->onCall(call, [&bench, isDone] {
        if (std::exchange(*isDone, true))
            return;
        QMetaObject::invokeMethod(
            bench.node.get(), [&bench] { bench.node->cancelSwitch(bench.node->state().activeSwitch->switchId); },
            Qt::QueuedConnection);
    });
}

void TestSwitchFaults::cancelWaitsForASlowStop()
{
    Bench bench;
    bench.ops->scriptOf(u"a"_s).stopMs = 12'000;
    const qint64 before = bench.ops->running(u"a"_s)->startedMs;
    cancelAt(bench, u"stop"_s);
    const SwitchRecord record = bench.switchTo(u"b"_s);
    QCOMPARE(record.outcome, Outcome::Cancelled);
    QVERIFY(record.restoreSeconds);
    // It is another life than the one that was told to end, so it does not end in a moment.
    QVERIFY(bench.ops->running(u"a"_s));
    QVERIFY(bench.ops->running(u"a"_s)->startedMs > before);
    QCOMPARE(bench.ops->callCount(u"start"_s), 0);
    QCOMPARE(bench.ops->policies.value(bench.previous), QString());
}

void TestSwitchFaults::slowWayBackIsSeenToItsEnd()
{
    Bench bench(false);
    Script slow = goodVllm();
    for (Script::Line &line : slow.log)
        line.afterMs *= 3;
    slow.readyAfterMs = 63'000;
    bench.ops->script(u"a"_s, {slow});
    QCOMPARE(bench.switchTo(u"a"_s).outcome, Outcome::Ready); // its log says ready
    bench.ops->script(u"b"_s, {failing(5'000)});
    QList<PhaseProgress> shown;
    QObject::connect(bench.node.get(), &Node::stateChanged, bench.node.get(), [&shown](const NodeState &state) {
        if (state.activeSwitch && state.activeSwitch->restore)
            shown = state.activeSwitch->restore->phases;
    });
    const SwitchRecord record = bench.switchTo(u"b"_s);
    QCOMPARE(record.outcome, Outcome::FailedRestored);
    QVERIFY2(record.restoreSeconds.value_or(0) > 60, qPrintable(QString::number(record.restoreSeconds.value_or(0))));
    QVERIFY(bench.ops->running(u"a"_s));
    const auto weights = std::find_if(shown.cbegin(), shown.cend(),
                                      [](const PhaseProgress &phase) { return phase.phase == Phase::Weights; });
    QVERIFY(weights != shown.cend());
    QVERIFY(weights->seconds > 20);
    QCOMPARE(bench.ops->callCount(u"armGuard"_s), 3); // a, b, and a on its way back
}

void TestSwitchFaults::earlierLifeIsNotReadWhenTheClockWasSetBack()
{
    Bench bench(false);
    Script slow = goodVllm();
    bench.ops->script(u"a"_s, {slow});
    QCOMPARE(bench.switchTo(u"a"_s).outcome, Outcome::Ready);
    bench.ops->script(u"b"_s, {failing(5'000)});
    bench.ops->onCall(u"startAgain"_s, [&bench] { bench.ops->clock().setWall(Milliseconds(-3'600'000)); });
    const SwitchRecord record = bench.switchTo(u"b"_s);
    QCOMPARE(record.outcome, Outcome::FailedRestored);
    QVERIFY(record.restoreSeconds.value_or(0) > 20);
}

void TestSwitchFaults::theWayBackCanBeLeft()
{
    Bench bench;
    bench.ops->scriptOf(u"a"_s).readyAfterMs = 300'000;
    bench.ops->script(u"b"_s, {failing(5'000)});
    bool isLeft = false;
    QList<SwitchRecord> told;
    QObject::connect(bench.node.get(), &Node::stateChanged, bench.node.get(), [&](const NodeState &state) {
        if (state.lastSwitch && (told.isEmpty() || told.last() != *state.lastSwitch))
            told.append(*state.lastSwitch);
        if (isLeft || !state.activeSwitch || !state.activeSwitch->canLeave || !state.activeSwitch->restore)
            return;
        isLeft = true;
        bench.node->cancelSwitch(state.activeSwitch->switchId);
    });
    QVERIFY(bench.ask(u"b"_s));
    QVERIFY(runUntil([&] { return !told.isEmpty(); }));
    QCOMPARE(told.first().outcome, Outcome::Unsettled);
    QVERIFY(told.first().inSlot);
    QCOMPARE(told.first().inSlot->condition, SlotState::Condition::Starting);
    QCOMPARE(told.first().inSlot->name, u"A"_s);
    QVERIFY(bench.ops->running(u"a"_s));
    QVERIFY(bench.ops->journal.isEmpty());
    // It is watched on, and the record is completed when it is up.
    QVERIFY(runUntil([&] { return told.size() >= 2; }));
    QCOMPARE(told.last().id, told.first().id);
    QCOMPARE(told.last().outcome, Outcome::FailedRestored);
    QVERIFY(told.last().restoreSeconds.value_or(0) > 290);
    QCOMPARE(recordsFromLines(bench.ops->recordLines).last().outcome, Outcome::FailedRestored);
}

void TestSwitchFaults::cancelIntoAnEmptySlotIsCancelled()
{
    Bench bench(false);
    cancelAt(bench, u"activity"_s);
    const SwitchRecord record = bench.switchTo(u"b"_s);
    QCOMPARE(record.outcome, Outcome::Cancelled);
    QVERIFY(!bench.ops->running(u"b"_s));
    QList<Event> events = bench.node->events(0);
    QVERIFY(std::none_of(events.cbegin(), events.cend(),
                         [](const Event &event) { return event.level == Event::Level::Problem; }));
}

void TestSwitchFaults::journalThatCannotBeWrittenRefuses()
{
    Bench bench;
    bench.ops->failCall(u"writeJournal"_s, {Error::Code::Denied, u"The disk is read-only."_s, {}});
    const SwitchRecord record = bench.switchTo(u"b"_s);
    QCOMPARE(record.outcome, Outcome::Refused);
    QVERIFY(record.error->message.contains(u"read-only"_s));
    QVERIFY(bench.ops->running(u"a"_s));
    QCOMPARE(bench.ops->callCount(u"stop"_s), 0);
}

void TestSwitchFaults::journalThatFailsLaterTakesNothingAway_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<bool>("isGood");
    for (const char *call : {"stop", "sampleMemory", "start", "activity", "request /v1/models", "setRestartPolicy"}) {
        QTest::addRow("from %s, b is good", call) << QString::fromLatin1(call) << true;
        QTest::addRow("from %s, b fails", call) << QString::fromLatin1(call) << false;
    }
}

void TestSwitchFaults::journalThatFailsLaterTakesNothingAway()
{
    QFETCH(QString, from);
    QFETCH(bool, isGood);
    Bench bench;
    if (!isGood) {
        Script script = goodVllm();
        script.chatText = u"!!!!!!!!"_s;
        bench.ops->script(u"b"_s, {script});
    }
    bench.ops->onCall(from, [&bench] {
        bench.ops->failCall(u"writeJournal"_s, {Error::Code::Internal, u"The disk is full."_s, {}});
        bench.ops->failCall(u"appendRecord"_s, {Error::Code::Internal, u"The disk is full."_s, {}});
    });
    const SwitchRecord record = bench.switchTo(u"b"_s);
    QCOMPARE(record.outcome, isGood ? Outcome::Ready : Outcome::FailedRestored);
    QVERIFY(bench.ops->running(isGood ? u"b"_s : u"a"_s));
    QVERIFY(!bench.ops->running(isGood ? u"a"_s : u"b"_s));
}

void TestSwitchFaults::journalThatCannotBeReadRefuses_data()
{
    QTest::addColumn<int>("way");
    QTest::newRow("denied") << 0;
    QTest::newRow("of another version") << 1;
    QTest::newRow("damaged") << 2;
}

void TestSwitchFaults::journalThatCannotBeReadRefuses()
{
    QFETCH(int, way);
    Bench bench;
    if (way == 0)
        bench.ops->failCall(u"readJournal"_s, {Error::Code::Denied, u"Permission denied."_s, {}});
    else
        bench.ops->journal = way == 1 ? R"({"version":99,"id":"x"})" : "{{{";
    const auto refused = bench.ask(u"b"_s);
    QVERIFY(!refused);
    QVERIFY(!refused.error().message.isEmpty());
    QVERIFY(bench.ops->running(u"a"_s));
    QCOMPARE(bench.ops->callCount(u"stop"_s), 0);
    QVERIFY(runUntil([&] { return bench.ops->claimOwner.isEmpty(); }));
}

void TestSwitchFaults::oddAnswerWhileSettlingIsNoFailure()
{
    Bench bench;
    bench.ops->onCall(u"setRestartPolicy"_s, [&bench] {
        if (bench.ops->running(u"b"_s))
            bench.ops->failCall(u"services"_s, {Error::Code::BadReply, u"error 500"_s, {}});
    });
    const SwitchRecord record = bench.switchTo(u"b"_s);
    QCOMPARE(record.outcome, Outcome::Ready);
    bench.ops->mendCall(u"services"_s);
    QVERIFY(bench.ops->running(u"b"_s));
}

void TestSwitchFaults::engineAwayIsWaitedFor_data()
{
    QTest::addColumn<QString>("call");
    QTest::addColumn<bool>("isGood");
    for (const char *call : {"stop", "start"})
        QTest::newRow(call) << QString::fromLatin1(call) << true;
    QTest::newRow("startAgain") << u"startAgain"_s << false;
}

void TestSwitchFaults::engineAwayIsWaitedFor()
{
    QFETCH(QString, call);
    QFETCH(bool, isGood);
    Bench bench;
    if (!isGood)
        bench.ops->script(u"b"_s, {failing(3'000)});
    bool isGone = false;
    bench.ops->onCall(call, [&] {
        if (std::exchange(isGone, true))
            return;
        for (const QString &gone : {call, u"services"_s})
            bench.ops->failCall(gone, {Error::Code::Unreachable, u"The container engine does not answer."_s, {}});
        bench.ops->clock().after(Milliseconds(60'000), bench.ops, [&bench, call] {
            bench.ops->mendCall(call);
            bench.ops->mendCall(u"services"_s);
        });
    });
    const SwitchRecord record = bench.switchTo(u"b"_s);
    QCOMPARE(record.outcome, isGood ? Outcome::Ready : Outcome::FailedRestored);
    QVERIFY(bench.ops->running(isGood ? u"b"_s : u"a"_s));
    QVERIFY(bench.sentences.filter(u"tried again"_s).size() > 0);
    QVERIFY(bench.ops->callCount(call) < 40); // with pauses
}

void TestSwitchFaults::editedProfileChangesNothing()
{
    Bench bench;
    Profile edited = profileNamed(u"a"_s, 9999);
    edited.servedName = u"another"_s;
    bench.ops->editProfile(edited);
    bench.ops->script(u"b"_s, {failing(3'000)});
    const SwitchRecord record = bench.switchTo(u"b"_s);
    QCOMPARE(record.outcome, Outcome::FailedRestored);
    QVERIFY(bench.ops->running(u"a"_s));
}

void TestSwitchFaults::prunedPreviousIsCreatedAnew()
{
    Bench bench;
    bench.ops->script(u"b"_s, {failing(8'000)});
    bench.ops->onCall(u"activity"_s, [&bench] { bench.ops->prune(u"a"_s); });
    const SwitchRecord record = bench.switchTo(u"b"_s);
    QCOMPARE(record.outcome, Outcome::FailedRestored);
    QVERIFY(bench.ops->running(u"a"_s));
    QVERIFY(bench.ops->running(u"a"_s)->id != bench.previous);
}

void TestSwitchFaults::crashWhileSettlingBringsThePreviousBack()
{
    Bench bench;
    bench.ops->onCall(u"setRestartPolicy"_s, [&bench] { bench.ops->crash(u"b"_s); });
    const SwitchRecord record = bench.switchTo(u"b"_s);
    QCOMPARE(record.outcome, Outcome::FailedRestored);
    QVERIFY(bench.ops->running(u"a"_s));
}

void TestSwitchFaults::crashWhileVerifyingIsNoticedAtOnce()
{
    Bench bench;
    bench.ops->onCall(u"request /v1/models"_s, [&bench] { bench.ops->crash(u"b"_s); });
    const SwitchRecord record = bench.switchTo(u"b"_s);
    QCOMPARE(record.outcome, Outcome::FailedRestored);
    QVERIFY(secondsOf(record, Phase::ResponseCheck) < 5);
}

void TestSwitchFaults::idlingProcessIsStuck()
{
    Bench bench;
    SwitchTimings timings;
    timings.stallLimit = Milliseconds(120'000);
    bench.node->setTimings(timings);
    Script script;
    script.readyAfterMs.reset();
    script.cpuShare = 0.001; // far less than a compiler, and more than nothing
    bench.ops->script(u"b"_s, {script});
    const SwitchRecord record = bench.switchTo(u"b"_s);
    QCOMPARE(record.outcome, Outcome::FailedRestored);
    QCOMPARE(record.failure->kind, u"stalled"_s);
}

void TestSwitchFaults::clockThatIsSetChangesNoVerdict()
{
    for (const int hours : {1, -1}) {
        Bench bench;
        Script quiet;
        quiet.readyAfterMs = 60'000;
        bench.ops->script(u"b"_s, {quiet});
        bool isSet = false;
        bench.ops->onCall(u"activity"_s, [&bench, &isSet, hours] {
            if (!std::exchange(isSet, true))
                bench.ops->clock().setWall(std::chrono::hours(hours));
        });
        QCOMPARE(bench.switchTo(u"b"_s).outcome, Outcome::Ready);
    }
}

void TestSwitchFaults::anotherProgramOnThePort()
{
    Bench bench;
    Profile other = profileNamed(u"other"_s, 8001);
    bench.ops->addProfile(other);
    bench.ops->listeners[8001] = {Listener::Owner::Other, u"python3 (pid 7)"_s};
    const auto saved = bench.node->saveProfile(profileNamed(u"x"_s), {});
    QVERIFY(runUntil([&] { return saved.isFinished(); }));
    QVERIFY(bench.node->state().profile(u"x"_s)); // a profile that was just saved is there for the next request
    bench.ops->script(u"other"_s, {goodVllm()});
    const SwitchRecord record = bench.switchTo(u"other"_s);
    QCOMPARE(record.outcome, Outcome::FailedRestored);
    QCOMPARE(record.failure->kind, u"port_answered_by_another"_s);
    QVERIFY(record.failure->cause.contains(u"python3 (pid 7)"_s));
    QVERIFY(bench.ops->running(u"a"_s));
}

void TestSwitchFaults::stopAndSwitchDoNotShareAClaim()
{
    Bench bench;
    bench.ops->scriptOf(u"a"_s).stopMs = 20'000;
    const auto stopped = bench.node->stopService(bench.previous);
    QVERIFY(runUntil([&] { return bench.ops->callCount(u"stop"_s) == 1; }));
    const auto refused = bench.ask(u"b"_s);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Error::Code::Busy);
    QVERIFY(runUntil([&] { return stopped.isFinished(); }));
    QVERIFY(stopped.result());
    QVERIFY(bench.ops->claimOwner.isEmpty());
    QCOMPARE(bench.switchTo(u"b"_s).outcome, Outcome::Ready);
}

void TestSwitchFaults::orphanIsReplaced()
{
    Bench bench;
    bench.node->setTakesUpSwitches(false);
    Script slow = goodVllm();
    slow.readyAfterMs.reset();
    slow.log = {};
    bench.ops->script(u"b"_s, {slow});
    bool isLeft = false;
    QObject::connect(bench.node.get(), &Node::stateChanged, bench.node.get(), [&](const NodeState &state) {
        if (!isLeft && state.activeSwitch && state.activeSwitch->stage == SwitchProgress::Stage::Loading) {
            isLeft = true;
            bench.node->close();
        }
    });
    QVERIFY(bench.ask(u"b"_s));
    QCOMPARE(bench.ended().outcome, Outcome::Unreachable);
    QVERIFY(bench.ops->running(u"b"_s));
    bench.node->open();
    QVERIFY(runUntil([&] { return bench.node->state().isOrphaned; }));
    QVERIFY(!bench.node->state().otherSwitch.isEmpty());

    // One step: b, which nobody waits for any more, is stopped; when c fails, a is what comes back.
    bench.ops->script(u"c"_s, {failing(3'000)});
    const SwitchRecord record = bench.switchTo(u"c"_s);
    QCOMPARE(record.outcome, Outcome::FailedRestored);
    QCOMPARE(record.previousProfileId, u"a"_s);
    QVERIFY(bench.ops->running(u"a"_s));
    QVERIFY(!bench.ops->running(u"b"_s));
    QVERIFY(bench.ops->journal.isEmpty());
}

void TestSwitchFaults::waitingForAWatcherIsNoResponseCheck()
{
    Bench bench;
    bool isLeft = false;
    QObject::connect(bench.node.get(), &Node::stateChanged, bench.node.get(), [&](const NodeState &state) {
        if (!isLeft && state.activeSwitch && state.activeSwitch->stage == SwitchProgress::Stage::Loading) {
            isLeft = true;
            bench.node->close();
        }
    });
    QVERIFY(bench.ask(u"b"_s));
    QCOMPARE(bench.ended().outcome, Outcome::Unreachable);
    bool isBack = false;
    bench.ops->clock().after(Milliseconds(120'000), bench.ops, [&] {
        isBack = true;
        bench.node->open();
    });
    QVERIFY(runUntil([&] { return isBack && bench.node->state().lastSwitch->outcome == Outcome::Ready; }));
    const SwitchRecord record = *bench.node->state().lastSwitch;
    QVERIFY(secondsOf(record, Phase::ResponseCheck) < 2);
    QVERIFY(secondsOf(record, Phase::Other) > 60);
    QVERIFY(qAbs(sumOf(record.phases) - record.totalSeconds) < 1e-6);
}

void TestSwitchFaults::orphanBeforeAnyTouchIsEnded()
{
    Bench first;
    SwitchRun run;
    run.id = u"20261130-x"_s;
    run.instance = u"dead"_s;
    run.request.profileId = u"b"_s;
    run.target = profileNamed(u"b"_s);
    run.outgoing = *first.ops->running(u"a"_s);
    first.ops->journal = journalToText(run);
    first.node->close();
    QVERIFY(runUntil([&] { return first.node->state().link.kind != LinkState::Kind::Connected; }));
    first.node->open();
    QVERIFY(runUntil([&] { return first.node->state().lastSwitch.has_value(); }));
    QCOMPARE(first.node->state().lastSwitch->outcome, Outcome::Cancelled);
    QVERIFY(first.ops->running(u"a"_s));
    QCOMPARE(first.ops->callCount(u"stop"_s), 0);
    QVERIFY(first.ops->journal.isEmpty());
}

void TestSwitchFaults::somethingElseRunsSince()
{
    Bench bench(false);
    SwitchRun run;
    run.id = u"20261130-x"_s;
    run.instance = u"dead"_s;
    run.stage = SwitchProgress::Stage::Loading;
    run.request.profileId = u"b"_s;
    run.target = profileNamed(u"b"_s);
    bench.ops->runAlready(u"c"_s);
    bench.ops->journal = journalToText(run);
    bench.node->close();
    QVERIFY(runUntil([&] { return bench.node->state().link.kind != LinkState::Kind::Connected; }));
    bench.node->open();
    QVERIFY(runUntil([&] { return bench.node->state().lastSwitch.has_value(); }));
    QCOMPARE(bench.node->state().lastSwitch->outcome, Outcome::Unsettled);
    QCOMPARE(bench.node->state().lastSwitch->inSlot->condition, SlotState::Condition::Overtaken);
    QVERIFY(bench.ops->running(u"c"_s));
    QCOMPARE(bench.ops->callCount(u"stop"_s), 0);
    QCOMPARE(bench.ops->callCount(u"start"_s), 0);
}

void TestSwitchFaults::twoInOneSlotAreMended()
{
    Bench bench;
    bench.ops->runAlready(u"c"_s);
    QVERIFY(runUntil([&] { return bench.node->state().runningInSlot(u"main"_s).size() == 2; }));
    const QList<Event> events = bench.node->events(0);
    QVERIFY(std::any_of(events.cbegin(), events.cend(), [](const Event &event) {
        return event.level == Event::Level::Warning && event.text.contains(u"run at once"_s);
    }));
    const SwitchRecord record = bench.switchTo(u"b"_s);
    QCOMPARE(record.outcome, Outcome::Ready);
    QVERIFY(!bench.ops->running(u"a"_s));
    QVERIFY(!bench.ops->running(u"c"_s));
}

void TestSwitchFaults::withoutAMemoryReadingIsAsked()
{
    auto owned = std::make_unique<ScriptedOps>();
    ScriptedOps *ops = owned.get();
    ops->tellsMemory = false;
    ops->addProfile(profileNamed(u"b"_s));
    DirectNode node(u"node"_s, std::move(owned), EngineRules::load({}, nullptr));
    node.open();
    QVERIFY(runUntil([&] { return node.state().loaded; }));
    SwitchRequest request;
    request.profileId = u"b"_s;
    const auto plan = node.plan(request);
    QVERIFY(runUntil([&] { return plan.isFinished(); }));
    QVERIFY(plan.result());
    QVERIFY(plan.result()->isBlocked());
    request.overrideMemory = true;
    const auto forced = node.plan(request);
    QVERIFY(runUntil([&] { return forced.isFinished(); }));
    QVERIFY(!forced.result()->isBlocked());
    // A reading that comes late is waited for.
    ops->clock().after(Milliseconds(5'000), ops, [ops] { ops->tellsMemory = true; });
    request.overrideMemory = false;
    const auto late = node.plan(request);
    QVERIFY(runUntil([&] { return late.isFinished(); }));
    QVERIFY(!late.result()->isBlocked());
}

void TestSwitchFaults::whatRunsIsNotKnown()
{
    Bench bench;
    bench.ops->failCall(u"services"_s, {Error::Code::Unreachable, u"The container engine does not answer."_s, {}});
    emit bench.ops->servicesChanged();
    QVERIFY(runUntil([&] { return !bench.node->state().servicesProblem.isEmpty(); }));
    QVERIFY(bench.node->state().serviceInSlot(u"main"_s)); // what was known stays
    const auto plan = bench.node->plan({u"b"_s, false, {}, {}, {}});
    QVERIFY(runUntil([&] { return plan.isFinished(); }));
    QVERIFY(!plan.result() || plan.result()->isBlocked());
    bench.ops->mendCall(u"services"_s);
    emit bench.ops->servicesChanged();
    QVERIFY(runUntil([&] { return bench.node->state().servicesProblem.isEmpty(); }));
}

void TestSwitchFaults::drainIsWhatWasAskedFor()
{
    for (const int seconds : {0, 20}) {
        Bench bench(false);
        Script busy;
        busy.runningRequests = 2;
        bench.ops->script(u"a"_s, {busy});
        bench.ops->runAlready(u"a"_s);
        SwitchRequest request;
        request.profileId = u"b"_s;
        request.drainSeconds = seconds;
        const auto plan = bench.node->plan(request);
        QVERIFY(runUntil([&] { return plan.isFinished(); }));
        QCOMPARE(plan.result()->requestsRunning, std::optional(2));
        const auto id = bench.node->startSwitch(request);
        QVERIFY(runUntil([&] { return id.isFinished(); }));
        bench.switchId = *id.result();
        const SwitchRecord record = bench.ended();
        QCOMPARE(record.outcome, Outcome::Ready);
        QVERIFY(secondsOf(record, Phase::Stop) >= seconds);
        QVERIFY(secondsOf(record, Phase::Stop) < seconds + 10);
    }
}

void TestSwitchFaults::recordsHaveNoDefaultOutcome()
{
    static_assert(!std::is_default_constructible_v<SwitchRecord>);
    QVERIFY(!recordFromJson(R"({"id":"x"})"));
    for (const auto condition :
         {SlotState::Condition::Starting, SlotState::Condition::NotAnswering, SlotState::Condition::NotStopped,
          SlotState::Condition::Overtaken, SlotState::Condition::Replaced}) {
        SwitchRecord record(Outcome::Unsettled);
        record.id = u"x"_s;
        record.inSlot = SlotState{u"docker:1"_s, u"A"_s, condition, 84.0};
        QCOMPARE(recordFromJson(recordToJson(record)).value(), record);
    }
}

QTEST_GUILESS_MAIN(TestSwitchFaults)
#include "tst_switchfaults.moc"
