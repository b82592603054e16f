// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/lists/AfterSwitch.h"

namespace kirikae {

Bytes AfterSwitch::comingBytes() const
{
    Bytes sum = 0;
    for (const PoolSegment &segment : coming)
        sum += segment.bytes;
    return sum;
}

std::optional<AfterSwitch> afterSwitch(const Pool &pool, const ServiceId &outgoing, const FitVerdict &verdict)
{
    using Kind = PoolSegment::Kind;
    AfterSwitch after;
    for (const FitLine &line : verdict.lines) {
        if (line.bytes >= 0)
            continue;
        const Kind kind = after.coming.isEmpty()     ? Kind::Weights
                          : after.coming.size() == 1 ? Kind::KvCache
                                                     : Kind::Overhead;
        after.coming.append({kind, line.label, {}, -line.bytes});
    }
    if (after.coming.isEmpty() && verdict.need)
        after.coming.append({Kind::Weights, {}, {}, *verdict.need});
    if (after.coming.isEmpty())
        return std::nullopt;
    Bytes stays = 0;
    for (const PoolSegment &segment : pool.segments) {
        const bool isGoing = !outgoing.isEmpty() && segment.serviceId == outgoing;
        if (isGoing || segment.kind == Kind::PageCache || segment.kind == Kind::Free)
            continue;
        after.staying.append(segment);
        stays += segment.bytes;
    }
    after.left = verdict.availableAfter.value_or(pool.total - stays - after.comingBytes());
    return after;
}

} // namespace kirikae
