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
    SwitchContext(NodeOps &node, EngineRuleSets engineRules, const SwitchTimings &waits, SwitchRun theRun)
        : ops(node)
        , rules(std::move(engineRules))
        , timings(waits)
        , run(std::move(theRun))
    {
    }
    NodeOps &ops;
    EngineRuleSets rules;
    SwitchTimings timings;
    SwitchRun run;
    SwitchTimeline timeline;               ///< of the way forward
    SwitchTimeline backTimeline;           ///< of the previous service's start on the way back
    std::shared_ptr<StartupReader> reader; ///< of the load that is watched, or was last
    std::shared_ptr<Diagnostician> diagnostician;
    std::optional<Pool> pool; ///< that models are loaded into, as last reported

    // Of the load that is watched: which start it is, and its last sign of life.
    qint64 loadStartedMs = 0; ///< wall clock of the node
    int loadRestarts = 0;
    bool isWatching = false; ///< the four below are of a load under way
    qint64 silentMs = 0;     ///< how long looks that succeeded have shown no life
    qint64 lastLineSteadyMs = 0;
    bool isStuck = false;   ///< given up: it lives, and nothing about it moves
    QList<qint64> loadPids; ///< of its process tree
    QStringList busyTools;  ///< compilers at work under it

    bool isTouched = false;             ///< this program has stopped something: nothing is refused any more
    bool isStopCalled = false;          ///< the outgoing service was told to end, by this program
    std::optional<QList<Service>> seen; ///< what LookStep saw
    bool leaveAsItIs = false;           ///< on the way back: nothing is waited for any more

    [[nodiscard]] qint64 nowMs() const { return ops.clock().nowMs(); }
    [[nodiscard]] qint64 steadyMs() const { return ops.clock().steadyMs(); }
};

} // namespace kirikae
