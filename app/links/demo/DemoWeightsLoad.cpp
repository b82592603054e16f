// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/demo/DemoWeightsLoad.h"

#include "app/links/demo/DemoFailureText.h"

#include <algorithm>
#include <cmath>

namespace kirikae {

namespace {

// Rates of a DGX Spark, bytes per second. The default loader is bound by page faults, not by the disk, so the page
// cache does not help it; fastsafetensors reads whole files.
constexpr double mappedRate = 183'770'000;
constexpr double fastRate = 4'600'000'000;
constexpr double cachedRate = 12'000'000'000;

constexpr int fewestSteps = 6; // of one shard's memory, so that a shortage is seen coming
constexpr int mostSteps = 24;
constexpr double runawayFactor = 2.4; // the fault: what loading takes for each byte of weights

} // namespace

QByteArray demoGib(Bytes bytes)
{
    return demoNumber(double(bytes) / double(GiB), 2);
}

DemoWeightsLoad::DemoWeightsLoad(DemoScript &script, const Profile &profile, const DemoModel &model,
                                 DemoConditions &now)
    : m_script(script)
    , m_profile(profile)
    , m_model(model)
    , m_now(now)
    , m_arguments(profile)
{
}

double DemoWeightsLoad::readSeconds(const QString &file, Bytes size)
{
    const Bytes cached = m_now.pageCache.read(file, size);
    m_now.pageCache.shrinkTo(m_now.available - m_taken);
    if (!m_arguments.loadsFast())
        return double(size) / mappedRate;
    return double(cached) / cachedRate + double(size - cached) / fastRate;
}

bool DemoWeightsLoad::write(Bytes taken)
{
    m_taken = taken;
    const double begin = m_script.seconds();
    m_script.core("gpu_model_runner.py:5421", "Starting to load model " + m_profile.model.toUtf8() + "...");
    m_script.core("weight_utils.py:912",
                  "Filesystem type for checkpoints: EXT4. Checkpoint size: " + demoGib(m_model.weights) +
                      " GiB. Available RAM: " + demoGib(m_now.available - m_taken) + " GiB.");
    if (!m_arguments.loadsFast()) {
        m_script.core("weight_utils.py:935",
                      "Auto-prefetch is disabled because the filesystem (EXT4) is not a recognized network FS "
                      "(NFS/Lustre). If you want to force prefetching, start vLLM with "
                      "--safetensors-load-strategy=prefetch.");
    }
    if (!loadShards())
        return false;
    if (m_arguments.has(QStringLiteral("--speculative-config")) && m_model.drafter > 0)
        loadDrafter();
    m_script.wait(m_model.repackSeconds);
    m_script.core("gpu_model_runner.py:5540", "Model loading took " + demoGib(m_model.weights) + " GiB memory and " +
                                                  demoNumber(m_script.seconds() - begin, 6) + " seconds");
    return true;
}

bool DemoWeightsLoad::loadShards()
{
    const QByteArray what =
        m_arguments.loadsFast() ? "Loading fastsafetensors checkpoint shards" : "Loading safetensors checkpoint shards";
    const Bytes buffer = m_arguments.loadsFast() ? m_model.weights / m_model.shards : 0;
    const double begin = m_script.seconds();
    m_script.beat().overhead = buffer;
    m_script.shardBar(what, 0, m_model.shards, 0);
    for (int i = 0; i < m_model.shards; ++i) {
        loadShard(i);
        if (i == m_model.shards / 2 && goWrongInTheMiddle())
            return false;
        m_script.shardBar(what, i + 1, m_model.shards, m_script.seconds() - begin);
    }
    if (m_now.fault == DemoFault::WrapperOnly) {
        writeSilentEngineDeath(m_script);
        return false;
    }
    m_script.beat().overhead = -buffer;
    m_script.core("default_loader.py:455",
                  "Loading weights took " + demoNumber(m_script.seconds() - begin, 2) + " seconds");
    return true;
}

void DemoWeightsLoad::loadShard(int index)
{
    const QString file = m_profile.model + QStringLiteral("/model-%1").arg(index + 1, 5, 10, QLatin1Char('0'));
    const Bytes shard = m_model.weights / m_model.shards;
    const Bytes swapped = m_arguments.loadsFast() ? 0 : demoSwappedBytes / m_model.shards;
    const double factor = m_now.fault == DemoFault::OutOfMemory ? runawayFactor : 1;
    m_taken += shard;
    const double seconds = readSeconds(file, shard);
    const int steps = std::clamp(int(std::ceil(seconds)), fewestSteps, mostSteps);
    for (int step = 1; step <= steps; ++step) {
        m_script.wait(seconds / steps);
        DemoBeat &read = m_script.beat();
        read.file = file;
        read.fileBytes = shard * step / steps;
        read.weights = shard * step / steps - shard * (step - 1) / steps;
        read.overhead = Bytes(double(read.weights) * (factor - 1));
        read.swapOut = swapped / steps;
    }
}

bool DemoWeightsLoad::goWrongInTheMiddle()
{
    if (m_now.fault == DemoFault::LinkLost)
        m_script.act(DemoBeat::Act::DropLink);
    if (m_now.fault == DemoFault::HostFreeze)
        m_script.act(DemoBeat::Act::Freeze);
    if (m_now.fault != DemoFault::DamagedWeights)
        return false;
    writeEngineFailure(m_script, "vllm/model_executor/model_loader/weight_utils.py, safetensors_weights_iterator",
                       {"safetensors_rust.SafetensorError: Error while deserializing header: incomplete metadata, file "
                        "not fully covered"});
    return true;
}

void DemoWeightsLoad::loadDrafter()
{
    const QString file = m_profile.model + QStringLiteral("/drafter");
    const double begin = m_script.seconds();
    m_script.core("gpu_model_runner.py:5466", "Loading drafter model...");
    m_script.wait(readSeconds(file, m_model.drafter));
    DemoBeat &read = m_script.beat();
    read.file = file;
    read.fileBytes = m_model.drafter;
    m_script.core("default_loader.py:455",
                  "Loading weights took " + demoNumber(m_script.seconds() - begin, 2) + " seconds");
}

} // namespace kirikae
