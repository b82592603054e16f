// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/ssh/RevokedKeys.h"
#include "app/links/ssh/SshConfig.h"
#include "app/links/ssh/SshHandles.h"
#include "models/core/Result.h"

#include <QStringList>

namespace kirikae {

class SshMailbox;

/// Decides whether the server of a connected session may be trusted, strictly: a key that is not the stored one, or of
/// another type, or revoked, is refused and never stored here; an unknown one is shown to a person and stored on a yes.
/// Worker thread, before any authentication.
class HostKeys {
public:
    /// `node` is what people call the other side: "user@host:port".
    HostKeys(ssh_session session, const SshConfig &config, QString node);
    Result<void> check(SshMailbox &mailbox);

private:
    enum class State { Known, Unknown, Changed, OtherType, Revoked, Unreadable, RevocationsUnreadable };
    [[nodiscard]] State stateIn(const QString &userFile, const QString &globalFile) const;
    [[nodiscard]] State state() const;
    [[nodiscard]] Revocation revocation() const;
    [[nodiscard]] QStringList storedFingerprints() const;
    [[nodiscard]] QString knownName() const;
    [[nodiscard]] Error refusal(State state) const;
    Result<void> askAndStore(SshMailbox &mailbox);

    ssh_session m_session;
    const SshConfig &m_config;
    QString m_node;
    SshKeyPtr m_key;
    QString m_fingerprint;
};

} // namespace kirikae
