// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/memory/Pool.h"

#include "models/memory/MemoryPolicy.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace kirikae {

using namespace Qt::StringLiterals;

namespace {

constexpr Bytes marketedUnified = 128 * GiB;
constexpr Bytes driverOrdinary = 3 * GiB; ///< up to here the remainder is the driver's everyday use
constexpr int poolingDriverBranch = 590;  ///< first branch that keeps freed CUDA pages

QString tr(const char *text)
{
    return QCoreApplication::translate("Pool", text);
}

Bytes at(const MemorySample &sample, const char *name)
{
    return sample.value(name).value_or(0);
}

bool isUnifiedName(const QString &name)
{
    static constexpr std::array markers{"GB10"_L1, "Thor"_L1, "Orin"_L1, "Tegra"_L1};
    return std::any_of(markers.begin(), markers.end(), [&name](QLatin1StringView m) { return name.contains(m); });
}

/// The pool is shared when the driver gives no total for a chip known to share, or gives a total close to the RAM's.
bool isUnified(const MemorySample &sample)
{
    const Bytes ram = at(sample, "MemTotal");
    return std::any_of(sample.gpus.begin(), sample.gpus.end(), [ram](const GpuReading &gpu) {
        if (!gpu.memoryTotal)
            return isUnifiedName(gpu.name);
        return ram > 0 && std::abs(*gpu.memoryTotal - ram) <= ram / 10;
    });
}

/// The kernel's figures of one tick, as the segments need them.
struct HostFigures {
    Bytes total = 0;
    Bytes free = 0;
    Bytes cache = 0;      ///< reclaimable now: what MemAvailable promises beyond MemFree
    Bytes host = 0;       ///< anonymous, shared and kernel memory
    Bytes stuckCache = 0; ///< page cache that the kernel does not promise back
    Bytes available = 0;  ///< MemAvailable - CmaFree
    [[nodiscard]] Bytes used() const { return total - free - cache; }
};

HostFigures hostFigures(const MemorySample &sample)
{
    HostFigures f;
    f.total = at(sample, "MemTotal");
    f.free = std::clamp<Bytes>(at(sample, "MemFree"), 0, f.total);
    const Bytes reclaimable = sample.value("SReclaimable").value_or(at(sample, "KReclaimable"));
    const Bytes fallback = f.free + at(sample, "Buffers") + at(sample, "Cached") - at(sample, "Shmem") + reclaimable;
    const Bytes memAvailable = std::clamp<Bytes>(sample.value("MemAvailable").value_or(fallback), 0, f.total);
    f.cache = std::max<Bytes>(0, memAvailable - f.free);
    const Bytes slabUnreclaimable =
        sample.value("SUnreclaim").value_or(std::max<Bytes>(0, at(sample, "Slab") - at(sample, "SReclaimable")));
    f.host = at(sample, "AnonPages") + at(sample, "Shmem") + slabUnreclaimable + at(sample, "KernelStack") +
             at(sample, "PageTables") + at(sample, "SecPageTables") + at(sample, "Percpu") + at(sample, "Hugetlb");
    f.host = std::clamp<Bytes>(f.host, 0, f.used());
    const Bytes promised =
        at(sample, "Buffers") + at(sample, "Cached") + at(sample, "SwapCached") - at(sample, "Shmem") + reclaimable;
    f.stuckCache = std::clamp<Bytes>(promised - f.cache, 0, f.used() - f.host);
    f.available = std::max<Bytes>(0, memAvailable - at(sample, "CmaFree"));
    return f;
}

struct GpuShare {
    Bytes ours = 0;
    QList<Bytes> services; ///< one per ServiceMemory
    Bytes others = 0;
    QStringList otherNames;
    bool hasUnknown = false;
    [[nodiscard]] Bytes total() const { return ours + others; }
};

bool owns(const ServiceMemory &service, const GpuProcess &process)
{
    return service.pids.contains(process.pid) ||
           (!service.containerId.isEmpty() && service.containerId == process.containerId);
}

GpuShare shareOf(const MemorySample &sample, const QList<ServiceMemory> &services)
{
    GpuShare share;
    share.services.fill(0, services.size());
    for (const GpuProcess &process : sample.gpuProcesses) {
        if (!process.used) {
            share.hasUnknown = true;
            continue;
        }
        const auto owner =
            std::find_if(services.begin(), services.end(), [&process](const auto &s) { return owns(s, process); });
        if (owner != services.end() && !owner->foreign) {
            share.services[owner - services.begin()] += *process.used;
            share.ours += *process.used;
            continue;
        }
        share.others += *process.used;
        const QString name = owner != services.end() ? owner->label : process.name.section(u'/', -1);
        if (!name.isEmpty() && !share.otherNames.contains(name) && *process.used >= 256 * MiB)
            share.otherNames.append(name);
    }
    return share;
}

/// Scales the GPU figures down to `limit`: they are older than meminfo, or hold pinned host memory.
void clip(GpuShare &share, Bytes limit)
{
    const auto scale = static_cast<double>(limit) / static_cast<double>(share.total());
    share.ours = 0;
    for (Bytes &bytes : share.services) {
        bytes = static_cast<Bytes>(static_cast<double>(bytes) * scale);
        share.ours += bytes;
    }
    share.others = limit - share.ours;
}

void appendService(QList<PoolSegment> &segments, const ServiceMemory &service, Bytes bytes)
{
    const Bytes weights = std::clamp<Bytes>(service.weights.value_or(0), 0, bytes);
    const Bytes kvCache = std::clamp<Bytes>(service.kvCache.value_or(0), 0, bytes - weights);
    const Bytes rest = bytes - weights - kvCache;
    using Kind = PoolSegment::Kind;
    if (weights > 0)
        segments.append({Kind::Weights, tr("%1 weights").arg(service.label), service.serviceId, weights});
    if (kvCache > 0)
        segments.append({Kind::KvCache, tr("KV cache"), service.serviceId, kvCache});
    if (rest > 0)
        segments.append({Kind::Overhead, weights > 0 ? tr("overhead") : service.label, service.serviceId, rest});
}

QString otherGpuLabel(const GpuShare &share)
{
    return share.otherNames.isEmpty() ? tr("other GPU programs") : share.otherNames.mid(0, 2).join(" + "_L1);
}

bool keepsPools(const MemorySample &sample)
{
    return sample.driverPools && !sample.gpus.isEmpty() &&
           sample.gpus.first().driver.section(u'.', 0, 0).toInt() >= poolingDriverBranch;
}

QString driverLabel(const MemorySample &sample, Bytes bytes)
{
    if (!sample.gpuListed && !sample.gpus.isEmpty())
        return tr("GPU, not split");
    if (bytes <= driverOrdinary)
        return tr("driver");
    return keepsPools(sample) ? tr("kept by the NVIDIA driver, reusable") : tr("unattributed");
}

void setPolicy(Pool &pool, const MemoryPolicy &policy)
{
    pool.reserve = policy.reserve;
    pool.warn = policy.warn;
    pool.refuse = policy.refuse;
}

void setSwap(Pool &pool, const MemorySample &sample)
{
    pool.swapTotal = sample.value("SwapTotal");
    if (pool.swapTotal && sample.value("SwapFree"))
        pool.swapUsed = *pool.swapTotal - *sample.value("SwapFree");
    if (at(sample, "HugePages_Total") > 0)
        pool.cudaUsableHugePages = at(sample, "HugePages_Free") * at(sample, "Hugepagesize");
}

void appendShared(QList<PoolSegment> &segments, PoolSegment::Kind kind, const QString &label, Bytes bytes)
{
    if (bytes > 0)
        segments.append({kind, label, {}, bytes});
}

Pool unifiedPool(const MemorySample &sample, const QList<ServiceMemory> &services)
{
    using Kind = PoolSegment::Kind;
    const HostFigures f = hostFigures(sample);
    GpuShare share = shareOf(sample, services);
    Pool pool;
    pool.kind = Pool::Kind::Unified;
    pool.name = tr("unified pool");
    pool.total = f.total;
    pool.free = f.free;
    pool.available = f.available;
    setPolicy(pool, unifiedPolicy);
    if (f.total > 112 * GiB && f.total < marketedUnified)
        pool.firmware = marketedUnified - f.total;
    setSwap(pool, sample);

    Bytes serviceHost = 0;
    QList<Bytes> hostOf;
    for (const ServiceMemory &service : services) {
        const Bytes bytes = service.foreign ? 0 : std::clamp<Bytes>(service.hostBytes, 0, f.host - serviceHost);
        hostOf.append(bytes);
        serviceHost += bytes;
    }
    Bytes remainder = f.used() - share.total() - f.host - f.stuckCache;
    const Bytes overlap = std::max<Bytes>(0, -remainder);
    Bytes otherHost = f.host - serviceHost - overlap;
    if (otherHost < 0) {
        clip(share, std::max<Bytes>(0, f.used() - f.host - f.stuckCache));
        otherHost = f.host - serviceHost;
        pool.approximate = true;
    }
    pool.approximate = pool.approximate || share.hasUnknown;
    for (qsizetype i = 0; i < services.size(); ++i)
        appendService(pool.segments, services.at(i), share.services.at(i) + hostOf.at(i));
    appendShared(pool.segments, Kind::OtherGpu, otherGpuLabel(share), share.others);
    appendShared(pool.segments, Kind::OtherPrograms, tr("other programs"), otherHost + f.stuckCache);
    Bytes used = 0;
    for (const PoolSegment &segment : pool.segments)
        used += segment.bytes;
    remainder = f.used() - used;
    appendShared(pool.segments, Kind::Driver, driverLabel(sample, remainder), remainder);
    appendShared(pool.segments, Kind::PageCache, tr("page cache"), f.cache);
    appendShared(pool.segments, Kind::Free, tr("free"), f.free);
    if (sample.gpuListed && keepsPools(sample) && remainder > 2 * GiB)
        pool.reusableDriver = remainder - 2 * GiB;
    return pool;
}

Pool ramPool(const MemorySample &sample, const QList<ServiceMemory> &services)
{
    using Kind = PoolSegment::Kind;
    const HostFigures f = hostFigures(sample);
    Pool pool;
    pool.name = tr("RAM");
    pool.total = f.total;
    pool.free = f.free;
    pool.available = f.available;
    setPolicy(pool, ramPolicy);
    setSwap(pool, sample);
    Bytes left = f.used();
    for (const ServiceMemory &service : services) {
        const Bytes bytes = service.foreign ? 0 : std::clamp<Bytes>(service.hostBytes, 0, left);
        appendShared(pool.segments, Kind::Overhead, service.label, bytes);
        if (bytes > 0)
            pool.segments.last().serviceId = service.serviceId;
        left -= bytes;
    }
    appendShared(pool.segments, Kind::OtherPrograms, tr("other programs"), left);
    appendShared(pool.segments, Kind::PageCache, tr("page cache"), f.cache);
    appendShared(pool.segments, Kind::Free, tr("free"), f.free);
    return pool;
}

/// One card: total = used by processes + driver (reserved and what no process owns) + free, exactly.
Pool vramPool(const MemorySample &sample, const GpuReading &gpu, const QList<ServiceMemory> &services)
{
    using Kind = PoolSegment::Kind;
    Pool pool;
    pool.kind = Pool::Kind::Vram;
    pool.name = gpu.name.isEmpty() ? tr("GPU") : gpu.name;
    pool.total = gpu.memoryTotal.value_or(0);
    setPolicy(pool, cardPolicy);
    const Bytes reserved = gpu.memoryReserved.value_or(0);
    pool.free =
        std::clamp<Bytes>(gpu.memoryFree.value_or(pool.total - gpu.memoryUsed.value_or(0) - reserved), 0, pool.total);
    pool.available = pool.free;
    const Bytes used = pool.total - pool.free;
    GpuShare share = shareOf(sample, services);
    if (share.total() > used) {
        clip(share, used);
        pool.approximate = true;
    }
    for (qsizetype i = 0; i < services.size(); ++i)
        appendService(pool.segments, services.at(i), share.services.at(i));
    appendShared(pool.segments, Kind::OtherGpu, otherGpuLabel(share), share.others);
    appendShared(pool.segments, Kind::Driver, driverLabel(sample, used - share.total()), used - share.total());
    appendShared(pool.segments, Kind::Free, tr("free"), pool.free);
    return pool;
}

} // namespace

QList<Pool> makePools(const MemorySample &sample, const QList<ServiceMemory> &services)
{
    if (at(sample, "MemTotal") <= 0)
        return {};
    if (isUnified(sample))
        return {unifiedPool(sample, services)};
    QList<Pool> pools;
    const auto hasMemory = [](const GpuReading &gpu) { return gpu.memoryTotal.has_value(); };
    // nvidia-smi's process list does not say which process is on which card: with several, only the sums are shown.
    MemorySample split = sample;
    if (std::count_if(sample.gpus.begin(), sample.gpus.end(), hasMemory) > 1) {
        split.gpuProcesses.clear();
        split.gpuListed = false;
    }
    for (const GpuReading &gpu : sample.gpus) {
        if (hasMemory(gpu))
            pools.append(vramPool(split, gpu, services));
    }
    pools.append(ramPool(sample, services));
    return pools;
}

} // namespace kirikae
