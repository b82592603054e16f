// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/SizingQuestion.h"

#include "models/memory/MemoryPolicy.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace kirikae {

using namespace Qt::StringLiterals;

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("SizeEstimate", text);
}

EngineVersion versionOf(const SizingQuestion &question)
{
    return question.options.engineVersion.value_or(EngineVersion{99, 0, 0});
}

Bytes totalOf(const SizingQuestion &question)
{
    return question.machine ? question.machine->total : 0;
}

bool isUnified(const SizingQuestion &question)
{
    return question.machine && question.machine->isUnified;
}

/// vLLM's defaults by the memory it sees; a unified-memory part does not report any, so it gets the small ones.
qint64 batchedTokens(const SizingQuestion &question)
{
    const Bytes total = totalOf(question);
    const qint64 standard = isUnified(question) || (total > 0 && total < 70 * GiB) ? 2048
                            : total >= 160 * GiB                                   ? 16384
                                                                                   : 8192;
    return question.options.maxNumBatchedTokens.value_or(standard);
}

qint64 parallelRequests(const SizingQuestion &question)
{
    const bool isSmall = isUnified(question) || (totalOf(question) > 0 && totalOf(question) < 70 * GiB);
    return question.options.maxNumSeqs.value_or(isSmall ? 256 : 1024);
}

bool usesOwnDrafter(const SizingOptions &options)
{
    return options.numSpeculativeTokens > 0 &&
           (options.speculativeMethod.isEmpty() || options.speculativeMethod.contains("mtp"_L1));
}

/// Position tables: two bytes per position and rotary dimension, built from the config's limit whatever is served.
Bytes rotaryCache(const ModelShape &shape)
{
    for (const LayerShape &layer : shape.layers) {
        if (!layer.isRecurrent())
            return shape.maxPositions * (layer.kind == LayerShape::Kind::Latent ? layer.ropeDim : layer.keyDim) * 2;
    }
    return 0;
}

void weighTensors(const SizingQuestion &question, SizeEstimate &estimate)
{
    const TensorSums &sums = *question.tensors;
    Bytes loaded = sums.total;
    if (!usesOwnDrafter(question.options))
        loaded -= sums.drafter;
    if (question.options.languageModelOnly)
        loaded -= sums.vision;
    if (question.shape.tiedEmbeddings)
        loaded -= sums.outputHead;
    const Bytes split = loaded - sums.replicated;
    estimate.weights = split / question.options.tensorParallelSize + sums.replicated + rotaryCache(question.shape);
    estimate.weightsBasis = Basis::Estimated;
    estimate.weightsText = tr("from the model's files, %L1 tensors").arg(sums.tensors);
}

void weighConfig(const SizingQuestion &question, SizeEstimate &estimate)
{
    const ModelShape &shape = question.shape;
    const double quantised = shape.quantization.isEmpty() ? 0 : shape.quantisedParameters;
    const double vision = question.options.languageModelOnly ? 0 : shape.visionParameters;
    const double bytes =
        quantised * shape.weightBits / 8 + (shape.parameters - quantised + vision) * shape.elementBytes;
    estimate.weights = static_cast<Bytes>(bytes) / question.options.tensorParallelSize + rotaryCache(shape);
    estimate.weightsBasis = Basis::Guessed;
    estimate.weightsText = tr("guessed from the sizes in config.json: about %1 billion parameters")
                               .arg((shape.parameters + vision) / 1e9, 0, 'f', 1);
}

void weigh(const SizingQuestion &question, SizeEstimate &estimate)
{
    if (question.measured && question.measured->weights) {
        estimate.weights = *question.measured->weights;
        estimate.weightsBasis = Basis::Measured;
        estimate.weightsText = question.measured->text;
        return; // a separate drafter is in the measured overhead: the log prints the target's size alone
    }
    if (question.tensors) {
        weighTensors(question, estimate);
    } else if (question.statedWeights) {
        estimate.weights = *question.statedWeights / question.options.tensorParallelSize +
                           (question.isLlamaServer ? 0 : rotaryCache(question.shape));
        estimate.weightsBasis = Basis::Stated;
        estimate.weightsText = question.statedBasis;
    } else {
        weighConfig(question, estimate);
    }
    if (question.drafterWeights) {
        estimate.weights += *question.drafterWeights;
        estimate.weightsText += tr(", with %1 of the drafter").arg(gib(*question.drafterWeights));
    }
}

