// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/ModelShape.h"

#include "models/core/Json.h"
#include "models/sizing/LayerKinds.h"
#include "models/sizing/ParameterCount.h"
#include "models/sizing/QuantizationReader.h"

#include <QCoreApplication>

namespace kirikae {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype maxConfigBytes = 16 * MiB;

QString tr(const char *text)
{
    return QCoreApplication::translate("ModelShape", text);
}

Result<Json> parsed(const QString &file, QByteArrayView text)
{
    if (text.size() > maxConfigBytes)
        return fail(Error::Code::BadInput, tr("%1 is larger than 16 MiB: this is no model's config.").arg(file));
    const auto json = parseJson(strictJson(text), maxConfigBytes);
    if (!json)
        return fail(Error::Code::BadInput, file + u": "_s + json.error().message, json.error().detail);
    if (!json->is_object())
        return fail(Error::Code::BadInput, tr("%1: an object is needed at the top.").arg(file));
    return *json;
}

int elementBytesOf(const ConfigReader &config)
{
    const QString dtype = config.has("dtype") ? config.text("dtype") : config.text("torch_dtype");
    return dtype.contains("float32"_L1) ? 4 : 2;
}

constexpr double mostParameters = 1e15;

void fill(const ConfigReader &config, ModelShape &shape)
{
    const QStringList architectures = config.texts("architectures");
    shape.architecture = architectures.value(0);
    shape.modelType = config.text("model_type");
    shape.layerCount = layerCountOf(config);
    shape.hiddenSize = config.firstCount({"hidden_size", "n_embd", "d_model"});
    shape.vocabularySize = config.count("vocab_size");
    shape.maxPositions =
        config.firstCount({"max_position_embeddings", "max_sequence_length", "n_positions", "seq_length"});
    shape.attentionHeads = int(config.firstCount({"num_attention_heads", "n_head", "n_heads"}));
    shape.elementBytes = elementBytesOf(config);
    const Json *tied = config.find("tie_word_embeddings");
    shape.tiedEmbeddings = tied && tied->is_boolean() ? tied->get<bool>() : shape.modelType.startsWith("gemma"_L1);
    shape.hasVision = config.top().contains("vision_config") || config.top().contains("vision_tower");
    shape.sparseIndex = config.count("index_head_dim") > 0;
    shape.layers = targetLayers(config, &shape.notes);
    shape.draftLayers = drafterLayers(config);
}

/// A layer whose figures are missing would count as nothing; better no estimate than a wrong one.
std::optional<QString> missingFigure(const ModelShape &shape)
{
    for (const LayerShape &layer : shape.layers) {
        if (layer.isRecurrent() && (layer.stateHeads <= 0 || layer.stateHeadDim <= 0))
            return u"state size"_s;
        if (layer.kind == LayerShape::Kind::Latent && layer.latentDim <= 0)
            return u"kv_lora_rank"_s;
        const bool hasHeads = !layer.isRecurrent() && layer.kind != LayerShape::Kind::Latent;
        if (hasHeads && (layer.kvHeads <= 0 || layer.keyDim <= 0 || layer.valueDim <= 0))
            return u"num_key_value_heads, head_dim"_s;
        const bool isWindowed =
            layer.kind == LayerShape::Kind::SlidingWindow || layer.kind == LayerShape::Kind::Chunked;
        if (isWindowed && layer.window <= 0)
            return u"sliding_window"_s;
    }
    return std::nullopt;
}

} // namespace

Result<ModelShape> readModelShape(QByteArrayView configText, QByteArrayView quantText)
{
    const auto json = parsed(u"config.json"_s, configText);
    if (!json)
        return fail(json.error());
    Json quant;
    if (!quantText.isEmpty()) {
        const auto file = parsed(u"hf_quant_config.json"_s, quantText);
        if (!file)
            return fail(file.error());
        quant = *file;
    }
    const ConfigReader config(*json);
    ModelShape shape;
    fill(config, shape);
    readQuantization(config, quant, shape);
    if (const auto problem = config.problem())
        return fail(*problem);
    if (shape.layers.isEmpty() || shape.layerCount <= 0 || shape.hiddenSize <= 0)
        return fail(Error::Code::BadInput,
                    tr("config.json: the fields num_hidden_layers and hidden_size are needed to tell what this model "
                       "holds (architecture %1).")
                        .arg(shape.architecture.isEmpty() ? tr("not named") : shape.architecture));
    if (const auto missing = missingFigure(shape))
        return fail(Error::Code::BadInput,
                    tr("config.json, field %1: it is missing, so the KV cache of architecture %2 cannot be computed.")
                        .arg(*missing, shape.architecture));
    const ParameterCount count = countParameters(config, shape);
    if (count.total() + count.vision > mostParameters)
        return fail(
            Error::Code::BadInput,
            tr("config.json: hidden_size, num_hidden_layers and the other sizes multiply to more weights than any "
               "model has."));
    shape.parameters = count.total();
    shape.quantisedParameters =
        shape.quantization == "mxfp4"_L1 ? count.experts : count.total() - count.embeddings - count.routers;
    shape.visionParameters = count.vision;
    shape.activeParameters = count.active();
    return shape;
}

} // namespace kirikae
