// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"

namespace kirikae {

/// The bearer token in `path`. A file that is not there is made, with 256 random bits, readable by its owner only.
/// Denied: others can read it. BadInput: what it holds is too short for a token.
Result<QByteArray> tokenFrom(const QString &path);

} // namespace kirikae
