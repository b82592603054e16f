// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Bytes.h"
#include "models/core/Result.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace kirikae {

/// What one layer keeps of a request while it runs. Layers of the same shape are counted together.
struct LayerShape {
    enum class Kind {
        Full,          ///< grows with every token: MHA, GQA, MQA
        SlidingWindow, ///< holds at most `window` tokens (and what is in flight)
        Chunked,       ///< holds at most one chunk of `window` tokens
        Latent,        ///< MLA: one compressed vector per token, not split over ranks
        Mamba2,
        GatedDelta, ///< Qwen3-Next, Qwen3.5: gated delta net
        KimiDelta,  ///< Kimi Linear
        Linear,     ///< lightning attention (MiniMax-01)
    };
    Kind kind = Kind::Full;
    int count = 0;
    int kvHeads = 0;
    int keyDim = 0;
    int valueDim = 0;
    qint64 window = 0;
    int latentDim = 0;     ///< kv_lora_rank
    int ropeDim = 0;       ///< qk_rope_head_dim
    int indexerLayers = 0; ///< of the Latent layers, how many keep an index (132 bytes per token)
    int stateHeads = 0;    ///< value heads of the state
    int stateKeyHeads = 0;
    int stateHeadDim = 0; ///< value head dimension
    int stateKeyDim = 0;  ///< ssm state size, or key head dimension
    int stateGroups = 0;
    int convKernel = 0;
    int stateElementBytes = 0; ///< of the recurrent part; 0 = the model's own element size
    [[nodiscard]] bool isRecurrent() const { return kind >= Kind::Mamba2; }
    bool operator==(const LayerShape &) const = default;
};

/// What config.json (and hf_quant_config.json) say about a model, as far as its memory depends on it.
struct ModelShape {
    QString architecture;
    QString modelType;
    QList<LayerShape> layers;      ///< the target's
    QList<LayerShape> draftLayers; ///< the built-in drafter's (MTP), used only when it is switched on
    int layerCount = 0;
    qint64 hiddenSize = 0;
    qint64 vocabularySize = 0;
    qint64 maxPositions = 0;
    int attentionHeads = 0;
    int elementBytes = 2; ///< of the model's own dtype
    bool tiedEmbeddings = false;
    bool hasVision = false;
    bool sparseIndex = false;        ///< DeepSeek V3.2 class: its fp8 cache has an own layout
    std::optional<int> kvSchemeBits; ///< the checkpoint declares a KV scheme
    QString quantization;            ///< "fp8", "nvfp4", "awq", ...; empty = none
    double weightBits = 16;          ///< stored bits per weight of the quantised part, scales included
    double parameters = 0;           ///< estimated from the sizes in the config; 0 = cannot be told
    double quantisedParameters = 0;  ///< of these, in layers that the quantisation covers
    double visionParameters = 0;     ///< of a vision tower and its projector, kept in 16 bits; beside `parameters`
    double activeParameters = 0;     ///< used per token
    QStringList notes;               ///< what had to be assumed, in plain words
    bool operator==(const ModelShape &) const = default;
};

/// Reads config.json; `quantText` is hf_quant_config.json or empty. Errors name file and field. NaN and Infinity, which
/// Python writes, are taken as absent. Source of the rules: docs/sizing.md.
Result<ModelShape> readModelShape(QByteArrayView configText, QByteArrayView quantText = {});

} // namespace kirikae
