// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/sizing/ModelShape.h"
#include "models/sizing/Safetensors.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace kirikae {

/// The model that a drafter of its own is loaded from (--speculative-config with a "model").
struct DrafterOnDisk {
    ModelShape shape;
    std::optional<TensorSums> tensors;
    std::optional<Bytes> fileBytes;
    bool operator==(const DrafterOnDisk &) const = default;
};

/// What a profile's own model files on the node say: read once, by ranges, never the tensors. A value; cheap to copy.
struct ModelOnDisk {
    QString where; ///< the folder or GGUF file on the node
    ModelShape shape;
    std::optional<TensorSums> tensors; ///< nothing = not every header could be read
    std::optional<Bytes> fileBytes;    ///< of the weights' files together; else what an index states
    bool isGguf = false;
    std::optional<DrafterOnDisk> drafter;
    QStringList notes; ///< what could not be read, in plain words
    bool operator==(const ModelOnDisk &) const = default;
};

} // namespace kirikae
