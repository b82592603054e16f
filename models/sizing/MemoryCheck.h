// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/memory/Pool.h"
#include "models/profile/Profile.h"
#include "models/sizing/FitVerdict.h"
#include "models/sizing/ModelOnDisk.h"

#include <optional>

namespace kirikae {

/// What an earlier start of the profile was seen to take, and what its log said.
struct MeasuredSize {
    Bytes bytes = 0; ///< the peak
    QString when;    ///< "28 Nov", for the basis text
    QString image;   ///< "vllm/vllm-openai:v0.32"; empty = a plain process
    std::optional<Bytes> steady;
    std::optional<Bytes> weights;
    std::optional<Bytes> kvCache;
    std::optional<Bytes> graphs;
    std::optional<qint64> kvTokens;
    /// The very same start. False = only what sizes the KV cache differs: weights and overhead still count.
    bool isSameStart = true;
    QString startHash; ///< startFingerprint() of what was started
    QString sizeHash;  ///< sizeFingerprint() of it
    bool operator==(const MeasuredSize &) const = default;
};

/// A running service, as far as memory goes: the one that a switch will stop, or one of another slot.
struct OutgoingMemory {
    QString name;
    std::optional<Bytes> held; ///< nothing = its share of the pool is not reported
    QString serviceId;
    bool operator==(const OutgoingMemory &) const = default;
};

/// Which figure an engine's own start test compares with.
enum class StartTestReads { Free, Available };

struct MemoryQuestion {
    Profile profile;
    std::optional<Pool> pool; ///< that models are loaded into; nothing = not reported (yet)
    std::optional<OutgoingMemory> outgoing;
    std::optional<MeasuredSize> measured;
    std::optional<ModelOnDisk> model;             ///< nothing = its files could not be read
    QList<OutgoingMemory> others;                 ///< ours, in other slots: one of them could be stopped
    std::optional<StartTestReads> startTestReads; ///< learnt from this image's own log line; nothing = not seen yet
    std::optional<double> bandwidthBytesPerSecond;
};

/// Does the profile fit once the outgoing service is gone, and will the engine's own start test pass? A measured peak
/// wins over the model's files, these win over the number stated in the profile; when there is none, the answer is
/// Unknown, never a refusal. Pure, and well under a millisecond.
FitVerdict checkMemory(const MemoryQuestion &question);

/// What a service holds in a pool: the sum of its segments, or nothing when it has none.
std::optional<Bytes> heldInPool(const Pool &pool, const QString &serviceId);

} // namespace kirikae
