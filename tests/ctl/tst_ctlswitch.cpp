// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctl/Session.h"
#include "app/ctl/SwitchFollower.h"
#include "app/ctl/SwitchQuestions.h"
#include "app/ctl/Terminal.h"
#include "app/ctl/TerminalAsker.h"
#include "tests/support/FakeNode.h"

#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

#include <csignal>

using namespace kirikae;
using namespace Qt::StringLiterals;

namespace {

/// Answers the id of a switch when the test says so.
class LateNode : public FakeNode {
public:
    Pending<QString> startSwitch(const SwitchRequest &request) override
    {
        calls << u"startSwitch"_s;
        lastRequest = request;
        return id.future();
    }
    Once<QString> id;
};

SwitchRecord record(const QString &id, Outcome outcome)
{
    SwitchRecord record(outcome);
    record.id = id;
    record.profileName = u"Nemotron"_s;
    return record;
}

} // namespace

/// What a follower does with states that pass too quickly on a real node. As a program: nothing is asked.
class TestCtlSwitch : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void aCancelBeforeTheIdIsKnownIsNotLost();
    void aSecondCancelLeavesTheNodeOnceThePreviousIsStarted();
    void theRecordOfAWatchedSwitchIsItsOwn_data();
    void theRecordOfAWatchedSwitchIsItsOwn();
    void anotherSwitchOfAnotherIsNotTakenForIt();
    void withoutATerminalRequestsAreWaitedFor();
    void withoutAReadingOfTheMemoryNothingIsBegun();

private:
    void interrupt();
    void showProgress(SwitchProgress::Stage stage, bool isCancelling, bool canLeave);

    Terminal m_terminal;
    TerminalAsker m_asker{m_terminal};
    std::unique_ptr<LateNode> m_node;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<QSignalSpy> m_finished;
};

void TestCtlSwitch::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    GlobalOptions options;
    options.json = true;
    m_node = std::make_unique<LateNode>();
    m_session = std::make_unique<Session>(options, m_terminal, m_asker);
    m_finished = std::make_unique<QSignalSpy>(m_session.get(), &Session::finished);
}

void TestCtlSwitch::cleanup()
{
    m_finished.reset();
    m_session.reset();
    m_node.reset();
}

void TestCtlSwitch::interrupt()
{
    QCOMPARE(::raise(SIGINT), 0);
    QTest::qWait(50); // it comes through a pipe
}

void TestCtlSwitch::showProgress(SwitchProgress::Stage stage, bool isCancelling, bool canLeave)
{
    SwitchProgress progress;
    progress.switchId = u"switch-1"_s;
    progress.profileName = u"Nemotron"_s;
    progress.previousName = u"Qwen"_s;
    progress.stage = stage;
    progress.cancelling = isCancelling;
    progress.canLeave = canLeave;
    NodeState state;
    state.activeSwitch = progress;
    m_node->set(state);
}

void TestCtlSwitch::aCancelBeforeTheIdIsKnownIsNotLost()
{
    auto *follower = new SwitchFollower(*m_session, *m_node, OnInterrupt::Cancel);
    follower->startSwitch({}, {});
    interrupt();
    QCOMPARE(m_node->calls, QStringList{u"startSwitch"_s});
    m_node->id.settle(u"switch-1"_s);
    QTRY_COMPARE(m_node->calls.last(), u"cancelSwitch switch-1"_s);
}

void TestCtlSwitch::aSecondCancelLeavesTheNodeOnceThePreviousIsStarted()
{
    using Stage = SwitchProgress::Stage;
    const QString call = u"cancelSwitch switch-1"_s;
    auto *follower = new SwitchFollower(*m_session, *m_node, OnInterrupt::Cancel);
    follower->startSwitch({}, {});
    m_node->id.settle(u"switch-1"_s);
    QTest::qWait(10);
    showProgress(Stage::Loading, false, false);
    interrupt();
    QCOMPARE(m_node->calls.count(call), 1);
    interrupt(); // not seen yet by the node
    QCOMPARE(m_node->calls.count(call), 1);
    showProgress(Stage::RollingBack, true, false);
    interrupt(); // the slot is empty now: that is not what is meant
    QCOMPARE(m_node->calls.count(call), 1);
    showProgress(Stage::RollingBack, true, true);
    interrupt();
    QCOMPARE(m_node->calls.count(call), 2);
    NodeState ended;
    ended.lastSwitch = record(u"switch-1"_s, Outcome::Unsettled);
    m_node->set(ended);
    QCOMPARE(m_finished->size(), 1);
    QCOMPARE(m_finished->first().first().toInt(), 12);
}

