// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"

namespace kirikae {

/// A socket to accept connections from; whoever holds it closes it.
struct ListenSocket {
    int descriptor = -1;
    bool isUnix = true;
    bool isShared = false; ///< a Unix socket that its file mode opens to a group
    QString address;       ///< the path, or "127.0.0.1:8300"
};

/// A Unix socket that only this user can reach. A stale file of a daemon that is gone is replaced; Busy: another
/// daemon answers on it.
Result<ListenSocket> listenUnix(const QString &path);
/// "8300" (on loopback), "127.0.0.1:8300", "[::1]:8300", "0.0.0.0:8300"; port 0 takes a free one.
Result<ListenSocket> listenTcp(const QString &address);
/// Those that systemd passed to this process (socket activation, sd_listen_fds(3)). Once only: the next call finds
/// none.
QList<ListenSocket> adoptedSockets();

/// $XDG_RUNTIME_DIR/kirikae/api.sock, or /run/kirikae/api.sock for root.
QString defaultSocketPath();

} // namespace kirikae
