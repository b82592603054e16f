// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/ops/ClockProbe.h"

#include "app/links/ops/NodeScript.h"

#include <QDateTime>

#include <limits>

namespace kirikae {

namespace {

constexpr int roundTrips = 4;

} // namespace

ClockProbe::ClockProbe(Host &host, SystemClock &clock, QObject *parent)
    : QObject(parent)
    , m_host(host)
    , m_clock(clock)
{
}

Pending<void> ClockProbe::measure()
{
    m_bestTripNs = std::numeric_limits<qint64>::max();
    const Once<void> done;
    ask(roundTrips, done);
    return done.future();
}

void ClockProbe::ask(int timesLeft, const Once<void> &done)
{
    if (timesLeft == 0) {
        const bool isClear = qAbs(m_offsetMs) * 1'000'000 > m_bestTripNs / 2;
        m_clock.setOffsetMs(isClear ? m_offsetMs : 0);
        return done.settle({});
    }
    QElapsedTimer trip;
    trip.start();
    const qint64 sentMs = QDateTime::currentMSecsSinceEpoch();
    whenDone(m_host.run(nodeScript("clock")), this,
             [this, timesLeft, done, trip, sentMs](const Result<RunOutput> &output) {
                 if (!output)
                     return done.settle(fail(output.error()));
                 const qint64 tripNs = trip.nsecsElapsed();
                 const qint64 nodeNs = output->standardOutput.trimmed().toLongLong();
                 if (output->exitCode == 0 && nodeNs > 0 && tripNs < m_bestTripNs) {
                     m_bestTripNs = tripNs;
                     m_offsetMs = (nodeNs - tripNs / 2) / 1'000'000 - sentMs;
                 }
                 ask(timesLeft - 1, done);
             });
}

} // namespace kirikae
