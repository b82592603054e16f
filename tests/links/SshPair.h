// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/ssh/SshHost.h"
#include "tests/links/HostCases.h"
#include "tests/support/ScriptedAsker.h"
#include "tests/support/SshServer.h"

#include <memory>

namespace kirikae {

/// A private sshd and a host that leads to it, with a scripted person between them.
class SshPair {
public:
    /// A server with these lines in its configuration; the client's key is let in, the host key is trusted.
    [[nodiscard]] bool startServer(const SshServer::Options &options = {});
    /// A new host; open() has been called.
    SshHost &connect(const QString &name = QStringLiteral("127.0.0.1"), const SshTimeouts &timeouts = {});
    /// Why it is not what was waited for.
    [[nodiscard]] QString report() const;

    ScriptedAsker asker;
    std::unique_ptr<SshServer> server;
    std::unique_ptr<SshHost> host;
};

[[nodiscard]] bool waitForLink(const Host &host, LinkState::Kind kind, int milliseconds = 20'000);
/// Replaces a file in $HOME/.ssh; no text removes it.
void writeClientFile(const QString &name, const QByteArray &text);

} // namespace kirikae
