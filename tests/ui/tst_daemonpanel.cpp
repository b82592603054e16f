// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/lists/PlainHttp.h"
#include "tests/support/FakeNode.h"
#include "tests/support/PanelStates.h"
#include "tests/ui/FakeSetup.h"
#include "tests/ui/PanelFixture.h"
#include "ui/Notifier.h"
#include "ui/dialogs/InstallDialog.h"
#include "ui/dialogs/UpkeepDialog.h"
#include "ui/pages/NodePage.h"
#include "ui/widgets/Banner.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDateTimeEdit>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QSpinBox>
#include <QTest>

using namespace kirikae;
using namespace Qt::StringLiterals;

/// What the panel has to do with kirikaed: installing it, what it does unwatched, what it has to say.
class tst_DaemonPanel : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m_panel.reset(); }

    void installsAfterAClick();
    void aFailureCanBeTriedAgain();
    void removesWithItsOwnWords();
    void aNodeThatCannotHaveItSaysSo();
    void settingsAreChanged();
    void whatIsNotSeenStays();
    void aRefusedSettingIsSaid();
    void withoutTheCapabilityThereIsNoDialog();
    void goingOnIsPromisedOnlyWithADaemon();
    void plainHttpIsWarnedOf();
    void theLeaseIsCountedDown();
    void warningsBecomeNotifications();

private:
    [[nodiscard]] NodePage &page() const { return *m_panel->window().page(); }
    [[nodiscard]] NodeState cared() const
    {
        NodeState state = samples::idle();
        state.capabilities << u"upkeep"_s;
        state.upkeep = UpkeepSettings();
        state.upkeep->canarySeconds = 90; // not whole minutes
        return state;
    }
    template <class Dialog>
    Dialog *dialog() const
    {
        return m_panel->window().findChild<Dialog *>();
    }

    std::unique_ptr<PanelFixture> m_panel;
    FakeNode *m_node = nullptr;
    FakeSetup *m_setup = nullptr;
    QStringList m_asked;
};

void tst_DaemonPanel::init()
{
    QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support)"_s));
    m_asked.clear();
    m_panel = std::make_unique<PanelFixture>([this] {
        auto node = std::make_unique<FakeNode>();
        node->nextPlan = samples::planThatFits();
        m_node = node.get();
        node->set(cared());
        return node;
    });
    m_panel->makeSetup = [this](const QString &) -> Result<std::unique_ptr<DaemonSetup>> {
        auto setup = std::make_unique<FakeSetup>(m_asked);
        m_setup = setup.get();
        return setup;
    };
    QVERIFY(m_panel->book.put({u"spark"_s, u"ssh://spark"_s, true, 1}));
    m_panel->openWindow();
    m_panel->window().showNode(u"spark"_s);
    m_node->set(cared());
    QVERIFY(QTest::qWaitForWindowExposed(&m_panel->window()));
}

void tst_DaemonPanel::installsAfterAClick()
{
    page().actions().installDaemon();
    auto *shown = dialog<InstallDialog>();
    QVERIFY(shown);
    QVERIFY(m_asked.isEmpty());
    bool saysWhat = false;
    for (const QLabel *label : shown->findChildren<QLabel *>())
        saysWhat = saysWhat || label->text() == u"2. Then that."_s;
    QVERIFY(saysWhat);
    shown->findChild<QLineEdit *>(u"installFile"_s)->setText(u"/tmp/kirikaed.deb"_s);
    QTest::keyClick(shown, Qt::Key_Return);
    QCOMPARE(m_asked, QStringList{u"install /tmp/kirikaed.deb"_s});
    shown->reject(); // not while it is at work
    QVERIFY(shown->isVisible());
    emit m_setup->stepDone(u"Copied."_s);
    emit m_setup->noted(u"Until the next boot."_s);
    const QString steps = shown->findChild<QPlainTextEdit *>(u"installSteps"_s)->toPlainText();
    QCOMPARE(steps, u"✓ Copied.\n! Until the next boot."_s);
    m_node->calls.clear();
    emit m_setup->ended(std::nullopt);
    QVERIFY(m_node->calls.contains(u"open"_s)); // to find it
    QTest::keyClick(shown, Qt::Key_Escape);
    QTRY_VERIFY(!dialog<InstallDialog>());
}

