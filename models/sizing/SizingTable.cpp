// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/SizingTable.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>

namespace kirikae {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 firstContext = 8192;
constexpr qsizetype mostContexts = 8;

QString tr(const char *text)
{
    return QCoreApplication::translate("SizingTable", text);
}

QString labelOf(Precision precision, const ModelShape &shape)
{
    switch (precision) {
    case Precision::Bits16: return tr("16 bit");
    case Precision::Bits8: return tr("8 bit");
    case Precision::Bits4: return tr("4 bit");
    case Precision::AsIs: break;
    }
    return shape.quantization.isEmpty() ? tr("As it is") : tr("As it is (%1)").arg(shape.quantization);
}

/// The shape as another precision would have it; the KV cache stays.
ModelShape requantised(ModelShape shape, Precision precision)
{
    shape.elementBytes = 2;
    shape.quantization = precision == Precision::Bits16  ? QString()
                         : precision == Precision::Bits8 ? u"fp8"_s
                                                         : u"4 bit"_s;
    shape.weightBits = precision == Precision::Bits8 ? 8.02 : 4.5;
    return shape;
}

bool canBeTold(const ModelOnDisk &model, Precision precision)
{
    if (precision == Precision::AsIs)
        return true;
    const ModelShape &shape = model.shape;
    if (model.isGguf || shape.parameters <= 0)
        return false;
    const double bits = shape.quantization.isEmpty() ? 16 : shape.weightBits;
    switch (precision) {
    case Precision::Bits16: return !shape.quantization.isEmpty();
    case Precision::Bits8: return bits < 7.5 || bits > 8.5;
    default: return bits > 5.5;
    }
}

} // namespace

QList<qint64> tableContexts(const ModelShape &shape)
{
    const qint64 limit = shape.maxPositions > 0 ? shape.maxPositions : 131'072;
    QList<qint64> contexts;
    for (qint64 context = firstContext; context < limit && contexts.size() < mostContexts - 1; context *= 2)
        contexts.append(context);
    contexts.append(contexts.isEmpty() ? limit : std::min(limit, contexts.last() * 2));
    return contexts;
}

SizingCell sizingCell(const ModelOnDisk &model, Precision precision, qint64 context, const TableLoad &load,
                      const MachineMemory &machine)
{
    SizingQuestion question;
    question.options = load.options;
    question.options.kvCacheMemoryBytes.reset();
    question.options.maxModelLen = context;
    question.contextTokens = context;
    question.concurrency = load.concurrency;
    question.isLlamaServer = load.engine == "llama-server"_L1;
    if (precision == Precision::AsIs) {
        question.shape = model.shape;
        question.tensors = model.isGguf ? std::nullopt : model.tensors;
        question.statedWeights = model.fileBytes;
        question.statedBasis = tr("from the sizes of the model's files");
    } else {
        question.shape = requantised(model.shape, precision);
    }
    if (model.drafter) {
        question.drafter = model.drafter->shape;
        question.drafterWeights =
            model.drafter->tensors ? std::optional(model.drafter->tensors->total) : model.drafter->fileBytes;
    }
    question.machine = machine;
    // Set aside exactly what the load takes, whatever share an engine would claim.
    const Bytes asked = estimateSize(question).kvAsked;
    if (!question.isLlamaServer && asked > 0)
        question.options.kvCacheMemoryBytes = asked;
    SizingCell cell;
    cell.estimate = estimateSize(question);
    cell.verdict = judgeEstimate(cell.estimate, machine);
    return cell;
}

SizingTable sizingTable(const ModelOnDisk &model, const TableLoad &load, const MachineMemory &machine,
                        const QList<qint64> &contexts)
{
    SizingTable table;
    table.contexts = contexts;
    for (const Precision precision : {Precision::AsIs, Precision::Bits16, Precision::Bits8, Precision::Bits4}) {
        if (!canBeTold(model, precision))
            continue;
        SizingRow row{precision, labelOf(precision, model.shape), {}};
        for (const qint64 context : contexts)
            row.cells.append(sizingCell(model, precision, context, load, machine));
        table.rows.append(row);
    }
    return table;
}

const CatalogueMachine *cheapestThatHolds(const ModelOnDisk &model, Precision precision, qint64 context,
                                          const TableLoad &load, const QList<CatalogueMachine> &machines,
                                          const QMap<QString, double> &pricePerHour)
{
    const CatalogueMachine *best = nullptr;
    const auto price = [&pricePerHour](const CatalogueMachine &machine) {
        return pricePerHour.value(machine.id, std::numeric_limits<double>::infinity());
    };
    for (const CatalogueMachine &machine : machines) {
        const Fit fit = sizingCell(model, precision, context, load, machine.asMemory()).verdict.fit;
        if (fit != Fit::Fits && fit != Fit::Tight)
            continue;
        const bool isBetter =
            !best || price(machine) < price(*best) || (price(machine) == price(*best) && machine.memory < best->memory);
        if (isBetter)
            best = &machine;
    }
    return best;
}

} // namespace kirikae
