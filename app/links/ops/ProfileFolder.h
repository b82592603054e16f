// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/host/Host.h"
#include "models/node/NodeFacts.h"

#include <QObject>

namespace kirikae {

/// The profiles and secrets under $XDG_CONFIG_HOME/kirikae on a node: read with one command whatever their number,
/// written to a temporary file and renamed, never over somebody else's change. A file that is damaged is listed with
/// the reason and kept. Owned by HostOps; main thread.
class ProfileFolder : public QObject {
    Q_OBJECT
public:
    explicit ProfileFolder(Host &host, QObject *parent = nullptr);

    Pending<QList<ProfileFile>> profiles();
    Pending<QString> save(const Profile &profile, const QString &etag);
    Pending<void> remove(const QString &id);
    Pending<QStringList> secretNames();
    /// The value of a secret, for a request to a server of ours that asks for it. Never shown, never logged.
    Pending<QString> secret(const QString &name);
    Pending<void> saveSecret(const QString &name, const QString &value);

private:
    Host &m_host;
};

/// The answer of profiles.sh list. Pure.
QList<ProfileFile> parseProfileList(const QByteArray &text);

} // namespace kirikae
