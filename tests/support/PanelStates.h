// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/node/NodeState.h"
#include "models/switching/SwitchPlan.h"

// States of a node as the window meets them, with the figures of a DGX Spark that serves three models.
namespace kirikae::samples {

NodeState idle();          ///< Qwen3.6 runs in main, Qwen3 4B in small, a foreign container beside them
NodeState loading();       ///< a switch to Nemotron VL, loading weights
NodeState readyState();    ///< it ended well
NodeState failed();        ///< it failed, Qwen3.6 is back
NodeState disconnected();  ///< never reached
NodeState lost();          ///< was connected, link lost
NodeState empty();         ///< connected, no profiles
NodeState discrete();      ///< an H200 with its own memory
SwitchPlan planThatFits(); ///< to Nemotron VL
SwitchPlan planThatDoesNot();
SwitchPlan planWithProblems();
QList<SwitchRecord> history();
QList<LogLine> log();

} // namespace kirikae::samples
