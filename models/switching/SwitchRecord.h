// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Bytes.h"
#include "models/core/Result.h"
#include "models/diagnosis/Diagnosis.h"
#include "models/node/Service.h"
#include "models/startup/Phase.h"
#include "models/startup/StartupFacts.h"

#include <QByteArray>
#include <QString>
#include <nlohmann/json_fwd.hpp>

#include <optional>

namespace kirikae {

/// How a switch ended, as it was seen on the node. All distinct in UI, API and exit status.
enum class Outcome {
    Ready,
    Refused,        ///< the preflight said no; nothing was touched
    Cancelled,      ///< cancelled; what ran before runs (again), and where nothing ran nothing does
    FailedRestored, ///< the target failed, the previous service is back and answers
    FailedStopped,  ///< the target failed and nothing runs in the slot
    Unsettled,   ///< it did not succeed, and something of ours runs in the slot that has not answered (yet): `inSlot`
    Unreachable, ///< the node could not be reached; what runs there is not known
};

QString outcomeId(Outcome outcome); ///< "ready", "refused", "cancelled", "failed_restored", "failed_stopped",
                                    ///< "unsettled", "unreachable"
std::optional<Outcome> outcomeFromId(const QString &id);

/// What runs in the slot at the end of a switch that could not settle.
struct SlotState {
    enum class Condition {
        Starting,     ///< loading; watched until it is up or has ended
        NotAnswering, ///< it runs, and does not answer as it should
        NotStopped,   ///< the target, which was told to stop and still runs
        Overtaken,    ///< somebody else's start, which was left alone
        Replaced,     ///< the next switch: it took the place of this one, whose program was gone
    };
    ServiceId service;
    QString name;
    Condition condition = Condition::Starting;
    std::optional<double> usualSeconds; ///< of its starts
    bool operator==(const SlotState &) const = default;
};

/// One switch, as it is kept on the node (JSON lines) and printed by `kirikaectl switch --json`. There is no record
/// without an outcome, and no outcome by default.
struct SwitchRecord {
    explicit SwitchRecord(Outcome seen)
        : outcome(seen)
    {
    }
    QString id;
    QString profileId;
    QString profileName;
    QString previousProfileId; ///< empty = the slot was empty
    QString previousName;
    QString slot;
    QString requestedBy;
    qint64 startedMs = 0; ///< node clock
    Outcome outcome;
    std::optional<SlotState> inSlot; ///< with Unsettled
    double totalSeconds = 0;         ///< from the stop to ready (or to the end); the phases sum to it
    QList<PhaseTime> phases;         ///< of the way forward; the way back is in `restoreSeconds`
    std::optional<double> restoreSeconds;
    StartupFacts facts;
    std::optional<bool> warm; ///< compile caches hit and weights in the page cache, as far as the log tells
    QString imageId;
    QString argumentsHash; ///< of what was started: a changed profile's old times do not count
    QString sizeHash;      ///< sizeFingerprint() of what was started: where it is the same, weights and overhead are
    QString image;         ///< its name, as the profile has it
    std::optional<Bytes> freeAtStart;      ///< MemFree (VRAM: free) just before the target was started
    std::optional<Bytes> availableAtStart; ///< MemAvailable then
    std::optional<Bytes> availableBefore;  ///< MemAvailable when the switch began
    std::optional<Bytes> lowestAvailable;  ///< while loading
    std::optional<Bytes> peakBytes;        ///< most that the new service was seen to take from the pool
    std::optional<Bytes> steadyBytes;      ///< what it held once ready
    std::optional<Failure> failure;
    std::optional<Error> error; ///< refused, unreachable, or why the way back failed
    bool memoryOverridden = false;
    bool retried = false; ///< a transient failure was tried once more
    bool operator==(const SwitchRecord &) const = default;
};

Result<SwitchRecord> recordFromJson(QByteArrayView line);
QByteArray recordToJson(const SwitchRecord &record); ///< one line, no line feed
Result<SwitchRecord> recordFromJsonValue(const nlohmann::json &object);
nlohmann::json recordToJsonValue(const SwitchRecord &record);

} // namespace kirikae
