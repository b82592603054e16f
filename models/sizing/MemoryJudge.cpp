// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/MemoryJudge.h"

#include "models/sizing/ProfileSizing.h"
#include "models/sizing/StartTest.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace kirikae {

using namespace Qt::StringLiterals;
using Part = FitLine::Part;

namespace {

/// What an estimate may be off before it is said.
constexpr double shownDrift = 0.05;

QString tr(const char *text)
{
    return QCoreApplication::translate("MemoryCheck", text);
}

bool isVllm(const Profile &profile)
{
    return profile.engine == "vllm"_L1;
}

Bytes guessedOverhead(const Profile &profile)
{
    const bool isPython = isVllm(profile) || profile.engine == "sglang"_L1;
    return (isPython ? 10 : 2) * GiB;
}

void addHave(const MemoryQuestion &question, FitVerdict *verdict)
{
    verdict->lines.append({tr("Available now"), question.pool->available, Basis::Measured, {}, Part::Available});
    if (const auto &outgoing = question.outgoing) {
        verdict->lines.append({tr("Given back by %1").arg(outgoing->name), outgoing->held.value_or(0),
                               outgoing->held ? Basis::Measured : Basis::Unknown,
                               outgoing->held ? tr("measured now") : tr("not reported"), Part::GivenBack});
    }
    if (question.pool->reusableDriver.value_or(0) > 0) {
        verdict->lines.append({tr("Kept by the NVIDIA driver, probably reusable"), *question.pool->reusableDriver,
                               Basis::Estimated, tr("an upper bound"), Part::Reusable});
    }
}

/// vLLM without a pinned cache fills its share of the memory with KV cache, whatever the model's size.
void addVllmCache(const MemoryQuestion &question, Bytes sofar, FitVerdict *verdict)
{
    if (!isVllm(question.profile))
        return;
    const SizingOptions options = sizingOptionsOf(question.profile).value_or(SizingOptions());
    if (options.kvCacheMemoryBytes) {
        verdict->lines.append({tr("KV cache, pinned"), -*options.kvCacheMemoryBytes, Basis::Stated,
                               tr("from the arguments"), Part::KvCache});
        return;
    }
    const double share = options.utilization();
    const Bytes rest = static_cast<Bytes>(share * static_cast<double>(question.pool->total)) - sofar;
    if (rest > 0) {
        verdict->lines.append({tr("KV cache, the rest of vLLM's share of %1").arg(share, 0, 'f', 2), -rest,
                               Basis::Estimated, tr("from the arguments"), Part::KvCache});
    }
}

void addMeasured(const MemoryQuestion &question, FitVerdict *verdict)
{
    const MeasuredSize &measured = *question.measured;
    const QString text = measuredText(measured);
    const auto overhead = measuredOverhead(measured);
    if (!overhead) {
        verdict->lines.append({tr("Needed by %1 at its peak").arg(question.profile.name), -measured.bytes,
                               Basis::Measured, text, Part::Whole});
        return;
    }
    verdict->lines.append({tr("Weights"), -*measured.weights, Basis::Measured, text, Part::Weights});
    verdict->lines.append({tr("KV cache"), -*measured.kvCache, Basis::Measured, text, Part::KvCache});
    verdict->lines.append(
        {tr("Graphs, activations, context, host side at the peak"), -*overhead, Basis::Measured, text, Part::Overhead});
}

QString cacheLabel(const MemoryQuestion &question, const SizeEstimate &estimate)
{
    const SizingOptions options = sizingOptionsOf(question.profile).value_or(SizingOptions());
    if (isVllm(question.profile) && options.kvCacheMemoryBytes)
        return tr("KV cache, pinned");
    if (isVllm(question.profile)) {
        return tr("KV cache, the rest of vLLM's share of %1").arg(options.utilization(), 0, 'f', 2);
    }
    return tr("KV cache for %L1 × %L2 tokens").arg(estimate.concurrency).arg(estimate.contextTokens);
}

void addEstimate(const MemoryQuestion &question, const SizeEstimate &estimate, FitVerdict *verdict)
{
    verdict->lines.append(
        {tr("Weights"), -estimate.weights, estimate.weightsBasis, estimate.weightsText, Part::Weights});
    verdict->lines.append({cacheLabel(question, estimate), -estimate.kvReserved, Basis::Estimated,
                           tr("from the model's layers: %1").arg(estimate.kvText), Part::KvCache});
    verdict->lines.append({tr("Graphs, activations, context, host side"), -estimate.overhead, estimate.overheadBasis,
                           estimate.overheadText, Part::Overhead});
}

/// Without the model's files: what was measured with another cache, or what the profile states.
bool addStated(const MemoryQuestion &question, FitVerdict *verdict)
{
    const auto &measured = question.measured;
    const auto parts = measured ? measuredOverhead(*measured) : std::nullopt;
    if (parts && isVllm(question.profile)) {
        const QString text = measuredText(*measured);
        verdict->lines.append({tr("Weights"), -*measured->weights, Basis::Measured, text, Part::Weights});
        addVllmCache(question, *measured->weights + *parts, verdict);
        verdict->lines.append(
            {tr("Graphs, activations, context, host side"), -*parts, Basis::Measured, text, Part::Overhead});
        return true;
    }
    if (!question.profile.weightsBytes)
        return false;
    const Bytes overhead = guessedOverhead(question.profile);
    verdict->lines.append(
        {tr("Weights"), -*question.profile.weightsBytes, Basis::Stated, tr("stated in the profile"), Part::Weights});
    addVllmCache(question, *question.profile.weightsBytes + overhead, verdict);
    verdict->lines.append({tr("Graphs, context, host side"), -overhead, Basis::Guessed, tr("guessed"), Part::Overhead});
    return true;
}

bool addNeed(const MemoryQuestion &question, FitVerdict *verdict)
{
    if (question.measured && question.measured->isSameStart)
        addMeasured(question, verdict);
    else if (verdict->estimate)
        addEstimate(question, *verdict->estimate, verdict);
    else
        return addStated(question, verdict);
    return true;
}

void judgeSpace(const Pool &pool, FitVerdict *verdict)
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

/// vLLM refuses when its cache cannot hold one request of the served length. A start that was seen to succeed can.
void judgeCache(const MemoryQuestion &question, const ProfileSize &size, FitVerdict *verdict)
{
    const bool isProven = question.measured && question.measured->isSameStart;
    if (!size.refusesTooLong || isProven || verdict->fit == Fit::DoesNotFit || size.servedRequest == 0)
        return;
    const Bytes cache = size.estimate.kvReserved;
    const auto sentence = [&](const QString &text) {
        return text.arg(size.servedContext).arg(gib(size.servedRequest), gib(std::max<Bytes>(0, cache)));
    };
    if (size.servedRequest > cache + size.kvUncertainty) {
        verdict->fit = Fit::DoesNotFit;
        verdict->sentence = sentence(
            tr("Does not fit: one request of %L1 tokens needs %2 of KV cache, %3 are left for it; vLLM would refuse"));
    } else if (size.servedRequest > cache - size.kvUncertainty && verdict->fit == Fit::Fits) {
        verdict->fit = Fit::Tight;
        verdict->sentence =
            sentence(tr("Tight: one request of %L1 tokens needs %2 of KV cache, about %3 are left for it"));
    }
}

QString drifted(const QString &what, Bytes estimated, Bytes measured)
{
    if (estimated <= 0 || measured <= 0)
        return {};
    const double drift = static_cast<double>(estimated - measured) / static_cast<double>(measured);
    if (std::abs(drift) <= shownDrift)
        return {};
    const QString percent = QString::number(std::abs(drift) * 100, 'f', 0);
    return (drift < 0 ? tr("%1: estimated %2, %3 % below the measured %4")
                      : tr("%1: estimated %2, %3 % above the measured %4"))
        .arg(what, gib(estimated), percent, gib(measured));
}

QString driftText(const MeasuredSize &measured, const SizeEstimate &estimate)
{
    QStringList texts;
    if (measured.isSameStart)
        texts.append(drifted(tr("In all"), estimate.total(), measured.bytes));
    if (measured.weights)
        texts.append(drifted(tr("Weights"), estimate.weights, *measured.weights));
    texts.removeAll(QString());
    return texts.join("; "_L1);
}

void addSizes(const MemoryQuestion &question, const std::optional<ProfileSize> &size, FitVerdict *verdict)
{
    if (!size)
        return;
    verdict->estimate = size->estimate;
    if (!question.measured)
        return;
    if (const auto plain = sizeOf(question, false))
        verdict->drift = driftText(*question.measured, plain->estimate);
}

} // namespace

