// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/node/NodeMachine.h"

#include "models/sizing/NodeCatalogue.h"

namespace kirikae {

std::optional<double> nodeBandwidth(const NodeState &state)
{
    if (!state.memory || state.memory->gpus.isEmpty())
        return std::nullopt;
    const CatalogueMachine *machine = machineWithGpu(state.memory->gpus.first().name);
    return machine ? std::optional(machine->bandwidthBytesPerSecond) : std::nullopt;
}

} // namespace kirikae
