// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/node/NodeState.h"

#include <algorithm>
#include <iterator>

namespace kirikae {

const ProfileEntry *NodeState::profile(const QString &id) const
{
    const auto it = std::find_if(profiles.cbegin(), profiles.cend(),
                                 [&id](const ProfileEntry &entry) { return entry.file.id == id; });
    return it == profiles.cend() ? nullptr : &*it;
}

const Service *NodeState::service(const ServiceId &id) const
{
    const auto it =
        std::find_if(services.cbegin(), services.cend(), [&id](const Service &service) { return service.id == id; });
    return it == services.cend() ? nullptr : &*it;
}

const Service *NodeState::serviceInSlot(const QString &slot) const
{
    const Service *found = nullptr;
    for (const Service &service : services) {
        if (!service.foreign && service.isRunning() && service.slot == slot &&
            (!found || service.startedMs > found->startedMs))
            found = &service;
    }
    return found;
}

QList<Service> NodeState::runningInSlot(const QString &slot) const
{
    QList<Service> found;
    std::copy_if(services.cbegin(), services.cend(), std::back_inserter(found), [&slot](const Service &service) {
        return !service.foreign && service.isRunning() && service.slot == slot;
    });
    std::sort(found.begin(), found.end(), [](const Service &a, const Service &b) { return a.startedMs > b.startedMs; });
    return found;
}

bool NodeState::has(const char *capability) const
{
    return capabilities.contains(QLatin1String(capability));
}

} // namespace kirikae
