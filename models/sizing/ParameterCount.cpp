// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/ParameterCount.h"

#include "models/core/Json.h"
#include "models/sizing/LayerKinds.h"

#include <algorithm>
#include <cmath>

namespace kirikae {

using namespace Qt::StringLiterals;
using Kind = LayerShape::Kind;

namespace {

double latentAttention(const ConfigReader &config, const LayerShape &layer, double hidden)
{
    const double heads = double(config.count("num_attention_heads"));
    const double nope = double(config.count("qk_nope_head_dim"));
    const double value = double(config.count("v_head_dim"));
    const double queryRank = double(config.count("q_lora_rank"));
    const double queryOut = heads * (nope + layer.ropeDim);
    const double query = queryRank > 0 ? hidden * queryRank + queryRank * queryOut : hidden * queryOut;
    return query + hidden * (layer.latentDim + layer.ropeDim) + layer.latentDim * heads * (nope + value) +
           heads * value * hidden;
}

double layerParameters(const ConfigReader &config, const LayerShape &layer, double hidden)
{
    const double heads = double(config.count("num_attention_heads"));
    const double gate = config.flag("attn_output_gate") ? 2 : 1;
    switch (layer.kind) {
    case Kind::Full:
    case Kind::SlidingWindow:
    case Kind::Chunked:
        return hidden *
               (heads * layer.keyDim * gate + layer.kvHeads * (layer.keyDim + layer.valueDim) + heads * layer.valueDim);
    case Kind::Latent: return latentAttention(config, layer, hidden);
    case Kind::Mamba2: {
        const double inner = double(layer.stateHeads) * layer.stateHeadDim;
        return hidden * (2 * inner + 2.0 * layer.stateGroups * layer.stateKeyDim + layer.stateHeads) + inner * hidden;
    }
    case Kind::GatedDelta: {
        const double values = double(layer.stateHeads) * layer.stateHeadDim;
        const double keys = double(layer.stateKeyHeads) * layer.stateKeyDim;
        return hidden * (2 * keys + 2 * values + 2.0 * layer.stateHeads) + values * hidden;
    }
    case Kind::KimiDelta:
    case Kind::Linear: return 5 * hidden * layer.stateHeads * layer.stateHeadDim;
    }
    return 0;
}

/// How many layers have routed experts, and how many a dense MLP.
struct MlpLayers {
    double sparse = 0;
    double dense = 0;
};

MlpLayers mlpLayers(const ConfigReader &config, int layers, bool hasExperts)
{
    QStringList words = config.texts("layers_block_type");
    const QString pattern = config.text("hybrid_override_pattern");
    if (!pattern.isEmpty())
        return {double(pattern.count(u'E')), double(pattern.count(u'-'))};
    if (words.contains("moe"_L1) || words.contains("mlp"_L1))
        return {double(words.count("moe"_L1)), double(words.count("mlp"_L1))};
    if (!hasExperts)
        return {0, double(layers)};
    if (const nlohmann::json *frequency = config.find("moe_layer_freq"); frequency && frequency->is_array()) {
        const QList<qint64> sparse = config.counts("moe_layer_freq");
        const auto count = double(sparse.count(1));
        return {count, double(layers) - count};
    }
    const qint64 step = std::max<qint64>(1, config.firstCount({"decoder_sparse_step", "interleave_moe_layer_step"}));
    const qint64 denseFirst = config.count("first_k_dense_replace");
    const double sparse =
        std::floor(double(layers - denseFirst) / double(step)) - double(config.counts("mlp_only_layers").size());
    return {std::max(0.0, sparse), layers - std::max(0.0, sparse)};
}

/// Matrices of one MLP: gate, up and down, or two for the plain activations.
double matrices(const ConfigReader &config)
{
    const QString activation = config.firstCount({"ffn_hidden_size"}) > 0
                                   ? QString()
                                   : config.text("hidden_act") + config.text("mlp_hidden_act");
    const bool isPlain = activation.contains("relu2"_L1) || config.text("model_type") == "gpt2"_L1 ||
                         config.text("model_type") == "opt"_L1;
    return isPlain ? 2 : 3;
}

double product(const QList<qint64> &values)
{
    double result = 1;
    for (const qint64 value : values)
        result *= double(value);
    return result;
}

/// A vision transformer, its patches and positions, and the projector into the language model.
double visionParameters(const ConfigReader &config, double textHidden)
{
    const auto tower = config.top().find("vision_config");
    if (tower == config.top().end() || !tower->is_object())
        return 0;
    const ConfigReader vision(*tower);
    const auto hidden = double(vision.firstCount({"hidden_size", "vt_hidden_size", "embed_dim"}));
    const auto layers = double(vision.firstCount({"depth", "num_hidden_layers", "vt_num_hidden_layers"}));
    auto inner = double(vision.firstCount({"intermediate_size", "vt_intermediate_size"}));
    if (inner == 0)
        inner = vision.number("mlp_ratio") * hidden;
    const QString type = vision.text("model_type");
    const bool isGated = vision.text("hidden_act") == "silu"_L1 || type.contains("gemma4"_L1) || type == "pixtral"_L1;
    const auto patch = double(vision.count("patch_size"));
    const double channels = double(std::max<qint64>(3, vision.count("in_channels")));
    const double frames = double(std::max<qint64>(1, vision.count("temporal_patch_size")));
    auto positions = double(vision.firstCount({"num_position_embeddings", "position_embedding_size"}));
    if (positions == 0)
        positions = double(vision.count("init_pos_emb_height")) * double(vision.count("init_pos_emb_width"));
    if (positions == 0 && patch > 0)
        positions = std::pow(std::floor(double(vision.count("image_size")) / patch), 2);
    const auto side = double(std::max<qint64>(1, vision.count("spatial_merge_size")));
    const double merged =
        hidden * (vision.has("merge_kernel_size") ? product(vision.counts("merge_kernel_size")) : side * side);
    const auto given = double(vision.firstCount({"out_hidden_size", "text_hidden_size"}));
    const double out = given > 0 ? given : textHidden;
    const double projector = merged > hidden ? merged * merged + merged * out : hidden * out;
    return layers * (4 * hidden * hidden + (isGated ? 3 : 2) * hidden * inner) +
           hidden * (channels * frames * patch * patch + positions) +
           projector * double(1 + vision.counts("deepstack_visual_indexes").size());
}

} // namespace

ParameterCount countParameters(const ConfigReader &config, const ModelShape &shape)
{
    ParameterCount count;
    const auto hidden = double(shape.hiddenSize);
    for (const LayerShape &layer : shape.layers)
        count.attention += layer.count * layerParameters(config, layer, hidden);
    const auto experts =
        double(config.firstCount({"n_routed_experts", "num_experts", "num_local_experts", "moe_num_experts"}));
    const auto perToken = double(config.firstCount(
        {"num_experts_per_tok", "num_experts_per_token", "experts_per_token", "top_k_experts", "moe_top_k"}));
    const MlpLayers mlp = mlpLayers(config, shape.layerCount, experts > 0);
    const auto dense = double(config.firstCount(
        {"intermediate_size_mlp", "dense_intermediate_size", "intermediate_size", "ffn_hidden_size", "n_inner"}));
    const auto expert = double(config.firstCount({"moe_intermediate_size", "expert_hidden_dim", "intermediate_size"}));
    const auto latent = double(config.count("moe_latent_size"));
    const double expertInput = latent > 0 ? latent : hidden;
    count.dense += mlp.dense * matrices(config) * hidden * dense;
    if (config.flag("enable_moe_block")) // Gemma 4: a dense MLP beside the experts in every layer
        count.dense += mlp.sparse * matrices(config) * hidden * dense;
    auto shared = double(config.firstCount(
        {"shared_expert_intermediate_size", "moe_shared_expert_intermediate_size", "shared_intermediate_size"}));
    if (shared == 0)
        shared = double(config.firstCount({"n_shared_experts", "num_shared_experts"})) * expert;
    count.dense += mlp.sparse * (matrices(config) * hidden * shared + 2 * hidden * latent);
    count.experts = mlp.sparse * experts * matrices(config) * expertInput * expert;
    count.activeExperts = mlp.sparse * perToken * matrices(config) * expertInput * expert;
    count.routers = mlp.sparse * experts * hidden;
    count.vision = visionParameters(config, hidden);
    count.embeddings = double(shape.vocabularySize) * hidden * (shape.tiedEmbeddings ? 1 : 2);
    return count;
}

} // namespace kirikae
