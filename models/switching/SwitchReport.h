// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/switching/PhaseBoard.h"
#include "models/switching/SwitchContext.h"
#include "models/switching/SwitchRecord.h"

#include <functional>

namespace kirikae {

/// What is shown of a switch under way. Fields that only the switch itself knows (cancelling, link) are left alone.
void fillProgress(const SwitchContext &context, const PhaseBoard &board, const QString &note, SwitchProgress *progress);

/// What is kept of a switch that has ended. Outcome, facts, start, restore time and steady size are left alone.
void fillRecord(const SwitchContext &context, SwitchRecord *record);

/// What runs in the slot at the end, for a record that has to leave something open.
SlotState slotStateOf(const SwitchContext &context, const std::function<EtaModel(const Profile &)> &usual,
                      const Service &service, SlotState::Condition condition);

} // namespace kirikae
