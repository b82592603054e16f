// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>

namespace kirikae {

/// Makes every text in a daemon's answer safe to show (cleanText), in place. Profiles stay as they are: they go back
/// into a file on the node.
void cleanJson(nlohmann::json *value);

} // namespace kirikae
