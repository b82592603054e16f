// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/sizing/MemoryCheck.h"
#include "models/sizing/SizingQuestion.h"

namespace kirikae {

/// What a profile's model takes as the profile starts it, and the longest request that the engine promises to hold.
struct ProfileSize {
    SizeEstimate estimate;
    qint64 servedContext = 0;    ///< tokens; vLLM refuses to start when its KV cache cannot hold one request of it
    Bytes servedRequest = 0;     ///< KV cache of one such request
    Bytes kvUncertainty = 0;     ///< how far kvReserved may be off: a share of the memory is only known roughly
    bool refusesTooLong = false; ///< the engine has that test
};

/// Nothing when the model's files were not read. `usesMeasured`: measured parts win over computed ones.
std::optional<ProfileSize> sizeOf(const MemoryQuestion &question, bool usesMeasured);

/// The words for what was measured: "measured 28 Nov with vllm/vllm-openai:v0.32".
QString measuredText(const MeasuredSize &measured);
/// The measured peak without weights and KV cache; nothing when the log did not tell these.
std::optional<Bytes> measuredOverhead(const MeasuredSize &measured);

} // namespace kirikae
