// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/node/NodeState.h"
#include "models/sizing/SizingQuestion.h"

namespace kirikae {

/// Bytes per second of the memory that models are loaded into, by what the node's GPU is called; nothing = not in the
/// catalogue.
std::optional<double> nodeBandwidth(const NodeState &state);
/// The memory that models are loaded into; nothing = not reported (yet).
std::optional<MachineMemory> nodeMemory(const NodeState &state);

} // namespace kirikae
