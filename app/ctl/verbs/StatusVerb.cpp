// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctl/verbs/StatusVerb.h"

#include "app/ctl/Session.h"
#include "app/ctl/Terminal.h"
#include "app/ctl/text/StateText.h"
#include "models/core/Json.h"
#include "models/node/Node.h"
#include "models/node/NodeJson.h"

#include <QTimer>

#include <utility>

namespace kirikae {

using namespace Qt::StringLiterals;

namespace {

// Who switches what is read a moment after the rest, and nothing says that it has been.
constexpr std::chrono::milliseconds timeForTheJournal{1000};
constexpr std::chrono::milliseconds timeForItsHolder{1500};

/// Nothing about switches can come any more that a person has to know.
bool isAllTold(const NodeState &state)
{
    return state.activeSwitch || state.isOrphaned || state.facts.simulated || state.has("switch_survives_client");
}

} // namespace

Options StatusVerb::declare(const Options &program)
{
    return program.verb("status", tr("Show the node and what runs on it"));
}

void StatusVerb::run(Session &session)
{
    session.withNode([&session](Node &node) {
        auto *wait = new QTimer(&session);
        const auto print = [&session, &node, wait] {
            wait->disconnect();
            wait->stop();
            wait->deleteLater();
            show(session, node.state());
        };
        wait->setSingleShot(true);
        QObject::connect(wait, &QTimer::timeout, wait, [&node, wait, print, isFirst = true]() mutable {
            if (node.state().otherSwitch.isEmpty() || !std::exchange(isFirst, false))
                print();
            else
                wait->start(timeForItsHolder);
        });
        QObject::connect(&node, &Node::stateChanged, wait, [wait, print](const NodeState &state) {
            if (wait->isActive() && isAllTold(state))
                print();
        });
        wait->start(timeForTheJournal);
        if (isAllTold(node.state()))
            print();
    });
}

void StatusVerb::show(Session &session, const NodeState &state)
{
    if (session.output().isJson())
        session.output().json(nodeStateToJson(state));
    else
        session.output().lines(statusLines(state, Colour(session.terminal().hasColour())));
    const bool isLinked = state.link.kind == LinkState::Kind::Connected;
    session.finish(!isLinked                         ? ExitStatus::Unreachable
                   : state.servicesProblem.isEmpty() ? ExitStatus::Done
                                                     : ExitStatus::Failed);
}

} // namespace kirikae
