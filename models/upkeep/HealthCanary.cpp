// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/upkeep/HealthCanary.h"

namespace kirikae {

namespace {

using namespace Qt::StringLiterals;

bool isDue(const Service &service)
{
    return !service.foreign && service.isRunning() && service.port != 0;
}

} // namespace

HealthCanary::HealthCanary(DirectNode &node, NodeOps &ops, QObject *parent)
    : QObject(parent)
    , m_node(node)
    , m_ops(ops)
    , m_timer(ops.clock(), this)
{
    connect(&m_node, &Node::stateChanged, this, &HealthCanary::noteStarts);
    noteStarts(m_node.state());
}

/// How long a service may have been loading counts from when it was first seen here: no clock that is set changes that.
void HealthCanary::noteStarts(const NodeState &state)
{
    for (const Service &service : state.services) {
        if (!isDue(service))
            continue;
        Health &health = m_health[service.id];
        if (health.seenAsMs == service.startedMs)
            continue;
        health.seenAsMs = service.startedMs;
        health.seenMs = m_ops.clock().steadyMs();
    }
}

void HealthCanary::setIntervalSeconds(int seconds)
{
    if (m_seconds == seconds)
        return;
    m_seconds = seconds;
    scheduleNext();
}

void HealthCanary::scheduleNext()
{
    m_timer.stop();
    if (m_seconds > 0)
        m_timer.start(std::chrono::seconds(m_seconds), [this] { round(); });
}

void HealthCanary::round()
{
    const NodeState state = m_node.state();
    m_waiting.clear();
    for (const Service &service : state.services) {
        if (isDue(service))
            m_waiting.append(service.id);
    }
    m_health.removeIf(
        [&state](QMap<ServiceId, Health>::iterator entry) { return state.service(entry.key()) == nullptr; });
    scheduleNext();
    askNext();
}

void HealthCanary::askNext()
{
    if (m_isAsking || m_waiting.isEmpty())
        return;
    const NodeState state = m_node.state();
    if (!state.loaded || state.activeSwitch || !state.otherSwitch.isEmpty()) {
        m_waiting.clear(); // the next round is for that
        return;
    }
    const Service *service = state.service(m_waiting.takeFirst());
    if (!service || !isDue(*service)) {
        askNext();
        return;
    }
    m_isAsking = true;
    const ProfileEntry *entry = state.profile(service->profileId);
    const Profile today = entry ? entry->file.profile : Profile{};
    auto *probe = new HealthProbe(m_ops, service->port, service->startedAs.value_or(today), this);
    whenDone(probe->start(), this, [this, asked = *service](const Result<HealthProbe::Finding> &finding) {
        m_isAsking = false;
        found(asked, finding);
        askNext();
    });
}

void HealthCanary::found(const Service &asked, const Result<HealthProbe::Finding> &finding)
{
    const NodeState state = m_node.state();
    const Service *now = state.service(asked.id);
    const bool isSame = now && now->isRunning() && now->startedMs == asked.startedMs;
    const bool isLinkGone = m_ops.link().kind != LinkState::Kind::Connected;
    if (!isSame || isLinkGone || state.activeSwitch)
        return; // it says nothing about the service that runs now
    Health &health = m_health[asked.id];
    if (health.startedMs != asked.startedMs) {
        health.startedMs = asked.startedMs;
        // What a switch called ready has answered it.
        const auto &last = state.lastSwitch;
        health.hasAnswered = last && last->outcome == Outcome::Ready && last->profileId == asked.profileId &&
                             asked.startedMs >= last->startedMs && asked.restartCount == 0;
    }
    if (!finding)
        failed(asked, health, finding.error().message);
    else if (*finding == HealthProbe::Finding::Answers)
        answered(asked, health);
    else if (!health.isWarned)
        health.failures = 0; // at work; but only an answer takes a warning back
}

void HealthCanary::answered(const Service &service, Health &health)
{
    health.hasAnswered = true;
    health.failures = 0;
    if (!health.isWarned)
        return;
    health.isWarned = false;
    m_node.report(Event::Level::Info, u"health"_s, tr("%1 answers again.").arg(service.profileName));
}

void HealthCanary::failed(const Service &service, Health &health, const QString &why)
{
    const bool mayStillLoad = !health.hasAnswered && m_ops.clock().steadyMs() - health.seenMs < longestStartMs;
    if (mayStillLoad || health.isWarned)
        return;
    if (++health.failures < failuresToWarn)
        return;
    health.isWarned = true;
    m_node.report(
        Event::Level::Warning, u"health"_s,
        tr("%1 runs but answers no more: %2 Look at its log, or switch to it again.").arg(service.profileName, why));
}

} // namespace kirikae
