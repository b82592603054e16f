// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/host/Host.h"

#include <QTcpSocket>

namespace kirikae {

/// One connection of a tunnel: two streams and the bytes between them. Deletes itself when both have ended.
class TunnelPipe : public QObject {
    Q_OBJECT
public:
    TunnelPipe(QTcpSocket *local, const Pending<std::shared_ptr<QIODevice>> &dialled, QObject *parent);

private:
    void join(std::shared_ptr<QIODevice> remote);
    void pump();
    void endAfterFlush();

    QTcpSocket *m_local; ///< our child
    std::shared_ptr<QIODevice> m_remote;
    bool m_isLocalDone = false;
    bool m_isRemoteDone = false;
};

} // namespace kirikae
