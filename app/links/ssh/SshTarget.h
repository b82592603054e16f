// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Clock.h"

#include <QString>

namespace kirikae {

/// A node as a person names it: a host name, an address, or a name of the SSH configuration.
struct SshTarget {
    QString host;
    QString user;     ///< empty = as the SSH configuration says
    quint16 port = 0; ///< 0 = as the SSH configuration says
};

/// Every wait of the SSH link, so that tests take seconds.
struct SshTimeouts {
    Milliseconds connect{10'000};        ///< TCP, all addresses together
    Milliseconds handshake{15'000};      ///< one answer of the server until the session is open
    Milliseconds keepaliveStep{5'000};   ///< a keep-alive goes out every second step
    Milliseconds silenceLimit{20'000};   ///< with nothing received for so long, the link is lost
    Milliseconds tcpUserTimeout{20'000}; ///< sent bytes that nobody acknowledged for so long end the connection
    Milliseconds channelOpen{15'000};    ///< a session that the server's MaxSessions keeps waiting
    Milliseconds firstRetry{1'000};
    Milliseconds lastRetry{30'000};
    Milliseconds latencyStep{15'000}; ///< between two measurements of the round trip
};

} // namespace kirikae
