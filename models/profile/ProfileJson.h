// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"
#include "models/profile/Profile.h"

#include <QByteArray>

namespace kirikae {

/// A profile file's text. Parsing names the field and the reason in the error and never throws; unknown fields are
/// refused (a misspelt field would otherwise be silently lost), a newer schema is refused with that sentence.
Result<Profile> profileFromJson(const QString &id, QByteArrayView text);
/// Pretty-printed, fields that hold their default left out, ends with a line feed.
QByteArray profileToJson(const Profile &profile);

} // namespace kirikae
