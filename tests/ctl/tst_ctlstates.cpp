// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctl/Lookup.h"
#include "app/ctl/Output.h"
#include "app/ctl/text/StateText.h"
#include "app/ctl/text/SwitchBars.h"
#include "app/ctl/text/SwitchText.h"
#include "models/switching/SwitchText.h"

#include <QRegularExpression>
#include <QTest>

#include <clocale>

using namespace kirikae;
using namespace Qt::StringLiterals;

/// What is said of a node that is not as it should be: a switch on its way back, one that was left, what cannot be
/// known.
class TestCtlStates : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QVERIFY(std::setlocale(LC_ALL, "C.UTF-8") != nullptr); }
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void theWayBackIsDrawn();
    void aLowTerminalShowsTheWayBackAlone();
    void anEmptySlotIsNotBroughtBack();
    void aSwitchThatWasLeftIsToldWithItsThreeWays();
    void nothingRunsIsSaidOnlyWhenItIsKnown();
    void twoServicesInOneSlotAreShownAsSuch();
    void missingProfilesAreNotClaimed();
    void anOutcomeHasOneWording_data();
    void anOutcomeHasOneWording();
    void aReasonIsToldOnce();
    void aPlanTellsTheRequestsThatRun();

private:
    static SwitchProgress onItsWayBack();
    static Service running(const QString &id, const QString &name);
};

SwitchProgress TestCtlStates::onItsWayBack()
{
    SwitchProgress progress;
    progress.switchId = u"1"_s;
    progress.profileName = u"Nemotron"_s;
    progress.previousName = u"Qwen3.6"_s;
    progress.stage = SwitchProgress::Stage::RollingBack;
    progress.phases = {{Phase::Stop, PhaseProgress::Status::Done, 1.3, 1.2, 1.0, {}},
                       {Phase::Weights, PhaseProgress::Status::Failed, 10.5, 25.0, 0.41, {}}};
    progress.sentence = u"Bringing back Qwen3.6: weights"_s;
    progress.restore = RestoreProgress{{{Phase::ContainerStart, PhaseProgress::Status::Done, 0.4, 0.5, 1.0, {}},
                                        {Phase::Weights, PhaseProgress::Status::Running, 8.0, 20.0, 0.4, {}}},
                                       8.4,
                                       61.0,
                                       0.14,
                                       false};
    return progress;
}

Service TestCtlStates::running(const QString &id, const QString &name)
{
    Service service;
    service.id = id;
    service.slot = u"main"_s;
    service.profileName = name;
    service.status = Service::Status::Running;
    return service;
}

void TestCtlStates::theWayBackIsDrawn()
{
    for (const int columns : {20, 40, 80, 132}) {
        for (const QString &line : switchBars(onItsWayBack(), columns, Colour(false)))
            QVERIFY2(cellWidth(line) < columns, qPrintable(line));
    }
    const QString text = switchBars(onItsWayBack(), 120, Colour(false)).join(u'\n');
    QVERIFY2(text.contains(u"Starting Qwen3.6 again, usually 1 m 01 s"_s), qPrintable(text));
    QVERIFY2(text.contains(u"8.4 s of about 1 m 01 s"_s), qPrintable(text));
    QCOMPARE(text.count(phaseName(Phase::Weights)), 2); // of the new one, and of the old one
}

void TestCtlStates::aLowTerminalShowsTheWayBackAlone()
{
    const QStringList all = switchBars(onItsWayBack(), 100, Colour(false), 40);
    const QStringList low = switchBars(onItsWayBack(), 100, Colour(false), 8);
    QCOMPARE(all.size(), 2 + 2 + 4 + 1);
    QCOMPARE(low.size(), 2 + 4 + 1);
    QCOMPARE(switchBars(onItsWayBack(), 100, Colour(false)), all);
}

void TestCtlStates::anEmptySlotIsNotBroughtBack()
{
    SwitchProgress progress = onItsWayBack();
    QCOMPARE(stageText(progress), u"Bringing back Qwen3.6"_s);
    progress.previousName.clear();
    QCOMPARE(stageText(progress), u"Stopping Nemotron"_s);
}

void TestCtlStates::aSwitchThatWasLeftIsToldWithItsThreeWays()
{
    NodeState state;
    state.otherSwitch = u"anna@desk is switching to Nemotron"_s;
    QString text = statusLines(state, Colour(false)).join(u'\n');
    QVERIFY(text.contains(state.otherSwitch));
    QVERIFY(!text.contains(u"kirikaectl cancel"_s)); // it is somebody's
    state.isOrphaned = true;
    text = statusLines(state, Colour(false)).join(u'\n');
    QVERIFY(text.contains(u"left unfinished"_s) && text.contains(state.otherSwitch));
    for (const QString &way : {u"kirikaectl watch"_s, u"kirikaectl cancel"_s, u"kirikaectl switch"_s})
        QVERIFY2(text.contains(way), qPrintable(way));
}

