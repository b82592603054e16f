// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/core/JsonOptional.h"
#include "models/node/JsonNames.h"
#include "models/node/NodeJson.h"

namespace kirikae {

namespace {

using Kind = LayerShape::Kind;
constexpr Names<Kind, 8> kinds{{{Kind::Full, "full"},
                                {Kind::SlidingWindow, "sliding_window"},
                                {Kind::Chunked, "chunked"},
                                {Kind::Latent, "latent"},
                                {Kind::Mamba2, "mamba2"},
                                {Kind::GatedDelta, "gated_delta"},
                                {Kind::KimiDelta, "kimi_delta"},
                                {Kind::Linear, "linear"}}};

constexpr std::array<std::pair<const char *, int LayerShape::*>, 14> layerNumbers{
    {{"count", &LayerShape::count},
     {"kv_heads", &LayerShape::kvHeads},
     {"key_dim", &LayerShape::keyDim},
     {"value_dim", &LayerShape::valueDim},
     {"latent_dim", &LayerShape::latentDim},
     {"rope_dim", &LayerShape::ropeDim},
     {"indexer_layers", &LayerShape::indexerLayers},
     {"state_heads", &LayerShape::stateHeads},
     {"state_key_heads", &LayerShape::stateKeyHeads},
     {"state_head_dim", &LayerShape::stateHeadDim},
     {"state_key_dim", &LayerShape::stateKeyDim},
     {"state_groups", &LayerShape::stateGroups},
     {"conv_kernel", &LayerShape::convKernel},
     {"state_element_bytes", &LayerShape::stateElementBytes}}};

constexpr std::array<std::pair<const char *, qint64 TensorSums::*>, 7> sumNumbers{
    {{"total_bytes", &TensorSums::total},
     {"drafter_bytes", &TensorSums::drafter},
     {"vision_bytes", &TensorSums::vision},
     {"embedding_bytes", &TensorSums::embedding},
     {"output_head_bytes", &TensorSums::outputHead},
     {"replicated_bytes", &TensorSums::replicated},
     {"tensors", &TensorSums::tensors}}};

Json layersToJson(const QList<LayerShape> &layers)
{
    Json array = Json::array();
    for (const LayerShape &layer : layers) {
        Json object{{"kind", nameOf(kinds, layer.kind)}, {"window", layer.window}};
        for (const auto &[name, field] : layerNumbers)
            object[name] = layer.*field;
        array.push_back(std::move(object));
    }
    return array;
}

QList<LayerShape> layersFromJson(const Json &array)
{
    QList<LayerShape> layers;
    for (const Json &object : array) {
        LayerShape layer;
        layer.kind = valueOf(kinds, textAt(object, "kind"));
        layer.window = integerAt(object, "window").value_or(0);
        for (const auto &[name, field] : layerNumbers)
            layer.*field = intAt(object, name).value_or(0);
        layers.append(layer);
    }
    return layers;
}

Json shapeToJson(const ModelShape &shape)
{
    return {{"architecture", toJson(shape.architecture)},
            {"model_type", toJson(shape.modelType)},
            {"layers", layersToJson(shape.layers)},
            {"draft_layers", layersToJson(shape.draftLayers)},
            {"layer_count", shape.layerCount},
            {"hidden_size", shape.hiddenSize},
            {"vocabulary_size", shape.vocabularySize},
            {"max_positions", shape.maxPositions},
            {"attention_heads", shape.attentionHeads},
            {"element_bytes", shape.elementBytes},
            {"tied_embeddings", shape.tiedEmbeddings},
            {"has_vision", shape.hasVision},
            {"sparse_index", shape.sparseIndex},
            {"kv_scheme_bits", optionalToJson(shape.kvSchemeBits)},
            {"quantization", toJson(shape.quantization)},
            {"weight_bits", shape.weightBits},
            {"parameters", shape.parameters},
            {"quantised_parameters", shape.quantisedParameters},
            {"vision_parameters", shape.visionParameters},
            {"active_parameters", shape.activeParameters},
            {"notes", toJson(shape.notes)}};
}

ModelShape shapeFromJson(const Json &object)
{
    ModelShape shape;
    shape.architecture = textAt(object, "architecture");
    shape.modelType = textAt(object, "model_type");
    shape.layers = layersFromJson(arrayAt(object, "layers"));
    shape.draftLayers = layersFromJson(arrayAt(object, "draft_layers"));
    shape.layerCount = intAt(object, "layer_count").value_or(0);
    shape.hiddenSize = integerAt(object, "hidden_size").value_or(0);
    shape.vocabularySize = integerAt(object, "vocabulary_size").value_or(0);
    shape.maxPositions = integerAt(object, "max_positions").value_or(0);
    shape.attentionHeads = intAt(object, "attention_heads").value_or(0);
    shape.elementBytes = intAt(object, "element_bytes").value_or(2);
    shape.tiedEmbeddings = boolAt(object, "tied_embeddings").value_or(false);
    shape.hasVision = boolAt(object, "has_vision").value_or(false);
    shape.sparseIndex = boolAt(object, "sparse_index").value_or(false);
    shape.kvSchemeBits = intAt(object, "kv_scheme_bits");
    shape.quantization = textAt(object, "quantization");
    shape.weightBits = numberAt(object, "weight_bits").value_or(16);
    shape.parameters = numberAt(object, "parameters").value_or(0);
    shape.quantisedParameters = numberAt(object, "quantised_parameters").value_or(0);
    shape.visionParameters = numberAt(object, "vision_parameters").value_or(0);
    shape.activeParameters = numberAt(object, "active_parameters").value_or(0);
    shape.notes = stringsAt(object, "notes");
    return shape;
}

Json sumsToJson(const std::optional<TensorSums> &sums)
{
    if (!sums)
        return {};
    Json object = Json::object();
    for (const auto &[name, field] : sumNumbers)
        object[name] = (*sums).*field;
    return object;
}

std::optional<TensorSums> sumsAt(const Json &object, const char *key)
{
    const Json *found = objectAt(object, key);
    if (!found)
        return std::nullopt;
    TensorSums sums;
    for (const auto &[name, field] : sumNumbers)
        sums.*field = integerAt(*found, name).value_or(0);
    return sums;
}

} // namespace

Json modelToJson(const ModelOnDisk &model)
{
    Json drafter;
    if (model.drafter) {
        drafter = {{"shape", shapeToJson(model.drafter->shape)},
                   {"tensors", sumsToJson(model.drafter->tensors)},
                   {"file_bytes", optionalToJson(model.drafter->fileBytes)}};
    }
    return {{"where", toJson(model.where)},
            {"shape", shapeToJson(model.shape)},
            {"tensors", sumsToJson(model.tensors)},
            {"file_bytes", optionalToJson(model.fileBytes)},
            {"gguf", model.isGguf},
            {"drafter", std::move(drafter)},
            {"notes", toJson(model.notes)}};
}

ModelOnDisk modelFromJson(const Json &object)
{
    ModelOnDisk model;
    model.where = textAt(object, "where");
    if (const Json *shape = objectAt(object, "shape"))
        model.shape = shapeFromJson(*shape);
    model.tensors = sumsAt(object, "tensors");
    model.fileBytes = integerAt(object, "file_bytes");
    model.isGguf = boolAt(object, "gguf").value_or(false);
    if (const Json *drafter = objectAt(object, "drafter")) {
        model.drafter.emplace();
        if (const Json *shape = objectAt(*drafter, "shape"))
            model.drafter->shape = shapeFromJson(*shape);
        model.drafter->tensors = sumsAt(*drafter, "tensors");
        model.drafter->fileBytes = integerAt(*drafter, "file_bytes");
    }
    model.notes = stringsAt(object, "notes");
    return model;
}

} // namespace kirikae
