// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Bytes.h"

namespace kirikae {

/// How much memory stays free, for each kind of pool: the only place that says it. Below `reserve` is the tick of the
/// gauge, below `warn` a plan is tight, below `refuse` it does not fit.
struct MemoryPolicy {
    Bytes reserve = 0;
    Bytes warn = 0;
    Bytes refuse = 0;
};

/// One pool for everything: an overcommit freezes the machine, so a good deal stays free.
inline constexpr MemoryPolicy unifiedPolicy{8 * GiB, 12 * GiB, 4 * GiB};
/// A card of its own: a load that does not fit ends with an error.
inline constexpr MemoryPolicy cardPolicy{GiB, GiB, GiB / 2};
inline constexpr MemoryPolicy ramPolicy{2 * GiB, 2 * GiB, GiB / 2};

/// Of unified memory: a guard that fires below this leaves the node enough to stay alive.
inline constexpr Bytes guardFloor = 4 * GiB;

} // namespace kirikae
