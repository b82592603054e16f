// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/profile/Profile.h"

#include <optional>

namespace kirikae {

/// Where on the node the files of a profile's model may be, as words for the scripts: "path:PATH", "repo:FOLDER" (a
/// repository's folder in a hub cache), "file:FOLDER/PATTERN" (a GGUF file by its name).
struct ModelPlaces {
    QString model;      ///< as the profile names it
    QString revision;   ///< empty = main
    QStringList places; ///< empty = cannot be told: it is inside the image
};

/// Of the model that is served; named volumes count, at the place where Docker keeps them.
ModelPlaces filesOfModel(const Profile &profile);
/// Of the drafter that --speculative-config or --model-draft names; nothing = there is none of its own.
std::optional<ModelPlaces> filesOfDrafter(const Profile &profile);

/// For preflight.sh: only "path:" and "repo:", and no volumes, which the node's user cannot look into. Empty = cannot
/// be told.
QStringList modelPlaces(const Profile &profile);

} // namespace kirikae
