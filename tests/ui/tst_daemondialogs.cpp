// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/daemon/DaemonInstall.h"
#include "tests/support/FakeNode.h"
#include "tests/support/PanelStates.h"
#include "tests/ui/FakeSetup.h"
#include "tests/ui/Japanese.h"
#include "tests/ui/PanelFixture.h"
#include "tests/ui/RoomCheck.h"
#include "ui/dialogs/InstallDialog.h"
#include "ui/dialogs/UpkeepDialog.h"
#include "ui/pages/NodePage.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QTest>

#include <optional>

using namespace kirikae;
using namespace Qt::StringLiterals;

/// The two dialogs about kirikaed and the menu that opens them, without a mouse, in both languages, light and dark:
/// where Tab goes, what Enter and Escape do, which letters act. Pictures go to screenshots/ beside the program.
class tst_DaemonDialogs : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup();

    void install_data() { looks(); }
    void install();
    void remove_data() { looks(); }
    void remove();
    void keepsRunning_data() { looks(); }
    void keepsRunning();
    void nodeMenu_data() { looks(); }
    void nodeMenu();

private:
    static void looks();
    template <class Dialog>
    Dialog *opened()
    {
        auto *dialog = m_panel->window().findChild<Dialog *>();
        return dialog && QTest::qWaitForWindowActive(dialog) ? dialog : nullptr;
    }
    void check(QDialog &dialog, const QStringList &wanted);
    void save(QWidget &widget, const QString &name);

    std::optional<Japanese> m_japanese;
    std::unique_ptr<PanelFixture> m_panel;
    FakeNode *m_node = nullptr;
    FakeSetup *m_setup = nullptr;
    QStringList m_asked;
};

namespace {

/// Letter -> texts that claim it.
QMap<QString, QStringList> lettersOf(const QDialog &dialog)
{
    QMap<QString, QStringList> letters;
    const auto take = [&letters](const QString &text) {
        const QKeySequence keys = QKeySequence::mnemonic(text);
        if (!keys.isEmpty())
            letters[keys.toString()] << text;
    };
    for (const auto *button : dialog.findChildren<QAbstractButton *>()) {
        if (button->isVisible())
            take(button->text());
    }
    for (const auto *label : dialog.findChildren<QLabel *>()) {
        if (label->isVisible() && label->buddy())
            take(label->text());
    }
    return letters;
}

/// What Tab reaches, once around.
QList<QWidget *> tabChain(QDialog &dialog)
{
    if (!dialog.focusWidget())
        QTest::keyClick(&dialog, Qt::Key_Tab);
    QList<QWidget *> chain;
    constexpr int most = 30;
    for (int i = 0; i < most; ++i) {
        QWidget *now = dialog.focusWidget();
        if (!now || chain.contains(now))
            break;
        chain << now;
        QTest::keyClick(now, Qt::Key_Tab);
    }
    return chain;
}

/// As one reads: the next one is further right in the same row, or lower.
bool isReadingOrder(const QWidget &one, const QWidget &next, const QWidget &window)
{
    const QRect before(one.mapTo(&window, QPoint()), one.size());
    const QRect after(next.mapTo(&window, QPoint()), next.size());
    const bool isSameRow = after.center().y() >= before.top() && after.center().y() <= before.bottom();
    return isSameRow ? after.left() > before.left() : after.top() > before.top();
}

} // namespace

void tst_DaemonDialogs::looks()
{
    QTest::addColumn<bool>("isDark");
    QTest::addColumn<bool>("isJapanese");
    QTest::newRow("en") << false << false;
    QTest::newRow("en-dark") << true << false;
    QTest::newRow("ja") << false << true;
    QTest::newRow("ja-dark") << true << true;
}

void tst_DaemonDialogs::init()
{
    QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support)"_s));
    QFETCH(bool, isDark);
    QFETCH(bool, isJapanese);
    if (isJapanese)
        m_japanese.emplace();
    m_asked.clear();
    NodeState state = samples::idle();
    state.capabilities << u"upkeep"_s;
    state.upkeep = UpkeepSettings();
    m_panel = std::make_unique<PanelFixture>(
        [this, state] {
            auto node = std::make_unique<FakeNode>();
            m_node = node.get();
            node->set(state);
            return node;
        },
        isDark ? ColorScheme::Dark : ColorScheme::Light);
    m_panel->makeSetup = [this](const QString &) -> Result<std::unique_ptr<DaemonSetup>> {
        auto setup = std::make_unique<FakeSetup>(m_asked, DaemonInstall::intentions(InstallOptions::Scope::User));
        m_setup = setup.get();
        return setup;
    };
    QVERIFY(m_panel->book.put({u"spark"_s, u"ssh://spark"_s, true, 1}));
    m_panel->openWindow();
    m_panel->window().showNode(u"spark"_s);
    m_node->set(state);
    QVERIFY(QTest::qWaitForWindowExposed(&m_panel->window()));
}

void tst_DaemonDialogs::cleanup()
{
    m_panel.reset();
    m_japanese.reset();
}

