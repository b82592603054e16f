// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Bytes.h"
#include "models/core/Result.h"
#include "models/sizing/ModelShape.h"

#include <QByteArray>

#include <variant>

namespace kirikae {

/// What a GGUF file says about itself: the shape, and its tensors' bytes from the tensor list.
struct GgufModel {
    ModelShape shape;
    QString name;
    Bytes tensorBytes = 0;
    qint64 tensors = 0;
    qint64 headerBytes = 0; ///< where the tensor list ends
};

/// More of the file is needed: at least this many bytes from its start.
struct GgufNeedsMore {
    qint64 bytes = 0;
};

/// Whole: with the tensor list. Shape: stops at the vocabulary, which is most of the metadata and comes behind what
/// says how the model is built; the tensors are not counted then.
enum class GgufPart { Whole, Shape };

/// Reads metadata and tensor list from the first bytes of a file; says how many more it needs when they do not hold all
/// of it. Never the tensors. Limits: 256 MiB of metadata, 1,000,000 tensors, 65,536 keys. Errors name file and key.
Result<std::variant<GgufModel, GgufNeedsMore>> readGguf(const QString &file, QByteArrayView start, Bytes fileBytes,
                                                        GgufPart part = GgufPart::Whole);

} // namespace kirikae
