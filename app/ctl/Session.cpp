// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctl/Session.h"

#include "app/ctl/Lookup.h"
#include "app/ctl/NodeChoice.h"
#include "models/core/Bytes.h"
#include "models/core/Requester.h"
#include "models/lists/PlainHttp.h"
#include "models/switching/SwitchTimings.h"

#include <utility>

namespace kirikae {

namespace {
constexpr std::chrono::milliseconds unsaidWait{1500}; // most nodes report their memory sooner
constexpr std::chrono::seconds longestFarewell{3};
} // namespace

Session::Session(GlobalOptions options, Terminal &terminal, Asker &asker)
    : m_options(std::move(options))
    , m_output(m_options.json ? Output::Form::Json : Output::Form::Text)
    , m_terminal(terminal)
    , m_asker(asker)
{
}

Session::~Session() = default;

void Session::withNode(std::function<void(Node &)> use, TakesUp takesUp)
{
    auto address = chooseNode(m_options.node);
    if (!address) {
        finish(address.error());
        return;
    }
    if (m_options.speed != 1 && address->link != NodeAddress::Link::Demo) {
        finish(Error{Error::Code::BadInput, tr("--speed is only for the demo node."), {}});
        return;
    }
    address->speed = m_options.speed;
    address->usesDaemon = address->usesDaemon && !m_options.noDaemon;
    if (address->link == NodeAddress::Link::Daemon && isPlainHttpElsewhere(address->daemon.toString()))
        m_output.note(plainHttpWarning()); // before a token is asked for, and sent
    auto opened = openNode(*address, m_asker, takesUp);
    if (!opened) {
        finish(opened.error());
        return;
    }
    m_node = std::move(*opened);
    m_use = std::move(use);
    connect(m_node.get(), &Node::stateChanged, this, &Session::nodeChanged);
    m_node->open();
    nodeChanged(m_node->state());
}

void Session::withPlan(const QString &profile,
                       std::function<void(Node &, const ProfileEntry &, const SwitchPlan &)> use)
{
    withNode([this, profile, use = std::move(use)](Node &node) {
        const auto entry = findProfile(node.state(), profile);
        if (!entry) {
            finish(entry.error());
            return;
        }
        SwitchRequest request;
        request.profileId = entry->file.id;
        request.requestedBy = requester();
        then(plan(node, request), [use, &node, entry = *entry](const SwitchPlan &plan) { use(node, entry, plan); });
    });
}

std::chrono::seconds Session::memoryLimit()
{
    return std::chrono::duration_cast<std::chrono::seconds>(SwitchTimings().memoryReading);
}

/// Says, when it takes long, that the memory is waited for. Not any more once `waiting` is gone.
void Session::tellOfMemory(QObject *waiting, Node &node)
{
    QTimer::singleShot(unsaidWait, waiting, [this, &node] {
        if (node.state().pools.isEmpty())
            m_output.note(tr("Waiting for the node to report its memory, for at most %1.")
                              .arg(durationText(static_cast<double>(memoryLimit().count()))));
    });
}

void Session::withMemory(Node &node, std::function<void(const NodeState &)> use)
{
    if (!node.state().pools.isEmpty()) {
        use(node.state());
        return;
    }
    auto *waiting = new QTimer(this);
    const auto go = [waiting, &node, use = std::move(use)] {
        waiting->stop();
        waiting->deleteLater();
        use(node.state());
    };
    waiting->setSingleShot(true);
    connect(waiting, &QTimer::timeout, this, go);
    connect(&node, &Node::stateChanged, waiting, [waiting, go](const NodeState &state) {
        if (!state.pools.isEmpty() && waiting->isActive())
            go();
    });
    tellOfMemory(waiting, node);
    waiting->start(memoryLimit());
}

Pending<SwitchPlan> Session::plan(Node &node, const SwitchRequest &request)
{
    auto *waiting = new QObject(this);
    tellOfMemory(waiting, node);
    const Pending<SwitchPlan> plan = node.plan(request);
    whenDone(plan, waiting, [waiting](const Result<SwitchPlan> &) { waiting->deleteLater(); });
    return plan;
}

void Session::nodeChanged(const NodeState &state)
{
    if (!m_use || m_finished)
        return;
    // The first connection either comes up or is over: trying again for ever is the panel's business.
    const bool gaveUp = state.link.kind == LinkState::Kind::Failed || state.link.kind == LinkState::Kind::Reconnecting;
    if (gaveUp && !state.loaded) {
        finish(state.link.error.value_or(Error{Error::Code::Unreachable, tr("The node cannot be reached."), {}}));
        return;
    }
    if (state.link.kind == LinkState::Kind::Connected && state.loaded) {
        const auto use = std::exchange(m_use, {});
        use(*m_node);
    }
}

void Session::finish(ExitStatus status)
{
    if (std::exchange(m_finished, true))
        return;
    m_status = status;
    if (!m_node) {
        leave();
        return;
    }
    // What was held on the node is given back over the link, which is closed after that.
    disconnect(m_node.get(), &Node::stateChanged, nullptr, nullptr);
    connect(m_node.get(), &Node::stateChanged, this, [this](const NodeState &state) {
        if (state.link.kind != LinkState::Kind::Connected)
            leave();
    });
    m_farewell.setSingleShot(true);
    connect(&m_farewell, &QTimer::timeout, this, &Session::leave);
    m_farewell.start(longestFarewell);
    m_node->close();
    if (m_node->state().link.kind != LinkState::Kind::Connected)
        leave();
}

void Session::leave()
{
    if (std::exchange(m_hasLeft, true))
        return;
    m_farewell.stop();
    emit finished(static_cast<int>(m_status));
}

void Session::finish(const Error &error)
{
    if (m_finished)
        return;
    m_output.problem(error);
    finish(exitStatus(error));
}

} // namespace kirikae
