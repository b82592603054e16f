// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/ssh/AgentFilter.h"
#include "app/links/ssh/SshConfig.h"
#include "app/links/ssh/SshHandles.h"
#include "app/links/ssh/SshSecrets.h"
#include "models/core/Result.h"

#include <QSet>
#include <QStringList>

#include <memory>

namespace kirikae {

class SshMailbox;

/// Proves to the server who the user is: key files that the configuration names, the agent, the usual key files, then
/// keyboard-interactive and password; several of them when the server wants several. A key that the server refused is
/// not offered again, wherever it is found. libssh's own loop would offer every key of the agent first and write .pub
/// files. Worker thread; waits in questions.
class SshAuth {
public:
    SshAuth(ssh_session session, const SshConfig &config, QString node, SshMailbox &mailbox, SshSecrets &secrets);
    Result<void> authenticate();

private:
    enum class Outcome { Accepted, Partial, Refused, Failed };
    using Step = Outcome (SshAuth::*)();

    Outcome runSteps();
    Outcome tryIdentitiesSilently();
    Outcome tryAgent();
    bool hasAgent();
    [[nodiscard]] QSet<QByteArray> identityKeys() const;
    Outcome tryIdentities();
    Outcome tryIdentity(const QString &file, bool mayAsk);
    Outcome tryKey(const QString &file, ssh_key publicKey, ssh_key certificate, bool mayAsk);
    Outcome tryKeyboard();
    Outcome tryPassword();
    void noteRefusal(int code, ssh_key key);
    SshKeyPtr privateKey(const QString &file, bool mayAsk);
    SshKeyPtr askForKey(const QString &file);
    Result<QList<QByteArray>> keyboardAnswers();
    Outcome outcomeOf(int code);
    Outcome failWith(Error error);
    [[nodiscard]] Error refusal() const;
    [[nodiscard]] Error brokenOff() const;
    [[nodiscard]] QStringList certificatesOf(const QString &file) const;

    ssh_session m_session;
    const SshConfig &m_config;
    QString m_node;
    SshMailbox &m_mailbox;
    SshSecrets &m_secrets;
    int m_methods = 0;
    QStringList m_tried;
    QStringList m_used;         ///< accepted as one of several; not offered again
    QSet<QByteArray> m_refused; ///< keys as they cross the wire
    std::unique_ptr<AgentFilter> m_agent;
    std::optional<Error> m_error;
};

} // namespace kirikae
