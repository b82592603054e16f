// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/memory/MemorySample.h"

#include <QByteArray>
#include <QList>

#include <functional>

namespace kirikae {

/// Turns what memory-loop.sh prints into samples: one per "@tick" frame, with the newest "@slow" frame's figures
/// carried over. The first ticks are held back until the first slow frame is there: a machine must not look as if it
/// had no GPU. A frame that a cut link left unfinished is dropped with reset().
class MemoryFrames {
public:
    /// `nowMs` is the node's clock, for shells that do not know the time.
    explicit MemoryFrames(std::function<qint64()> nowMs);

    QList<MemorySample> feed(const QByteArray &bytes);
    void reset();
    /// Whether a slow frame has been read since the start.
    [[nodiscard]] bool hasSlow() const { return m_slow.timeMs > 0; }
    /// The last tick with the newest slow figures.
    [[nodiscard]] MemorySample newest() const;

private:
    void takeLine(const QByteArray &line, QList<MemorySample> &samples);
    void endFrame(QList<MemorySample> &samples);
    [[nodiscard]] MemorySample readTick() const;
    void readSlow();
    void readProblem();
    [[nodiscard]] QByteArray part(const char *name) const { return m_parts.value(name); }

    std::function<qint64()> m_nowMs;
    QByteArray m_partial;
    QByteArray m_frame; ///< "tick", "slow", or empty between frames
    QByteArray m_part;
    QByteArray m_argument; ///< what stands behind @tick or @problem
    QHash<QByteArray, QByteArray> m_parts;
    qsizetype m_frameSize = 0;
    int m_ticksHeld = 0;
    MemorySample m_slow;          ///< only what comes with slow frames
    QList<GpuProcess> m_graphics; ///< the desktop's programs: not in every slow frame
    MemorySample m_tick;
};

} // namespace kirikae
