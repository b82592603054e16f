// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/profile/Profile.h"

namespace kirikae {

struct ProfileFix;

/// A profile with `--name value` set: replaced where it stands, in the way it is written there, or added at the end. An
/// empty value is a flag without a value. Dashes and underscores are alike.
Profile withArgument(Profile profile, const QString &name, const QString &value);
Profile withoutArgument(Profile profile, const QString &name);
Profile withFix(const Profile &profile, const ProfileFix &fix);

} // namespace kirikae
