// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/ClockTimer.h"
#include "models/node/DirectNode.h"
#include "models/upkeep/HealthProbe.h"

#include <QMap>

namespace kirikae {

/// Asks each running service of ours for a tiny answer now and then, one after the other, never during a switch. Two
/// failures in a row are one warning; the next answer is told as well. What has not answered since its own start may
/// still be loading, and is given time. Owned by Upkeep; main thread.
class HealthCanary : public QObject {
    Q_OBJECT
public:
    static constexpr int failuresToWarn = 2;
    static constexpr qint64 longestStartMs = 45 * 60'000;

    HealthCanary(DirectNode &node, NodeOps &ops, QObject *parent);
    /// 0 = off.
    void setIntervalSeconds(int seconds);

private:
    struct Health {
        qint64 startedMs = 0;
        qint64 seenAsMs = 0; ///< the start that was seen
        qint64 seenMs = 0;   ///< and since when, steady ///< which start of the service this speaks of
        bool hasAnswered = false;
        bool isWarned = false;
        int failures = 0;
    };

    void noteStarts(const NodeState &state);
    void round();
    void askNext();
    void found(const Service &service, const Result<HealthProbe::Finding> &finding);
    void answered(const Service &service, Health &health);
    void failed(const Service &service, Health &health, const QString &why);
    void scheduleNext();

    DirectNode &m_node;
    NodeOps &m_ops;
    ClockTimer m_timer;
    QMap<ServiceId, Health> m_health;
    QList<ServiceId> m_waiting;
    int m_seconds = 0;
    bool m_isAsking = false;
};

} // namespace kirikae
