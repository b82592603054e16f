// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/profile/ProfileCheck.h"
#include "tests/support/FakeNode.h"
#include "tests/support/PanelStates.h"
#include "tests/ui/Japanese.h"
#include "tests/ui/PanelFixture.h"
#include "ui/pages/NodePage.h"

#include <QApplication>
#include <QDir>
#include <QLabel>
#include <QRegularExpression>
#include <QTabWidget>
#include <QTest>

using namespace kirikae;

/// Pictures of the window's main states, for people to look at: written to `screenshots/` beside the test program.
/// Fails when a state does not show what it is about.
class tst_Screenshots : public QObject {
    Q_OBJECT

private slots:
    void japaneseIsComplete();
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }
    void states_data();
    void states();
    void japanese();

private:
    void save(QWidget &window, const QString &name);
    /// What the node answers in this picture; returns its state.
    static NodeState setUp(FakeNode &node, const QString &picture);
    static void showNode(PanelFixture &panel, FakeNode &node, const QString &name);
};

void tst_Screenshots::states_data()
{
    QTest::addColumn<bool>("dark");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("visibleText");
    const QSize usual(1440, 900);
    QTest::newRow("idle") << false << usual << "Qwen3.6 35B-A3B FP8 is running";
    QTest::newRow("plan") << false << usual << "Switch to Nemotron Super VL 120B";
    QTest::newRow("plan-dark") << true << usual << "Switch to Nemotron Super VL 120B";
    QTest::newRow("plan-small") << false << QSize(1024, 700) << "Switch to Nemotron Super VL 120B";
    QTest::newRow("nofit") << false << usual << "Switch to Llama 3.3 70B BF16";
    QTest::newRow("problems") << false << usual << "Time: no history yet";
    QTest::newRow("loading") << false << usual << "Switching to Nemotron Super VL 120B";
    QTest::newRow("loading-dark") << true << usual << "Switching to Nemotron Super VL 120B";
    QTest::newRow("ready") << false << usual << "Nemotron Super VL 120B is ready after 1 m 21 s.";
    QTest::newRow("failed") << false << usual << "Nemotron Super VL 120B failed; Qwen3.6 35B-A3B FP8 is back.";
    QTest::newRow("failed-dark") << true << usual << "Nemotron Super VL 120B failed; Qwen3.6 35B-A3B FP8 is back.";
    for (const bool dark : {false, true}) {
        const auto row = [&](const char *name, const char *says) {
            QTest::newRow(qPrintable(QLatin1String(name) + QLatin1String(dark ? "-dark" : "")))
                << dark << usual << says;
        };
        row("back", "Bringing Qwen3.6 35B-A3B FP8 back");
        row("starting", "Nemotron Super VL 120B failed; Qwen3.6 35B-A3B FP8 is starting again, usually 1 m 52 s.");
        row("drain", "3 requests are running on Qwen3.6 35B-A3B FP8");
        row("unknown", "what runs in slot main is not known");
        row("two", "from Qwen3.6 35B-A3B FP8 + gpt-oss-120b, slot main");
    }
    QTest::newRow("orphaned") << false << usual
                              << "A switch was left unfinished: ana@desk is switching to gpt-oss-120b";
    QTest::newRow("unread") << false << usual << "The profiles could not be read";
    QTest::newRow("disconnected") << false << usual << "spark-2f4a is not connected";
    QTest::newRow("lost") << false << usual << "The connection is lost; what you see may be old.";
    QTest::newRow("empty") << false << usual << "No profiles on this node yet";
    QTest::newRow("discrete") << false << usual << "GPU memory";
    QTest::newRow("details") << false << usual << "What happened";
    QTest::newRow("hostkey") << false << usual << "First connection to nv@spark-2f4a:22";
    QTest::newRow("welcome") << false << usual << "No nodes yet";
}

NodeState tst_Screenshots::setUp(FakeNode &node, const QString &picture)
{
    const QString name = picture.endsWith(QLatin1String("-dark")) ? picture.chopped(5) : picture;
    node.records = samples::history();
    node.logLines = samples::log();
    node.nextPlan = samples::planThatFits();
    if (name == QLatin1String("nofit"))
        node.nextPlan = samples::planThatDoesNot();
    if (name == QLatin1String("problems"))
        node.nextPlan = samples::planWithProblems();
    if (name == QLatin1String("drain"))
        node.nextPlan = samples::planWithRequests(3);
    if (name == QLatin1String("two"))
        node.nextPlan = samples::planWithTwoInSlot();
    if (name == QLatin1String("unknown"))
        node.nextPlan = samples::planOfUnknown();
    const QMap<QString, NodeState (*)()> states{
        {QStringLiteral("loading"), samples::loading},
        {QStringLiteral("back"), samples::goingBack},
        {QStringLiteral("starting"), [] { return samples::unsettled(SlotState::Condition::Starting); }},
        {QStringLiteral("unknown"), samples::servicesUnknown},
        {QStringLiteral("two"), samples::twoInSlot},
        {QStringLiteral("orphaned"), samples::orphaned},
        {QStringLiteral("unread"), samples::profilesUnknown},
        {QStringLiteral("ready"), samples::readyState},
        {QStringLiteral("failed"), samples::failed},
        {QStringLiteral("disconnected"), samples::disconnected},
        {QStringLiteral("hostkey"), samples::disconnected},
        {QStringLiteral("lost"), samples::lost},
        {QStringLiteral("empty"), samples::empty},
        {QStringLiteral("discrete"), samples::discrete}};
    return states.value(name, samples::idle)();
}

