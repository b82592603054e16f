// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Async.h"
#include "models/node/NodeFacts.h"

#include <QHash>
#include <QObject>
#include <QTcpServer>

#include <functional>

namespace kirikae {

/// Listeners on 127.0.0.1 of this machine that answer as the simulated node's ports do: plain HTTP/1.1, one request per
/// connection. Owned by DemoOps.
class DemoTunnels : public QObject {
    Q_OBJECT
public:
    using Ask = std::function<Pending<ServiceAnswer>(const ServiceRequest &)>;
    DemoTunnels(Ask ask, QObject *parent);

    Result<quint16> open(quint16 nodePort);
    void close(quint16 nodePort);
    void closeAll();

private:
    void serve(QTcpServer &server, quint16 nodePort);
    Ask m_ask;
    QHash<quint16, QTcpServer *> m_servers;
};

} // namespace kirikae
