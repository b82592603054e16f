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

std::optional<MachineMemory> nodeMemory(const NodeState &state)
{
    if (state.pools.isEmpty() || state.pools.first().total <= 0)
        return std::nullopt;
    const Pool &pool = state.pools.first();
    return MachineMemory{pool.total, pool.kind == Pool::Kind::Unified, nodeBandwidth(state)};
}

} // namespace kirikae
