// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"
#include "models/profile/Profile.h"
#include "models/sizing/ModelOnDisk.h"

namespace kirikae {

/// The files of the simulated node's models: their config.json (of public models, or of a public one with the same
/// geometry) is read as a real one would be; the sizes of the tensors are those that DemoModel loads.
Result<ModelOnDisk> demoModelFiles(const Profile &profile);

} // namespace kirikae
