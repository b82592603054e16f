// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/upkeep/DiskWatch.h"

#include "models/core/Log.h"

namespace kirikae {

namespace {
constexpr Milliseconds pause{60'000};
} // namespace

DiskWatch::DiskWatch(DirectNode &node, NodeOps &ops, QObject *parent)
    : QObject(parent)
    , m_node(node)
    , m_ops(ops)
    , m_timer(ops.clock(), this)
{
}

void DiskWatch::start()
{
    scheduleNext();
}

void DiskWatch::setFloor(Bytes floor)
{
    if (m_floor == floor)
        return;
    m_floor = floor;
    m_low.clear(); // figures of another floor
}

void DiskWatch::scheduleNext()
{
    if (m_isSupported)
        m_timer.start(pause, [this] { look(); });
}

void DiskWatch::look()
{
    const NodeState state = m_node.state();
    if (m_floor <= 0 || !state.loaded) {
        scheduleNext();
        return;
    }
    QList<Profile> profiles;
    for (const ProfileEntry &entry : state.profiles) {
        if (entry.file.damage.isEmpty())
            profiles.append(entry.file.profile);
    }
    whenDone(m_ops.diskSpace(profiles), this, [this](const Result<QList<DiskSpace>> &disks) {
        if (disks)
            judge(*disks);
        else if (disks.error().code == Error::Code::NotSupported)
            m_isSupported = false;
        else
            qCInfo(logNode) << "disk space:" << disks.error().message << disks.error().detail;
        scheduleNext();
    });
}

void DiskWatch::judge(const QList<DiskSpace> &disks)
{
    for (const DiskSpace &disk : disks) {
        const bool isLow = m_low.contains(disk.mountPoint);
        if (!isLow && disk.free < m_floor) {
            m_low.insert(disk.mountPoint);
            warn(disk);
        } else if (isLow && disk.free >= m_floor + m_floor / 10) {
            m_low.remove(disk.mountPoint);
            m_node.report(Event::Level::Info, QStringLiteral("disk"),
                          tr("There is room again on %1: %2 are free.").arg(disk.mountPoint, gib(disk.free)));
        }
    }
}

void DiskWatch::warn(const DiskSpace &disk)
{
    QString sentence;
    if (disk.holdsModels && disk.holdsImages)
        sentence = tr("Only %1 of %2 are free on %3, where models and images are. Remove some that are not needed.");
    else if (disk.holdsModels)
        sentence = tr("Only %1 of %2 are free on %3, where models are. Remove some that are not needed.");
    else
        sentence = tr("Only %1 of %2 are free on %3, where images are. Remove some that are not needed.");
    m_node.report(Event::Level::Warning, QStringLiteral("disk"),
                  sentence.arg(gib(disk.free), gib(disk.total), disk.mountPoint));
}

} // namespace kirikae
