// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/lists/NodeList.h"
#include "models/lists/QuestionQueue.h"
#include "models/settings/Settings.h"
#include "ui/DaemonSetup.h"
#include "ui/MainMenus.h"
#include "ui/dialogs/AddNodeDialog.h"

#include <QMainWindow>

#include <map>

QT_BEGIN_NAMESPACE
class QSplitter;
class QStackedWidget;
QT_END_NAMESPACE

namespace kirikae {

class LogFilePage;
class NodePage;
class Prompt;
class SidePane;
class Theme;

/// What the window needs from the program around it. Everything outlives the window.
struct WindowParts {
    NodeBook &book;
    NodeList &nodes;
    QuestionQueue &questions;
    Settings &settings;
    Theme &theme;
    Prompt &prompt;
    AddNodeDialog::Checker checkAddress;
    QStringList knownHosts; ///< suggestions for a new node
    QString requestedBy;    ///< "user@workstation"
    QStringList libraries;  ///< for the About dialog
    DaemonSetupMaker makeSetup = {};
};

/// The one window: which node is shown, the menus, and what is remembered. Each opened node has a page of its own that
/// stays while others are shown.
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    explicit MainWindow(const WindowParts &parts);

    /// Opens the node when needed and shows it.
    void showNode(const QString &name);
    void showProblem(const Error &error);
    /// Of the node that is shown, also while a log file lies over it.
    [[nodiscard]] NodePage *page() const;
    void showLogFile(const QString &path);

protected:
    void closeEvent(QCloseEvent *event) override;

private:
    void connectSide();
    NodePage *pageFor(const QString &name, Node &node);
    void closePage(const QString &name);
    [[nodiscard]] MainMenus::Hooks hooks();
    void openLogFile();
    void leaveLogFile();
    void addNode();
    void keepNode(const NodeEntry &entry);
    void removeNode();
    void showAbout();
    void refreshTitle();
    void restore();

    WindowParts m_parts;
    SidePane *m_side;
    QSplitter *m_splitter;
    QStackedWidget *m_pages;
    QWidget *m_welcome;
    LogFilePage *m_logFile = nullptr;
    std::map<QString, NodePage *> m_pageOf;
    QString m_shown;
};

} // namespace kirikae
