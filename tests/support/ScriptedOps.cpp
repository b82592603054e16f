// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/ScriptedOps.h"

#include <algorithm>

namespace kirikae {

using namespace Qt::StringLiterals;

namespace {
constexpr qint64 nsPerMs = 1'000'000;
} // namespace

class ScriptedOps::Feed : public LogFeed {
public:
    Feed(ScriptedOps &ops, ServiceId service, LogCursor from)
        : m_ops(ops)
        , m_service(std::move(service))
        , m_from(from)
    {
        m_ops.m_feeds.append(this);
        QMetaObject::invokeMethod(
            this, [this] { deliver(); }, Qt::QueuedConnection);
    }
    ~Feed() override { m_ops.m_feeds.removeOne(this); }
    [[nodiscard]] LogCursor cursor() const override { return m_cursor; }

    void deliver()
    {
        const Live &live = m_ops.m_services[m_service];
        QList<LogLine> fresh;
        if (m_ops.m_link.kind == LinkState::Kind::Connected) {
            for (; m_next < live.log.size(); ++m_next) {
                if (live.log.at(m_next).timeNs < m_from.timeNs)
                    continue;
                fresh.append(live.log.at(m_next));
                m_cursor.pass(fresh.last());
            }
        }
        if (!fresh.isEmpty())
            emit linesAdded(fresh);
        if (!live.service.isRunning() && m_ops.m_link.kind == LinkState::Kind::Connected)
            emit ended(std::nullopt);
    }

private:
    ScriptedOps &m_ops;
    ServiceId m_service;
    LogCursor m_from;
    LogCursor m_cursor;
    qsizetype m_next = 0;
};

ScriptedOps::ScriptedOps()
{
    preflightFacts.imagePresent = true;
    preflightFacts.imageId = u"sha256:1"_s;
    m_link.text = u"Scripted"_s;
}

ScriptedOps::~ScriptedOps() = default;

void ScriptedOps::addProfile(const Profile &profile)
{
    m_profiles.append(profile);
}

void ScriptedOps::script(const QString &profileId, const QList<Script> &scripts)
{
    m_scripts[profileId].clear();
    m_scripts[profileId].append(scripts);
}

void ScriptedOps::cutLinkAt(const QString &call, int nth, bool isAfterAct, Milliseconds away)
{
    m_cuts[call] = {nth, isAfterAct, away};
}

void ScriptedOps::cutLink(Milliseconds away)
{
    m_link.kind = LinkState::Kind::Reconnecting;
    emit linkChanged(m_link);
    m_clock.after(away, this, [this] {
        m_link.kind = LinkState::Kind::Connected;
        emit linkChanged(m_link);
        emit servicesChanged();
        const QList<Feed *> feeds = m_feeds;
        for (Feed *feed : feeds)
            feed->deliver();
    });
}

void ScriptedOps::prune(const QString &profileId)
{
    m_services.removeIf([&profileId](QMap<ServiceId, Live>::iterator entry) {
        return entry->service.profileId == profileId && !entry->service.isRunning();
    });
    emit servicesChanged();
}

void ScriptedOps::editProfile(const Profile &profile)
{
    for (Profile &known : m_profiles) {
        if (known.id == profile.id)
            known = profile;
    }
}

void ScriptedOps::crash(const QString &profileId)
{
    for (Live &live : m_services) {
        if (live.service.profileId == profileId && live.service.isRunning())
            end(live, 139);
    }
}

void ScriptedOps::restart(const QString &profileId)
{
    Live &live = *std::find_if(m_services.begin(), m_services.end(), [&profileId](const Live &candidate) {
        return candidate.service.profileId == profileId && candidate.service.isRunning();
    });
    ++live.service.restartCount;
    begin(live);
}

Script &ScriptedOps::scriptOf(const QString &profileId)
{
    return std::find_if(m_services.begin(), m_services.end(),
                        [&profileId](const Live &candidate) {
                            return candidate.service.profileId == profileId && candidate.service.isRunning();
                        })
        ->script;
}

void ScriptedOps::setMemoryReturn(Milliseconds delay, double share)
{
    m_returnDelay = delay;
    m_returnShare = share;
}

const Service *ScriptedOps::running(const QString &profileId) const
{
    for (const Live &live : m_services) {
        if (live.service.profileId == profileId && live.service.isRunning())
            return &live.service;
    }
    return nullptr;
}

int ScriptedOps::servicesOf(const QString &profileId) const
{
    return static_cast<int>(std::count_if(m_services.cbegin(), m_services.cend(), [&profileId](const Live &live) {
        return live.service.profileId == profileId;
    }));
}

std::optional<Error> ScriptedOps::enter(const QString &call)
{
    ++m_counts[call];
    if (m_link.kind != LinkState::Kind::Connected)
        return Error{Error::Code::LinkLost, u"The connection ended."_s, {}};
    if (const auto hook = m_hooks.value(call))
        hook();
    const auto cut = m_cuts.find(call);
    if (cut != m_cuts.end() && !cut->isAfterAct && --cut->calls == 0) {
        const Milliseconds away = cut->away;
        m_cuts.erase(cut);
        cutLink(away);
        return Error{Error::Code::LinkLost, u"The connection ended."_s, {}};
    }
    const auto failure = m_failures.constFind(call);
    return failure == m_failures.constEnd() ? std::nullopt : std::optional(*failure);
}

std::optional<Error> ScriptedOps::leave(const QString &call)
{
    const auto cut = m_cuts.find(call);
    if (cut == m_cuts.end() || !cut->isAfterAct || --cut->calls != 0)
        return std::nullopt;
    const Milliseconds away = cut->away;
    m_cuts.erase(cut);
    cutLink(away);
    return Error{Error::Code::LinkLost, u"The connection ended."_s, {}};
}

Pending<void> ScriptedOps::answer(const QString &call)
{
    const auto error = leave(call);
    return error ? readyError<void>(*error) : ready();
}

void ScriptedOps::openLink()
{
    m_link.kind = LinkState::Kind::Connected;
    emit linkChanged(m_link);
    if (!m_isTicking) {
        m_isTicking = true;
        tickMemory();
    }
}

void ScriptedOps::closeLink()
{
    m_link.kind = LinkState::Kind::Idle;
    emit linkChanged(m_link);
}

void ScriptedOps::tickMemory()
{
    if (m_link.kind == LinkState::Kind::Connected && tellsMemory)
        emit memorySampled(sample());
    m_clock.after(memoryPause, this, [this] { tickMemory(); });
}

Pending<QList<Service>> ScriptedOps::services()
{
    if (const auto error = enter(u"services"_s))
        return readyError<QList<Service>>(*error);
    QList<Service> list;
    for (const Live &live : std::as_const(m_services))
        list.append(live.service);
    return answer(u"services"_s, list);
}

void ScriptedOps::schedule(const ServiceId &id, int afterMs, std::function<void(Live &)> act)
{
    m_clock.after(Milliseconds(afterMs), this,
                  [this, id, generation = m_services[id].generation, act = std::move(act)] {
                      const auto live = m_services.find(id);
                      if (live != m_services.end() && live->generation == generation && live->service.isRunning())
                          act(*live);
                  });
}

void ScriptedOps::begin(Live &live)
{
    ++live.generation;
    live.service.status = Service::Status::Running;
    live.service.exitCode.reset();
    live.service.startedMs = m_clock.nowMs();
    live.startedSteadyMs = m_clock.steadyMs();
    live.service.pids = {1000 + m_nextId++};
    const ServiceId id = live.service.id;
    for (const Script::Line &line : std::as_const(live.script.log)) {
        schedule(id, line.afterMs, [this, id, text = line.text](Live &started) {
            started.log.append({m_clock.nowMs() * nsPerMs, text, false});
            const QList<Feed *> feeds = m_feeds;
            for (Feed *feed : feeds)
                feed->deliver();
        });
    }
    if (live.script.exitAfterMs)
        schedule(id, *live.script.exitAfterMs, [this](Live &started) { end(started, started.script.exitCode); });
    if (live.script.restartAfterMs) {
        schedule(id, *live.script.restartAfterMs, [this](Live &started) {
            ++started.service.restartCount;
            started.service.startedMs = m_clock.nowMs();
            emit servicesChanged();
        });
    }
    if (live.script.guardAfterMs) {
        schedule(id, *live.script.guardAfterMs, [this](Live &started) {
            started.guardText = u"MemAvailable 3.9 GiB is below 4.0 GiB: killed"_s;
            end(started, 137);
        });
    }
    emit servicesChanged();
}

void ScriptedOps::end(Live &live, int exitCode)
{
    live.service.status = Service::Status::Exited;
    live.service.exitCode = exitCode;
    live.service.finishedMs = m_clock.nowMs();
    live.releasedMs = m_clock.nowMs() + m_returnDelay.count();
    emit servicesChanged();
    const QList<Feed *> feeds = m_feeds;
    for (Feed *feed : feeds)
        feed->deliver();
}

bool ScriptedOps::isUp(const Live &live) const
{
    return live.service.isRunning() && live.script.readyAfterMs &&
           m_clock.steadyMs() >= live.startedSteadyMs + *live.script.readyAfterMs;
}

ServiceId ScriptedOps::runAlready(const QString &profileId)
{
    const auto profile = std::find_if(m_profiles.cbegin(), m_profiles.cend(),
                                      [&profileId](const Profile &p) { return p.id == profileId; });
    const ServiceId id = u"scripted:%1"_s.arg(m_nextId++);
    Live live;
    live.service.id = id;
    live.service.name = profileId;
    live.service.profileId = profileId;
    live.service.profileName = profile->name;
    live.service.runId = u"earlier-1"_s;
    live.service.slot = profile->slot;
    live.service.port = profile->servicePort();
    live.service.startedAs = *profile;
    live.script = m_scripts[profileId].isEmpty() ? Script{} : m_scripts[profileId].head();
    live.service.createdMs = m_clock.nowMs() - 100'000;
    m_services[id] = live;
    begin(m_services[id]);
    m_services[id].service.startedMs = m_clock.nowMs() - 100'000;
    m_services[id].startedSteadyMs = m_clock.steadyMs() - 100'000;
    return id;
}

Pending<ServiceId> ScriptedOps::start(const LaunchSpec &spec)
{
    if (const auto error = enter(u"start"_s))
        return readyError<ServiceId>(*error);
    for (const Live &live : std::as_const(m_services)) {
        if (live.service.runId == spec.runId)
            return answer(u"start"_s, live.service.id);
    }
    QQueue<Script> &scripts = m_scripts[spec.profile.id];
    const Script script = scripts.isEmpty() ? Script{} : scripts.size() > 1 ? scripts.dequeue() : scripts.head();
    if (!script.createError.isEmpty())
        return readyError<ServiceId>(
            {Error::Code::StartFailed, u"The container could not be created."_s, script.createError});
    const ServiceId id = u"scripted:%1"_s.arg(m_nextId++);
    Live live;
    live.service.id = id;
    live.service.name = spec.profile.id;
    live.service.profileId = spec.profile.id;
    live.service.profileName = spec.profile.name;
    live.service.runId = spec.runId;
    live.service.slot = spec.profile.slot;
    live.service.port = spec.profile.servicePort();
    live.service.startedAs = spec.profile;
    live.service.createdMs = m_clock.nowMs();
    live.script = script;
    m_services[id] = live;
    begin(m_services[id]);
    return answer(u"start"_s, id);
}

Pending<void> ScriptedOps::startAgain(const ServiceId &service)
{
    if (const auto error = enter(u"startAgain"_s))
        return readyError<void>(*error);
    const auto live = m_services.find(service);
    if (live == m_services.end())
        return readyError<void>({Error::Code::NotFound, u"There is no such service."_s, {}});
    if (!live->service.isRunning())
        begin(*live);
    return answer(u"startAgain"_s);
}

Pending<void> ScriptedOps::stop(const ServiceId &service, Milliseconds)
{
    if (const auto error = enter(u"stop"_s))
        return readyError<void>(*error);
    const auto live = m_services.find(service);
    if (live == m_services.end() || !live->service.isRunning())
        return answer(u"stop"_s);
    if (live->script.stopMs == 0) {
        end(*live, 0);
        return answer(u"stop"_s);
    }
    const Once<void> stopped;
    schedule(service, live->script.stopMs, [this, stopped](Live &ending) {
        end(ending, 0);
        stopped.settle({});
    });
    return stopped.future();
}

Pending<void> ScriptedOps::remove(const ServiceId &service)
{
    if (const auto error = enter(u"remove"_s))
        return readyError<void>(*error);
    m_services.remove(service);
    emit servicesChanged();
    return answer(u"remove"_s);
}

Pending<void> ScriptedOps::setRestartPolicy(const ServiceId &service, const QString &policy)
{
    if (const auto error = enter(u"setRestartPolicy"_s))
        return readyError<void>(*error);
    policies[service] = policy;
    return answer(u"setRestartPolicy"_s);
}

std::unique_ptr<LogFeed> ScriptedOps::follow(const ServiceId &service, LogCursor from)
{
    ++m_counts[u"follow"_s];
    return std::make_unique<Feed>(*this, service, from);
}

Pending<Activity> ScriptedOps::activity(const ServiceId &service)
{
    if (const auto error = enter(u"activity"_s))
        return readyError<Activity>(*error);
    const Live &live = m_services[service];
    Activity activity;
    if (!live.script.isStuck)
        activity.cpuSeconds =
            live.script.cpuShare * static_cast<double>(m_clock.steadyMs() - live.startedSteadyMs) / 1000;
    return answer(u"activity"_s, activity);
}

} // namespace kirikae
