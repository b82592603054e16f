// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/FakeNode.h"
#include "tests/support/PanelStates.h"
#include "tests/ui/PanelFixture.h"
#include "ui/pages/NodePage.h"
#include "ui/widgets/Banner.h"
#include "ui/widgets/LogView.h"
#include "ui/widgets/Meter.h"
#include "ui/widgets/PlainLabel.h"

#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTest>

using namespace kirikae;

/// What a person does in the window, on a node whose states the test sets.
class tst_Panel : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { Meter::installAccessibility(); }
    void init();
    void cleanup() { m_panel.reset(); }

    void planIsMadeForTheSelectedProfile();
    void switchStartsAndShowsProgress();
    void memoryRefusalAsksBeforeGoingOn();
    void otherProblemsBlockTheSwitch();
    void cancelSaysWhatItWillDo();
    void failureOffersTheFixAndPlansAgain();
    void evidenceLineIsShownInTheLog();
    void answeredPromptShowsItsTime();
    void tunnelShowsItsAddress();
    void serviceIsStoppedOnlyAfterAQuestion();
    void requestThatFailsIsSaidInPlace();
    void hostKeyIsAskedInTheWindow();
    void passphraseIsNotKept();
    void docsLineBecomesAProfile();
    void wrongProfileCannotBeSaved();
    void nodeIsAddedByItsSshName();
    void windowAndSelectionAreRemembered();
    void severalNodesStayOpen();
    void filterKeepsTheSelection();
    void keyboardAloneSwitches();
    void everythingFocusableHasAName();
    void metersTellTheirValue();
    void remoteTextStaysPlain();
    void staleStateIsSaid();
    void textStaysReadableWhenTheColoursChange();

private:
    void show(const NodeState &state, const char *profile = "nemotron-vl");
    NodePage &page() { return *m_panel->window().page(); }
    QString textOf(const char *name);
    QPushButton *button(const QString &text);

    std::unique_ptr<PanelFixture> m_panel;
    QList<FakeNode *> m_made;
    FakeNode *m_node = nullptr;
};

void tst_Panel::init()
{
    // the offscreen platform says this of every dialog
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    m_made.clear();
    m_panel = std::make_unique<PanelFixture>([this] {
        auto node = std::make_unique<FakeNode>();
        node->nextPlan = samples::planThatFits();
        node->records = samples::history();
        node->logLines = samples::log();
        m_made.append(node.get());
        return node;
    });
    m_panel->openWindow();
    QVERIFY(m_panel->book.put({QStringLiteral("spark"), QStringLiteral("spark")}));
    m_panel->window().showNode(QStringLiteral("spark"));
    m_node = m_made.first();
}

void tst_Panel::show(const NodeState &state, const char *profile)
{
    m_node->set(state);
    page().desk().select(QLatin1String(profile));
}

QString tst_Panel::textOf(const char *name)
{
    const auto *label = m_panel->find<QLabel>(name);
    return label ? label->text() : QString();
}

QPushButton *tst_Panel::button(const QString &text)
{
    for (auto *button : m_panel->window().findChildren<QPushButton *>()) {
        if (button->isVisible() && QString(button->text()).remove(QLatin1Char('&')) == text)
            return button;
    }
    return nullptr;
}

void tst_Panel::planIsMadeForTheSelectedProfile()
{
    show(samples::idle());
    QTRY_COMPARE(textOf("expectedTime"), QStringLiteral("Usually takes 1 m 23 s"));
    QCOMPARE(textOf("planTitle"), QStringLiteral("Switch to Nemotron Super VL 120B"));
    QCOMPARE(textOf("verdictSentence"), QStringLiteral("Fits, with 6.3 GiB to spare above the reserve"));
    QVERIFY(m_node->calls.contains(QStringLiteral("plan nemotron-vl")));
    QVERIFY(textOf("gaugeCaption").contains(QStringLiteral("Qwen3.6 35B-A3B FP8 gives back 55.0 GiB")));
    QVERIFY(m_panel->find<QPushButton>("switchButton")->isEnabled());
}

