// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/ClockTimer.h"
#include "models/node/DirectNode.h"

#include <QSet>

namespace kirikae {

/// Watches the disks that models and images fill up: one warning with figures when less than the floor is free, and
/// again only after there was a tenth more than the floor. Owned by Upkeep; main thread.
class DiskWatch : public QObject {
    Q_OBJECT
public:
    DiskWatch(DirectNode &node, NodeOps &ops, QObject *parent);
    void start();
    /// 0 = off.
    void setFloor(Bytes floor);

private:
    void look();
    void judge(const QList<DiskSpace> &disks);
    void warn(const DiskSpace &disk);
    void scheduleNext();

    DirectNode &m_node;
    NodeOps &m_ops;
    ClockTimer m_timer;
    Bytes m_floor = 0;
    QSet<QString> m_low; ///< mount points that were warned of
    bool m_isSupported = true;
};

} // namespace kirikae
