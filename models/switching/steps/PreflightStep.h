// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/switching/Step.h"
#include "models/switching/SwitchPlan.h"

#include <functional>

namespace kirikae {

struct SwitchContext;

/// Every check at once, by making the plan anew from what the node says now. Touches nothing. A blocked plan ends it
/// with the code of what blocks and all the sentences.
class PreflightStep : public Step {
    Q_OBJECT
public:
    using Planner = std::function<Pending<SwitchPlan>()>;
    using Accept = std::function<void(const SwitchPlan &)>;
    PreflightStep(Planner planner, Accept accept);

protected:
    void run() override;

private:
    Planner m_planner;
    Accept m_accept;
};

/// Why a blocked plan is refused.
Error refusal(const SwitchPlan &plan);

} // namespace kirikae
