// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/ClockTimer.h"
#include "models/node/NodeOps.h"

namespace kirikae {

/// Asks a service's port whether it is up, quickly at first and then ever more slowly. /health decides where there is
/// one (llama-server lists its models while it still loads); else /v1/models does. Owned by a step; main thread.
class ReadinessProbe : public QObject {
    Q_OBJECT
public:
    struct Pace {
        Milliseconds first{50};
        Milliseconds slowest{1'000};
        Milliseconds deadline{2'000};
    };

    ReadinessProbe(NodeOps &ops, quint16 port, ApiKey key, Pace pace, QObject *parent);
    /// May be called again after answered().
    void start();
    void stop();

signals:
    void answered(); ///< it is up; comes once, then the probe rests

private:
    void poll();
    void judge(const Result<ServiceAnswer> &answer);

    NodeOps &m_ops;
    quint16 m_port;
    ApiKey m_key;
    Pace m_pace;
    Milliseconds m_wait;
    ClockTimer m_timer;
    bool m_hasHealth = true;
    bool m_isStopped = true;
};

} // namespace kirikae
