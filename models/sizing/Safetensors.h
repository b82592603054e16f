// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Bytes.h"
#include "models/core/Result.h"

#include <QByteArray>
#include <QStringList>

#include <optional>

namespace kirikae {

/// What the tensors of a checkpoint add up to, by what the engine does with them.
struct TensorSums {
    Bytes total = 0;
    Bytes drafter = 0;    ///< mtp.*, nextn layers: loaded only with the model's own drafter switched on
    Bytes vision = 0;     ///< towers and projectors: left out with --language-model-only
    Bytes embedding = 0;  ///< the token embedding
    Bytes outputHead = 0; ///< lm_head; not loaded when it is tied to the embedding
    Bytes replicated = 0; ///< norms, routers, biases: on every rank whole
    qint64 tensors = 0;
    void add(const TensorSums &other);
    bool operator==(const TensorSums &) const = default;
};

/// model.safetensors.index.json: which files there are, and the size it states.
struct SafetensorsIndex {
    QStringList files; ///< sorted, relative names without a folder
    std::optional<Bytes> totalSize;
    qint64 tensors = 0;
};

/// Of the first 8 bytes of a file: the length of its JSON header. Refuses what cannot be one.
Result<qint64> safetensorsHeaderLength(const QString &file, QByteArrayView first8, Bytes fileBytes);
/// The header's JSON (without the length). Every tensor's dtype, shape and offsets are checked against each other, the
/// file's size and overlap. Errors name file and tensor. Bounded: 100 MB of header, 1,000,000 tensors.
Result<TensorSums> readSafetensorsHeader(const QString &file, QByteArrayView header, Bytes dataBytes);
Result<SafetensorsIndex> readSafetensorsIndex(const QString &file, QByteArrayView text);

} // namespace kirikae
