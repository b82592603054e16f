// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/host/Host.h"
#include "models/node/NodeFacts.h"

#include <QObject>

#include <optional>

namespace kirikae {

/// What is kept on a node besides services: under $XDG_STATE_HOME/kirikae the journal of a running switch and the
/// records of past ones; in a folder of the machine the claim on switching. Each act is one command under a lock on the
/// node. Owned by HostOps; main thread.
class StateFolder : public QObject {
    Q_OBJECT
public:
    explicit StateFolder(Host &host, QObject *parent = nullptr);

    Pending<void> claim(const ClaimRequest &request);
    Pending<void> releaseClaim(const QString &token);
    Pending<std::optional<ClaimHolder>> claimHolder();
    /// Containers of ours were started on this node: an engine that is gone later is away, not absent.
    Pending<void> markContainers();
    Pending<QByteArray> readJournal();
    Pending<void> writeJournal(const QByteArray &text);
    Pending<QList<QByteArray>> records(int newest);
    Pending<void> appendRecord(const QByteArray &line);

private:
    Pending<void> change(const char *script, const Argv &arguments, const QByteArray &input, const QString &what);

    Host &m_host;
};

} // namespace kirikae
