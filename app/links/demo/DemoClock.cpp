// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/demo/DemoClock.h"

#include <QDateTime>

#include <algorithm>
#include <cmath>
#include <utility>

namespace kirikae {

namespace {
// A lag of this much wall time is caught up; anything longer (a debugger, a suspended laptop) is left out.
constexpr double longestCatchUpMs = 250;
// How often time moves on by itself when nothing is due.
constexpr Milliseconds tickEvery{40};
} // namespace

DemoClock::DemoClock(double speed, QObject *parent)
    : QObject(parent)
    , m_speed(std::clamp(speed, 0.1, 10'000.0))
{
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &DemoClock::wake);
    anchorAt(double(QDateTime::currentMSecsSinceEpoch()));
    m_passedMs = m_anchorMs;
    connect(&m_ticks, &QTimer::timeout, this, &DemoClock::tick);
    m_ticks.start(tickEvery);
}

double DemoClock::wallMs() const
{
    return m_anchorMs + double(m_elapsed.nsecsElapsed()) / 1e6 * m_speed;
}

void DemoClock::anchorAt(double nowMs)
{
    m_anchorMs = nowMs;
    m_elapsed.start();
}

qint64 DemoClock::nowMs() const
{
    return qint64(std::floor(m_passedMs));
}

void DemoClock::tick()
{
    // What has just happened may still be answered: no time passes until the program has had a turn.
    if (std::exchange(m_isBusy, false))
        return;
    double now = wallMs();
    if (!m_due.empty())
        now = std::min(now, double(m_due.begin()->first.first));
    m_passedMs = std::max(m_passedMs, now);
}

void DemoClock::setSpeed(double speed)
{
    const double now = double(nowMs());
    m_speed = std::clamp(speed, 0.1, 10'000.0);
    anchorAt(now);
    arm();
}

void DemoClock::after(Milliseconds delay, QObject *context, std::function<void()> act)
{
    const qint64 at = nowMs() + std::max<qint64>(0, qint64(delay.count()));
    m_isBusy = true;
    m_due.emplace(std::pair{at, m_order++}, Entry{context, std::move(act)});
    arm();
}

void DemoClock::arm()
{
    if (m_due.empty())
        return;
    const double wait = (double(m_due.begin()->first.first) - wallMs()) / m_speed;
    m_timer.start(Milliseconds(wait <= 0 ? 0 : qint64(std::ceil(wait))));
}

void DemoClock::wake()
{
    if (m_due.empty())
        return;
    const double at = double(m_due.begin()->first.first);
    const double lag = wallMs() - at;
    if (lag < 0) {
        arm();
        return;
    }
    if (lag > longestCatchUpMs * m_speed)
        anchorAt(at);
    m_passedMs = at;
    m_isBusy = true;
    const Entry entry = std::move(m_due.begin()->second);
    m_due.erase(m_due.begin());
    if (entry.context)
        entry.act();
    arm();
}

} // namespace kirikae
