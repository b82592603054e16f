// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Clock.h"

namespace kirikae {

/// One wait at a time on a node's clock, which by itself cannot take a wait back. A new start() replaces the one that
/// is pending, stop() and destruction drop it. Main thread; the clock must outlive it.
class ClockTimer : public QObject {
    Q_OBJECT
public:
    ClockTimer(Clock &clock, QObject *parent);

    void start(Milliseconds delay, std::function<void()> act);
    void stop();
    [[nodiscard]] bool isActive() const { return m_isActive; }

private:
    Clock &m_clock;
    quint64 m_generation = 0;
    bool m_isActive = false;
};

} // namespace kirikae
