// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Bytes.h"
#include "models/node/Service.h"
#include "models/startup/Phase.h"

#include <QList>
#include <QString>

#include <optional>

namespace kirikae {

struct PhaseProgress {
    enum class Status { Waiting, Running, Done, Failed, Skipped };
    Phase phase = Phase::Other;
    Status status = Status::Waiting;
    double seconds = 0;
    std::optional<double> usualSeconds;
    std::optional<double> fraction; ///< 0..1; nothing = cannot be told; 1 only when Done
    QString detail;                 ///< "shard 7 of 17, 3.0 GB/s"
    bool operator==(const PhaseProgress &) const = default;
};

/// The previous service on its way back: the same phases as any start.
struct RestoreProgress {
    QList<PhaseProgress> phases;
    double seconds = 0; ///< since it was started again
    std::optional<double> expectedSeconds;
    double fraction = 0;
    bool longerThanUsual = false;
    bool operator==(const RestoreProgress &) const = default;
};

/// A switch under way, as the panel and the CLI draw it.
struct SwitchProgress {
    enum class Stage { Preflight, Stopping, MemoryBack, Starting, Loading, Verifying, Settling, RollingBack, Ended };
    QString switchId;
    QString profileId;
    QString profileName;
    QString previousName; ///< empty = the slot was empty
    Stage stage = Stage::Preflight;
    QList<PhaseProgress> phases; ///< in drawing order; every phase that is expected or has happened
    double seconds = 0;          ///< since the stop began
    std::optional<double> expectedSeconds;
    double fraction = 0;          ///< of the whole; never goes back, below 1 until ready
    QString sentence;             ///< what happens now, one line
    bool longerThanUsual = false; ///< past twice the median
    bool linkLost = false;        ///< goes on when the link is back
    bool cancelling = false;
    std::optional<RestoreProgress> restore; ///< once the previous service has been started again
    bool canLeave = false;                  ///< on the way back: cancelling leaves the node as it is now
    std::optional<double> silentSeconds;    ///< since the last sign of life, once it is long
    std::optional<Bytes> lowestAvailable;
    std::optional<Bytes> guardFloor; ///< the guard stops the load below this
    ServiceId service;               ///< the new service once it exists: whose log to show
    bool operator==(const SwitchProgress &) const = default;
};

} // namespace kirikae
