// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/core/ClockTimer.h"

namespace kirikae {

ClockTimer::ClockTimer(Clock &clock, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
{
}

void ClockTimer::start(Milliseconds delay, std::function<void()> act)
{
    m_isActive = true;
    m_clock.after(delay, this, [this, generation = ++m_generation, act = std::move(act)] {
        if (generation != m_generation)
            return;
        m_isActive = false;
        act();
    });
}

void ClockTimer::stop()
{
    ++m_generation;
    m_isActive = false;
}

} // namespace kirikae
