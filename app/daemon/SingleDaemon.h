// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"

namespace kirikae {

/// Makes sure that this user runs one daemon on this machine: a lock that the kernel lets go when the process ends,
/// however it ends. Busy: another one runs. Answers the descriptor to keep open.
Result<int> lockForDaemon();

} // namespace kirikae
