// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Bytes.h"

#include <QList>
#include <QString>

#include <optional>

namespace kirikae {

/// Where a number comes from; always shown beside it.
enum class Basis { Measured, Estimated, Stated, Guessed, Unknown };

/// One line of the arithmetic that is shown: "Given back by Qwen3.6 measured today  + 55.0".
struct FitLine {
    QString label;
    Bytes bytes = 0; ///< signed: what adds to the available memory is positive
    Basis basis = Basis::Unknown;
    QString basisText; ///< "measured 28 Nov with vllm/vllm-openai:v0.32", "from the model's files"
    bool operator==(const FitLine &) const = default;
};

enum class Fit { Fits, Tight, DoesNotFit, Unknown };

/// The answer of the memory check, given before anything is stopped.
struct FitVerdict {
    Fit fit = Fit::Unknown;
    QString sentence; ///< "Fits, with 6.3 GiB to spare above the reserve"
    QList<FitLine> lines;
    std::optional<Bytes> need;
    std::optional<Bytes> availableAfter;
    /// Will the engine's own start test pass? Nothing = this engine has none, or it cannot be told.
    std::optional<bool> startTestPasses;
    QString startTestText;  ///< "vLLM's own start test: needs 98.6 free, will see 105.2"
    QString smallestChange; ///< what would make it fit; empty when it fits or is unknown
    bool operator==(const FitVerdict &) const = default;
};

QString fitName(Fit fit); ///< "fits", "tight", "does_not_fit", "unknown"
Fit fitFromName(const QString &name);
QString basisName(Basis basis); ///< "measured", "estimated", "stated", "guessed", "unknown"
Basis basisFromName(const QString &name);

} // namespace kirikae
