// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"
#include "models/node/Event.h"
#include "models/node/NodeState.h"
#include "models/switching/SwitchPlan.h"

#include <nlohmann/json_fwd.hpp>

// The one codec of a node's values: what `--json` prints and what a daemon speaks. Writing then reading gives the same
// value. Reading never throws; a field that is missing or of another type keeps its default.
namespace kirikae {

nlohmann::json nodeStateToJson(const NodeState &state);
/// Refused only when it is not an object.
Result<NodeState> nodeStateFromJson(const nlohmann::json &object);

nlohmann::json linkToJson(const LinkState &link);
LinkState linkFromJson(const nlohmann::json &object);
nlohmann::json nodeFactsToJson(const NodeFacts &facts);
NodeFacts nodeFactsFromJson(const nlohmann::json &object);
nlohmann::json serviceToJson(const Service &service);
Service serviceFromJson(const nlohmann::json &object);
nlohmann::json profileEntryToJson(const ProfileEntry &entry);
/// A profile that this program does not understand (a newer daemon's) is one that is damaged, here.
ProfileEntry profileEntryFromJson(const nlohmann::json &object);
nlohmann::json eventToJson(const Event &event);
Event eventFromJson(const nlohmann::json &object);

nlohmann::json poolToJson(const Pool &pool);
Pool poolFromJson(const nlohmann::json &object);
nlohmann::json memorySampleToJson(const MemorySample &sample);
MemorySample memorySampleFromJson(const nlohmann::json &object);

nlohmann::json modelToJson(const ModelOnDisk &model);
ModelOnDisk modelFromJson(const nlohmann::json &object);
nlohmann::json measuredToJson(const MeasuredSize &measured);
MeasuredSize measuredFromJson(const nlohmann::json &object);
nlohmann::json estimateToJson(const SizeEstimate &estimate);
SizeEstimate estimateFromJson(const nlohmann::json &object);
nlohmann::json verdictToJson(const FitVerdict &verdict);
FitVerdict verdictFromJson(const nlohmann::json &object);
nlohmann::json progressToJson(const SwitchProgress &progress);
SwitchProgress progressFromJson(const nlohmann::json &object);
nlohmann::json planToJson(const SwitchPlan &plan);
Result<SwitchPlan> planFromJson(const nlohmann::json &object);

} // namespace kirikae
