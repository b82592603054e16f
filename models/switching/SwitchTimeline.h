// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/startup/StartupReader.h"

#include <memory>

namespace kirikae {

/// The whole way forward of a switch cut into phases that add up to the millisecond: the engine marks stop, memory,
/// container start and response check; the stretch of a load is split by the reader of its log. Node clock.
class SwitchTimeline {
public:
    struct Mark {
        qint64 fromMs = 0;
        Phase phase = Phase::Stop;
        bool operator==(const Mark &) const = default;
    };

    /// The phase that holds from an instant on. An earlier instant than the last is taken as the last; entering the
    /// current phase again changes nothing.
    void enter(qint64 timeMs, Phase phase);
    /// From the current mark (a container start) on, `reader` says which phase it is.
    void attach(std::shared_ptr<const StartupReader> reader);
    /// The first finish counts.
    void finish(qint64 timeMs);
    [[nodiscard]] std::optional<qint64> endMs() const { return m_end; }

    [[nodiscard]] bool isStarted() const { return !m_marks.isEmpty(); }
    [[nodiscard]] qint64 startMs() const { return m_marks.isEmpty() ? 0 : m_marks.first().fromMs; }
    [[nodiscard]] qint64 totalMs(qint64 nowMs) const;
    [[nodiscard]] std::optional<Phase> current() const;
    /// In the order of first appearance.
    [[nodiscard]] QList<std::pair<Phase, qint64>> milliseconds(qint64 nowMs) const;
    [[nodiscard]] QList<PhaseTime> seconds(qint64 nowMs) const;

    /// What a restarted process needs to go on; what a reader told of earlier attempts is folded into marks.
    [[nodiscard]] QList<Mark> marks() const { return m_marks; }
    void restore(const QList<Mark> &marks) { m_marks = marks; }

private:
    [[nodiscard]] QList<std::pair<Phase, qint64>> split(qint64 fromMs, qint64 toMs) const;
    void fold(qint64 toMs);

    QList<Mark> m_marks;
    std::shared_ptr<const StartupReader> m_reader; ///< splits the mark at m_readerMark
    qsizetype m_readerMark = -1;
    std::optional<qint64> m_end;
};

} // namespace kirikae
