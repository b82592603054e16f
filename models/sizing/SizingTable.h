// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/sizing/ModelOnDisk.h"
#include "models/sizing/NodeCatalogue.h"

#include <QMap>

namespace kirikae {

/// How the weights would be stored.
enum class Precision { AsIs, Bits16, Bits8, Bits4 };

struct SizingCell {
    SizeEstimate estimate;
    FitVerdict verdict; ///< on the asked machine, with nothing else on it
};

struct SizingRow {
    Precision precision = Precision::AsIs;
    QString label; ///< "As it is (nvfp4)", "4 bit"
    QList<SizingCell> cells;
};

/// Precision times context for a model: what each takes with its KV cache set aside for exactly that load, and whether
/// a machine holds it. Rows of a precision that cannot be told (a GGUF file does not say its parameters) are left out,
/// and so is the one that the model has already.
struct SizingTable {
    QList<qint64> contexts;
    QList<SizingRow> rows;
};

struct TableLoad {
    int concurrency = 1;
    QString engine = QStringLiteral("vllm");
    SizingOptions options; ///< what else the engine is started with
};

/// 8,192 tokens, doubled up to the model's limit; at most eight.
QList<qint64> tableContexts(const ModelShape &shape);
SizingTable sizingTable(const ModelOnDisk &model, const TableLoad &load, const MachineMemory &machine,
                        const QList<qint64> &contexts);
SizingCell sizingCell(const ModelOnDisk &model, Precision precision, qint64 context, const TableLoad &load,
                      const MachineMemory &machine);

/// The cheapest machine that holds a load on one card: by price per hour (entered by the user, by machine id) where
/// there are prices; else the smallest. Nothing = none does.
const CatalogueMachine *cheapestThatHolds(const ModelOnDisk &model, Precision precision, qint64 context,
                                          const TableLoad &load, const QList<CatalogueMachine> &machines,
                                          const QMap<QString, double> &pricePerHour);

} // namespace kirikae
