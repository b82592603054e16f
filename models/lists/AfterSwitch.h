// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/memory/Pool.h"
#include "models/node/Service.h"
#include "models/sizing/FitVerdict.h"

#include <optional>

namespace kirikae {

/// A pool as it would be after a switch, for the second bar of the gauge: what comes, what stays, what is left.
struct AfterSwitch {
    QList<PoolSegment> coming;  ///< from the verdict's arithmetic, in its order
    QList<PoolSegment> staying; ///< everything but the outgoing service, page cache and free memory
    Bytes left = 0;             ///< available afterwards; negative = that much is missing
    [[nodiscard]] Bytes comingBytes() const;
};

/// Nothing when the verdict does not say what the profile takes.
std::optional<AfterSwitch> afterSwitch(const Pool &pool, const ServiceId &outgoing, const FitVerdict &verdict);

} // namespace kirikae
