// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/MemoryTab.h"

#include "ui/widgets/MetricPlot.h"
#include "ui/widgets/PlainLabel.h"

#include <QVBoxLayout>

namespace kirikae {

namespace {
constexpr qsizetype mostPoints = 600;
constexpr qint64 drawEveryMs = 1000;
} // namespace

MemoryTab::MemoryTab(QWidget *parent)
    : QWidget(parent)
    , m_note(new PlainLabel(PlainLabel::Look::Muted))
    , m_plot(new MetricPlot(tr("available, GiB")))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, fontMetrics().height() / 2, 0, 0);
    column->addWidget(m_note);
    column->addWidget(m_plot, 1);
    m_note->setText(tr("Memory over time is shown once the node is connected."));
    m_plot->setObjectName(QStringLiteral("memoryPlot"));
}

void MemoryTab::take(const NodeState &state)
{
    if (state.pools.isEmpty() || !state.memory)
        return;
    m_pool = state.pools.first();
    Bytes cache = 0;
    for (const PoolSegment &segment : m_pool.segments)
        cache += segment.kind == PoolSegment::Kind::PageCache ? segment.bytes : 0;
    m_trace.add({state.memory->timeMs, m_pool.available, cache});
    if (isVisible() && m_trace.newestMs() - m_drawnMs >= drawEveryMs)
        redraw();
}

void MemoryTab::redraw()
{
    if (m_trace.isEmpty())
        return;
    m_drawnMs = m_trace.newestMs();
    const auto toGib = [](Bytes bytes) { return static_cast<double>(bytes) / static_cast<double>(GiB); };
    m_plot->show(m_trace.availableGib(mostPoints), m_trace.pageCacheGib(mostPoints), toGib(m_pool.total),
                 toGib(m_pool.reserve));
    const QString text = tr("%1 available now in the %2; grey: page cache within it; dashed: keep %3 free")
                             .arg(gib(m_pool.available), m_pool.name, gibNumber(m_pool.reserve));
    m_note->setText(text);
    m_plot->setAccessibleName(text);
}

void MemoryTab::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    redraw();
}

} // namespace kirikae
