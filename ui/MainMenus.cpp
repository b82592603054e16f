// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/MainMenus.h"

#include "models/lists/SwitchReport.h"
#include "ui/Theme.h"
#include "ui/pages/NodePage.h"

#include <QActionGroup>
#include <QClipboard>
#include <QGuiApplication>
#include <QMainWindow>
#include <QMenuBar>

namespace kirikae {

MainMenus::MainMenus(QMainWindow &window, Theme &theme, Hooks hooks)
    : QObject(&window)
    , m_window(window)
    , m_hooks(std::move(hooks))
{
    makeFileMenu();
    makeNodeMenu();
    makeProfileMenu();
    makeSwitchMenu();
    makeViewMenu(theme);
    makeHelpMenu();
}

QAction *MainMenus::add(QMenu *menu, const QString &text, const QKeySequence &keys, std::function<void()> act)
{
    auto *action = menu->addAction(text);
    action->setShortcut(keys);
    connect(action, &QAction::triggered, this, [act = std::move(act)] { act(); });
    return action;
}

QAction *MainMenus::addForPage(QMenu *menu, const QString &text, const QKeySequence &keys,
                               std::function<void(NodePage &)> act)
{
    return add(menu, text, keys, [this, act = std::move(act)] {
        if (NodePage *page = m_hooks.page())
            act(*page);
    });
}

QAction *MainMenus::addAct(QMenu *menu, const QString &text, const QKeySequence &keys, void (NodeActions::*act)())
{
    return addForPage(menu, text, keys, [act](NodePage &page) { (page.actions().*act)(); });
}

void MainMenus::makeFileMenu()
{
    QMenu *menu = m_window.menuBar()->addMenu(tr("&File"));
    add(menu, tr("&Open log file…"), QKeySequence::Open, m_hooks.openLogFile);
    menu->addSeparator();
    add(menu, tr("&Quit"), QKeySequence::Quit, [this] { m_window.close(); });
}

void MainMenus::makeNodeMenu()
{
    QMenu *menu = m_window.menuBar()->addMenu(tr("&Node"));
    add(menu, tr("&Add node…"), QKeySequence::New, m_hooks.addNode);
    add(menu, tr("&Remove node…"), {}, m_hooks.removeNode);
    menu->addSeparator();
    addForPage(menu, tr("&Connect"), QKeySequence::Refresh, [](NodePage &page) { page.node().open(); });
    addForPage(menu, tr("&Disconnect"), {}, [](NodePage &page) { page.node().close(); });
    menu->addSeparator();
    QAction *keeps = addAct(menu, tr("&Keeps running…"), {}, &NodeActions::keepRunning);
    addAct(menu, tr("&Install kirikaed on this node…"), {}, &NodeActions::installDaemon);
    addAct(menu, tr("Remo&ve kirikaed…"), {}, &NodeActions::removeDaemon);
    connect(menu, &QMenu::aboutToShow, keeps, [this, keeps] {
        NodePage *page = m_hooks.page();
        keeps->setEnabled(page && page->desk().state().has("upkeep"));
    });
}

void MainMenus::makeProfileMenu()
{
    QMenu *menu = m_window.menuBar()->addMenu(tr("&Profile"));
    addAct(menu, tr("&New profile…"), Qt::CTRL | Qt::SHIFT | Qt::Key_N, &NodeActions::newProfile);
    addAct(menu, tr("&Paste docker run…"), Qt::CTRL | Qt::SHIFT | Qt::Key_V, &NodeActions::pasteProfile);
    menu->addSeparator();
    addAct(menu, tr("&Edit profile…"), Qt::CTRL | Qt::Key_E, &NodeActions::editProfile);
    addAct(menu, tr("&Remove profile…"), {}, &NodeActions::removeProfile);
    menu->addSeparator();
    addForPage(menu, tr("Set a &secret…"), {}, [](NodePage &page) { page.actions().setSecret({}); });
}

void MainMenus::makeSwitchMenu()
{
    QMenu *menu = m_window.menuBar()->addMenu(tr("&Switch"));
    addAct(menu, tr("&Switch to the selected profile"), Qt::CTRL | Qt::Key_Return, &NodeActions::switchNow);
    addAct(menu, tr("&Cancel the switch"), Qt::CTRL | Qt::Key_Period, &NodeActions::cancelSwitch);
    addAct(menu, tr("St&op service…"), {}, &NodeActions::stopService);
    menu->addSeparator();
    addAct(menu, tr("Show co&mmand"), Qt::CTRL | Qt::SHIFT | Qt::Key_C, &NodeActions::showCommand);
    addForPage(menu, tr("Open &tunnel"), Qt::CTRL | Qt::Key_T, [](NodePage &page) { page.openTunnel(); });
    addForPage(menu, tr("Try a &prompt"), Qt::CTRL | Qt::Key_P, [](NodePage &page) { page.tryPrompt(); });
    menu->addSeparator();
    addForPage(menu, tr("Copy the last switch's &report"), Qt::CTRL | Qt::SHIFT | Qt::Key_R, [](NodePage &page) {
        const NodeState &state = page.desk().state();
        if (state.lastSwitch)
            QGuiApplication::clipboard()->setText(switchReport(*state.lastSwitch, state.facts));
    });
}

void MainMenus::makeViewMenu(Theme &theme)
{
    QMenu *menu = m_window.menuBar()->addMenu(tr("&View"));
    const QStringList tabs{tr("&Log"),    tr("&History"), tr("&Memory over time"),
                           tr("Tr&y it"), tr("&Details"), tr("Si&zing")};
    for (int i = 0; i < tabs.size(); ++i) {
        const QKeySequence keys(Qt::ALT | static_cast<Qt::Key>(Qt::Key_1 + i));
        addForPage(menu, tabs[i], keys, [i](NodePage &page) { page.showTab(i); });
    }
    menu->addSeparator();
    add(menu, tr("&Filter profiles"), Qt::CTRL | Qt::Key_K, m_hooks.focusFilter);
    add(menu, tr("&Search in the log"), QKeySequence::Find, m_hooks.searchLog);
    menu->addSeparator();
    makeThemeMenu(menu, theme);
}

void MainMenus::makeThemeMenu(QMenu *view, Theme &theme)
{
    QMenu *menu = view->addMenu(tr("&Appearance"));
    auto *group = new QActionGroup(this);
    const auto addScheme = [&](const QString &text, ColorScheme scheme) {
        QAction *action = add(menu, text, {}, [&theme, scheme] { theme.choose(scheme); });
        action->setCheckable(true);
        action->setChecked(theme.chosen() == scheme);
        group->addAction(action);
    };
    addScheme(tr("As the &system"), ColorScheme::System);
    addScheme(tr("&Light"), ColorScheme::Light);
    addScheme(tr("&Dark"), ColorScheme::Dark);
}

void MainMenus::makeHelpMenu()
{
    QMenu *menu = m_window.menuBar()->addMenu(tr("&Help"));
    add(menu, tr("&About Kirikae"), {}, m_hooks.about);
}

} // namespace kirikae