static bool showsText(const QWidget &window, const QString &text)
{
    for (const QLabel *label : window.findChildren<QLabel *>()) {
        if (label->isVisible() && label->text() == text)
            return true;
    }
    return false;
}

void tst_Screenshots::states()
{
    QFETCH(bool, dark);
    QFETCH(QSize, size);
    QFETCH(QString, visibleText);
    const QString name = QString::fromLatin1(QTest::currentDataTag());
    FakeNode *node = nullptr;
    PanelFixture panel(
        [&] {
            auto made = std::make_unique<FakeNode>();
            node = made.get();
            return made;
        },
        dark ? ColorScheme::Dark : ColorScheme::Light);
    panel.openWindow().resize(size);
    if (name != QLatin1String("welcome")) {
        QVERIFY(panel.book.put({QStringLiteral("spark-2f4a"), QStringLiteral("spark-2f4a")}));
        panel.window().showNode(QStringLiteral("spark-2f4a"));
        showNode(panel, *node, name);
    }
    if (name == QLatin1String("details"))
        panel.window().page()->showTab(4);
    if (name == QLatin1String("hostkey"))
        panel.questions.ask({Question::Kind::HostKey,
                             QStringLiteral("nv@spark-2f4a:22"),
                             QStringLiteral("This node is not known yet."),
                             QStringLiteral("SHA256:pM5y0vTq0l2cO6iZ6pWn1r3uS8Xv9QxYk2bL4dHfJ7E"),
                             {},
                             {}});
    QTRY_VERIFY2(showsText(panel.window(), visibleText), qPrintable(visibleText));
    QTest::qWait(500); // log lines come in batches, the second bar glides
    save(panel.window(), name);
}

void tst_Screenshots::japaneseIsComplete()
{
    QFile file(QStringLiteral(KIRIKAE_SOURCE_DIR "/resources/translations/kirikae_ja.ts"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray text = file.readAll();
    QVERIFY(text.count("<source>") > 500);
    QCOMPARE(text.count("type=\"unfinished\""), 0);
    QCOMPARE(text.count("<translation />") + text.count("<translation></translation>"), 0);
}

/// An outcome is what one has waited for: the node is idle first.
void tst_Screenshots::showNode(PanelFixture &panel, FakeNode &node, const QString &name)
{
    const NodeState state = setUp(node, name);
    const bool isIdle = name == QLatin1String("idle") || name == QLatin1String("details");
    node.set(samples::idle());
    panel.window().page()->desk().select(isIdle                           ? QStringLiteral("qwen36")
                                         : name == QLatin1String("nofit") ? QStringLiteral("llama33-70b")
                                                                          : QStringLiteral("nemotron-vl"));
    if (state.activeSwitch) {
        node.set(samples::loading());
        if (state.activeSwitch->stage == SwitchProgress::Stage::RollingBack)
            emit node.eventAdded(samples::failureEvent());
    }
    node.set(state);
}

void tst_Screenshots::japanese()
{
    const Japanese japanese;
    for (const char *name :
         {"plan", "loading", "failed", "back", "starting", "drain", "unknown", "two", "back-dark", "starting-dark"}) {
        FakeNode *node = nullptr;
        const bool isDark = QLatin1String(name).endsWith(QLatin1String("-dark"));
        PanelFixture panel(
            [&] {
                auto made = std::make_unique<FakeNode>();
                node = made.get();
                return made;
            },
            isDark ? ColorScheme::Dark : ColorScheme::Light);
        panel.openWindow().resize(1440, 900);
        QVERIFY(panel.book.put({QStringLiteral("spark-2f4a"), QStringLiteral("spark-2f4a")}));
        panel.window().showNode(QStringLiteral("spark-2f4a"));
        showNode(panel, *node, QString::fromLatin1(name));
        QTest::qWait(500);
        QCOMPARE(panel.find<QTabWidget>("tabs")->tabText(1), QStringLiteral("履歴"));
        save(panel.window(), QString::fromLatin1(name) + QStringLiteral("-ja"));
    }
    QVERIFY(!checkProfile(Profile()).isEmpty());
    static const QRegularExpression kana(QStringLiteral("[\\x{3040}-\\x{30ff}]"));
    for (const ProfileProblem &problem : checkProfile(Profile()))
        QVERIFY2(problem.reason.contains(kana), qPrintable(problem.reason));
}

void tst_Screenshots::save(QWidget &window, const QString &name)
{
    const QString folder = QCoreApplication::applicationDirPath() + QStringLiteral("/screenshots");
    QVERIFY(QDir().mkpath(folder));
    const QPixmap picture = window.grab();
    QCOMPARE(picture.size(), window.size() * window.devicePixelRatio());
    QVERIFY(picture.save(QStringLiteral("%1/%2.png").arg(folder, name)));
}

QTEST_MAIN(tst_Screenshots)
#include "tst_screenshots.moc"
