// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/demo/DemoServices.h"

#include <QHash>

#include <optional>

namespace kirikae {

/// The guard of the simulated node: kills the service it is armed for when the available memory falls below a floor.
/// Owned by DemoOps.
class DemoGuard {
public:
    DemoGuard(const Clock &clock, const DemoMachine &machine, DemoServices &services)
        : m_clock(clock)
        , m_machine(machine)
        , m_services(services)
    {
    }

    void arm(const ServiceId &service, Bytes floor);
    void disarm() { m_service.clear(); }
    /// Looks at the memory; true when it has acted.
    bool watch();
    [[nodiscard]] std::optional<GuardReport> report(const ServiceId &service) const;

private:
    const Clock &m_clock;
    const DemoMachine &m_machine;
    DemoServices &m_services;
    ServiceId m_service;
    Bytes m_floor = 0;
    QHash<ServiceId, GuardReport> m_reports;
};

} // namespace kirikae
