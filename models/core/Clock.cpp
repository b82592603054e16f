// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/core/Clock.h"

#include <QDateTime>
#include <QTimer>

#include <chrono>

namespace kirikae {

qint64 SystemClock::nowMs() const
{
    return QDateTime::currentMSecsSinceEpoch() + m_offsetMs;
}

qint64 SystemClock::steadyMs() const
{
    return std::chrono::duration_cast<Milliseconds>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

void SystemClock::after(Milliseconds delay, QObject *context, std::function<void()> act)
{
    QTimer::singleShot(delay, Qt::PreciseTimer, context, std::move(act));
}

} // namespace kirikae