void TestCtlSwitch::theRecordOfAWatchedSwitchIsItsOwn_data()
{
    QTest::addColumn<bool>("hasRecord");
    QTest::addColumn<int>("status");
    QTest::newRow("its record") << true << 7;
    QTest::newRow("only older ones") << false << 1;
}

void TestCtlSwitch::theRecordOfAWatchedSwitchIsItsOwn()
{
    QFETCH(const bool, hasRecord);
    QFETCH(const int, status);
    m_node->records = {record(u"older"_s, Outcome::Ready)};
    NodeState state;
    state.otherSwitch = u"anna@desk is switching to Nemotron"_s;
    m_node->set(state);
    auto *follower = new SwitchFollower(*m_session, *m_node, OnInterrupt::Ask);
    follower->followUnderWay(SwitchFollower::Wait::UntilItEnds);
    QTest::qWait(20);
    if (hasRecord) // and somebody was quick to begin another
        m_node->records << record(u"its own"_s, Outcome::FailedStopped) << record(u"a later one"_s, Outcome::Ready);
    m_node->set({});
    QTRY_COMPARE(m_finished->size(), 1);
    QCOMPARE(m_finished->first().first().toInt(), status);
}

void TestCtlSwitch::anotherSwitchOfAnotherIsNotTakenForIt()
{
    NodeState state;
    state.otherSwitch = u"anna@desk is switching to Nemotron"_s;
    m_node->set(state);
    auto *follower = new SwitchFollower(*m_session, *m_node, OnInterrupt::Ask);
    follower->followUnderWay(SwitchFollower::Wait::UntilItEnds);
    QTest::qWait(20);
    m_node->records = {record(u"its own"_s, Outcome::FailedRestored)};
    state.otherSwitch = u"bob@desk is switching to Qwen"_s;
    m_node->set(state);
    QTRY_COMPARE(m_finished->size(), 1);
    QCOMPARE(m_finished->first().first().toInt(), 6);
}

void TestCtlSwitch::withoutATerminalRequestsAreWaitedFor()
{
    NodeState state;
    state.pools.append(Pool{});
    m_node->set(state);
    SwitchPlan plan;
    plan.outgoing = Service{};
    plan.requestsRunning = 2;
    m_node->nextPlan = plan;
    std::optional<Result<SwitchRequest>> decided;
    const auto take = [&decided](const Result<SwitchRequest> &request) { decided = request; };
    auto *questions = new SwitchQuestions(*m_session, *m_node);
    questions->ask({}, true, take);
    QTRY_VERIFY(decided);
    QVERIFY(*decided);
    QVERIFY(!(*decided)->drainSeconds); // as long as usual

    decided.reset();
    m_node->calls.clear();
    SwitchRequest request;
    request.drainSeconds = 0;
    questions = new SwitchQuestions(*m_session, *m_node);
    questions->ask(request, false, take);
    QTRY_VERIFY(decided);
    QCOMPARE((*decided)->drainSeconds, std::optional(0));
    QCOMPARE(m_node->calls, QStringList()); // said, so there is nothing to find out
}

void TestCtlSwitch::withoutAReadingOfTheMemoryNothingIsBegun()
{
    SwitchPlan plan;
    plan.problems.append({u"memory"_s, u"The node has not reported its memory."_s, true});
    m_node->nextPlan = plan;
    std::optional<Result<SwitchRequest>> decided;
    const auto take = [&decided](const Result<SwitchRequest> &request) { decided = request; };
    auto *questions = new SwitchQuestions(*m_session, *m_node);
    questions->ask({}, false, take);
    QTRY_VERIFY(decided);
    QVERIFY(!*decided);
    QCOMPARE(decided->error().code, Error::Code::Refused);
    QVERIFY(decided->error().message.contains(u"--override-memory"_s));

    decided.reset();
    SwitchRequest request;
    request.overrideMemory = true;
    questions = new SwitchQuestions(*m_session, *m_node);
    questions->ask(request, false, take);
    QTRY_VERIFY(decided);
    QVERIFY((*decided)->overrideMemory);
}

QTEST_GUILESS_MAIN(TestCtlSwitch)
#include "tst_ctlswitch.moc"
