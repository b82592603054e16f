// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/lists/NodeList.h"
#include "models/node/NodeState.h"

#include <QWidget>

QT_BEGIN_NAMESPACE
class QComboBox;
class QLineEdit;
class QListView;
class QToolButton;
QT_END_NAMESPACE

namespace kirikae {

class ElidedLabel;
class Pill;
class NodePage;

/// The left side: which node, how it is connected, its profiles. Shows the page's list; owns nothing of a node.
class SidePane : public QWidget {
    Q_OBJECT
public:
    explicit SidePane(NodeList &nodes, QWidget *parent = nullptr);

    /// Nothing = no node is shown.
    void showPage(NodePage *page, const QString &nodeName);
    void focusFilter();

signals:
    void nodeChosen(const QString &name);
    void addNodeRequested();
    void newProfileRequested();
    void pasteRequested();
    void profileChosen(const QString &id);
    void profileActivated();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QWidget *makeHead();
    QWidget *makeFoot();
    void refreshLink();
    void refreshLease(const NodeState &state);
    void refreshSelection();
    void takeCurrent(const QModelIndex &current);

    NodePage *m_page = nullptr;
    bool m_isFiltering = false;
    QComboBox *m_nodes;
    Pill *m_simulated;
    Pill *m_state;
    ElidedLabel *m_link;
    ElidedLabel *m_machine;
    ElidedLabel *m_lease;
    QLineEdit *m_filter;
    QListView *m_profiles;
    QWidget *m_foot;
    QToolButton *m_add;
};

} // namespace kirikae
