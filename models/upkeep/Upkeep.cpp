// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/upkeep/Upkeep.h"

namespace kirikae {

Upkeep::Upkeep(DirectNode &node, NodeOps &ops, UpkeepStore &store, const QString &bootRecordPath, QObject *parent)
    : QObject(parent)
    , m_node(node)
    , m_store(store)
    , m_boot(node, ops, bootRecordPath, this)
    , m_canary(node, ops, this)
    , m_brake(node, ops, this)
    , m_disks(node, ops, this)
    , m_lease(node, ops, this)
{
}

void Upkeep::start()
{
    connect(&m_store, &UpkeepStore::changed, this, &Upkeep::apply);
    apply(m_store.settings());
    m_boot.start();
    m_disks.start();
}

void Upkeep::apply(const UpkeepSettings &settings)
{
    m_boot.setProfile(settings.bootProfile);
    m_canary.setIntervalSeconds(settings.canarySeconds);
    m_disks.setFloor(settings.diskFloorBytes);
    m_lease.set(settings);
    m_node.setUpkeep(settings);
}

} // namespace kirikae