void tst_Panel::textStaysReadableWhenTheColoursChange()
{
    show(samples::idle());
    QTRY_VERIFY(!textOf("expectedTime").isEmpty());
    for (const ColorScheme scheme : {ColorScheme::Dark, ColorScheme::Light}) {
        m_panel->theme.choose(scheme);
        QCoreApplication::processEvents(); // the events of a change of palette are posted
        const int ground = qGray(QApplication::palette().color(QPalette::Base).rgb());
        int seen = 0;
        for (const auto *label : m_panel->window().findChildren<PlainLabel *>()) {
            if (!label->isVisible() || label->text().isEmpty())
                continue;
            ++seen;
            constexpr int readable = 60; // of 255
            const int text = qGray(label->palette().color(QPalette::WindowText).rgb());
            QVERIFY2(qAbs(text - ground) > readable, qPrintable(label->text()));
        }
        QVERIFY(seen > 10);
    }
}

void tst_Panel::switchStartsAndShowsProgress()
{
    show(samples::idle());
    QTRY_VERIFY(m_panel->find<QPushButton>("switchButton")->isEnabled());
    m_panel->find<QPushButton>("switchButton")->click();
    QCOMPARE(m_node->lastRequest.profileId, QStringLiteral("nemotron-vl"));
    QCOMPARE(m_node->lastRequest.requestedBy, QStringLiteral("tester@here"));
    QVERIFY(!m_node->lastRequest.overrideMemory);
    m_node->set(samples::loading());
    QTRY_VERIFY(m_panel->find<QWidget>("cancelButton")->isVisible());
    QCOMPARE(textOf("progressTitle"), QStringLiteral("Switching to Nemotron Super VL 120B"));
    QVERIFY(m_panel->window().windowTitle().startsWith(QStringLiteral("55 %")));
    m_node->set(samples::readyState());
    QCOMPARE(m_panel->find<Banner>("outcomeBanner")->title(),
             QStringLiteral("Nemotron Super VL 120B is ready after 1 m 21 s."));
    QVERIFY(textOf("outcomeFacts").contains(QStringLiteral("KV cache 17.9 GiB")));
}

void tst_Panel::memoryRefusalAsksBeforeGoingOn()
{
    m_node->nextPlan = samples::planThatDoesNot();
    show(samples::idle(), "llama33-70b");
    auto *go = m_panel->find<QPushButton>("switchButton");
    QTRY_COMPARE(go->text(), QStringLiteral("Sw&itch anyway…"));
    go->click();
    QCOMPARE(m_panel->prompt.titles,
             QStringList{QStringLiteral("Switch to Llama 3.3 70B BF16 although it does not fit?")});
    QVERIFY(m_node->lastRequest.overrideMemory);
}

void tst_Panel::otherProblemsBlockTheSwitch()
{
    m_node->nextPlan = samples::planWithProblems();
    show(samples::idle());
    QTRY_COMPARE(m_panel->window().findChildren<Banner *>(QStringLiteral("planProblem")).size(), 2);
    QVERIFY(!m_panel->find<QPushButton>("switchButton")->isEnabled());
    m_node->nextPlan = samples::planThatFits();
    button(QStringLiteral("Pull the image"))->click();
    QTRY_VERIFY(m_panel->find<QPushButton>("switchButton")->isEnabled());
    QVERIFY(m_node->calls.contains(QStringLiteral("pullImage vllm/vllm-openai:v0.11.2")));
}