/// `wanted`: names that Tab must reach, in this order; "" = the button that ends the dialog.
void tst_DaemonDialogs::check(QDialog &dialog, const QStringList &wanted)
{
    QTRY_COMPARE(tooLittleRoom(dialog), QStringList());
    const QList<QWidget *> chain = tabChain(dialog);
    QStringList names;
    for (qsizetype i = 0; i < chain.size(); ++i) {
        names << chain[i]->objectName();
        if (i > 0)
            QVERIFY2(isReadingOrder(*chain[i - 1], *chain[i], dialog), qPrintable(names.join(u", "_s)));
    }
    qsizetype at = -1;
    for (const QString &name : wanted) {
        const qsizetype next = names.indexOf(name, at + 1);
        QVERIFY2(next > at, qPrintable(name + u" in "_s + names.join(u", "_s)));
        at = next;
    }
    const QMap<QString, QStringList> letters = lettersOf(dialog);
    QVERIFY(!letters.isEmpty());
    for (auto it = letters.begin(); it != letters.end(); ++it)
        QVERIFY2(it->size() == 1, qPrintable(it.key() + u": "_s + it->join(u'|')));
}

void tst_DaemonDialogs::install()
{
    m_panel->window().page()->actions().installDaemon();
    auto *dialog = opened<InstallDialog>();
    QVERIFY(dialog);
    auto *begin = dialog->findChild<QPushButton *>(u"installBegin"_s);
    QVERIFY(begin->isDefault());
    check(*dialog, {u"installFile"_s, u"installChoose"_s, u"installBegin"_s});
    save(*dialog, u"install"_s);
    QTest::keyClick(dialog, Qt::Key_Return);
    QCOMPARE(m_asked, QStringList{u"install "_s});
    emit m_setup->stepDone(u"Copied kirikaed to ~/.local/bin."_s);
    emit m_setup->noted(u"It ends when you log out: lingering is off."_s);
    QTest::keyClick(dialog, Qt::Key_Escape); // not while it is at work
    QVERIFY(dialog->isVisible());
    emit m_setup->ended(Error{Error::Code::Refused, u"It does not run there."_s,
                              u"error while loading shared libraries: libQt6Core"_s});
    QTRY_COMPARE(tooLittleRoom(*dialog), QStringList());
    save(*dialog, u"install-failed"_s);
    QTest::keyClick(dialog, Qt::Key_Return); // once more
    QCOMPARE(m_asked.size(), 2);
    emit m_setup->ended(std::nullopt);
    QVERIFY(!begin->isEnabled());
    save(*dialog, u"install-done"_s);
    QTest::keyClick(dialog, Qt::Key_Return); // what is left is to close it
    QTRY_VERIFY(!m_panel->window().findChild<InstallDialog *>());
    QCOMPARE(m_asked.size(), 2);
}

void tst_DaemonDialogs::remove()
{
    m_panel->window().page()->actions().removeDaemon();
    auto *dialog = opened<InstallDialog>();
    QVERIFY(dialog);
    check(*dialog, {u"installBegin"_s});
    save(*dialog, u"remove"_s);
    QTest::keyClick(dialog, Qt::Key_Escape);
    QTRY_VERIFY(!m_panel->window().findChild<InstallDialog *>());
    QVERIFY(m_asked.isEmpty());
}

void tst_DaemonDialogs::keepsRunning()
{
    m_panel->window().page()->actions().keepRunning();
    auto *dialog = opened<UpkeepDialog>();
    QVERIFY(dialog);
    QVERIFY(dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Save)->isDefault());
    check(*dialog, {u"upkeepProfile"_s, u"upkeepAsks"_s, u"upkeepMinutes"_s, u"upkeepWarns"_s, u"upkeepFloor"_s,
                    u"upkeepIsRented"_s});
    save(*dialog, u"keepsrunning"_s);
    QTest::keyClick(dialog, Qt::Key_Escape);
    QTRY_VERIFY(!m_panel->window().findChild<UpkeepDialog *>());
    QVERIFY(!m_node->calls.contains(u"saveUpkeep"_s));
    m_panel->window().page()->actions().keepRunning();
    dialog = opened<UpkeepDialog>();
    QTest::keyClick(dialog, Qt::Key_Return);
    QVERIFY(m_node->calls.contains(u"saveUpkeep"_s));
    QTRY_VERIFY(!m_panel->window().findChild<UpkeepDialog *>());
}

void tst_DaemonDialogs::nodeMenu()
{
    QMenu *menu = m_panel->window().menuBar()->actions().at(1)->menu();
    menu->popup({40, 40});
    QTRY_VERIFY(menu->isVisible());
    QMap<QString, QStringList> letters;
    for (const QAction *action : menu->actions()) {
        if (!action->isSeparator())
            letters[QKeySequence::mnemonic(action->text()).toString()] << action->text();
    }
    QVERIFY(letters.size() >= 7);
    for (auto it = letters.begin(); it != letters.end(); ++it)
        QVERIFY2(it->size() == 1 && !it.key().isEmpty(), qPrintable(it.key() + u": "_s + it->join(u'|')));
    save(*menu, u"nodemenu"_s);
    menu->hide();
}

void tst_DaemonDialogs::save(QWidget &widget, const QString &name)
{
    const QString folder = QCoreApplication::applicationDirPath() + u"/screenshots"_s;
    QVERIFY(QDir().mkpath(folder));
    QVERIFY(widget.grab().save(u"%1/%2-%3.png"_s.arg(folder, name, QLatin1String(QTest::currentDataTag()))));
}

QTEST_MAIN(tst_DaemonDialogs)
#include "tst_daemondialogs.moc"
