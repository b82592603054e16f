// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/startup/Phase.h"

#include <optional>

namespace kirikae {

/// Cuts time into phases: enter() says which phase holds from an instant on. Stretches of one phase add up, the sum
/// over all phases is exactly end - start, and time never runs backwards (an earlier instant than the last is taken as
/// the last). Milliseconds on the node's clock.
class PhaseTimeline {
public:
    void start(qint64 timeMs, Phase phase);
    /// The first phase began earlier than it was thought.
    void startEarlier(qint64 timeMs);
    void enter(qint64 timeMs, Phase phase);
    /// Moves the stretch between `fromMs` and the last entry over to `phase` (a rule learnt afterwards when it began).
    void reassign(qint64 fromMs, qint64 toMs, Phase phase);
    void finish(qint64 timeMs);

    [[nodiscard]] bool isStarted() const { return !m_stretches.isEmpty(); }
    [[nodiscard]] bool isFinished() const { return m_end.has_value(); }
    [[nodiscard]] Phase current() const;
    [[nodiscard]] qint64 startMs() const;
    /// Milliseconds per phase, in the order of first appearance, up to `nowMs` (or the end when finished).
    [[nodiscard]] QList<std::pair<Phase, qint64>> milliseconds(qint64 nowMs) const;
    [[nodiscard]] QList<PhaseTime> seconds(qint64 nowMs) const;
    [[nodiscard]] qint64 phaseMs(Phase phase, qint64 nowMs) const;

private:
    struct Stretch {
        qint64 fromMs;
        Phase phase;
    };
    QList<Stretch> m_stretches;
    std::optional<qint64> m_end;
};

} // namespace kirikae
