// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Bytes.h"
#include "models/memory/MemorySample.h"

#include <QByteArrayView>
#include <QList>
#include <QString>

#include <optional>

// What a node says about itself when a start has failed.
namespace kirikae {

struct DiskSign {
    QString role; ///< "model", "docker", "tmp", "shm"
    QString path;
    Bytes total = 0;
    Bytes free = 0;
    bool operator==(const DiskSign &) const = default;
};

/// Read twice, a second apart, when the GPU seemed busy; then each figure is the lower of the two.
struct GpuSign {
    QString name;
    std::optional<double> utilizationPercent;
    std::optional<double> temperatureCelsius;
    std::optional<double> powerWatts;
    std::optional<double> powerLimitWatts;
    std::optional<double> clockMhz;
    std::optional<double> fullClockMhz;
    std::optional<Bytes> memoryUsed;
    std::optional<Bytes> memoryTotal;
    /// At work, says the driver, and neither its clock nor its power shows any.
    [[nodiscard]] bool isBusyAndCold() const;
    bool operator==(const GpuSign &) const = default;
};

/// Everything in one look, right after a failure. Empty or nothing = not reported.
struct NodeSigns {
    QString bootId;
    std::optional<QString> kernelLog; ///< since the start began; nothing = this user may not read it
    std::optional<Bytes> available;
    std::optional<Bytes> swapFree;
    std::optional<Pressure> pressure;
    QList<DiskSign> disks;
    QString portOwner; ///< who listens on the profile's port
    QString driver;    ///< of the NVIDIA module that is loaded
    QString gpuText;   ///< what nvidia-smi said instead of figures
    QList<GpuSign> gpus;
    std::optional<int> gpuProcesses;
    [[nodiscard]] const DiskSign *disk(const char *role) const;
    bool operator==(const NodeSigns &) const = default;
};

/// Reads what signs.sh prints; never fails. Pure.
NodeSigns parseNodeSigns(QByteArrayView text);

} // namespace kirikae
