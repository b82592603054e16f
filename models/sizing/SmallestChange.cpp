// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/SmallestChange.h"

#include "models/profile/ProfileEdit.h"
#include "models/sizing/MemoryJudge.h"
#include "models/sizing/ProfileSizing.h"
#include "models/sizing/ProfileTuning.h"
#include "models/sizing/StartTest.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>

namespace kirikae {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 contextStep = 1024;
constexpr Bytes pinStep = 64 * MiB;

QString tr(const char *text)
{
    return QCoreApplication::translate("SmallestChange", text);
}

bool isVllm(const Profile &profile)
{
    return profile.engine == "vllm"_L1;
}

/// The KV cache in 8 bits, in the engine's own word.
QString narrowDtype(const Profile &profile)
{
    return profile.engine == "llama-server"_L1 ? u"q8_0"_s : u"fp8"_s;
}

/// A changed profile is no longer the start that was measured; its weights and overhead still are.
MemoryQuestion asking(const MemoryQuestion &question, const Profile &profile)
{
    MemoryQuestion changed = question;
    changed.profile = profile;
    if (changed.measured)
        changed.measured->isSameStart = false;
    return changed;
}

/// How good a candidate has to be.
enum class Goal { Fits, Tight };

bool isGood(const FitVerdict &verdict, Goal goal)
{
    const bool isRoomy = verdict.fit == Fit::Fits || (goal == Goal::Tight && verdict.fit == Fit::Tight);
    return isRoomy && verdict.startTestPasses != false;
}

/// The profile with the cache for exactly `load` set aside, and a share of the memory that its start test passes with.
Profile pinned(const MemoryQuestion &question, const Profile &profile, const AskedLoad &load)
{
    Profile changed = withLoad(profile, load);
    if (!isVllm(profile))
        return changed;
    const auto size = sizeOf(asking(question, changed), true);
    if (!size)
        return changed;
    const Bytes wanted = std::max(size->estimate.kvAsked, size->servedRequest);
    const Bytes pin = (wanted + pinStep) / pinStep * pinStep;
    changed = withoutArgument(changed, u"--kv-cache-memory"_s);
    changed = withArgument(changed, u"--kv-cache-memory-bytes"_s, QString::number(pin));
    const double needed = std::ceil(static_cast<double>(size->estimate.weights + pin + size->estimate.overhead) /
                                    static_cast<double>(question.pool->total) * 100) /
                          100;
    const double share = std::min(needed, passingUtilization(question).value_or(needed));
    return withArgument(changed, u"--gpu-memory-utilization"_s, QString::number(std::clamp(share, 0.01, 0.95), 'f', 2));
}

/// One way to make it smaller, with a number: the smaller, the less it takes.
class Attempt {
public:
    using Make = std::function<Profile(qint64)>;
    using IsEnough = std::function<bool(const FitVerdict &)>;
    Attempt(const MemoryQuestion &question, Make make, IsEnough isEnough)
        : m_question(question)
        , m_make(std::move(make))
        , m_isEnough(std::move(isEnough))
    {
    }

