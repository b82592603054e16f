// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctl/verbs/StatusVerb.h"

#include "app/ctl/Session.h"
#include "app/ctl/Terminal.h"
#include "app/ctl/text/StateText.h"
#include "models/core/Json.h"
#include "models/node/NodeJson.h"

namespace kirikae {

using namespace Qt::StringLiterals;

Options StatusVerb::declare(const Options &program)
{
    return program.verb("status", tr("Show the node and what runs on it"));
}

void StatusVerb::run(Session &session)
{
    session.withNode([&session](Node &node) {
        const NodeState state = node.state();
        if (session.output().isJson())
            session.output().json(nodeStateToJson(state));
        else
            session.output().lines(statusLines(state, Colour(session.terminal().hasColour())));
        session.finish(ExitStatus::Done);
    });
}

} // namespace kirikae
