// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/node/NodeOps.h"
#include "tests/support/Script.h"
#include "tests/support/StepClock.h"

#include <QMap>
#include <QQueue>

namespace kirikae {

/// A node in memory whose services follow scripts, with a clock that jumps: every path of the switch engine in
/// milliseconds. Calls are counted; the link can be cut before or behind any of them.
class ScriptedOps : public NodeOps {
    Q_OBJECT
public:
    ScriptedOps();
    ~ScriptedOps() override;

    // What the test sets up.
    void addProfile(const Profile &profile);
    /// One script per start of the profile, the last one for all further starts.
    void script(const QString &profileId, const QList<Script> &scripts);
    /// Puts a started and ready service there.
    ServiceId runAlready(const QString &profileId);
    /// The link goes when `call` is made for the n-th time from now: before it acts, or after it acted.
    void cutLinkAt(const QString &call, int nth, bool isAfterAct, Milliseconds away);
    void cutLink(Milliseconds away);
    void failCall(const QString &call, const Error &error) { m_failures[call] = error; }
    void mendCall(const QString &call) { m_failures.remove(call); }
    void onCall(const QString &call, std::function<void()> act) { m_hooks[call] = std::move(act); }
    /// Removes the stopped services of a profile, as `docker container prune` does.
    void prune(const QString &profileId);
    /// Changes the file of a profile; what runs stays what it was started as.
    void editProfile(const Profile &profile);
    /// Ends the running service of a profile, as a crash would.
    void crash(const QString &profileId);
    /// Its container engine starts it again, as it does after a crash.
    void restart(const QString &profileId);
    /// How the running service of a profile goes on.
    Script &scriptOf(const QString &profileId);
    void setMemoryReturn(Milliseconds delay, double share);
    [[nodiscard]] int callCount(const QString &call) const { return m_counts.value(call); }
    [[nodiscard]] const Service *running(const QString &profileId) const;
    [[nodiscard]] int servicesOf(const QString &profileId) const;

    QString bootId = QStringLiteral("boot");
    QString containerEngine = QStringLiteral("Docker 28");
    QList<DiskSpace> disks; ///< empty = not supported
    Milliseconds memoryPause{250};
    bool tellsMemory = true;
    PreflightFacts preflightFacts;
    NodeSigns nodeSigns;
    QMap<QString, Result<ModelOnDisk>> models; ///< by profile id; others: not on the node
    QByteArray journal;
    QList<QByteArray> recordLines;
    QString claimOwner; ///< empty = nobody has it
    QString claimToken;
    QString claimWhat;
    bool isHolderAlive = true;
    QMap<quint16, Listener> listeners; ///< by port; others: not known
    qint64 claimedMs = 0;
    bool isGuardArmed = false;
    QMap<ServiceId, QString> policies;

    [[nodiscard]] StepClock &clock() override { return m_clock; }
    [[nodiscard]] LinkState link() const override { return m_link; }
    void openLink() override;
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
    void closeTunnel(quint16 port) override;
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
    struct Live {
        Service service;
        Script script;
        QList<LogLine> log;
        int generation = 0; ///< what was scheduled for an earlier life is void
        qint64 releasedMs = 0;
        qint64 startedSteadyMs = 0;
        QString guardText;
    };
    struct Cut {
        int calls = 1;
        bool isAfterAct = false;
        Milliseconds away{0};
    };
    class Feed;

    /// Counts the call, runs hooks, and decides whether it fails.
    std::optional<Error> enter(const QString &call);
    std::optional<Error> leave(const QString &call);
    template <class T>
    Pending<T> answer(const QString &call, T value)
    {
        const auto error = leave(call);
        return error ? readyError<T>(*error) : ready(std::move(value));
    }
    Pending<void> answer(const QString &call);
    void begin(Live &live);
    void schedule(const ServiceId &id, int afterMs, std::function<void(Live &)> act);
    void end(Live &live, int exitCode);
    [[nodiscard]] bool isUp(const Live &live) const;
    [[nodiscard]] MemorySample sample() const;
    void tickMemory();
    ServiceAnswer serve(const Live &live, const ServiceRequest &request) const;

    StepClock m_clock;
    LinkState m_link;
    QList<Profile> m_profiles;
    QMap<QString, QQueue<Script>> m_scripts;
    QMap<ServiceId, Live> m_services;
    QList<Feed *> m_feeds;
    QMap<QString, Error> m_failures;
    QMap<QString, std::function<void()>> m_hooks;
    QMap<QString, Cut> m_cuts;
    QMap<QString, int> m_counts;
    Milliseconds m_returnDelay{300};
    double m_returnShare = 1;
    int m_nextId = 1;
    bool m_isTicking = false;
};

} // namespace kirikae
