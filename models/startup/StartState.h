// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/startup/FactBoard.h"
#include "models/startup/LogEvidence.h"
#include "models/startup/PhaseTimeline.h"
#include "models/startup/ProgressTrack.h"

#include <QSet>

namespace kirikae {

/// When and where a record was read.
struct LogMoment {
    qint64 line = 0;
    std::optional<qint64> ms; ///< nothing while the log has shown no time
    bool isOwnTime = false;   ///< the record carries it; otherwise it is that of the record before
};

/// What one start has shown so far: phases, facts, bar, and how it ended. A value, copied cheaply, so that a reader can
/// go back to what held before lines that came too early. Owned by a StartupReader.
class StartState {
public:
    /// Begins the timeline, once there is a time.
    void begin(const LogMoment &moment);
    /// Ends a wait for the next time in the log. True when there was one.
    bool passTime(const LogMoment &moment);
    /// What `rule` says about the line that it matched. `counts`: the line is the first worker's, so it moves phases
    /// and bar; the others' lines only carry facts. True when a viewer may want to redraw.
    bool apply(const EngineRule &rule, const QRegularExpressionMatch &match, const LogRecord &record,
               const LogMoment &moment, bool counts);
    void finish(const LogMoment &moment);
    /// `rule` shows that another start than this one has begun.
    [[nodiscard]] bool isEndedBy(const EngineRule &rule, const LogRecord &record) const;
    [[nodiscard]] bool takes(const EngineRule &rule) const;

    PhaseTimeline timeline;
    FactBoard board;
    ProgressTrack progress;
    std::optional<LogEvidence> fatal;
    qint64 firstLine = 1;
    qint64 lastKnownLine = 0;
    Phase phase = Phase::EngineStart; ///< the timeline's, also while there is no time
    bool isReady = false;
    bool isOver = false;
    bool hasFirstWorker = false; ///< a line named rank 0

private:
    bool applyEffects(const EngineRule &rule, const QRegularExpressionMatch &match, const LogMoment &moment);
    bool enter(const EngineRule &rule, const QRegularExpressionMatch &match, const LogMoment &moment);

    QSet<const EngineRule *> m_seenRestarts;
    qint64 m_lastKnownMs = 0;
    qint64 m_msBefore = 0;            ///< m_lastKnownMs before the line being read
    std::optional<Phase> m_lateEntry; ///< waits for the next time in the log
};

} // namespace kirikae