void tst_Panel::cancelSaysWhatItWillDo()
{
    NodeState state = samples::loading();
    show(state);
    auto *cancel = m_panel->find<QPushButton>("cancelButton");
    QCOMPARE(cancel->text(), QStringLiteral("&Cancel, bring Qwen3.6 35B-A3B FP8 back"));
    cancel->click();
    QCOMPARE(m_node->calls.last(), QStringLiteral("cancelSwitch switch-1"));
    state.activeSwitch->cancelling = true;
    m_node->set(state);
    QVERIFY(!cancel->isEnabled());
    state.activeSwitch->cancelling = false;
    state.activeSwitch->stage = SwitchProgress::Stage::Preflight;
    m_node->set(state);
    QCOMPARE(cancel->text(), QStringLiteral("&Cancel, keep Qwen3.6 35B-A3B FP8"));
}

void tst_Panel::failureOffersTheFixAndPlansAgain()
{
    show(samples::idle());
    m_node->set(samples::failed());
    QCOMPARE(m_panel->find<Banner>("outcomeBanner")->title(),
             QStringLiteral("Nemotron Super VL 120B failed; Qwen3.6 35B-A3B FP8 is back."));
    QPushButton *fix = button(QStringLiteral("Set context to 239,600"));
    QVERIFY(fix);
    fix->click();
    QCOMPARE(m_node->lastSaved.argument(QStringLiteral("max-model-len")), QStringLiteral("239600"));
    QTRY_VERIFY(m_panel->find<QWidget>("switchButton")->isVisible());
}

void tst_Panel::evidenceLineIsShownInTheLog()
{
    show(samples::idle());
    m_node->set(samples::loading());
    m_node->set(samples::failed());
    auto *log = m_panel->find<LogView>("logView");
    QTRY_COMPARE(log->document()->blockCount(), 8);
    button(QStringLiteral("Show line 7"))->click();
    QVERIFY(log->textCursor().selectedText().contains(QStringLiteral("19.62 GiB KV cache is needed")));
    log->moveCursor(QTextCursor::Start);
    auto *evidence = m_panel->find<Banner>("outcomeBanner")->findChild<QLabel *>(QStringLiteral("bannerEvidence"));
    QTest::mouseClick(evidence, Qt::LeftButton);
    QVERIFY(log->textCursor().selectedText().contains(QStringLiteral("19.62 GiB KV cache is needed")));
}

