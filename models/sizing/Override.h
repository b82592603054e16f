// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/memory/Pool.h"
#include "models/sizing/FitVerdict.h"

namespace kirikae {

/// What happens when somebody goes on although the memory check says no: a sentence to decide by. Empty when there is
/// nothing to override.
QString overrideConsequence(const FitVerdict &verdict, Pool::Kind kind);

} // namespace kirikae
