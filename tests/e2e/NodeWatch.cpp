// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/e2e/NodeWatch.h"

#include "tests/support/Settled.h"

namespace kirikae {

using namespace Qt::StringLiterals;

NodeWatch::NodeWatch(Node &node)
    : m_node(node)
{
    connect(&node, &Node::stateChanged, this, &NodeWatch::stateChanged);
}

void NodeWatch::stateChanged(const NodeState &state)
{
    if (!state.activeSwitch)
        return;
    const SwitchProgress &progress = *state.activeSwitch;
    if (progress.fraction < m_fraction)
        m_wentBack = progress.fraction;
    m_fraction = progress.fraction;
    if (m_stages.contains(progress.stage))
        return;
    m_stages.insert(progress.stage);
    if (onStage)
        onStage(progress.stage);
}

Result<QString> NodeWatch::start(const QString &profileId)
{
    m_stages.clear();
    m_fraction = 0;
    SwitchRequest request;
    request.profileId = profileId;
    request.requestedBy = u"test@here"_s;
    return settled(m_node.startSwitch(request));
}

Result<SwitchRecord> NodeWatch::waitForEnd(const QString &switchId)
{
    const auto hasEnded = [&] {
        const NodeState state = m_node.state();
        return state.lastSwitch && state.lastSwitch->id == switchId;
    };
    constexpr int longest = 60'000;
    if (!QTest::qWaitFor(hasEnded, longest)) {
        const NodeState state = m_node.state();
        return fail(Error::Code::TimedOut, u"the switch did not end"_s,
                    state.activeSwitch ? state.activeSwitch->sentence : u"no switch is under way"_s);
    }
    return *m_node.state().lastSwitch;
}

Result<SwitchRecord> NodeWatch::switchTo(const QString &profileId)
{
    return start(profileId).and_then([this](const QString &id) { return waitForEnd(id); });
}

double sumOfPhases(const SwitchRecord &record)
{
    double sum = 0;
    for (const PhaseTime &phase : record.phases)
        sum += phase.seconds;
    return sum;
}

} // namespace kirikae
