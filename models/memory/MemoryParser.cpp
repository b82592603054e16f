// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/memory/MemoryParser.h"

#include "models/core/Text.h"

#include <QRegularExpression>

namespace kirikae {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype maxNameLength = 256;

QList<QByteArrayView> linesOf(QByteArrayView text)
{
    QList<QByteArrayView> lines;
    qsizetype from = 0;
    while (from < text.size()) {
        qsizetype to = from;
        while (to < text.size() && text[to] != '\n')
            ++to;
        lines.append(text.sliced(from, to - from).trimmed());
        from = to + 1;
    }
    return lines;
}

QList<QByteArrayView> fieldsOf(QByteArrayView line)
{
    QList<QByteArrayView> fields;
    qsizetype from = 0;
    for (qsizetype i = 0; i <= line.size(); ++i) {
        if (i == line.size() || line[i] == ',') {
            fields.append(line.sliced(from, i - from).trimmed());
            from = i + 1;
        }
    }
    return fields;
}

std::optional<Bytes> mebibytes(QByteArrayView field)
{
    const auto number = parseSmiNumber(field);
    if (!number || *number < 0)
        return std::nullopt;
    return static_cast<Bytes>(*number) * MiB;
}

/// The columns of a --query-gpu row, by position.
const QList<QByteArray> &defaultColumns()
{
    static const QList<QByteArray> columns{"name",        "driver_version",  "memory.total",    "memory.used",
                                           "memory.free", "memory.reserved", "utilization.gpu", "temperature.gpu",
                                           "power.draw"};
    return columns;
}

void setField(GpuReading &gpu, QByteArrayView column, QByteArrayView field)
{
    if (column == "name")
        gpu.name = cleanText(field, maxNameLength);
    else if (column == "driver_version")
        gpu.driver = cleanText(field, maxNameLength);
    else if (column == "memory.total")
        gpu.memoryTotal = mebibytes(field);
    else if (column == "memory.used")
        gpu.memoryUsed = mebibytes(field);
    else if (column == "memory.free")
        gpu.memoryFree = mebibytes(field);
    else if (column == "memory.reserved")
        gpu.memoryReserved = mebibytes(field);
    else if (column == "utilization.gpu")
        gpu.utilizationPercent = parseSmiNumber(field);
    else if (column == "temperature.gpu")
        gpu.temperatureCelsius = parseSmiNumber(field);
    else if (column == "power.draw")
        gpu.powerWatts = parseSmiNumber(field);
}

} // namespace

QHash<QString, Bytes> parseMeminfo(QByteArrayView text)
{
    QHash<QString, Bytes> values;
    for (const QByteArrayView line : linesOf(text)) {
        const qsizetype colon = line.indexOf(':');
        if (colon <= 0 || values.size() > 500)
            continue;
        const QByteArrayView rest = line.sliced(colon + 1).trimmed();
        qsizetype digits = 0;
        while (digits < rest.size() && rest[digits] >= '0' && rest[digits] <= '9')
            ++digits;
        bool isNumber = false;
        const Bytes number = rest.first(digits).toByteArray().toLongLong(&isNumber);
        const bool isKib = rest.sliced(digits).trimmed() == "kB";
        if (isNumber && number <= std::numeric_limits<Bytes>::max() / KiB)
            values.insert(QString::fromLatin1(line.first(colon)), isKib ? number * KiB : number);
    }
    return values;
}

std::optional<Pressure> parsePressure(QByteArrayView text)
{
    static const QRegularExpression average(u"^(some|full) avg10=([0-9.]+)"_s, QRegularExpression::MultilineOption);
    Pressure pressure;
    bool hasSome = false;
    auto it = average.globalMatch(QString::fromLatin1(text));
    while (it.hasNext()) {
        const auto match = it.next();
        const double value = match.captured(2).toDouble();
        if (match.captured(1) == "some"_L1) {
            pressure.someAvg10 = value;
            hasSome = true;
        } else {
            pressure.fullAvg10 = value;
        }
    }
    return hasSome ? std::optional(pressure) : std::nullopt;
}

std::optional<double> parseSmiNumber(QByteArrayView field)
{
    field = field.trimmed();
    qsizetype end = 0;
    while (end < field.size() &&
           ((field[end] >= '0' && field[end] <= '9') || field[end] == '.' || (end == 0 && field[end] == '-')))
        ++end;
    bool isNumber = false;
    const double value = field.first(end).toByteArray().toDouble(&isNumber);
    return isNumber ? std::optional(value) : std::nullopt;
}

QList<GpuProcess> parseComputeApps(QByteArrayView csv)
{
    QList<GpuProcess> processes;
    QHash<qint64, qsizetype> places; // by pid
    for (const QByteArrayView line : linesOf(csv)) {
        QList<QByteArrayView> fields = fieldsOf(line);
        if (!fields.isEmpty() && fields.first().startsWith("GPU-"))
            fields.removeFirst();
        bool isPid = false;
        const qint64 pid = fields.isEmpty() ? 0 : fields.first().toByteArray().toLongLong(&isPid);
        if (fields.size() < 3 || !isPid || pid <= 0)
            continue;
        const char *nameFrom = fields.at(1).data();
        const char *nameTo = fields.at(fields.size() - 2).data() + fields.at(fields.size() - 2).size();
        const auto used = mebibytes(fields.last());
        if (const auto known = places.constFind(pid); known == places.constEnd()) {
            places.insert(pid, processes.size());
            processes.append({pid, cleanText(QByteArrayView(nameFrom, nameTo), maxNameLength), used, {}});
        } else if (used) {
            GpuProcess &process = processes[*known];
            process.used = process.used.value_or(0) + *used;
        }
    }
    return processes;
}

QList<GpuReading> parseQueryGpu(QByteArrayView csv)
{
    QList<GpuReading> gpus;
    QList<QByteArray> columns = defaultColumns();
    for (const QByteArrayView line : linesOf(csv)) {
        const QList<QByteArrayView> fields = fieldsOf(line);
        if (fields.size() < 2)
            continue; // empty, or "NVIDIA-SMI has failed because ..."
        const auto isHeader = [](QByteArrayView field) {
            return field == "index" || field == "name" || field.startsWith("memory.") || field == "uuid";
        };
        if (isHeader(fields.first())) {
            columns.clear();
            for (const QByteArrayView field : fields)
                columns.append(field.first(field.indexOf(" [") < 0 ? field.size() : field.indexOf(" [")).toByteArray());
            continue;
        }
        if (line.startsWith("NVIDIA-SMI") || fields.size() != columns.size())
            continue;
        GpuReading gpu;
        for (qsizetype i = 0; i < fields.size(); ++i)
            setField(gpu, columns.at(i), fields.at(i));
        gpus.append(gpu);
    }
    return gpus;
}

bool parseDriverPools(QByteArrayView params)
{
    for (const QByteArrayView line : linesOf(params)) {
        if (line.startsWith("EnableSystemMemoryPools:"))
            return parseSmiNumber(line.sliced(line.indexOf(':') + 1)).value_or(0) != 0;
    }
    return false;
}

QString containerIdOfCgroup(QByteArrayView cgroup)
{
    static const QRegularExpression id(u"(?:^|[^0-9a-f])([0-9a-f]{64})(?:[^0-9a-f]|$)"_s);
    return id.match(QString::fromLatin1(cgroup)).captured(1);
}

} // namespace kirikae
