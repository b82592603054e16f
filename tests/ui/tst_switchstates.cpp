// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/lists/PlainHttp.h"
#include "tests/support/FakeNode.h"
#include "tests/support/PanelStates.h"
#include "tests/ui/PanelFixture.h"
#include "ui/pages/NodePage.h"
#include "ui/widgets/Banner.h"
#include "ui/widgets/GaugeBar.h"
#include "ui/widgets/LogView.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QRadioButton>
#include <QRegularExpression>
#include <QTest>

using namespace kirikae;
using namespace Qt::StringLiterals;

/// What the window says while a switch goes back, drains, leaves something open or is not the only one, and when the
/// node does not say what runs: nothing that is not so.
class tst_SwitchStates : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_panel.reset(); }

    void wayBackShowsWhatComesBack();
    void wayBackIsLeftByTheKeyboard();
    void wayBackSaysWhatIsKnown();
    void wayBackKeepsTheColoursApart();
    void wayBackHasItsOwnLog();
    void cancelWhileItIsDrainedPromisesNothingFalse();
    void requestsAreWaitedForByDefault();
    void requestsAreCutOffWhenChosen();
    void drainChoiceIsReachedByTheKeyboard();
    void noRequestsNoChoice();
    void requestsAreCountedAgain();
    void unsettledSaysWhatIsThere_data();
    void unsettledSaysWhatIsThere();
    void completedRecordIsFollowed();
    void ownCancelNeedsNoReason();
    void notKnownIsNotNothing();
    void profilesThatCouldNotBeReadAreNotNone();
    void orphanedSwitchIsSaid();
    void twoInOneSlotAreInThePlan();
    void plainHttpIsWarnedOfBeforeTheToken();

private:
    void show(const NodeState &state, const char *profile = "nemotron-vl");
    void goBack();
    NodePage &page() { return *m_panel->window().page(); }
    QString textOf(const char *name);
    QPushButton *button(const QString &text);
    Banner *banner(const char *name) { return m_panel->find<Banner>(name); }

    std::unique_ptr<PanelFixture> m_panel;
    FakeNode *m_node = nullptr;
};

void tst_SwitchStates::init()
{
    QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support)"_s));
    m_panel = std::make_unique<PanelFixture>([this] {
        auto node = std::make_unique<FakeNode>();
        node->nextPlan = samples::planThatFits();
        node->records = samples::history();
        node->logLines = samples::log();
        m_node = node.get();
        return node;
    });
    m_panel->openWindow();
    QVERIFY(m_panel->book.put({u"spark"_s, u"spark"_s}));
    m_panel->window().showNode(u"spark"_s);
}

void tst_SwitchStates::show(const NodeState &state, const char *profile)
{
    m_node->set(samples::idle());
    page().desk().select(QLatin1String(profile));
    m_node->set(state);
}

void tst_SwitchStates::goBack()
{
    show(samples::loading());
    emit m_node->eventAdded(samples::failureEvent());
    m_node->set(samples::goingBack());
}

QString tst_SwitchStates::textOf(const char *name)
{
    const auto *label = m_panel->find<QLabel>(name);
    return label && label->isVisible() ? label->text() : QString();
}

QPushButton *tst_SwitchStates::button(const QString &text)
{
    for (auto *button : m_panel->window().findChildren<QPushButton *>()) {
        if (button->isVisible() && QString(button->text()).remove(u'&') == text)
            return button;
    }
    return nullptr;
}

void tst_SwitchStates::wayBackShowsWhatComesBack()
{
    goBack();
    QCOMPARE(textOf("progressTitle"), u"Bringing Qwen3.6 35B-A3B FP8 back"_s);
    QCOMPARE(textOf("progressFailure"), samples::failureEvent().text);
    QCOMPARE(textOf("progressTime"), u"41.2 s of usually 1 m 52 s"_s);
    QVERIFY(m_panel->window().windowTitle().startsWith(u"36 %"_s));
    QListView *phases = nullptr;
    for (auto *view : m_panel->window().findChildren<QListView *>(u"phaseView"_s))
        phases = view->isVisible() ? view : phases;
    QVERIFY(phases);
    QCOMPARE(phases->model()->rowCount(), 6);
    auto *leave = m_panel->find<QPushButton>("cancelButton");
    QCOMPARE(QString(leave->text()).remove(u'&'), u"Leave it as it is"_s);
    QVERIFY(leave->isEnabled());
    QVERIFY(leave->toolTip().contains(u"goes on starting by itself"_s));
    leave->click();
    QCOMPARE(m_node->calls.last(), u"cancelSwitch switch-1"_s);
    NodeState over = samples::goingBack();
    over.activeSwitch->stage = SwitchProgress::Stage::Ended; // its record is being kept
    over.activeSwitch->canLeave = false;
    m_node->set(over);
    QCOMPARE(textOf("progressTitle"), u"Bringing Qwen3.6 35B-A3B FP8 back"_s);
    QVERIFY(!leave->isEnabled());
}

