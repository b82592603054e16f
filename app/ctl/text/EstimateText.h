// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/sizing/FitVerdict.h"

#include <QStringList>
#include <nlohmann/json_fwd.hpp>

namespace kirikae {

/// The sizes of a model for programs: {"weights_bytes", "kv_bytes_per_token", ..., "verdict", "basis", "reasons"}.
/// Without an estimate (the model's files could not be read) its figures are null.
nlohmann::json sizesJson(const std::optional<SizeEstimate> &estimate, const std::optional<FitVerdict> &verdict);
/// The same for people.
QStringList estimateLines(const SizeEstimate &estimate);

} // namespace kirikae
