// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Async.h"
#include "models/core/Clock.h"
#include "models/memory/MemorySample.h"
#include "models/node/LinkState.h"
#include "models/node/LogFeed.h"
#include "models/node/NodeFacts.h"
#include "models/node/NodeSigns.h"
#include "models/node/Service.h"
#include "models/sizing/ModelOnDisk.h"

#include <QObject>

#include <functional>
#include <memory>

namespace kirikae {

/// What the switch engine may do to a machine. Every act is idempotent: it looks first, and doing it again after a lost
/// link does no harm. Lives on the main thread. Answers end with LinkLost when the link goes in the middle; the caller
/// repeats after linkChanged(Connected).
class NodeOps : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    [[nodiscard]] virtual Clock &clock() = 0;
    [[nodiscard]] virtual LinkState link() const = 0;
    /// Starts connecting and keeps the link up (back-off, never asking again by itself) until closeLink().
    virtual void openLink() = 0;
    virtual void closeLink() = 0;

    virtual Pending<NodeFacts> facts() = 0;
    /// All services: ours in any state, foreign ones only while they run.
    virtual Pending<QList<Service>> services() = 0;

    virtual Pending<QList<ProfileFile>> profiles() = 0;
    /// Written to a temporary file and renamed. `etag` empty = must not exist yet; a changed file is Error Busy.
    virtual Pending<QString> saveProfile(const Profile &profile, const QString &etag) = 0;
    virtual Pending<void> removeProfile(const QString &id) = 0;
    virtual Pending<QStringList> secretNames() = 0;
    /// Kept on the node in a file only its owner can read; an empty value removes it.
    virtual Pending<void> saveSecret(const QString &name, const QString &value) = 0;

    /// What the files of a profile's model say: config, headers, sizes, by ranges; a few hundred KiB of a model of any
    /// size. The error says in a sentence why they cannot be read; NotSupported: this node reads no files.
    virtual Pending<ModelOnDisk> readModel(const Profile &profile);
    virtual Pending<PreflightFacts> preflight(const Profile &profile) = 0;
    /// The file systems that hold the model files of these profiles, and the container engine's data; each once.
    virtual Pending<QList<DiskSpace>> diskSpace(const QList<Profile> &profiles);
    virtual Pending<void> pullImage(const QString &image, std::function<void(PullProgress)> progress) = 0;

    /// Creates and starts; with a service of the same runId there already, returns that one (started if need be).
    virtual Pending<ServiceId> start(const LaunchSpec &spec) = 0;
    /// Starts a stopped service of ours again, exactly as it was.
    virtual Pending<void> startAgain(const ServiceId &service) = 0;
    /// TERM, then KILL after `grace`; succeeds when it is gone or already was.
    virtual Pending<void> stop(const ServiceId &service, Milliseconds grace) = 0;
    /// Removes a stopped service of ours with its container or files. Refuses foreign ones and running ones.
    virtual Pending<void> remove(const ServiceId &service) = 0;
    /// The profile's restart policy, set once the service is ready; "" switches it off.
    virtual Pending<void> setRestartPolicy(const ServiceId &service, const QString &policy) = 0;
    virtual std::unique_ptr<LogFeed> follow(const ServiceId &service, LogCursor from) = 0;
    virtual Pending<Activity> activity(const ServiceId &service) = 0;
    virtual Pending<ServiceAnswer> request(const ServiceRequest &request) = 0;
    /// Who listens on `port`, judged for `service`: a server of another program may answer where ours should.
    virtual Pending<Listener> listener(const ServiceId &service, quint16 port) = 0;
    /// A listener on 127.0.0.1 of the machine where this runs, to `port` on the node's loopback. Answers the local
    /// port.
    virtual Pending<quint16> openTunnel(quint16 port) = 0;
    virtual void closeTunnel(quint16 port) = 0;

    /// The guard: a script on the node that kills `service` when MemAvailable falls below `floor`, link or no link.
    virtual Pending<void> armGuard(const ServiceId &service, Bytes floor) = 0;
    virtual Pending<void> disarmGuard() = 0;
    virtual Pending<std::optional<GuardReport>> guardReport(const ServiceId &service) = 0;
    /// One reading of the memory at once, GPU figures included where they count (discrete cards); memorySampled()
    /// follows with the same values. What waits for memory asks this rather than wait for the next tick. NotSupported:
    /// only the ticks tell.
    virtual Pending<MemorySample> sampleMemory();
    /// What the node says about itself after a failed start of `profile`: kernel log since `sinceMs`, memory, disks,
    /// port, driver and GPUs, in one look.
    virtual Pending<NodeSigns> signs(const Profile &profile, qint64 sinceMs) = 0;

    /// One switch at a time per machine, whichever of its users asks; held where the machine is. Busy names who is
    /// switching what. Taking a claim with the same token renews it; one that was not renewed for 30 s, or whose holder
    /// is gone, can be taken over. Only class Claim calls these two.
    virtual Pending<void> claim(const ClaimRequest &request) = 0;
    virtual Pending<void> releaseClaim(const QString &token) = 0;
    /// Who holds it now; nothing = nobody.
    virtual Pending<std::optional<ClaimHolder>> claimHolder() = 0;
    /// The small state file of a running switch; empty = none.
    virtual Pending<QByteArray> readJournal() = 0;
    virtual Pending<void> writeJournal(const QByteArray &text) = 0; ///< empty text removes it
    /// Records of past switches: JSON lines, oldest first, at most `newest` of them.
    virtual Pending<QList<QByteArray>> records(int newest) = 0;
    virtual Pending<void> appendRecord(const QByteArray &line) = 0;

signals:
    void linkChanged(const kirikae::LinkState &link);
    /// Something about services changed: ask services() again.
    void servicesChanged();
    /// Four times a second while the link is up.
    void memorySampled(const kirikae::MemorySample &sample);
};

} // namespace kirikae
