// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"
#include "models/diagnosis/Diagnosis.h"
#include "models/startup/Phase.h"
#include "models/startup/StartupFacts.h"

#include <nlohmann/json_fwd.hpp>

#include <QList>

#include <optional>

// The parts that several JSON texts share: records, `analyze-log --json`, the state of a node. Reading never throws: a
// field of the wrong type counts as absent.
namespace kirikae {

nlohmann::json phasesToJson(const QList<PhaseTime> &phases); ///< [{"id","seconds"}]
QList<PhaseTime> phasesFromJson(const nlohmann::json &array);

nlohmann::json factsToJson(const StartupFacts &facts); ///< null where the log does not tell
StartupFacts factsFromJson(const nlohmann::json &object);

/// {"kind","confidence","line","evidence","cause","fix","fixes","transient"}
nlohmann::json failureToJson(const Failure &failure);
Failure failureFromJson(const nlohmann::json &object);

nlohmann::json errorToJson(const Error &error); ///< {"code","message","detail"}
Error errorFromJson(const nlohmann::json &object);

} // namespace kirikae
