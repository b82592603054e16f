// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/e2e/NodeWatch.h"
#include "tests/e2e/SwitchRig.h"
#include "tests/support/Settled.h"

using namespace kirikae;
using namespace Qt::StringLiterals;
using Stage = SwitchProgress::Stage;

/// The SSH link is cut in every step of a switch. The switch is taken up again and ends ready: by the same program once
/// its link is back, and by another one when the first is gone.
class TestE2eLink : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void aCutLinkIsTakenUpAgain_data();
    void aCutLinkIsTakenUpAgain();
    void anotherProgramFinishesWhatTheFirstLeft();

private:
    SwitchRig m_rig;
    std::unique_ptr<Node> m_node;
};

void TestE2eLink::initTestCase()
{
    const QString problem = m_rig.start();
    QVERIFY2(problem.isEmpty(), qPrintable(problem));
    m_node = m_rig.connect();
    QVERIFY2(m_node, qPrintable(m_rig.problem()));
    QCOMPARE(SwitchRig::put(*m_node, m_rig.containerProfile(u"a"_s)), QString());
    QCOMPARE(SwitchRig::put(*m_node, m_rig.containerProfile(u"b"_s)), QString());
}

void TestE2eLink::aCutLinkIsTakenUpAgain_data()
{
    QTest::addColumn<int>("stage");
    QTest::newRow("preflight") << int(Stage::Preflight);
    QTest::newRow("stopping") << int(Stage::Stopping);
    QTest::newRow("memory back") << int(Stage::MemoryBack);
    QTest::newRow("starting") << int(Stage::Starting);
    QTest::newRow("loading") << int(Stage::Loading);
    QTest::newRow("verifying") << int(Stage::Verifying);
    QTest::newRow("settling") << int(Stage::Settling);
}

void TestE2eLink::aCutLinkIsTakenUpAgain()
{
    QFETCH(const int, stage);
    NodeWatch watch(*m_node);
    const NodeState before = m_node->state();
    const Service *running = before.serviceInSlot(u"main"_s);
    const QString target = running != nullptr && running->profileId == u"a"_s ? u"b"_s : u"a"_s;

    int cuts = 0;
    watch.onStage = [&](Stage reached) {
        if (int(reached) == stage) {
            m_rig.ssh().cutConnections();
            ++cuts;
        }
    };
    const auto record = watch.switchTo(target);
    QVERIFY_OK(record);
    QCOMPARE(cuts, 1);
    // Before anything was touched the switch may as well be given up; afterwards it is carried through.
    const bool mayGiveUp = stage == int(Stage::Preflight);
    QVERIFY2(record->outcome == Outcome::Ready || (mayGiveUp && record->outcome == Outcome::Unreachable),
             qPrintable(outcomeId(record->outcome) + (record->error ? u": "_s + record->error->message : QString())));
    QVERIFY(qAbs(sumOfPhases(*record) - record->totalSeconds) < 0.0005);
    QTRY_COMPARE_WITH_TIMEOUT(m_node->state().link.kind, LinkState::Kind::Connected, 20'000);
    if (record->outcome != Outcome::Ready)
        return;
    const auto isThere = [&] {
        const NodeState state = m_node->state();
        const Service *service = state.serviceInSlot(u"main"_s);
        return service != nullptr && service->profileId == target;
    };
    QTRY_VERIFY_WITH_TIMEOUT(isThere(), 10'000);
    QCOMPARE(m_rig.docker().docker({u"ps"_s, u"-q"_s}).standardOutput.count('\n'), 1); // nothing started twice
}

void TestE2eLink::anotherProgramFinishesWhatTheFirstLeft()
{
    QCOMPARE(SwitchRig::put(*m_node, m_rig.containerProfile(u"c"_s, {u"--seconds"_s, u"3"_s})), QString());
    {
        const auto first = m_rig.connect();
        QVERIFY2(first, qPrintable(m_rig.problem()));
        NodeWatch watch(*first);
        QVERIFY_OK(watch.start(u"c"_s));
        QTRY_VERIFY_WITH_TIMEOUT(watch.passed(Stage::Loading), 20'000);
    } // the first program is gone in the middle
    // Its claim runs out 30 seconds after its last renewal; then whoever watches takes the switch up.
    const auto isReady = [this] {
        const NodeState state = m_node->state();
        return state.lastSwitch && state.lastSwitch->profileId == u"c"_s && state.lastSwitch->outcome == Outcome::Ready;
    };
    QTRY_VERIFY_WITH_TIMEOUT(isReady(), 90'000);
    QCOMPARE(m_node->state().serviceInSlot(u"main"_s)->profileId, u"c"_s);
}

QTEST_GUILESS_MAIN(TestE2eLink)
#include "tst_e2e_link.moc"
