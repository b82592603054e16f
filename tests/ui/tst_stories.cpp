// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/OpenNode.h"
#include "tests/ui/PanelFixture.h"
#include "ui/dialogs/AdviceDialog.h"
#include "ui/pages/NodePage.h"
#include "ui/widgets/Banner.h"
#include "ui/widgets/LogView.h"

#include <QCheckBox>
#include <QDir>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QTest>

using namespace kirikae;

/// What people want from the window, from beginning to end, on the simulated node at sixty times the speed: the same
/// engine, reader and window as on a real one.
class tst_Stories : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        // The platform without a screen cannot place windows, and says so of each dialog.
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    }
    void cleanup()
    {
        m_panel.reset();
        qunsetenv("KIRIKAE_DEMO_FAULT");
    }

    void pickPlanSwitchReadyTry();
    void failureSaysWhyAndBringsBack();
    void cancelBringsThePreviousOneBack();
    void wayBackIsLeftAndFollowed();
    void serviceIsStopped();
    void adviceIsTaken();

private:
    void openDemo(const char *fault = nullptr);
    [[nodiscard]] NodePage &page() { return *m_panel->window().page(); }
    [[nodiscard]] const NodeState &state() { return page().desk().state(); }
    /// A vLLM profile of the running one's slot that fits, has been switched to before and does not run.
    [[nodiscard]] QString another();
    void pick(const QString &profile);
    void press(const char *name) { m_panel->find<QPushButton>(name)->click(); }
    void save(const QString &name);

    QuestionQueue m_questions;
    std::unique_ptr<PanelFixture> m_panel;
};

namespace {
constexpr int longMs = 90'000;
}

void tst_Stories::openDemo(const char *fault)
{
    if (fault)
        qputenv("KIRIKAE_DEMO_FAULT", fault);
    m_panel = std::make_unique<PanelFixture>([this] {
        NodeAddress address;
        address.link = NodeAddress::Link::Demo;
        address.name = QStringLiteral("demo");
        address.speed = 60;
        auto node = openNode(address, m_questions);
        return node ? std::move(*node) : nullptr;
    });
    m_panel->openWindow();
    QVERIFY(m_panel->book.put({QStringLiteral("demo"), QStringLiteral("demo")}));
    m_panel->window().showNode(QStringLiteral("demo"));
    QTRY_VERIFY(state().loaded && !state().pools.isEmpty());
    QTRY_VERIFY(page().desk().entry());
    QVERIFY(m_panel->find<QLabel>("simulatedPill")->isVisible());
    QVERIFY(m_panel->window().windowTitle().contains(QStringLiteral("simulated")));
}

QString tst_Stories::another()
{
    const QString slot = page().desk().entry()->file.profile.slot;
    for (const ProfileEntry &entry : state().profiles) {
        const bool fits = entry.verdict.fit == Fit::Fits || entry.verdict.fit == Fit::Tight;
        const bool isKnown = entry.file.profile.engine == QLatin1String("vllm") && entry.usualSeconds;
        if (entry.runningService.isEmpty() && entry.file.profile.slot == slot && fits && isKnown)
            return entry.file.id;
    }
    return {};
}

void tst_Stories::pick(const QString &profile)
{
    page().desk().select(profile);
    QTRY_VERIFY(m_panel->find<QPushButton>("switchButton")->isEnabled());
}

void tst_Stories::save(const QString &name)
{
    const QString folder = QCoreApplication::applicationDirPath() + QStringLiteral("/screenshots");
    QVERIFY(QDir().mkpath(folder));
    QVERIFY(m_panel->window().grab().save(QStringLiteral("%1/story-%2.png").arg(folder, name)));
}

void tst_Stories::pickPlanSwitchReadyTry()
{
    openDemo();
    QTRY_VERIFY(!another().isEmpty());
    const QString target = another();
    pick(target);
    QVERIFY(!m_panel->find<QLabel>("verdictSentence")->text().isEmpty());
    save(QStringLiteral("plan"));
    press("switchButton");
    QTRY_COMPARE(page().desk().view(), NodeDesk::View::Progress);
    QTRY_VERIFY_WITH_TIMEOUT(state().activeSwitch && state().activeSwitch->fraction > 0.4, longMs);
    save(QStringLiteral("loading"));
    QTRY_COMPARE_WITH_TIMEOUT(page().desk().view(), NodeDesk::View::Outcome, longMs);
    QTRY_COMPARE(state().lastSwitch->outcome, Outcome::Ready);
    QTRY_COMPARE(state().profile(target)->runningService.isEmpty(), false);
    QTRY_VERIFY(m_panel->find<LogView>("logView")->document()->blockCount() > 20);
    save(QStringLiteral("ready"));
    page().tryPrompt();
    m_panel->find<QPlainTextEdit>("prompt")->setPlainText(QStringLiteral("Name a river."));
    press("askButton");
    QTRY_VERIFY(!m_panel->find<QPlainTextEdit>("answer")->toPlainText().isEmpty());
    QTRY_VERIFY(m_panel->find<QLabel>("answerTime")->text().contains(QStringLiteral(" s")));
}

