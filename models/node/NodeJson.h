// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/node/NodeState.h"
#include "models/switching/SwitchPlan.h"

#include <nlohmann/json_fwd.hpp>

namespace kirikae {

// A node's state and its parts as JSON, for `kirikaectl --json` and the API. Unknown is null, never 0; sizes are
// "..._bytes", times "..._ms" on the node's clock, durations "..._seconds".

nlohmann::json nodeStateToJson(const NodeState &state);
nlohmann::json profileEntryToJson(const ProfileEntry &entry);
nlohmann::json serviceToJson(const Service &service);
nlohmann::json poolToJson(const Pool &pool);
nlohmann::json progressToJson(const SwitchProgress &progress);
nlohmann::json planToJson(const SwitchPlan &plan);

} // namespace kirikae
