// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/KvPlan.h"

#include <algorithm>
#include <cmath>

namespace kirikae {

using namespace Qt::StringLiterals;
using Kind = LayerShape::Kind;

namespace {

constexpr EngineVersion newest{99, 0, 0};

qint64 ceilDiv(qint64 a, qint64 b)
{
    return b > 0 ? (a + b - 1) / b : 0;
}

EngineVersion versionOf(const SizingOptions &options)
{
    return options.engineVersion.value_or(newest);
}

/// Layers with the same memory behaviour on one rank.
struct Spec {
    Kind kind = Kind::Full;
    qint64 count = 0;
    Bytes tokenBytes = 0; ///< per layer
    Bytes stateBytes = 0; ///< per layer
    qint64 window = 0;
    [[nodiscard]] bool grows() const { return kind == Kind::Full || kind == Kind::Latent; }
    [[nodiscard]] bool isState() const { return kind >= Kind::Mamba2; }
    [[nodiscard]] bool isSame(const Spec &other) const
    {
        return isState() ? other.isState()
                         : kind == other.kind && tokenBytes == other.tokenBytes && window == other.window;
    }
};

Bytes headBytes(double elementBytes, qint64 dim)
{
    return elementBytes == 0.5625 ? dim / 2 + dim / 16 : static_cast<Bytes>(std::llround(double(dim) * elementBytes));
}

Bytes stateBytes(const ModelShape &shape, const LayerShape &layer, const SizingOptions &options)
{
    const qint64 tp = options.tensorParallelSize;
    const qint64 conv = std::max(0, layer.convKernel - 1 + options.numSpeculativeTokens);
    const qint64 model = shape.elementBytes;
    qint64 element = layer.stateElementBytes > 0 ? layer.stateElementBytes : model;
    const bool isOldNemotron = shape.modelType == "nemotron_h"_L1 && versionOf(options) < EngineVersion{0, 19, 0};
    if (options.mambaSsmCacheDtype.startsWith("float32"_L1))
        element = 4;
    else if (!options.mambaSsmCacheDtype.isEmpty() && options.mambaSsmCacheDtype != "auto"_L1)
        element = 2;
    else if (isOldNemotron)
        element = model;
    const qint64 heads = layer.stateHeads;
    const qint64 dim = layer.stateHeadDim;
    const qint64 key = layer.stateKeyDim;
    switch (layer.kind) {
    case Kind::Mamba2: {
        const qint64 groups = ceilDiv(layer.stateGroups, tp) * tp;
        return (heads * dim + 2 * groups * key) / tp * conv * model + heads / tp * dim * key * element;
    }
    case Kind::GatedDelta:
        return (2 * key * layer.stateKeyHeads + dim * heads) / tp * conv * model + heads / tp * dim * key * element;
    case Kind::KimiDelta: return 3 * heads * dim / tp * conv * model + heads / tp * dim * dim * 4;
    default: return heads / tp * dim * dim * element;
    }
}

Bytes latentBytes(const ModelShape &shape, const LayerShape &layer, const SizingOptions &options, double element)
{
    // DeepSeek V3.2's fp8 cache has a layout of its own: 656 bytes per token, and 132 more where a layer has an index.
    const bool isSparseFp8 = shape.sparseIndex && (element == 1 || options.kvCacheDtype == "fp8_ds_mla"_L1 ||
                                                   options.kvCacheDtype == "auto"_L1);
    return isSparseFp8 ? 656 : static_cast<Bytes>(std::llround((layer.latentDim + layer.ropeDim) * element));
}

void addSpec(QList<Spec> &specs, const Spec &spec)
{
    if (spec.count <= 0 || spec.tokenBytes + spec.stateBytes <= 0)
        return; // a file may say that a layer keeps nothing
    const auto same =
        std::find_if(specs.begin(), specs.end(), [&spec](const Spec &other) { return other.isSame(spec); });
    if (same == specs.end()) {
        specs.append(spec);
        return;
    }
    same->count += spec.count;
    same->stateBytes = std::max(same->stateBytes, spec.stateBytes);
}

void addLayers(QList<Spec> &specs, const ModelShape &shape, const QList<LayerShape> &layers,
               const SizingOptions &options)
{
    const double element = kvElementBytes(shape, options.kvCacheDtype);
    for (const LayerShape &layer : layers) {
        Spec spec;
        spec.kind = layer.kind;
        spec.count = layer.count;
        if (layer.isRecurrent()) {
            spec.stateBytes = stateBytes(shape, layer, options);
        } else if (layer.kind == Kind::Latent) {
            spec.tokenBytes = latentBytes(shape, layer, options, element);
            if (layer.indexerLayers > 0)
                addSpec(specs, {Kind::Latent, layer.indexerLayers, 132, 0, 0});
        } else {
            const qint64 heads = std::max<qint64>(1, layer.kvHeads / options.tensorParallelSize);
            spec.tokenBytes = heads * (headBytes(element, layer.keyDim) + headBytes(element, layer.valueDim));
            const bool isWindowed = layer.window > 0;
            if (isWindowed && options.hybridKvCacheDisabled)
                spec.kind = Kind::Full;
            else
                spec.window = layer.window;
        }
        addSpec(specs, spec);
    }
}

QList<Spec> specsOf(const ModelShape &shape, const SizingOptions &options)
{
    QList<Spec> specs;
    addLayers(specs, shape, shape.layers, options);
    const bool usesOwnDrafter = options.numSpeculativeTokens > 0 &&
                                (options.speculativeMethod.isEmpty() || options.speculativeMethod.contains("mtp"_L1) ||
                                 options.speculativeMethod.contains("nextn"_L1));
    if (usesOwnDrafter || options.draftLayersLoaded)
        addLayers(specs, shape, shape.draftLayers, options);
    return specs;
}

/// Blocks of a hybrid are as long as it takes for an attention page to hold a state.
qint64 alignedBlock(const QList<Spec> &specs, const SizingOptions &options)
{
    qint64 block = options.blockSize.value_or(16);
    Bytes state = 0;
    Bytes token = 0;
    bool isLatent = false;
    for (const Spec &spec : specs) {
        state = std::max(state, spec.stateBytes);
        if (token == 0 && spec.grows()) {
            token = spec.tokenBytes;
            isLatent = spec.kind == Kind::Latent;
        }
    }
    if (state == 0 || token == 0)
        return block;
    const qint64 align = isLatent ? 64 : 16;
    return std::max(block, align * ceilDiv(state, align * token));
}

qint64 groupSize(const QList<Spec> &specs, const SizingOptions &options)
{
    qint64 least = specs.first().count;
    qint64 most = 0;
    for (const Spec &spec : specs) {
        least = std::min(least, spec.count);
        most = std::max(most, spec.count);
    }
    const EngineVersion version = versionOf(options);
    const double rule = version >= EngineVersion{0, 18, 0} ? 1.5 : version >= EngineVersion{0, 12, 0} ? 1.25 : 0;
    return double(most) < double(least) * rule ? most : least;
}

KvLayout uniformLayout(const QList<Spec> &specs, const SizingOptions &options)
{
    KvLayout layout;
    layout.blockTokens = layout.minimumBlockTokens = options.blockSize.value_or(16);
    for (const Spec &spec : specs)
        layout.bytesPerToken += spec.count * spec.tokenBytes;
    layout.poolBlockBytes = layout.bytesPerToken * layout.blockTokens;
    return layout;
}

qint64 inFlightTokens(const SizingOptions &options)
{
    const qint64 batched = options.maxNumBatchedTokens.value_or(8192);
    return versionOf(options) >= EngineVersion{0, 26, 0} ? 2 * batched : batched;
}

KvLayout groupedLayout(const QList<Spec> &specs, const SizingOptions &options)
{
    KvLayout layout;
    layout.isUniform = false;
    layout.blockTokens = alignedBlock(specs, options);
    Bytes page = 0;
    for (const Spec &spec : specs)
        page = std::max(page, spec.isState() ? Bytes(0) : spec.tokenBytes * layout.blockTokens);
    layout.groupLayers = groupSize(specs, options);
    layout.poolBlockBytes = page * layout.groupLayers;
    layout.groups = 0;
    layout.growingGroups = 0;
    layout.windowTokens = inFlightTokens(options);
    layout.minimumBlockTokens = std::numeric_limits<qint64>::max();
    const bool isAligned = options.enablePrefixCaching.value_or(false);
    for (const Spec &spec : specs) {
        const qint64 groups = ceilDiv(spec.count, layout.groupLayers);
        layout.groups += int(groups);
        if (spec.isState()) {
            layout.stateBlocks += groups * ((isAligned ? 2 : 1) + options.numSpeculativeTokens);
            continue;
        }
        const Bytes own = spec.tokenBytes * layout.blockTokens;
        const qint64 block = page % own == 0 ? layout.blockTokens * (page / own) : layout.blockTokens;
        layout.minimumBlockTokens = std::min(layout.minimumBlockTokens, block);
        if (spec.grows())
            layout.growingGroups += groups;
        const bool isChunk = spec.kind == Kind::Chunked;
        const qint64 window = spec.grows() ? 0 : isChunk ? spec.window : spec.window - 1;
        layout.windows.append({window, groups, block, spec.grows() || isChunk ? 0 : 1});
        if (spec.grows())
            layout.bytesPerToken += groups * layout.poolBlockBytes / block;
    }
    return layout;
}

} // namespace

double kvElementBytes(const ModelShape &shape, const QString &dtype)
{
    if (dtype.startsWith("fp8"_L1) || dtype == "int8"_L1)
        return 1;
    if (dtype.startsWith("nvfp4"_L1))
        return 0.5625;
    if (dtype == "bfloat16"_L1 || dtype == "float16"_L1 || dtype == "half"_L1 || dtype == "bf16"_L1 ||
        dtype == "fp16"_L1 || dtype == "f16"_L1)
        return 2;
    if (dtype.startsWith("float32"_L1) || dtype == "f32"_L1)
        return 4;
    // llama.cpp's: 32 elements share a scale of two bytes, and a minimum with the _1 kinds.
    if (dtype == "q8_0"_L1)
        return 34.0 / 32;
    if (dtype == "q5_1"_L1 || dtype == "q5_0"_L1)
        return (dtype == "q5_1"_L1 ? 24.0 : 22.0) / 32;
    if (dtype == "q4_1"_L1 || dtype == "q4_0"_L1 || dtype == "iq4_nl"_L1)
        return (dtype == "q4_1"_L1 ? 20.0 : 18.0) / 32;
    if (shape.kvSchemeBits)
        return *shape.kvSchemeBits == 4 ? 0.5625 : 1;
    return shape.elementBytes;
}

qint64 KvLayout::blocksFor(qint64 tokens) const
{
    if (isUniform)
        return ceilDiv(tokens, blockTokens);
    qint64 blocks = stateBlocks;
    for (const Window &window : windows) {
        const qint64 held = window.tokens > 0 ? std::min(window.tokens + windowTokens, tokens) : tokens;
        blocks += window.groups * (ceilDiv(held, window.blockTokens) + window.extra);
    }
    return blocks;
}

KvLayout layoutKv(const ModelShape &shape, const SizingOptions &options)
{
    const QList<Spec> specs = specsOf(shape, options);
    const bool isUniform = std::all_of(specs.begin(), specs.end(), [](const Spec &spec) { return spec.grows(); });
    KvLayout layout = isUniform ? uniformLayout(specs, options) : groupedLayout(specs, options);
    // What a long request holds beside its growing part.
    constexpr qint64 longRequest = 1 << 22;
    const qint64 growing = isUniform ? layout.blocksFor(longRequest) : [&layout] {
        qint64 blocks = 0;
        for (const KvLayout::Window &window : layout.windows)
            blocks += window.tokens > 0 ? 0 : window.groups * ceilDiv(longRequest, window.blockTokens);
        return blocks;
    }();
    layout.stateBytesPerRequest = (layout.blocksFor(longRequest) - growing) * layout.poolBlockBytes;
    return layout;
}

KvCapacity capacityOf(const KvLayout &layout, const SizingOptions &options, Bytes kvBytes, qint64 maxModelLen)
{
    KvCapacity capacity;
    if (layout.poolBlockBytes <= 0 || kvBytes <= 0)
        return capacity;
    capacity.blocks = kvBytes / layout.poolBlockBytes;
    const qint64 perRequest = layout.blocksFor(std::max<qint64>(1, maxModelLen));
    capacity.maxConcurrency = perRequest > 0 ? double(capacity.blocks) / double(perRequest) : 0;
    const EngineVersion version = versionOf(options);
    if (version < EngineVersion{0, 9, 2} || (layout.isUniform && version < EngineVersion{0, 21, 0}))
        capacity.printedTokens = capacity.blocks * layout.blockTokens;
    else if (version < EngineVersion{0, 21, 0})
        capacity.printedTokens = capacity.blocks / layout.groups * layout.minimumBlockTokens;
    else
        capacity.printedTokens = static_cast<qint64>(capacity.maxConcurrency * double(maxModelLen));
    return capacity;
}

} // namespace kirikae
