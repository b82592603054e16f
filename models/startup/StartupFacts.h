// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace kirikae {

/// What a start-up log tells beside the phases. Nothing = the log does not tell.
struct StartupFacts {
    QString engine; ///< "vllm", "llama.cpp", "sglang", "trtllm"; empty = not recognised
    QString engineVersion;
    QString model;
    std::optional<double> weightsSeconds; ///< loading over target and drafter, their sum
    std::optional<double> modelGib;       ///< of the target
    std::optional<double> freeAtStartGib; ///< what the engine's own start test saw
    std::optional<double> kvCacheGib;
    std::optional<qint64> kvCacheTokens;
    std::optional<double> maxConcurrency;
    std::optional<double> graphCaptureSeconds;
    std::optional<double> graphCaptureGib;
    std::optional<double> engineInitSeconds;
    std::optional<double> torchCompileSeconds; ///< target and drafter, their sum
    std::optional<bool> compileCacheHit;       ///< warm or cold, by the line that shows it
    bool operator==(const StartupFacts &) const = default;
};

/// How far the current phase is, as far as the log tells.
struct SubProgress {
    double fraction = 0; ///< 0..1
    QString text;        ///< "shard 7 of 17, 3.0 GB/s"
    bool operator==(const SubProgress &) const = default;
};

} // namespace kirikae
