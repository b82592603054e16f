// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/MemoryCheck.h"

#include "models/sizing/MemoryJudge.h"
#include "models/sizing/SmallestChange.h"

namespace kirikae {

std::optional<Bytes> heldInPool(const Pool &pool, const QString &serviceId)
{
    std::optional<Bytes> held;
    for (const PoolSegment &segment : pool.segments) {
        if (!serviceId.isEmpty() && segment.serviceId == serviceId)
            held = held.value_or(0) + segment.bytes;
    }
    return held;
}

FitVerdict checkMemory(const MemoryQuestion &question)
{
    FitVerdict verdict = judgeMemory(question);
    if (verdict.fit != Fit::DoesNotFit && verdict.startTestPasses != false)
        return verdict;
    verdict.change = smallestChange(question);
    if (verdict.change)
        verdict.smallestChange = verdict.change->text;
    else if (verdict.fit == Fit::DoesNotFit)
        verdict.smallestChange = lastResort(question);
    return verdict;
}

} // namespace kirikae
