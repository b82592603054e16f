// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/profile/Profile.h"

namespace kirikae {

/// A short hash of everything about a profile that reaches the started program: image, command, model, arguments,
/// environment, mounts and limits, not its name, notes, slot or restart policy. Two switches are comparable when it is
/// the same. Secrets count by their name.
QString startFingerprint(const Profile &profile);
/// The same without what only sizes the KV cache (context, requests at once, share of the memory, pinned bytes, cache
/// dtype) and without what memory does not depend on (ports, names, users): two starts with the same weights and
/// overhead.
QString sizeFingerprint(const Profile &profile);
/// Of what decides which files on the node the profile's model is read from.
QString modelFingerprint(const Profile &profile);

} // namespace kirikae