void tst_Stories::failureSaysWhyAndBringsBack()
{
    openDemo("kv_too_small");
    const QString before = page().desk().entry()->file.profile.name;
    QTRY_VERIFY(!another().isEmpty());
    pick(another());
    press("switchButton");
    QTRY_VERIFY_WITH_TIMEOUT(state().activeSwitch && state().activeSwitch->restore, longMs);
    QCOMPARE(m_panel->find<QLabel>("progressTitle")->text(), QStringLiteral("Bringing %1 back").arg(before));
    QVERIFY(m_panel->find<QLabel>("progressFailure")->text().contains(QStringLiteral("KV cache")));
    QTRY_VERIFY_WITH_TIMEOUT(state().activeSwitch && state().activeSwitch->restore->fraction > 0.2, longMs);
    save(QStringLiteral("back"));
    QTRY_COMPARE_WITH_TIMEOUT(page().desk().view(), NodeDesk::View::Outcome, longMs);
    QCOMPARE(state().lastSwitch->outcome, Outcome::FailedRestored);
    auto *banner = m_panel->find<Banner>("outcomeBanner");
    QVERIFY(banner->title().endsWith(before + QStringLiteral(" is back.")));
    QVERIFY(banner->body().contains(QStringLiteral("KV cache")));
    save(QStringLiteral("failed"));
}

void tst_Stories::adviceIsTaken()
{
    openDemo();
    const QString slow = QStringLiteral("nemotron-super-vl-120b");
    QTRY_VERIFY(state().profile(slow));
    page().desk().select(slow);
    QTRY_VERIFY(m_panel->find<QPushButton>("fasterButton")->isVisible());
    save(QStringLiteral("plan-advice"));
    press("fasterButton");
    auto *dialog = m_panel->window().findChild<AdviceDialog *>();
    QVERIFY(dialog);
    QVERIFY(
        dialog->findChild<QLabel *>(QStringLiteral("adviceSum"))->text().startsWith(QStringLiteral("Usually 11 m")));
    const QString folder = QCoreApplication::applicationDirPath() + QStringLiteral("/screenshots");
    QVERIFY(QTest::qWaitForWindowExposed(dialog));
    QVERIFY(dialog->grab().save(folder + QStringLiteral("/story-advice.png")));
    auto *loader = dialog->findChild<QCheckBox *>(QStringLiteral("fast_loader"));
    auto *textOnly = dialog->findChild<QCheckBox *>(QStringLiteral("text_only"));
    QVERIFY(loader && loader->isChecked() && textOnly && !textOnly->isChecked());
    dialog->findChild<QPushButton *>(QStringLiteral("applyAdvice"))->click();
    const auto isQuick = [&] {
        const Profile &profile = state().profile(slow)->file.profile;
        return profile.argument(QStringLiteral("--load-format")) == QStringLiteral("fastsafetensors");
    };
    QTRY_VERIFY(isQuick());
    QVERIFY(!state().profile(slow)->file.profile.argument(QStringLiteral("--language-model-only")));
    QTRY_VERIFY(!m_panel->find<QPushButton>("fasterButton")->isVisible() ||
                !m_panel->find<QPushButton>("fasterButton")->text().contains(QStringLiteral("about")));
}

void tst_Stories::cancelBringsThePreviousOneBack()
{
    openDemo();
    const QString before = page().desk().selected();
    QTRY_VERIFY(!another().isEmpty());
    pick(another());
    press("switchButton");
    QTRY_VERIFY_WITH_TIMEOUT(state().activeSwitch && state().activeSwitch->stage == SwitchProgress::Stage::Loading,
                             longMs);
    QVERIFY(m_panel->find<QPushButton>("cancelButton")->text().contains(QStringLiteral("bring")));
    press("cancelButton");
    QTRY_COMPARE_WITH_TIMEOUT(page().desk().view(), NodeDesk::View::Outcome, longMs);
    QCOMPARE(state().lastSwitch->outcome, Outcome::Cancelled);
    QTRY_VERIFY(!state().profile(before)->runningService.isEmpty());
}

/// The way back is left: the outcome says what goes on, and then how it went.
void tst_Stories::wayBackIsLeftAndFollowed()
{
    openDemo();
    const QString before = page().desk().selected();
    QTRY_VERIFY(!another().isEmpty());
    pick(another());
    press("switchButton");
    QTRY_VERIFY_WITH_TIMEOUT(state().activeSwitch && state().activeSwitch->stage == SwitchProgress::Stage::Loading,
                             longMs);
    press("cancelButton");
    QTRY_VERIFY_WITH_TIMEOUT(state().activeSwitch && state().activeSwitch->canLeave, longMs);
    QTRY_VERIFY(m_panel->find<QPushButton>("cancelButton")->isEnabled());
    press("cancelButton");
    QTRY_COMPARE_WITH_TIMEOUT(page().desk().view(), NodeDesk::View::Outcome, longMs);
    QCOMPARE(state().lastSwitch->outcome, Outcome::Unsettled);
    auto *banner = m_panel->find<Banner>("outcomeBanner");
    QVERIFY2(banner->title().contains(QStringLiteral("is starting again")), qPrintable(banner->title()));
    save(QStringLiteral("left"));
    QTRY_COMPARE_WITH_TIMEOUT(state().lastSwitch->outcome, Outcome::Cancelled, longMs);
    QVERIFY2(banner->title().endsWith(QStringLiteral(" is back.")), qPrintable(banner->title()));
    QVERIFY(!state().profile(before)->runningService.isEmpty());
}

void tst_Stories::serviceIsStopped()
{
    openDemo();
    const QString running = page().desk().selected();
    QTRY_VERIFY(m_panel->find<QPushButton>("stopButton")->isVisible());
    press("stopButton");
    QCOMPARE(m_panel->prompt.titles.size(), 1);
    QTRY_VERIFY_WITH_TIMEOUT(state().profile(running)->runningService.isEmpty(), longMs);
    QTRY_COMPARE(page().desk().view(), NodeDesk::View::Plan);
}

QTEST_MAIN(tst_Stories)
#include "tst_stories.moc"
