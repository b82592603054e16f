// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Bytes.h"
#include "models/core/Result.h"
#include "models/sizing/SizingQuestion.h"

#include <QByteArray>
#include <QStringList>

#include <optional>

namespace kirikae {

/// A kind of machine that models are served on: one card, or one unified pool. From resources/nodes/*.json, each with
/// the page it was read from.
struct CatalogueMachine {
    QString id;
    QString name;
    QStringList gpuNames; ///< as nvidia-smi names its GPU, in parts
    Bytes memory = 0;     ///< as the driver (unified: Linux) reports it, not as it is sold
    double bandwidthBytesPerSecond = 0;
    bool isUnified = false;
    QString source; ///< the page with memory and bandwidth
    QString note;
    [[nodiscard]] MachineMemory asMemory() const { return {memory, isUnified, bandwidthBytesPerSecond}; }
    bool operator==(const CatalogueMachine &) const = default;
};

/// One file of the catalogue. Errors name file and field.
Result<CatalogueMachine> readCatalogueMachine(const QString &file, QByteArrayView text);
/// The built-in ones, by memory.
const QList<CatalogueMachine> &catalogueMachines();
/// The machine whose GPU is named so ("NVIDIA GB10"), or nullptr. The longest name that is part of it wins.
const CatalogueMachine *machineWithGpu(const QString &gpuName);

} // namespace kirikae
