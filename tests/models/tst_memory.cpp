// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/memory/MemoryParser.h"
#include "models/memory/Pool.h"

#include <QRegularExpression>
#include <QTest>

using namespace kirikae;
using namespace Qt::StringLiterals;
using Kind = PoolSegment::Kind;

namespace {

Bytes sumOf(const Pool &pool)
{
    Bytes sum = 0;
    for (const PoolSegment &segment : pool.segments)
        sum += segment.bytes;
    return sum;
}

double gibOf(const Pool &pool, Kind kind)
{
    Bytes sum = 0;
    for (const PoolSegment &segment : pool.segments)
        sum += segment.kind == kind ? segment.bytes : 0;
    return static_cast<double>(sum) / static_cast<double>(GiB);
}

bool isAbout(double value, double expected)
{
    return std::abs(value - expected) < 0.01;
}

GpuReading gb10(const QString &driver)
{
    GpuReading gpu;
    gpu.name = u"NVIDIA GB10"_s;
    gpu.driver = driver;
    return gpu;
}

/// A loaded unified node in numbers of our own: 120 GiB, one service of 80 GiB GPU + 2 GiB host.
MemorySample loadedNode()
{
    MemorySample sample;
    const auto set = [&sample](const char *name, double gibibytes) {
        sample.meminfo.insert(QLatin1String(name), static_cast<Bytes>(gibibytes * static_cast<double>(GiB)));
    };
    set("MemTotal", 120);
    set("MemFree", 10);
    set("MemAvailable", 25);
    set("Buffers", 0.5);
    set("Cached", 15.5);
    set("Shmem", 1);
    set("SReclaimable", 0.5);
    set("SUnreclaim", 0.5);
    set("AnonPages", 5);
    set("PageTables", 0.25);
    set("KernelStack", 0.25);
    set("CmaFree", 0.125);
    set("SwapTotal", 16);
    set("SwapFree", 15.5);
    sample.gpus = {gb10(u"580.159"_s)};
    sample.gpuListed = true;
    sample.gpuProcesses = {{4711, u"VLLM::EngineCore"_s, 80 * GiB, {}}, {815, u"/opt/a, b/comfy"_s, 3 * GiB, {}}};
    return sample;
}

ServiceMemory service()
{
    ServiceMemory memory;
    memory.serviceId = u"docker:1"_s;
    memory.label = u"Big"_s;
    memory.pids = {4700, 4711};
    memory.hostBytes = 2 * GiB;
    return memory;
}

} // namespace

