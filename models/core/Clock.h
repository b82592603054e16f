// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <chrono>
#include <functional>

namespace kirikae {

using Milliseconds = std::chrono::milliseconds;

/// The node's clock. Everything the engine times or waits for goes through it, so that phases are on the node's time
/// (log timestamps) and the demo node can run at 60 times the speed. Two readings: nowMs() is for stamps and may jump
/// (NTP, a person); every wait and every limit counts on steadyMs(). Lives as long as the NodeOps that owns it.
class Clock {
public:
    virtual ~Clock() = default;
    /// Milliseconds since the Unix epoch on the node. Jumps when the node's clock is set.
    [[nodiscard]] virtual qint64 nowMs() const = 0;
    /// Milliseconds since some instant. Never goes back, never jumps, and stands still while this machine sleeps.
    [[nodiscard]] virtual qint64 steadyMs() const = 0;
    /// Calls `act` once after `delay` of node time, from the event loop; not at all if `context` dies first.
    virtual void after(Milliseconds delay, QObject *context, std::function<void()> act) = 0;
};

/// This machine's clock, shifted by the measured difference to the node's.
class SystemClock : public Clock {
public:
    [[nodiscard]] qint64 nowMs() const override;
    [[nodiscard]] qint64 steadyMs() const override;
    void after(Milliseconds delay, QObject *context, std::function<void()> act) override;
    void setOffsetMs(qint64 nodeMinusHere) { m_offsetMs = nodeMinusHere; }

private:
    qint64 m_offsetMs = 0;
};

} // namespace kirikae
