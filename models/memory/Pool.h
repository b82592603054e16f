// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Bytes.h"
#include "models/memory/MemorySample.h"

#include <QList>
#include <QString>

#include <optional>

namespace kirikae {

struct Service;

/// One stretch of the gauge. Segments of a pool are in drawing order and sum to its total exactly.
struct PoolSegment {
    enum class Kind {
        Weights, ///< of a service of ours, where the log told the split
        KvCache,
        Overhead,      ///< the rest of a service of ours (or all of it when the split is not known)
        OtherGpu,      ///< GPU memory of programs that are not ours
        OtherPrograms, ///< host programs and kernel
        Driver,        ///< held by the driver or unattributed; `label` says which case
        PageCache,
        Free,
    };
    Kind kind = Kind::Free;
    QString label;     ///< plain text for the legend, without the number
    QString serviceId; ///< set for Weights, KvCache, Overhead
    Bytes bytes = 0;
    bool operator==(const PoolSegment &) const = default;
};

/// Memory that models are loaded into: the unified pool, or one GPU's VRAM, or the RAM beside it.
struct Pool {
    enum class Kind { Unified, Vram, Ram };
    Kind kind = Kind::Ram;
    QString name; ///< "unified pool", "NVIDIA H200", "RAM"
    Bytes total = 0;
    Bytes available = 0;           ///< the headline: MemAvailable - CmaFree; VRAM: free
    Bytes free = 0;                ///< MemFree; VRAM: free
    std::optional<Bytes> firmware; ///< what the machine has but Linux does not see; only for unified pools
    Bytes reserve = 0;             ///< keep this much free: the tick on the gauge (MemoryPolicy.h)
    Bytes warn = 0;                ///< tight below this
    Bytes refuse = 0;              ///< refuse below this
    std::optional<Bytes> swapUsed;
    std::optional<Bytes> swapTotal;
    std::optional<Bytes> cudaUsableHugePages; ///< when huge pages are reserved: what CUDA can use
    std::optional<Bytes> reusableDriver;      ///< driver pool that the next CUDA process gets back; an upper bound
    bool approximate = false;                 ///< GPU figures and host figures overlapped, or are stale
    QList<PoolSegment> segments;
    bool operator==(const Pool &) const = default;
};

/// What a service of ours is known to hold, from its log: lets its segment be split.
struct ServiceMemory {
    QString serviceId;
    QString label;      ///< the profile's name
    QList<qint64> pids; ///< all processes of its container or tree, as known
    QString containerId;
    std::optional<Bytes> weights; ///< "Model loading took X GiB"
    std::optional<Bytes> kvCache;
    Bytes hostBytes = 0; ///< its cgroup's or tree's anon + shmem + kernel memory
    bool foreign = false;
};

/// The pools of one tick: one for unified memory, VRAM (one per GPU) and RAM on a machine with discrete cards.
/// Formulas and cases: docs/memory.md. Pure.
QList<Pool> makePools(const MemorySample &sample, const QList<ServiceMemory> &services);

} // namespace kirikae
