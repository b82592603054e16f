// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace kirikae {

enum class Revocation { No, Yes, Unreadable };

/// Whether a known_hosts file marks the key as @revoked. Whichever host the line names: nobody should show that key any
/// more. `key` is the public key as it crosses the wire.
Revocation revocationInKnownHosts(const QString &file, const QByteArray &key);

/// Whether the key is in a file of RevokedHostKeys: public keys line by line, or a key revocation list as
/// "ssh-keygen -k" makes it. Like OpenSSH: a file that cannot be read or understood trusts nobody.
Revocation revocationInList(const QString &file, const QByteArray &key);

} // namespace kirikae
