// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/startup/LogRecord.h"

#include <optional>

namespace kirikae {

/// The first line of what a new process may have said before the line that shows it to be a new start. Processes that
/// put their name in front of their lines do not do so until they have read their arguments: lines without a name right
/// before a new start are that start's. Owned by a StartupReader.
class StartPrelude {
public:
    /// `isKnown`: a rule of the start under way knew the line, so it is none of a new one's.
    void note(const LogRecord &record, bool isKnown, qint64 linkMs);
    void clear() { *this = {}; }
    /// What stands before `record`, with which a new start was seen; times only. Nothing = it has no prelude.
    [[nodiscard]] std::optional<LogRecord> before(const LogRecord &record) const;
    [[nodiscard]] qint64 linkMs() const { return m_linkMs; }

private:
    std::optional<LogRecord> m_first;
    qint64 m_linkMs = 0;
    int m_linesSince = 0;
    bool m_hasNames = false; ///< lines of the start under way name their processes
};

} // namespace kirikae
