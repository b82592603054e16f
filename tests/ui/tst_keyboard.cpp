// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/FakeNode.h"
#include "tests/support/PanelStates.h"
#include "tests/ui/Japanese.h"
#include "tests/ui/PanelFixture.h"
#include "ui/pages/NodePage.h"

#include <QAbstractButton>
#include <QApplication>
#include <QLabel>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QScrollArea>
#include <QTabBar>
#include <QTest>

#include <optional>

#include <optional>

using namespace kirikae;

/// The window without a mouse: where Tab goes, whether one sees where one is, and which letters do what.
class tst_Keyboard : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void eachLetterDoesOneThing_data();
    void eachLetterDoesOneThing();
    void tabGoesFromTheNodeToTheSwitch();
    void focusIsSeenEverywhere();
    void ctrlEnterAsksWhereOneAsks();
    void startedSwitchTakesNoKeys();

private:
    void show(const NodeState &state, const char *profile);
    NodePage &page() { return *m_panel->window().page(); }
    /// What Tab reaches from the node selector, once around.
    QList<QWidget *> tabChain();

    std::unique_ptr<PanelFixture> m_panel;
    std::optional<Japanese> m_japanese;
    FakeNode *m_node = nullptr;
};

namespace {

QString nameOf(const QWidget *widget)
{
    if (!widget->objectName().isEmpty() && !widget->objectName().startsWith(QLatin1String("qt_")))
        return widget->objectName();
    const auto *button = qobject_cast<const QAbstractButton *>(widget);
    return button ? QString(button->text()).remove(QLatin1Char('&'))
                  : QString::fromLatin1(widget->metaObject()->className());
}

/// Letter -> texts that claim it, of everything that one can see now.
QMap<QString, QStringList> lettersOf(const QMainWindow &window)
{
    QMap<QString, QStringList> letters;
    const auto take = [&](const QString &text) {
        const QKeySequence keys = QKeySequence::mnemonic(text);
        if (!keys.isEmpty())
            letters[keys.toString()] << text;
    };
    for (const QAction *menu : window.menuBar()->actions())
        take(menu->text());
    for (const auto *button : window.findChildren<QAbstractButton *>()) {
        if (button->isVisible())
            take(button->text());
    }
    for (const auto *label : window.findChildren<QLabel *>()) {
        if (label->isVisible() && label->buddy())
            take(label->text());
    }
    for (const auto *bar : window.findChildren<QTabBar *>()) {
        for (int i = 0; bar->isVisible() && i < bar->count(); ++i)
            take(bar->tabText(i));
    }
    return letters;
}

} // namespace

void tst_Keyboard::init()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    if (QString::fromLatin1(QTest::currentDataTag()).endsWith(QLatin1String("ja")))
        m_japanese.emplace();
    m_panel = std::make_unique<PanelFixture>([this] {
        auto node = std::make_unique<FakeNode>();
        node->nextPlan = samples::planThatFits();
        node->records = samples::history();
        node->logLines = samples::log();
        m_node = node.get();
        return node;
    });
    m_panel->openWindow();
    QVERIFY(m_panel->book.put({QStringLiteral("spark"), QStringLiteral("spark")}));
    m_panel->window().showNode(QStringLiteral("spark"));
}

void tst_Keyboard::cleanup()
{
    m_panel.reset();
    m_japanese.reset();
}

void tst_Keyboard::show(const NodeState &state, const char *profile)
{
    m_node->set(samples::idle());
    page().desk().select(QLatin1String(profile));
    m_node->set(state);
}

void tst_Keyboard::eachLetterDoesOneThing_data()
{
    QTest::addColumn<QString>("state");
    for (const char *state :
         {"running", "plan", "problems", "loading", "ready", "failed", "lost", "disconnected", "empty", "damaged",
          "question", "welcome", "logfile", "back", "starting", "drain", "unread"}) {
        QTest::addRow("%s-en", state) << QString::fromLatin1(state);
        QTest::addRow("%s-ja", state) << QString::fromLatin1(state);
    }
}

void tst_Keyboard::eachLetterDoesOneThing()
{
    QFETCH(QString, state);
    const QMap<QString, NodeState (*)()> states{
        {QStringLiteral("loading"), samples::loading},
        {QStringLiteral("ready"), samples::readyState},
        {QStringLiteral("failed"), samples::failed},
        {QStringLiteral("lost"), samples::lost},
        {QStringLiteral("disconnected"), samples::disconnected},
        {QStringLiteral("empty"), samples::empty},
        {QStringLiteral("back"), samples::goingBack},
        {QStringLiteral("starting"), [] { return samples::unsettled(SlotState::Condition::Starting); }},
        {QStringLiteral("unread"), samples::profilesUnknown}};
    if (state == QLatin1String("problems"))
        m_node->nextPlan = samples::planWithProblems();
    if (state == QLatin1String("drain"))
        m_node->nextPlan = samples::planWithRequests(3);
    const char *profile = state == QLatin1String("running")   ? "qwen36"
                          : state == QLatin1String("damaged") ? "old-mixtral"
                                                              : "nemotron-vl";
    show(states.value(state, samples::idle)(), profile);
    QCoreApplication::processEvents();
    if (state == QLatin1String("question"))
        m_panel->questions.ask(
            {Question::Kind::HostKey, QStringLiteral("nv@spark:22"), {}, QStringLiteral("SHA256:abc"), {}, {}});
    if (state == QLatin1String("welcome"))
        QVERIFY(m_panel->book.remove(QStringLiteral("spark")));
    if (state == QLatin1String("logfile"))
        m_panel->window().showLogFile(QStringLiteral(KIRIKAE_SOURCE_DIR "/tests/data/startup/vllm-tp2.log"));
    const int tabs = m_panel->window().page() && state != QLatin1String("logfile") ? 6 : 1;
    for (int tab = 0; tab < tabs; ++tab) {
        if (tabs > 1)
            page().showTab(tab);
        QTest::qWait(20);
        const QMap<QString, QStringList> letters = lettersOf(m_panel->window());
        QVERIFY(letters.size() >= 6);
        for (auto it = letters.begin(); it != letters.end(); ++it)
            QVERIFY2(it->size() == 1,
                     qPrintable(QStringLiteral("tab %1, %2: %3").arg(tab).arg(it.key(), it->join(u'|'))));
    }
}

