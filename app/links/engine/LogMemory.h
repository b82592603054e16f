// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/startup/LogLine.h"

#include <QHash>
#include <QQueue>

#include <utility>

namespace kirikae {

/// Tells new log lines from those that were passed on before, when a log is read again from a point in time. It keeps
/// the lines of the last second: the engine stores the two streams of a container not quite in the order of their
/// times, so that "later than the newest" would lose some.
class LogMemory {
public:
    explicit LogMemory(LogCursor from);

    [[nodiscard]] LogCursor cursor() const { return m_cursor; }
    /// The point in time to read again from; 0 = the beginning.
    [[nodiscard]] qint64 since() const;
    /// The log comes again from since() on.
    void beginAgain();
    /// Whether the line is new; if so, it is remembered.
    bool accept(const LogLine &line);

private:
    using Key = std::pair<qint64, std::size_t>; ///< the time, and a hash of stream and text
    void forgetOld();

    LogCursor m_from;
    LogCursor m_cursor;
    QQueue<Key> m_recent;
    QHash<Key, int> m_expected; ///< what comes again
    int m_toSkip = 0;           ///< lines at the very time of `from` that somebody else has seen
};

} // namespace kirikae
