// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/daemon/Daemon.h"

#include "app/daemon/Gate.h"

namespace kirikae {

Daemon::Daemon(Node &node, UpkeepStore &store, QObject *parent)
    : QObject(parent)
    , m_node(node)
    , m_feed(node)
    , m_nodeApi(node, m_feed, m_router)
    , m_profileApi(node, m_router)
    , m_switchApi(node, m_router)
    , m_settingsApi(store, m_router)
{
}

Result<void> Daemon::serve(const ListenSocket &socket, const QByteArray &token, const QStringList &hosts)
{
    const Gate gate = socket.isUnix ? Gate::forUnixSocket(socket.isShared) : Gate::forTcp(token, hosts);
    auto server = std::make_unique<HttpServer>(
        [this, gate](const ServerRequest &request) {
            auto refusal = gate.refusal(request);
            if (refusal && refusal->status == 401)
                m_loginLog.noteRefused(request);
            return refusal;
        },
        [this](const std::shared_ptr<Exchange> &exchange) { m_router.dispatch(exchange); }, m_limits);
    const auto listening = server->listen(socket.descriptor);
    if (listening)
        m_servers.push_back(std::move(server));
    return listening;
}

void Daemon::finish()
{
    for (const auto &server : m_servers)
        server->stopListening();
    m_feed.sayBye();
    m_node.close();
    // Time for the last messages to be taken, and for the claim to be given back.
    constexpr std::chrono::milliseconds grace{500};
    QTimer::singleShot(grace, this, &Daemon::finished);
}

int Daemon::connectionCount() const
{
    int count = 0;
    for (const auto &server : m_servers)
        count += server->connectionCount();
    return count;
}

} // namespace kirikae
