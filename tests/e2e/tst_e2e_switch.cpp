// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/OpenNode.h"
#include "models/core/Json.h"
#include "tests/e2e/NodeWatch.h"
#include "tests/e2e/SwitchRig.h"
#include "tests/support/Settled.h"

#include <QProcess>

using namespace kirikae;
using namespace Qt::StringLiterals;
using Stage = SwitchProgress::Stage;

/// The main job over SSH with containers: see the memory, switch, get an answer.
class TestE2eSwitch : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void cleanup();
    void theGaugeArrivesAndAddsUp();
    void aSwitchFromAToBEndsReadyAndAnswers();
    void aProcessProfileIsSwitchedToAndBack();
    void theRecordIsKeptOnTheNode();
    void aForeignContainerIsShownAndNotTouched();
    void twoSwitchersAndOneWins();
    void theCommandLineSwitchesOverSsh();
    void cancellingBringsThePreviousOneBack();
    void aChangedHostKeyIsRefused(); // last: it leaves the node with another key

private:
    SwitchRig m_rig;
    std::unique_ptr<Node> m_node;
};

void TestE2eSwitch::initTestCase()
{
    const QString problem = m_rig.start();
    QVERIFY2(problem.isEmpty(), qPrintable(problem));
    m_node = m_rig.connect();
    QVERIFY2(m_node, qPrintable(m_rig.problem() + m_rig.ssh().log()));
}

void TestE2eSwitch::cleanup()
{
    if (m_node)
        m_rig.clear(*m_node);
}

