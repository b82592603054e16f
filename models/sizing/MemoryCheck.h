// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/memory/Pool.h"
#include "models/profile/Profile.h"
#include "models/sizing/FitVerdict.h"

#include <optional>

namespace kirikae {

/// What an earlier start of the same profile (image, arguments and all) was seen to take.
struct MeasuredSize {
    Bytes bytes = 0;
    QString when; ///< "28 Nov", for the basis text
    bool operator==(const MeasuredSize &) const = default;
};

/// The service that a switch will stop, as far as memory goes.
struct OutgoingMemory {
    QString name;
    std::optional<Bytes> held; ///< nothing = its share of the pool is not reported
    bool operator==(const OutgoingMemory &) const = default;
};

struct MemoryQuestion {
    Profile profile;
    std::optional<Pool> pool; ///< that models are loaded into; nothing = not reported (yet)
    std::optional<OutgoingMemory> outgoing;
    std::optional<MeasuredSize> measured;
};

/// Does the profile fit once the outgoing service is gone, and will the engine's own start test pass? A measured peak
/// wins over the number stated in the profile; when there is neither, the answer is Unknown, never a refusal. Pure.
FitVerdict checkMemory(const MemoryQuestion &question);

/// What a service holds in a pool: the sum of its segments, or nothing when it has none.
std::optional<Bytes> heldInPool(const Pool &pool, const QString &serviceId);

} // namespace kirikae
