// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>

namespace kirikae {

/// Makes every text in a daemon's answer safe to show (cleanText), in place. Of a profile only its name and notes: the
/// rest goes back into a file on the node as it is, and whoever shows it cleans it then.
void cleanJson(nlohmann::json *value);

} // namespace kirikae