class TestMemory : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void meminfoReadsUnitsAndCounts()
    {
        const auto values =
            parseMeminfo("MemTotal:       1000 kB\nHugePages_Total:      12\nBroken line\nNoNumber: kB\n"
                         "Huge: 99999999999999999999 kB\nMemFree:\t5 kB");
        QCOMPARE(values.value(u"MemTotal"_s), 1000 * KiB);
        QCOMPARE(values.value(u"HugePages_Total"_s), 12);
        QCOMPARE(values.value(u"MemFree"_s), 5 * KiB);
        QVERIFY(!values.contains(u"NoNumber"_s));
        QVERIFY(!values.contains(u"Huge"_s));
    }

    void pressureIsUnknownWithoutItsLine()
    {
        const auto pressure =
            parsePressure("some avg10=1.25 avg60=0.12 avg300=0.30 total=15\nfull avg10=0.50 avg60=0 avg300=0 total=1");
        QVERIFY(pressure);
        QCOMPARE(pressure->someAvg10, 1.25);
        QCOMPARE(pressure->fullAvg10, 0.5);
        QVERIFY(!parsePressure(""));
        QVERIFY(!parsePressure("cat: /proc/pressure/memory: No such file or directory"));
    }

    void nullFormsAreUnknown_data()
    {
        QTest::addColumn<QByteArray>("field");
        for (const char *field : {"[N/A]", "N/A", "[Not Supported]", "Not Supported", "[Insufficient Permissions]",
                                  "[Unknown Error]", "", " "})
            QTest::newRow(field) << QByteArray(field);
    }

    void nullFormsAreUnknown()
    {
        QFETCH(QByteArray, field);
        QVERIFY(!parseSmiNumber(field));
        const auto processes = parseComputeApps("12, python3, " + field + "\n");
        QCOMPARE(processes.size(), 1);
        QVERIFY(!processes.first().used);
    }

    void numbersComeWithAndWithoutUnits()
    {
        QCOMPARE(parseSmiNumber("12.61 W"), std::optional(12.61));
        QCOMPARE(parseSmiNumber("2 %"), std::optional(2.0));
        QCOMPARE(parseSmiNumber("-8 C"), std::optional(-8.0));
        QCOMPARE(parseSmiNumber("18"), std::optional(18.0));
    }

    void computeAppsKeepNamesWithCommas()
    {
        const auto processes =
            parseComputeApps("gpu_uuid, pid, process_name, used_gpu_memory [MiB]\n"
                             "GPU-1, 70, /opt/my tools/x, y/server, 4096 MiB\n70, again, 4\nNVIDIA-SMI has failed\n");
        QCOMPARE(processes.size(), 1);
        QCOMPARE(processes.first().name, u"/opt/my tools/x, y/server"_s);
        QCOMPARE(processes.first().used, std::optional(4100 * MiB));
    }

    void queryGpuWithAndWithoutHeader()
    {
        const auto plain =
            parseQueryGpu("NVIDIA GB10, 580.10, [N/A], [N/A], [N/A], [N/A], 7, 41, 12.5\nNVIDIA-SMI has failed\n");
        QCOMPARE(plain.size(), 1);
        QVERIFY(!plain.first().memoryTotal);
        QCOMPARE(plain.first().utilizationPercent, std::optional(7.0));
        const auto headed = parseQueryGpu("index, name, memory.total [MiB], memory.free [MiB], power.draw [W]\n0, "
                                          "Card, 81920 MiB, 80000 MiB, 70.5 W\n");
        QCOMPARE(headed.size(), 1);
        QCOMPARE(headed.first().memoryTotal, std::optional(81920 * MiB));
        QCOMPARE(headed.first().powerWatts, std::optional(70.5));
        QVERIFY(!headed.first().memoryUsed);
    }

    void xmlTakesOnePidOncePerGpu()
    {
        const QByteArray xml =
            "<?xml version=\"1.0\"?><nvidia_smi_log><driver_version>580.1</driver_version><gpu><product_name>NVIDIA "
            "GB10</product_name>"
            "<fb_memory_usage><total>N/A</total><used>N/A</used><free>N/A</free></fb_memory_usage>"
            "<utilization><gpu_util>3 %</gpu_util></utilization>"
            "<gpu_power_readings><average_power_draw>11.5 W</average_power_draw><instant_power_draw>9 "
            "W</instant_power_draw></gpu_power_readings>"
            "<gpu_memory_power_readings><average_power_draw>99 "
            "W</average_power_draw></gpu_memory_power_readings><processes>"
            "<process_info><pid>9</pid><type>C</type><process_name>p</process_name><used_memory>100 "
            "MiB</used_memory></process_info>"
            "<process_info><pid>9</pid><type>G</type><process_name>p</process_name><used_memory>100 "
            "MiB</used_memory></process_info>"
            "<process_info><pid>8</pid><type>G</type><process_name>X</process_name><used_memory>N/A</used_memory></"
            "process_info>"
            "</processes></gpu></nvidia_smi_log>";
        const auto processes = parseSmiXmlProcesses(xml);
        QCOMPARE(processes.size(), 2);
        QCOMPARE(processes.first().used, std::optional(100 * MiB));
        QVERIFY(!processes.last().used);
        const auto gpus = parseSmiXmlGpus(xml);
        QCOMPARE(gpus.size(), 1);
        QVERIFY(!gpus.first().memoryTotal);
        QCOMPARE(gpus.first().powerWatts, std::optional(11.5));
        QVERIFY(parseSmiXmlGpus("<nvidia_smi_log><gpu><fb_mem").size() <= 1);
        QVERIFY(parseSmiXmlGpus("NVIDIA-SMI has failed").isEmpty());
    }

    void containerIdComesFromTheCgroup()
    {
        const QByteArray id(64, 'a');
        QCOMPARE(containerIdOfCgroup("0::/system.slice/docker-" + id + ".scope\n"), QString::fromLatin1(id));
        QCOMPARE(containerIdOfCgroup("12:memory:/docker/" + id + "\n"), QString::fromLatin1(id));
        QVERIFY(containerIdOfCgroup("0::/user.slice/session-2.scope").isEmpty());
    }

    void unifiedSegmentsSumToTheTotal()
    {
        const MemorySample sample = loadedNode();
        const auto pools = makePools(sample, {service()});
        QCOMPARE(pools.size(), 1);
        const Pool &pool = pools.first();
        QCOMPARE(pool.kind, Pool::Kind::Unified);
        QCOMPARE(sumOf(pool), pool.total);
        QVERIFY(isAbout(gibOf(pool, Kind::Overhead), 82));
        QVERIFY(isAbout(gibOf(pool, Kind::OtherGpu), 3));
        QVERIFY(isAbout(gibOf(pool, Kind::PageCache), 15));
        QVERIFY(isAbout(gibOf(pool, Kind::Free), 10));
        QCOMPARE(pool.available, 25 * GiB - GiB / 8);
        QCOMPARE(pool.swapUsed, std::optional(GiB / 2));
        QCOMPARE(pool.firmware, std::optional(8 * GiB));
        QVERIFY(!pool.approximate);
    }

    void aServiceIsSplitWhenItsLogToldTheSizes()
    {
        ServiceMemory known = service();
        known.weights = 60 * GiB;
        known.kvCache = 15 * GiB;
        const Pool pool = makePools(loadedNode(), {known}).first();
        QVERIFY(isAbout(gibOf(pool, Kind::Weights), 60));
        QVERIFY(isAbout(gibOf(pool, Kind::KvCache), 15));
        QVERIFY(isAbout(gibOf(pool, Kind::Overhead), 7));
        QCOMPARE(sumOf(pool), pool.total);
    }

    void figuresThatOverlapAreClippedAndSaidToBeApproximate()
    {
        MemorySample sample = loadedNode();
        sample.gpuProcesses.first().used = 200 * GiB;
        const Pool pool = makePools(sample, {service()}).first();
        QCOMPARE(sumOf(pool), pool.total);
        QVERIFY(pool.approximate);
    }

    void driverSegmentIsNamedByItsCase()
    {
        MemorySample sample = loadedNode();
        sample.gpuProcesses.clear();
        const auto labelOf = [](const MemorySample &s) {
            const Pool pool = makePools(s, {}).first();
            for (const PoolSegment &segment : pool.segments) {
                if (segment.kind == Kind::Driver)
                    return segment.label;
            }
            return QString();
        };
        QCOMPARE(labelOf(sample), u"unattributed"_s);
        sample.driverPools = true;
        sample.gpus = {gb10(u"590.48.01"_s)};
        QCOMPARE(labelOf(sample), u"kept by the NVIDIA driver, reusable"_s);
        QVERIFY(makePools(sample, {}).first().reusableDriver);
        sample.gpuListed = false;
        QCOMPARE(labelOf(sample), u"GPU, not split"_s);
        QVERIFY(!makePools(sample, {}).first().reusableDriver);
    }

    void discreteCardHasTwoPools()
    {
        MemorySample sample = loadedNode();
        GpuReading card;
        card.name = u"Card"_s;
        card.memoryTotal = 140 * GiB;
        card.memoryUsed = 96 * GiB;
        card.memoryFree = 43 * GiB;
        card.memoryReserved = GiB;
        sample.gpus = {card};
        const auto pools = makePools(sample, {service()});
        QCOMPARE(pools.size(), 2);
        QCOMPARE(pools.first().kind, Pool::Kind::Vram);
        QCOMPARE(pools.last().kind, Pool::Kind::Ram);
        for (const Pool &pool : pools)
            QCOMPARE(sumOf(pool), pool.total);
        QCOMPARE(pools.first().available, 43 * GiB);
    }

    void totalsCloseToTheRamMeanUnified()
    {
        MemorySample sample = loadedNode();
        sample.gpus.first().name = u"Some chip"_s;
        sample.gpus.first().memoryTotal = 119 * GiB;
        QCOMPARE(makePools(sample, {}).first().kind, Pool::Kind::Unified);
    }

    void withoutMemTotalThereIsNoPool() { QVERIFY(makePools({}, {}).isEmpty()); }

    /// Whatever a tick says, the bar adds up.
    void randomTicksAddUp()
    {
        quint32 state = 12345;
        const auto next = [&state](Bytes limit) {
            state = state * 1664525U + 1013904223U;
            return static_cast<Bytes>(static_cast<double>(state) / 4294967296.0 * static_cast<double>(limit));
        };
        for (int i = 0; i < 500; ++i) {
            MemorySample sample = loadedNode();
            for (auto it = sample.meminfo.begin(); it != sample.meminfo.end(); ++it) {
                if (it.key() != "MemTotal"_L1)
                    it.value() = next(40 * GiB);
            }
            sample.gpuProcesses.first().used = next(150 * GiB);
            ServiceMemory known = service();
            known.hostBytes = next(60 * GiB);
            known.weights = next(90 * GiB);
            known.kvCache = next(90 * GiB);
            const Pool pool = makePools(sample, {known}).first();
            QCOMPARE(sumOf(pool), pool.total);
            for (const PoolSegment &segment : pool.segments)
                QVERIFY(segment.bytes > 0);
        }
    }
};

QTEST_GUILESS_MAIN(TestMemory)
#include "tst_memory.moc"
