// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/host/Host.h"

#include <QTcpServer>

namespace kirikae {

/// A listener on 127.0.0.1 of this machine whose connections lead to a socket of a host. Each is dialled by itself; one
/// that cannot be is closed. Bytes are only taken from a side while the other keeps up. Main thread; the host outlives
/// it, and destroying it closes its connections.
class Tunnel : public QObject {
    Q_OBJECT
public:
    Tunnel(Host &host, DialTarget target, QObject *parent = nullptr);

    /// The local port: the wanted one, or any free one for 0.
    Result<quint16> listen(quint16 port = 0);
    [[nodiscard]] quint16 port() const { return m_server.serverPort(); }

private:
    void acceptAll();

    Host &m_host;
    const DialTarget m_target;
    QTcpServer m_server;
};

} // namespace kirikae
