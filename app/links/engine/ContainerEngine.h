// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Async.h"
#include "models/node/LogFeed.h"
#include "models/node/NodeFacts.h"

#include <QObject>

#include <functional>
#include <memory>

namespace kirikae {

/// What runs services on a host: a Docker-compatible engine (DockerEngine) or bare processes (ProcessEngine). HostOps
/// sends a ServiceId to the engine whose prefix it carries. Every act is idempotent; see NodeOps for what each
/// promises.
class ContainerEngine : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// "docker:" or "process:": what the ids of this engine begin with.
    [[nodiscard]] virtual QString prefix() const = 0;
    /// Looks for the engine on the host and keeps watching it; an error says why it cannot be used and what to do.
    virtual Pending<QString> attach() = 0; ///< answers a description: "Docker 28.3.1 (API 1.51)"
    virtual void detach() = 0;

    virtual Pending<QList<Service>> services() = 0;
    virtual Pending<ServiceId> start(const LaunchSpec &spec) = 0;
    virtual Pending<void> startAgain(const ServiceId &service) = 0;
    virtual Pending<void> stop(const ServiceId &service, Milliseconds grace) = 0;
    virtual Pending<void> kill(const ServiceId &service) = 0;
    virtual Pending<void> remove(const ServiceId &service) = 0;
    virtual Pending<void> setRestartPolicy(const ServiceId &service, const QString &policy) = 0;
    virtual std::unique_ptr<LogFeed> follow(const ServiceId &service, LogCursor from) = 0;
    /// A shell command line for the node, quoted, that kills this service at once: what the guard runs.
    [[nodiscard]] virtual QByteArray killCommand(const ServiceId &service) const = 0;

signals:
    void servicesChanged();
};

} // namespace kirikae
