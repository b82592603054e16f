// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/node/NodeState.h"

namespace kirikae {

/// What the last switch left open about a service: it runs, and whether it answers is not known (yet). Nothing = it was
/// seen to answer, or no switch has anything to say about it.
std::optional<SlotState::Condition> unsettledCondition(const NodeState &state, const ServiceId &service);

} // namespace kirikae
