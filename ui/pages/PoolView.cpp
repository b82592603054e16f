// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/PoolView.h"

#include "ui/widgets/GaugeBar.h"
#include "ui/widgets/Legend.h"
#include "ui/widgets/PlainLabel.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace kirikae {

using Look = PlainLabel::Look;

namespace {

/// The part of the desk that the second bar shows: only a plan is a question about the future.
std::optional<AfterSwitch> ghostOf(const Pool &pool, const NodeDesk &desk)
{
    if (desk.view() != NodeDesk::View::Plan)
        return std::nullopt;
    const FitVerdict *verdict = desk.verdict();
    return verdict ? afterSwitch(pool, desk.outgoing(), *verdict) : std::nullopt;
}

Bytes heldBy(const Pool &pool, const ServiceId &service)
{
    Bytes sum = 0;
    for (const PoolSegment &segment : pool.segments)
        sum += !service.isEmpty() && segment.serviceId == service ? segment.bytes : 0;
    return sum;
}

} // namespace

PoolView::PoolView(QWidget *parent)
    : QWidget(parent)
    , m_title(new PlainLabel(Look::Title))
    , m_subtitle(new ElidedLabel(Look::Muted))
    , m_pressure(new PlainLabel(Look::Muted))
    , m_swap(new PlainLabel(Look::Muted))
    , m_headline(new PlainLabel(Look::Title))
    , m_bar(new GaugeBar)
    , m_legend(new Legend)
    , m_caption(new ElidedLabel(Look::Muted))
{
    auto *head = new QHBoxLayout;
    head->setSpacing(fontMetrics().height());
    head->addWidget(m_title);
    head->addWidget(m_subtitle, 1);
    head->addWidget(m_pressure);
    head->addWidget(m_swap);
    head->addWidget(m_headline);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(fontMetrics().height() / 3);
    column->addLayout(head);
    column->addWidget(m_bar);
    column->addWidget(m_legend);
    column->addWidget(m_caption);
    m_headline->setObjectName(QStringLiteral("availableHeadline"));
    m_bar->setObjectName(QStringLiteral("gaugeBar"));
    m_caption->setObjectName(QStringLiteral("gaugeCaption"));
    m_pressure->setToolTip(tr("Share of the last ten seconds in which something waited for memory, in percent"));
}

/// The service that has the first colours: of the slot that is switched, or would be.
ServiceId PoolView::inTheWay(const NodeState &state, const NodeDesk &desk)
{
    if (!state.activeSwitch || state.activeSwitch->service.isEmpty())
        return desk.outgoing();
    const ProfileEntry *target = state.profile(state.activeSwitch->profileId);
    const Service *back =
        state.activeSwitch->restore && target ? state.serviceInSlot(target->file.profile.slot) : nullptr;
    return back ? back->id : state.activeSwitch->service;
}

void PoolView::show(const Pool &pool, const NodeState &state, const NodeDesk &desk, bool isTarget)
{
    showHead(pool, state);
    const auto after = isTarget ? ghostOf(pool, desk) : std::nullopt;
    m_bar->reserveSecondBar(isTarget);
    m_bar->setAccessibleName(tr("Memory of the %1").arg(pool.name));
    m_bar->show(pool, inTheWay(state, desk), after);
    showLegend(pool);
    m_caption->setVisible(isTarget);
    m_caption->setFullText(isTarget ? caption(state, desk, after) : QString());
}

void PoolView::showHead(const Pool &pool, const NodeState &state)
{
    m_title->setText(pool.kind == Pool::Kind::Vram ? tr("GPU memory") : tr("Memory"));
    QString size = gib(pool.total);
    if (pool.firmware)
        size = tr("%1 of %2 GiB").arg(gibNumber(pool.total)).arg((pool.total + *pool.firmware + GiB / 2) / GiB);
    QString subtitle = QStringLiteral("%1, %2").arg(pool.name, size);
    if (pool.approximate)
        subtitle += QStringLiteral(" · ") + tr("approximate");
    if (pool.cudaUsableHugePages)
        subtitle += QStringLiteral(" · ") + tr("CUDA can use %1").arg(gib(*pool.cudaUsableHugePages));
    if (state.memory && !state.memory->gpuProblem.isEmpty())
        subtitle += QStringLiteral(" · ") + tr("GPU not split: %1").arg(state.memory->gpuProblem);
    m_subtitle->setFullText(subtitle);
    const bool isVram = pool.kind == Pool::Kind::Vram;
    m_pressure->setVisible(!isVram);
    m_swap->setVisible(!isVram);
    const bool hasPressure = state.memory && state.memory->pressure;
    m_pressure->setText(hasPressure ? tr("pressure %1").arg(state.memory->pressure->someAvg10, 0, 'f', 1)
                                    : tr("pressure not reported"));
    if (pool.swapTotal && *pool.swapTotal == 0)
        m_swap->setText(tr("no swap"));
    else if (pool.swapTotal && pool.swapUsed)
        m_swap->setText(tr("swap %1 of %2").arg(gibNumber(*pool.swapUsed), gibNumber(*pool.swapTotal)));
    else
        m_swap->setText(tr("swap not reported"));
    m_headline->setText(tr("%1 available").arg(gib(pool.available)));
    const bool isLow = pool.available < pool.refuse;
    m_headline->setLook(isLow ? Look::Bad : Look::Title);
}

void PoolView::showLegend(const Pool &pool)
{
    QList<Legend::Entry> entries;
    constexpr Bytes visible = GiB / 20;
    for (const PoolSegment &segment : pool.segments) {
        if (segment.bytes >= visible)
            entries.append({m_bar->colorOf(segment), segment.label + QLatin1Char(' ') + gibNumber(segment.bytes)});
    }
    m_legend->show(entries);
}

QString PoolView::caption(const NodeState &state, const NodeDesk &desk, const std::optional<AfterSwitch> &after) const
{
    if (state.activeSwitch && state.activeSwitch->stage == SwitchProgress::Stage::RollingBack)
        return {}; // the lowest was the target's
    if (state.activeSwitch) {
        QStringList parts;
        if (state.activeSwitch->lowestAvailable)
            parts << tr("lowest so far %1").arg(gib(*state.activeSwitch->lowestAvailable));
        if (state.activeSwitch->guardFloor)
            parts << tr("the guard stops the load below %1").arg(gib(*state.activeSwitch->guardFloor));
        return parts.join(QStringLiteral(" · "));
    }
    if (!after || !desk.entry())
        return {};
    const Service *out = state.service(desk.outgoing());
    QStringList parts{after->left >= 0 ? tr("%1 stay available").arg(gib(after->left))
                                       : tr("%1 are missing").arg(gib(-after->left))};
    if (out)
        parts << tr("%1 gives back %2").arg(out->profileName, gib(heldBy(state.pools.first(), out->id)));
    parts << tr("%1 takes %2").arg(desk.entry()->file.profile.name, gib(after->comingBytes()));
    return tr("After the switch (lower bar): %1").arg(parts.join(QStringLiteral(", ")));
}

} // namespace kirikae
