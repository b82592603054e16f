// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctl/verbs/CheckVerb.h"

#include "app/ctl/Session.h"
#include "app/ctl/Terminal.h"
#include "app/ctl/text/EstimateText.h"
#include "app/ctl/text/StateText.h"
#include "app/ctl/text/SwitchText.h"
#include "models/core/Bytes.h"
#include "models/core/Json.h"
#include "models/node/NodeJson.h"

namespace kirikae {

using namespace Qt::StringLiterals;

namespace {
struct Finding {
    bool isGood;
    QString text;
};
} // namespace

Options CheckVerb::declare(const Options &program)
{
    const Options app =
        program.verb("check", tr("Check that the node can be used, or that a profile fits in its memory"));
    app.text("PROFILE", m_profile, tr("Id or name; without it the node is checked"));
    return app;
}

void CheckVerb::run(Session &session)
{
    if (m_profile.isEmpty()) {
        session.withNode([&session](Node &node) {
            session.withMemory(node, [&session](const NodeState &state) { checkNode(session, state); });
        });
        return;
    }
    // A plan is what reads the profile, its model's files and the memory anew; only its memory part is shown.
    session.withPlan(m_profile, [&session](Node &node, const ProfileEntry &entry, const SwitchPlan &plan) {
        const NodeState state = node.state();
        const ProfileEntry *now = state.profile(entry.file.id);
        showProfile(session, now ? now->modelError : QString(), plan);
    });
}

void CheckVerb::checkNode(Session &session, const NodeState &state)
{
    const NodeFacts &facts = state.facts;
    QList<Finding> findings{{true, tr("Connected: %1").arg(state.link.text)}};
    findings.append(facts.containerEngine.isEmpty()
                        ? Finding{false, tr("No container engine: %1").arg(facts.containerProblem)}
                        : Finding{true, facts.containerEngine});
    if (!state.servicesProblem.isEmpty())
        findings.append({false, unknownServicesText(state)});
    for (const QString &text : crowdedSlotTexts(state))
        findings.append({false, text});
    if (state.pools.isEmpty())
        findings.append({false, tr("The node has not reported its memory.")});
    if (state.memory && !state.memory->gpuProblem.isEmpty())
        findings.append({false, tr("GPU not read: %1").arg(state.memory->gpuProblem)});
    for (const Pool &pool : state.pools)
        findings.append({true, tr("%1: %2 of %3 available").arg(pool.name, gib(pool.available), gib(pool.total))});
    for (const ProfileEntry &entry : state.profiles) {
        if (!entry.file.damage.isEmpty())
            findings.append({false, tr("Profile %1 is damaged: %2").arg(entry.file.id, entry.file.damage)});
    }
    findings.append(
        state.profilesProblem.isEmpty()
            ? Finding{!state.profiles.isEmpty(), tr("%n profile(s)", nullptr, static_cast<int>(state.profiles.size()))}
            : Finding{false, unknownProfilesText(state)});

    bool isAllGood = true;
    Json list = Json::array();
    for (const Finding &finding : findings) {
        isAllGood = isAllGood && finding.isGood;
        list.push_back({{"ok", finding.isGood}, {"text", toJson(finding.text)}});
        if (!session.output().isJson())
            session.output().line((finding.isGood ? u"ok    "_s : u"look  "_s) + finding.text);
    }
    if (session.output().isJson())
        session.output().json({{"ok", isAllGood}, {"findings", list}});
    session.finish(isAllGood ? ExitStatus::Done : ExitStatus::Failed);
}

void CheckVerb::showProfile(Session &session, const QString &modelError, const SwitchPlan &plan)
{
    const FitVerdict &verdict = plan.verdict;
    if (session.output().isJson()) {
        Json sizes = sizesJson(verdict.estimate, verdict);
        sizes["profile"] = toJson(plan.target.id);
        sizes["fit"] = verdictToJson(verdict);
        sizes["model_error"] = modelError.isEmpty() ? Json() : toJson(modelError);
        session.output().json(sizes);
    } else {
        session.output().lines(verdictLines(verdict, Colour(session.terminal().hasColour())));
        if (verdict.estimate)
            session.output().lines(estimateLines(*verdict.estimate));
        if (!modelError.isEmpty())
            session.output().line(modelError);
    }
    const bool isRefused = verdict.fit == Fit::DoesNotFit || verdict.startTestPasses == false;
    session.finish(isRefused ? ExitStatus::Refused : ExitStatus::Done);
}

} // namespace kirikae
