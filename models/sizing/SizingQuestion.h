// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/sizing/FitVerdict.h"
#include "models/sizing/KvPlan.h"
#include "models/sizing/Safetensors.h"
#include "models/sizing/SizeEstimate.h"

#include <optional>

namespace kirikae {

/// The memory that a model would be loaded into, as far as it is known.
struct MachineMemory {
    Bytes total = 0;
    bool isUnified = false;
    std::optional<double> bandwidthBytesPerSecond;
};

/// A part of the figures that an earlier start measured: wins over what is computed.
struct MeasuredParts {
    std::optional<Bytes> weights;
    std::optional<Bytes> overhead; ///< all of the peak that is neither weights nor KV cache
    std::optional<Bytes> kvCache;  ///< of the very same start
    QString text;                  ///< "measured 28 Nov with vllm/vllm-openai:v0.32"
};

/// All that is known about a model before it is started. The better source wins: tensors, then stated bytes, then the
/// sizes in the config.
struct SizingQuestion {
    ModelShape shape;
    SizingOptions options;
    std::optional<TensorSums> tensors;
    std::optional<Bytes> statedWeights; ///< of the files: an index's total_size, or the user's word
    QString statedBasis;                ///< "from the index", "stated"
    std::optional<MachineMemory> machine;
    std::optional<qint64> contextTokens; ///< of one request; else max-model-len, else the model's own limit
    qint64 concurrency = 1;
    bool isLlamaServer = false;
    std::optional<ModelShape> drafter;   ///< of a drafter of its own: its layers' KV cache comes on top
    std::optional<Bytes> drafterWeights; ///< its tensors, as they are loaded
    std::optional<MeasuredParts> measured;
};

/// Pure; a few microseconds.
SizeEstimate estimateSize(const SizingQuestion &question);
/// Does the estimate fit into a machine that runs nothing else? With the reserve of its kind of memory.
FitVerdict judgeEstimate(const SizeEstimate &estimate, const MachineMemory &machine);

} // namespace kirikae
