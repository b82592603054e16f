// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/memory/MemoryParser.h"

#include "models/core/Text.h"

#include <QXmlStreamReader>

namespace kirikae {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype maxNameLength = 256;

std::optional<Bytes> mebibytes(const QString &field)
{
    const auto number = parseSmiNumber(field.toLatin1());
    return number && *number >= 0 ? std::optional(static_cast<Bytes>(*number) * MiB) : std::nullopt;
}

GpuProcess readProcess(QXmlStreamReader &xml)
{
    GpuProcess process;
    while (xml.readNextStartElement()) {
        const QString name = xml.name().toString();
        const QString text = xml.readElementText(QXmlStreamReader::SkipChildElements);
        if (name == "pid"_L1)
            process.pid = text.toLongLong();
        else if (name == "process_name"_L1)
            process.name = cleanText(text, maxNameLength);
        else if (name == "used_memory"_L1)
            process.used = mebibytes(text);
    }
    return process;
}

/// One GPU's list: a pid that is there as C and as G holds its memory once.
QList<GpuProcess> readProcesses(QXmlStreamReader &xml)
{
    QList<GpuProcess> processes;
    while (xml.readNextStartElement()) {
        if (xml.name() != "process_info"_L1) {
            xml.skipCurrentElement();
            continue;
        }
        const GpuProcess process = readProcess(xml);
        const auto known = std::find_if(processes.begin(), processes.end(),
                                        [&process](const GpuProcess &other) { return other.pid == process.pid; });
        if (known == processes.end())
            processes.append(process);
        else if (process.used)
            known->used = std::max(known->used.value_or(0), *process.used);
    }
    return processes;
}

void readMemory(QXmlStreamReader &xml, GpuReading &gpu)
{
    while (xml.readNextStartElement()) {
        const QString name = xml.name().toString();
        const auto value = mebibytes(xml.readElementText(QXmlStreamReader::SkipChildElements));
        if (name == "total"_L1)
            gpu.memoryTotal = value;
        else if (name == "used"_L1)
            gpu.memoryUsed = value;
        else if (name == "free"_L1)
            gpu.memoryFree = value;
        else if (name == "reserved"_L1)
            gpu.memoryReserved = value;
    }
}

/// The text of one child of the current element as a number; the rest is skipped. The first name that has one wins.
std::optional<double> readChildNumber(QXmlStreamReader &xml, const QList<QLatin1StringView> &names)
{
    std::optional<double> value;
    while (xml.readNextStartElement()) {
        const bool isWanted = names.contains(xml.name());
        const QString text = xml.readElementText(QXmlStreamReader::SkipChildElements);
        if (isWanted && !value)
            value = parseSmiNumber(text.toLatin1());
    }
    return value;
}

struct SmiGpu {
    GpuReading reading;
    QList<GpuProcess> processes;
};

SmiGpu readGpu(QXmlStreamReader &xml, const QString &driver)
{
    SmiGpu gpu;
    gpu.reading.driver = driver;
    while (xml.readNextStartElement()) {
        const auto name = xml.name();
        if (name == "product_name"_L1)
            gpu.reading.name = cleanText(xml.readElementText(), maxNameLength);
        else if (name == "fb_memory_usage"_L1)
            readMemory(xml, gpu.reading);
        else if (name == "utilization"_L1)
            gpu.reading.utilizationPercent = readChildNumber(xml, {"gpu_util"_L1});
        else if (name == "temperature"_L1)
            gpu.reading.temperatureCelsius = readChildNumber(xml, {"gpu_temp"_L1});
        else if (name == "gpu_power_readings"_L1 || name == "power_readings"_L1)
            gpu.reading.powerWatts =
                readChildNumber(xml, {"average_power_draw"_L1, "power_draw"_L1, "instant_power_draw"_L1});
        else if (name == "processes"_L1)
            gpu.processes = readProcesses(xml);
        else
            xml.skipCurrentElement();
    }
    return gpu;
}

QList<SmiGpu> readSmi(QByteArrayView text)
{
    QList<SmiGpu> gpus;
    QXmlStreamReader xml(text.toByteArray());
    QString driver;
    if (!xml.readNextStartElement() || xml.name() != "nvidia_smi_log"_L1)
        return gpus;
    while (xml.readNextStartElement()) {
        if (xml.name() == "driver_version"_L1)
            driver = cleanText(xml.readElementText(), maxNameLength);
        else if (xml.name() == "gpu"_L1)
            gpus.append(readGpu(xml, driver));
        else
            xml.skipCurrentElement();
    }
    return gpus;
}

} // namespace

QList<GpuReading> parseSmiXmlGpus(QByteArrayView xml)
{
    QList<GpuReading> readings;
    for (const SmiGpu &gpu : readSmi(xml))
        readings.append(gpu.reading);
    return readings;
}

QList<GpuProcess> parseSmiXmlProcesses(QByteArrayView xml)
{
    QList<GpuProcess> all;
    for (const SmiGpu &gpu : readSmi(xml)) {
        for (const GpuProcess &process : gpu.processes) {
            const auto known = std::find_if(all.begin(), all.end(),
                                            [&process](const GpuProcess &other) { return other.pid == process.pid; });
            if (known == all.end())
                all.append(process);
            else if (process.used)
                known->used = known->used.value_or(0) + *process.used;
        }
    }
    return all;
}

} // namespace kirikae
