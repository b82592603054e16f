// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/host/Host.h"
#include "models/core/Clock.h"

#include <QElapsedTimer>
#include <QObject>

namespace kirikae {

/// Measures how far the node's clock is from this machine's: the quickest of a few round trips counts, and a difference
/// smaller than what that round trip leaves open counts as none. Owned by HostOps; main thread.
class ClockProbe : public QObject {
    Q_OBJECT
public:
    ClockProbe(Host &host, SystemClock &clock, QObject *parent = nullptr);

    /// Sets the clock's offset.
    Pending<void> measure();

private:
    void ask(int timesLeft, const Once<void> &done);

    Host &m_host;
    SystemClock &m_clock;
    qint64 m_bestTripNs = 0;
    qint64 m_offsetMs = 0;
};

} // namespace kirikae
