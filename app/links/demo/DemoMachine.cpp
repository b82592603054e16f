// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/demo/DemoMachine.h"

#include <algorithm>

namespace kirikae {

namespace {

constexpr Bytes swapTotal = 16'777'212LL * KiB;
// The operating system and its services, kernel memory included; a Spark without a desktop session.
constexpr Bytes otherPrograms = 2'662 * MiB;
constexpr Bytes driverOwn = 1'434 * MiB;
// Linux keeps this much free and gives page cache back for it.
constexpr Bytes keptFree = 600 * MiB;
// Parts of the kernel's own memory, as meminfo lists them.
constexpr Bytes shmem = 256 * MiB;
constexpr Bytes kernelStack = 26 * MiB;
constexpr Bytes pageTables = 128 * MiB;
constexpr Bytes secPageTables = 2 * MiB;
constexpr Bytes slabUnreclaimable = 508 * MiB;
constexpr Bytes perCpu = 27 * MiB;

} // namespace

DemoMachine::DemoMachine()
{
    m_foreign.processName = QStringLiteral("python3");
    m_foreign.containerId = QStringLiteral("c0f9").repeated(16);
    m_foreign.pid = 4711;
    m_foreign.overhead = Bytes(3.4 * double(GiB));
    m_foreign.host = Bytes(2.8 * double(GiB));
}

Bytes DemoMachine::hostBytes() const
{
    Bytes sum = otherPrograms + m_foreign.host;
    for (const DemoHolding &holding : m_holdings)
        sum += holding.host;
    return sum;
}

Bytes DemoMachine::used() const
{
    Bytes sum = hostBytes() + m_foreign.gpu() + driverOwn + m_returning + m_driverPool;
    for (const DemoHolding &holding : m_holdings)
        sum += holding.gpu();
    return sum;
}

Bytes DemoMachine::available() const
{
    return std::max<Bytes>(0, memTotal - used());
}

void DemoMachine::takeFromDriver(Bytes bytes)
{
    m_driverPool -= std::clamp<Bytes>(bytes, 0, m_driverPool);
}

void DemoMachine::settle()
{
    m_pageCache.shrinkTo(available() - keptFree);
}

void DemoMachine::release(const QString &serviceId)
{
    const DemoHolding gone = m_holdings.take(serviceId);
    (m_driverKeeps ? m_driverPool : m_returning) += gone.gpu();
}

void DemoMachine::giveBack(Bytes bytes)
{
    m_returning -= std::min(bytes, m_returning);
}

void DemoMachine::read(const QString &file, Bytes size)
{
    m_pageCache.read(file, size);
    settle();
}

void DemoMachine::swapOut(Bytes bytes)
{
    const Bytes moved = std::min({bytes, m_foreign.host, swapTotal - m_swapUsed});
    m_foreign.host -= moved;
    m_swapUsed += moved;
    m_swapOutPages += moved / (4 * KiB);
}

void DemoMachine::setDriverPools(bool keeps)
{
    m_driverKeeps = keeps;
    if (!keeps)
        m_returning += std::exchange(m_driverPool, 0);
}

void DemoMachine::restart()
{
    m_holdings.clear();
    m_returning = 0;
    m_driverPool = 0;
    m_swapUsed = 0;
    m_pageCache = {};
}

void DemoMachine::fillMeminfo(MemorySample &sample) const
{
    const Bytes cache = m_pageCache.total();
    const Bytes buffers = std::min(200 * MiB, cache / 4);
    const Bytes slabReclaimable = std::min(466 * MiB, cache / 4);
    const auto set = [&sample](const char *name, Bytes bytes) {
        sample.meminfo.insert(QString::fromLatin1(name), bytes);
    };
    set("MemTotal", memTotal);
    set("MemFree", available() - cache);
    set("MemAvailable", available());
    set("Buffers", buffers);
    set("Cached", cache + shmem - buffers - slabReclaimable);
    set("SwapCached", 0);
    set("SwapTotal", swapTotal);
    set("SwapFree", swapTotal - m_swapUsed);
    set("AnonPages", hostBytes() - shmem - kernelStack - pageTables - secPageTables - slabUnreclaimable - perCpu);
    set("Shmem", shmem);
    set("SReclaimable", slabReclaimable);
    set("SUnreclaim", slabUnreclaimable);
    set("KernelStack", kernelStack);
    set("PageTables", pageTables);
    set("SecPageTables", secPageTables);
    set("Percpu", perCpu);
    set("HugePages_Total", 0);
    set("HugePages_Free", 0);
    set("Hugepagesize", 2 * MiB);
    set("Hugetlb", 0);
}

MemorySample DemoMachine::sample(qint64 nowMs, double busyPercent) const
{
    MemorySample sample;
    sample.timeMs = nowMs;
    fillMeminfo(sample);
    const double shortage = double(4 * GiB - available()) / double(4 * GiB);
    sample.pressure = Pressure{std::max(0.0, shortage * 60), std::max(0.0, shortage * 40)};
    sample.gpuListed = true;
    sample.gpuTimeMs = nowMs;
    GpuReading gpu;
    gpu.name = QStringLiteral("NVIDIA GB10");
    gpu.driver = m_driverKeeps ? QStringLiteral("590.48.01") : QStringLiteral("580.159.03");
    gpu.utilizationPercent = busyPercent;
    gpu.temperatureCelsius = 41 + busyPercent / 4;
    gpu.powerWatts = 11 + busyPercent * 0.6;
    sample.gpus = {gpu};
    QList<DemoHolding> holdings = m_holdings.values();
    holdings.append(m_foreign);
    for (const DemoHolding &holding : holdings) {
        if (holding.gpu() > 0)
            sample.gpuProcesses.append(
                {holding.pid, holding.processName, holding.gpu() / MiB * MiB, holding.containerId});
    }
    sample.driverPools = m_driverKeeps;
    for (auto it = m_holdings.cbegin(); it != m_holdings.cend(); ++it)
        sample.serviceHostBytes.insert(it.key(), it->host);
    sample.serviceHostBytes.insert(QStringLiteral("demo:comfyui"), m_foreign.host);
    sample.swapInPages = 12'288;
    sample.swapOutPages = m_swapOutPages;
    return sample;
}

NodeSigns demoSigns(const MemorySample &sample)
{
    NodeSigns signs;
    signs.kernelLog = QString();
    signs.available = sample.value("MemAvailable");
    signs.swapFree = sample.value("SwapFree");
    signs.pressure = sample.pressure;
    signs.disks = {{QStringLiteral("model"), QStringLiteral("/home/spark/models"), 3'700 * GiB, 1'412 * GiB},
                   {QStringLiteral("shm"), QStringLiteral("/dev/shm"), 61 * GiB, 61 * GiB}};
    for (const GpuReading &gpu : sample.gpus) {
        signs.driver = gpu.driver;
        signs.gpus.append({gpu.name,
                           gpu.utilizationPercent,
                           gpu.temperatureCelsius,
                           gpu.powerWatts,
                           {},
                           {},
                           {},
                           gpu.memoryUsed,
                           gpu.memoryTotal});
    }
    signs.gpuProcesses = static_cast<int>(sample.gpuProcesses.size());
    return signs;
}

} // namespace kirikae
