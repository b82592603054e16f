// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/daemon/EventFeed.h"
#include "app/daemon/Router.h"

namespace kirikae {

/// What can be read of the node: who answers, its state and events, memory, history, logs, and what a switch would do.
/// Registers its routes once; main thread.
class NodeApi : public QObject {
    Q_OBJECT
public:
    NodeApi(Node &node, EventFeed &feed, Router &router, QObject *parent = nullptr);

private:
    using Call = std::shared_ptr<Exchange>;

    void hello(const Call &call);
    void document(const Call &call);
    void history(const Call &call);
    void memory(const Call &call);
    void plan(const Call &call, bool isWhole);
    void log(const Call &call, const QString &service);
    void metrics(const Call &call);

    Node &m_node;
    EventFeed &m_feed;
};

} // namespace kirikae
