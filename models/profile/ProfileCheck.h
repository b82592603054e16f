// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"
#include "models/profile/Profile.h"

namespace kirikae {

struct ProfileProblem {
    QString field;  ///< "ports[0].hostPort"
    QString reason; ///< a sentence that says what to do
    bool operator==(const ProfileProblem &) const = default;
};

/// Everything that is wrong with a profile, in field order; empty = valid.
QList<ProfileProblem> checkProfile(const Profile &profile);
/// The same as one error, or success.
Result<void> validateProfile(const Profile &profile);
/// Whether a secret may have this name: that of an environment variable, at most 64 characters.
bool isSecretName(const QString &name);
/// The same with the sentence that says so.
Result<void> checkSecretName(const QString &name);
/// A valid, free id made from a name ("Nemotron Super VL 120B" -> "nemotron-super-vl-120b").
QString profileIdFor(const QString &name, const QStringList &taken);

} // namespace kirikae
