// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/MemoryCheck.h"

#include "models/sizing/SizingOptions.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace kirikae {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("MemoryCheck", text);
}

constexpr double defaultUtilization = 0.9;
/// vLLM compares with what the driver calls free at its start, a little below what was available a moment before: its
/// own context and imports are in it by then.
constexpr Bytes startTestSlackUnified = 3 * GiB;
constexpr Bytes startTestSlackDiscrete = GiB / 2;

bool isVllm(const Profile &profile)
{
    return profile.engine == QStringLiteral("vllm");
}

Bytes guessedOverhead(const Profile &profile)
{
    const bool isPython = isVllm(profile) || profile.engine == QStringLiteral("sglang");
    return (isPython ? 10 : 2) * GiB;
}

double utilizationOf(const Profile &profile)
{
    const auto options = sizingOptionsOf(profile);
    return options ? options->gpuMemoryUtilization.value_or(defaultUtilization) : defaultUtilization;
}

std::optional<Bytes> pinnedKvCache(const Profile &profile)
{
    const auto options = sizingOptionsOf(profile);
    return options ? options->kvCacheMemoryBytes : std::nullopt;
}

void addHave(const MemoryQuestion &question, FitVerdict *verdict)
{
    verdict->lines.append({tr("Available now"), question.pool->available, Basis::Measured, {}});
    if (const auto &outgoing = question.outgoing) {
        verdict->lines.append({tr("Given back by %1").arg(outgoing->name), outgoing->held.value_or(0),
                               outgoing->held ? Basis::Measured : Basis::Unknown,
                               outgoing->held ? tr("measured now") : tr("not reported")});
    }
    if (question.pool->reusableDriver.value_or(0) > 0) {
        verdict->lines.append({tr("Kept by the NVIDIA driver, probably reusable"), *question.pool->reusableDriver,
                               Basis::Estimated, tr("an upper bound")});
    }
}

/// vLLM without a pinned cache fills its share of the memory with KV cache, whatever the model's size.
void addKvCache(const MemoryQuestion &question, Bytes sofar, FitVerdict *verdict)
{
    if (!isVllm(question.profile))
        return;
    if (const auto pinned = pinnedKvCache(question.profile)) {
        verdict->lines.append({tr("KV cache, pinned"), -*pinned, Basis::Stated, tr("from the arguments")});
        return;
    }
    const double share = utilizationOf(question.profile);
    const Bytes rest = static_cast<Bytes>(share * static_cast<double>(question.pool->total)) - sofar;
    if (rest > 0) {
        verdict->lines.append({tr("KV cache, the rest of vLLM's share of %1").arg(share, 0, 'f', 2), -rest,
                               Basis::Estimated, tr("from the arguments")});
    }
}

bool addNeed(const MemoryQuestion &question, FitVerdict *verdict)
{
    const Profile &profile = question.profile;
    if (question.measured) {
        verdict->lines.append({tr("Needed by %1 at its peak").arg(profile.name), -question.measured->bytes,
                               Basis::Measured, tr("measured %1").arg(question.measured->when)});
        return true;
    }
    if (!profile.weightsBytes)
        return false;
    const Bytes overhead = guessedOverhead(profile);
    verdict->lines.append({tr("Weights"), -*profile.weightsBytes, Basis::Stated, tr("stated in the profile")});
    addKvCache(question, *profile.weightsBytes + overhead, verdict);
    verdict->lines.append({tr("Graphs, context, host side"), -overhead, Basis::Guessed, tr("guessed")});
    return true;
}

void judge(const Pool &pool, FitVerdict *verdict)
{
    const Bytes after = *verdict->availableAfter;
    const Bytes spare = after - pool.reserve;
    const Bytes tightBelow = std::max(pool.warn, pool.reserve);
    if (after < pool.refuse) {
        verdict->fit = Fit::DoesNotFit;
        verdict->sentence =
            tr("Does not fit: %1 short of keeping %2 free").arg(gib(pool.refuse - after), gib(pool.refuse));
    } else if (after < tightBelow) {
        verdict->fit = Fit::Tight;
        verdict->sentence = spare >= 0 ? tr("Tight: only %1 above the reserve").arg(gib(spare))
                                       : tr("Tight: %1 into the reserve of %2").arg(gib(-spare), gib(pool.reserve));
    } else {
        verdict->fit = Fit::Fits;
        verdict->sentence = tr("Fits, with %1 to spare above the reserve").arg(gib(spare));
    }
}

void addStartTest(const MemoryQuestion &question, FitVerdict *verdict)
{
    if (!isVllm(question.profile) || (question.outgoing && !question.outgoing->held))
        return;
    const Pool &pool = *question.pool;
    const double share = utilizationOf(question.profile);
    const auto wanted = static_cast<Bytes>(share * static_cast<double>(pool.total));
    const Bytes back = question.outgoing ? *question.outgoing->held : 0;
    const Bytes slack = pool.kind == Pool::Kind::Unified ? startTestSlackUnified : startTestSlackDiscrete;
    const Bytes seen = std::min(pool.total, std::max<Bytes>(0, pool.available + back - slack));
    verdict->startTestPasses = seen >= wanted;
    verdict->startTestText =
        tr("vLLM's own start test: needs %1 free, will see %2").arg(gibNumber(wanted), gibNumber(seen));
    if (*verdict->startTestPasses)
        return;
    const double possible = std::floor(static_cast<double>(seen) / static_cast<double>(pool.total) * 100) / 100;
    if (possible > 0)
        verdict->smallestChange = tr("Set --gpu-memory-utilization to %1 or less.").arg(possible, 0, 'f', 2);
}

/// What can be said when the need is met by nothing that is known: an outgoing service of unknown size may hold it.
bool isOnlyLowerBound(const MemoryQuestion &question)
{
    return question.outgoing && !question.outgoing->held;
}

} // namespace

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
    FitVerdict verdict;
    if (!question.pool) {
        verdict.sentence = tr("Not known: the node has not reported its memory yet");
        return verdict;
    }
    addHave(question, &verdict);
    const Bytes have = [&] {
        Bytes sum = 0;
        for (const FitLine &line : verdict.lines)
            sum += line.bytes;
        return sum;
    }();
    addStartTest(question, &verdict);
    if (!addNeed(question, &verdict)) {
        verdict.sentence = tr("Not known: the profile states no size and no start of it was measured yet");
        return verdict;
    }
    Bytes after = 0;
    for (const FitLine &line : verdict.lines)
        after += line.bytes;
    verdict.availableAfter = after;
    verdict.need = have - after;
    judge(*question.pool, &verdict);
    if (verdict.fit == Fit::DoesNotFit && isOnlyLowerBound(question)) {
        verdict.fit = Fit::Unknown;
        verdict.sentence = tr("Not known: how much %1 holds is not reported").arg(question.outgoing->name);
    }
    if (verdict.fit == Fit::DoesNotFit && verdict.smallestChange.isEmpty())
        verdict.smallestChange = tr("Stop another service, or serve a smaller or more strongly quantised model.");
    return verdict;
}

} // namespace kirikae