/// Also when it was a cancel that led there: then the switch is "cancelling" all the way back.
void tst_SwitchStates::wayBackIsLeftByTheKeyboard()
{
    NodeState state = samples::goingBack();
    state.activeSwitch->cancelling = true;
    show(samples::loading());
    m_node->set(state);
    QVERIFY(m_panel->find<QPushButton>("cancelButton")->isEnabled());
    QCOMPARE(textOf("progressFailure"), QString());
    QVERIFY(QTest::qWaitForWindowActive(&m_panel->window()));
    QTest::keyClick(&m_panel->window(), Qt::Key_Period, Qt::ControlModifier);
    QVERIFY(m_node->calls.contains(u"cancelSwitch switch-1"_s));
    m_node->calls.clear();
    state.activeSwitch->canLeave = false; // it is being left
    m_node->set(state);
    QCOMPARE(m_panel->find<QPushButton>("cancelButton")->text(), u"Leaving it…"_s);
    QTest::keyClick(&m_panel->window(), Qt::Key_Period, Qt::ControlModifier);
    QVERIFY(m_node->calls.filter(u"cancelSwitch"_s).isEmpty());
}

void tst_SwitchStates::wayBackSaysWhatIsKnown()
{
    goBack();
    NodeState state = samples::goingBack();
    state.activeSwitch->restore.reset(); // the target is being stopped first
    state.activeSwitch->canLeave = false;
    m_node->set(state);
    QCOMPARE(textOf("progressTime"), QString());
    QVERIFY(!m_panel->window().windowTitle().contains(u'%'));
    auto *leave = m_panel->find<QPushButton>("cancelButton");
    QVERIFY(!leave->isEnabled());
    QVERIFY(leave->toolTip().contains(u"once Qwen3.6 35B-A3B FP8 is being started again"_s));
    state.activeSwitch->previousName.clear(); // nothing ran before
    m_node->set(state);
    QCOMPARE(textOf("progressTitle"), u"Ending the switch to Nemotron Super VL 120B"_s);
    QVERIFY(!leave->isVisible());
    state = samples::loading(); // another one
    state.activeSwitch->switchId = u"switch-9"_s;
    m_node->set(state);
    QVERIFY(leave->isVisible());
    QCOMPARE(textOf("progressFailure"), QString());
    state.activeSwitch->stage = SwitchProgress::Stage::RollingBack;
    m_node->set(state);
    QCOMPARE(textOf("progressFailure"), QString()); // that was of the one before
}

void tst_SwitchStates::wayBackKeepsTheColoursApart()
{
    goBack();
    const auto *bar = m_panel->find<GaugeBar>("gaugeBar");
    const QList<PoolSegment> segments = samples::goingBack().pools.first().segments;
    QCOMPARE(segments[0].serviceId, u"docker:a"_s);
    QCOMPARE(segments[1].serviceId, u"docker:b"_s);
    QVERIFY(bar->colorOf(segments[0]) != bar->colorOf(segments[1]));
    QVERIFY(!textOf("gaugeCaption").contains(u"lowest"_s)); // that was the target's
}

void tst_SwitchStates::wayBackHasItsOwnLog()
{
    goBack();
    QCOMPARE(m_node->calls.filter(u"openLog"_s).last(), u"openLog docker:a"_s);
    m_node->set(samples::failed());
    QCOMPARE(m_node->calls.filter(u"openLog"_s).last(), u"openLog docker:n"_s); // where the line is
    auto *log = m_panel->find<LogView>("logView");
    QTRY_COMPARE(log->document()->blockCount(), 8);
    button(u"Show line 7"_s)->click();
    QVERIFY(log->textCursor().selectedText().contains(u"19.62 GiB KV cache is needed"_s));
}

