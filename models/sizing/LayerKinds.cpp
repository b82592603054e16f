// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/LayerKinds.h"

#include "models/core/Json.h"

#include <QCoreApplication>

namespace kirikae {

using namespace Qt::StringLiterals;
using Kind = LayerShape::Kind;

namespace {

constexpr int maxLayers = 10'000;

QString tr(const char *text)
{
    return QCoreApplication::translate("LayerKinds", text);
}

/// One entry per layer; a layer with attention and a state (Falcon-H1) has two, one without memory none.
using KindList = QList<QList<Kind>>;

Kind attentionKind(const ConfigReader &config)
{
    return config.count("kv_lora_rank") > 0 ? Kind::Latent : Kind::Full;
}

Kind recurrentKind(const ConfigReader &config)
{
    if (config.has("linear_num_value_heads"))
        return Kind::GatedDelta;
    return config.has("linear_attn_config") ? Kind::KimiDelta : Kind::Mamba2;
}

QList<Kind> kindOfWord(const ConfigReader &config, const QString &word)
{
    if (word.startsWith("sliding"_L1) || word == "local"_L1 || word == "local_attention"_L1)
        return {Kind::SlidingWindow};
    if (word.startsWith("chunked"_L1))
        return {Kind::Chunked};
    if (word == "mamba"_L1 || word == "mamba2"_L1 || word == "conv"_L1 || word == "recurrent"_L1 || word == "m"_L1)
        return {Kind::Mamba2};
    if (word.startsWith("linear"_L1))
        return {recurrentKind(config) == Kind::Mamba2 ? Kind::Linear : recurrentKind(config)};
    if (word == "moe"_L1 || word == "mlp"_L1 || word == "none"_L1 || word == "e"_L1 || word == "-"_L1)
        return {};
    if (word == "hybrid"_L1)
        return {attentionKind(config), Kind::Mamba2};
    return {attentionKind(config)};
}

KindList kindsOfWords(const ConfigReader &config, const QStringList &words)
{
    KindList kinds;
    for (const QString &word : words)
        kinds.append(kindOfWord(config, word.toLower()));
    return kinds;
}

QStringList wordsOfPattern(const QString &pattern)
{
    QStringList words;
    for (const QChar c : pattern) {
        if (c != u'|')
            words.append(c == u'*' ? u"attention"_s : QString(c).toLower());
    }
    return words;
}

/// Layer i (from 0) is of the first kind when `isFirst(i)`.
template <class Predicate>
KindList alternating(int layers, Kind first, Kind second, Predicate isFirst)
{
    KindList kinds;
    for (int i = 0; i < layers; ++i)
        kinds.append(QList<Kind>{isFirst(i) ? first : second});
    return kinds;
}

KindList kimiKinds(const ConfigReader &config, int layers)
{
    QList<qint64> full;
    if (const nlohmann::json *linear = config.find("linear_attn_config")) {
        for (const qint64 layer : ConfigReader(*linear).counts("full_attn_layers"))
            full.append(layer - 1);
    }
    return alternating(layers, attentionKind(config), Kind::KimiDelta, [&full](int i) { return full.contains(i); });
}

/// Puzzle models: each block says whether it has attention.
KindList blockKinds(const ConfigReader &config)
{
    KindList kinds;
    const nlohmann::json *blocks = config.find("block_configs");
    for (const nlohmann::json &block : *blocks) {
        const auto attention = block.is_object() ? block.find("attention") : block.end();
        const bool isThere = block.is_object() && attention != block.end() && attention->is_object() &&
                             !boolAt(*attention, "no_op").value_or(false) &&
                             !boolAt(*attention, "replace_with_linear").value_or(false);
        kinds.append(isThere ? QList<Kind>{Kind::Full} : QList<Kind>());
    }
    return kinds;
}

KindList llama4Kinds(const ConfigReader &config, int layers)
{
    const QList<qint64> rope = config.counts("no_rope_layers");
    const qint64 interval =
        std::max<qint64>(1, config.has("no_rope_layer_interval") ? config.count("no_rope_layer_interval") : 4);
    return alternating(layers, Kind::Chunked, Kind::Full,
                       [&](int i) { return rope.size() == layers ? rope.at(i) != 0 : (i + 1) % interval != 0; });
}

/// Configs that give one window for all layers, or a rule without a list.
KindList plainKinds(const ConfigReader &config, int layers)
{
    const QString type = config.text("model_type");
    const bool isSwitchedOff = config.has("use_sliding_window") && !config.flag("use_sliding_window");
    const bool hasWindow = config.count("sliding_window") > 0 && !isSwitchedOff;
    if (const qint64 interval = config.count("full_attention_interval"); interval > 0)
        return alternating(layers, attentionKind(config), recurrentKind(config),
                           [&](int i) { return (i + 1) % interval == 0; });
    if (const qint64 pattern = config.count("sliding_window_pattern"); pattern > 0 && hasWindow)
        return alternating(layers, Kind::Full, Kind::SlidingWindow, [&](int i) { return (i + 1) % pattern == 0; });
    if (type.startsWith("gemma3"_L1) && hasWindow)
        return alternating(layers, Kind::Full, Kind::SlidingWindow, [](int i) { return (i + 1) % 6 == 0; });
    if (type == "gemma2"_L1 && hasWindow)
        return alternating(layers, Kind::Full, Kind::SlidingWindow, [](int i) { return i % 2 == 1; });
    if (const qint64 period = config.count("attn_layer_period"); period > 0) {
        const qint64 offset = config.count("attn_layer_offset");
        return alternating(layers, Kind::Full, Kind::Mamba2, [&](int i) { return i % period == offset; });
    }
    if (type == "falcon_h1"_L1)
        return KindList(layers, QList<Kind>{Kind::Full, Kind::Mamba2});
    if (hasWindow && (config.flag("use_sliding_window") || type.startsWith("mi"_L1) || type.startsWith("phi3"_L1)))
        return KindList(layers, QList<Kind>{Kind::SlidingWindow});
    return KindList(layers, QList<Kind>{attentionKind(config)});
}

KindList kindsOf(const ConfigReader &config, int layers)
{
    if (const QString pattern = config.text("hybrid_override_pattern"); !pattern.isEmpty())
        return kindsOfWords(config, wordsOfPattern(pattern));
    for (const char *key : {"layers_block_type", "layer_types"}) {
        if (const QStringList words = config.texts(key); !words.isEmpty())
            return kindsOfWords(config, words);
    }
    if (const nlohmann::json *blocks = config.find("block_configs"); blocks && blocks->is_array())
        return blockKinds(config);
    if (config.has("linear_attn_config"))
        return kimiKinds(config, layers);
    if (const QList<qint64> types = config.counts("attn_type_list"); !types.isEmpty())
        return alternating(int(types.size()), Kind::Full, Kind::Linear, [&](int i) { return types.at(i) == 1; });
    if (const QList<qint64> pattern = config.counts("hybrid_layer_pattern"); !pattern.isEmpty())
        return alternating(int(pattern.size()), Kind::SlidingWindow, Kind::Full,
                           [&](int i) { return pattern.at(i) == 1; });
    if (const QList<qint64> indices = config.counts("attn_layer_indices"); !indices.isEmpty())
        return alternating(layers, Kind::Full, Kind::Mamba2, [&](int i) { return indices.contains(i); });
    if (config.text("model_type").startsWith("llama4"_L1))
        return llama4Kinds(config, layers);
    return plainKinds(config, layers);
}

int headDimOf(const ConfigReader &config)
{
    if (const qint64 dim = config.firstCount({"head_dim", "attention_head_dim", "kv_channels"}); dim > 0)
        return int(dim);
    const qint64 heads = config.firstCount({"num_attention_heads", "n_head", "n_heads"});
    return heads > 0 ? int(config.firstCount({"hidden_size", "n_embd", "d_model"}) / heads) : 0;
}

int kvHeadsOf(const ConfigReader &config)
{
    const qint64 heads = config.firstCount({"num_attention_heads", "n_head", "n_heads"});
    if (const nlohmann::json *blocks = config.find("block_configs"); blocks && blocks->is_array()) {
        for (const nlohmann::json &block : *blocks) {
            const auto attention = block.is_object() ? block.find("attention") : block.end();
            const qint64 group = block.is_object() && attention != block.end()
                                     ? integerAt(*attention, "n_heads_in_group").value_or(0)
                                     : 0;
            if (group > 0)
                return int(heads / group);
        }
    }
    if (config.flag("multi_query") && !config.flag("new_decoder_architecture"))
        return 1;
    const qint64 kvHeads = config.firstCount({"num_key_value_heads", "num_kv_heads", "multi_query_group_num"});
    return int(kvHeads > 0 ? kvHeads : heads);
}

void fillAttention(const ConfigReader &config, LayerShape &layer)
{
    layer.kvHeads = kvHeadsOf(config);
    layer.keyDim = headDimOf(config);
    layer.valueDim = layer.keyDim;
    if (const qint64 dim = config.count("v_head_dim"); dim > 0)
        layer.valueDim = int(dim);
    if (layer.kind == Kind::Full && config.count("global_head_dim") > 0) {
        layer.keyDim = layer.valueDim = int(config.count("global_head_dim"));
        if (config.count("num_global_key_value_heads") > 0)
            layer.kvHeads = int(config.count("num_global_key_value_heads"));
    }
    if (layer.kind == Kind::SlidingWindow && config.count("swa_num_key_value_heads") > 0) {
        layer.kvHeads = int(config.count("swa_num_key_value_heads"));
        layer.keyDim = int(config.firstCount({"swa_head_dim", "head_dim"}));
        layer.valueDim = int(config.firstCount({"swa_v_head_dim", "v_head_dim", "swa_head_dim", "head_dim"}));
    }
    if (layer.kind == Kind::SlidingWindow)
        layer.window = config.count("sliding_window");
    if (layer.kind == Kind::Chunked)
        layer.window = config.count("attention_chunk_size");
    if (layer.kind == Kind::Latent) {
        layer.latentDim = int(config.count("kv_lora_rank"));
        layer.ropeDim = int(config.count("qk_rope_head_dim"));
        layer.kvHeads = layer.keyDim = layer.valueDim = 0;
    }
}

void fillMamba(const ConfigReader &config, LayerShape &layer)
{
    layer.stateHeads = int(config.firstCount({"mamba_num_heads", "mamba_n_heads", "num_heads"}));
    layer.stateHeadDim = int(config.firstCount({"mamba_head_dim", "mamba_d_head"}));
    layer.stateKeyDim = int(config.firstCount({"ssm_state_size", "mamba_d_state", "state_size"}));
    layer.stateGroups = int(config.firstCount({"n_groups", "mamba_n_groups"}));
    layer.convKernel =
        int(config.firstCount({"conv_kernel", "mamba_d_conv", "conv_L_cache", "short_conv_kernel_size"}));
    const qint64 hidden = config.count("hidden_size");
    if (layer.stateHeads == 0 && hidden > 0) { // Mamba 1 and short convolutions: one channel per inner dimension
        const qint64 expand = std::max<qint64>(1, config.firstCount({"mamba_expand", "expand"}));
        layer.stateHeads = int(std::min<qint64>(hidden * expand, 1 << 24));
        layer.stateHeadDim = 1;
    }
    const QString dtype =
        config.has("mamba_ssm_cache_dtype") ? config.text("mamba_ssm_cache_dtype") : config.text("mamba_ssm_dtype");
    if (dtype == "float32"_L1 || (dtype.isEmpty() && config.text("model_type") == "nemotron_h"_L1))
        layer.stateElementBytes = 4;
    else if (!dtype.isEmpty())
        layer.stateElementBytes = 2;
}

void fillState(const ConfigReader &config, LayerShape &layer)
{
    if (layer.kind == Kind::Mamba2) {
        fillMamba(config, layer);
    } else if (layer.kind == Kind::GatedDelta) {
        layer.stateHeads = int(config.count("linear_num_value_heads"));
        layer.stateKeyHeads = int(config.count("linear_num_key_heads"));
        layer.stateHeadDim = int(config.count("linear_value_head_dim"));
        layer.stateKeyDim = int(config.count("linear_key_head_dim"));
        layer.convKernel = int(config.count("linear_conv_kernel_dim"));
        layer.stateElementBytes = config.text("mamba_ssm_dtype") == "float32"_L1 ? 4 : 0;
    } else if (layer.kind == Kind::KimiDelta) {
        const nlohmann::json *linear = config.find("linear_attn_config");
        const ConfigReader nested(linear && linear->is_object() ? *linear : config.top());
        layer.stateHeads = int(nested.count("num_heads"));
        layer.stateHeadDim = int(nested.count("head_dim"));
        layer.convKernel = int(nested.count("short_conv_kernel_size"));
        layer.stateElementBytes = 4;
    } else {
        layer.stateHeads = int(config.count("num_attention_heads"));
        layer.stateHeadDim = headDimOf(config);
        layer.stateElementBytes = 4;
    }
}

LayerShape shapeOf(const ConfigReader &config, Kind kind)
{
    LayerShape layer;
    layer.kind = kind;
    if (layer.isRecurrent())
        fillState(config, layer);
    else
        fillAttention(config, layer);
    return layer;
}

QList<LayerShape> counted(const ConfigReader &config, const KindList &kinds)
{
    QList<LayerShape> layers;
    for (const QList<Kind> &layer : kinds) {
        for (const Kind kind : layer) {
            auto it = std::find_if(layers.begin(), layers.end(),
                                   [kind](const LayerShape &shape) { return shape.kind == kind; });
            if (it == layers.end()) {
                layers.append(shapeOf(config, kind));
                it = layers.end() - 1;
            }
            ++it->count;
        }
    }
    return layers;
}

void addIndexers(const ConfigReader &config, QList<LayerShape> &layers)
{
    const QStringList types = config.texts("indexer_types");
    for (LayerShape &layer : layers) {
        if (layer.kind == Kind::Latent && config.count("index_head_dim") > 0)
            layer.indexerLayers = types.isEmpty() ? layer.count : int(types.count(u"full"_s));
    }
}

} // namespace

int layerCountOf(const ConfigReader &config)
{
    if (const qint64 layers = config.firstCount({"num_hidden_layers", "n_layer", "n_layers", "num_layers"}); layers > 0)
        return int(std::min<qint64>(layers, maxLayers));
    for (const char *key : {"layers_block_type", "layer_types"}) {
        if (const QStringList words = config.texts(key); !words.isEmpty())
            return int(words.size());
    }
    return int(wordsOfPattern(config.text("hybrid_override_pattern")).size());
}

QList<LayerShape> targetLayers(const ConfigReader &config, QStringList *notes)
{
    const int layers = layerCountOf(config);
    KindList kinds = kindsOf(config, layers);
    if (const qint64 shared = config.count("num_kv_shared_layers"); shared > 0 && shared < kinds.size())
        kinds.remove(kinds.size() - shared, shared);
    if (layers > 0 && config.has("num_hidden_layers") && kinds.size() > layers)
        notes->append(tr("The config lists %1 layer kinds for %2 layers.").arg(kinds.size()).arg(layers));
    QList<LayerShape> shapes = counted(config, kinds);
    addIndexers(config, shapes);
    return shapes;
}

QList<LayerShape> drafterLayers(const ConfigReader &config)
{
    const qint64 drafters = config.firstCount({"num_nextn_predict_layers", "mtp_num_hidden_layers", "num_mtp_modules"});
    if (drafters <= 0)
        return {};
    QStringList words = config.texts("mtp_layers_block_type");
    if (words.isEmpty())
        words = wordsOfPattern(config.text("mtp_hybrid_override_pattern"));
    KindList kinds;
    for (qint64 i = 0; i < std::min<qint64>(drafters, 64); ++i)
        kinds += words.isEmpty() ? KindList{{attentionKind(config)}} : kindsOfWords(config, words);
    return counted(config, kinds);
}

} // namespace kirikae
