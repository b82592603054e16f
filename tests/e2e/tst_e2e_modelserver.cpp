// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/e2e/ModelServer.h"
#include "tests/e2e/NodeWatch.h"
#include "tests/e2e/SwitchRig.h"
#include "tests/support/Settled.h"

using namespace kirikae;
using namespace Qt::StringLiterals;

/// A real model server with a real model, over SSH: its own log, its own answers, nothing of ours in between.
class TestE2eModelServer : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void cleanup();
    void fromAToBAndBack_data();
    void fromAToBAndBack();
    void aModelThatIsNotThereBringsThePreviousOneBack();

private:
    void switchAndAsk(const QString &profileId);

    ModelServer m_server;
    SwitchRig m_rig;
    std::unique_ptr<Node> m_node;
};

void TestE2eModelServer::initTestCase()
{
    const QString missing = m_server.find();
    QVERIFY2(missing.isEmpty(), qPrintable(missing));
    QString problem = m_rig.start();
    if (problem.isEmpty())
        problem = m_rig.docker().importEmptyRoot(u"kirikae-empty:test"_s);
    QVERIFY2(problem.isEmpty(), qPrintable(problem));
    m_node = m_rig.connect();
    QVERIFY2(m_node, qPrintable(m_rig.problem()));
}

void TestE2eModelServer::cleanup()
{
    if (m_node)
        m_rig.clear(*m_node);
}

void TestE2eModelServer::switchAndAsk(const QString &profileId)
{
    NodeWatch watch(*m_node);
    const auto record = watch.switchTo(profileId);
    QVERIFY_OK(record);
    const QString why = record->failure ? record->failure->cause : record->error ? record->error->message : QString();
    QVERIFY2(record->outcome == Outcome::Ready, qPrintable(why));
    QVERIFY(qAbs(sumOfPhases(*record) - record->totalSeconds) < 0.0005);
    const NodeState state = m_node->state();
    const Service *service = state.serviceInSlot(u"main"_s);
    QVERIFY(service != nullptr);
    QCOMPARE(service->profileId, profileId);
    const auto answer = settled(m_node->chat(service->id, u"Say hello in one word."_s), 60'000);
    QVERIFY_OK(answer);
    QVERIFY(!answer->text.trimmed().isEmpty());
}

void TestE2eModelServer::fromAToBAndBack_data()
{
    QTest::addColumn<bool>("isContainer");
    QTest::newRow("process") << false;
    QTest::newRow("container") << true;
}

void TestE2eModelServer::fromAToBAndBack()
{
    QFETCH(const bool, isContainer);
    const QString kind = QString::fromLatin1(QTest::currentDataTag());
    QStringList ids;
    for (const QString &name : {u"a-"_s, u"b-"_s}) {
        const QString id = name + kind;
        const Profile profile =
            isContainer ? m_server.containerProfile(id, u"kirikae-empty:test"_s) : m_server.processProfile(id);
        QCOMPARE(SwitchRig::put(*m_node, profile), QString());
        ids.append(id);
    }
    for (const QString &id : {ids.at(0), ids.at(1), ids.at(0)}) {
        switchAndAsk(id);
        if (QTest::currentTestFailed())
            return;
    }
}

void TestE2eModelServer::aModelThatIsNotThereBringsThePreviousOneBack()
{
    const Profile good = m_server.processProfile(u"good"_s);
    Profile bad = m_server.processProfile(u"bad"_s);
    bad.arguments.replace(1, u"/nonexistent/model.gguf"_s);
    bad.model = u"served-elsewhere"_s; // the preflight has no path to look at, so the server itself must fail
    QCOMPARE(SwitchRig::put(*m_node, good), QString());
    QCOMPARE(SwitchRig::put(*m_node, bad), QString());
    switchAndAsk(u"good"_s);
    if (QTest::currentTestFailed())
        return;
    NodeWatch watch(*m_node);
    const auto record = watch.switchTo(u"bad"_s);
    QVERIFY_OK(record);
    QCOMPARE(record->outcome, Outcome::FailedRestored);
    QVERIFY(record->failure);
    QVERIFY2(record->failure->evidence, qPrintable(record->failure->cause));
    QCOMPARE(m_node->state().serviceInSlot(u"main"_s)->profileId, u"good"_s);
}

QTEST_GUILESS_MAIN(TestE2eModelServer)
#include "tst_e2e_modelserver.moc"
