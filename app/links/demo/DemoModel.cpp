// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/demo/DemoModel.h"

#include <array>

namespace kirikae {

namespace {

constexpr Bytes gibTimes(double count)
{
    return Bytes(count * double(GiB));
}

// Calibrated with the seed's two rows of phases (427/47/36/106/63 and 25/1/2/19/36 seconds).
DemoModel nemotron()
{
    DemoModel model;
    model.id = QStringLiteral("nvidia/Nemotron-3.5-Super-VL-120B-A12B-NVFP4");
    model.architecture = QStringLiteral("NemotronHVLForConditionalGeneration");
    model.weights = gibTimes(70.0);
    model.shards = 17;
    model.drafter = 1'788'000'000;
    model.repackSeconds = 8.27;
    model.kvBytesPerToken = 19252190904.0 / 1'115'000.0;
    model.contextLimit = 1'048'576;
    model.imageSeconds = 1;
    model.videoSeconds = 47;
    model.mambaSeconds = 2;
    model.mambaTritonSeconds = 30;
    model.mambaInductorSeconds = 4;
    model.compileSeconds = 4;
    model.compileMissSeconds = 32;
    model.flashInferSeconds = 40;
    model.b12xSeconds = 14;
    model.cudaSeconds = 10;
    model.trialCaptureSeconds = 7;
    model.kvEstimateSeconds = 16;
    model.kernelWarmupSeconds = 8;
    model.captureSeconds = 7;
    model.piecewiseGraphs = 9;
    model.fullGraphs = 5;
    model.apiSeconds = 11;
    model.otherConsumption = gibTimes(13.2385);
    model.gpuOverhead = gibTimes(1.4);
    model.hostOverhead = gibTimes(1.6);
    model.tokensPerSecond = 75;
    return model;
}

DemoModel qwen36()
{
    DemoModel model;
    model.id = QStringLiteral("Qwen/Qwen3.6-35B-A3B-FP8");
    model.architecture = QStringLiteral("Qwen3_6MoeForConditionalGeneration");
    model.weights = gibTimes(34.9);
    model.shards = 9;
    model.repackSeconds = 1;
    model.kvBytesPerToken = 20'480;
    model.contextLimit = 262'144;
    model.imageSeconds = 2;
    model.videoSeconds = 10;
    model.compileSeconds = 4;
    model.compileMissSeconds = 24;
    model.flashInferSeconds = 18;
    model.cudaSeconds = 4;
    model.trialCaptureSeconds = 6;
    model.kvEstimateSeconds = 5;
    model.kernelWarmupSeconds = 5;
    model.captureSeconds = 10;
    model.piecewiseGraphs = 11;
    model.fullGraphs = 7;
    model.apiSeconds = 11;
    model.otherConsumption = gibTimes(4.0);
    model.gpuOverhead = gibTimes(2.3);
    model.hostOverhead = gibTimes(3.2);
    model.tokensPerSecond = 62;
    return model;
}

DemoModel qwen3Small()
{
    DemoModel model;
    model.id = QStringLiteral("Qwen/Qwen3-4B-Instruct-2507-FP8");
    model.architecture = QStringLiteral("Qwen3ForCausalLM");
    model.weights = gibTimes(4.2);
    model.kvBytesPerToken = 147'456;
    model.contextLimit = 262'144;
    model.compileSeconds = 3;
    model.compileMissSeconds = 14;
    model.flashInferSeconds = 6;
    model.cudaSeconds = 2;
    model.trialCaptureSeconds = 2;
    model.kvEstimateSeconds = 2;
    model.kernelWarmupSeconds = 2;
    model.captureSeconds = 4;
    model.piecewiseGraphs = 11;
    model.fullGraphs = 7;
    model.apiSeconds = 5;
    model.otherConsumption = gibTimes(1.0);
    model.gpuOverhead = gibTimes(0.8);
    model.hostOverhead = gibTimes(1.2);
    model.tokensPerSecond = 48;
    return model;
}

DemoModel llama70b()
{
    DemoModel model;
    model.id = QStringLiteral("meta-llama/Llama-3.3-70B-Instruct");
    model.architecture = QStringLiteral("LlamaForCausalLM");
    model.weights = gibTimes(131.4);
    model.shards = 30;
    model.kvBytesPerToken = 327'680;
    model.contextLimit = 131'072;
    model.compileSeconds = 5;
    model.compileMissSeconds = 40;
    model.flashInferSeconds = 20;
    model.kernelWarmupSeconds = 5;
    model.captureSeconds = 12;
    model.piecewiseGraphs = 35;
    model.fullGraphs = 19;
    model.apiSeconds = 8;
    model.otherConsumption = gibTimes(4);
    model.gpuOverhead = gibTimes(2.3);
    model.hostOverhead = gibTimes(3.2);
    model.tokensPerSecond = 2;
    return model;
}

DemoModel gptOss()
{
    DemoModel model;
    model.id = QStringLiteral("/models/gpt-oss-120b-mxfp4-00001-of-00003.gguf");
    model.architecture = QStringLiteral("gpt-oss");
    model.weights = gibTimes(59.0);
    model.shards = 3;
    model.kvBytesPerToken = 36.0 * 1024;
    model.contextLimit = 131'072;
    model.gpuOverhead = gibTimes(1.6);
    model.hostOverhead = gibTimes(1.7);
    model.kernelWarmupSeconds = 2.6;
    model.apiSeconds = 1.2;
    model.tokensPerSecond = 52;
    return model;
}

} // namespace

const DemoModel *demoModel(const QString &id)
{
    static const std::array models{nemotron(), qwen36(), qwen3Small(), llama70b(), gptOss()};
    for (const DemoModel &model : models) {
        if (model.id == id)
            return &model;
    }
    return nullptr;
}

} // namespace kirikae
