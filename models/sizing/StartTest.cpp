// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/StartTest.h"

#include "models/sizing/ProfileSizing.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace kirikae {

using namespace Qt::StringLiterals;

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("StartTest", text);
}

/// vLLM compares with what is free at its start, a little below what was available a moment before: its own context
/// and imports are in it by then.
constexpr Bytes slackUnified = 3 * GiB;
constexpr Bytes slackDiscrete = GiB / 2;

struct Seen {
    Bytes available = 0;
    Bytes free = 0;
};

bool canTell(const MemoryQuestion &question)
{
    const bool isVllm = question.profile.engine == "vllm"_L1;
    return isVllm && question.pool && (!question.outgoing || question.outgoing->held);
}

Seen seenBy(const MemoryQuestion &question)
{
    const Pool &pool = *question.pool;
    const Bytes back = question.outgoing ? *question.outgoing->held : 0;
    const Bytes slack = pool.kind == Pool::Kind::Unified ? slackUnified : slackDiscrete;
    const auto within = [&pool](Bytes bytes) { return std::clamp<Bytes>(bytes, 0, pool.total); };
    return {within(pool.available + back - slack), within(std::min(pool.free, pool.available) + back - slack)};
}

} // namespace

StartTest startTest(const MemoryQuestion &question)
{
    StartTest test;
    if (!canTell(question))
        return test;
    const double share = sizingOptionsOf(question.profile).value_or(SizingOptions()).utilization();
    const auto wanted = static_cast<Bytes>(share * static_cast<double>(question.pool->total));
    const Seen seen = seenBy(question);
    const bool readsFree = question.startTestReads == StartTestReads::Free;
    const Bytes counts = readsFree ? seen.free : seen.available;
    test.text = tr("vLLM's own start test: needs %1 free, will see %2").arg(gibNumber(wanted), gibNumber(counts));
    test.passes = counts >= wanted;
    if (readsFree) {
        test.text += tr(" (this image does not count the page cache as free)");
    } else if (*test.passes && !question.startTestReads && seen.free < wanted) {
        test.passes.reset();
        test.mayRefuse = true;
        test.text += tr(", but only %1 if this image does not count the page cache as free").arg(gibNumber(seen.free));
    }
    return test;
}

std::optional<double> passingUtilization(const MemoryQuestion &question)
{
    if (!canTell(question))
        return std::nullopt;
    const Seen seen = seenBy(question);
    const Bytes counts = question.startTestReads == StartTestReads::Free ? seen.free : seen.available;
    const double share =
        std::floor(static_cast<double>(counts) / static_cast<double>(question.pool->total) * 100) / 100;
    return share > 0 ? std::optional(share) : std::nullopt;
}

} // namespace kirikae
