// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/demo/DemoVllmStart.h"

#include "app/links/demo/DemoFailureText.h"

#include <QRegularExpression>

#include <cmath>

namespace kirikae {

namespace {

using Family = DemoCaches::Family;

// Asking the hub for every file's version on each start, in the configuration and again for the tokenizer.
constexpr double hubConfigSeconds = 16;
constexpr double hubTokenizerSeconds = 11;

QByteArray versionOf(const QString &image)
{
    static const QRegularExpression version(QStringLiteral(":v?(\\d+\\.\\d+[\\w.+-]*)"));
    const auto match = version.match(image);
    return match.hasMatch() ? match.captured(1).replace(QLatin1String("-g"), QLatin1String("+g")).toUtf8()
                            : QByteArray("0.32.0");
}

} // namespace

DemoVllmStart::DemoVllmStart(const Profile &profile, const DemoModel *model, const DemoCaches &caches,
                             DemoConditions conditions)
    : m_profile(profile)
    , m_model(model)
    , m_caches(caches)
    , m_now(std::move(conditions))
    , m_arguments(profile)
    , m_script(m_now.startMs)
{
}

QList<DemoBeat> DemoVllmStart::beats()
{
    if (startEngine() && DemoWeightsLoad(m_script, m_profile, *m_model, m_now).write(m_taken)) {
        m_engineInitStart = m_script.seconds();
        profileEncoder();
        compile();
        warmUpMamba();
        if (m_now.fault == DemoFault::NeverReady) {
            m_script.act(DemoBeat::Act::Stall);
        } else if (sizeKvCache()) {
            captureGraphs();
            startApi();
        }
    }
    return m_script.beats();
}

double DemoVllmStart::secondsUnlessCached(Family family, double seconds)
{
    const QString key = DemoCaches::key(family, m_profile, m_now.containerId);
    if (m_caches.holds(key) || seconds <= 0)
        return 0;
    m_cacheKeys.append(key);
    return seconds;
}

void DemoVllmStart::writeBanner()
{
    constexpr const char *file = "api_utils.py:353";
    m_script.api(file, "");
    m_script.api(file, "       \u2588     \u2588     \u2588\u2584   \u2584\u2588");
    m_script.api(file, " \u2584\u2584 \u2584\u2588 \u2588     \u2588     \u2588 \u2580\u2584\u2580 \u2588  version " +
                           versionOf(m_profile.image));
    m_script.api(file, "  \u2588\u2584\u2588\u2580 \u2588     \u2588     \u2588     \u2588  model   " +
                           m_profile.model.toUtf8());
    m_script.api(file,
                 "   \u2580\u2580  \u2580\u2580\u2580\u2580\u2580 \u2580\u2580\u2580\u2580\u2580 \u2580     \u2580");
    m_script.api(file, "");
    m_script.api("api_utils.py:287", "non-default args: {'model': '" + m_profile.model.toUtf8() + "', 'arguments': '" +
                                         m_profile.arguments.join(QLatin1Char(' ')).toUtf8() + "'}");
}

void DemoVllmStart::writeConfiguration()
{
    m_script.core("core.py:116",
                  "Initializing a V1 LLM engine (v" + versionOf(m_profile.image) + ") with config: model='" +
                      m_profile.model.toUtf8() + "', tokenizer='" + m_profile.model.toUtf8() +
                      "', dtype=torch.bfloat16, max_seq_len=" +
                      QByteArray::number(m_arguments.contextTokens(m_model->contextLimit)) + ", load_format=" +
                      m_arguments.value(QStringLiteral("--load-format")).value_or(QStringLiteral("auto")).toUtf8() +
                      ", tensor_parallel_size=1, enforce_eager=False, kv_cache_dtype=auto, seed=0");
}

bool DemoVllmStart::startEngine()
{
    m_script.beat();
    m_script.wait(4.0);
    m_script.enter(Phase::EngineStart);
    if (const auto unknown = m_arguments.unknownVllmOption(); unknown || m_now.fault == DemoFault::BadFlag) {
        writeUnknownOption(m_script, unknown.value_or(QStringLiteral("--enable-warp-drive")).toUtf8());
        return false;
    }
    writeBanner();
    const double hub =
        m_arguments.environment(QStringLiteral("HF_HUB_OFFLINE")) == QStringLiteral("1") ? 0 : hubConfigSeconds;
    m_script.wait(7.0 + hub / 2);
    if (m_model == nullptr || m_now.fault == DemoFault::MissingWeights) {
        writeModelNotFound(m_script, m_profile.model.toUtf8());
        return false;
    }
    m_script.api("model.py:640", "Resolved architecture: " + m_model->architecture.toUtf8());
    m_script.api("model.py:1801",
                 "Using max model len " + QByteArray::number(m_arguments.contextTokens(m_model->contextLimit)));
    m_script.wait(3.0 + hub / 2);
    m_script.api("vllm.py:1120", "Asynchronous scheduling is enabled.");
    m_script.beat().host = m_model->hostOverhead / 2;
    m_script.wait(8.0);
    writeConfiguration();
    m_script.wait(0.5);
    m_script.core("parallel_state.py:1990",
                  "rank 0 in world size 1 is assigned as DP rank 0, PP rank 0, PCP rank 0, TP "
                  "rank 0, EP rank 0, EPLB rank N/A");
    DemoBeat &check = m_script.act(DemoBeat::Act::CheckMemory);
    check.bytes = Bytes(m_arguments.number(QStringLiteral("--gpu-memory-utilization"), 0.9) * double(m_now.memTotal));
    check.host = m_model->hostOverhead - m_model->hostOverhead / 2;
    m_taken = m_model->hostOverhead;
    m_script.wait(0.5);
    m_script.enter(Phase::Weights);
    return true;
}

void DemoVllmStart::profileEncoder()
{
    if (!m_model->isVision())
        return;
    m_script.enter(Phase::EncoderProfiling);
    const bool video = m_arguments.takesVideo();
    m_script.core("gpu_model_runner.py:6533",
                  QByteArray("Encoder cache will be initialized with a budget of 16384 tokens, "
                             "and profiled with 1 ") +
                      (video ? "video" : "image") + " items of the maximum feature size.");
    m_script.wait(video ? m_model->videoSeconds : m_model->imageSeconds);
}

void DemoVllmStart::compile()
{
    m_script.enter(Phase::GraphKernel);
    const double added = secondsUnlessCached(Family::TorchCompile, m_model->compileMissSeconds);
    const QByteArray folder = DemoCaches::folder(Family::TorchCompile, m_profile).toUtf8();
    m_compileTook = m_model->compileSeconds + added;
    if (added > 0) {
        const double dynamo = m_model->compileSeconds;
        m_script.wait(dynamo);
        m_script.core("backends.py:1112",
                      "Using cache directory: " + folder +
                          "/torch_compile_cache/7cbb3bba14/rank_0_0/backbone for vLLM's torch.compile");
        m_script.core("backends.py:1170", "Dynamo bytecode transform time: " + demoNumber(dynamo, 2) + " s");
        m_script.wait(added);
        m_script.core("backends.py:401",
                      "Compiling a graph for compile range (1, 2048) takes " + demoNumber(added, 2) + " s");
        m_script.core("decorators.py:721",
                      "saved AOT compiled function to " + folder +
                          "/torch_compile_cache/torch_aot_compile/82827cd5815092752e/rank_0_0/model");
        for (const QString &key : std::exchange(m_cacheKeys, {}))
            m_script.beat().cacheKey = key;
    } else {
        m_script.core("decorators.py:611",
                      "Directly load AOT compilation from path " + folder +
                          "/torch_compile_cache/torch_aot_compile/82827cd5815092752e/rank_0_0/model");
        m_script.wait(m_compileTook);
    }
    m_script.core("monitor.py:53", "torch.compile took " + demoNumber(m_compileTook, 2) + " s in total");
}

void DemoVllmStart::warmUpMamba()
{
    if (m_model->mambaSeconds <= 0) {
        m_script.core("monitor.py:81", "Initial profiling/warmup run took 0.00 s");
        return;
    }
    m_script.enter(Phase::MambaWarmup);
    m_script.core("mamba_mixer2.py:590", "Warming up Mamba2 SSD Triton kernels...");
    const double seconds = m_model->mambaSeconds + secondsUnlessCached(Family::Triton, m_model->mambaTritonSeconds) +
                           secondsUnlessCached(Family::Inductor, m_model->mambaInductorSeconds);
    m_script.beat().busyTools = m_cacheKeys.isEmpty() ? QStringList() : QStringList{QStringLiteral("ptxas")};
    m_script.wait(seconds);
    for (const QString &key : std::exchange(m_cacheKeys, {}))
        m_script.beat().cacheKey = key;
    m_script.enter(Phase::GraphKernel);
    m_script.core("monitor.py:81", "Initial profiling/warmup run took " + demoNumber(seconds, 2) + " s");
}

void DemoVllmStart::compileKernels()
{
    const double seconds = secondsUnlessCached(Family::FlashInfer, m_model->flashInferSeconds) +
                           secondsUnlessCached(Family::B12x, m_model->b12xSeconds) +
                           secondsUnlessCached(Family::Cuda, m_model->cudaSeconds);
    if (seconds <= 0)
        return;
    m_script.beat().busyTools = {QStringLiteral("ninja"), QStringLiteral("nvcc"), QStringLiteral("ptxas")};
    m_script.wait(seconds);
    for (const QString &key : std::exchange(m_cacheKeys, {}))
        m_script.beat().cacheKey = key;
}

void DemoVllmStart::estimateKvCache()
{
    m_script.core("gpu_model_runner.py:6612",
                  "Profiling CUDA graph memory: PIECEWISE=" + QByteArray::number(m_model->piecewiseGraphs) +
                      " (largest=64), FULL=" + QByteArray::number(m_model->fullGraphs) + " (largest=8)");
    compileKernels();
    m_script.wait(m_model->trialCaptureSeconds);
    m_script.core("gpu_model_runner.py:6717", "Estimated CUDA graph memory: 0.69 GiB total");
    m_script.wait(m_model->kvEstimateSeconds);
    const double share = m_arguments.number(QStringLiteral("--gpu-memory-utilization"), 0.9);
    const Bytes beside = m_arguments.loadsFast() ? -demoShardBufferBytes : demoSwappedBytes;
    m_kvCache = Bytes(share * double(m_now.memTotal)) - m_model->weights - m_model->otherConsumption + beside;
    if (m_now.fault == DemoFault::KvTooSmall)
        m_kvCache = Bytes(0.36 * double(m_arguments.contextTokens(m_model->contextLimit)) * m_model->kvBytesPerToken);
    m_script.core("gpu_worker.py:552", "Available KV cache memory: " + demoGib(m_kvCache) + " GiB");
}

bool DemoVllmStart::sizeKvCache()
{
    const auto pinned = m_arguments.pinnedKvCache();
    if (pinned && m_now.fault != DemoFault::KvTooSmall) {
        m_kvCache = *pinned;
        m_script.core("gpu_worker.py:488", "Initial free memory " + demoGib(m_now.available - m_taken) +
                                               " GiB, reserved " + demoGib(m_kvCache) +
                                               " GiB memory for KV Cache as specified by "
                                               "kv_cache_memory_bytes config and skipped memory profiling.");
        compileKernels();
    } else {
        estimateKvCache();
    }
    const qint64 context = m_arguments.contextTokens(m_model->contextLimit);
    const auto tokens = qint64(std::llround(double(m_kvCache) / m_model->kvBytesPerToken));
    if (tokens < context) {
        const Bytes need = Bytes(double(context) * m_model->kvBytesPerToken);
        writeEngineFailure(m_script, "vllm/v1/core/kv_cache_utils.py, _check_enough_kv_cache_memory",
                           {"ValueError: To serve at least one request with the model's max seq len (" +
                            QByteArray::number(context) + "), " + demoGib(need) +
                            " GiB KV cache is needed, which is larger than the available KV cache memory (" +
                            demoGib(m_kvCache) +
                            " GiB). Based on the available memory, the estimated maximum model "
                            "length is " +
                            QByteArray::number(tokens / 16 * 16) +
                            ". Try increasing `gpu_memory_utilization` or decreasing `max_model_len` when initializing "
                            "the engine."});
        return false;
    }
    m_script.beat().kvCache = m_kvCache;
    m_script.core("kv_cache_utils.py:1870",
                  "GPU KV cache size: " + demoThousands(tokens) + " tokens, Maximum concurrency for " +
                      demoThousands(context) +
                      " tokens per request: " + demoNumber(double(tokens) / double(context), 2) + "x");
    return true;
}

void DemoVllmStart::captureGraphs()
{
    m_script.core("kernel_warmup.py:181",
                  "Using FlashInfer autotune cache file: " + DemoCaches::folder(Family::Autotune, m_profile).toUtf8() +
                      "/flashinfer_autotune_cache/0.7.0/121a/7adfd04188ae/autotune_configs.json");
    m_script.wait(m_model->kernelWarmupSeconds);
    const double piecewise = m_model->captureSeconds * 0.7;
    m_script.beat().overhead = m_model->gpuOverhead / 2;
    m_script.wholeBar("Capturing CUDA graphs (mixed prefill-decode, PIECEWISE)", m_model->piecewiseGraphs, piecewise);
    m_script.beat().overhead = m_model->gpuOverhead - m_model->gpuOverhead / 2;
    m_script.wholeBar("Capturing CUDA graphs (decode, FULL)", m_model->fullGraphs, m_model->captureSeconds - piecewise);
    m_script.core("gpu_model_runner.py:6790",
                  "Graph capturing finished in " + demoNumber(m_model->captureSeconds, 0) + " secs, took 0.44 GiB");
    m_script.core("core.py:341", "init engine (profile, create kv cache, warmup model) took " +
                                     demoNumber(m_script.seconds() - m_engineInitStart, 2) +
                                     " s (compilation: " + demoNumber(m_compileTook, 2) + " s)");
}

void DemoVllmStart::startApi()
{
    m_script.enter(Phase::ApiStart);
    m_script.api("api_server.py:640", "Supported tasks: ['generate']");
    const double hub =
        m_arguments.environment(QStringLiteral("HF_HUB_OFFLINE")) == QStringLiteral("1") ? 0 : hubTokenizerSeconds;
    const double multiModal = m_model->isVision() ? m_model->apiSeconds * 0.4 : 0;
    m_script.wait(m_model->apiSeconds * 0.5 + hub);
    m_script.api("hf.py:561", "Detected the chat template content format to be 'openai'. You can set "
                              "`--chat-template-content-format` to override this.");
    m_script.wait(multiModal);
    if (multiModal > 0)
        m_script.api("base.py:248", "Multi-modal warmup completed in " + demoNumber(multiModal, 3) + "s");
    m_script.wait(m_model->apiSeconds * 0.5 - multiModal);
    m_script.api("api_server.py:644", "Starting vLLM server on http://0.0.0.0:8000");
    m_script.act(DemoBeat::Act::Listen);
    m_script.api("launcher.py:37", "Available routes are:");
    for (const char *route : {"/health, Methods: GET", "/metrics, Methods: GET", "/v1/models, Methods: GET",
                              "/v1/chat/completions, Methods: POST", "/v1/completions, Methods: POST"})
        m_script.api("launcher.py:46", QByteArray("Route: ") + route);
    m_script.line("(APIServer pid=1) INFO:     Started server process [1]", true);
    m_script.line("(APIServer pid=1) INFO:     Waiting for application startup.", true);
    m_script.act(DemoBeat::Act::Ready);
    m_script.line("(APIServer pid=1) INFO:     Application startup complete.", true);
}

} // namespace kirikae
