// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Bytes.h"

#include <QHash>
#include <QList>
#include <QMap>
#include <QString>

#include <optional>

namespace kirikae {

/// One process that holds GPU memory, as nvidia-smi lists it. Taken once per pid and GPU.
struct GpuProcess {
    qint64 pid = 0;
    QString name;
    std::optional<Bytes> used; ///< nothing = not reported
    QString containerId;       ///< 64 hex digits when the pid is in a Docker/podman cgroup, else empty
    bool operator==(const GpuProcess &) const = default;
};

/// One GPU as nvidia-smi reports it; every figure may be "not reported".
struct GpuReading {
    QString name;
    QString driver;
    std::optional<Bytes> memoryTotal;
    std::optional<Bytes> memoryUsed;
    std::optional<Bytes> memoryFree;
    std::optional<Bytes> memoryReserved;
    std::optional<double> utilizationPercent;
    std::optional<double> temperatureCelsius;
    std::optional<double> powerWatts;
    bool operator==(const GpuReading &) const = default;
};

struct Pressure {
    double someAvg10 = 0; ///< percent
    double fullAvg10 = 0;
    bool operator==(const Pressure &) const = default;
};

/// What one tick of the node's memory loop said. Bytes throughout. GPU parts are carried over from their last reading
/// (they come every two seconds) with the time they were read.
struct MemorySample {
    qint64 timeMs = 0;             ///< node clock
    QHash<QString, Bytes> meminfo; ///< "MemTotal" -> bytes; counts (HugePages_Total) as they are
    std::optional<Pressure> pressure;
    bool gpuListed = false; ///< the GPU process list was read (it may be empty)
    QString gpuProblem;     ///< why it was not: "nvidia-smi not found", "timed out after 5 s"
    qint64 gpuTimeMs = 0;
    QList<GpuReading> gpus;
    QList<GpuProcess> gpuProcesses;
    bool driverPools = false;               ///< EnableSystemMemoryPools is not 0
    QHash<QString, Bytes> serviceHostBytes; ///< ServiceId -> anon+shmem+kernel bytes of its cgroup or process tree
    std::optional<qint64> swapInPages;      ///< pswpin, pswpout counters of /proc/vmstat
    std::optional<qint64> swapOutPages;

    [[nodiscard]] std::optional<Bytes> value(const char *name) const;
    bool operator==(const MemorySample &) const = default;
};

} // namespace kirikae
