// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace kirikae {

/// The version of kirikaed's HTTP API that this program speaks: the number in its paths ("/v1/...").
inline constexpr int apiVersion = 1;

} // namespace kirikae
