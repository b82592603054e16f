// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctl/verbs/WatchVerb.h"

#include "app/ctl/Session.h"
#include "app/ctl/SwitchFollower.h"

namespace kirikae {

using namespace Qt::StringLiterals;

Options WatchVerb::declare(const Options &program)
{
    const Options app =
        program.verb("watch", tr("Follow the switch that is under way; takes up one whose program ended"));
    m_onInterrupt.declare(app);
    return app;
}

void WatchVerb::run(Session &session)
{
    session.withNode(
        [this, &session](Node &node) {
            auto *follower = new SwitchFollower(session, node, m_onInterrupt.value());
            follower->followUnderWay(SwitchFollower::Wait::UntilItEnds);
        },
        TakesUp::Yes);
}

} // namespace kirikae
