// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/node/Node.h"

#include <QObject>
#include <QSet>

namespace kirikae {

/// A switch that another program runs, which is only watched: nobody says its id before it has ended. Its record is the
/// first that was not there while it was under way; an older one is never taken for it. Child of who watches; main
/// thread.
class OthersSwitch : public QObject {
    Q_OBJECT
public:
    OthersSwitch(Node &node, QString text, QObject *parent);

    /// "anna@desk is switching to Qwen", as the node says it.
    [[nodiscard]] const QString &text() const { return m_text; }
    /// How it ended; BadReply when that cannot be told.
    Pending<SwitchRecord> record();

private:
    Node &m_node;
    QString m_text;
    std::optional<QSet<QString>> m_known; ///< ids of the records of before
};

} // namespace kirikae
