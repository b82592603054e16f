// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/lists/NodeDesk.h"
#include "models/node/Node.h"
#include "ui/DaemonSetup.h"

namespace kirikae {

class Prompt;

/// What a person can do with one node and its selected profile, from buttons and menus alike: asks first where it must,
/// opens the dialogs, hands the rest to the desk and the node. Owned by the page.
class NodeActions : public QObject {
    Q_OBJECT
public:
    NodeActions(Node &node, NodeDesk &desk, Prompt &prompt, DaemonSetupMaker makeSetup, QWidget *page);

    void switchNow();
    void cancelSwitch();
    void stopService();
    /// One that stands in the way of the selected profile, in whatever slot.
    void stopOther(const ServiceId &service);
    void showCommand();
    void showAdvice();
    void newProfile();
    void pasteProfile();
    void editProfile();
    void removeProfile();
    void setSecret(const QString &name);
    void pullImage(const QString &image);
    void keepRunning();
    void installDaemon();
    void removeDaemon();

    /// What goes on in the background; empty = nothing.
    [[nodiscard]] const QString &notice() const { return m_notice; }

signals:
    void noticeChanged();
    void secretsChanged();

private:
    void openDialog(const Profile &profile, const QString &etag, const QStringList &notes);
    void confirmAnyway();
    void openSetup(bool isInstall);

    Node &m_node;
    NodeDesk &m_desk;
    Prompt &m_prompt;
    const DaemonSetupMaker m_makeSetup;
    QWidget *m_page;
    QString m_notice;
};

} // namespace kirikae
