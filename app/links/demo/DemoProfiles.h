// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/node/NodeFacts.h"

namespace kirikae {

/// The profiles that the simulated node has on its disk when the demo begins.
QList<Profile> demoProfiles();
/// The ids of those that run then.
QStringList demoRunningProfiles();

} // namespace kirikae
