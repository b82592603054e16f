// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/node/NodeSigns.h"

#include "models/core/Text.h"
#include "models/memory/MemoryParser.h"

#include <QByteArrayList>

#include <algorithm>

namespace kirikae {

using namespace Qt::StringLiterals;

namespace {

constexpr int kernelTextBytes = 256 * 1024;

struct Section {
    QByteArray name;
    QByteArray value;
    QByteArrayList lines;
};

QList<Section> sectionsOf(QByteArrayView text)
{
    QList<Section> sections;
    const QByteArrayList lines = text.toByteArray().split('\n');
    for (const QByteArray &line : lines) {
        if (line.startsWith('@')) {
            const qsizetype blank = line.indexOf(' ');
            sections.append({line.mid(1, blank < 0 ? -1 : blank - 1), blank < 0 ? "" : line.mid(blank + 1), {}});
        } else if (!sections.isEmpty()) {
            sections.last().lines.append(line);
        }
    }
    return sections;
}

std::optional<double> lower(const std::optional<double> &a, const std::optional<double> &b)
{
    return a && b ? std::optional(std::min(*a, *b)) : std::nullopt;
}

std::optional<Bytes> mebibytes(const std::optional<double> &value)
{
    return value ? std::optional(static_cast<Bytes>(*value) * MiB) : std::nullopt;
}

/// "index, name, utilization, temperature, power, power limit, clock, full clock, memory used, memory total"
void readGpus(NodeSigns &signs, const Section &section)
{
    QHash<QByteArray, qsizetype> places;
    for (const QByteArray &line : section.lines) {
        const QByteArrayList fields = line.split(',');
        if (fields.size() != 10)
            continue;
        const auto number = [&fields](int field) { return parseSmiNumber(fields[field].trimmed()); };
        GpuSign gpu{cleanText(fields[1], 100).trimmed(),
                    number(2),
                    number(3),
                    number(4),
                    number(5),
                    number(6),
                    number(7),
                    mebibytes(number(8)),
                    mebibytes(number(9))};
        const auto place = places.constFind(fields[0]);
        if (place == places.cend()) {
            places.insert(fields[0], signs.gpus.size());
            signs.gpus.append(gpu);
            continue;
        }
        GpuSign &first = signs.gpus[*place];
        first.utilizationPercent = lower(first.utilizationPercent, gpu.utilizationPercent);
        first.powerWatts = lower(first.powerWatts, gpu.powerWatts);
        first.clockMhz = lower(first.clockMhz, gpu.clockMhz);
    }
    if (signs.gpus.isEmpty())
        signs.gpuText = cleanText(section.lines.join(' '), 1000).simplified();
}

void readDisk(NodeSigns &signs, const Section &section)
{
    const QByteArrayList parts = section.value.split(' ');
    bool hasTotal = false;
    bool hasFree = false;
    const Bytes total = parts.value(1).toLongLong(&hasTotal) * KiB;
    const Bytes free = parts.value(2).toLongLong(&hasFree) * KiB;
    if (hasTotal && hasFree && total > 0)
        signs.disks.append({QString::fromLatin1(parts[0]), cleanText(parts.mid(3).join(' '), 500), total, free});
}

void readSection(NodeSigns &signs, const Section &section)
{
    const QString value = cleanText(section.value, 500).trimmed();
    const QByteArray text = section.lines.join('\n');
    if (section.name == "boot")
        signs.bootId = value;
    else if (section.name == "disk")
        readDisk(signs, section);
    else if (section.name == "port")
        signs.portOwner = value;
    else if (section.name == "driver")
        signs.driver = value;
    else if (section.name == "gpus")
        readGpus(signs, section);
    else if (section.name == "apps")
        signs.gpuProcesses = static_cast<int>(parseComputeApps(text).size());
    else if (section.name == "pressure")
        signs.pressure = parsePressure(text);
    else if (section.name == "kernel" && value == u"1")
        signs.kernelLog = cleanText(text, kernelTextBytes);
    else if (section.name == "memory") {
        const QHash<QString, Bytes> meminfo = parseMeminfo(text);
        if (meminfo.contains(u"MemAvailable"_s))
            signs.available = meminfo[u"MemAvailable"_s];
        if (meminfo.contains(u"SwapFree"_s))
            signs.swapFree = meminfo[u"SwapFree"_s];
    }
}

} // namespace

bool GpuSign::isBusyAndCold() const
{
    // A GPU at work runs near its full clock, or takes much of its power; throttled ones still do one of the two.
    constexpr double busy = 90;
    constexpr double slow = 0.35;
    constexpr double littlePower = 0.25;
    constexpr double idleWatts = 20;
    constexpr double coldCelsius = 60;
    if (!utilizationPercent || *utilizationPercent < busy || !clockMhz || !fullClockMhz || !powerWatts)
        return false;
    const double mostWatts = powerLimitWatts ? std::max(idleWatts, *powerLimitWatts * littlePower) : idleWatts;
    return *clockMhz < *fullClockMhz * slow && *powerWatts < mostWatts && temperatureCelsius.value_or(0) < coldCelsius;
}

const DiskSign *NodeSigns::disk(const char *role) const
{
    const auto found = std::find_if(disks.cbegin(), disks.cend(),
                                    [role](const DiskSign &disk) { return disk.role == QLatin1String(role); });
    return found == disks.cend() ? nullptr : &*found;
}

NodeSigns parseNodeSigns(QByteArrayView text)
{
    NodeSigns signs;
    const QList<Section> sections = sectionsOf(text);
    for (const Section &section : sections)
        readSection(signs, section);
    return signs;
}

} // namespace kirikae