QList<QWidget *> tst_Keyboard::tabChain()
{
    QWidget *first = m_panel->find<QWidget>("nodeSelector");
    first->setFocus(Qt::TabFocusReason);
    QList<QWidget *> chain;
    constexpr int most = 60;
    for (int i = 0; i < most; ++i) {
        QWidget *now = QApplication::focusWidget();
        if (!now || (now == first && !chain.isEmpty()))
            break;
        chain << now;
        QTest::keyClick(now, Qt::Key_Tab);
    }
    return chain;
}

void tst_Keyboard::tabGoesFromTheNodeToTheSwitch()
{
    show(samples::idle(), "nemotron-vl");
    QVERIFY(QTest::qWaitForWindowActive(&m_panel->window()));
    QTRY_VERIFY(m_panel->find<QWidget>("switchButton")->isEnabled());
    QStringList names;
    for (const QWidget *widget : tabChain())
        names << nameOf(widget);
    const QStringList wanted{QStringLiteral("nodeSelector"),  QStringLiteral("addNodeButton"),
                             QStringLiteral("profileFilter"), QStringLiteral("profileView"),
                             QStringLiteral("New profile…"),  QStringLiteral("Paste docker run…"),
                             QStringLiteral("Show command"),  QStringLiteral("Edit…"),
                             QStringLiteral("switchButton"),  QStringLiteral("qt_tabwidget_tabbar")};
    qsizetype at = -1;
    for (const QString &name : wanted) {
        const qsizetype next = names.indexOf(name == wanted.last() ? QStringLiteral("QTabBar") : name);
        QVERIFY2(next > at, qPrintable(name + QStringLiteral(" in ") + names.join(QStringLiteral(", "))));
        at = next;
    }
    QVERIFY2(names.size() < 20, qPrintable(names.join(QStringLiteral(", "))));
}

void tst_Keyboard::focusIsSeenEverywhere()
{
    for (const char *profile : {"qwen36", "nemotron-vl"}) {
        show(samples::idle(), profile);
        QVERIFY(QTest::qWaitForWindowActive(&m_panel->window()));
        for (int tab = 0; tab < 6; ++tab) {
            page().showTab(tab);
            QTest::qWait(100); // what comes in batches has come
            for (QWidget *widget : tabChain()) {
                m_panel->window().menuBar()->setFocus();
                QTest::qWait(1);
                const QImage before = widget->grab().toImage();
                widget->setFocus(Qt::TabFocusReason);
                QTest::qWait(1);
                QVERIFY2(widget->grab().toImage() != before,
                         qPrintable(QStringLiteral("%1 in tab %2").arg(nameOf(widget)).arg(tab)));
            }
        }
    }
}

void tst_Keyboard::ctrlEnterAsksWhereOneAsks()
{
    m_node->nextChat = ChatAnswer{QStringLiteral("The Shinano."), 0.4, 5};
    show(samples::idle(), "qwen36");
    page().tryPrompt();
    m_panel->find<QPlainTextEdit>("prompt")->setPlainText(QStringLiteral("A river?"));
    for (const char *part : {"prompt", "answer", "askButton"}) {
        m_node->calls.clear();
        auto *widget = m_panel->find<QWidget>(part);
        widget->setFocus();
        QTest::keyClick(widget, Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY2(!m_node->calls.filter(QStringLiteral("chat")).isEmpty(), part);
        QVERIFY2(m_node->lastRequest.profileId.isEmpty(), part);
        QTRY_VERIFY(m_panel->find<QAbstractButton>("askButton")->isEnabled());
    }
    page().desk().select(QStringLiteral("nemotron-vl"));
    QTRY_VERIFY(m_panel->find<QAbstractButton>("switchButton")->isEnabled());
    auto *answer = m_panel->find<QWidget>("answer");
    answer->setFocus();
    QTest::keyClick(answer, Qt::Key_Return, Qt::ControlModifier); // nothing can answer now; it must not switch instead
    QVERIFY(m_node->lastRequest.profileId.isEmpty());
}

void tst_Keyboard::startedSwitchTakesNoKeys()
{
    show(samples::idle(), "nemotron-vl");
    QVERIFY(QTest::qWaitForWindowActive(&m_panel->window()));
    auto *go = m_panel->find<QAbstractButton>("switchButton");
    QTRY_VERIFY(go->isEnabled());
    go->setFocus();
    QTest::keyClick(go, Qt::Key_Space);
    m_node->set(samples::loading());
    QTRY_COMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("phaseView"));
    m_node->calls.clear();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QVERIFY(m_node->calls.isEmpty());
}

QTEST_MAIN(tst_Keyboard)
#include "tst_keyboard.moc"
