// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/demo/DemoLlamaStart.h"

#include <algorithm>
#include <cmath>

namespace kirikae {

namespace {

// O_DIRECT reads of llama.cpp reach the disk's own rate; through mmap they do not.
constexpr double directRate = 6'000'000'000;
constexpr double mappedRate = 580'000'000;

QByteArray mib(Bytes bytes)
{
    return demoNumber(double(bytes) / double(MiB), 2);
}

} // namespace

DemoLlamaStart::DemoLlamaStart(const Profile &profile, const DemoModel *model, DemoConditions conditions)
    : m_profile(profile)
    , m_model(model)
    , m_now(std::move(conditions))
    , m_arguments(profile)
    , m_script(m_now.startMs)
{
}

void DemoLlamaStart::line(char level, const char *source, const QByteArray &message)
{
    const auto us = qint64((m_script.seconds() - m_processStart) * 1e6);
    const auto part = [](qint64 value, int width) { return QByteArray::number(value).rightJustified(width, '0'); };
    m_script.line(QByteArray::number(us / 60'000'000) + '.' + part(us / 1'000'000 % 60, 2) + '.' +
                      part(us / 1000 % 1000, 3) + '.' + part(us % 1000, 3) + ' ' + level + ' ' + QByteArray(source) +
                      message,
                  true);
}

QList<DemoBeat> DemoLlamaStart::beats()
{
    startServer();
    if (m_model == nullptr || m_now.fault == DemoFault::MissingWeights) {
        line('E', "srv  ", "  load_model: failed to load model, '" + m_profile.model.toUtf8() + '\'');
        line('E', "srv  ", "llama_server: exiting due to model loading error");
        m_script.wait(0.2);
        m_script.exit(1);
    } else {
        loadWeights();
        if (m_now.fault == DemoFault::NeverReady)
            m_script.act(DemoBeat::Act::Stall);
        else
            warmUp();
    }
    return m_script.beats();
}

void DemoLlamaStart::startServer()
{
    m_script.beat();
    m_script.wait(0.6);
    m_script.enter(Phase::EngineStart);
    m_processStart = m_script.seconds();
    m_script.wait(0.3);
    line('I', "device_info:", "");
    line('I', "  - CUDA0   : ",
         "NVIDIA GB10 (" + QByteArray::number(m_now.memTotal / MiB) + " MiB, " +
             QByteArray::number(m_now.available / MiB) + " MiB free)");
    line('I', "system_info: ", "n_threads = 20 (n_threads_batch = 20) / 20 | CUDA : ARCHS = 1210 | USE_GRAPHS = 1");
    line('I', "srv  ", "       start: binding port with default address family");
    m_script.act(DemoBeat::Act::Listen);
    line('I', "srv  ", "llama_server: loading model");
    m_script.enter(Phase::Weights);
    line('I', "srv  ", "  load_model: loading model '" + m_profile.model.toUtf8() + '\'');
}

void DemoLlamaStart::loadWeights()
{
    const bool direct = m_arguments.has(QStringLiteral("--direct-io")) || m_arguments.has(QStringLiteral("--no-mmap"));
    line('I', "common_init_result: ", "fitting params to device memory ...");
    m_script.wait(1.1);
    line('I',
         "print_info: ", "file size   = " + demoNumber(double(m_model->weights) / double(GiB), 2) + " GiB (4.34 BPW)");
    line('I', "load_tensors: ",
         QByteArray("loading model tensors, this can take a while... (mmap = ") + (direct ? "false" : "true") +
             ", direct_io = " + (direct ? "true" : "false") + ')');
    const Bytes shard = m_model->weights / m_model->shards;
    for (int i = 0; i < m_model->shards; ++i) {
        const double seconds = double(shard) / (direct ? directRate : mappedRate);
        const int steps = std::clamp(int(std::ceil(seconds * 2)), 1, 40);
        for (int step = 1; step <= steps; ++step) {
            m_script.wait(seconds / steps);
            DemoBeat &read = m_script.beat();
            read.weights = shard * step / steps - shard * (step - 1) / steps;
            if (m_now.fault == DemoFault::OutOfMemory)
                read.overhead = read.weights;
            if (!direct) {
                read.file = m_profile.model + QString::number(i);
                read.fileBytes = shard * step / steps;
            }
        }
        if (i == 1 && m_now.fault == DemoFault::LinkLost)
            m_script.act(DemoBeat::Act::DropLink);
        if (i == 1 && m_now.fault == DemoFault::HostFreeze)
            m_script.act(DemoBeat::Act::Freeze);
    }
    line('I', "load_tensors: ", "offloaded 37/37 layers to GPU");
    line('I', "load_tensors: ", "       CUDA0 model buffer size = " + mib(m_model->weights) + " MiB");
    m_script.line(QByteArray(100, '.'), true);
}

void DemoLlamaStart::warmUp()
{
    const double context =
        m_arguments.number(QStringLiteral("--ctx-size"), m_arguments.number(QStringLiteral("-c"), 8192));
    const Bytes kvCache = Bytes(context * m_model->kvBytesPerToken);
    m_script.enter(Phase::GraphKernel);
    line('I', "llama_context: ", "n_ctx = " + QByteArray::number(qint64(context)));
    m_script.wait(0.8);
    DemoBeat &taken = m_script.beat();
    taken.kvCache = kvCache;
    taken.overhead = m_model->gpuOverhead;
    taken.host = m_model->hostOverhead;
    line('I', "llama_kv_cache: ", "     CUDA0 KV buffer size = " + mib(kvCache) + " MiB");
    line('I', "common_init_from_params: ",
         "warming up the model with an empty run - please wait ... (--no-warmup to disable)");
    m_script.wait(m_model->kernelWarmupSeconds);
    m_script.enter(Phase::ApiStart);
    const int slotCount = int(m_arguments.number(QStringLiteral("--parallel"), 4));
    line('I', "srv  ", "  load_model: initializing slots, n_slots = " + QByteArray::number(slotCount));
    m_script.wait(m_model->apiSeconds);
    line('I', "srv  ", "llama_server: model loaded");
    m_script.act(DemoBeat::Act::Ready);
    line('I', "srv  ", "llama_server: server is listening on http://0.0.0.0:8000");
    line('I', "srv  ", "update_slots: all slots are idle");
}

} // namespace kirikae
