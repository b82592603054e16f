// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/host/Tunnel.h"

#include "app/links/host/TunnelPipe.h"

namespace kirikae {

Tunnel::Tunnel(Host &host, DialTarget target, QObject *parent)
    : QObject(parent)
    , m_host(host)
    , m_target(std::move(target))
{
    connect(&m_server, &QTcpServer::newConnection, this, &Tunnel::acceptAll);
}

Result<quint16> Tunnel::listen(quint16 port)
{
    if (m_server.listen(QHostAddress::LocalHost, port))
        return m_server.serverPort();
    return fail(Error::Code::PortInUse,
                tr("Port %1 of this machine cannot be opened: %2.").arg(port).arg(m_server.errorString()));
}

void Tunnel::acceptAll()
{
    while (QTcpSocket *local = m_server.nextPendingConnection())
        new TunnelPipe(local, m_host.dial(m_target), this);
}

} // namespace kirikae
