// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"

#include <QString>
#include <nlohmann/json_fwd.hpp>

// Small JSON files of kirikaed: written to a temporary file, only for their owner, and renamed into place.
namespace kirikae {

/// null when there is no such file. One that cannot be understood is set aside beside it, and the error says where.
Result<nlohmann::json> readSavedJson(const QString &path);
Result<void> writeSavedJson(const QString &path, const nlohmann::json &object);

} // namespace kirikae
