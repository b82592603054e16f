// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/lists/MemoryTrace.h"

#include <algorithm>

namespace kirikae {

namespace {
constexpr qint64 keptMs = 60 * 60 * 1000;
constexpr qint64 closestMs = 500;

double toGib(Bytes bytes)
{
    return static_cast<double>(bytes) / static_cast<double>(GiB);
}
} // namespace

void MemoryTrace::add(const Point &point)
{
    if (!m_points.empty() && point.timeMs < m_points.back().timeMs)
        m_points.clear(); // the node's clock was set back: old times mean nothing now
    if (!m_points.empty() && point.timeMs - m_points.back().timeMs < closestMs)
        return;
    m_points.push_back(point);
    while (m_points.front().timeMs < point.timeMs - keptMs)
        m_points.pop_front();
}

template <class Value>
QList<QPointF> MemoryTrace::thinned(qsizetype most, Value value) const
{
    QList<QPointF> points;
    const auto count = static_cast<qsizetype>(m_points.size());
    const qsizetype step = std::max<qsizetype>(1, (count + most - 1) / std::max<qsizetype>(1, most));
    for (qsizetype from = 0; from < count; from += step) {
        const auto first = m_points.begin() + from;
        const auto last = m_points.begin() + std::min(from + step, count);
        const auto lowest = std::min_element(
            first, last, [](const Point &left, const Point &right) { return left.available < right.available; });
        const double minutes = static_cast<double>(newestMs() - lowest->timeMs) / 60'000.0;
        points.append({minutes, toGib(value(*lowest))});
    }
    return points;
}

QList<QPointF> MemoryTrace::availableGib(qsizetype most) const
{
    return thinned(most, [](const Point &point) { return point.available; });
}

QList<QPointF> MemoryTrace::pageCacheGib(qsizetype most) const
{
    return thinned(most, [](const Point &point) { return point.pageCache; });
}

} // namespace kirikae
