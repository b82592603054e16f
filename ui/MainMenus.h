// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QObject>

#include <functional>

QT_BEGIN_NAMESPACE
class QAction;
class QMainWindow;
class QMenu;
QT_END_NAMESPACE

namespace kirikae {

class NodeActions;
class NodePage;
class Theme;

/// The menu bar: everything that can be done, with its shortcut. Acts on the page that is shown when it is used.
class MainMenus : public QObject {
    Q_OBJECT
public:
    /// What the window does itself.
    struct Hooks {
        std::function<NodePage *()> page; ///< nullptr = no node is shown
        std::function<void()> openLogFile;
        std::function<void()> searchLog;
        std::function<void()> addNode;
        std::function<void()> removeNode;
        std::function<void()> focusFilter;
        std::function<void()> about;
    };

    MainMenus(QMainWindow &window, Theme &theme, Hooks hooks);

private:
    void makeFileMenu();
    void makeNodeMenu();
    void makeProfileMenu();
    void makeSwitchMenu();
    void makeViewMenu(Theme &theme);
    void makeThemeMenu(QMenu *view, Theme &theme);
    void makeHelpMenu();
    QAction *add(QMenu *menu, const QString &text, const QKeySequence &keys, std::function<void()> act);
    QAction *addForPage(QMenu *menu, const QString &text, const QKeySequence &keys,
                        std::function<void(NodePage &)> act);
    QAction *addAct(QMenu *menu, const QString &text, const QKeySequence &keys, void (NodeActions::*act)());

    QMainWindow &m_window;
    const Hooks m_hooks;
};

} // namespace kirikae
