// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctl/verbs/ProfilesVerb.h"

#include "app/ctl/Lookup.h"
#include "app/ctl/Session.h"
#include "app/ctl/text/StateText.h"
#include "models/core/Json.h"
#include "models/node/NodeJson.h"
#include "models/profile/DockerRun.h"
#include "models/profile/ProfileJson.h"

namespace kirikae {

using namespace Qt::StringLiterals;

Options ProfilesVerb::declare(const Options &program)
{
    const Options app = program.verb("profiles", tr("List the node's profiles, or show one"));
    app.text("PROFILE", m_profile, tr("Id or name: show this one's file"));
    app.flag("--docker-run", m_asDockerRun, tr("Show it as a docker run line"));
    app.flag("--remove", m_remove, tr("Delete it from the node"));
    return app;
}

void ProfilesVerb::run(Session &session)
{
    session.withNode([this, &session](Node &node) {
        if (!m_profile.isEmpty()) {
            show(session, node);
            return;
        }
        const NodeState state = node.state();
        if (session.output().isJson()) {
            Json list = Json::array();
            for (const ProfileEntry &entry : state.profiles)
                list.push_back(profileEntryToJson(entry));
            session.output().json({{"profiles", list}, {"profiles_problem", toJson(state.profilesProblem)}});
        } else {
            session.output().lines(profileLines(state));
        }
        session.finish(state.profilesProblem.isEmpty() ? ExitStatus::Done : ExitStatus::Failed);
    });
}

void ProfilesVerb::show(Session &session, Node &node) const
{
    if (m_remove) {
        session.then(node.removeProfile(m_profile), [&session] { session.finish(ExitStatus::Done); });
        return;
    }
    const auto entry = findProfile(node.state(), m_profile);
    if (!entry) {
        session.finish(entry.error());
        return;
    }
    const Profile &profile = entry->file.profile;
    if (m_asDockerRun)
        session.output().line(dockerRunText(profile));
    else
        session.output().jsonText(profileToJson(profile));
    session.finish(ExitStatus::Done);
}

} // namespace kirikae
