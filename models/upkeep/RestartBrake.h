// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/node/DirectNode.h"

#include <QMap>

namespace kirikae {

/// Ends restart loops: a service of ours that its container engine starts again three times within ten minutes gets its
/// restart policy switched off, and what its log says last is told. Each loop holds the memory and the disk of the node
/// busy for nothing. Owned by Upkeep; main thread.
class RestartBrake : public QObject {
    Q_OBJECT
public:
    static constexpr int mostRestarts = 3;
    static constexpr qint64 windowMs = 10 * 60'000;

    RestartBrake(DirectNode &node, NodeOps &ops, QObject *parent);

private:
    struct Watched {
        int restartCount = 0;
        QList<qint64> risesMs;
        bool isBraked = false;
    };
    void look(const NodeState &state);
    void brake(const Service &service);
    void explain(const Service &service, const QString &what);

    DirectNode &m_node;
    NodeOps &m_ops;
    QMap<ServiceId, Watched> m_watched;
};

} // namespace kirikae
