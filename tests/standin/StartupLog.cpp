// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/standin/StartupLog.h"

#include <array>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <thread>

#include <sys/mman.h>
#include <unistd.h>

namespace standin {

namespace {
constexpr int shardCount = 4;
constexpr int graphCount = 35;

std::string number(double value, int digits)
{
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), "%.*f", digits, value);
    return text.data();
}

std::string barText(int done, int total)
{
    std::string bar;
    for (int i = 0; i < 10; ++i)
        bar += i * total < done * 10 ? "█" : " ";
    return bar;
}
} // namespace

StartupLog::StartupLog(const Options &options)
    : m_options(options)
{
}

void StartupLog::record(const char *process, const char *level, const std::string &file, const std::string &text)
{
    const std::time_t now = std::time(nullptr);
    std::tm parts{};
    localtime_r(&now, &parts);
    std::array<char, 32> time{};
    std::strftime(time.data(), time.size(), "%m-%d %H:%M:%S", &parts);
    std::printf("(%s pid=%d) %s %s [%s] %s\n", process, static_cast<int>(getpid()), level, time.data(), file.c_str(),
                text.c_str());
    std::fflush(stdout);
}

void StartupLog::spend(double share) const
{
    std::this_thread::sleep_for(std::chrono::duration<double>(m_options.seconds * share));
}

void StartupLog::loadEngine()
{
    banner();
    spend(0.15);
    core("core.py:124", "Initializing a V1 LLM engine (v0.32.0) with config: model='" + m_options.model +
                            "', speculative_config=None, tokenizer='" + m_options.model + "', dtype=torch.bfloat16");
    core("gpu_worker.py:303", "Using V2 Model Runner");
    spend(0.05);
    weights();
    compile();
    kvCache();
    if (m_options.fault == Fault::WrapperOnly)
        endWithWrapper();
    graphs();
    core("core.py:321", "init engine (profile, create kv cache, warmup model) took " +
                            number(m_options.seconds * 0.35, 2) + " s" +
                            " (compilation: " + number(m_options.seconds * 0.12, 2) + " s)");
    spend(0.05);
    if (m_options.fault == Fault::NeverReady || m_options.fault == Fault::HangBusy)
        hang(m_options.fault == Fault::HangBusy);
    api("api_server.py:612", "Supported tasks: ['generate']");
    api("api_server.py:655", "Starting vLLM server on http://" + m_options.host + ':' + std::to_string(m_options.port));
}

void StartupLog::banner()
{
    const char *file = "api_utils.py:339";
    api(file, "");
    api(file, "       █     █     █▄   ▄█");
    api(file, " ▄▄ ▄█ █     █     █ ▀▄▀ █  version 0.32.0");
    api(file, "  █▄█▀ █     █     █     █  model   " + m_options.model);
    api(file, "   ▀▀  ▀▀▀▀▀ ▀▀▀▀▀ ▀     ▀");
    api(file, "");
    api("api_utils.py:273", "non-default args: {'model_tag': '" + m_options.model +
                                "', 'port': " + std::to_string(m_options.port) + ", 'served_model_name': ['" +
                                m_options.modelId() + "']}");
    api("model.py:611", "Resolved architecture: NemotronHForCausalLM");
    api("model.py:1745", "Using max model len " + std::to_string(m_options.maxModelLen));
}

void StartupLog::weights()
{
    core("model_runner.py:298", "Loading model from scratch...");
    core("weight_utils.py:922", "Filesystem type for checkpoints: EXT4. Checkpoint size: " +
                                    number(m_options.memoryMib / 1024.0, 2) + " GiB" + ". Available RAM: 105.20 GiB.");
    const double each = m_options.seconds * 0.35 / shardCount;
    for (int shard = 0; shard <= shardCount; ++shard) {
        std::fprintf(stderr,
                     "(EngineCore pid=%d) \rLoading safetensors checkpoint shards: %3d%% Completed | %d/%d "
                     "[00:%02.0f<00:%02.0f, %5.2fs/it]\n",
                     static_cast<int>(getpid()), shard * 100 / shardCount, shard, shardCount, shard * each,
                     (shardCount - shard) * each, each);
        if (shard == shardCount)
            break;
        touchMemory(shard, shardCount);
        spend(0.35 / shardCount);
        if (shard == 1 && m_options.fault == Fault::Killed)
            std::raise(SIGKILL);
    }
    core("default_loader.py:397", "Loading weights took " + number(m_options.seconds * 0.35, 2) + " seconds");
    core("model_runner.py:319", "Model loading took " + number(m_options.memoryMib / 1024.0, 2) + " GiB memory and " +
                                    number(m_options.seconds * 0.36, 6) + " seconds");
}

