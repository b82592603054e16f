// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

QT_BEGIN_NAMESPACE
class QPushButton;
QT_END_NAMESPACE

namespace kirikae {

class NodeDesk;
class PlainLabel;
class StepField;

/// Context and requests at once of the selected profile, to try out: gauge and verdict follow at once. Nothing is
/// changed on the node before it is saved.
class LoadEditor : public QWidget {
    Q_OBJECT
public:
    explicit LoadEditor(NodeDesk &desk, QWidget *parent = nullptr);

private:
    void refresh();
    void sketch();
    [[nodiscard]] QString roomText() const;

    NodeDesk &m_desk;
    StepField *m_context;
    StepField *m_concurrency;
    PlainLabel *m_room;
    QPushButton *m_save;
    QPushButton *m_reset;
};

} // namespace kirikae
