// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/startup/LogRecord.h"

#include <array>
#include <optional>

namespace kirikae {

/// Makes one line of time out of the clocks that a log carries: the link's, the one a runtime put in front, the
/// program's own (without a year, in whatever zone, over New Year and daylight saving), a running time. The best clock
/// seen so far rules; the others are lined up with it where a record carries both.
class LogClock {
public:
    /// The record's instant in milliseconds; nothing while no time has been seen. A record without a time has that of
    /// the record before.
    std::optional<qint64> at(const LogRecord &record, qint64 linkMs);
    [[nodiscard]] bool isRunning() const { return m_now.has_value(); }
    [[nodiscard]] qint64 nowMs() const { return m_now.value_or(0); }
    /// The last record's own instant, which lies before nowMs() when later records came first.
    [[nodiscard]] std::optional<qint64> lineMs() const { return m_line; }

private:
    enum Source { Relative, Inner, Outer, Link, SourceCount };
    struct Calendar {
        int year = 0;
        qint64 lastMs = 0;
        qint64 shiftMs = 0; ///< hours that daylight saving took or gave
        bool isSet = false;
        bool isYearGuessed = false;
    };

    qint64 resolve(const LogStamp &stamp, Calendar *calendar) const;

    std::array<std::optional<qint64>, SourceCount> m_offset; ///< from a source's time to ours
    std::array<Calendar, SourceCount> m_calendar;
    int m_ruling = -1;
    std::optional<qint64> m_now;
    std::optional<qint64> m_line;
};

} // namespace kirikae
