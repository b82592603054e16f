// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/upkeep/BootStart.h"

#include "models/core/Log.h"

namespace kirikae {

BootStart::BootStart(DirectNode &node, NodeOps &ops, QString recordPath, QObject *parent)
    : QObject(parent)
    , m_node(node)
    , m_ops(ops)
    , m_recordPath(std::move(recordPath))
    , m_timer(ops.clock(), this)
{
}

void BootStart::setProfile(const QString &profileId)
{
    if (m_profile == profileId)
        return;
    m_profile = profileId;
    if (!m_isDecided)
        return;
    // For the next boot, and with no failures of its own yet. What runs now is not touched.
    m_switchId.clear();
    m_record.failures = 0;
    m_record.profileId = profileId;
    settle();
}

void BootStart::start()
{
    m_record = BootRecord::read(m_recordPath);
    if (const auto last = m_node.state().lastSwitch)
        m_lastSwitchId = last->id;
    connect(&m_node, &Node::stateChanged, this, &BootStart::stateChanged);
    stateChanged(m_node.state());
}

void BootStart::stateChanged(const NodeState &state)
{
    if (!m_isDecided && state.loaded && !state.facts.bootId.isEmpty())
        decide(state);
    if (state.lastSwitch && state.lastSwitch->id != m_lastSwitchId) {
        m_lastSwitchId = state.lastSwitch->id;
        switchEnded(*state.lastSwitch);
    }
}

void BootStart::decide(const NodeState &state)
{
    m_isDecided = true;
    const bool isSameBoot = m_record.bootId == state.facts.bootId;
    if (m_record.profileId != m_profile)
        m_record.failures = 0;
    m_record.profileId = m_profile;
    if (isSameBoot && m_record.stage == BootRecord::Stage::Settled)
        return;
    m_record.bootId = state.facts.bootId;
    if (m_profile.isEmpty()) {
        settle();
        return;
    }
    // Until it is settled, this boot is one in which a start is due, whatever ends kirikaed in between.
    m_record.stage = BootRecord::Stage::Trying;
    save();
    m_waitEndsMs = m_ops.clock().steadyMs() + m_pace.wait.count();
    lookLater(); // the container engine may just be starting what ran before
}

void BootStart::proceed()
{
    const NodeState state = m_node.state();
    if (m_record.stage == BootRecord::Stage::Settled || m_isAsking)
        return;
    if (!state.loaded || state.activeSwitch || !state.otherSwitch.isEmpty()) {
        lookLater(); // one that another end interrupted is taken up first, and may be ours
        return;
    }
    const ProfileEntry *entry = state.profile(m_profile);
    if (!entry || !entry->file.damage.isEmpty()) {
        report(Event::Level::Problem,
               entry ? tr("%1 is not started at boot: its file cannot be used. %2").arg(m_profile, entry->file.damage)
                     : tr("%1 is not started at boot: there is no such profile.").arg(m_profile));
        settle();
        return;
    }
    if (const Service *running = state.serviceInSlot(entry->file.profile.slot)) {
        if (running->profileId == m_profile)
            m_record.failures = 0;
        settle();
        return;
    }
    if (m_record.failures >= mostFailures) {
        report(
            Event::Level::Problem,
            tr("%1 is left down: it failed twice when it was started at boot. Switch to it by hand once the cause is "
               "mended; then it is started at boot again.")
                .arg(profileName()));
        settle();
        return;
    }
    const QString inTheWay = obstacle(state, *entry);
    if (inTheWay.isEmpty())
        beginTry();
    else if (m_ops.clock().steadyMs() < m_waitEndsMs)
        lookLater();
    else
        giveUp(inTheWay);
}

void BootStart::giveUp(const QString &inTheWay)
{
    countTries(+1);
    report(Event::Level::Problem, tr("%1 was not started at boot: %2").arg(profileName(), inTheWay));
    settle();
}

QString BootStart::obstacle(const NodeState &state, const ProfileEntry &entry) const
{
    if (entry.file.profile.isContainer() && state.facts.containerEngine.isEmpty())
        return state.facts.containerProblem.isEmpty() ? tr("This node has no container engine that can be used.")
                                                      : state.facts.containerProblem;
    return {};
}

void BootStart::lookLater()
{
    m_timer.start(m_pace.look, [this] {
        // Asking is also what makes a container engine that came up late be noticed.
        whenDone(m_ops.services(), this,
                 [this](const Result<QList<Service>> &) { m_timer.start(Milliseconds(0), [this] { proceed(); }); });
    });
}

void BootStart::beginTry()
{
    countTries(+1);
    m_isAsking = true;
    SwitchRequest request;
    request.profileId = m_profile;
    request.requestedBy = QStringLiteral("boot");
    report(Event::Level::Info, tr("%1 is started, as set for every boot.").arg(profileName()));
    whenDone(m_node.startSwitch(request), this, [this](const Result<QString> &id) { started(id); });
}

void BootStart::started(const Result<QString> &id)
{
    m_isAsking = false;
    if (m_record.stage == BootRecord::Stage::Settled)
        return; // another profile was set in the meantime
    if (id) {
        m_switchId = *id;
        return;
    }
    if (id.error().code == Error::Code::Busy || m_ops.link().kind != LinkState::Kind::Connected) {
        countTries(-1);
        lookLater();
    } else {
        tryFailed(id.error().message);
    }
}

void BootStart::switchEnded(const SwitchRecord &record)
{
    if (record.profileId == m_profile && record.outcome == Outcome::Ready) {
        m_record.failures = 0;
        m_switchId.clear();
        settle();
        return;
    }
    if (record.id != m_switchId)
        return;
    m_switchId.clear();
    const QString why = record.failure ? record.failure->cause : record.error ? record.error->message : QString();
    const bool isTooEarly = record.outcome == Outcome::Refused && m_ops.clock().steadyMs() < m_waitEndsMs;
    if (record.outcome == Outcome::Unreachable || record.outcome == Outcome::Unsettled) {
        lookLater(); // left in the middle, or something of ours runs: a later look says how it ends
    } else if (record.outcome == Outcome::Cancelled) {
        m_record.failures = 0;
        settle(); // somebody does not want it now
    } else if (isTooEarly) {
        countTries(-1); // disks and networks come up late; nothing was touched
        lookLater();
    } else {
        tryFailed(why);
    }
}

void BootStart::tryFailed(const QString &why)
{
    if (m_record.failures < mostFailures) {
        report(Event::Level::Warning,
               tr("%1 did not start at boot and is tried once more: %2").arg(profileName(), why));
        lookLater();
        return;
    }
    report(Event::Level::Problem,
           tr("%1 failed twice when it was started at boot and is left down: %2").arg(profileName(), why));
    settle();
}

void BootStart::countTries(int change)
{
    m_record.failures += change;
    save();
}

void BootStart::settle()
{
    m_timer.stop();
    m_record.stage = BootRecord::Stage::Settled;
    save();
}

void BootStart::save()
{
    if (const auto written = m_record.write(m_recordPath); !written)
        report(Event::Level::Warning, written.error().message);
}

void BootStart::report(Event::Level level, const QString &text)
{
    m_node.report(level, QStringLiteral("boot"), text);
}

QString BootStart::profileName() const
{
    const NodeState state = m_node.state();
    const ProfileEntry *entry = state.profile(m_profile);
    return entry && entry->file.damage.isEmpty() ? entry->file.profile.name : m_profile;
}

} // namespace kirikae
