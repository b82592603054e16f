// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Clock.h"

#include <QPointer>

#include <list>

namespace kirikae {

/// A clock that does not wait: when the event loop has come to rest, it jumps to the next thing that is due. Minutes of
/// node time pass in milliseconds, and always in the same order.
class StepClock : public QObject, public Clock {
    Q_OBJECT
public:
    explicit StepClock(qint64 startMs = 1'800'000'000'000);

    [[nodiscard]] qint64 nowMs() const override { return m_nowMs + m_setByMs; }
    [[nodiscard]] qint64 steadyMs() const override { return m_nowMs; }
    /// Sets the wall clock forward (or back), as NTP or a person does: what waits does not notice.
    void setWall(Milliseconds by) { m_setByMs += by.count(); }
    void after(Milliseconds delay, QObject *context, std::function<void()> act) override;
    /// Time stands still from now on, until it is let go.
    void hold() { m_isHeld = true; }
    void release();

private:
    struct Entry {
        qint64 dueMs;
        QPointer<QObject> context;
        std::function<void()> act;
    };
    void goOn();
    void settle(int turnsLeft);
    void jump();

    qint64 m_nowMs;
    qint64 m_setByMs = 0;
    std::list<Entry> m_entries; ///< in the order in which they are due
    bool m_isSettling = false;
    bool m_isHeld = false;
};

} // namespace kirikae
