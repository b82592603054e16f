// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/e2e/NodeWatch.h"
#include "tests/e2e/SwitchRig.h"
#include "tests/support/Settled.h"

#include <QTcpServer>

using namespace kirikae;
using namespace Qt::StringLiterals;

/// B fails in many ways, over SSH and in containers: each time A is back and answers, and the reason is told.
class TestE2eFailures : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void aIsBackWhenBFails_data();
    void aIsBackWhenBFails();
    void nothingRunsWhenThereWasNothingBefore();
    void aPortThatIsTakenIsRefusedBeforeAnythingStops();

private:
    SwitchRig m_rig;
    std::unique_ptr<Node> m_node;
};

void TestE2eFailures::initTestCase()
{
    const QString problem = m_rig.start();
    QVERIFY2(problem.isEmpty(), qPrintable(problem));
    m_node = m_rig.connect();
    QVERIFY2(m_node, qPrintable(m_rig.problem()));
    QCOMPARE(SwitchRig::put(*m_node, m_rig.containerProfile(u"a"_s)), QString());
}

void TestE2eFailures::aIsBackWhenBFails_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("evidence");
    const auto fault = [](const QString &name) { return QStringList{u"--fail"_s, name}; };
    QTest::newRow("kv cache too small") << fault(u"kv_too_small"_s) << u"KV cache"_s;
    QTest::newRow("only a wrapper line") << fault(u"wrapper_only"_s) << QString();
    QTest::newRow("killed while loading") << fault(u"killed"_s) << QString();
    QTest::newRow("bind fails") << fault(u"port_taken"_s) << u"address already in use"_s;
    QTest::newRow("wrong answers") << fault(u"wrong_answers"_s) << QString();
    QTest::newRow("no chat") << fault(u"no_chat"_s) << QString();
    QTest::newRow("another model") << fault(u"wrong_model"_s) << QString();
    QTest::newRow("ends after ready") << fault(u"crash_after_ready"_s) << QString();
    QTest::newRow("misspelt flag") << QStringList{u"--gpu-memory-utilisation"_s, u"0.8"_s}
                                   << u"unrecognized arguments"_s;
}

void TestE2eFailures::aIsBackWhenBFails()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const QString, evidence);
    NodeWatch watch(*m_node);
    const NodeState before = m_node->state();
    if (before.serviceInSlot(u"main"_s) == nullptr) {
        const auto started = watch.switchTo(u"a"_s);
        QVERIFY_OK(started);
        QCOMPARE(started->outcome, Outcome::Ready);
    }
    QCOMPARE(SwitchRig::put(*m_node, m_rig.containerProfile(u"b"_s, arguments)), QString());

    const auto record = watch.switchTo(u"b"_s);
    QVERIFY_OK(record);
    QCOMPARE(record->outcome, Outcome::FailedRestored);
    QVERIFY(record->restoreSeconds);
    QVERIFY(record->failure);
    QVERIFY(!record->failure->cause.isEmpty());
    if (!evidence.isEmpty()) {
        QVERIFY(record->failure->evidence);
        QVERIFY2(record->failure->evidence->text.contains(evidence), qPrintable(record->failure->evidence->text));
    }
    QVERIFY(qAbs(sumOfPhases(*record) - record->totalSeconds) < 0.0005);
    const NodeState state = m_node->state();
    const Service *service = state.serviceInSlot(u"main"_s);
    QVERIFY(service != nullptr);
    QCOMPARE(service->profileId, u"a"_s);
    QVERIFY_OK(settled(m_node->chat(service->id, u"Are you back?"_s)));
}

void TestE2eFailures::nothingRunsWhenThereWasNothingBefore()
{
    m_rig.clear(*m_node);
    QTRY_VERIFY(m_node->state().serviceInSlot(u"main"_s) == nullptr);
    QCOMPARE(SwitchRig::put(*m_node, m_rig.containerProfile(u"b"_s, {u"--fail=wrapper_only"_s})), QString());
    NodeWatch watch(*m_node);
    const auto record = watch.switchTo(u"b"_s);
    QVERIFY_OK(record);
    QCOMPARE(record->outcome, Outcome::FailedStopped);
    QTRY_VERIFY(m_node->state().serviceInSlot(u"main"_s) == nullptr);
}

void TestE2eFailures::aPortThatIsTakenIsRefusedBeforeAnythingStops()
{
    NodeWatch watch(*m_node);
    QCOMPARE(watch.switchTo(u"a"_s)->outcome, Outcome::Ready);
    Profile taken = m_rig.containerProfile(u"taken"_s);
    QTcpServer listener;
    QVERIFY(listener.listen(QHostAddress::LocalHost, taken.port));
    QCOMPARE(SwitchRig::put(*m_node, taken), QString());
    const Service before = *m_node->state().serviceInSlot(u"main"_s);
    const auto record = watch.switchTo(u"taken"_s);
    const bool isRefused =
        record ? record->outcome == Outcome::Refused
               : record.error().code == Error::Code::PortInUse || record.error().code == Error::Code::Refused;
    QVERIFY2(isRefused, problemOf(record).constData());
    QCOMPARE(m_node->state().serviceInSlot(u"main"_s)->startedMs, before.startedMs);
}

QTEST_GUILESS_MAIN(TestE2eFailures)
#include "tst_e2e_failures.moc"
