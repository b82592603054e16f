// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/switching/steps/PreflightStep.h"

#include <QStringList>

#include <algorithm>

namespace kirikae {

PreflightStep::PreflightStep(Planner planner, Accept accept)
    : Step(SwitchProgress::Stage::Preflight)
    , m_planner(std::move(planner))
    , m_accept(std::move(accept))
{
}

void PreflightStep::run()
{
    ask(m_planner(), [this](const SwitchPlan &plan) {
        m_accept(plan);
        if (plan.isBlocked()) {
            failWith(refusal(plan));
            return;
        }
        for (const PlanProblem &problem : plan.problems)
            emit warned(problem.text);
        succeed();
    });
}

Error refusal(const SwitchPlan &plan)
{
    QStringList kinds;
    QStringList texts;
    for (const PlanProblem &problem : plan.problems) {
        if (problem.blocks) {
            kinds.append(problem.kind);
            texts.append(problem.text);
        }
    }
    const auto isOnly = [&kinds](const char *kind) {
        return std::all_of(kinds.cbegin(), kinds.cend(),
                           [kind](const QString &found) { return found == QLatin1String(kind); });
    };
    Error::Code code = Error::Code::Refused;
    if (isOnly("memory"))
        code = Error::Code::DoesNotFit;
    else if (isOnly("port_in_use"))
        code = Error::Code::PortInUse;
    else if (isOnly("busy"))
        code = Error::Code::Busy;
    return {code, texts.value(0), texts.mid(1).join(QLatin1Char('\n'))};
}

} // namespace kirikae
