// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

QT_BEGIN_NAMESPACE
class QRadioButton;
QT_END_NAMESPACE

namespace kirikae {

class ElidedLabel;
class NodeDesk;

/// How many requests the service that would be stopped is answering, and whether the switch lets them end first. Hidden
/// while there are none.
class DrainChoice : public QWidget {
    Q_OBJECT
public:
    explicit DrainChoice(NodeDesk &desk, QWidget *parent = nullptr);

private:
    void refresh();

    NodeDesk &m_desk;
    ElidedLabel *m_running;
    QRadioButton *m_wait;
    QRadioButton *m_now;
};

} // namespace kirikae