FitVerdict judgeMemory(const MemoryQuestion &question)
{
    FitVerdict verdict;
    if (!question.pool) {
        verdict.sentence = tr("Not known: the node has not reported its memory yet");
        return verdict;
    }
    const auto size = sizeOf(question, true);
    addSizes(question, size, &verdict);
    addHave(question, &verdict);
    const auto sum = [&verdict] {
        Bytes bytes = 0;
        for (const FitLine &line : std::as_const(verdict.lines))
            bytes += line.bytes;
        return bytes;
    };
    const Bytes have = sum();
    const StartTest test = startTest(question);
    verdict.startTestPasses = test.passes;
    verdict.startTestText = test.text;
    if (!addNeed(question, &verdict)) {
        verdict.sentence = tr("Not known: the model's files were not read, the profile states no size, and no start of "
                              "it was measured yet");
        return verdict;
    }
    verdict.availableAfter = sum();
    verdict.need = have - *verdict.availableAfter;
    judgeSpace(*question.pool, &verdict);
    if (size)
        judgeCache(question, *size, &verdict);
    // An outgoing service of unknown size may hold what is missing.
    if (verdict.fit == Fit::DoesNotFit && question.outgoing && !question.outgoing->held) {
        verdict.fit = Fit::Unknown;
        verdict.sentence = tr("Not known: how much %1 holds is not reported").arg(question.outgoing->name);
    }
    return verdict;
}

} // namespace kirikae