void tst_DaemonPanel::aFailureCanBeTriedAgain()
{
    page().actions().installDaemon();
    auto *shown = dialog<InstallDialog>();
    auto *begin = shown->findChild<QPushButton *>(u"installBegin"_s);
    begin->click();
    QVERIFY(!begin->isEnabled());
    emit m_setup->ended(Error{Error::Code::Refused, u"It does not run there."_s, u"libQt6Core.so.6"_s});
    QVERIFY(shown->findChild<QLabel *>(u"installOutcome"_s)->text().contains(u"libQt6Core.so.6"_s));
    QVERIFY(begin->isEnabled());
    begin->click();
    QCOMPARE(m_asked.size(), 2);
    emit m_setup->ended(std::nullopt);
}

void tst_DaemonPanel::removesWithItsOwnWords()
{
    page().actions().removeDaemon();
    auto *shown = dialog<InstallDialog>();
    QVERIFY(!shown->findChild<QLineEdit *>(u"installFile"_s));
    shown->findChild<QPushButton *>(u"installBegin"_s)->click();
    QCOMPARE(m_asked, QStringList{u"remove"_s});
    emit m_setup->ended(std::nullopt);
    QVERIFY(shown->findChild<QLabel *>(u"installOutcome"_s)->text().contains(u"gone"_s));
}

void tst_DaemonPanel::aNodeThatCannotHaveItSaysSo()
{
    m_panel->makeSetup = [](const QString &) -> Result<std::unique_ptr<DaemonSetup>> {
        return fail(Error::Code::NotSupported, u"It is simulated."_s);
    };
    page().actions().installDaemon();
    QVERIFY(!dialog<InstallDialog>());
    QCOMPARE(page().desk().problem()->message, u"It is simulated."_s);
}

void tst_DaemonPanel::settingsAreChanged()
{
    page().actions().keepRunning();
    auto *shown = dialog<UpkeepDialog>();
    QVERIFY(shown);
    auto *profile = shown->findChild<QComboBox *>(u"upkeepProfile"_s);
    profile->setCurrentIndex(profile->findData(u"nemotron-vl"_s));
    shown->findChild<QCheckBox *>(u"upkeepAsks"_s)->setChecked(false);
    QVERIFY(!shown->findChild<QSpinBox *>(u"upkeepMinutes"_s)->isEnabled());
    shown->findChild<QSpinBox *>(u"upkeepFloor"_s)->setValue(50);
    shown->findChild<QCheckBox *>(u"upkeepIsRented"_s)->setChecked(true);
    const QDateTime end(QDate(2027, 3, 1), QTime(12, 30), Qt::UTC);
    shown->findChild<QDateTimeEdit *>(u"upkeepLease"_s)->setDateTime(end.toLocalTime());
    auto *language = shown->findChild<QComboBox *>(u"upkeepLanguage"_s);
    QCOMPARE(language->currentData().toString(), QString());
    language->setCurrentIndex(language->findText(u"日本語"_s));
    shown->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Save)->click();
    QVERIFY(m_node->calls.contains(u"saveUpkeep"_s));
    QCOMPARE(m_node->lastUpkeep, (UpkeepSettings{u"nemotron-vl"_s, 0, 50 * GiB, end.toMSecsSinceEpoch(),
                                                 UpkeepSettings().leaseReminderSeconds, u"ja"_s}));
    QTRY_VERIFY(!dialog<UpkeepDialog>());
}

void tst_DaemonPanel::whatIsNotSeenStays()
{
    page().actions().keepRunning();
    dialog<UpkeepDialog>()->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Save)->click();
    QCOMPARE(m_node->lastUpkeep, *cared().upkeep);
}

void tst_DaemonPanel::aRefusedSettingIsSaid()
{
    page().actions().keepRunning();
    m_node->nextError = Error{Error::Code::Denied, u"The disk is full."_s, {}};
    auto *shown = dialog<UpkeepDialog>();
    shown->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Save)->click();
    const auto isSaid = [shown] {
        for (const QLabel *label : shown->findChildren<QLabel *>()) {
            if (label->isVisible() && label->text() == u"The disk is full."_s)
                return true;
        }
        return false;
    };
    QTRY_VERIFY(isSaid());
}

