// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/host/Host.h"

#include <QObject>

namespace kirikae {

/// What is kept under $XDG_STATE_HOME/kirikae on a node besides services: the claim on switching, the journal of a
/// running switch and the records of past ones. Each act is one command under a lock on the node. Owned by HostOps;
/// main thread.
class StateFolder : public QObject {
    Q_OBJECT
public:
    explicit StateFolder(Host &host, QObject *parent = nullptr);

    Pending<void> claim(const QString &owner, const QString &what);
    Pending<void> releaseClaim(const QString &owner);
    Pending<QByteArray> readJournal();
    Pending<void> writeJournal(const QByteArray &text);
    Pending<QList<QByteArray>> records(int newest);
    Pending<void> appendRecord(const QByteArray &line);

private:
    Pending<void> change(const char *script, const Argv &arguments, const QByteArray &input, const QString &what);

    Host &m_host;
};

} // namespace kirikae
