// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/host/Host.h"
#include "app/links/ssh/SshTarget.h"

#include <QStringList>

namespace kirikae {

/// What the user's SSH configuration says about one node. Read by the OpenSSH client itself where there is one, because
/// libssh 0.10 ignores half of the keywords.
struct SshConfig {
    bool isFromClient = false; ///< false: there is no OpenSSH client, libssh reads the files when it connects
    QString host;              ///< what to connect to
    QString user;
    quint16 port = 22;
    QString keyAlias;         ///< HostKeyAlias
    QStringList identities;   ///< private key files, in order
    QStringList certificates; ///< CertificateFile
    bool identitiesOnly = false;
    bool hasOwnIdentities = false; ///< the configuration names key files; they go before the agent's
    QString agent;                 ///< IdentityAgent; "none" = no agent; empty = $SSH_AUTH_SOCK
    QStringList userKnownHosts;
    QStringList globalKnownHosts;
    QStringList revokedHostKeys; ///< files of RevokedHostKeys
    QString proxyCommand;        ///< ready to run, jump hosts included
    QString family;              ///< "any", "inet", "inet6"
    int connectTimeoutSeconds = 0;
    QByteArray ciphers;
    QByteArray macs;
    QByteArray keyExchanges;
    QByteArray hostKeyTypes;
    QByteArray publicKeyTypes;
};

/// Reads what `ssh -G -o ControlPath=%C` prints.
Result<SshConfig> parseSshConfig(const QByteArray &text, const SshTarget &target);
/// Without an OpenSSH client: the target as it is, and the usual files.
SshConfig plainSshConfig(const SshTarget &target);
/// Asks `ssh -G` on this machine; `here` must outlive the answer. Refuses names that would be read as options.
Pending<SshConfig> readSshConfig(const SshTarget &target, Host &here);

} // namespace kirikae
