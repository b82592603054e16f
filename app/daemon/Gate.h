// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/daemon/Exchange.h"

#include <QStringList>

namespace kirikae {

/// Who may enter by one listening socket. A browser never may: a request with an Origin, and one whose Host is no name
/// of this machine (DNS rebinding), are turned away on every socket. A value: made once, asked for each request.
class Gate {
public:
    /// A Unix socket. What its file mode lets through is welcome where it is meant to be shared; else only the daemon's
    /// own user and root.
    static Gate forUnixSocket(bool isShared);
    /// A TCP socket: every request needs the token. `hosts`: names in the Host field beside localhost and its
    /// addresses.
    static Gate forTcp(const QByteArray &token, const QStringList &hosts);

    /// The refusal; nothing = welcome.
    [[nodiscard]] std::optional<ServerReply> refusal(const ServerRequest &request) const;

private:
    [[nodiscard]] bool isHostKnown(const QByteArray &field) const;
    [[nodiscard]] bool hasToken(const QByteArray &field) const;

    bool m_needsToken = false;
    bool m_isShared = false;
    QByteArray m_tokenHash; ///< so that the comparison has one length, whatever is sent
    QStringList m_hosts;
};

} // namespace kirikae
