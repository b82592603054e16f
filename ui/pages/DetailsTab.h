// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/lists/EventList.h"
#include "models/node/Node.h"

#include <QWidget>

QT_BEGIN_NAMESPACE
class QFormLayout;
class QListWidget;
class QPushButton;
QT_END_NAMESPACE

namespace kirikae {

class PlainLabel;

/// What is known about the node and about the service that is looked at, the tunnel to it, the secrets on the node by
/// name, and what happened lately.
class DetailsTab : public QWidget {
    Q_OBJECT
public:
    explicit DetailsTab(Node &node, QWidget *parent = nullptr);

    void show(const NodeState &state, const ProfileEntry *entry);
    void openTunnel();
    /// Asks the node for the names again.
    void reloadSecrets();

signals:
    void secretRequested(const QString &name);
    void failed(const kirikae::Error &error);

private:
    QWidget *makeFacts();
    QWidget *makeTunnel();
    QWidget *makeSecrets();
    QWidget *makeEvents();
    void showTunnel();
    void closeTunnel();
    void removeSecret();

    Node &m_node;
    EventList m_events;
    PlainLabel *m_nodeFacts;
    PlainLabel *m_serviceFacts;
    PlainLabel *m_tunnelText;
    QPushButton *m_open;
    QPushButton *m_copy;
    QPushButton *m_close;
    QListWidget *m_secrets;
    quint16 m_servicePort = 0;
    QString m_modelId;
    quint16 m_tunnelledPort = 0; ///< on the node; 0 = no tunnel
    quint16 m_localPort = 0;
    bool m_mayTunnel = false;
};

} // namespace kirikae
