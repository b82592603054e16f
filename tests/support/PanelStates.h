// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/node/Event.h"
#include "models/node/NodeState.h"
#include "models/switching/SwitchPlan.h"

// States of a node as the window meets them, with the figures of a DGX Spark that serves three models.
namespace kirikae::samples {

NodeState idle();       ///< Qwen3.6 runs in main, Qwen3 4B in small, a foreign container beside them
NodeState loading();    ///< a switch to Nemotron VL, loading weights
NodeState readyState(); ///< it ended well
NodeState failed();     ///< it failed, Qwen3.6 is back
NodeState goingBack();  ///< it failed, Qwen3.6 loads again
Event failureEvent();   ///< what is told of that
NodeState unsettled(SlotState::Condition condition); ///< it failed, and what runs was not seen to answer
NodeState servicesUnknown();                         ///< the container engine does not answer
NodeState profilesUnknown();
NodeState orphaned();                     ///< somebody's switch was left unfinished
NodeState twoInSlot();                    ///< gpt-oss-120b runs beside Qwen3.6, in one slot
NodeState disconnected();                 ///< never reached
NodeState lost();                         ///< was connected, link lost
NodeState empty();                        ///< connected, no profiles
NodeState discrete();                     ///< an H200 with its own memory
SwitchPlan planThatFits();                ///< to Nemotron VL
SwitchPlan planWithRequests(int running); ///< on Qwen3.6
SwitchPlan planWithTwoInSlot();
SwitchPlan planOfUnknown(); ///< made while it is not known what runs
SwitchPlan planThatDoesNot();
SwitchPlan planWithProblems();
QList<SwitchRecord> history();
QList<LogLine> log();

} // namespace kirikae::samples
