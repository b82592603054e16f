// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/node/NodeOps.h"

#include <functional>

namespace kirikae {

/// Takes the node's claim, does `act`, gives the claim back and answers with what `act` answered; Busy when somebody
/// else is switching. Nothing is answered when `context` dies first.
Pending<void> withClaim(NodeOps &ops, const QString &owner, const QString &what, QObject *context,
                        std::function<Pending<void>()> act);

} // namespace kirikae
