// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/daemon/Daemon.h"
#include "app/links/http/HttpClient.h"
#include "models/node/DirectNode.h"
#include "models/upkeep/UpkeepStore.h"

#include <QTemporaryDir>

namespace kirikae {

/// kirikaed's API over the simulated node, in this process, on a Unix socket and on a TCP port of loopback.
class DaemonRig {
public:
    explicit DaemonRig(const ServerLimits &limits = {}, double speed = 60);

    [[nodiscard]] DirectNode &node() { return m_node; }
    [[nodiscard]] Daemon &daemon() { return m_daemon; }
    [[nodiscard]] QString socketPath() const { return m_folder.filePath(QStringLiteral("api.sock")); }
    [[nodiscard]] quint16 port() const { return m_port; }
    [[nodiscard]] QByteArray token() const { return QByteArrayLiteral("0123456789abcdef0123456789abcdef"); }
    /// Runs the loop until the node's state is there.
    bool waitUntilLoaded();

    /// The answer of the Unix socket; status 0 and the reason when there is none.
    HttpResponse send(const QByteArray &method, const QByteArray &target, const QByteArray &body = {},
                      const QList<HttpField> &fields = {});

private:
    QTemporaryDir m_folder;
    DirectNode m_node;
    UpkeepStore m_store;
    Daemon m_daemon;
    HttpClient m_client;
    quint16 m_port = 0;
};

} // namespace kirikae
