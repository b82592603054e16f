// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/daemon/AskedKeys.h"
#include "app/daemon/Router.h"
#include "models/node/Node.h"

namespace kirikae {

/// What changes the node: switches, stopping a service, pulling an image, and one question to a model. A switch asked
/// for twice with one Idempotency-Key is one switch. Main thread.
class SwitchApi : public QObject {
    Q_OBJECT
public:
    SwitchApi(Node &node, Router &router, QObject *parent = nullptr);

private:
    using Call = std::shared_ptr<Exchange>;
    void start(const Call &call);
    void read(const Call &call, const QString &id);
    void chat(const Call &call, const QString &service);
    void pull(const Call &call);
    /// The answer of the first request with this key, or a start.
    Result<Pending<QString>> startOnce(SwitchRequest asked, const ServerRequest &request);

    Node &m_node;
    AskedKeys m_asked;
};

} // namespace kirikae
