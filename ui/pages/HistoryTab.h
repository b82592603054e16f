// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/lists/HistoryList.h"
#include "models/node/Node.h"

#include <QWidget>

QT_BEGIN_NAMESPACE
class QAbstractSeries;
class QChart;
class QChartView;
QT_END_NAMESPACE

namespace kirikae {

class Legend;
class PlainLabel;

/// Past switches to the selected profile as stacked bars, one per run, phase by phase: what takes the time.
class HistoryTab : public QWidget {
    Q_OBJECT
public:
    explicit HistoryTab(Node &node, QWidget *parent = nullptr);

    void showProfile(const QString &profileId, const QString &name);
    /// Asks the node again.
    void reload();
    [[nodiscard]] const HistoryList &list() const { return m_list; }

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    [[nodiscard]] int rowHeight() const;
    void redraw();
    void draw(const QList<SwitchRecord> &runs);
    void addAxes(QAbstractSeries *series, const QStringList &titles);
    void describe(const QList<SwitchRecord> &runs);

    Node &m_node;
    HistoryList m_list;
    QString m_profileId;
    QString m_profileName;
    qsizetype m_roomFor = 0;
    QChart *m_chart;
    QChartView *m_view;
    Legend *m_legend;
    PlainLabel *m_note;
};

} // namespace kirikae
