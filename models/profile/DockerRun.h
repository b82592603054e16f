// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"
#include "models/profile/Profile.h"

namespace kirikae {

/// What became of a pasted `docker run` line.
struct DockerRunImport {
    Profile profile;
    QStringList notes; ///< what was changed or left out, and why
};

/// Reads a `docker run ...` (or `podman run`) command as people paste it: prompts, continuation lines, comments,
/// quotes, $VARIABLES. A variable in -e becomes a secret reference, never a value. Errors name the option.
Result<DockerRunImport> profileFromDockerRun(const QString &text);

/// The command that does the same (for a process: its argv), to read and copy; with continuation lines. Secrets appear
/// as
/// "$NAME".
QString dockerRunText(const Profile &profile);

} // namespace kirikae
