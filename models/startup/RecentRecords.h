// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/startup/LogRecord.h"
#include "models/startup/StartState.h"

#include <deque>
#include <vector>

namespace kirikae {

/// The last records that rules may know, each with what held before it: what it takes to put a line that comes too late
/// where its time says. Several processes write one log, and pipes mix their lines. Owned by a StartupReader; bounded.
class RecentRecords {
public:
    struct Entry {
        LogRecord record; ///< its message is `text`, the process' name is gone
        QByteArray text;
        std::vector<int> candidates;
        LogMoment moment;
        StartState before;
    };

    void note(const LogRecord &record, const std::vector<int> &candidates, const LogMoment &moment,
              const StartState &before);
    static constexpr qint64 mostLines = 64; ///< that a line may be late by

    /// Takes out the entries that are later than `moment`, oldest first, up to `lines` lines back in the log.
    [[nodiscard]] std::vector<Entry> takeLaterThan(const LogMoment &moment, qint64 lines);
    void clear() { m_entries.clear(); }

private:
    std::deque<Entry> m_entries;
};

} // namespace kirikae
