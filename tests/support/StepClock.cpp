// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/StepClock.h"

#include <algorithm>

namespace kirikae {

namespace {
/// How many turns of the event loop a chain of answers may take before time moves on.
constexpr int turnsOfRest = 40;
} // namespace

StepClock::StepClock(qint64 startMs)
    : m_nowMs(startMs)
{
}

void StepClock::after(Milliseconds delay, QObject *context, std::function<void()> act)
{
    const qint64 due = m_nowMs + std::max<qint64>(0, delay.count());
    const auto later =
        std::find_if(m_entries.begin(), m_entries.end(), [due](const Entry &entry) { return entry.dueMs > due; });
    m_entries.insert(later, {due, context, std::move(act)});
    goOn();
}

void StepClock::release()
{
    m_isHeld = false;
    goOn();
}

void StepClock::goOn()
{
    if (m_entries.empty() || m_isSettling || m_isHeld)
        return;
    m_isSettling = true;
    settle(turnsOfRest);
}

void StepClock::settle(int turnsLeft)
{
    QMetaObject::invokeMethod(
        this,
        [this, turnsLeft] {
            if (turnsLeft > 0)
                settle(turnsLeft - 1);
            else
                jump();
        },
        Qt::QueuedConnection);
}

void StepClock::jump()
{
    m_isSettling = false;
    if (m_entries.empty() || m_isHeld)
        return;
    Entry entry = std::move(m_entries.front());
    m_entries.pop_front();
    m_nowMs = std::max(m_nowMs, entry.dueMs);
    if (entry.context)
        entry.act();
    goOn();
}

} // namespace kirikae
