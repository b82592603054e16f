// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/host/Tunnels.h"

namespace kirikae {

Result<quint16> Tunnels::open(quint16 port)
{
    std::unique_ptr<Tunnel> &tunnel = m_tunnels[port];
    if (tunnel)
        return tunnel->port();
    tunnel = std::make_unique<Tunnel>(m_host, DialTarget{{}, QStringLiteral("127.0.0.1"), port});
    Result<quint16> local = tunnel->listen(port);
    if (!local)
        local = tunnel->listen();
    if (!local)
        m_tunnels.erase(port);
    return local;
}

} // namespace kirikae
