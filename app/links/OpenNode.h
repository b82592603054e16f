// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"
#include "models/node/Asker.h"
#include "models/node/Node.h"

#include <QString>
#include <QUrl>

#include <memory>

namespace kirikae {

/// Where a node is and how to reach it: "ssh://user@host:port", an SSH config name, "local", "demo", or a daemon's
/// "unix:/path", "http://host:port" or "https://host:port".
struct NodeAddress {
    enum class Link { Ssh, Local, Demo, Daemon };
    Link link = Link::Ssh;
    QString name;           ///< what people call it
    QString host;           ///< host name or SSH config name
    QString user;           ///< empty = as the SSH configuration says
    quint16 port = 0;       ///< 0 = as the SSH configuration says
    double speed = 1;       ///< demo only
    QUrl daemon;            ///< Daemon only
    bool usesDaemon = true; ///< Ssh, Local: kirikaed is preferred where it runs ("ssh+direct://", "local+direct": not)
    QString fault;          ///< demo only: the name of a fault that the next start has
    bool operator==(const NodeAddress &) const = default;
};

Result<NodeAddress> parseNodeAddress(const QString &text);

/// Whether a switch that another program left unfinished is carried on. One that only looks and goes away says no.
enum class TakesUp { Yes, No };

/// Makes a node from its address; the only place that knows every link. `asker` must outlive the node.
Result<std::unique_ptr<Node>> openNode(const NodeAddress &address, Asker &asker, TakesUp takesUp = TakesUp::Yes);

} // namespace kirikae
