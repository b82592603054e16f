// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/switching/StepRunner.h"
#include "models/switching/SwitchContext.h"
#include "models/switching/steps/CloseStep.h"
#include "models/switching/steps/PreflightStep.h"

namespace kirikae {

/// The recipes of a switch: which steps, in which order, over what the context says when each one starts. Owned by a
/// Switch, whose context must outlive the steps.
class SwitchRecipes {
public:
    SwitchRecipes(SwitchContext &context, PreflightStep::Planner planner, PreflightStep::Accept accept);

    /// From `stage` on; a switch that is taken up while it verifies or settles reads its load again first.
    [[nodiscard]] StepRunner::Recipe forward(SwitchProgress::Stage from) const;
    [[nodiscard]] StepRunner::Recipe inquiry(const QString &createError) const;
    /// Stop the target, bring the previous service back, see it answer; without a previous one only the first.
    [[nodiscard]] StepRunner::Recipe backward() const;
    /// What runs on the node, before an outcome is told that no step has seen.
    [[nodiscard]] StepRunner::Recipe look() const;
    /// The previous service was left while it was starting: how that ends. Acts on nothing.
    [[nodiscard]] StepRunner::Recipe watchPrevious() const;
    /// Record kept, journal removed, claim given back.
    [[nodiscard]] StepRunner::Recipe closing(const QByteArray &record, CloseStep::GiveBack giveBack) const;

private:
    SwitchContext &m_context;
    PreflightStep::Planner m_planner;
    PreflightStep::Accept m_accept;
};

} // namespace kirikae
