// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/sizing/MemoryCheck.h"

namespace kirikae {

/// The least intrusive change that makes a profile fit and start, found by judging it with the change made. In order:
/// a smaller share of the memory with the same load; fewer requests at once; an 8-bit KV cache; a shorter context; a
/// service of another slot stopped. Nothing when none of them is enough. Pure; some dozens of judgements.
std::optional<FitChange> smallestChange(const MemoryQuestion &question);

/// What may still help when no change of the profile does: a sentence.
QString lastResort(const MemoryQuestion &question);

} // namespace kirikae
