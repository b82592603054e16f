// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/ssh/SshConfig.h"
#include "app/links/ssh/SshHandles.h"
#include "app/links/ssh/SshSecrets.h"
#include "app/links/ssh/SshTarget.h"
#include "models/core/Result.h"

#include <QHostAddress>
#include <QList>

namespace kirikae {

class SshMailbox;

/// Everything one attempt to connect needs to know.
struct SshLoginPlan {
    SshTarget target;
    SshConfig config;
    QList<QHostAddress> addresses; ///< empty with a proxy, and when libssh reads the configuration
    SshTimeouts timeouts;
    bool mayAsk = false;
};

/// From an address to an open, authenticated session: connect, host key, authentication, in this order. Blocks the
/// worker thread; cancelling the mailbox ends it.
class SshLogin {
public:
    SshLogin(SshLoginPlan plan, SshMailbox &mailbox, SshSecrets &secrets);
    /// A non-blocking session. When the server hung up while a person was thinking, once more with the same answers.
    Result<SshSessionPtr> logIn();

private:
    Result<SshSessionPtr> attempt();
    Result<void> setOptions(ssh_session session);
    void setAlgorithms(ssh_session session);
    Result<void> connect(ssh_session session);
    [[nodiscard]] QString node() const;
    [[nodiscard]] Error connectError(ssh_session session) const;

    SshLoginPlan m_plan;
    SshMailbox &m_mailbox;
    SshSecrets &m_secrets;
};

} // namespace kirikae
