// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctl/verbs/SwitchVerb.h"

#include "app/ctl/Lookup.h"
#include "app/ctl/Session.h"
#include "app/ctl/SwitchFollower.h"
#include "app/links/Requester.h"
#include "models/core/Json.h"

#include <QUuid>

namespace kirikae {

using namespace Qt::StringLiterals;

Options SwitchVerb::declare(const Options &program)
{
    const Options app = program.verb("switch", tr("Switch the node to a profile and follow it"));
    app.text("PROFILE", m_profile, tr("Id or name"), Options::Need::Required);
    app.flag("--override-memory", m_overrideMemory, tr("Go on although the memory check says no; this is recorded"));
    m_onInterrupt.declare(app);
    return app;
}

void SwitchVerb::run(Session &session)
{
    session.withNode(
        [this, &session](Node &node) {
            const auto entry = findProfile(node.state(), m_profile);
            if (!entry) {
                session.finish(entry.error());
                return;
            }
            SwitchRequest request;
            request.profileId = entry->file.id;
            request.overrideMemory = m_overrideMemory;
            request.requestedBy = requester();
            request.idempotencyKey = QUuid::createUuid().toString(QUuid::WithoutBraces);
            auto *follower = new SwitchFollower(session, node, m_onInterrupt.value());
            follower->startSwitch(request, *entry);
        },
        TakesUp::Yes);
}

} // namespace kirikae
