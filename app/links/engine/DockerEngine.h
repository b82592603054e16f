// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/engine/ContainerEngine.h"
#include "app/links/engine/DockerApi.h"
#include "app/links/engine/DockerEvents.h"
#include "app/links/engine/DockerSocket.h"

#include <nlohmann/json_fwd.hpp>

#include <memory>

namespace kirikae {

/// Containers of Docker or podman on a host, over the Engine API. Containers with our label are services of ours;
/// others are foreign: listed while they run, and every act on them is refused here, whoever asks. Main thread, owned
/// by HostOps; the host must outlive it.
class DockerEngine : public ContainerEngine {
    Q_OBJECT
public:
    explicit DockerEngine(Host &host, QObject *parent = nullptr);
    ~DockerEngine() override;

    [[nodiscard]] QString prefix() const override { return QStringLiteral("docker:"); }
    Pending<QString> attach() override;
    void detach() override;

    Pending<QList<Service>> services() override;
    Pending<ServiceId> start(const LaunchSpec &spec) override;
    Pending<void> startAgain(const ServiceId &service) override;
    Pending<void> stop(const ServiceId &service, Milliseconds grace) override;
    Pending<void> kill(const ServiceId &service) override;
    Pending<void> remove(const ServiceId &service) override;
    Pending<void> setRestartPolicy(const ServiceId &service, const QString &policy) override;
    std::unique_ptr<LogFeed> follow(const ServiceId &service, LogCursor from) override;
    [[nodiscard]] QByteArray killCommand(const ServiceId &service) const override;

    /// The id of an image that is on the node; empty when it is not there.
    Pending<QString> imageId(const QString &image);
    /// Names with tags of all images on the node.
    Pending<QStringList> imageNames();
    /// Where the engine keeps images and containers on the node.
    Pending<QString> dataFolder();
    Pending<void> pullImage(const QString &image, std::function<void(PullProgress)> progress);
    /// The engine's socket on the node; empty before attach().
    [[nodiscard]] QString socketPath() const { return m_socket.path(); }

private:
    /// What an act on an existing container needs to know first.
    using Act = std::function<void(const Service &container, const Once<void> &done)>;
    Pending<void> actOn(const ServiceId &service, bool succeedsWhenGone, const Act &act);
    void post(const QByteArray &path, const QByteArray &json, Milliseconds deadline, const Once<void> &done);
    void announceChange();

    Host &m_host;
    DockerSocket m_socket;
    DockerApi m_api;
    DockerEvents m_events;
};

} // namespace kirikae
