// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/HistoryTab.h"

#include "ui/widgets/FocusRing.h"
#include "ui/widgets/Legend.h"
#include "ui/widgets/PlainLabel.h"
#include "ui/widgets/Tones.h"

#include <QBarCategoryAxis>
#include <QBarSet>
#include <QChart>
#include <QChartView>
#include <QEvent>
#include <QGraphicsLayout>
#include <QHorizontalStackedBarSeries>
#include <QVBoxLayout>
#include <QValueAxis>

#include <algorithm>

namespace kirikae {

namespace {

constexpr qsizetype mostBars = 8;
constexpr int asked = 200;

void styleAxis(QAbstractAxis *axis, const Tones &tones, const QColor &text, const QFont &font)
{
    axis->setLabelsBrush(text);
    axis->setTitleBrush(tones.muted());
    axis->setGridLinePen(QPen(tones.line(), 1));
    axis->setLinePen(QPen(tones.line(), 1));
    axis->setLabelsFont(font);
    axis->setTitleFont(font);
}

} // namespace

HistoryTab::HistoryTab(Node &node, QWidget *parent)
    : QWidget(parent)
    , m_node(node)
    , m_chart(new QChart)
    , m_view(new QChartView(m_chart))
    , m_legend(new Legend)
    , m_note(new PlainLabel(PlainLabel::Look::Muted))
{
    m_chart->setAnimationOptions(QChart::NoAnimation);
    m_chart->setBackgroundVisible(false);
    m_chart->legend()->hide();
    m_chart->setMargins({});
    m_chart->layout()->setContentsMargins(0, 0, 0, 0);
    m_view->setInteractive(false);
    m_view->setRenderHint(QPainter::Antialiasing);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setBackgroundRole(QPalette::Base);
    m_view->setFocusPolicy(Qt::StrongFocus);
    m_view->viewport()->setFocusPolicy(Qt::NoFocus);
    m_view->setObjectName(QStringLiteral("historyChart"));
    m_view->setAccessibleName(tr("Past switches"));
    new FocusRing(m_view);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, fontMetrics().height() / 2, 0, 0);
    column->addWidget(m_note->wrapping());
    column->addWidget(m_view, 1);
    column->addWidget(m_legend);
    column->addStretch();
    m_note->setObjectName(QStringLiteral("historyNote"));
    redraw();
}

void HistoryTab::showProfile(const QString &profileId, const QString &name)
{
    if (profileId == m_profileId && name == m_profileName)
        return;
    m_profileId = profileId;
    m_profileName = name;
    redraw();
}

void HistoryTab::reload()
{
    whenDone(m_node.history(asked), this, [this](const Result<QList<SwitchRecord>> &records) {
        if (records)
            m_list.show(*records);
        else
            m_note->setText(tr("The history could not be read: %1").arg(records.error().message));
        redraw();
    });
}

void HistoryTab::redraw()
{
    const qsizetype room = std::clamp<qsizetype>(height() / rowHeight() - 2, 1, mostBars);
    m_roomFor = room;
    QList<SwitchRecord> runs;
    for (const HistoryRow &row : m_list.rows()) {
        if (row.record.profileId == m_profileId && row.record.totalSeconds > 0 && runs.size() < room)
            runs.prepend(row.record); // a chart draws its first category at the bottom
    }
    m_view->setVisible(!runs.isEmpty());
    m_legend->setVisible(!runs.isEmpty() && height() > rowHeight() * 2 + fontMetrics().height() * 5);
    describe(runs);
    m_chart->removeAllSeries();
    for (QAbstractAxis *axis : m_chart->axes()) {
        m_chart->removeAxis(axis);
        delete axis;
    }
    if (!runs.isEmpty())
        draw(runs);
}

void HistoryTab::draw(const QList<SwitchRecord> &runs)
{
    const Tones tones(palette());
    auto *series = new QHorizontalStackedBarSeries;
    constexpr double barWidth = 0.62;
    series->setBarWidth(barWidth);
    QStringList titles;
    QList<Legend::Entry> entries;
    const QList<PhaseTime> shape = HistoryList::seedPhases(runs.first());
    for (qsizetype i = 0; i < shape.size(); ++i) {
        auto *set = new QBarSet(phaseName(shape[i].phase));
        for (const SwitchRecord &run : runs)
            *set << HistoryList::seedPhases(run)[i].seconds;
        set->setColor(tones.of(shape[i].phase));
        set->setBorderColor(palette().color(QPalette::Base));
        series->append(set);
        entries.append({tones.of(shape[i].phase), phaseName(shape[i].phase)});
    }
    for (const SwitchRecord &run : runs)
        titles << QStringLiteral("%1 · %2").arg(HistoryList::title(run), durationText(run.totalSeconds));
    m_chart->addSeries(series);
    addAxes(series, titles);
    m_legend->show(entries);
    m_view->setMinimumHeight(rowHeight() * 2);
    m_view->setMaximumHeight(rowHeight() * static_cast<int>(runs.size()) + fontMetrics().height() * 5 / 2);
}

void HistoryTab::addAxes(QAbstractSeries *series, const QStringList &titles)
{
    const Tones tones(palette());
    auto *names = new QBarCategoryAxis;
    names->append(titles);
    auto *seconds = new QValueAxis;
    seconds->setLabelFormat(QStringLiteral("%.0f s")); // QtCharts shows nothing but ASCII of a format
    m_chart->addAxis(names, Qt::AlignLeft);
    m_chart->addAxis(seconds, Qt::AlignBottom);
    series->attachAxis(names);
    series->attachAxis(seconds);
    seconds->setMin(0);
    seconds->applyNiceNumbers();
    styleAxis(names, tones, palette().color(QPalette::Text), font());
    names->setGridLineVisible(false);
    styleAxis(seconds, tones, tones.muted(), font());
}

void HistoryTab::describe(const QList<SwitchRecord> &runs)
{
    if (m_profileName.isEmpty() && runs.isEmpty())
        m_note->setText(tr("Select a profile to see its past switches."));
    else if (runs.isEmpty())
        m_note->setText(tr("%1 has not been switched to yet. Its phases are shown here after the first switch.")
                            .arg(m_profileName));
    else
        m_note->setText(tr("Past switches to %1, newest on top")
                            .arg(m_profileName.isEmpty() ? runs.last().profileName : m_profileName));
    QStringList texts;
    for (const SwitchRecord &run : runs) {
        QStringList phases;
        for (const PhaseTime &time : HistoryList::seedPhases(run))
            phases << QStringLiteral("%1 %2").arg(phaseName(time.phase), durationText(time.seconds));
        texts.prepend(QStringLiteral("%1: %2").arg(HistoryList::title(run), phases.join(QStringLiteral(", "))));
    }
    m_view->setAccessibleDescription(texts.join(QStringLiteral("; ")));
}

/// A category's label is left out by the chart when its row is lower than this.
int HistoryTab::rowHeight() const
{
    return fontMetrics().height() * 12 / 5;
}

void HistoryTab::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (std::clamp<qsizetype>(height() / rowHeight() - 2, 1, mostBars) != m_roomFor)
        redraw();
}

void HistoryTab::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        redraw();
}

} // namespace kirikae
