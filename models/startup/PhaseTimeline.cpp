// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/startup/PhaseTimeline.h"

#include <algorithm>

namespace kirikae {

void PhaseTimeline::start(qint64 timeMs, Phase phase)
{
    m_stretches = {{timeMs, phase}};
    m_end.reset();
}

void PhaseTimeline::startEarlier(qint64 timeMs)
{
    if (!m_stretches.isEmpty())
        m_stretches.first().fromMs = std::min(m_stretches.first().fromMs, timeMs);
}

void PhaseTimeline::enter(qint64 timeMs, Phase phase)
{
    if (m_stretches.isEmpty()) {
        start(timeMs, phase);
        return;
    }
    if (m_end || m_stretches.last().phase == phase)
        return;
    m_stretches.append({std::max(timeMs, m_stretches.last().fromMs), phase});
}

void PhaseTimeline::reassign(qint64 fromMs, qint64 toMs, Phase phase)
{
    if (m_stretches.isEmpty())
        return;
    const qint64 from = std::max(fromMs, m_stretches.first().fromMs);
    const qint64 to = m_end ? std::min(toMs, *m_end) : toMs;
    if (from >= to)
        return;
    QList<Stretch> cut;
    Phase after = m_stretches.first().phase; // what held at `to`, to go on with there
    for (const Stretch &stretch : std::as_const(m_stretches)) {
        if (stretch.fromMs <= to)
            after = stretch.phase;
        if (stretch.fromMs < from)
            cut.append(stretch);
    }
    cut.append({from, phase});
    cut.append({to, after});
    for (const Stretch &stretch : std::as_const(m_stretches)) {
        if (stretch.fromMs > to)
            cut.append(stretch);
    }
    m_stretches = cut;
}

void PhaseTimeline::finish(qint64 timeMs)
{
    if (!m_stretches.isEmpty() && !m_end)
        m_end = std::max(timeMs, m_stretches.last().fromMs);
}

Phase PhaseTimeline::current() const
{
    return m_stretches.isEmpty() ? Phase::Other : m_stretches.last().phase;
}

qint64 PhaseTimeline::startMs() const
{
    return m_stretches.isEmpty() ? 0 : m_stretches.first().fromMs;
}

QList<std::pair<Phase, qint64>> PhaseTimeline::milliseconds(qint64 nowMs) const
{
    QList<std::pair<Phase, qint64>> sums;
    for (qsizetype i = 0; i < m_stretches.size(); ++i) {
        const qint64 from = m_stretches[i].fromMs;
        const qint64 to = i + 1 < m_stretches.size() ? m_stretches[i + 1].fromMs : m_end.value_or(nowMs);
        const auto sum = std::find_if(sums.begin(), sums.end(),
                                      [&](const auto &entry) { return entry.first == m_stretches[i].phase; });
        const qint64 length = std::max<qint64>(0, to - from);
        if (sum == sums.end())
            sums.append({m_stretches[i].phase, length});
        else
            sum->second += length;
    }
    return sums;
}

QList<PhaseTime> PhaseTimeline::seconds(qint64 nowMs) const
{
    QList<PhaseTime> times;
    const auto sums = milliseconds(nowMs);
    for (const auto &[phase, ms] : sums)
        times.append({phase, static_cast<double>(ms) / 1000.0});
    return times;
}

qint64 PhaseTimeline::phaseMs(Phase phase, qint64 nowMs) const
{
    const auto sums = milliseconds(nowMs);
    for (const auto &[candidate, ms] : sums) {
        if (candidate == phase)
            return ms;
    }
    return 0;
}

} // namespace kirikae
