// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Bytes.h"
#include "models/core/Result.h"

#include <QByteArray>
#include <QList>
#include <QMap>
#include <QStringList>

#include <optional>

namespace kirikae {

/// The answer of model-files.sh.
struct ModelFiles {
    QString where;  ///< folder, or a GGUF file; empty = not found
    QString denied; ///< a folder or file that may not be read
    QMap<QString, Bytes> sizes;
    QStringList named; ///< by the index
    std::optional<Bytes> indexTotal;
    QMap<QString, QByteArray> texts; ///< config.json, hf_quant_config.json
};

/// One file of model-headers.sh's answer.
struct HeaderAnswer {
    QString name;
    bool isDenied = false;
    Bytes fileBytes = 0;
    QByteArray bytes; ///< the length's 8 bytes, then the header
};

/// Hostile input: anything that is not as the scripts say it is an error. Pure.
Result<ModelFiles> parseModelFiles(const QByteArray &output);
Result<QList<HeaderAnswer>> parseModelHeaders(const QByteArray &output);
/// The files whose tensors are loaded, in order: those the index names, else all but a second copy of the same weights.
QStringList weightFiles(const ModelFiles &files);

} // namespace kirikae
