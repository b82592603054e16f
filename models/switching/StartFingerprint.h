// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/profile/Profile.h"

namespace kirikae {

/// A short hash of everything about a profile that reaches the started program: image, command, model, arguments,
/// environment, mounts and limits, not its name, notes, slot or restart policy. Two switches are comparable when it is
/// the same. Secrets count by their name.
QString startFingerprint(const Profile &profile);

} // namespace kirikae
