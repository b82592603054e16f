// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/ProfileSizing.h"

#include "models/sizing/ProfileTuning.h"

#include <QCoreApplication>

#include <algorithm>

namespace kirikae {

using namespace Qt::StringLiterals;

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("ProfileSizing", text);
}

/// What two starts with the same flags were seen to differ by when the cache is a share of the memory.
constexpr Bytes unifiedUncertainty = 7 * GiB / 2;
constexpr Bytes discreteUncertainty = GiB;

MeasuredParts partsOf(const MeasuredSize &measured)
{
    MeasuredParts parts;
    parts.weights = measured.weights;
    parts.overhead = measuredOverhead(measured);
    parts.text = measuredText(measured);
    if (measured.isSameStart)
        parts.kvCache = measured.kvCache;
    return parts;
}

/// The tensors of a drafter as they are loaded: what it lacks it shares with the target.
std::optional<Bytes> loadedDrafter(const DrafterOnDisk &drafter)
{
    return drafter.tensors ? std::optional(drafter.tensors->total) : drafter.fileBytes;
}

SizingQuestion sizingQuestion(const MemoryQuestion &question, const SizingOptions &options)
{
    const ModelOnDisk &model = *question.model;
    SizingQuestion asked;
    asked.shape = model.shape;
    asked.options = options;
    asked.tensors = model.isGguf ? std::nullopt : model.tensors;
    asked.statedWeights = model.isGguf && model.tensors ? std::optional(model.tensors->total) : model.fileBytes;
    asked.statedBasis = model.isGguf ? tr("from the GGUF file") : tr("from the sizes of the model's files");
    asked.isLlamaServer = question.profile.engine == "llama-server"_L1;
    if (question.pool) {
        asked.machine = MachineMemory{question.pool->total, question.pool->kind == Pool::Kind::Unified,
                                      question.bandwidthBytesPerSecond};
    }
    if (model.drafter) {
        asked.drafter = model.drafter->shape;
        asked.drafterWeights = loadedDrafter(*model.drafter);
    }
    const AskedLoad load = askedLoad(question.profile, &model);
    asked.contextTokens = load.contextTokens;
    asked.concurrency = load.concurrency;
    if (asked.isLlamaServer) { // it sets aside what its arguments say, whatever is expected
        asked.concurrency = std::max<qint64>(1, options.maxNumSeqs.value_or(1));
        asked.contextTokens = options.maxModelLen.value_or(contextLimit(&model).value_or(load.contextTokens)) /
                              (options.maxModelLen ? asked.concurrency : 1);
    }
    return asked;
}

} // namespace

QString measuredText(const MeasuredSize &measured)
{
    if (measured.image.isEmpty())
        return tr("measured %1").arg(measured.when);
    return tr("measured %1 with %2").arg(measured.when, measured.image);
}

std::optional<Bytes> measuredOverhead(const MeasuredSize &measured)
{
    if (!measured.weights || !measured.kvCache)
        return std::nullopt;
    const Bytes rest = measured.bytes - *measured.weights - *measured.kvCache;
    return rest >= 0 ? std::optional(rest) : std::nullopt;
}

std::optional<ProfileSize> sizeOf(const MemoryQuestion &question, bool usesMeasured)
{
    const auto options = sizingOptionsOf(question.profile);
    if (!question.model || !options)
        return std::nullopt;
    SizingQuestion asked = sizingQuestion(question, *options);
    if (usesMeasured && question.measured)
        asked.measured = partsOf(*question.measured);
    ProfileSize size;
    size.estimate = estimateSize(asked);
    size.refusesTooLong = question.profile.engine == "vllm"_L1;
    size.servedContext =
        options->maxModelLen.value_or(contextLimit(&*question.model).value_or(size.estimate.contextTokens));
    SizingQuestion one = asked;
    one.contextTokens = size.servedContext;
    one.concurrency = 1;
    size.servedRequest = size.servedContext == asked.contextTokens && asked.concurrency == 1
                             ? size.estimate.kvAsked
                             : estimateSize(one).kvAsked;
    const bool isShare =
        size.refusesTooLong && !options->kvCacheMemoryBytes && !(asked.measured && asked.measured->kvCache);
    const bool isUnified = asked.machine && asked.machine->isUnified;
    size.kvUncertainty = isShare ? (isUnified ? unifiedUncertainty : discreteUncertainty) : 0;
    return size;
}

} // namespace kirikae
