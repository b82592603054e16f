// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/memory/MemorySample.h"

#include <QByteArray>

namespace kirikae {

// Readers for what the node's memory loop prints. They never fail: what cannot be read is left out, and a missing
// number stays unknown. Null forms of nvidia-smi: [N/A], N/A, [Not Supported], [Insufficient Permissions],
// [Unknown Error], an empty field, and "NVIDIA-SMI has failed" in place of a row.

/// /proc/meminfo: kB values become bytes, counts stay as they are.
QHash<QString, Bytes> parseMeminfo(QByteArrayView text);
/// /proc/pressure/memory; nothing when there is no "some" line.
std::optional<Pressure> parsePressure(QByteArrayView text);
/// nvidia-smi --query-compute-apps, with or without header, units and a leading gpu_uuid column:
/// "pid, process_name, used_memory". Names may hold commas. One entry per pid, its GPUs added up.
QList<GpuProcess> parseComputeApps(QByteArrayView csv);
/// nvidia-smi --query-gpu. With a header row the columns are found by name; without one they are
/// name, driver_version, memory.total, memory.used, memory.free, memory.reserved, utilization.gpu, temperature.gpu,
/// power.draw.
QList<GpuReading> parseQueryGpu(QByteArrayView csv);
/// The processes of nvidia-smi -q -x, type G included; the same pid as C and G on one GPU counts once.
QList<GpuProcess> parseSmiXmlProcesses(QByteArrayView xml);
QList<GpuReading> parseSmiXmlGpus(QByteArrayView xml);
/// One field of nvidia-smi: "12.61 W" -> 12.61; a null form -> nothing.
std::optional<double> parseSmiNumber(QByteArrayView field);
/// True when /proc/driver/nvidia/params says that freed pages stay in the driver's pools.
bool parseDriverPools(QByteArrayView params);
/// The container id (64 hex digits) in a /proc/PID/cgroup text; empty when there is none.
QString containerIdOfCgroup(QByteArrayView cgroup);

} // namespace kirikae
