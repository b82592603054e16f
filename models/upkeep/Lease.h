// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/ClockTimer.h"
#include "models/node/DirectNode.h"
#include "models/upkeep/UpkeepSettings.h"

namespace kirikae {

/// Reminds people that a rented machine goes away, at set times before it. A kirikaed that is started later says the
/// one that holds then, not all that were missed. Owned by Upkeep; main thread.
class Lease : public QObject {
    Q_OBJECT
public:
    Lease(DirectNode &node, NodeOps &ops, QObject *parent);
    void set(const UpkeepSettings &settings);

private:
    void look();
    void remind(qint64 leftMs);

    DirectNode &m_node;
    NodeOps &m_ops;
    ClockTimer m_timer;
    std::optional<qint64> m_endMs;
    QList<qint64> m_reminderSeconds; ///< longest first
    qsizetype m_passed = 0;          ///< so many of them have been told
    bool m_isOver = false;           ///< and told
};

} // namespace kirikae
