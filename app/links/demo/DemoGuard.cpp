// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/demo/DemoGuard.h"

namespace kirikae {

void DemoGuard::arm(const ServiceId &service, Bytes floor)
{
    m_service = service;
    m_floor = floor;
}

bool DemoGuard::watch()
{
    const Bytes available = m_machine.available();
    DemoService *service = m_services.find(m_service);
    if (service == nullptr || available >= m_floor)
        return false;
    m_service.clear();
    m_reports.insert(service->view.id, {m_clock.nowMs(), available,
                                        QStringLiteral("MemAvailable fell to %1, below the floor of %2: killed %3")
                                            .arg(gib(available), gib(m_floor), service->view.name)});
    m_services.kill(*service, 137);
    return true;
}

std::optional<GuardReport> DemoGuard::report(const ServiceId &service) const
{
    const auto found = m_reports.constFind(service);
    return found == m_reports.constEnd() ? std::nullopt : std::optional(*found);
}

} // namespace kirikae
