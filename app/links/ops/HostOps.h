// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/engine/DockerEngine.h"
#include "app/links/engine/ProcessEngine.h"
#include "app/links/host/Tunnels.h"
#include "app/links/http/HttpClient.h"
#include "app/links/ops/ClockProbe.h"
#include "app/links/ops/Guard.h"
#include "app/links/ops/MemoryLoop.h"
#include "app/links/ops/Preflight.h"
#include "app/links/ops/ProfileFolder.h"
#include "app/links/ops/StateFolder.h"
#include "models/node/NodeOps.h"

#include <QElapsedTimer>

#include <map>
#include <memory>

namespace kirikae {

/// NodeOps on a real machine: commands and sockets of a Host, containers and processes, small scripts for the rest.
/// Owns all of them. When the link comes up it measures the node's clock, attaches to the engines and starts the memory
/// loop; what is asked before that is done waits for it. Main thread.
class HostOps final : public NodeOps {
    Q_OBJECT
public:
    explicit HostOps(std::unique_ptr<Host> host, QObject *parent = nullptr);
    ~HostOps() override;

    [[nodiscard]] Clock &clock() override { return m_clock; }
    [[nodiscard]] LinkState link() const override { return m_host->link(); }
    void openLink() override;
    void closeLink() override;

    Pending<NodeFacts> facts() override;
    Pending<QList<Service>> services() override;

    Pending<QList<ProfileFile>> profiles() override { return m_profiles.profiles(); }
    Pending<QString> saveProfile(const Profile &profile, const QString &etag) override;
    Pending<void> removeProfile(const QString &id) override { return m_profiles.remove(id); }
    Pending<QStringList> secretNames() override { return m_profiles.secretNames(); }
    Pending<void> saveSecret(const QString &name, const QString &value) override;

    Pending<ModelOnDisk> readModel(const Profile &profile) override;
    Pending<PreflightFacts> preflight(const Profile &profile) override;
    Pending<QList<DiskSpace>> diskSpace(const QList<Profile> &profiles) override;
    Pending<void> pullImage(const QString &image, std::function<void(PullProgress)> progress) override;

    Pending<ServiceId> start(const LaunchSpec &spec) override;
    Pending<void> startAgain(const ServiceId &service) override;
    Pending<void> stop(const ServiceId &service, Milliseconds grace) override;
    Pending<void> remove(const ServiceId &service) override;
    Pending<void> setRestartPolicy(const ServiceId &service, const QString &policy) override;
    std::unique_ptr<LogFeed> follow(const ServiceId &service, LogCursor from) override;
    Pending<Activity> activity(const ServiceId &service) override;
    Pending<ServiceAnswer> request(const ServiceRequest &request) override;
    Pending<Listener> listener(const ServiceId &service, quint16 port) override;
    Pending<quint16> openTunnel(quint16 port) override;
    void closeTunnel(quint16 port) override { m_tunnels.close(port); }

    Pending<void> armGuard(const ServiceId &service, Bytes floor) override;
    Pending<void> disarmGuard() override { return m_guard.disarm(); }
    Pending<std::optional<GuardReport>> guardReport(const ServiceId &service) override;
    Pending<MemorySample> sampleMemory() override { return m_memory.sampleNow(); }
    Pending<NodeSigns> signs(const Profile &profile, qint64 sinceMs) override;

    Pending<void> claim(const ClaimRequest &request) override { return m_state.claim(request); }
    Pending<void> releaseClaim(const QString &token) override { return m_state.releaseClaim(token); }
    Pending<std::optional<ClaimHolder>> claimHolder() override { return m_state.claimHolder(); }
    Pending<QByteArray> readJournal() override { return m_state.readJournal(); }
    Pending<void> writeJournal(const QByteArray &text) override { return m_state.writeJournal(text); }
    Pending<QList<QByteArray>> records(int newest) override { return m_state.records(newest); }
    Pending<void> appendRecord(const QByteArray &line) override { return m_state.appendRecord(line); }

private:
    void handleLink(const LinkState &link);
    void attachAll();
    /// Looks for the container engine again when it was not usable a while ago: it may have been started since.
    Pending<void> retryContainers();
    /// What the container engine runs: nothing where there is none, and an error where it does not answer.
    Pending<QList<Service>> containers();
    /// The key of a server that asks for one, from the request or from the secret on the node.
    Pending<QString> keyOf(const ApiKey &key);
    void send(const ServiceRequest &request, const QString &key, const Once<ServiceAnswer> &done);
    /// The engine that a service's id names; nothing for an id of no engine.
    ContainerEngine *engineOf(const ServiceId &service);
    Pending<void> act(const ServiceId &service, const std::function<Pending<void>(ContainerEngine &)> &what);
    Pending<Service> findService(const ServiceId &id);
    HttpClient &clientFor(quint16 port);

    std::unique_ptr<Host> m_host;
    SystemClock m_clock;
    ClockProbe m_clockProbe;
    DockerEngine m_docker;
    ProcessEngine m_processes;
    ProfileFolder m_profiles;
    StateFolder m_state;
    MemoryLoop m_memory;
    Guard m_guard;
    Preflight m_preflight;
    Once<void> m_attached; ///< settled when the engines have answered, one way or the other
    QString m_containerEngine;
    std::optional<Error>
        m_containerProblem;            ///< NotFound: there is none. Unreachable: it is installed and does not answer
    std::map<QString, QString> m_keys; ///< secrets that servers ask for, read once a connection
    QElapsedTimer m_sinceContainers;   ///< since the container engine was looked for
    int m_connection = 0;              ///< counts the times the link came up
    QList<Service> m_services;         ///< as last listed
    std::map<quint16, std::unique_ptr<HttpClient>> m_clients;
    Tunnels m_tunnels;
};

} // namespace kirikae
