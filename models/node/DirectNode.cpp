// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/node/DirectNode.h"

#include "models/core/Requester.h"
#include "models/node/ChatCall.h"
#include "models/node/ServiceApi.h"
#include "models/sizing/MemoryCheck.h"

#include <QCoreApplication>
#include <QPointer>

namespace kirikae {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("DirectNode", text);
}

constexpr Milliseconds stopGrace{30'000};
constexpr Milliseconds longestFarewell{2'000};
constexpr Milliseconds metricsDeadline{2'000};
constexpr Milliseconds servicesPause{10'000}; ///< before what could not be read is read again

Error notConnected(const QString &name)
{
    return {Error::Code::Unreachable, tr("There is no connection to %1. Connect first.").arg(name), {}};
}

} // namespace

DirectNode::DirectNode(const QString &name, std::unique_ptr<NodeOps> ops, EngineRuleSets rules, QObject *parent)
    : Node(parent)
    , m_ops(std::move(ops))
    , m_keeper(name)
    , m_models(*m_ops, this)
    , m_servicesTimer(m_ops->clock(), this)
    , m_desk(*m_ops, std::move(rules), surroundings(), this)
{
    m_pushTimer.setSingleShot(true);
    m_turnTimer.setSingleShot(true);
    connect(&m_pushTimer, &QTimer::timeout, this, [this] {
        m_isTurnWanted = false;
        emit stateChanged(m_keeper.state());
    });
    connect(&m_turnTimer, &QTimer::timeout, this, [this] {
        if (m_isTurnWanted)
            pushInTurn();
    });
    connect(m_ops.get(), &NodeOps::linkChanged, this, &DirectNode::linkChanged);
    connect(m_ops.get(), &NodeOps::servicesChanged, this, &DirectNode::readServices);
    connect(m_ops.get(), &NodeOps::memorySampled, this, &DirectNode::memorySampled);
    connect(&m_models, &ModelReads::modelRead, this, [this] {
        m_keeper.setModels(m_models);
        pushSoon();
    });
    connect(&m_desk, &SwitchDesk::changed, this, &DirectNode::deskChanged);
    connect(&m_desk, &SwitchDesk::ended, this, &DirectNode::switchEnded);
    connect(&m_desk, &SwitchDesk::happened, this,
            [this](Event::Level level, const QString &text) { report(level, QStringLiteral("switch"), text); });
    m_keeper.setLink(m_ops->link());
}

DirectNode::~DirectNode()
{
    m_desk.disconnect(this);
}

SwitchDesk::Surroundings DirectNode::surroundings()
{
    SwitchDesk::Surroundings around;
    around.plan = [this](const SwitchRequest &request) { return planFor(request, true); };
    around.usual = [this](const Profile &profile) { return m_keeper.history().usual(profile); };
    around.prepare = [this](SwitchRun *run) { prepareRun(run); };
    around.pool = [this] {
        const QList<Pool> &pools = m_keeper.state().pools;
        return pools.isEmpty() ? std::nullopt : std::optional(pools.first());
    };
    return around;
}

void DirectNode::open()
{
    m_ops->openLink();
}

void DirectNode::close()
{
    const Pending<void> left = m_desk.leave(
        {Error::Code::Cancelled,
         tr("The connection was closed while the switch was under way; whoever connects next takes it up."),
         {}});
    if (left.isFinished()) {
        m_ops->closeLink();
        return;
    }
    // The claim goes back over the link, so that the next who asks need not wait until it is stale.
    Once<void> over;
    whenDone(left, this, [over](const Result<void> &) { over.settle({}); });
    QTimer::singleShot(longestFarewell, this, [over] { over.settle({}); });
    whenDone(over.future(), this, [this](const Result<void> &) { m_ops->closeLink(); });
}

void DirectNode::linkChanged(const LinkState &link)
{
    const LinkState::Kind before = m_keeper.state().link.kind;
    m_keeper.setLink(link);
    if (link.kind != before) {
        if (link.kind == LinkState::Kind::Connected) {
            report(Event::Level::Info, QStringLiteral("link"), tr("Connected: %1").arg(link.text));
            readAll();
        } else {
            m_keeper.setLoaded(false);
            m_models.linkEnded();
            m_partsToRead = 0;
            if (before == LinkState::Kind::Connected || link.kind == LinkState::Kind::Failed)
                report(Event::Level::Warning, QStringLiteral("link"),
                       link.error ? link.error->message : tr("The connection has ended."));
        }
    }
    pushSoon();
}

void DirectNode::readAll()
{
    m_partsToRead = 4;
    readFacts();
    readHistory();
    readProfiles();
    readServices();
}

void DirectNode::readFacts()
{
    whenDone(m_ops->facts(), this, [this](const Result<NodeFacts> &facts) {
        if (facts)
            m_keeper.setFacts(*facts);
        partIsRead();
    });
}

void DirectNode::partIsRead()
{
    if (m_partsToRead > 0 && --m_partsToRead == 0)
        m_keeper.setLoaded(true);
    if (m_keeper.state().loaded)
        readModels();
    pushSoon();
}

void DirectNode::readModels()
{
    m_models.setHeld(m_desk.active() != nullptr);
    m_models.want(m_keeper.state().profiles);
}

void DirectNode::readServices()
{
    if (m_keeper.state().link.kind != LinkState::Kind::Connected)
        return;
    whenDone(m_ops->services(), this, [this](const Result<QList<Service>> &services) {
        takeServices(services);
        if (m_partsToRead == 0 && m_keeper.state().facts.containerEngine.isEmpty())
            readFacts(); // the container engine may have come up since
        partIsRead();
        m_desk.readJournal();
    });
}

/// "Could not be read" is not "nothing runs": what was known stays, and the state says that it is not known now.
void DirectNode::takeServices(const Result<QList<Service>> &services)
{
    const QString problemBefore = m_keeper.state().servicesProblem;
    if (!services) {
        m_keeper.setServicesProblem(services.error().message);
        m_servicesTimer.start(servicesPause, [this] { readServices(); });
        if (problemBefore != services.error().message)
            report(Event::Level::Warning, QStringLiteral("service"), services.error().message);
        return;
    }
    const QList<Service> before = m_keeper.state().services;
    m_keeper.setServices(*services);
    reportServices(before);
    reportRivals();
}

void DirectNode::readProfiles()
{
    whenDone(m_ops->profiles(), this, [this](const Result<QList<ProfileFile>> &files) {
        if (files) {
            m_keeper.setProfiles(*files, m_models);
        } else if (m_keeper.state().profilesProblem != files.error().message) {
            m_keeper.setProfilesProblem(files.error().message);
            report(Event::Level::Warning, QStringLiteral("profile"), files.error().message);
        }
        partIsRead();
    });
}

void DirectNode::readHistory()
{
    whenDone(m_ops->records(SwitchHistory::kept), this, [this](const Result<QList<QByteArray>> &lines) {
        if (lines)
            m_keeper.setHistory(*lines);
        partIsRead();
    });
}

void DirectNode::memorySampled(const MemorySample &sample)
{
    m_keeper.setMemory(sample);
    emit memoryRead();
    pushInTurn();
}

void DirectNode::deskChanged()
{
    const std::optional<SwitchProgress> before = m_keeper.state().activeSwitch;
    const Switch *active = m_desk.active();
    m_keeper.setActiveSwitch(active ? std::optional(active->progress()) : std::nullopt);
    m_keeper.setOtherSwitch(m_desk.otherSwitch(), m_desk.isOtherOrphaned());
    const auto &now = m_keeper.state().activeSwitch;
    const bool isOnlyFurther = before && now && before->stage == now->stage && before->linkLost == now->linkLost &&
                               before->cancelling == now->cancelling && before->service == now->service;
    if (isOnlyFurther)
        pushInTurn();
    else
        pushSoon();
}

void DirectNode::switchEnded(const SwitchRecord &record)
{
    m_keeper.setActiveSwitch(std::nullopt);
    m_keeper.setLastSwitch(record);
    m_keeper.addRecord(record);
    m_models.forget(record.profileId); // its files may have been downloaded, or changed, by this start
    readServices();
    pushSoon();
}

void DirectNode::prepareRun(SwitchRun *run) const
{
    const NodeState &state = m_keeper.state();
    if (run->request.requestedBy.isEmpty())
        run->request.requestedBy = requester();
    run->bootId = state.facts.bootId;
    const ProfileEntry *entry = state.profile(run->request.profileId);
    if (!entry)
        return;
    run->target = entry->file.profile;
    const Service *outgoing = state.serviceInSlot(run->target.slot);
    if (!outgoing)
        return;
    run->outgoing = *outgoing;
    if (!state.pools.isEmpty())
        run->outgoingHeld = heldInPool(state.pools.first(), outgoing->id);
    // What it was started as. Its profile of today may be another; it is the second best, for what an older version
    // started.
    const ProfileEntry *today = state.profile(outgoing->profileId);
    if (outgoing->startedAs)
        run->outgoingProfile = outgoing->startedAs;
    else if (today && today->file.damage.isEmpty())
        run->outgoingProfile = today->file.profile;
}

Pending<SwitchPlan> DirectNode::plan(const SwitchRequest &request)
{
    if (m_keeper.state().link.kind != LinkState::Kind::Connected)
        return readyError<SwitchPlan>(notConnected(m_keeper.state().name));
    return planFor(request, false);
}

Pending<SwitchPlan> DirectNode::planFor(const SwitchRequest &request, bool isOurs)
{
    // Somebody else may have changed the profile, or stopped a service, without our hearing of it.
    Once<SwitchPlan> answer;
    whenDone(m_ops->profiles(), this, [this, request, isOurs, answer](const Result<QList<ProfileFile>> &files) {
        if (!files) {
            answer.settle(fail(files.error()));
            return;
        }
        m_keeper.setProfiles(*files, m_models);
        whenDone(m_ops->services(), this, [this, request, isOurs, answer](const Result<QList<Service>> &services) {
            takeServices(services);
            pushSoon();
            if (!m_keeper.state().facts.containerEngine.isEmpty()) {
                awaitMemory(request, isOurs, answer);
                return;
            }
            // The container engine may have come up since.
            whenDone(m_ops->facts(), this, [this, request, isOurs, answer](const Result<NodeFacts> &facts) {
                if (facts)
                    m_keeper.setFacts(*facts);
                awaitMemory(request, isOurs, answer);
            });
        });
    });
    return answer.future();
}

/// Nothing is judged without a reading of the memory; one that does not come in time is said, and asked about.
void DirectNode::awaitMemory(const SwitchRequest &request, bool isOurs, const Once<SwitchPlan> &answer)
{
    if (!m_keeper.state().pools.isEmpty()) {
        finishPlan(request, isOurs, answer);
        return;
    }
    auto *waiting = new QObject(this);
    const auto go = [this, request, isOurs, answer, waiting = QPointer(waiting)] {
        if (!waiting)
            return;
        waiting->deleteLater();
        waiting->disconnect();
        finishPlan(request, isOurs, answer);
    };
    connect(this, &DirectNode::memoryRead, waiting, go);
    m_ops->clock().after(m_desk.timings().memoryReading, waiting, go);
}

void DirectNode::finishPlan(const SwitchRequest &request, bool isOurs, const Once<SwitchPlan> &answer)
{
    NodeState state = m_keeper.state();
    if (isOurs) { // the switch that asks is not in its own way
        state.activeSwitch.reset();
        state.otherSwitch.clear();
        state.isOrphaned = false;
    }
    const ProfileEntry *entry = state.profile(request.profileId);
    if (!entry || !entry->file.damage.isEmpty()) {
        answer.settle(makePlan(state, request, {}, m_keeper.history()));
        return;
    }
    whenDone(m_models.now(entry->file.profile), this,
             [this, state, request, profile = entry->file.profile, answer](const Result<ModelOnDisk> &) mutable {
                 m_models.fill(&state.profiles);
                 whenDone(m_ops->preflight(profile), this,
                          [this, state, request, answer](const Result<PreflightFacts> &facts) {
                              if (facts)
                                  countRequests(makePlan(state, request, *facts, m_keeper.history()), answer);
                              else
                                  answer.settle(fail(facts.error()));
                          });
             });
}

/// How many requests would have to end first, or be cut off.
void DirectNode::countRequests(SwitchPlan plan, const Once<SwitchPlan> &answer)
{
    if (!plan.outgoing || plan.outgoing->port == 0) {
        answer.settle(std::move(plan));
        return;
    }
    ServiceRequest request;
    request.port = plan.outgoing->port;
    request.path = QStringLiteral("/metrics");
    request.deadline = metricsDeadline;
    if (plan.outgoing->startedAs)
        request.key = apiKeyOf(*plan.outgoing->startedAs);
    whenDone(m_ops->request(request), this, [plan, answer](const Result<ServiceAnswer> &metrics) mutable {
        if (metrics && metrics->status == 200)
            plan.requestsRunning = runningRequests(metrics->body);
        answer.settle(std::move(plan));
    });
}

Pending<QString> DirectNode::startSwitch(const SwitchRequest &request)
{
    if (m_keeper.state().link.kind != LinkState::Kind::Connected)
        return readyError<QString>(notConnected(m_keeper.state().name));
    SwitchRequest named = request;
    if (named.requestedBy.isEmpty())
        named.requestedBy = requester();
    return m_desk.start(named);
}

Pending<void> DirectNode::cancelSwitch(const QString &switchId)
{
    return m_desk.cancel(switchId);
}

Pending<void> DirectNode::stopService(const ServiceId &id)
{
    const Service *service = m_keeper.state().service(id);
    if (!service || service->foreign) {
        return readyError<void>(
            {Error::Code::NotFound,
             service ? tr("%1 was not started by Kirikae, so it is not stopped here.").arg(service->name)
                     : tr("There is no such service on this node."),
             {}});
    }
    const QString name = service->profileName;
    return m_desk.act(tr("stopping %1").arg(name), requester(), [this, id, name] {
        report(Event::Level::Info, QStringLiteral("service"), tr("Stopping %1.").arg(name));
        // What its restart policy would bring back at the next boot is not stopped.
        Once<void> stopped;
        whenDone(m_ops->setRestartPolicy(id, {}), this, [this, id, stopped](const Result<void> &) {
            whenDone(m_ops->stop(id, stopGrace), this,
                     [stopped](const Result<void> &result) { stopped.settle(result); });
        });
        return stopped.future();
    });
}

Pending<QString> DirectNode::saveProfile(const Profile &profile, const QString &etag)
{
    return thenReadProfiles(m_ops->saveProfile(profile, etag));
}

Pending<void> DirectNode::removeProfile(const QString &id)
{
    return thenReadProfiles(m_ops->removeProfile(id));
}

/// Answers once the state shows the change: the next request may be about it.
template <class T>
Pending<T> DirectNode::thenReadProfiles(const Pending<T> &change)
{
    Once<T> answer;
    whenDone(change, this, [this, answer](const Result<T> &changed) {
        whenDone(m_ops->profiles(), this, [this, answer, changed](const Result<QList<ProfileFile>> &files) {
            if (files)
                m_keeper.setProfiles(*files, m_models);
            readModels();
            pushSoon();
            answer.settle(changed);
        });
    });
    return answer.future();
}

Pending<QList<SwitchRecord>> DirectNode::history(int newest)
{
    Once<QList<SwitchRecord>> answer;
    whenDone(m_ops->records(newest), this, [answer](const Result<QList<QByteArray>> &lines) {
        answer.settle(lines ? Result<QList<SwitchRecord>>(recordsFromLines(*lines)) : fail(lines.error()));
    });
    return answer.future();
}

Pending<ChatAnswer> DirectNode::chat(const ServiceId &id, const QString &prompt)
{
    const Service *service = m_keeper.state().service(id);
    if (!service || !service->isRunning() || service->port == 0) {
        return readyError<ChatAnswer>(
            {Error::Code::NotFound, tr("That service does not run, or has no port that is known."), {}});
    }
    const ProfileEntry *entry = m_keeper.state().profile(service->profileId);
    const Profile today = entry ? entry->file.profile : Profile{};
    auto *call = new ChatCall(*m_ops, service->port, service->startedAs.value_or(today), prompt, this);
    return call->start();
}

void DirectNode::report(Event::Level level, const QString &kind, const QString &text)
{
    emit eventAdded(m_events.add(m_ops->clock().nowMs(), level, kind, text));
}

void DirectNode::reportServices(const QList<Service> &before)
{
    if (m_desk.active() || !m_keeper.state().loaded)
        return; // a switch tells its own story
    for (const Service &old : before) {
        const Service *now = m_keeper.state().service(old.id);
        if (!old.foreign && old.isRunning() && (!now || !now->isRunning()))
            report(Event::Level::Warning, QStringLiteral("service"),
                   tr("%1 does not run any more.").arg(old.profileName));
    }
}

/// Two of ours in one slot are a fault that somebody should know of before memory runs out.
void DirectNode::reportRivals()
{
    QStringList slotsNow;
    for (const Service &service : m_keeper.state().services) {
        if (!service.foreign && service.isRunning() && !slotsNow.contains(service.slot))
            slotsNow.append(service.slot);
    }
    for (const QString &slot : std::as_const(slotsNow)) {
        const QList<Service> running = m_keeper.state().runningInSlot(slot);
        const bool isTold = m_crowdedSlots.contains(slot);
        if (running.size() < 2) {
            m_crowdedSlots.removeAll(slot);
        } else if (!isTold && !m_desk.active()) {
            m_crowdedSlots.append(slot);
            report(
                Event::Level::Warning, QStringLiteral("service"),
                tr("%1 and %2 run at once in the slot \"%3\", which has room for one. Stop one; the next switch stops "
                   "both.")
                    .arg(running.at(0).profileName, running.at(1).profileName, slot));
        }
    }
}

void DirectNode::pushSoon()
{
    if (!m_pushTimer.isActive())
        m_pushTimer.start(0);
}

void DirectNode::pushInTurn()
{
    m_isTurnWanted = true;
    if (m_turnTimer.isActive())
        return;
    m_turnTimer.start(m_pushInterval);
    pushSoon();
}

} // namespace kirikae
