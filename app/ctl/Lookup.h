// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/node/NodeState.h"

namespace kirikae {

/// A profile by its id, or by its name when that is unique (letters' case does not matter). Damaged ones are an error.
Result<ProfileEntry> findProfile(const NodeState &state, const QString &idOrName);
/// One of our services by id, profile id, profile name or slot; with an empty text the only one that runs.
Result<Service> findService(const NodeState &state, const QString &text);

} // namespace kirikae
