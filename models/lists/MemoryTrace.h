// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Bytes.h"

#include <QList>
#include <QPointF>

#include <deque>

namespace kirikae {

/// What was available in the main pool over the last hour: bounded, and thinned to what a plot can show. Times are the
/// node's. A gap in the samples stays a gap. Main thread.
class MemoryTrace {
public:
    struct Point {
        qint64 timeMs = 0;
        Bytes available = 0;
        Bytes pageCache = 0;
    };

    /// Samples less than half a second after the last one are dropped.
    void add(const Point &point);
    [[nodiscard]] bool isEmpty() const { return m_points.empty(); }
    [[nodiscard]] qint64 newestMs() const { return m_points.empty() ? 0 : m_points.back().timeMs; }

    /// x = minutes before the newest, y = GiB. The lowest of each column is kept, since the low points are
    /// what matters; at most `most` points.
    [[nodiscard]] QList<QPointF> availableGib(qsizetype most) const;
    /// What of it is page cache.
    [[nodiscard]] QList<QPointF> pageCacheGib(qsizetype most) const;

private:
    template <class Value>
    [[nodiscard]] QList<QPointF> thinned(qsizetype most, Value value) const;

    std::deque<Point> m_points;
};

} // namespace kirikae
