// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPointF>
#include <QWidget>

QT_BEGIN_NAMESPACE
class QAreaSeries;
class QChart;
class QLineSeries;
class QValueAxis;
QT_END_NAMESPACE

namespace kirikae {

/// Values over the last minutes as a filled line, with a line for a limit. Wraps QtCharts; follows the palette. Fed
/// whole point lists, which the caller thins to what the plot can show.
class MetricPlot : public QWidget {
    Q_OBJECT
public:
    explicit MetricPlot(const QString &valueTitle, QWidget *parent = nullptr);

    /// x = minutes before now, oldest first; y in the unit of the title.
    void show(const QList<QPointF> &upper, const QList<QPointF> &lower, double top, double limit);

protected:
    void changeEvent(QEvent *event) override;

private:
    void applyPalette();

    QChart *m_chart;
    QLineSeries *m_upper;
    QLineSeries *m_lower;
    QLineSeries *m_limit;
    QAreaSeries *m_upperArea;
    QAreaSeries *m_lowerArea;
    QValueAxis *m_time;
    QValueAxis *m_value;
};

} // namespace kirikae
