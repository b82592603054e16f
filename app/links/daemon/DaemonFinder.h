// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/daemon/DaemonDoor.h"

#include <optional>

namespace kirikae {

/// What a look for a daemon on a machine has found.
struct FoundDaemon {
    std::optional<DaemonDoor> door; ///< nothing = there is none to use
    QString hint;                   ///< why one that is there cannot be used, and what to do
};

/// Looks on a connected host for kirikaed: the user's own, then the system's. One command when there is none. A daemon
/// whose socket the SSH server will not open is reached through `kirikaed dial-stdio`. The answer is an error only when
/// the host was lost meanwhile; nothing is answered when `context` dies first.
Pending<FoundDaemon> findDaemon(const std::shared_ptr<Host> &host, QObject *context);

} // namespace kirikae
