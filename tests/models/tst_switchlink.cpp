// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/models/SwitchBench.h"

#include <QTest>

#include <algorithm>

using namespace kirikae;

class TestSwitchLink : public QObject {
    Q_OBJECT
private slots:
    void cancelBeforeTheStopTouchesNothing();
    void cancelLaterBringsThePreviousBack_data();
    void cancelLaterBringsThePreviousBack();
    void lostLinkIsRepeated_data();
    void lostLinkIsRepeated();
    void lostForGoodIsUnreachable();
    void secondAskerIsToldWho();
    void anotherNodeIsToldWho();
    void idempotencyKey();
    void anotherProcessTakesItUp_data();
    void anotherProcessTakesItUp();
};

void TestSwitchLink::cancelBeforeTheStopTouchesNothing()
{
    Bench bench;
    bench.ops->onCall(u"preflight"_s, [&bench] {
        QMetaObject::invokeMethod(
            bench.node.get(), [&bench] { bench.node->cancelSwitch(bench.node->state().activeSwitch->switchId); },
            Qt::QueuedConnection);
    });
    const SwitchRecord record = bench.switchTo(u"b"_s);
    QCOMPARE(record.outcome, Outcome::Cancelled);
    QCOMPARE(record.totalSeconds, 0.0);
    QVERIFY(!record.restoreSeconds);
    QCOMPARE(bench.ops->callCount(u"stop"_s), 0);
    QVERIFY(bench.ops->running(u"a"_s));
}

void TestSwitchLink::cancelLaterBringsThePreviousBack_data()
{
    QTest::addColumn<QString>("call");
    for (const char *call : {"stop", "sampleMemory", "start", "armGuard", "follow", "activity", "request /v1/models",
                             "request /v1/chat/completions"})
        QTest::newRow(call) << QString::fromLatin1(call);
}

void TestSwitchLink::cancelLaterBringsThePreviousBack()
{
    QFETCH(QString, call);
    Bench bench;
    int cancels = 0;
    const auto cancel = [&bench, &cancels] {
        if (++cancels == 1)
            QMetaObject::invokeMethod(
                bench.node.get(), [&bench] { bench.node->cancelSwitch(bench.node->state().activeSwitch->switchId); },
                Qt::QueuedConnection);
    };
    if (call == u"follow"_s) {
        QVERIFY(bench.ask(u"b"_s));
        QVERIFY(bench.waitForStage(SwitchProgress::Stage::Loading));
        cancel();
    } else {
        bench.ops->onCall(call, cancel);
        QVERIFY(bench.ask(u"b"_s));
    }
    const SwitchRecord record = bench.ended();
    QCOMPARE(record.outcome, Outcome::Cancelled);
    QVERIFY(record.restoreSeconds);
    QVERIFY(bench.ops->running(u"a"_s));
    QVERIFY(!bench.ops->running(u"b"_s));
    QVERIFY(!bench.ops->isGuardArmed);
    QVERIFY(bench.ops->claimOwner.isEmpty());
}

void TestSwitchLink::lostLinkIsRepeated_data()
{
    QTest::addColumn<QString>("call");
    QTest::addColumn<bool>("isAfterAct");
    for (const char *call : {"preflight", "writeJournal", "stop", "sampleMemory", "start", "armGuard", "activity",
                             "request /v1/models", "request /v1/chat/completions", "setRestartPolicy", "disarmGuard",
                             "remove", "appendRecord", "releaseClaim"}) {
        for (const bool isAfterAct : {false, true})
            QTest::addRow("%s %s", call, isAfterAct ? "answer lost" : "not done")
                << QString::fromLatin1(call) << isAfterAct;
    }
}