/// Captured graphs: the median of public logs, more with a drafter; nothing when they are off.
Bytes graphBytes(const SizingQuestion &question)
{
    if (question.options.enforceEager || question.isLlamaServer)
        return 0;
    return question.options.numSpeculativeTokens > 0 ? 3 * GiB / 2 : 7 * GiB / 10;
}

Bytes activationBytes(const SizingQuestion &question)
{
    const bool isOldSampler =
        versionOf(question) >= EngineVersion{0, 10, 2} && versionOf(question) < EngineVersion{0, 13, 0};
    const double perLogit = isOldSampler ? 38.5 : 14;
    const double sampler = perLogit * double(parallelRequests(question)) * double(question.shape.vocabularySize);
    const double forward = 2.0 * double(batchedTokens(question)) * 12 * double(question.shape.hiddenSize);
    return static_cast<Bytes>(sampler + forward);
}

void addOverhead(const SizingQuestion &question, SizeEstimate &estimate)
{
    if (question.measured && question.measured->overhead) {
        estimate.overhead = *question.measured->overhead;
        estimate.overheadBasis = Basis::Measured;
        estimate.overheadText = question.measured->text;
        return;
    }
    if (question.isLlamaServer) {
        estimate.overhead = 3 * GiB / 2;
        estimate.overheadText = tr("guessed: compute buffers and context of llama.cpp");
        return;
    }
    const bool hasVision = question.shape.hasVision && !question.options.languageModelOnly;
    const Bytes outside = isUnified(question) ? 2 * GiB : GiB / 2;
    const Bytes encoder = hasVision ? 3 * GiB / 2 : 0;
    estimate.overhead = activationBytes(question) + graphBytes(question) + outside + encoder;
    estimate.overheadText =
        tr("guessed: activations %1, graphs %2, context and host side %3")
            .arg(gibNumber(activationBytes(question)), gibNumber(graphBytes(question)), gibNumber(outside + encoder));
}

/// What vLLM leaves for the KV cache of its share; graphs count against it from 0.21 on.
Bytes shareForKv(const SizingQuestion &question, const SizeEstimate &estimate)
{
    const EngineVersion version = versionOf(question);
    const double share = question.options.utilization() * double(totalOf(question));
    const Bytes graphs = version < EngineVersion{0, 21, 0} ? graphBytes(question) : 0;
    return std::max<Bytes>(0, static_cast<Bytes>(share) - estimate.weights - estimate.overhead + graphs);
}

void reserveKv(const SizingQuestion &question, const KvLayout &layout, SizeEstimate &estimate)
{
    estimate.kvAsked = layout.bytesFor(estimate.contextTokens) * question.concurrency;
    const SizingOptions &options = question.options;
    if (question.measured && question.measured->kvCache) {
        estimate.kvReserved = *question.measured->kvCache;
        estimate.kvText = question.measured->text;
    } else if (options.kvCacheMemoryBytes && !question.isLlamaServer) {
        estimate.kvReserved = *options.kvCacheMemoryBytes;
        estimate.kvText = tr("pinned by kv-cache-memory-bytes");
    } else if (!question.isLlamaServer && totalOf(question) > 0) {
        estimate.kvReserved = shareForKv(question, estimate);
        estimate.kvText = tr("what is left of the engine's share of the memory");
    } else {
        estimate.kvReserved = estimate.kvAsked;
        estimate.kvText = tr("for %L1 tokens, %L2 at once").arg(estimate.contextTokens).arg(question.concurrency);
    }
}

/// The longest request that fits, by bisection: blocks grow with length.
qint64 largestContext(const KvLayout &layout, qint64 blocks, qint64 limit)
{
    qint64 low = 0;
    qint64 high = limit;
    while (low < high) {
        const qint64 middle = low + (high - low + 1) / 2;
        if (layout.blocksFor(middle) <= blocks)
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}

} // namespace

