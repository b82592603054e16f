// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/host/Tunnel.h"

#include <map>
#include <memory>

namespace kirikae {

/// The tunnels to ports of a host's loopback, one per port. Main thread; the host outlives it.
class Tunnels {
public:
    explicit Tunnels(Host &host)
        : m_host(host)
    {
    }

    /// The local port: the same number as on the node when it is free here, for then a base URL works on both.
    Result<quint16> open(quint16 port);
    void close(quint16 port) { m_tunnels.erase(port); }

private:
    Host &m_host;
    std::map<quint16, std::unique_ptr<Tunnel>> m_tunnels;
};

} // namespace kirikae
