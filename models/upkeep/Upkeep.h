// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/upkeep/BootStart.h"
#include "models/upkeep/DiskWatch.h"
#include "models/upkeep/HealthCanary.h"
#include "models/upkeep/Lease.h"
#include "models/upkeep/RestartBrake.h"
#include "models/upkeep/UpkeepStore.h"

namespace kirikae {

/// What kirikaed does on a node when nobody watches: a profile at boot, a question to each service now and then, an end
/// to restart loops, an eye on the disks and on the lease. All of it shows as events of the node; the settings are in
/// its state. Owned by the program, which keeps the three given ones alive longer; main thread.
class Upkeep : public QObject {
    Q_OBJECT
public:
    Upkeep(DirectNode &node, NodeOps &ops, UpkeepStore &store,
           const QString &bootRecordPath = BootRecord::defaultPath(), QObject *parent = nullptr);

    void setBootPace(const BootStart::Pace &pace) { m_boot.setPace(pace); }
    /// Once, when the settings are loaded; before or after the node is opened.
    void start();

private:
    void apply(const UpkeepSettings &settings);

    DirectNode &m_node;
    UpkeepStore &m_store;
    BootStart m_boot;
    HealthCanary m_canary;
    RestartBrake m_brake;
    DiskWatch m_disks;
    Lease m_lease;
};

} // namespace kirikae
