// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/lists/NodeDesk.h"
#include "models/lists/NodeList.h"
#include "models/lists/ProfileList.h"
#include "models/node/Node.h"
#include "models/settings/Settings.h"
#include "ui/pages/NodeActions.h"

#include <QWidget>

QT_BEGIN_NAMESPACE
class QSplitter;
class QStackedWidget;
class QTabWidget;
QT_END_NAMESPACE

namespace kirikae {

class Banner;
class DetailsTab;
class HistoryTab;
class LogTab;
class MemoryTab;
class PlanView;
class Prompt;
class SizingTab;
class TryTab;

/// Everything of one node but its profile list: gauge, plan or progress or outcome, and the tabs below. One per opened
/// node, kept while others are shown. Owns the desk and the profile list that the side pane shows.
class NodePage : public QWidget {
    Q_OBJECT
public:
    /// What a page needs beside its node.
    struct Parts {
        Prompt &prompt;
        NodeList &nodes;
        Settings &settings;
        QString requestedBy;
        DaemonSetupMaker makeSetup = {};
    };

    NodePage(Node &node, const Parts &parts, QWidget *parent = nullptr);

    [[nodiscard]] NodeDesk &desk() { return m_desk; }
    [[nodiscard]] ProfileList &profiles() { return m_profiles; }
    [[nodiscard]] Node &node() { return m_node; }
    [[nodiscard]] QSplitter *splitter() const { return m_splitter; }

    [[nodiscard]] NodeActions &actions() { return m_actions; }

    void openTunnel();
    void tryPrompt();
    void showTab(int index);
    void searchLog();

private:
    QWidget *makeStage();
    QWidget *makeTabs();
    void connectViews();
    void refresh();
    void showStage(int page);
    void giveOutcomeRoom();
    void refreshBanner();
    bool showUnknown();
    bool showOthers();
    void chooseLog();
    void followTarget();
    void selectSomething();

    Node &m_node;
    NodeDesk m_desk;
    NodeActions m_actions;
    ProfileList m_profiles;
    bool m_historyIsLoaded = false;
    QString m_bannerKey;
    ServiceId m_target; ///< of the switch that is, or was last, under way
    QString m_targetName;
    QString m_outcomeSeen;
    Banner *m_banner;
    QStackedWidget *m_stage;
    PlanView *m_plan;
    QSplitter *m_splitter;
    QTabWidget *m_tabs;
    LogTab *m_log;
    HistoryTab *m_history;
    MemoryTab *m_memory;
    TryTab *m_try;
    DetailsTab *m_details;
    SizingTab *m_sizing;
};

} // namespace kirikae
