// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/profile/Profile.h"
#include "models/sizing/FitVerdict.h"
#include "models/sizing/ModelOnDisk.h"

namespace kirikae {

/// What a profile asks of its model: the length of one request and how many at once.
struct AskedLoad {
    qint64 contextTokens = 0;
    int concurrency = 1;
    bool operator==(const AskedLoad &) const = default;
};

/// What the profile asks for now: its own fields first, since they say what is expected, then its arguments, then
/// the model's limit (8,192 tokens when that is not known either).
AskedLoad askedLoad(const Profile &profile, const ModelOnDisk *model = nullptr);
/// The longest request that the model is made for, or nothing when it does not say.
std::optional<qint64> contextLimit(const ModelOnDisk *model);

/// The profile with another load: its fields, and the engine's own arguments (vLLM: --max-model-len and --max-num-seqs;
/// llama-server: -c, which is shared by the -np slots; SGLang: --context-length and --max-running-requests). An
/// argument is replaced where it stands and in the spelling it has there.
Profile withLoad(const Profile &profile, const AskedLoad &load);
Profile withKvCacheDtype(const Profile &profile, const QString &dtype);
/// The profile with the change of a verdict made.
Profile withChange(const Profile &profile, const FitChange &change);

} // namespace kirikae