void tst_Panel::answeredPromptShowsItsTime()
{
    m_node->nextChat = ChatAnswer{QStringLiteral("The Shinano."), 0.4, 5};
    show(samples::idle(), "qwen36");
    page().tryPrompt();
    auto *prompt = m_panel->find<QPlainTextEdit>("prompt");
    QTest::keyClicks(prompt, QStringLiteral("A river?"));
    QTest::keyClick(prompt, Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(m_node->lastRequest.profileId.isEmpty()); // it asked, and did not switch
    QTRY_COMPARE(m_panel->find<QPlainTextEdit>("answer")->toPlainText(), QStringLiteral("The Shinano."));
    QCOMPARE(textOf("answerTime"), QStringLiteral("0.4 s for 5 tokens"));
}

void tst_Panel::tunnelShowsItsAddress()
{
    show(samples::idle(), "qwen36");
    page().openTunnel();
    QTRY_VERIFY(textOf("tunnelText").startsWith(QStringLiteral("http://127.0.0.1:40000/v1")));
    button(QStringLiteral("Close tunnel"))->click();
    QCOMPARE(m_node->calls.last(), QStringLiteral("closeTunnel 8000"));
}

void tst_Panel::serviceIsStoppedOnlyAfterAQuestion()
{
    show(samples::idle(), "qwen36");
    m_panel->find<QPushButton>("stopButton")->click();
    QCOMPARE(m_panel->prompt.titles, QStringList{QStringLiteral("Stop Qwen3.6 35B-A3B FP8?")});
    QCOMPARE(m_node->calls.last(), QStringLiteral("stopService docker:a"));
}

void tst_Panel::requestThatFailsIsSaidInPlace()
{
    show(samples::idle());
    QTRY_VERIFY(m_panel->find<QPushButton>("switchButton")->isEnabled());
    m_node->nextError = Error{Error::Code::Busy, QStringLiteral("ana@desk is switching to gpt-oss-120b."), {}};
    m_panel->find<QPushButton>("switchButton")->click();
    auto *banner = m_panel->find<Banner>("pageBanner");
    QTRY_VERIFY(banner->isVisible());
    QCOMPARE(banner->title(), QStringLiteral("ana@desk is switching to gpt-oss-120b."));
    QCOMPARE(banner->body(), QStringLiteral("Wait until the other switch has ended."));
    button(QStringLiteral("OK"))->click();
    QVERIFY(!banner->isVisible());
}

void tst_Panel::hostKeyIsAskedInTheWindow()
{
    auto answer = m_panel->questions.ask(
        {Question::Kind::HostKey, QStringLiteral("nv@spark:22"), {}, QStringLiteral("SHA256:abc"), {}, {}});
    QVERIFY(m_panel->find<QWidget>("questionPanel")->isVisible());
    QCOMPARE(textOf("fingerprint"), QStringLiteral("SHA256:abc"));
    m_panel->find<QPushButton>("questionYes")->click();
    QVERIFY(answer.isFinished());
    QCOMPARE(*answer.result(), QStringList{QStringLiteral("yes")});
    auto refused = m_panel->questions.ask({Question::Kind::HostKey, QStringLiteral("nv@spark:22"), {}, {}, {}, {}});
    QTest::keyClick(m_panel->find<QWidget>("questionPanel"), Qt::Key_Escape);
    QCOMPARE(refused.result().error().code, Error::Code::Cancelled);
    QVERIFY(!m_panel->find<QWidget>("questionPanel")->isVisible());
}

void tst_Panel::passphraseIsNotKept()
{
    auto answer = m_panel->questions.ask(
        {Question::Kind::Passphrase, QStringLiteral("nv@spark:22"), {}, {}, QStringLiteral("~/.ssh/id"), {}});
    auto *field = m_panel->find<QLineEdit>("questionField0");
    QCOMPARE(field->echoMode(), QLineEdit::Password);
    QTest::keyClicks(field, QStringLiteral("sesame"));
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(*answer.result(), QStringList{QStringLiteral("sesame")});
    for (const QLineEdit *line : m_panel->window().findChildren<QLineEdit *>())
        QVERIFY(!line->text().contains(QStringLiteral("sesame")));
}

void tst_Panel::docsLineBecomesAProfile()
{
    show(samples::idle());
    page().actions().pasteProfile();
    auto *text = m_panel->find<QPlainTextEdit>("dockerRunText");
    text->setPlainText(QStringLiteral("podmann run x"));
    QVERIFY(!m_panel->find<QPushButton>("makeProfile")->isEnabled());
    text->setPlainText(QStringLiteral("docker run --gpus all -p 8000:8000 --ipc=host \\\n"
                                      "  vllm/vllm-openai:v0.11.2 --model Qwen/Qwen3-8B # the small one\n"));
    QVERIFY(m_panel->find<QPushButton>("makeProfile")->isEnabled());
    m_panel->find<QPushButton>("makeProfile")->click();
    auto *name = m_panel->find<QLineEdit>("field_name");
    QVERIFY(name);
    name->selectAll();
    QTest::keyClicks(name, QStringLiteral("Qwen3 8B"));
    QVERIFY2(m_panel->find<QPushButton>("saveProfile")->isEnabled(), qPrintable(textOf("profileProblems")));
    m_panel->find<QPushButton>("saveProfile")->click();
    QCOMPARE(m_node->lastSaved.name, QStringLiteral("Qwen3 8B"));
    QCOMPARE(m_node->lastSaved.image, QStringLiteral("vllm/vllm-openai:v0.11.2"));
    QCOMPARE(m_node->lastSaved.id, QStringLiteral("qwen3-8b"));
}

void tst_Panel::wrongProfileCannotBeSaved()
{
    show(samples::idle());
    page().actions().editProfile();
    auto *name = m_panel->find<QLineEdit>("field_name");
    QVERIFY(m_panel->find<QPushButton>("saveProfile")->isEnabled());
    name->selectAll();
    QTest::keyClick(name, Qt::Key_Delete);
    QVERIFY(!m_panel->find<QPushButton>("saveProfile")->isEnabled());
    QVERIFY(textOf("profileProblems").startsWith(QStringLiteral("name: ")));
}

void tst_Panel::nodeIsAddedByItsSshName()
{
    m_panel->find<QWidget>("addNodeButton")->setFocus();
    QTest::keyClick(m_panel->find<QWidget>("addNodeButton"), Qt::Key_Space);
    auto *host = m_panel->find<QComboBox>("nodeHost");
    QVERIFY(host);
    QCOMPARE(host->itemText(0), QStringLiteral("spark-2f4a"));
    QTest::keyClicks(host->lineEdit(), QStringLiteral("other.local"));
    QTest::keyClicks(m_panel->find<QLineEdit>("nodeUser"), QStringLiteral("nv"));
    QTest::keyClicks(m_panel->find<QLineEdit>("nodePort"), QStringLiteral("2222"));
    m_panel->find<QPushButton>("addNode")->click();
    QCOMPARE(m_panel->book.entry(QStringLiteral("other.local"))->address, QStringLiteral("ssh://nv@other.local:2222"));
    QCOMPARE(m_made.size(), 2);
}

void tst_Panel::windowAndSelectionAreRemembered()
{
    show(samples::idle());
    auto *view = m_panel->find<QListView>("profileView");
    view->setCurrentIndex(page().profiles().indexOfProfile(QStringLiteral("gpt-oss-120b")));
    QCOMPARE(page().desk().selected(), QStringLiteral("gpt-oss-120b"));
    m_panel->window().resize(1111, 777);
    m_panel->reopenWindow();
    m_panel->window().showNode(QStringLiteral("spark"));
    QCOMPARE(page().desk().selected(), QStringLiteral("gpt-oss-120b"));
    QCOMPARE(m_panel->window().size(), QSize(1111, 777));
}

void tst_Panel::severalNodesStayOpen()
{
    show(samples::loading());
    QVERIFY(m_panel->book.put({QStringLiteral("second"), QStringLiteral("second")}));
    m_panel->window().showNode(QStringLiteral("second"));
    m_made.last()->set(samples::empty());
    QCOMPARE(textOf("emptyTitle").isEmpty(), false);
    m_node->set(samples::readyState()); // goes on while another is shown
    m_panel->window().showNode(QStringLiteral("spark"));
    QCOMPARE(page().desk().view(), NodeDesk::View::Outcome);
    QCOMPARE(m_made.size(), 2);
    QVERIFY(m_panel->book.remove(QStringLiteral("spark")));
    QCOMPARE(m_panel->window().page(), nullptr);
}

void tst_Panel::filterKeepsTheSelection()
{
    show(samples::idle(), "qwen36");
    auto *filter = m_panel->find<QLineEdit>("profileFilter");
    QTest::keyClicks(filter, QStringLiteral("gpt"));
    QCOMPARE(page().profiles().rowCount(), 2);
    QCOMPARE(page().desk().selected(), QStringLiteral("qwen36"));
    QVERIFY(!m_panel->find<QListView>("profileView")->currentIndex().isValid());
    filter->clear();
    QCOMPARE(m_panel->find<QListView>("profileView")->currentIndex().data().toString(),
             QStringLiteral("Qwen3.6 35B-A3B FP8"));
    NodeState state = samples::idle();
    state.profiles.removeFirst(); // somebody removed its file
    m_node->set(state);
    QVERIFY(page().desk().entry());
}

void tst_Panel::keyboardAloneSwitches()
{
    show(samples::idle(), "qwen36");
    auto *view = m_panel->find<QListView>("profileView");
    view->setFocus();
    QTest::keyClick(view, Qt::Key_Down);
    QCOMPARE(page().desk().selected(), QStringLiteral("nemotron-vl"));
    QTRY_VERIFY(m_panel->find<QPushButton>("switchButton")->isEnabled());
    QTest::keyClick(&m_panel->window(), Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(m_node->lastRequest.profileId, QStringLiteral("nemotron-vl"));
}

void tst_Panel::everythingFocusableHasAName()
{
    QStringList nameless;
    for (const NodeState &state : {samples::idle(), samples::loading(), samples::failed(), samples::disconnected()}) {
        m_node->set(state);
        for (int tab = 0; tab < 5; ++tab) {
            page().showTab(tab);
            for (QWidget *widget : m_panel->window().findChildren<QWidget *>()) {
                const bool counts = widget->isVisible() && widget->focusPolicy() != Qt::NoFocus &&
                                    !qobject_cast<QScrollArea *>(widget) && !qobject_cast<QTabWidget *>(widget) &&
                                    !widget->inherits("QTabBar");
                QAccessibleInterface *face = counts ? QAccessible::queryAccessibleInterface(widget) : nullptr;
                if (face && face->text(QAccessible::Name).isEmpty())
                    nameless << QStringLiteral("%1 %2 in %3")
                                    .arg(QLatin1String(widget->metaObject()->className()), widget->objectName(),
                                         QLatin1String(widget->parentWidget()->metaObject()->className()));
            }
        }
    }
    nameless.removeDuplicates();
    QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(QLatin1Char('\n'))));
}