void TestCtlStates::nothingRunsIsSaidOnlyWhenItIsKnown()
{
    NodeState state;
    QVERIFY(statusLines(state, Colour(false)).contains(u"Nothing runs."_s));
    state.servicesProblem = u"The container engine does not answer."_s;
    QString text = statusLines(state, Colour(false)).join(u'\n');
    QVERIFY(!text.contains(u"Nothing runs."_s));
    QVERIFY(text.contains(u"What runs on this node is not known: The container engine does not answer."_s));
    QVERIFY(findService(state, {}).error().message.contains(state.servicesProblem));
    state.services = {running(u"docker:1"_s, u"Qwen"_s)};
    text = statusLines(state, Colour(false)).join(u'\n');
    QVERIFY(text.indexOf(u"not known"_s) < text.indexOf(u"Qwen"_s)); // what is shown was so before
}

void TestCtlStates::twoServicesInOneSlotAreShownAsSuch()
{
    NodeState state;
    state.services = {running(u"docker:1"_s, u"Qwen"_s), running(u"docker:2"_s, u"Nemotron"_s)};
    state.services[1].slot = u"other"_s;
    QCOMPARE(crowdedSlotTexts(state), QStringList());
    state.services[1].slot = u"main"_s;
    QCOMPARE(crowdedSlotTexts(state).size(), 1);
    const QString text = statusLines(state, Colour(false)).join(u'\n');
    QVERIFY2(text.contains(u"In the slot main there is room for one service"_s), qPrintable(text));
    state.services[1].status = Service::Status::Exited;
    QCOMPARE(crowdedSlotTexts(state), QStringList());
}

void TestCtlStates::missingProfilesAreNotClaimed()
{
    NodeState state;
    state.profilesProblem = u"The folder cannot be read."_s;
    const QString text = profileLines(state).join(u'\n');
    QVERIFY(text.contains(state.profilesProblem));
    QVERIFY(!text.contains(u"no profiles yet"_s));
    const auto missing = findProfile(state, u"qwen"_s);
    QVERIFY(missing.error().code != Error::Code::NotFound);
    QVERIFY(missing.error().message.contains(state.profilesProblem));
}

void TestCtlStates::anOutcomeHasOneWording_data()
{
    QTest::addColumn<Outcome>("outcome");
    QTest::addColumn<int>("condition");
    QTest::newRow("ready") << Outcome::Ready << -1;
    QTest::newRow("cancelled") << Outcome::Cancelled << -1;
    QTest::newRow("restored") << Outcome::FailedRestored << -1;
    QTest::newRow("stopped") << Outcome::FailedStopped << -1;
    QTest::newRow("starting") << Outcome::Unsettled << static_cast<int>(SlotState::Condition::Starting);
    QTest::newRow("not stopped") << Outcome::Unsettled << static_cast<int>(SlotState::Condition::NotStopped);
    QTest::newRow("replaced") << Outcome::Unsettled << static_cast<int>(SlotState::Condition::Replaced);
}

void TestCtlStates::anOutcomeHasOneWording()
{
    QFETCH(const Outcome, outcome);
    QFETCH(const int, condition);
    SwitchRecord record(outcome);
    record.profileName = u"Nemotron"_s;
    record.previousName = u"Qwen"_s;
    record.totalSeconds = 12;
    if (condition >= 0)
        record.inSlot = SlotState{u"docker:1"_s, u"Qwen"_s, static_cast<SlotState::Condition>(condition), 61.0};
    QCOMPARE(recordLines(record, Colour(false)).first(), outcomeSentence(record).trimmed());
}

void TestCtlStates::aReasonIsToldOnce()
{
    SwitchRecord record(Outcome::Refused);
    record.profileName = u"Nemotron"_s;
    record.error = Error{Error::Code::Refused, u"The image is not on this node."_s, {}};
    const QString text = recordLines(record, Colour(false)).join(u'\n');
    QCOMPARE(text.count(u"The image is not on this node."_s), 1);
    QVERIFY(text.startsWith(u"The switch to Nemotron was refused"_s));
    record.outcome = Outcome::Unsettled;
    record.inSlot = SlotState{u"docker:1"_s, u"Qwen"_s, SlotState::Condition::Starting, {}};
    record.error = Error{Error::Code::Cancelled, u"The switch was cancelled."_s, {}};
    QVERIFY(!recordLines(record, Colour(false)).contains(record.error->message)); // the first line says it
}

void TestCtlStates::aPlanTellsTheRequestsThatRun()
{
    SwitchPlan plan;
    const auto text = [&plan] { return planLines(plan, Colour(false)).join(u'\n'); };
    QVERIFY(!text().contains(u"request"_s)); // nothing is stopped
    plan.outgoing = running(u"docker:1"_s, u"Qwen"_s);
    QVERIFY(text().contains(u"How many requests run on Qwen is not reported"_s));
    plan.requestsRunning = 0;
    QVERIFY(text().contains(u"No request runs on Qwen"_s));
    plan.requestsRunning = 3;
    QVERIFY2(text().contains(u"3 request(s) run on Qwen; a switch waits for them, for at most 1 m 00 s"_s),
             qPrintable(text()));
}

QTEST_GUILESS_MAIN(TestCtlStates)
#include "tst_ctlstates.moc"
