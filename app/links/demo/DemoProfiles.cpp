// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/demo/DemoProfiles.h"

namespace kirikae {

namespace {

const QString vllmImage = QStringLiteral("spark/vllm-openai:0.32.0rc1.dev100-g77154ca61");

Profile vllmProfile(const QString &id, const QString &name, const QString &model, const QString &servedName,
                    quint16 port)
{
    Profile profile;
    profile.id = id;
    profile.name = name;
    profile.engine = QStringLiteral("vllm");
    profile.image = vllmImage;
    profile.model = model;
    profile.servedName = servedName;
    profile.arguments = {QStringLiteral("--model"), model, QStringLiteral("--served-model-name"), servedName};
    profile.mounts = {{QStringLiteral("/srv/models"), QStringLiteral("/root/.cache/huggingface"), false},
                      {QStringLiteral("vllm-cache"), QStringLiteral("/root/.cache/vllm"), false}};
    profile.ports = {{QStringLiteral("127.0.0.1"), port, 8000}};
    profile.ipc = QStringLiteral("host");
    profile.gpus = QStringLiteral("all");
    profile.restart = QStringLiteral("unless-stopped");
    return profile;
}

void setVariable(Profile &profile, const char *name, const char *value)
{
    profile.environment.append({QString::fromLatin1(name), QString::fromLatin1(value), {}});
}

Profile nemotronBefore()
{
    Profile profile = vllmProfile(QStringLiteral("nemotron-super-vl-120b"), QStringLiteral("Nemotron Super VL 120B"),
                                  QStringLiteral("nvidia/Nemotron-3.5-Super-VL-120B-A12B-NVFP4"),
                                  QStringLiteral("nemotron-super-vl"), 8000);
    profile.arguments += {QStringLiteral("--max-model-len"),
                          QStringLiteral("262144"),
                          QStringLiteral("--max-num-seqs"),
                          QStringLiteral("8"),
                          QStringLiteral("--gpu-memory-utilization"),
                          QStringLiteral("0.81"),
                          QStringLiteral("--speculative-config"),
                          QStringLiteral("{\"method\":\"dflash\",\"model\":\"nvidia/Nemotron-3.5-Super-VL-DFlash\","
                                         "\"num_speculative_tokens\":7}")};
    profile.contextTokens = 262'144;
    profile.concurrency = 8;
    profile.weightsBytes = Bytes(70.0 * double(GiB));
    profile.notes = QStringLiteral("NVFP4, images and video. As it was before the start was made faster.");
    return profile;
}

// Every change of the seed's article, and the model hub left alone at each start.
Profile nemotronAfter()
{
    Profile profile = nemotronBefore();
    profile.id = QStringLiteral("nemotron-super-vl-120b-fast");
    profile.name = QStringLiteral("Nemotron Super VL 120B, fast start");
    profile.arguments += {QStringLiteral("--load-format"),
                          QStringLiteral("fastsafetensors"),
                          QStringLiteral("--kv-cache-memory"),
                          QStringLiteral("19252190904"),
                          QStringLiteral("--limit-mm-per-prompt.video"),
                          QStringLiteral("0")};
    setVariable(profile, "TRITON_CACHE_DIR", "/root/.cache/vllm/p064-super/triton");
    setVariable(profile, "TORCHINDUCTOR_CACHE_DIR", "/root/.cache/vllm/p064-super/inductor");
    setVariable(profile, "FLASHINFER_WORKSPACE_BASE", "/root/.cache/vllm/p064-super/flashinfer");
    setVariable(profile, "B12X_COMPILE_CACHE_DIR", "/root/.cache/vllm/p064-super/b12x");
    setVariable(profile, "CUDA_CACHE_PATH", "/root/.cache/vllm/p064-super/cuda");
    setVariable(profile, "HF_HUB_OFFLINE", "1");
    profile.notes = QStringLiteral("NVFP4, images. fastsafetensors, pinned KV cache, kept kernel caches, no video.");
    return profile;
}

Profile nemotronLongContext()
{
    Profile profile = nemotronAfter();
    profile.id = QStringLiteral("nemotron-super-vl-120b-1m");
    profile.name = QStringLiteral("Fails: Nemotron with 1M context");
    profile.arguments[profile.arguments.indexOf(QStringLiteral("262144"))] = QStringLiteral("1048576");
    const qsizetype pin = profile.arguments.indexOf(QStringLiteral("--kv-cache-memory"));
    profile.arguments.remove(pin, 2);
    profile.contextTokens = 1'048'576;
    profile.concurrency = 1;
    profile.notes = QStringLiteral("One request of this length needs more KV cache than the memory has room for.");
    return profile;
}

Profile qwen36()
{
    Profile profile = vllmProfile(QStringLiteral("qwen3.6-35b-a3b-fp8"), QStringLiteral("Qwen3.6 35B-A3B FP8"),
                                  QStringLiteral("Qwen/Qwen3.6-35B-A3B-FP8"), QStringLiteral("qwen3.6-35b"), 8000);
    profile.arguments += {QStringLiteral("--max-model-len"),
                          QStringLiteral("262144"),
                          QStringLiteral("--max-num-seqs"),
                          QStringLiteral("16"),
                          QStringLiteral("--gpu-memory-utilization"),
                          QStringLiteral("0.45"),
                          QStringLiteral("--load-format"),
                          QStringLiteral("fastsafetensors")};
    setVariable(profile, "FLASHINFER_WORKSPACE_BASE", "/root/.cache/vllm/flashinfer");
    setVariable(profile, "CUDA_CACHE_PATH", "/root/.cache/vllm/cuda");
    profile.contextTokens = 262'144;
    profile.concurrency = 16;
    profile.weightsBytes = Bytes(34.9 * double(GiB));
    return profile;
}

Profile badFlag()
{
    Profile profile = qwen36();
    profile.id = QStringLiteral("qwen3.6-35b-a3b-warp");
    profile.name = QStringLiteral("Fails: Qwen3.6 with an unknown option");
    profile.arguments.append(QStringLiteral("--enable-warp-drive"));
    profile.notes = QStringLiteral("This vLLM does not know one of the options.");
    return profile;
}

Profile qwenSmall()
{
    Profile profile = vllmProfile(QStringLiteral("qwen3-4b-instruct"), QStringLiteral("Qwen3 4B Instruct"),
                                  QStringLiteral("Qwen/Qwen3-4B-Instruct-2507-FP8"), QStringLiteral("qwen3-4b"), 8001);
    profile.arguments += {QStringLiteral("--max-model-len"),
                          QStringLiteral("8192"),
                          QStringLiteral("--max-num-seqs"),
                          QStringLiteral("4"),
                          QStringLiteral("--gpu-memory-utilization"),
                          QStringLiteral("0.06"),
                          QStringLiteral("--load-format"),
                          QStringLiteral("fastsafetensors"),
                          QStringLiteral("--kv-cache-memory"),
                          QStringLiteral("1503238553")};
    setVariable(profile, "FLASHINFER_WORKSPACE_BASE", "/root/.cache/vllm/flashinfer");
    setVariable(profile, "CUDA_CACHE_PATH", "/root/.cache/vllm/cuda");
    profile.slot = QStringLiteral("small");
    profile.contextTokens = 8192;
    profile.concurrency = 4;
    profile.weightsBytes = Bytes(4.2 * double(GiB));
    return profile;
}

Profile gptOss()
{
    Profile profile;
    profile.id = QStringLiteral("gpt-oss-120b");
    profile.name = QStringLiteral("gpt-oss-120b");
    profile.engine = QStringLiteral("llama-server");
    profile.image = QStringLiteral("ghcr.io/ggml-org/llama.cpp:server-cuda-b9536");
    profile.model = QStringLiteral("/models/gpt-oss-120b-mxfp4-00001-of-00003.gguf");
    profile.servedName = QStringLiteral("gpt-oss-120b");
    profile.arguments = {QStringLiteral("--model"),    profile.model,
                         QStringLiteral("--alias"),    profile.servedName,
                         QStringLiteral("--ctx-size"), QStringLiteral("1048576"),
                         QStringLiteral("--parallel"), QStringLiteral("8"),
                         QStringLiteral("--no-mmap"),  QStringLiteral("--n-gpu-layers"),
                         QStringLiteral("999"),        QStringLiteral("--host"),
                         QStringLiteral("0.0.0.0"),    QStringLiteral("--port"),
                         QStringLiteral("8000")};
    profile.mounts = {{QStringLiteral("/srv/models/gguf"), QStringLiteral("/models"), true}};
    profile.ports = {{QStringLiteral("127.0.0.1"), 8000, 8000}};
    profile.gpus = QStringLiteral("all");
    profile.contextTokens = 131'072;
    profile.concurrency = 8;
    profile.weightsBytes = Bytes(59.0 * double(GiB));
    profile.notes = QStringLiteral("MXFP4 GGUF, eight requests of 131,072 tokens each.");
    return profile;
}

Profile llama70b()
{
    Profile profile =
        vllmProfile(QStringLiteral("llama-3.3-70b-bf16"), QStringLiteral("Llama 3.3 70B BF16"),
                    QStringLiteral("meta-llama/Llama-3.3-70B-Instruct"), QStringLiteral("llama-3.3-70b"), 8000);
    profile.arguments += {QStringLiteral("--max-model-len"), QStringLiteral("8192"),
                          QStringLiteral("--gpu-memory-utilization"), QStringLiteral("0.8")};
    profile.environment.append({QStringLiteral("HF_TOKEN"), {}, QStringLiteral("HF_TOKEN")});
    profile.contextTokens = 8192;
    profile.concurrency = 1;
    profile.weightsBytes = Bytes(131.4 * double(GiB));
    profile.notes = QStringLiteral("16-bit weights: more than this machine has. The 4-bit one would fit.");
    return profile;
}

} // namespace

QList<Profile> demoProfiles()
{
    return {qwen36(),   nemotronBefore(), nemotronAfter(),       gptOss(),
            llama70b(), qwenSmall(),      nemotronLongContext(), badFlag()};
}

QStringList demoRunningProfiles()
{
    return {QStringLiteral("qwen3.6-35b-a3b-fp8"), QStringLiteral("qwen3-4b-instruct")};
}

} // namespace kirikae