void tst_Panel::metersTellTheirValue()
{
    show(samples::idle());
    QAccessibleInterface *gauge = QAccessible::queryAccessibleInterface(m_panel->find<QWidget>("gaugeBar"));
    QVERIFY(gauge);
    QCOMPARE(gauge->role(), QAccessible::ProgressBar);
    QCOMPARE(gauge->text(QAccessible::Name), QStringLiteral("Memory of the unified pool"));
    QVERIFY(gauge->text(QAccessible::Value).startsWith(QStringLiteral("50.2 GiB of 121.7 GiB available")));
    QVERIFY(gauge->valueInterface());
    QCOMPARE(qRound(gauge->valueInterface()->maximumValue().toDouble() * 10), 1217);
}

void tst_Panel::remoteTextStaysPlain()
{
    NodeState state = samples::failed();
    const QString nasty = QStringLiteral("<b>x</b><img src='http://192.0.2.1/'>");
    state.facts.machine = nasty;
    state.profiles[1].file.profile.name = nasty;
    state.lastSwitch->failure->cause = nasty;
    state.otherSwitch = nasty;
    show(state);
    for (const QLabel *label : m_panel->window().findChildren<QLabel *>()) {
        if (label->text().contains(QStringLiteral("<img")))
            QCOMPARE(label->textFormat(), Qt::PlainText);
        QVERIFY(!label->toolTip().contains(QStringLiteral("<img")));
    }
}

void tst_Panel::staleStateIsSaid()
{
    show(samples::idle());
    QTRY_VERIFY(m_panel->find<QPushButton>("switchButton")->isEnabled());
    m_node->set(samples::lost());
    QCOMPARE(m_panel->find<Banner>("pageBanner")->title(),
             QStringLiteral("The connection is lost; what you see may be old."));
    QVERIFY(!m_panel->find<QPushButton>("switchButton")->isEnabled());
    QVERIFY(textOf("linkPill").startsWith(QStringLiteral("connecting again in 8 s")));
    m_node->set(samples::disconnected());
    QCOMPARE(textOf("emptyTitle"), QStringLiteral("spark-2f4a is not connected"));
    QVERIFY(textOf("emptyText").contains(QStringLiteral("Check that the node is on")));
}

QTEST_MAIN(tst_Panel)
#include "tst_panel.moc"
