// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

QT_BEGIN_NAMESPACE
class QPushButton;
QT_END_NAMESPACE

namespace kirikae {

class ElidedLabel;
class FactGrid;
class NodeDesk;

/// The selected profile is running: since when, where it answers, what it holds, and what can be done with it.
class RunningView : public QWidget {
    Q_OBJECT
public:
    explicit RunningView(NodeDesk &desk, QWidget *parent = nullptr);

signals:
    void tryRequested();
    void tunnelRequested();
    void stopRequested();
    void editRequested();

private:
    void refresh();

    NodeDesk &m_desk;
    ElidedLabel *m_title;
    FactGrid *m_facts;
    QPushButton *m_tunnel;
    QPushButton *m_stop;
};

} // namespace kirikae
