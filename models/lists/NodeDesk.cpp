// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/lists/NodeDesk.h"

#include "models/profile/ProfileEdit.h"
#include "models/sizing/Override.h"
#include "models/switching/SwitchTimings.h"

#include <algorithm>

namespace kirikae {

namespace {
/// Memory moves all the time; a plan is made again when it moved by more than this, and not more often than that.
constexpr Bytes movedMuch = GiB / 4;
constexpr int replanMs = 1000;
/// Requests come and go: while there are some, they are counted again.
constexpr int recountMs = 5000;
} // namespace

NodeDesk::NodeDesk(Node &node, QString requestedBy, QObject *parent)
    : QObject(parent)
    , m_node(node)
    , m_requestedBy(std::move(requestedBy))
    , m_state(node.state())
{
    m_replan.setSingleShot(true);
    connect(&m_replan, &QTimer::timeout, this, &NodeDesk::planWhenNeeded);
    m_recount.setSingleShot(true);
    connect(&m_recount, &QTimer::timeout, this, [this] {
        if (view() == View::Plan && requestsRunning() > 0)
            planAgain();
    });
    connect(&m_node, &Node::stateChanged, this, &NodeDesk::take);
    connect(&m_node, &Node::eventAdded, this, &NodeDesk::takeEvent);
    take(m_state);
}

void NodeDesk::select(const QString &profileId)
{
    if (profileId == m_selected)
        return;
    m_selected = profileId;
    m_plan.reset();
    m_plannedFor.clear();
    m_problem.reset();
    m_sketch.reset();
    m_waitsForRequests = true;
    if (m_state.lastSwitch && m_state.lastSwitch->profileId != profileId)
        m_outcomeAway = m_state.lastSwitch->id;
    planWhenNeeded();
    emit changed();
}

void NodeDesk::take(const NodeState &state)
{
    const bool ended = state.lastSwitch && (!m_state.lastSwitch || m_state.lastSwitch->id != state.lastSwitch->id);
    const bool isCompleted = !ended && state.lastSwitch != m_state.lastSwitch;
    const bool began =
        state.activeSwitch && (!m_state.activeSwitch || m_state.activeSwitch->switchId != state.activeSwitch->switchId);
    m_state = state;
    if (began) {
        m_selected = state.activeSwitch->profileId;
        m_failureText.clear();
        m_waitsForRequests = true;
    }
    if (ended) {
        m_plan.reset();
        m_plannedFor.clear();
    }
    if (ended || isCompleted)
        emit switchEnded();
    judgeSketch();
    if (m_plannedFor != planKey() && !m_replan.isActive())
        m_replan.start(m_plan ? replanMs : 0);
    emit changed();
}

/// The engine tells of the failure before it goes back: the progress itself says nothing about the cause.
void NodeDesk::takeEvent(const Event &event)
{
    const bool isOfSwitch = event.kind == QLatin1String("switch") && event.level == Event::Level::Problem;
    if (!isOfSwitch || !m_state.activeSwitch || !m_failureText.isEmpty())
        return;
    m_failureText = event.text;
    emit changed();
}

NodeDesk::View NodeDesk::view() const
{
    if (m_state.activeSwitch)
        return View::Progress;
    if (m_state.lastSwitch && m_state.lastSwitch->id != m_outcomeAway && m_state.lastSwitch->profileId == m_selected)
        return View::Outcome;
    if (!m_state.loaded) {
        const auto kind = m_state.link.kind;
        const bool isUnderWay = kind == LinkState::Kind::Connecting || kind == LinkState::Kind::Connected;
        return isUnderWay ? View::Connecting : View::NotConnected;
    }
    if (m_state.profiles.isEmpty())
        return m_state.profilesProblem.isEmpty() ? View::NoProfiles : View::ProfilesUnknown;
    const ProfileEntry *selected = entry();
    if (!selected)
        return View::NothingSelected;
    if (!selected->file.damage.isEmpty())
        return View::Damaged;
    return selected->runningService.isEmpty() ? View::Plan : View::Running;
}

ServiceId NodeDesk::outgoing() const
{
    const ProfileEntry *selected = entry();
    const Service *service = selected ? m_state.serviceInSlot(selected->file.profile.slot) : nullptr;
    return service ? service->id : ServiceId();
}

bool NodeDesk::isOnlyMemoryInTheWay() const
{
    if (!m_plan || !m_plan->isBlocked())
        return false;
    return std::all_of(m_plan->problems.begin(), m_plan->problems.end(), [](const PlanProblem &problem) {
        return !problem.blocks || problem.kind == QLatin1String("memory");
    });
}

QString NodeDesk::overrideConsequence() const
{
    const auto kind = m_state.pools.isEmpty() ? Pool::Kind::Unified : m_state.pools.first().kind;
    return m_plan ? kirikae::overrideConsequence(m_plan->verdict, kind) : QString();
}

QString NodeDesk::planKey() const
{
    const ProfileEntry *selected = entry();
    if (view() != View::Plan || !selected)
        return {};
    QStringList parts{m_selected,
                      selected->file.etag,
                      fitName(selected->verdict.fit),
                      outgoing(),
                      m_state.otherSwitch,
                      QString::number(m_state.isOrphaned),
                      m_state.servicesProblem,
                      QString::number(static_cast<int>(m_state.link.kind)),
                      QString::number(selected->verdict.availableAfter.value_or(0) / movedMuch)};
    for (const Service &service : m_state.services)
        parts << service.id + QString::number(static_cast<int>(service.status));
    return parts.join(QLatin1Char('|'));
}

void NodeDesk::planWhenNeeded()
{
    const QString key = planKey();
    if (key.isEmpty() || key == m_plannedFor)
        return;
    m_plannedFor = key;
    const quint64 number = ++m_planNumber;
    SwitchRequest request;
    request.profileId = m_selected;
    request.requestedBy = m_requestedBy;
    whenDone(m_node.plan(request), this, [this, number](const Result<SwitchPlan> &plan) {
        if (number != m_planNumber)
            return;
        if (plan)
            takePlan(*plan);
        else
            m_problem = plan.error();
        emit changed();
    });
}

void NodeDesk::takePlan(const SwitchPlan &plan)
{
    m_plan = plan;
    if (requestsRunning() > 0)
        m_recount.start(recountMs);
}

int NodeDesk::requestsRunning() const
{
    return m_plan && m_plan->outgoing ? m_plan->requestsRunning.value_or(0) : 0;
}

void NodeDesk::setWaitsForRequests(bool waits)
{
    m_waitsForRequests = waits;
    emit changed();
}

int NodeDesk::longestWaitSeconds()
{
    return static_cast<int>(SwitchTimings().drainLimit.count() / 1000);
}

void NodeDesk::planAgain()
{
    m_plannedFor.clear();
    planWhenNeeded();
}

template <class T>
void NodeDesk::watch(const Pending<T> &request)
{
    m_problem.reset();
    whenDone(request, this, [this](const Result<T> &result) {
        m_isStarting = false;
        if (!result)
            m_problem = result.error();
        emit changed();
    });
    emit changed();
}

void NodeDesk::start(bool overrideMemory)
{
    SwitchRequest request;
    request.profileId = m_selected;
    request.overrideMemory = overrideMemory;
    request.requestedBy = m_requestedBy;
    if (requestsRunning() > 0) // what was chosen; else the node's own default
        request.drainSeconds = m_waitsForRequests ? longestWaitSeconds() : 0;
    m_isStarting = true;
    if (m_state.lastSwitch)
        m_outcomeAway = m_state.lastSwitch->id;
    watch(m_node.startSwitch(request));
}

void NodeDesk::cancel()
{
    if (m_state.activeSwitch)
        watch(m_node.cancelSwitch(m_state.activeSwitch->switchId));
}

void NodeDesk::stopService(const ServiceId &service)
{
    watch(m_node.stopService(service));
}

void NodeDesk::applyFix(const ProfileFix &fix)
{
    const ProfileEntry *target = entry();
    if (!target)
        return;
    save(withFix(target->file.profile, fix));
}

void NodeDesk::applyAdvice(const QList<Advice> &chosen)
{
    const ProfileEntry *target = entry();
    if (!target || chosen.isEmpty())
        return;
    Profile changed = target->file.profile;
    for (const Advice &advice : chosen)
        changed = withAdvice(changed, advice);
    save(changed);
}

void NodeDesk::applyChange(const FitChange &change)
{
    const ProfileEntry *target = entry();
    if (!target)
        return;
    save(withChange(m_sketch ? m_sketch->profile : target->file.profile, change));
}

void NodeDesk::save(const Profile &profile)
{
    m_problem.reset();
    whenDone(m_node.saveProfile(profile, entry()->file.etag), this,
             [this, id = profile.id](const Result<QString> &etag) {
                 const bool isStillSelected = entry() && entry()->file.id == id;
                 if (!etag) {
                     m_problem = etag.error();
                 } else if (isStillSelected) { // what is tried of another one meanwhile stays
                     m_sketch.reset();
                     putOutcomeAway();
                 }
                 emit changed();
             });
}

AskedLoad NodeDesk::load() const
{
    if (m_sketch)
        return m_sketch->load;
    const ProfileEntry *target = entry();
    return target ? askedLoad(target->file.profile, target->model ? &*target->model : nullptr) : AskedLoad();
}

const FitVerdict *NodeDesk::verdict() const
{
    if (m_sketch)
        return &m_sketch->verdict;
    if (m_plan)
        return &m_plan->verdict;
    const ProfileEntry *target = entry();
    return target ? &target->verdict : nullptr;
}

void NodeDesk::sketchLoad(const AskedLoad &load)
{
    const ProfileEntry *target = entry();
    if (!target || load == this->load())
        return;
    m_sketch.reset();
    if (load != this->load())
        m_sketch = LoadSketch{load, withLoad(target->file.profile, load), {}};
    judgeSketch();
    emit changed();
}

void NodeDesk::judgeSketch()
{
    if (m_sketch)
        m_sketch->verdict = checkMemory(memoryQuestion(m_state, m_sketch->profile));
}

void NodeDesk::dropSketch()
{
    m_sketch.reset();
    emit changed();
}

void NodeDesk::saveSketch()
{
    if (m_sketch && entry())
        save(m_sketch->profile);
}

void NodeDesk::putOutcomeAway()
{
    if (m_state.lastSwitch)
        m_outcomeAway = m_state.lastSwitch->id;
    planAgain();
    emit changed();
}

void NodeDesk::putProblemAway()
{
    m_problem.reset();
    emit changed();
}

void NodeDesk::report(const Error &error)
{
    m_problem = error;
    emit changed();
}

} // namespace kirikae
