// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/daemon/EventFeed.h"
#include "app/daemon/HttpServer.h"
#include "app/daemon/ListenSocket.h"
#include "app/daemon/LoginLog.h"
#include "app/daemon/NodeApi.h"
#include "app/daemon/ProfileApi.h"
#include "app/daemon/Router.h"
#include "app/daemon/SettingsApi.h"
#include "app/daemon/SwitchApi.h"

#include <QStringList>

namespace kirikae {

/// The API of one node on any number of listening sockets. Answers from the first moment; what is not known yet is not
/// in the state. Main thread; node and settings outlive it.
class Daemon : public QObject {
    Q_OBJECT
public:
    Daemon(Node &node, UpkeepStore &store, QObject *parent = nullptr);

    void setLimits(const ServerLimits &limits) { m_limits = limits; }
    /// `token` and `hosts` count for TCP sockets only (Gate::forTcp).
    Result<void> serve(const ListenSocket &socket, const QByteArray &token = {}, const QStringList &hosts = {});
    /// In good order: no new connections, a last message to the readers, the node is closed (a switch under way is left
    /// in its journal for whoever comes next); then finished().
    void finish();

    [[nodiscard]] int connectionCount() const;

signals:
    void finished();

private:
    Node &m_node;
    Router m_router;
    EventFeed m_feed;
    NodeApi m_nodeApi;
    ProfileApi m_profileApi;
    SwitchApi m_switchApi;
    SettingsApi m_settingsApi;
    LoginLog m_loginLog;
    ServerLimits m_limits;
    std::vector<std::unique_ptr<HttpServer>> m_servers;
};

} // namespace kirikae
