// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctl/Session.h"

#include "app/ctl/Lookup.h"
#include "app/ctl/NodeChoice.h"
#include "app/links/Requester.h"

#include <utility>

namespace kirikae {

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
        then(node.plan(request), [use, &node, entry = *entry](const SwitchPlan &plan) { use(node, entry, plan); });
    });
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
        if (state.has("plain_http"))
            m_output.note(tr("Plain HTTP to another machine: everyone on the way can read the token and the prompts. "
                             "Use https:// or SSH."));
        const auto use = std::exchange(m_use, {});
        use(*m_node);
    }
}

void Session::finish(ExitStatus status)
{
    if (std::exchange(m_finished, true))
        return;
    if (m_node)
        m_node->close();
    emit finished(static_cast<int>(status));
}

void Session::finish(const Error &error)
{
    if (m_finished)
        return;
    m_output.problem(error);
    finish(exitStatus(error));
}

} // namespace kirikae
