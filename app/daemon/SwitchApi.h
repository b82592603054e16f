// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/daemon/Router.h"
#include "models/node/Node.h"

#include <deque>

namespace kirikae {

/// What changes the node: switches, stopping a service, pulling an image, and one question to a model. A switch asked
/// for twice with one Idempotency-Key is one switch. Main thread.
class SwitchApi : public QObject {
    Q_OBJECT
public:
    SwitchApi(Node &node, Router &router, QObject *parent = nullptr);

private:
    using Call = std::shared_ptr<Exchange>;
    struct Asked {
        QByteArray key;
        Pending<QString> answer;
    };

    void start(const Call &call);
    void read(const Call &call, const QString &id);
    void chat(const Call &call, const QString &service);
    void pull(const Call &call);
    Pending<QString> startOnce(const SwitchRequest &request, const QByteArray &key);

    Node &m_node;
    std::deque<Asked> m_asked; ///< the newest switches that were asked for with a key
};

} // namespace kirikae
