// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/host/Host.h"
#include "app/links/http/HttpClient.h"

#include <memory>

namespace kirikae {

/// How a daemon is reached: over a host's sockets, or by URL. A value.
struct DaemonDoor {
    HttpClient::Dial dial;
    QByteArray hostField = QByteArrayLiteral("localhost"); ///< what the daemon's check of the Host field sees
    QString text;                                          ///< of the link: "kirikaed over SSH to user@host"
    bool isOpenToAll = false;                              ///< plain HTTP over a network: token and prompts can be read
    QString tokenFor;                                      ///< what a token is asked for by; empty = none is needed
    std::shared_ptr<Host> host; ///< the machine itself, where it can be reached beside the daemon; may be null
};

} // namespace kirikae