void StartupLog::compile()
{
    core("backends.py:1089",
         "Using cache directory: /root/.cache/vllm/torch_compile_cache/54e5a2fd4f/rank_0_0/backbone "
         "for vLLM's torch.compile");
    spend(0.04);
    core("backends.py:1148", "Dynamo bytecode transform time: " + number(m_options.seconds * 0.04, 2) + " s");
    spend(0.08);
    core("monitor.py:53", "torch.compile took " + number(m_options.seconds * 0.12, 2) + " s in total");
    core("monitor.py:81", "Initial profiling/warmup run took " + number(0.01, 2) + " s");
}

void StartupLog::kvCache()
{
    if (m_options.fault == Fault::KvTooSmall) {
        record("EngineCore", "ERROR", "core.py:1110", "EngineCore failed to start.");
        record("EngineCore", "ERROR", "core.py:1110", "Traceback (most recent call last):");
        record("EngineCore", "ERROR", "core.py:1110",
               "ValueError: To serve at least one request with the model's max seq len (262144), 12.00 GiB KV cache is "
               "needed, "
               "which is larger than the available KV cache memory (10.97 GiB). Based on the available memory, the "
               "estimated "
               "maximum model length is 239600. Try increasing `gpu_memory_utilization` or decreasing `max_model_len` "
               "when "
               "initializing the engine.");
        endWithWrapper();
    }
    core("gpu_worker.py:480", "Available KV cache memory: 10.97 GiB");
    core("kv_cache_utils.py:1870", "GPU KV cache size: 239,616 tokens, Maximum concurrency for " +
                                       std::to_string(m_options.maxModelLen) + " tokens per request: 29.25x");
}

void StartupLog::graphs()
{
    for (int done = 0; done <= graphCount; done += 7) {
        std::fprintf(stderr, "\rCapturing CUDA graphs (FULL): %3d%%|%s| %d/%d [00:00<00:00, 15.49it/s]",
                     done * 100 / graphCount, barText(done, graphCount).c_str(), done, graphCount);
        spend(done < graphCount ? 0.2 / 5 : 0);
    }
    std::fprintf(stderr, "\n");
    core("model_runner.py:701",
         "Graph capturing finished in " + number(m_options.seconds * 0.2, 0) + " secs" + ", took 0.21 GiB");
}

void StartupLog::touchMemory(int shard, int shards)
{
    const auto size = static_cast<std::size_t>(m_options.memoryMib) * 1024 * 1024;
    if (size == 0)
        return;
    if (m_memory == nullptr) {
        void *memory = mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (memory == MAP_FAILED) {
            std::fprintf(stderr, "torch.OutOfMemoryError: CUDA out of memory. Tried to allocate %d MiB.\n",
                         m_options.memoryMib);
            std::exit(1);
        }
        m_memory = static_cast<char *>(memory);
    }
    const std::size_t part = size / static_cast<std::size_t>(shards);
    std::memset(m_memory + part * static_cast<std::size_t>(shard), 1 + shard, part);
}

void StartupLog::endWithWrapper()
{
    std::fprintf(stderr,
                 "(APIServer pid=%d) RuntimeError: Engine core initialization failed. See root cause above. Failed "
                 "core proc(s): "
                 "{'EngineCore': 1}\n",
                 static_cast<int>(getpid()));
    std::exit(1);
}

void StartupLog::hang(bool isBusy)
{
    using namespace std::chrono;
    for (;;) {
        const auto until = steady_clock::now() + milliseconds(1);
        while (isBusy && steady_clock::now() < until) {
        }
        std::this_thread::sleep_for(seconds(1));
    }
}

void StartupLog::announceReady()
{
    std::fprintf(stderr, "INFO:     Started server process [%d]\n", static_cast<int>(getpid()));
    std::fprintf(stderr, "INFO:     Waiting for application startup.\n");
    std::fprintf(stderr, "INFO:     Application startup complete.\n");
}

void StartupLog::announceBindFailure(const std::string &reason)
{
    std::fprintf(stderr, "OSError: [Errno 98] error while attempting to bind on address ('%s', %d): %s\n",
                 m_options.host.c_str(), m_options.port, reason.c_str());
}

void StartupLog::announceCrash()
{
    std::fprintf(stderr,
                 "(EngineCore pid=1) torch.AcceleratorError: CUDA error: an illegal memory access was encountered\n");
}

void StartupLog::announceShutdown()
{
    api("launcher.py:282", "[shutdown] API server: signalling HTTP server shutdown");
    std::fprintf(stderr, "INFO:     Shutting down\n");
    std::fprintf(stderr, "INFO:     Application shutdown complete.\n");
}

} // namespace standin
