// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/ssh/SshTarget.h"
#include "models/core/Result.h"

#include <QHostAddress>
#include <QList>

namespace kirikae {

class SshMailbox;

/// Connects to the first address that answers: a new attempt every quarter of a second, both families in turn
/// (RFC 8305), so that a broken IPv6 does not hang the link. Blocks the worker; ends when the mailbox is cancelled.
/// Gives a socket that waits on reads, with small packets sent at once and dead peers noticed.
class SshConnect {
public:
    SshConnect(const SshMailbox &mailbox, const SshTimeouts &timeouts)
        : m_mailbox(mailbox)
        , m_timeouts(timeouts)
    {
    }
    [[nodiscard]] Result<int> connectTo(const QList<QHostAddress> &addresses, quint16 port,
                                        Milliseconds deadline) const;
    /// The same socket options for a connection that something else made; nothing happens to one that is not TCP.
    static void tune(int fd, const SshTimeouts &timeouts);

private:
    const SshMailbox &m_mailbox;
    const SshTimeouts &m_timeouts;
};

/// The addresses with the families in turn, beginning with that of the first.
QList<QHostAddress> interleaved(const QList<QHostAddress> &addresses);

} // namespace kirikae
