// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctl/verbs/CancelVerb.h"

#include "app/ctl/Session.h"
#include "app/ctl/SwitchFollower.h"

namespace kirikae {

using namespace Qt::StringLiterals;

Options CancelVerb::declare(const Options &program)
{
    return program.verb("cancel", tr("Cancel the switch that is under way"));
}

void CancelVerb::run(Session &session)
{
    session.withNode(
        [&session](Node &node) {
            auto *follower = new SwitchFollower(session, node, OnInterrupt::Detach);
            follower->followUnderWay(SwitchFollower::Wait::ToCancel);
        },
        TakesUp::Yes);
}

} // namespace kirikae