void tst_SwitchStates::cancelWhileItIsDrainedPromisesNothingFalse()
{
    NodeState state = samples::loading();
    state.activeSwitch->stage = SwitchProgress::Stage::Stopping;
    state.activeSwitch->sentence = u"Stopping Qwen3.6: waiting for 3 requests to end, for at most 41 s more"_s;
    show(state);
    QCOMPARE(m_panel->find<QPushButton>("cancelButton")->text(), u"&Cancel, go back to Qwen3.6 35B-A3B FP8"_s);
    QVERIFY(textOf("progressSentence").contains(u"waiting for 3 requests"_s));
}

void tst_SwitchStates::requestsAreWaitedForByDefault()
{
    m_node->nextPlan = samples::planWithRequests(3);
    show(samples::idle());
    QTRY_COMPARE(textOf("requestsRunning"), u"3 requests are running on Qwen3.6 35B-A3B FP8"_s);
    QVERIFY(m_panel->find<QRadioButton>("waitForRequests")->isChecked());
    QCOMPARE(QString(m_panel->find<QRadioButton>("waitForRequests")->text()).remove(u'&'),
             u"Wait for them (at most 60 s)"_s);
    m_panel->find<QPushButton>("switchButton")->click();
    QCOMPARE(m_node->lastRequest.drainSeconds, std::optional(60));
}

void tst_SwitchStates::requestsAreCutOffWhenChosen()
{
    m_node->nextPlan = samples::planWithRequests(1);
    show(samples::idle());
    QTRY_COMPARE(textOf("requestsRunning"), u"1 request is running on Qwen3.6 35B-A3B FP8"_s);
    m_panel->find<QRadioButton>("switchAtOnce")->click();
    m_node->set(samples::idle()); // states go on coming
    QVERIFY(m_panel->find<QRadioButton>("switchAtOnce")->isChecked());
    m_panel->find<QPushButton>("switchButton")->click();
    QCOMPARE(m_node->lastRequest.drainSeconds, std::optional(0));
    m_node->set(samples::loading());
    m_node->set(samples::idle());
    QVERIFY(page().desk().waitsForRequests()); // the next one is asked anew
}

void tst_SwitchStates::drainChoiceIsReachedByTheKeyboard()
{
    m_node->nextPlan = samples::planWithRequests(3);
    show(samples::idle());
    auto *wait = m_panel->find<QRadioButton>("waitForRequests");
    QTRY_VERIFY(wait->isVisible());
    QVERIFY(QTest::qWaitForWindowActive(&m_panel->window()));
    m_panel->find<QWidget>("switchButton")->setFocus();
    bool isReached = false;
    for (int i = 0; i < 40 && !isReached; ++i) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        isReached = QApplication::focusWidget() == wait;
    }
    QVERIFY(isReached);
    QTest::keyClick(wait, Qt::Key_Right);
    QVERIFY(m_panel->find<QRadioButton>("switchAtOnce")->isChecked());
    QVERIFY(!page().desk().waitsForRequests());
    QTest::keyClick(&m_panel->window(), Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(m_node->lastRequest.drainSeconds, std::optional(0));
}

void tst_SwitchStates::noRequestsNoChoice()
{
    for (const std::optional<int> running : {std::optional<int>(), std::optional(0)}) {
        m_node->nextPlan->requestsRunning = running;
        show(samples::idle(), "gpt-oss-120b");
        page().desk().select(u"nemotron-vl"_s);
        QTRY_VERIFY(m_panel->find<QPushButton>("switchButton")->isEnabled());
        QVERIFY(!m_panel->find<QWidget>("waitForRequests")->isVisible());
    }
    m_panel->find<QPushButton>("switchButton")->click();
    QCOMPARE(m_node->lastRequest.drainSeconds, std::optional<int>());
}

