// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Bytes.h"
#include "models/sizing/Basis.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace kirikae {

/// What a model takes in memory: per rank, bytes, every figure with where it comes from. A plain value; made by
/// estimateSize().
struct SizeEstimate {
    Bytes weights = 0; ///< a separate drafter's included
    Basis weightsBasis = Basis::Unknown;
    QString weightsText;
    Bytes kvPerToken = 0; ///< marginal
    Bytes statePerRequest = 0;
    Bytes overhead = 0;
    Basis overheadBasis = Basis::Guessed;
    QString overheadText;
    Bytes kvAsked = 0;    ///< for the asked context and concurrency
    Bytes kvReserved = 0; ///< what the engine will set aside: pinned, its share, or what is asked
    QString kvText;
    qint64 contextTokens = 0;
    qint64 concurrency = 1;
    qint64 kvTokens = 0;                        ///< as the engine prints it
    double maxConcurrency = 0;                  ///< requests of `contextTokens` at once
    std::optional<qint64> largestContext;       ///< that one request can have in kvReserved
    std::optional<double> tokensPerSecondBound; ///< one stream, from the memory bandwidth: a bound, not a promise
    QStringList notes;
    [[nodiscard]] Bytes total() const { return weights + kvReserved + overhead; }
    bool operator==(const SizeEstimate &) const = default;
};

} // namespace kirikae
