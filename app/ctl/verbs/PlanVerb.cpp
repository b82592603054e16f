// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctl/verbs/PlanVerb.h"

#include "app/ctl/Session.h"
#include "app/ctl/Terminal.h"
#include "app/ctl/text/SwitchText.h"
#include "models/core/Json.h"
#include "models/node/NodeJson.h"

namespace kirikae {

using namespace Qt::StringLiterals;

Options PlanVerb::declare(const Options &program)
{
    const Options app = program.verb("plan", tr("Say what a switch would do, without touching anything"));
    app.text("PROFILE", m_profile, tr("Id or name"), Options::Need::Required);
    return app;
}

void PlanVerb::run(Session &session)
{
    session.withPlan(m_profile, [&session](Node &, const ProfileEntry &, const SwitchPlan &plan) {
        if (session.output().isJson())
            session.output().json({{"plan", planToJson(plan)}});
        else
            session.output().lines(planLines(plan, Colour(session.terminal().hasColour())));
        session.finish(plan.isBlocked() ? ExitStatus::Refused : ExitStatus::Done);
    });
}

} // namespace kirikae
