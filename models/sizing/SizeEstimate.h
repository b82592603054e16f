// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/sizing/FitVerdict.h"
#include "models/sizing/KvPlan.h"
#include "models/sizing/Safetensors.h"

#include <optional>

namespace kirikae {

/// The memory that a model would be loaded into, as far as it is known.
struct MachineMemory {
    Bytes total = 0;
    bool isUnified = false;
    std::optional<double> bandwidthBytesPerSecond;
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
};

/// Per rank, bytes. Every figure with where it comes from.
struct SizeEstimate {
    Bytes weights = 0;
    Basis weightsBasis = Basis::Unknown;
    QString weightsText;
    Bytes kvPerToken = 0; ///< marginal
    Bytes statePerRequest = 0;
    Bytes overhead = 0;
    QString overheadText;
    Bytes kvAsked = 0;    ///< for the asked context and concurrency
    Bytes kvReserved = 0; ///< what the engine will set aside: pinned, its share, or what is asked
    QString kvText;
    qint64 contextTokens = 0;
    qint64 kvTokens = 0;                        ///< as the engine prints it
    double maxConcurrency = 0;                  ///< requests of `contextTokens` at once
    std::optional<qint64> largestContext;       ///< that one request can have in kvReserved
    std::optional<double> tokensPerSecondBound; ///< one stream, from the memory bandwidth: a bound, not a promise
    QStringList notes;
    [[nodiscard]] Bytes total() const { return weights + kvReserved + overhead; }
};

/// Pure; a few microseconds.
SizeEstimate estimateSize(const SizingQuestion &question);
/// Does the estimate fit into a machine that runs nothing else? With the reserve of its kind of memory.
FitVerdict judgeEstimate(const SizeEstimate &estimate, const MachineMemory &machine);

} // namespace kirikae
