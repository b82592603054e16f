// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/lists/Unsettled.h"

namespace kirikae {

std::optional<SlotState::Condition> unsettledCondition(const NodeState &state, const ServiceId &service)
{
    if (state.activeSwitch || !state.lastSwitch || !state.lastSwitch->inSlot)
        return std::nullopt;
    const SlotState &slot = *state.lastSwitch->inSlot;
    return slot.service == service ? std::optional(slot.condition) : std::nullopt;
}

} // namespace kirikae
