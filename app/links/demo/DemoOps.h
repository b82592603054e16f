// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/demo/DemoClock.h"
#include "app/links/demo/DemoFault.h"
#include "app/links/demo/DemoGuard.h"
#include "app/links/demo/DemoLauncher.h"
#include "app/links/demo/DemoLink.h"
#include "app/links/demo/DemoMachine.h"
#include "app/links/demo/DemoServer.h"
#include "app/links/demo/DemoServices.h"
#include "app/links/demo/DemoStore.h"
#include "app/links/demo/DemoTunnels.h"
#include "models/node/NodeOps.h"

#include <QPointer>

namespace kirikae {

class DemoFeed;

/// A simulated DGX Spark: memory, files, page cache, kernel caches, services and a clock that can run fast. It is
/// modelled: how long a start takes and what it prints follows from the profile, as it would on the machine. Says that
/// it is simulated wherever it shows. Main thread.
class DemoOps : public NodeOps {
    Q_OBJECT
public:
    /// The fault named in KIRIKAE_DEMO_FAULT ("never_ready", "wrapper_only:2") is set from the beginning.
    explicit DemoOps(double speed = 1, QObject *parent = nullptr);
    ~DemoOps() override;

    /// Makes the next `times` starts go wrong in this way; what is looked at before a start stays so until it is set
    /// to None.
    void setFault(DemoFault fault, int times = 1);
    /// The link goes and comes back after this much of the node's time.
    void dropLink(Milliseconds nodeTime) { m_link.drop(nodeTime); }

    [[nodiscard]] Clock &clock() override { return m_clock; }
    [[nodiscard]] LinkState link() const override { return m_link.state(); }
    void openLink() override { m_link.open(); }
    void closeLink() override;

    Pending<NodeFacts> facts() override;
    Pending<QList<Service>> services() override;
    Pending<QList<ProfileFile>> profiles() override;
    Pending<QString> saveProfile(const Profile &profile, const QString &etag) override;
    Pending<void> removeProfile(const QString &id) override;
    Pending<QStringList> secretNames() override;
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
    Pending<quint16> openTunnel(quint16 port) override;
    void closeTunnel(quint16 port) override { m_tunnels.close(port); }
    Pending<void> armGuard(const ServiceId &service, Bytes floor) override;
    Pending<void> disarmGuard() override;
    Pending<std::optional<GuardReport>> guardReport(const ServiceId &service) override;
    Pending<MemorySample> sampleMemory() override;
    Pending<NodeSigns> signs(const Profile &profile, qint64 sinceMs) override;
    Pending<Listener> listener(const ServiceId &service, quint16 port) override;
    Pending<void> claim(const ClaimRequest &request) override;
    Pending<void> releaseClaim(const QString &token) override;
    Pending<std::optional<ClaimHolder>> claimHolder() override;
    Pending<QByteArray> readJournal() override;
    Pending<void> writeJournal(const QByteArray &text) override;
    Pending<QList<QByteArray>> records(int newest) override;
    Pending<void> appendRecord(const QByteArray &line) override;

private:
    [[nodiscard]] QString bootId() const;
    void prepareNode();
    void linkChangedTo(const LinkState &state);
    [[nodiscard]] MemorySample sampleNow() const;
    void sampleOn(quint64 round);
    void watchMemory();
    void freeze();

    DemoClock m_clock;
    DemoMachine m_machine;
    DemoServices m_services;
    DemoStore m_store;
    DemoLauncher m_launcher;
    DemoGuard m_guard;
    DemoServer m_server;
    DemoLink m_link;
    DemoTunnels m_tunnels;
    quint64 m_sampling = 0; ///< counts times that the link came up: an older round of samples ends
    QList<QPointer<DemoFeed>> m_feeds;
    int m_boots = 1;
    bool m_frozen = false;
};

} // namespace kirikae
