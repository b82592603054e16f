// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctl/verbs/CheckVerb.h"

#include "app/ctl/Session.h"
#include "models/core/Bytes.h"
#include "models/core/Json.h"

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
    return program.verb("check", tr("Check that the node can be used"));
}

void CheckVerb::run(Session &session)
{
    session.withNode([&session](Node &node) {
        const NodeState state = node.state();
        const NodeFacts &facts = state.facts;
        QList<Finding> findings{{true, tr("Connected: %1").arg(state.link.text)}};
        findings.append(facts.containerEngine.isEmpty()
                            ? Finding{false, tr("No container engine: %1").arg(facts.containerProblem)}
                            : Finding{true, facts.containerEngine});
        if (state.memory && !state.memory->gpuProblem.isEmpty())
            findings.append({false, tr("GPU not read: %1").arg(state.memory->gpuProblem)});
        for (const Pool &pool : state.pools)
            findings.append({true, tr("%1: %2 of %3 available").arg(pool.name, gib(pool.available), gib(pool.total))});
        for (const ProfileEntry &entry : state.profiles) {
            if (!entry.file.damage.isEmpty())
                findings.append({false, tr("Profile %1 is damaged: %2").arg(entry.file.id, entry.file.damage)});
        }
        findings.append(
            {!state.profiles.isEmpty(), tr("%n profile(s)", nullptr, static_cast<int>(state.profiles.size()))});

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
    });
}

} // namespace kirikae
