// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/engine/DockerEngine.h"
#include "app/links/host/LocalHost.h"
#include "tests/support/CutHost.h"
#include "tests/support/DockerServer.h"

#include <memory>
#include <optional>

namespace kirikae {

/// A private Docker engine with one image in it, and a DockerEngine that is attached to it over a link which a test can
/// cut. Services are shell scripts.
class DockerBench {
public:
    static QString image();
    /// A profile whose service is this script.
    static LaunchSpec scriptSpec(const QString &script);
    /// Runs until TERM, then ends with 7.
    static QString endlessScript();

    /// Empty on success.
    [[nodiscard]] QString start();
    /// Removes every container.
    void clean();

    [[nodiscard]] DockerServer &server() { return m_server; }
    [[nodiscard]] CutHost &host() { return m_host; }
    [[nodiscard]] DockerEngine &engine() { return *m_engine; }

    std::optional<Service> service(const ServiceId &id);
    /// The service once it has this status (or as it is when that takes too long).
    Service awaitStatus(const ServiceId &id, Service::Status status);
    /// The whole log of a service that ends by itself.
    QByteArray logOf(const ServiceId &id);
    /// `docker run -d` with the image's root made usable; the new container as a service id.
    ServiceId runForeign(const QStringList &options, const QStringList &command);

private:
    DockerServer m_server;
    CutHost m_host;
    std::unique_ptr<DockerEngine> m_engine;
};

} // namespace kirikae
