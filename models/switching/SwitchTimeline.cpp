// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/switching/SwitchTimeline.h"

#include <algorithm>

namespace kirikae {

namespace {

using Stretches = QList<std::pair<Phase, qint64>>;

void addTo(Stretches *sums, Phase phase, qint64 ms)
{
    const auto it =
        std::find_if(sums->begin(), sums->end(), [phase](const auto &entry) { return entry.first == phase; });
    if (it == sums->end())
        sums->append({phase, ms});
    else
        it->second += ms;
}

} // namespace

void SwitchTimeline::enter(qint64 timeMs, Phase phase)
{
    if (!m_marks.isEmpty()) {
        if (m_marks.last().phase == phase)
            return;
        timeMs = std::max(timeMs, m_marks.last().fromMs);
    }
    if (phase == Phase::ContainerStart || phase == Phase::Memory)
        fold(timeMs);
    m_marks.append({timeMs, phase});
}

void SwitchTimeline::attach(std::shared_ptr<const StartupReader> reader)
{
    m_reader = std::move(reader);
    m_readerMark = -1;
    for (qsizetype i = m_marks.size() - 1; i >= 0 && m_readerMark < 0; --i) {
        if (m_marks.at(i).phase == Phase::ContainerStart)
            m_readerMark = i;
    }
    // A load that is read again (the process restarted behind it) is cut anew by its log.
    if (m_readerMark >= 0)
        m_marks.resize(m_readerMark + 1);
}

void SwitchTimeline::finish(qint64 timeMs)
{
    if (m_end)
        return;
    m_end = m_marks.isEmpty() ? timeMs : std::max(timeMs, m_marks.last().fromMs);
    fold(*m_end);
}

qint64 SwitchTimeline::totalMs(qint64 nowMs) const
{
    if (m_marks.isEmpty())
        return 0;
    return std::max(m_end.value_or(nowMs), m_marks.last().fromMs) - m_marks.first().fromMs;
}

std::optional<Phase> SwitchTimeline::current() const
{
    if (m_marks.isEmpty())
        return std::nullopt;
    if (m_reader && m_readerMark == m_marks.size() - 1 && m_reader->timeline().isStarted())
        return m_reader->isReady() ? Phase::ApiStart : m_reader->phase();
    return m_marks.last().phase;
}

QList<std::pair<Phase, qint64>> SwitchTimeline::split(qint64 fromMs, qint64 toMs) const
{
    const PhaseTimeline &log = m_reader->timeline();
    if (!log.isStarted())
        return {{Phase::ContainerStart, toMs - fromMs}};
    Stretches parts;
    const qint64 first = std::clamp(log.startMs(), fromMs, toMs);
    parts.append({Phase::ContainerStart, first - fromMs});
    qint64 left = toMs - first;
    for (const auto &[phase, ms] : log.milliseconds(toMs)) {
        const qint64 part = std::clamp<qint64>(ms, 0, left);
        addTo(&parts, phase, part);
        left -= part;
    }
    if (left > 0)
        addTo(&parts, m_reader->isReady() ? Phase::ApiStart : m_reader->phase(), left);
    return parts;
}

QList<std::pair<Phase, qint64>> SwitchTimeline::milliseconds(qint64 nowMs) const
{
    Stretches sums;
    for (qsizetype i = 0; i < m_marks.size(); ++i) {
        const qint64 from = m_marks.at(i).fromMs;
        const qint64 to = i + 1 < m_marks.size() ? m_marks.at(i + 1).fromMs : std::max(m_end.value_or(nowMs), from);
        if (m_reader && i == m_readerMark) {
            for (const auto &[phase, ms] : split(from, to))
                addTo(&sums, phase, ms);
        } else {
            addTo(&sums, m_marks.at(i).phase, to - from);
        }
    }
    return sums;
}

QList<PhaseTime> SwitchTimeline::seconds(qint64 nowMs) const
{
    QList<PhaseTime> times;
    for (const auto &[phase, ms] : milliseconds(nowMs))
        times.append({phase, static_cast<double>(ms) / 1000});
    return times;
}

void SwitchTimeline::fold(qint64 toMs)
{
    if (m_reader && m_readerMark >= 0) {
        const bool isLast = m_readerMark + 1 == m_marks.size();
        qint64 at = m_marks.at(m_readerMark).fromMs;
        const qint64 end = isLast ? toMs : m_marks.at(m_readerMark + 1).fromMs;
        QList<Mark> folded = m_marks.mid(0, m_readerMark);
        Stretches parts = split(at, end);
        // Phases may come back: the one in which it ended stands last, also where another came first for the first
        // time.
        const Phase last = m_reader->isReady() ? Phase::ApiStart : m_reader->phase();
        std::stable_partition(parts.begin(), parts.end(), [last](const auto &part) { return part.first != last; });
        for (const auto &[phase, ms] : std::as_const(parts)) {
            folded.append({at, phase});
            at += ms;
        }
        m_marks = folded + m_marks.mid(m_readerMark + 1);
    }
    m_reader.reset();
    m_readerMark = -1;
}

} // namespace kirikae
