// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/host/Host.h"
#include "models/node/NodeFacts.h"

#include <QObject>

#include <optional>

namespace kirikae {

/// Leaves a small script on the node that kills a loading service before the node runs out of memory, link or no link.
/// One at a time: arming replaces the one before; arming the same again changes nothing. Owned by HostOps; main thread.
class Guard : public QObject {
    Q_OBJECT
public:
    /// `meminfoPath` is what the script reads on the node; only tests give another one.
    explicit Guard(Host &host, QByteArray meminfoPath = QByteArrayLiteral("/proc/meminfo"), QObject *parent = nullptr);

    /// A success only when a guard really is at its post.
    Pending<void> arm(const Service &service, Bytes floor, const QByteArray &killCommand);
    Pending<void> disarm();
    /// What it did about the service: nothing, or that it stopped it. An error says why it could not: it is blind, or
    /// its command to stop the service does not work.
    Pending<std::optional<GuardReport>> report(const ServiceId &service);

private:
    Host &m_host;
    QByteArray m_meminfoPath;
};

} // namespace kirikae
