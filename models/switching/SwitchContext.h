// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/memory/Pool.h"
#include "models/node/NodeOps.h"
#include "models/startup/EngineRules.h"
#include "models/switching/SwitchRun.h"
#include "models/switching/SwitchTimings.h"

#include <memory>

namespace kirikae {

class StartupReader;
class Diagnostician;

/// What the steps of one switch share. Owned by the Switch; main thread.
struct SwitchContext {
    NodeOps &ops;
    EngineRuleSets rules;
    SwitchTimings timings;
    SwitchRun run;
    SwitchTimeline timeline;
    std::shared_ptr<StartupReader> reader; ///< of the load that is watched, or was last
    std::shared_ptr<Diagnostician> diagnostician;
    std::optional<Pool> pool; ///< that models are loaded into, as last reported

    // Of the load that is watched: which start it is, and its last sign of life.
    qint64 loadStartedMs = 0;
    int loadRestarts = 0;
    qint64 lastLifeMs = 0;
    qint64 lastLineMs = 0;
    bool isStuck = false;  ///< given up: it lives, and nothing about it moves
    QStringList busyTools; ///< compilers at work under it

    [[nodiscard]] qint64 nowMs() const { return ops.clock().nowMs(); }
};

} // namespace kirikae
