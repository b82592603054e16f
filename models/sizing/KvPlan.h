// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/sizing/ModelShape.h"
#include "models/sizing/SizingOptions.h"

namespace kirikae {

/// How the engine lays out its KV cache on one rank: what a token and a request cost, in blocks. Deterministic; the
/// same arithmetic as vLLM's planner, by the version's rules. Sources: docs/sizing.md.
struct KvLayout {
    qint64 blockTokens = 16;  ///< tokens in a block of the attention layers
    Bytes poolBlockBytes = 0; ///< one block of the shared pool
    int groups = 1;
    qint64 groupLayers = 1;
    Bytes bytesPerToken = 0;        ///< marginal: of the layers that grow with every token, padding included
    Bytes stateBytesPerRequest = 0; ///< fixed: states and windows of one request
    qint64 growingGroups = 1;       ///< groups that take a block per `blockTokens`
    qint64 minimumBlockTokens = 16;
    bool isUniform = true; ///< one group: all layers grow alike

    /// Pool blocks that a request of `tokens` takes.
    [[nodiscard]] qint64 blocksFor(qint64 tokens) const;
    [[nodiscard]] Bytes bytesFor(qint64 tokens) const { return blocksFor(tokens) * poolBlockBytes; }
    qint64 windowTokens = 0; ///< with windows: tokens in flight that widen them; for blocksFor
    struct Window {
        qint64 tokens;
        qint64 groups;
        qint64 blockTokens;
        qint64 extra;
    };
    QList<Window> windows;
    qint64 stateBlocks = 0;
};

/// What fits into a number of bytes, and what the engine will print.
struct KvCapacity {
    qint64 blocks = 0;
    qint64 printedTokens = 0;  ///< "GPU KV cache size", by the version's meaning
    double maxConcurrency = 0; ///< "Maximum concurrency for N tokens per request"
};

KvLayout layoutKv(const ModelShape &shape, const SizingOptions &options);
KvCapacity capacityOf(const KvLayout &layout, const SizingOptions &options, Bytes kvBytes, qint64 maxModelLen);
/// Bytes of one element of the KV cache by --kv-cache-dtype and what the checkpoint declares.
double kvElementBytes(const ModelShape &shape, const QString &dtype);

} // namespace kirikae
