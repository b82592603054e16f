// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/MetricPlot.h"

#include "ui/widgets/Tones.h"

#include <QAreaSeries>
#include <QChart>
#include <QChartView>
#include <QEvent>
#include <QGraphicsLayout>
#include <QLineSeries>
#include <QVBoxLayout>
#include <QValueAxis>

#include <algorithm>
#include <array>

namespace kirikae {

MetricPlot::MetricPlot(const QString &valueTitle, QWidget *parent)
    : QWidget(parent)
    , m_chart(new QChart)
    , m_upper(new QLineSeries(m_chart))
    , m_lower(new QLineSeries(m_chart))
    , m_limit(new QLineSeries(m_chart))
    , m_upperArea(new QAreaSeries(m_upper))
    , m_lowerArea(new QAreaSeries(m_lower))
    , m_time(new QValueAxis)
    , m_value(new QValueAxis)
{
    m_chart->setAnimationOptions(QChart::NoAnimation);
    m_chart->legend()->hide();
    m_chart->setMargins({});
    m_chart->layout()->setContentsMargins(0, 0, 0, 0);
    m_chart->addAxis(m_time, Qt::AlignBottom);
    m_chart->addAxis(m_value, Qt::AlignLeft);
    for (QAbstractSeries *series :
         {static_cast<QAbstractSeries *>(m_upperArea), static_cast<QAbstractSeries *>(m_lowerArea),
          static_cast<QAbstractSeries *>(m_limit)}) {
        m_chart->addSeries(series);
        series->attachAxis(m_time);
        series->attachAxis(m_value);
    }
    m_time->setReverse(true);
    m_time->setTitleText(tr("minutes ago"));
    m_value->setTitleText(valueTitle);
    m_value->setLabelFormat(QStringLiteral("%.0f"));
    m_time->setLabelFormat(QStringLiteral("%.0f"));

    auto *view = new QChartView(m_chart, this);
    view->setInteractive(false);
    view->setRenderHint(QPainter::Antialiasing);
    view->setFrameShape(QFrame::NoFrame);
    view->setBackgroundRole(QPalette::Base);
    view->setFocusPolicy(Qt::NoFocus);
    view->viewport()->setFocusPolicy(Qt::NoFocus); // a chart view gives its inside a focus of its own
    view->setAccessibleName(valueTitle);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(view);
    applyPalette();
}

void MetricPlot::show(const QList<QPointF> &upper, const QList<QPointF> &lower, double top, double limit)
{
    m_upper->replace(upper);
    m_lower->replace(lower);
    const double oldest = upper.isEmpty() ? 1.0 : upper.first().x();
    constexpr std::array spans{1.0, 5.0, 15.0, 30.0, 60.0};
    const auto span = std::find_if(spans.begin(), spans.end(), [oldest](double one) { return one >= oldest; });
    const double shown = span == spans.end() ? spans.back() : *span;
    m_time->setRange(0, shown);
    m_time->setTickCount(6);
    m_value->setRange(0, std::max(1.0, top));
    m_limit->replace({{shown, limit}, {0, limit}});
}

void MetricPlot::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        applyPalette();
}

void MetricPlot::applyPalette()
{
    const Tones tones(palette());
    m_chart->setBackgroundVisible(false);
    QColor available = tones.of(PoolSegment::Kind::Weights);
    m_upperArea->setPen(QPen(available, 1.5));
    available.setAlpha(60);
    m_upperArea->setBrush(available);
    m_lowerArea->setPen(QPen(tones.muted(), 1));
    m_lowerArea->setBrush(tones.track());
    QPen limit(tones.of(Tones::Meaning::Bad), 1.5, Qt::DashLine);
    m_limit->setPen(limit);
    for (QValueAxis *axis : {m_time, m_value}) {
        axis->setLabelsBrush(tones.muted());
        axis->setTitleBrush(tones.muted());
        axis->setGridLinePen(QPen(tones.line(), 1));
        axis->setLinePen(QPen(tones.line(), 1));
        axis->setLabelsFont(font());
        axis->setTitleFont(font());
    }
}

} // namespace kirikae
