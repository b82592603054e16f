// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctl/verbs/SwitchVerb.h"

#include "app/ctl/Lookup.h"
#include "app/ctl/Session.h"
#include "app/ctl/SwitchFollower.h"
#include "app/ctl/SwitchQuestions.h"
#include "models/core/Requester.h"

#include <QUuid>

namespace kirikae {

using namespace Qt::StringLiterals;

Options SwitchVerb::declare(const Options &program)
{
    const Options app = program.verb("switch", tr("Switch the node to a profile and follow it"));
    app.text("PROFILE", m_profile, tr("Id or name"), Options::Need::Required);
    app.flag("--override-memory", m_overrideMemory, tr("Go on although the memory check says no; this is recorded"));
    m_drain.declare(app);
    m_onInterrupt.declare(app);
    return app;
}

void SwitchVerb::run(Session &session)
{
    const auto drain = m_drain.seconds();
    if (!drain) {
        session.finish(drain.error());
        return;
    }
    // What another program left unfinished is not gone on with: the new switch takes its place.
    session.withNode(
        [this, &session, drain = *drain](Node &node) {
            const auto entry = findProfile(node.state(), m_profile);
            if (entry)
                start(session, node, *entry, drain);
            else
                session.finish(entry.error());
        },
        TakesUp::No);
}

void SwitchVerb::start(Session &session, Node &node, const ProfileEntry &entry, std::optional<int> drainSeconds)
{
    SwitchRequest request;
    request.profileId = entry.file.id;
    request.overrideMemory = m_overrideMemory;
    request.requestedBy = requester();
    request.idempotencyKey = QUuid::createUuid().toString(QUuid::WithoutBraces);
    request.drainSeconds = drainSeconds;
    auto *questions = new SwitchQuestions(session, node);
    questions->ask(request, !m_drain.isGiven(),
                   [this, &session, &node, entry, request](const Result<SwitchRequest> &decided) {
                       auto *follower = new SwitchFollower(session, node, m_onInterrupt.value());
                       if (decided)
                           follower->startSwitch(*decided, entry);
                       else
                           follower->startFailed(decided.error(), request, entry);
                   });
}

} // namespace kirikae
