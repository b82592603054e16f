// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Bytes.h"
#include "models/sizing/Basis.h"
#include "models/sizing/SizeEstimate.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace kirikae {

/// One line of the arithmetic that is shown: "Given back by Qwen3.6 measured today  + 55.0".
struct FitLine {
    /// What the line stands for, for a bar that draws it.
    enum class Part {
        Other,
        Available, ///< now
        GivenBack, ///< by the outgoing service
        Reusable,  ///< driver pool
        Weights,
        KvCache,
        State, ///< recurrent states of the requests, where they are not in the KV cache's pool
        Overhead,
        Whole, ///< the measured peak, not split
    };
    QString label;
    Bytes bytes = 0; ///< signed: what adds to the available memory is positive
    Basis basis = Basis::Unknown;
    QString basisText; ///< "measured 28 Nov with vllm/vllm-openai:v0.32", "from the model's files"
    Part part = Part::Other;
    bool operator==(const FitLine &) const = default;
};

enum class Fit { Fits, Tight, DoesNotFit, Unknown };

/// The least intrusive change that would make it fit, as a sentence and as what to do. Found by trying it.
struct FitChange {
    QString text;                        ///< "Set the context to 65,536 tokens: then 9.4 GiB stay free."
    QStringList arguments;               ///< the profile's arguments with the change made; empty = they stay
    std::optional<qint64> contextTokens; ///< the profile's own field, when it changes
    std::optional<int> concurrency;
    QString stopServiceId;  ///< a service of another slot that would have to be stopped
    Fit fit = Fit::Unknown; ///< the verdict with it
    bool operator==(const FitChange &) const = default;
};

/// The answer of the memory check, given before anything is stopped.
struct FitVerdict {
    Fit fit = Fit::Unknown;
    QString sentence; ///< "Fits, with 6.3 GiB to spare above the reserve"
    QList<FitLine> lines;
    std::optional<Bytes> need;
    std::optional<Bytes> availableAfter;
    /// Will the engine's own start test pass? Nothing = this engine has none, or it cannot be told.
    std::optional<bool> startTestPasses;
    QString startTestText;                ///< "vLLM's own start test: needs 98.6 free, will see 105.2"
    QString smallestChange;               ///< what would make it fit; empty when it fits or is unknown
    std::optional<FitChange> change;      ///< the same, to be done; nothing when no change that was tried is enough
    std::optional<SizeEstimate> estimate; ///< from the model's files; nothing = they could not be read
    QString drift; ///< "The estimate was 88.2 GiB, 7 % below the measured 94.8 GiB"; empty up to 5 %
    bool operator==(const FitVerdict &) const = default;
};

QString fitName(Fit fit); ///< "fits", "tight", "does_not_fit", "unknown"
Fit fitFromName(const QString &name);

} // namespace kirikae
