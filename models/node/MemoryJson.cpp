// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/core/JsonOptional.h"
#include "models/node/JsonNames.h"
#include "models/node/NodeJson.h"

namespace kirikae {

namespace {

using Kind = PoolSegment::Kind;

constexpr Names<Pool::Kind, 3> poolKinds{
    {{Pool::Kind::Ram, "ram"}, {Pool::Kind::Unified, "unified"}, {Pool::Kind::Vram, "vram"}}};
constexpr Names<Kind, 8> segmentKinds{{{Kind::Free, "free"},
                                       {Kind::Weights, "weights"},
                                       {Kind::KvCache, "kv_cache"},
                                       {Kind::Overhead, "overhead"},
                                       {Kind::OtherGpu, "other_gpu"},
                                       {Kind::OtherPrograms, "other_programs"},
                                       {Kind::Driver, "driver"},
                                       {Kind::PageCache, "page_cache"}}};

Json segmentToJson(const PoolSegment &segment)
{
    return {{"kind", nameOf(segmentKinds, segment.kind)},
            {"label", toJson(segment.label)},
            {"service", toJson(segment.serviceId)},
            {"bytes", segment.bytes}};
}

PoolSegment segmentFromJson(const Json &object)
{
    return {valueOf(segmentKinds, textAt(object, "kind")), textAt(object, "label"), textAt(object, "service"),
            integerAt(object, "bytes").value_or(0)};
}

Json gpuToJson(const GpuReading &gpu)
{
    return {{"name", toJson(gpu.name)},
            {"driver", toJson(gpu.driver)},
            {"memory_total_bytes", optionalToJson(gpu.memoryTotal)},
            {"memory_used_bytes", optionalToJson(gpu.memoryUsed)},
            {"memory_free_bytes", optionalToJson(gpu.memoryFree)},
            {"memory_reserved_bytes", optionalToJson(gpu.memoryReserved)},
            {"utilization_percent", optionalToJson(gpu.utilizationPercent)},
            {"temperature_celsius", optionalToJson(gpu.temperatureCelsius)},
            {"power_watts", optionalToJson(gpu.powerWatts)}};
}

GpuReading gpuFromJson(const Json &object)
{
    GpuReading gpu;
    gpu.name = textAt(object, "name");
    gpu.driver = textAt(object, "driver");
    gpu.memoryTotal = integerAt(object, "memory_total_bytes");
    gpu.memoryUsed = integerAt(object, "memory_used_bytes");
    gpu.memoryFree = integerAt(object, "memory_free_bytes");
    gpu.memoryReserved = integerAt(object, "memory_reserved_bytes");
    gpu.utilizationPercent = numberAt(object, "utilization_percent");
    gpu.temperatureCelsius = numberAt(object, "temperature_celsius");
    gpu.powerWatts = numberAt(object, "power_watts");
    return gpu;
}

Json processToJson(const GpuProcess &process)
{
    return {{"pid", process.pid},
            {"name", toJson(process.name)},
            {"used_bytes", optionalToJson(process.used)},
            {"container", toJson(process.containerId)}};
}

GpuProcess processFromJson(const Json &object)
{
    return {integerAt(object, "pid").value_or(0), textAt(object, "name"), integerAt(object, "used_bytes"),
            textAt(object, "container")};
}

Json bytesToJson(const QHash<QString, Bytes> &values)
{
    Json object = Json::object();
    for (auto it = values.cbegin(); it != values.cend(); ++it)
        object[it.key().toStdString()] = it.value();
    return object;
}

QHash<QString, Bytes> bytesFromJson(const Json &parent, const char *key)
{
    QHash<QString, Bytes> values;
    const Json *object = objectAt(parent, key);
    if (!object)
        return values;
    for (const auto &[name, value] : object->items()) {
        if (value.is_number_integer())
            values.insert(QString::fromStdString(name), value.get<Bytes>());
    }
    return values;
}

Json pressureToJson(const Pressure &pressure)
{
    return {{"some_avg10", pressure.someAvg10}, {"full_avg10", pressure.fullAvg10}};
}

} // namespace

Json poolToJson(const Pool &pool)
{
    Json segments = Json::array();
    for (const PoolSegment &segment : pool.segments)
        segments.push_back(segmentToJson(segment));
    return {{"kind", nameOf(poolKinds, pool.kind)},
            {"name", toJson(pool.name)},
            {"total_bytes", pool.total},
            {"available_bytes", pool.available},
            {"free_bytes", pool.free},
            {"firmware_bytes", optionalToJson(pool.firmware)},
            {"reserve_bytes", pool.reserve},
            {"warn_bytes", pool.warn},
            {"refuse_bytes", pool.refuse},
            {"swap_used_bytes", optionalToJson(pool.swapUsed)},
            {"swap_total_bytes", optionalToJson(pool.swapTotal)},
            {"cuda_usable_huge_pages_bytes", optionalToJson(pool.cudaUsableHugePages)},
            {"reusable_driver_bytes", optionalToJson(pool.reusableDriver)},
            {"approximate", pool.approximate},
            {"segments", std::move(segments)}};
}

Pool poolFromJson(const Json &object)
{
    Pool pool;
    pool.kind = valueOf(poolKinds, textAt(object, "kind"));
    pool.name = textAt(object, "name");
    pool.total = integerAt(object, "total_bytes").value_or(0);
    pool.available = integerAt(object, "available_bytes").value_or(0);
    pool.free = integerAt(object, "free_bytes").value_or(0);
    pool.firmware = integerAt(object, "firmware_bytes");
    pool.reserve = integerAt(object, "reserve_bytes").value_or(0);
    pool.warn = integerAt(object, "warn_bytes").value_or(0);
    pool.refuse = integerAt(object, "refuse_bytes").value_or(0);
    pool.swapUsed = integerAt(object, "swap_used_bytes");
    pool.swapTotal = integerAt(object, "swap_total_bytes");
    pool.cudaUsableHugePages = integerAt(object, "cuda_usable_huge_pages_bytes");
    pool.reusableDriver = integerAt(object, "reusable_driver_bytes");
    pool.approximate = boolAt(object, "approximate").value_or(false);
    for (const Json &segment : arrayAt(object, "segments"))
        pool.segments.append(segmentFromJson(segment));
    return pool;
}

Json memorySampleToJson(const MemorySample &sample)
{
    Json gpus = Json::array();
    for (const GpuReading &gpu : sample.gpus)
        gpus.push_back(gpuToJson(gpu));
    Json processes = Json::array();
    for (const GpuProcess &process : sample.gpuProcesses)
        processes.push_back(processToJson(process));
    return {{"time_ms", sample.timeMs},
            {"meminfo", bytesToJson(sample.meminfo)},
            {"pressure", sample.pressure ? pressureToJson(*sample.pressure) : Json()},
            {"gpu_listed", sample.gpuListed},
            {"gpu_problem", toJson(sample.gpuProblem)},
            {"gpu_time_ms", sample.gpuTimeMs},
            {"gpus", std::move(gpus)},
            {"gpu_processes", std::move(processes)},
            {"driver_pools", sample.driverPools},
            {"service_host_bytes", bytesToJson(sample.serviceHostBytes)},
            {"swap_in_pages", optionalToJson(sample.swapInPages)},
            {"swap_out_pages", optionalToJson(sample.swapOutPages)}};
}

MemorySample memorySampleFromJson(const Json &object)
{
    MemorySample sample;
    sample.timeMs = integerAt(object, "time_ms").value_or(0);
    sample.meminfo = bytesFromJson(object, "meminfo");
    if (const Json *pressure = objectAt(object, "pressure")) {
        sample.pressure =
            Pressure{numberAt(*pressure, "some_avg10").value_or(0), numberAt(*pressure, "full_avg10").value_or(0)};
    }
    sample.gpuListed = boolAt(object, "gpu_listed").value_or(false);
    sample.gpuProblem = textAt(object, "gpu_problem");
    sample.gpuTimeMs = integerAt(object, "gpu_time_ms").value_or(0);
    for (const Json &gpu : arrayAt(object, "gpus"))
        sample.gpus.append(gpuFromJson(gpu));
    for (const Json &process : arrayAt(object, "gpu_processes"))
        sample.gpuProcesses.append(processFromJson(process));
    sample.driverPools = boolAt(object, "driver_pools").value_or(false);
    sample.serviceHostBytes = bytesFromJson(object, "service_host_bytes");
    sample.swapInPages = integerAt(object, "swap_in_pages");
    sample.swapOutPages = integerAt(object, "swap_out_pages");
    return sample;
}

} // namespace kirikae
