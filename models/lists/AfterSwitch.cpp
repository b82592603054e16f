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

namespace {

/// Older nodes do not say what a line stands for: then it is told by the order.
PoolSegment::Kind kindOf(const FitLine &line, qsizetype before)
{
    using Kind = PoolSegment::Kind;
    switch (line.part) {
    case FitLine::Part::Weights:
    case FitLine::Part::Whole: return Kind::Weights;
    case FitLine::Part::KvCache:
    case FitLine::Part::State: return Kind::KvCache;
    case FitLine::Part::Overhead: return Kind::Overhead;
    default: break;
    }
    return before == 0 ? Kind::Weights : before == 1 ? Kind::KvCache : Kind::Overhead;
}

} // namespace

std::optional<AfterSwitch> afterSwitch(const Pool &pool, const ServiceId &outgoing, const FitVerdict &verdict)
{
    using Kind = PoolSegment::Kind;
    AfterSwitch after;
    for (const FitLine &line : verdict.lines) {
        if (line.bytes >= 0)
            continue;
        after.coming.append({kindOf(line, after.coming.size()), line.label, {}, -line.bytes});
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
