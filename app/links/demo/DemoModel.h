// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Bytes.h"

#include <QString>

namespace kirikae {

/// A model on the simulated node's disk and what starting it costs there: the constants from which a start's phases
/// follow. Seconds and bytes of a DGX Spark.
struct DemoModel {
    QString id; ///< repository id or path, as a profile names it
    QString architecture;
    Bytes weights = 0;
    int shards = 1;
    Bytes drafter = 0;           ///< a draft model loaded after it, when the profile asks for one
    double repackSeconds = 0;    ///< after reading: the weights are laid out for their kernels
    double kvBytesPerToken = 0;  ///< of one token over all layers
    qint64 contextLimit = 32768; ///< max_position_embeddings
    double imageSeconds = 0;     ///< profiling the encoder with one image; 0 = text only
    double videoSeconds = 0;     ///< with one video of the greatest length
    double mambaSeconds = 0;     ///< Mamba warm-up with its kernels compiled; 0 = no Mamba2 layers
    double mambaTritonSeconds = 0;
    double mambaInductorSeconds = 0;
    double compileSeconds = 0;     ///< torch.compile from its cache
    double compileMissSeconds = 0; ///< what is added without it
    double flashInferSeconds = 0;  ///< just-in-time compilation, each only without its cache
    double b12xSeconds = 0;
    double cudaSeconds = 0;
    double trialCaptureSeconds = 0; ///< recording graphs to estimate their memory; not with a pinned KV cache
    double kvEstimateSeconds = 0;   ///< measuring what is left for the KV cache; not with a pinned one
    double kernelWarmupSeconds = 0;
    double captureSeconds = 0;
    int piecewiseGraphs = 0;
    int fullGraphs = 0;
    double apiSeconds = 0;      ///< from the engine to "Application startup complete."
    Bytes otherConsumption = 0; ///< what vLLM counts beside the weights when it sizes the KV cache
    Bytes gpuOverhead = 0;      ///< context, graphs, activations that stay
    Bytes hostOverhead = 0;     ///< processes on the host side
    double tokensPerSecond = 40;
    [[nodiscard]] bool isVision() const { return imageSeconds > 0; }
};

/// The model with this id, or null: not on this node's disk.
const DemoModel *demoModel(const QString &id);

} // namespace kirikae