    /// The largest number that is enough, or nothing when not even the least is.
    std::optional<qint64> search(qint64 least, qint64 most)
    {
        if (least > most || !tries(least))
            return std::nullopt;
        qint64 low = least;
        qint64 high = most;
        while (low < high) {
            const qint64 middle = low + (high - low + 1) / 2;
            if (tries(middle))
                low = middle;
            else
                high = middle - 1;
        }
        if (most > least)
            tries(low);
        return low;
    }
    [[nodiscard]] const Profile &profile() const { return m_profile; }
    [[nodiscard]] const FitVerdict &verdict() const { return m_verdict; }

private:
    bool tries(qint64 value)
    {
        m_profile = m_make(value);
        m_verdict = judgeMemory(asking(m_question, m_profile));
        return m_isEnough(m_verdict);
    }
    const MemoryQuestion &m_question;
    Make m_make;
    IsEnough m_isEnough;
    Profile m_profile;
    FitVerdict m_verdict;
};

Attempt::IsEnough reaches(Goal goal)
{
    return [goal](const FitVerdict &verdict) { return isGood(verdict, goal); };
}

FitChange changeOf(const Profile &before, const Attempt &attempt, const QString &text)
{
    FitChange change;
    const Profile &after = attempt.profile();
    change.arguments = after.arguments;
    if (after.contextTokens != before.contextTokens)
        change.contextTokens = after.contextTokens;
    if (after.concurrency != before.concurrency)
        change.concurrency = after.concurrency;
    change.fit = attempt.verdict().fit;
    change.text = text;
    if (attempt.verdict().availableAfter)
        change.text += tr(" Then %1 stay free.").arg(gib(*attempt.verdict().availableAfter));
    return change;
}

/// Only the share: what is asked of the model still has to find room in what is left.
std::optional<FitChange> withSmallerShare(const MemoryQuestion &question, const AskedLoad &, Goal goal)
{
    const Profile &profile = question.profile;
    if (!isVllm(profile))
        return std::nullopt;
    const double share = sizingOptionsOf(profile).value_or(SizingOptions()).utilization();
    const Bytes kept =
        goal == Goal::Fits ? std::max(question.pool->warn, question.pool->reserve) : question.pool->refuse;
    // Here only space and start test count: with a smaller share the cache may get too small, which is no reason to
    // look at a smaller one yet.
    Attempt attempt(
        question,
        [&profile](qint64 hundredths) {
            return withArgument(profile, u"--gpu-memory-utilization"_s,
                                QString::number(static_cast<double>(hundredths) / 100, 'f', 2));
        },
        [kept](const FitVerdict &verdict) {
            return verdict.availableAfter.value_or(0) >= kept && verdict.startTestPasses != false;
        });
    const auto found = attempt.search(1, std::llround(share * 100) - 1);
    if (!found || !isGood(attempt.verdict(), goal))
        return std::nullopt;
    const auto &estimate = attempt.verdict().estimate;
    if (estimate && estimate->kvReserved < estimate->kvAsked)
        return std::nullopt; // it would start, but not hold what is asked
    return changeOf(profile, attempt,
                    tr("Set --gpu-memory-utilization to %1.").arg(static_cast<double>(*found) / 100, 0, 'f', 2));
}

std::optional<FitChange> withPinnedCache(const MemoryQuestion &question, const AskedLoad &load, Goal goal)
{
    if (!question.model || !isVllm(question.profile))
        return std::nullopt;
    Attempt attempt(
        question, [&](qint64) { return pinned(question, question.profile, load); }, reaches(goal));
    if (!attempt.search(0, 0))
        return std::nullopt;
    return changeOf(question.profile, attempt,
                    tr("Pin the KV cache to what %L1 × %L2 tokens take (--kv-cache-memory-bytes %3).")
                        .arg(load.concurrency)
                        .arg(load.contextTokens)
                        .arg(attempt.profile().argument(u"--kv-cache-memory-bytes"_s).value_or(QString())));
}

std::optional<FitChange> withFewerRequests(const MemoryQuestion &question, const AskedLoad &load, Goal goal)
{
    if (!question.model)
        return std::nullopt;
    Attempt attempt(
        question,
        [&](qint64 atOnce) {
            return pinned(question, question.profile, {load.contextTokens, static_cast<int>(atOnce)});
        },
        reaches(goal));
    const auto found = attempt.search(1, load.concurrency - 1);
    if (!found)
        return std::nullopt;
    return changeOf(question.profile, attempt,
                    *found == 1 ? tr("Serve one request of %L1 tokens at a time.").arg(load.contextTokens)
                                : tr("Serve %L1 requests of %L2 tokens at once.").arg(*found).arg(load.contextTokens));
}

std::optional<FitChange> withNarrowCache(const MemoryQuestion &question, const AskedLoad &load, Goal goal)
{
    const QString dtype = narrowDtype(question.profile);
    const SizingOptions options = sizingOptionsOf(question.profile).value_or(SizingOptions());
    if (!question.model ||
        kvElementBytes(question.model->shape, options.kvCacheDtype) <= kvElementBytes(question.model->shape, dtype))
        return std::nullopt;
    const Profile narrow = withKvCacheDtype(question.profile, dtype);
    Attempt attempt(
        question,
        [&](qint64 atOnce) {
            return pinned(question, narrow, {load.contextTokens, static_cast<int>(atOnce)});
        },
        reaches(goal));
    const auto found = attempt.search(1, load.concurrency);
    if (!found)
        return std::nullopt;
    return changeOf(question.profile, attempt,
                    tr("Keep the KV cache in 8 bits (%1) and serve %L2 requests of %L3 tokens at once.")
                        .arg(dtype)
                        .arg(*found)
                        .arg(load.contextTokens));
}

std::optional<FitChange> withShorterContext(const MemoryQuestion &question, const AskedLoad &load, Goal goal)
{
    if (!question.model)
        return std::nullopt;
    const qint64 served = std::max(load.contextTokens, contextLimit(&*question.model).value_or(load.contextTokens));
    Attempt attempt(
        question,
        [&](qint64 steps) {
            return pinned(question, question.profile, {steps * contextStep, 1});
        },
        reaches(goal));
    const auto found = attempt.search(1, std::min(load.contextTokens, served) / contextStep);
    if (!found)
        return std::nullopt;
    return changeOf(question.profile, attempt,
                    tr("Set the context to %L1 tokens, one request at once.").arg(*found * contextStep));
}

/// One short request with a narrow cache: what no change of the profile gets below.
bool evenTheLeastFits(const MemoryQuestion &question)
{
    const Profile narrow = withKvCacheDtype(question.profile, narrowDtype(question.profile));
    Attempt least(
        question,
        [&](qint64) {
            return pinned(question, narrow, {contextStep, 1});
        },
        reaches(Goal::Tight));
    return least.search(0, 0).has_value();
}

std::optional<FitChange> withAnotherStopped(const MemoryQuestion &question, Goal goal)
{
    std::optional<FitChange> best;
    Bytes bestHeld = 0;
    for (const OutgoingMemory &other : question.others) {
        if (!other.held || (best && *other.held >= bestHeld))
            continue;
        MemoryQuestion changed = question;
        changed.pool->available = std::min(changed.pool->total, changed.pool->available + *other.held);
        changed.pool->free = std::min(changed.pool->total, changed.pool->free + *other.held);
        const FitVerdict verdict = judgeMemory(changed);
        if (!isGood(verdict, goal))
            continue;
        best.emplace();
        best->text = tr("Stop %1, which gives back %2.").arg(other.name, gib(*other.held));
        if (verdict.availableAfter)
            best->text += tr(" Then %1 stay free.").arg(gib(*verdict.availableAfter));
        best->stopServiceId = other.serviceId;
        best->fit = verdict.fit;
        bestHeld = *other.held;
    }
    return best;
}

} // namespace

