// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/profile/Profile.h"

namespace kirikae {

/// Fills in what a command line says about itself, where the profile has no value yet: the engine (from image and
/// words), model, served name, port, context and concurrency (from the engine's own options).
void completeFromArguments(Profile &profile);

} // namespace kirikae