SizeEstimate estimateSize(const SizingQuestion &question)
{
    SizeEstimate estimate;
    SizingOptions options = question.options;
    options.maxNumBatchedTokens = batchedTokens(question);
    ModelShape shape = question.shape;
    if (question.drafter) {
        shape.draftLayers = question.drafter->layers;
        options.draftLayersLoaded = true;
    }
    const KvLayout layout = layoutKv(shape, options);
    estimate.concurrency = question.concurrency;
    estimate.notes = question.shape.notes;
    estimate.kvPerToken = layout.bytesPerToken;
    estimate.statePerRequest = layout.stateBytesPerRequest;
    const qint64 limit = question.shape.maxPositions > 0 ? question.shape.maxPositions : 8192;
    estimate.contextTokens = question.contextTokens.value_or(options.maxModelLen.value_or(limit));
    weigh(question, estimate);
    addOverhead(question, estimate);
    reserveKv(question, layout, estimate);
    const KvCapacity capacity = capacityOf(layout, options, estimate.kvReserved, estimate.contextTokens);
    estimate.kvTokens = capacity.printedTokens;
    estimate.maxConcurrency = capacity.maxConcurrency;
    estimate.largestContext = largestContext(layout, capacity.blocks, std::max(limit, estimate.contextTokens));
    if (options.numSpeculativeTokens > 0 && !usesOwnDrafter(options) && !question.drafter)
        estimate.notes.append(
            tr("A separate drafter (%1) is not in these figures: its weights and KV cache come on top.")
                .arg(options.speculativeMethod));
    if (question.machine && question.machine->bandwidthBytesPerSecond && question.shape.parameters > 0) {
        const double active = double(estimate.weights) * question.shape.activeParameters / question.shape.parameters;
        if (active > 0)
            estimate.tokensPerSecondBound = *question.machine->bandwidthBytesPerSecond / active;
    }
    return estimate;
}

FitVerdict judgeEstimate(const SizeEstimate &estimate, const MachineMemory &machine)
{
    FitVerdict verdict;
    const Bytes idle = machine.isUnified ? 4 * GiB : GiB * 6 / 10;
    verdict.lines = {
        {machine.isUnified ? tr("Memory of the machine") : tr("Memory of the card"), machine.total, Basis::Stated, {}},
        {tr("System at rest"), -idle, Basis::Guessed, tr("guessed")},
        {tr("Weights"), -estimate.weights, estimate.weightsBasis, estimate.weightsText},
        {tr("KV cache"), -estimate.kvReserved, Basis::Estimated, estimate.kvText},
        {tr("Overhead"), -estimate.overhead, Basis::Guessed, estimate.overheadText}};
    verdict.need = estimate.total();
    Bytes after = 0;
    for (const FitLine &line : verdict.lines)
        after += line.bytes;
    verdict.availableAfter = after;
    const auto [reserve, warn, refuse] = machine.isUnified ? unifiedPolicy : cardPolicy;
    const bool isTooShort = estimate.largestContext && *estimate.largestContext < estimate.contextTokens;
    if (after < refuse || isTooShort) {
        verdict.fit = Fit::DoesNotFit;
        verdict.sentence = isTooShort && after >= refuse
                               ? tr("Does not fit: one request of %L1 tokens needs %2 of KV cache, %3 are left")
                                     .arg(estimate.contextTokens)
                                     .arg(gib(estimate.kvAsked), gib(estimate.kvReserved))
                               : tr("Does not fit: %1 short").arg(gib(refuse - after));
        if (isTooShort && *estimate.largestContext > 0)
            verdict.smallestChange = tr("The largest context that fits is %L1 tokens.").arg(*estimate.largestContext);
    } else if (after < warn) {
        verdict.fit = Fit::Tight;
        verdict.sentence = after >= reserve
                               ? tr("Tight: only %1 above the reserve").arg(gib(after - reserve))
                               : tr("Tight: %1 into the reserve of %2").arg(gib(reserve - after), gib(reserve));
    } else {
        verdict.fit = Fit::Fits;
        verdict.sentence = tr("Fits, with %1 to spare").arg(gib(after - reserve));
    }
    return verdict;
}

} // namespace kirikae