void tst_SwitchStates::requestsAreCountedAgain()
{
    m_node->nextPlan = samples::planWithRequests(3);
    show(samples::idle());
    QTRY_VERIFY(!textOf("requestsRunning").isEmpty());
    m_node->nextPlan = samples::planWithRequests(2);
    QTRY_VERIFY_WITH_TIMEOUT(textOf("requestsRunning").startsWith(u'2'), 20'000);
}

void tst_SwitchStates::unsettledSaysWhatIsThere_data()
{
    QTest::addColumn<SlotState::Condition>("condition");
    QTest::addColumn<QString>("says");
    QTest::addColumn<QString>("log");
    using Condition = SlotState::Condition;
    const QString log = u"Show the log of Qwen3.6 35B-A3B FP8"_s;
    QTest::newRow("starting") << Condition::Starting << u"is starting again, usually 1 m 52 s."_s << log;
    QTest::newRow("no answer") << Condition::NotAnswering << u"runs again, but does not answer as it should."_s << log;
    QTest::newRow("not stopped") << Condition::NotStopped << u"it could not be stopped and still runs."_s
                                 << u"Show the log of Nemotron Super VL 120B"_s;
    QTest::newRow("overtaken") << Condition::Overtaken << u"has been started in its place since, and was left alone."_s
                               << log;
    QTest::newRow("replaced") << Condition::Replaced << u"took its place."_s << log;
}

void tst_SwitchStates::unsettledSaysWhatIsThere()
{
    QFETCH(SlotState::Condition, condition);
    QFETCH(QString, says);
    QFETCH(QString, log);
    show(samples::loading());
    m_node->set(samples::unsettled(condition));
    QVERIFY2(banner("outcomeBanner")->title().endsWith(says), qPrintable(banner("outcomeBanner")->title()));
    QVERIFY(button(log));
    button(log)->click();
    QCOMPARE(m_node->calls.filter(u"openLog"_s).last(),
             u"openLog "_s + page().desk().state().lastSwitch->inSlot->service);
    QVERIFY(!button(u"Back to the plan"_s));
    button(u"Switch to Nemotron Super VL 120B again…"_s)->click();
    QCOMPARE(page().desk().view(),
             condition == SlotState::Condition::NotStopped ? NodeDesk::View::Running : NodeDesk::View::Plan);
    page().desk().select(u"qwen36"_s);
    if (condition == SlotState::Condition::Starting)
        QCOMPARE(textOf("runningTitle"), u"Qwen3.6 35B-A3B FP8 is starting"_s);
    else if (condition == SlotState::Condition::NotAnswering)
        QCOMPARE(textOf("runningTitle"), u"Qwen3.6 35B-A3B FP8 runs, but does not answer as it should"_s);
}

void tst_SwitchStates::completedRecordIsFollowed()
{
    show(samples::loading());
    m_node->records = {*samples::unsettled(SlotState::Condition::Starting).lastSwitch};
    m_node->set(samples::unsettled(SlotState::Condition::Starting));
    QVERIFY(banner("outcomeBanner")->title().contains(u"is starting again"_s));
    auto *chart = m_panel->find<QWidget>("historyChart");
    QTRY_VERIFY(chart->accessibleDescription().contains(u"previous still starting"_s));
    m_node->records.append(*samples::failed().lastSwitch);
    m_node->set(samples::failed());
    QCOMPARE(banner("outcomeBanner")->title(), u"Nemotron Super VL 120B failed; Qwen3.6 35B-A3B FP8 is back."_s);
    QVERIFY(!button(u"Show the log of Qwen3.6 35B-A3B FP8"_s));
    QVERIFY(textOf("outcomeFacts").contains(u"bringing the previous one back took 58.0 s"_s));
    QTRY_VERIFY(chart->accessibleDescription().contains(u"failed, previous restored"_s));
    QVERIFY(!chart->accessibleDescription().contains(u"previous still starting"_s));
}

void tst_SwitchStates::ownCancelNeedsNoReason()
{
    NodeState state = samples::unsettled(SlotState::Condition::Starting);
    state.lastSwitch->failure.reset();
    state.lastSwitch->error = Error{Error::Code::Cancelled, u"Cancelled."_s, {}};
    show(samples::loading());
    m_node->set(state);
    QCOMPARE(banner("outcomeBanner")->title(), u"The switch to Nemotron Super VL 120B was cancelled; Qwen3.6 35B-A3B "
                                               "FP8 is starting again, usually 1 m 52 s."_s);
    QCOMPARE(banner("outcomeBanner")->body(), QString());
}

void tst_SwitchStates::notKnownIsNotNothing()
{
    show(samples::idle());
    QTRY_VERIFY(m_panel->find<QPushButton>("switchButton")->isEnabled());
    const NodeState known = samples::servicesUnknown();
    m_node->set(known); // the plan that is shown was made before
    QCOMPARE(banner("pageBanner")->title(), u"What runs is not known: "_s + known.servicesProblem);
    auto *go = m_panel->find<QPushButton>("switchButton");
    QVERIFY(!go->isEnabled());
    QVERIFY(go->toolTip().contains(u"not known"_s));
    QTest::keyClick(&m_panel->window(), Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(m_node->lastRequest.profileId.isEmpty());
    NodeState none = known; // it could never be read
    none.services.clear();
    for (ProfileEntry &entry : none.profiles)
        entry.runningService.clear();
    m_node->set(none);
    for (const QLabel *label : m_panel->window().findChildren<QLabel *>())
        QVERIFY2(!label->isVisible() || !label->text().contains(u"is empty"_s), qPrintable(label->text()));
    m_node->set(known);
    page().desk().select(u"qwen36"_s);
    QCOMPARE(textOf("runningTitle"), u"Qwen3.6 35B-A3B FP8 was running"_s);
    QVERIFY(!m_panel->find<QPushButton>("stopButton")->isEnabled());
    m_node->set(samples::idle());
    QVERIFY(!banner("pageBanner")->isVisible());
    QCOMPARE(textOf("runningTitle"), u"Qwen3.6 35B-A3B FP8 is running"_s);
}

void tst_SwitchStates::profilesThatCouldNotBeReadAreNotNone()
{
    show(samples::profilesUnknown());
    QCOMPARE(textOf("emptyTitle"), u"The profiles could not be read"_s);
    QVERIFY(textOf("emptyText").contains(u"permission denied"_s));
    button(u"Connect anew"_s)->click();
    QCOMPARE(m_node->calls.mid(m_node->calls.size() - 2), QStringList({u"close"_s, u"open"_s}));
    m_node->set(samples::empty());
    QCOMPARE(textOf("emptyTitle"), u"No profiles on this node yet"_s);
    NodeState old = samples::idle();
    old.profilesProblem = u"The folder cannot be read."_s;
    m_node->set(old);
    QVERIFY(banner("pageBanner")->title().endsWith(u"The folder cannot be read."_s));
}

void tst_SwitchStates::orphanedSwitchIsSaid()
{
    show(samples::orphaned());
    QCOMPARE(banner("pageBanner")->title(), u"A switch was left unfinished: ana@desk is switching to gpt-oss-120b"_s);
    QVERIFY(banner("pageBanner")->body().contains(u"is gone"_s));
    NodeState alive = samples::orphaned();
    alive.isOrphaned = false;
    m_node->set(alive);
    QCOMPARE(banner("pageBanner")->title(), alive.otherSwitch);
    QCOMPARE(banner("pageBanner")->body(), QString());
}

void tst_SwitchStates::twoInOneSlotAreInThePlan()
{
    m_node->nextPlan = samples::planWithTwoInSlot();
    show(samples::twoInSlot());
    QTRY_COMPARE(m_panel->window().findChildren<Banner *>(u"planProblem"_s).size(), 1);
    QVERIFY(m_panel->find<Banner>("planProblem")->title().startsWith(u"gpt-oss-120b runs in the same slot"_s));
    QCOMPARE(textOf("planFrom"), u"from Qwen3.6 35B-A3B FP8 + gpt-oss-120b, slot main"_s);
    QVERIFY(m_panel->find<QPushButton>("switchButton")->isEnabled());
}

void tst_SwitchStates::plainHttpIsWarnedOfBeforeTheToken()
{
    const auto isWarned = [this](const QString &address) {
        m_panel->questions.ask({Question::Kind::Token, address, {}, {}, {}, {{u"Access token"_s, false}}});
        const bool isSaid = !textOf("questionWarning").isEmpty();
        m_panel->questions.declineFirst();
        return isSaid;
    };
    QVERIFY(isWarned(u"http://spark.local:8642"_s));
    QVERIFY(isWarned(u"http://127.evil.example:8642"_s));
    QVERIFY(!isWarned(u"https://spark.local:8642"_s));
    QVERIFY(!isWarned(u"http://127.0.0.1:8642"_s));
    QVERIFY(!isWarned(u"http://localhost:8642"_s));
    QVERIFY(!isWarned(u"http://[::1]:8642"_s));
    QTest::keyClick(m_panel->find<QWidget>("addNodeButton"), Qt::Key_Space);
    auto *host = m_panel->find<QComboBox>("nodeHost");
    QVERIFY(host);
    QTest::keyClicks(host->lineEdit(), u"http://spark.local:8642"_s);
    QCOMPARE(textOf("nodeProblem"), plainHttpWarning());
}

QTEST_MAIN(tst_SwitchStates)
#include "tst_switchstates.moc"