void TestE2eSwitch::theGaugeArrivesAndAddsUp()
{
    QTRY_VERIFY_WITH_TIMEOUT(!m_node->state().pools.isEmpty(), 10'000);
    const Pool pool = m_node->state().pools.first();
    Bytes sum = 0;
    for (const PoolSegment &segment : pool.segments)
        sum += segment.bytes;
    QCOMPARE(sum, pool.total);
    QVERIFY(pool.available > 0 && pool.available < pool.total);
    const qint64 first = m_node->state().memory->timeMs;
    QTRY_VERIFY(m_node->state().memory->timeMs > first); // it is live
}

void TestE2eSwitch::aSwitchFromAToBEndsReadyAndAnswers()
{
    NodeWatch watch(*m_node);
    for (const QString &id : {u"a"_s, u"b"_s})
        QCOMPARE(SwitchRig::put(*m_node, m_rig.containerProfile(id)), QString());
    const auto first = watch.switchTo(u"a"_s);
    QVERIFY_OK(first);
    QCOMPARE(first->outcome, Outcome::Ready);
    QCOMPARE(first->previousProfileId, QString());

    const auto second = watch.switchTo(u"b"_s);
    QVERIFY_OK(second);
    QCOMPARE(second->outcome, Outcome::Ready);
    QCOMPARE(second->previousProfileId, u"a"_s);
    QVERIFY(qAbs(sumOfPhases(*second) - second->totalSeconds) < 0.0005);
    QVERIFY(!watch.wentBack());
    for (const Stage stage : {Stage::Stopping, Stage::Starting, Stage::Loading})
        QVERIFY(watch.passed(stage));
    QCOMPARE(second->facts.engineVersion, u"0.32.0"_s);
    QCOMPARE(second->facts.kvCacheTokens, std::optional<qint64>(239616));

    const NodeState state = m_node->state();
    const Service *service = state.serviceInSlot(u"main"_s);
    QVERIFY(service != nullptr);
    QCOMPARE(service->profileId, u"b"_s);
    const auto answer = settled(m_node->chat(service->id, u"Who are you?"_s));
    QVERIFY_OK(answer);
    QVERIFY(answer->text.contains(u"I am b"_s));
    // Only B is left in the engine.
    QTRY_COMPARE(m_rig.docker().docker({u"ps"_s, u"-q"_s}).standardOutput.count('\n'), 1);
}

void TestE2eSwitch::aProcessProfileIsSwitchedToAndBack()
{
    NodeWatch watch(*m_node);
    QCOMPARE(SwitchRig::put(*m_node, m_rig.containerProfile(u"a"_s)), QString());
    QCOMPARE(SwitchRig::put(*m_node, m_rig.processProfile(u"p"_s)), QString());
    for (const QString &id : {u"a"_s, u"p"_s, u"a"_s}) {
        const auto record = watch.switchTo(id);
        QVERIFY_OK(record);
        QCOMPARE(record->outcome, Outcome::Ready);
        QCOMPARE(m_node->state().serviceInSlot(u"main"_s)->profileId, id);
    }
}

void TestE2eSwitch::theRecordIsKeptOnTheNode()
{
    NodeWatch watch(*m_node);
    QCOMPARE(SwitchRig::put(*m_node, m_rig.containerProfile(u"a"_s)), QString());
    const auto record = watch.switchTo(u"a"_s);
    QVERIFY_OK(record);
    const auto other = m_rig.connect(); // another program
    QVERIFY2(other, qPrintable(m_rig.problem()));
    const auto history = settled(other->history(1));
    QVERIFY_OK(history);
    QCOMPARE(history->size(), 1);
    QCOMPARE(history->first(), *record);
}

void TestE2eSwitch::aForeignContainerIsShownAndNotTouched()
{
    const QString port = QString::number(SwitchRig::freePort());
    const auto run = m_rig.docker().docker({u"run"_s, u"-d"_s, u"--name"_s, u"foreign"_s, u"--network"_s, u"host"_s,
                                            u"kirikae-standin:test"_s, u"/standin"_s, u"--host"_s, u"127.0.0.1"_s,
                                            u"--port"_s, port});
    QVERIFY2(run.exitCode == 0, run.standardError.constData());
    const auto foreign = [this] {
        for (const Service &service : m_node->state().services) {
            if (service.foreign && service.name.contains(u"foreign"_s))
                return true;
        }
        return false;
    };
    QTRY_VERIFY_WITH_TIMEOUT(foreign(), 10'000);
    NodeWatch watch(*m_node);
    QCOMPARE(SwitchRig::put(*m_node, m_rig.containerProfile(u"a"_s)), QString());
    QCOMPARE(watch.switchTo(u"a"_s)->outcome, Outcome::Ready);
    QVERIFY(foreign());
    QCOMPARE(m_rig.docker().docker({u"rm"_s, u"-f"_s, u"foreign"_s}).exitCode, 0);
}

void TestE2eSwitch::twoSwitchersAndOneWins()
{
    const auto other = m_rig.connect();
    QVERIFY2(other, qPrintable(m_rig.problem()));
    for (const QString &id : {u"a"_s, u"b"_s})
        QCOMPARE(SwitchRig::put(*m_node, m_rig.containerProfile(id)), QString());
    QTRY_VERIFY_WITH_TIMEOUT(other->state().profile(u"b"_s) != nullptr, 15'000);

    NodeWatch mine(*m_node);
    const auto id = mine.start(u"a"_s);
    QVERIFY_OK(id);
    NodeWatch theirs(*other);
    auto refused = theirs.start(u"b"_s);
    if (refused) { // the second asker may learn it from the preflight
        const auto record = theirs.waitForEnd(*refused);
        QVERIFY_OK(record);
        QCOMPARE(record->outcome, Outcome::Refused);
        refused = fail(*record->error);
    }
    QCOMPARE(refused.error().code, Error::Code::Busy);
    QVERIFY2(refused.error().message.contains(u"test@here"_s), qPrintable(refused.error().message));
    const auto record = mine.waitForEnd(*id);
    QVERIFY_OK(record);
    QCOMPARE(record->outcome, Outcome::Ready);
    QCOMPARE(m_node->state().serviceInSlot(u"main"_s)->profileId, u"a"_s);
}

void TestE2eSwitch::theCommandLineSwitchesOverSsh()
{
    QCOMPARE(SwitchRig::put(*m_node, m_rig.containerProfile(u"a"_s)), QString());
    QProcess ctl;
    ctl.start(QStringLiteral(KIRIKAECTL), {u"--node"_s, m_rig.ssh().address(), u"--json"_s, u"switch"_s, u"a"_s});
    QTRY_COMPARE_WITH_TIMEOUT(ctl.state(), QProcess::NotRunning, 60'000);
    QCOMPARE(ctl.exitCode(), 0);
    const auto last = parseJson(ctl.readAllStandardOutput().trimmed().split('\n').last());
    QVERIFY_OK(last);
    QCOMPARE(fromJson(last->at("record").at("outcome")), u"ready"_s);
    // This node, which only watched, learns of it too.
    QTRY_VERIFY_WITH_TIMEOUT(m_node->state().serviceInSlot(u"main"_s) != nullptr, 10'000);
}

void TestE2eSwitch::cancellingBringsThePreviousOneBack()
{
    QCOMPARE(SwitchRig::put(*m_node, m_rig.containerProfile(u"a"_s)), QString());
    QCOMPARE(SwitchRig::put(*m_node, m_rig.containerProfile(u"slow"_s, {u"--seconds"_s, u"30"_s})), QString());
    NodeWatch watch(*m_node);
    QCOMPARE(watch.switchTo(u"a"_s)->outcome, Outcome::Ready);
    const auto id = watch.start(u"slow"_s);
    QVERIFY_OK(id);
    QTRY_VERIFY_WITH_TIMEOUT(watch.passed(Stage::Loading), 20'000);
    QVERIFY_OK(settled(m_node->cancelSwitch(*id)));
    const auto record = watch.waitForEnd(*id);
    QVERIFY_OK(record);
    QCOMPARE(record->outcome, Outcome::Cancelled);
    QCOMPARE(m_node->state().serviceInSlot(u"main"_s)->profileId, u"a"_s);
}

void TestE2eSwitch::aChangedHostKeyIsRefused()
{
    m_node->close();
    m_node.reset();
    m_rig.ssh().stop();
    m_rig.ssh().replaceHostKey(u"ed25519"_s);
    QVERIFY(m_rig.ssh().start());
    const auto address = parseNodeAddress(m_rig.ssh().address());
    QVERIFY_OK(address);
    const auto node = openNode(*address, m_rig.asker());
    QVERIFY_OK(node);
    (*node)->open();
    QTRY_COMPARE_WITH_TIMEOUT((*node)->state().link.kind, LinkState::Kind::Failed, 20'000);
    QCOMPARE((*node)->state().link.error->code, Error::Code::HostKeyChanged);
    QVERIFY(m_rig.asker().questions().isEmpty()); // not even asked: a changed key is no question
}

QTEST_GUILESS_MAIN(TestE2eSwitch)
#include "tst_e2e_switch.moc"
