// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/node/Node.h"

#include <memory>

namespace kirikae {

/// A node with something to switch between, for the contract suite: whatever is behind it, the same cases must hold.
/// Before each case a fresh one is made.
class NodeRig {
public:
    virtual ~NodeRig() = default;
    [[nodiscard]] virtual Node &node() = 0;
    /// Called once the node is connected. Afterwards the profiles are there and first() is coming up or runs; false =
    /// the rig itself is broken.
    virtual bool prepare() = 0;

    [[nodiscard]] virtual QString first() const = 0;      ///< runs at the beginning
    [[nodiscard]] virtual QString second() const = 0;     ///< same slot, starts well
    [[nodiscard]] virtual QString broken() const = 0;     ///< same slot, ends before it is ready
    [[nodiscard]] virtual QString impossible() const = 0; ///< same slot, the preflight refuses it
    /// From now on no start succeeds, that of the way back included.
    virtual void breakEveryStart() = 0;
    /// The link goes, and comes back after a while.
    virtual void cutLink() = 0;
};

} // namespace kirikae
