// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/node/EventLog.h"
#include "models/node/ModelReads.h"
#include "models/node/Node.h"
#include "models/node/NodeOps.h"
#include "models/node/StateKeeper.h"
#include "models/switching/SwitchDesk.h"

#include <QTimer>

namespace kirikae {

/// A node whose switch engine runs in this process, over whatever NodeOps it is given. Reads services, profiles and
/// history when the link comes up and when they change, and pushes its state as one value. Main thread.
class DirectNode : public Node {
    Q_OBJECT
public:
    DirectNode(const QString &name, std::unique_ptr<NodeOps> ops, EngineRuleSets rules, QObject *parent = nullptr);
    ~DirectNode() override;

    void setTimings(const SwitchTimings &timings) { m_desk.setTimings(timings); }
    /// Whether a switch that another process left unfinished is taken up (the default). A program that only looks and
    /// goes away at once says no.
    void setTakesUpSwitches(bool takesUp) { m_desk.setTakesUp(takesUp); }
    /// See SwitchDesk::setInstance().
    void setInstance(const QString &instance) { m_desk.setInstance(instance); }
    void addCapability(const QString &capability) { m_keeper.addCapability(capability); }

    /// The least time (of this machine) between two pushes of what changes all the time: memory, and how far a switch
    /// is. Everything else is pushed at once.
    void setPushInterval(std::chrono::milliseconds interval) { m_pushInterval = interval; }

    /// For what looks after the node while nobody watches: its settings in the state, what it has to say as an event.
    void setUpkeep(const UpkeepSettings &settings)
    {
        m_keeper.setUpkeep(settings);
        pushSoon();
    }
    void report(Event::Level level, const QString &kind, const QString &text);

    [[nodiscard]] NodeState state() const override { return m_keeper.state(); }
    [[nodiscard]] QList<Event> events(quint64 after) const override { return m_events.after(after); }
    void open() override;
    void close() override;

    Pending<SwitchPlan> plan(const SwitchRequest &request) override;
    Pending<QString> startSwitch(const SwitchRequest &request) override;
    Pending<void> cancelSwitch(const QString &switchId) override;
    Pending<void> stopService(const ServiceId &service) override;

    Pending<QString> saveProfile(const Profile &profile, const QString &etag) override;
    Pending<void> removeProfile(const QString &id) override;
    Pending<QStringList> secretNames() override { return m_ops->secretNames(); }
    Pending<void> saveSecret(const QString &name, const QString &value) override
    {
        return m_ops->saveSecret(name, value);
    }
    Pending<void> pullImage(const QString &image, std::function<void(PullProgress)> progress) override
    {
        return m_ops->pullImage(image, std::move(progress));
    }

    std::unique_ptr<LogFeed> openLog(const ServiceId &service, LogCursor from) override
    {
        return m_ops->follow(service, from);
    }
    Pending<QList<SwitchRecord>> history(int newest) override;
    Pending<ChatAnswer> chat(const ServiceId &service, const QString &prompt) override;
    Pending<quint16> openTunnel(quint16 port) override { return m_ops->openTunnel(port); }
    void closeTunnel(quint16 port) override { m_ops->closeTunnel(port); }

signals:
    void memoryRead();

private:
    SwitchDesk::Surroundings surroundings();
    void linkChanged(const LinkState &link);
    void readAll();
    void readFacts();
    void readServices();
    void takeServices(const Result<QList<Service>> &services);
    void readProfiles();
    void readHistory();
    void partIsRead();
    void readModels();
    void memorySampled(const MemorySample &sample);
    void deskChanged();
    void switchEnded(const SwitchRecord &record);
    void prepareRun(SwitchRun *run) const;
    Pending<SwitchPlan> planFor(const SwitchRequest &request, bool isOurs);
    void awaitMemory(const SwitchRequest &request, bool isOurs, const Once<SwitchPlan> &answer);
    void finishPlan(const SwitchRequest &request, bool isOurs, const Once<SwitchPlan> &answer);
    void countRequests(SwitchPlan plan, const Once<SwitchPlan> &answer);
    template <class T>
    Pending<T> thenReadProfiles(const Pending<T> &change);
    void reportServices(const QList<Service> &before);
    void reportRivals();
    void pushSoon();
    void pushInTurn();

    std::unique_ptr<NodeOps> m_ops;
    StateKeeper m_keeper;
    EventLog m_events;
    ModelReads m_models;
    ClockTimer m_servicesTimer;
    SwitchDesk m_desk;
    QTimer m_pushTimer;
    QTimer m_turnTimer; ///< runs while a push of what changes all the time would come too soon
    std::chrono::milliseconds m_pushInterval{200};
    bool m_isTurnWanted = false;
    QStringList m_crowdedSlots; ///< two were seen in them, and that was said
    int m_partsToRead = 0;
};

} // namespace kirikae
