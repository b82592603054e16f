// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/sizing/MemoryCheck.h"

namespace kirikae {

/// The memory check without its advice: arithmetic, verdict and start test. What the search for the smallest change
/// tries its candidates with. Pure.
FitVerdict judgeMemory(const MemoryQuestion &question);

} // namespace kirikae
