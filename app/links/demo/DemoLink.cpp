// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/demo/DemoLink.h"

namespace kirikae {

namespace {

constexpr qsizetype pruneAt = 64;

} // namespace

DemoLink::DemoLink(DemoClock &clock, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
{
    m_state.text = tr("Simulated DGX Spark");
}

Error DemoLink::lost()
{
    return {Error::Code::LinkLost, tr("The connection to the simulated node was lost."), {}};
}

Error DemoLink::away()
{
    return {Error::Code::Unreachable, tr("There is no connection to the simulated node."), {}};
}

void DemoLink::become(LinkState state)
{
    state.text = m_state.text;
    m_state = std::move(state);
    emit changed(m_state);
}

void DemoLink::open()
{
    if (m_state.kind != LinkState::Kind::Idle)
        return;
    become({LinkState::Kind::Connecting, {}, {}, {}, 0});
    m_clock.after(Milliseconds(50), this, [this, turn = ++m_turn] {
        if (turn == m_turn)
            become({LinkState::Kind::Connected, {}, {}, {}, 0});
    });
}

void DemoLink::close()
{
    ++m_turn;
    loseAll();
    become({LinkState::Kind::Idle, {}, {}, {}, 0});
}

void DemoLink::drop(Milliseconds nodeTime)
{
    if (m_state.kind == LinkState::Kind::Idle)
        return;
    const auto wallSeconds = double(nodeTime.count()) / 1000 / m_clock.speed();
    loseAll();
    become({LinkState::Kind::Reconnecting, {}, {}, lost(), int(wallSeconds) + 1});
    m_clock.after(nodeTime, this, [this, turn = ++m_turn] {
        if (turn == m_turn)
            become({LinkState::Kind::Connected, {}, {}, {}, 0});
    });
}

void DemoLink::track(InFlight inFlight)
{
    if (m_inFlight.size() >= pruneAt)
        m_inFlight.removeIf([](const InFlight &each) { return each.isSettled(); });
    m_inFlight.append(std::move(inFlight));
}

void DemoLink::loseAll()
{
    const auto inFlight = std::exchange(m_inFlight, {});
    for (const InFlight &each : inFlight)
        each.lose();
}

} // namespace kirikae
