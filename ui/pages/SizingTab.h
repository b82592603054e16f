// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/lists/NodeDesk.h"
#include "models/lists/NodeList.h"
#include "models/settings/Settings.h"
#include "models/sizing/SizingTable.h"

#include <QWidget>

QT_BEGIN_NAMESPACE
class QComboBox;
class QSpinBox;
class QTableWidget;
QT_END_NAMESPACE

namespace kirikae {

class CatalogueTable;
class ElidedLabel;
class PlainLabel;

/// What the selected profile's model takes in every precision and context, and which nodes and machines hold it. Looks
/// at nodes with nothing else on them. Does nothing while it is not shown.
class SizingTab : public QWidget {
    Q_OBJECT
public:
    SizingTab(const NodeDesk &desk, NodeList &nodes, Settings &settings, QWidget *parent = nullptr);

protected:
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct KnownNode {
        QString name;
        MachineMemory memory;
    };
    void makeLayout();
    [[nodiscard]] QWidget *makeHead();
    void refresh();
    void showNodes();
    void showTable();
    void showCell();
    [[nodiscard]] QList<KnownNode> knownNodes() const;
    [[nodiscard]] MachineMemory memory() const;
    [[nodiscard]] TableLoad load() const;
    [[nodiscard]] QString reason() const;

    const NodeDesk &m_desk;
    NodeList &m_nodes;
    QString m_shown;
    QString m_profile;
    QList<KnownNode> m_known;
    SizingTable m_sizes;
    ElidedLabel *m_note;
    QComboBox *m_node;
    QSpinBox *m_requests;
    QTableWidget *m_table;
    PlainLabel *m_cell;
    CatalogueTable *m_catalogue;
    PlainLabel *m_answer;
    QWidget *m_body;
};

} // namespace kirikae