void tst_DaemonPanel::withoutTheCapabilityThereIsNoDialog()
{
    m_node->set(samples::idle());
    page().actions().keepRunning();
    QVERIFY(!dialog<UpkeepDialog>());
}

void tst_DaemonPanel::goingOnIsPromisedOnlyWithADaemon()
{
    auto *line = m_panel->find<QLabel>("progressSurvives");
    NodeState state = samples::loading();
    m_node->set(state);
    QTRY_VERIFY(m_panel->find<QLabel>("progressTitle")->isVisible());
    QVERIFY(!line->isVisible());
    state.capabilities << u"switch_survives_client"_s;
    m_node->set(state);
    QTRY_VERIFY(line->isVisible());
    QCOMPARE(line->text(), u"Goes on when you close the panel."_s);
    state.capabilities.removeAll(u"switch_survives_client"_s); // kirikaed was lost and SSH goes on
    m_node->set(state);
    QTRY_VERIFY(!line->isVisible());
}

void tst_DaemonPanel::plainHttpIsWarnedOf()
{
    auto *banner = m_panel->find<Banner>("pageBanner");
    QVERIFY(!banner->isVisible());
    NodeState state = cared();
    state.capabilities << u"plain_http"_s;
    m_node->set(state);
    QTRY_VERIFY(banner->isVisible());
    QCOMPARE(banner->title(), plainHttpWarning());
    QVERIFY(plainHttpWarning().contains(u"https://"_s));
    state.link.kind = LinkState::Kind::Reconnecting; // what is more urgent comes first
    m_node->set(state);
    QTRY_VERIFY(banner->title().startsWith(u"The connection is lost"_s));
    state.link.kind = LinkState::Kind::Connected;
    m_node->set(state);
    QTRY_COMPARE(banner->title(), plainHttpWarning());
    m_node->set(cared());
    QTRY_VERIFY(!banner->isVisible());
}

void tst_DaemonPanel::theLeaseIsCountedDown()
{
    auto *lease = m_panel->find<QLabel>("leaseText");
    QVERIFY(!lease->isVisible());
    NodeState state = cared();
    state.upkeep->leaseEndMs = state.memory->timeMs + (26 * 60 + 30) * 60'000;
    m_node->set(state);
    QTRY_VERIFY(lease->isVisible());
    QCOMPARE(lease->text(), u"Lease: 1 d 2 h left"_s);
    state.upkeep->leaseEndMs = state.memory->timeMs - 1;
    m_node->set(state);
    QTRY_COMPARE(lease->text(), u"The lease has ended"_s);
}

void tst_DaemonPanel::warningsBecomeNotifications()
{
    QList<Notification> shown;
    Notifier notifier([&shown](const Notification &notification) { shown << notification; });
    constexpr qint64 nowMs = 1'800'000'000'000;
    const Event problem{1, nowMs - 1'000, Event::Level::Problem, u"boot"_s, u"B failed twice."_s};
    notifier.take(u"spark"_s, {2, nowMs, Event::Level::Info, u"boot"_s, u"B is started."_s}, nowMs);
    notifier.take(u"spark"_s, {3, nowMs - 3'600'000, Event::Level::Warning, u"disk"_s, u"Old news."_s}, nowMs);
    QVERIFY(shown.isEmpty());
    notifier.take(u"spark"_s, problem, nowMs);
    notifier.take(u"spark"_s, problem, nowMs + 5'000); // the link was lost and its events are read again
    QCOMPARE(shown.size(), 1);
    QCOMPARE(shown.first().title, u"spark"_s);
    QCOMPARE(shown.first().text, u"B failed twice."_s);
    QVERIFY(shown.first().isUrgent);
    notifier.take(u"other"_s, problem, nowMs);
    QCOMPARE(shown.size(), 2);
}

QTEST_MAIN(tst_DaemonPanel)
#include "tst_daemonpanel.moc"