void TestSwitchLink::lostLinkIsRepeated()
{
    QFETCH(QString, call);
    QFETCH(bool, isAfterAct);
    Bench bench;
    bench.ops->cutLinkAt(call, 1, isAfterAct, Milliseconds(20'000));
    const SwitchRecord record = bench.switchTo(u"b"_s);
    QCOMPARE(record.outcome, Outcome::Ready);
    QVERIFY(bench.sawLinkLost);
    QVERIFY(bench.ops->running(u"b"_s));
    QCOMPARE(bench.ops->servicesOf(u"b"_s), 1);
    QCOMPARE(bench.ops->servicesOf(u"a"_s), 0);
    QVERIFY(qAbs(sumOf(record.phases) - record.totalSeconds) < 1e-6);
    QVERIFY(bench.ops->journal.isEmpty());
    QCOMPARE(recordsFromLines(bench.ops->recordLines).size(), 1);
}

void TestSwitchLink::lostForGoodIsUnreachable()
{
    Bench bench;
    bench.ops->cutLinkAt(u"start"_s, 1, true, Milliseconds(3'600'000));
    const SwitchRecord record = bench.switchTo(u"b"_s);
    QCOMPARE(record.outcome, Outcome::Unreachable);
    QVERIFY(!bench.ops->journal.isEmpty());
}

void TestSwitchLink::secondAskerIsToldWho()
{
    Bench bench;
    QVERIFY(bench.ask(u"b"_s));
    const auto second = bench.ask(u"c"_s);
    QVERIFY(!second);
    QCOMPARE(second.error().code, Error::Code::Busy);
    QVERIFY(second.error().message.contains(u"B"_s));
    QCOMPARE(bench.ended().outcome, Outcome::Ready);
    QVERIFY(bench.ops->running(u"b"_s));
}

void TestSwitchLink::anotherNodeIsToldWho()
{
    Bench bench;
    bench.ops->claimOwner = u"bob@laptop"_s;
    bench.ops->claimWhat = u"C"_s;
    bench.ops->claimedMs = bench.ops->clock().nowMs();
    const auto refused = bench.ask(u"b"_s);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Error::Code::Busy);
    QVERIFY(refused.error().message.contains(u"bob@laptop"_s));
    QVERIFY(bench.ops->running(u"a"_s));
}

void TestSwitchLink::idempotencyKey()
{
    Bench bench;
    SwitchRequest request;
    request.profileId = u"b"_s;
    request.idempotencyKey = u"k1"_s;
    const auto first = bench.node->startSwitch(request);
    QVERIFY(runUntil([&] { return first.isFinished(); }));
    const auto second = bench.node->startSwitch(request);
    QVERIFY(runUntil([&] { return second.isFinished(); }));
    QCOMPARE(second.result().value(), first.result().value());
}

void TestSwitchLink::anotherProcessTakesItUp_data()
{
    QTest::addColumn<int>("stage");
    using Stage = SwitchProgress::Stage;
    for (const Stage stage : {Stage::Stopping, Stage::MemoryBack, Stage::Starting, Stage::Loading, Stage::Verifying})
        QTest::addRow("stage %d", int(stage)) << int(stage);
}

void TestSwitchLink::anotherProcessTakesItUp()
{
    QFETCH(int, stage);
    Bench bench;
    // The first process goes away in that stage: its journal, and what it did, stay.
    const auto wanted = static_cast<SwitchProgress::Stage>(stage);
    bool isLeft = false;
    QObject::connect(bench.node.get(), &Node::stateChanged, bench.node.get(), [&](const NodeState &state) {
        if (isLeft || !state.activeSwitch || state.activeSwitch->stage != wanted)
            return;
        isLeft = true;
        bench.node->close();
    });
    QVERIFY(bench.ask(u"b"_s));
    QCOMPARE(bench.ended().outcome, Outcome::Unreachable);
    QVERIFY(isLeft);
    QVERIFY(!bench.ops->journal.isEmpty());
    bench.node->open();
    QVERIFY(runUntil([&] {
        const NodeState state = bench.node->state();
        return !state.activeSwitch && state.lastSwitch && state.lastSwitch->outcome != Outcome::Unreachable;
    }));
    const SwitchRecord record = bench.node->state().lastSwitch.value();
    QCOMPARE(record.outcome, Outcome::Ready);
    QVERIFY(qAbs(sumOf(record.phases) - record.totalSeconds) < 1e-6);
    QCOMPARE(record.facts.modelGib, std::optional(14.5));
    QCOMPARE(bench.ops->servicesOf(u"b"_s), 1);
    QVERIFY(bench.ops->journal.isEmpty());
    QVERIFY(bench.ops->claimOwner.isEmpty());
}

QTEST_GUILESS_MAIN(TestSwitchLink)
#include "tst_switchlink.moc"
