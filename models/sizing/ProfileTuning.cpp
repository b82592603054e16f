// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/ProfileTuning.h"

#include "models/profile/ProfileEdit.h"
#include "models/sizing/SizingOptions.h"

#include <algorithm>

namespace kirikae {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 assumedContext = 8192;
constexpr qint64 largestConcurrency = 1'000'000;

/// The names of one setting in the words of an engine; the last one is written when none is there.
QStringList contextSetting(const Profile &profile)
{
    if (profile.engine == "llama-server"_L1)
        return {u"-c"_s, u"--ctx-size"_s};
    if (profile.engine == "sglang"_L1)
        return {u"--context-length"_s};
    return {u"--max-model-len"_s};
}

QStringList concurrencySetting(const Profile &profile)
{
    if (profile.engine == "llama-server"_L1)
        return {u"-np"_s, u"--parallel"_s};
    if (profile.engine == "sglang"_L1)
        return {u"--max-running-requests"_s};
    return {u"--max-num-seqs"_s};
}

Profile with(const Profile &profile, const QStringList &names, const QString &value)
{
    for (const QString &name : names) {
        if (profile.argument(name))
            return withArgument(profile, name, value);
    }
    return withArgument(profile, names.last(), value);
}

bool knowsLoad(const Profile &profile)
{
    return profile.engine == "vllm"_L1 || profile.engine == "sglang"_L1 || profile.engine == "llama-server"_L1;
}

} // namespace

std::optional<qint64> contextLimit(const ModelOnDisk *model)
{
    return model && model->shape.maxPositions > 0 ? std::optional(model->shape.maxPositions) : std::nullopt;
}

AskedLoad askedLoad(const Profile &profile, const ModelOnDisk *model)
{
    const SizingOptions options = sizingOptionsOf(profile).value_or(SizingOptions());
    AskedLoad load;
    const qint64 atOnce = profile.concurrency ? *profile.concurrency : options.maxNumSeqs.value_or(1);
    load.concurrency = static_cast<int>(std::clamp<qint64>(atOnce, 1, largestConcurrency));
    // llama-server's context is shared by its slots.
    const qint64 seats = profile.engine == "llama-server"_L1 ? std::max<qint64>(1, options.maxNumSeqs.value_or(1)) : 1;
    const qint64 served = options.maxModelLen.value_or(0) / seats;
    load.contextTokens = profile.contextTokens ? *profile.contextTokens
                         : served > 0          ? served
                                               : contextLimit(model).value_or(assumedContext);
    return load;
}

Profile withLoad(const Profile &profile, const AskedLoad &load)
{
    Profile changed = profile;
    if (knowsLoad(profile)) {
        const bool isShared = profile.engine == "llama-server"_L1;
        const qint64 context = isShared ? load.contextTokens * load.concurrency : load.contextTokens;
        changed = with(changed, contextSetting(profile), QString::number(context));
        changed = with(changed, concurrencySetting(profile), QString::number(load.concurrency));
    }
    changed.contextTokens = load.contextTokens;
    changed.concurrency = load.concurrency;
    return changed;
}

Profile withKvCacheDtype(const Profile &profile, const QString &dtype)
{
    if (profile.engine != "llama-server"_L1)
        return withArgument(profile, u"--kv-cache-dtype"_s, dtype);
    const Profile keys = with(profile, {u"-ctk"_s, u"--cache-type-k"_s}, dtype);
    return with(keys, {u"-ctv"_s, u"--cache-type-v"_s}, dtype);
}

Profile withChange(const Profile &profile, const FitChange &change)
{
    Profile changed = profile;
    if (!change.arguments.isEmpty())
        changed.arguments = change.arguments;
    if (change.contextTokens)
        changed.contextTokens = change.contextTokens;
    if (change.concurrency)
        changed.concurrency = change.concurrency;
    return changed;
}

} // namespace kirikae