std::optional<FitChange> smallestChange(const MemoryQuestion &question)
{
    if (!question.pool)
        return std::nullopt;
    const bool isHopeless = question.model && !evenTheLeastFits(question);
    const AskedLoad load = askedLoad(question.profile, question.model ? &*question.model : nullptr);
    using Way = std::optional<FitChange> (*)(const MemoryQuestion &, const AskedLoad &, Goal);
    constexpr std::array<Way, 5> ways{withSmallerShare, withPinnedCache, withFewerRequests, withNarrowCache,
                                      withShorterContext};
    for (const Goal goal : {Goal::Fits, Goal::Tight}) {
        for (const Way way : ways) {
            auto change = isHopeless ? std::nullopt : way(question, load, goal);
            if (change)
                return change;
        }
        if (auto change = withAnotherStopped(question, goal))
            return change;
    }
    return std::nullopt;
}

QString lastResort(const MemoryQuestion &question)
{
    const bool isWide = question.model && question.model->shape.quantization.isEmpty() && !question.model->isGguf &&
                        question.model->shape.parameters > 0;
    if (!isWide)
        return tr("Stop another service, or serve a smaller or more strongly quantised model.");
    const auto bytes = static_cast<Bytes>(question.model->shape.parameters * 4.5 / 8);
    return tr("The weights alone are too large. A 4-bit version of this model would have about %1 of them.")
        .arg(gib(bytes));
}

} // namespace kirikae
