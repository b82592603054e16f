// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/startup/EngineRules.h"
#include "models/startup/LogEvidence.h"
#include "models/startup/LogLine.h"
#include "models/startup/PhaseTimeline.h"
#include "models/startup/StartupFacts.h"

#include <QObject>

#include <memory>
#include <optional>

namespace kirikae {

/// Lines in, phases and facts out: reads a service's start-up log as it grows or as a whole. Picks the engine's rules
/// from the profile's hint or from the text. Only the last start of the log counts. Plain object, any thread, no I/O;
/// memory is bounded whatever the log holds.
class StartupReader {
public:
    explicit StartupReader(EngineRuleSets rules, const QString &engineHint = {});
    ~StartupReader();

    /// `nowMs` is used for lines that carry no time at all (live logs); 0 = the log is a file, use the times in the
    /// text.
    void read(const LogLine &line, qint64 nowMs = 0);
    /// The log has ended (file) or the start is over (live).
    void finish();

    [[nodiscard]] bool isReady() const;                     ///< the engine said that it is ready
    [[nodiscard]] bool isOver() const;                      ///< ready, or a batch run that has begun its work
    [[nodiscard]] std::optional<LogEvidence> fatal() const; ///< a line after which this start cannot succeed
    [[nodiscard]] const StartupFacts &facts() const;
    [[nodiscard]] const PhaseTimeline &
    timeline() const; ///< from the first line of the last start; no stop/memory phases
    [[nodiscard]] Phase phase() const;
    [[nodiscard]] std::optional<SubProgress> progress() const; ///< of the current phase; never goes back
    [[nodiscard]] qint64 lineCount() const;
    /// False while no line carried a time: then the timeline's lengths mean nothing.
    [[nodiscard]] bool hasTimes() const;
    /// The number of the line that began the last start, and of the last one that a rule understood.
    [[nodiscard]] qint64 firstLine() const;
    [[nodiscard]] qint64 lastKnownLine() const;
    /// Incremented by every change that a viewer may want to redraw for.
    [[nodiscard]] quint64 revision() const;

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace kirikae
