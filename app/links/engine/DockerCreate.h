// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"
#include "models/node/NodeFacts.h"

#include <QByteArray>
#include <QStringList>

namespace kirikae {

/// The labels that make a container ours and say which profile and start it is.
namespace DockerLabel {
inline constexpr char managed[] = "kirikae.managed";
inline constexpr char profile[] = "kirikae.profile";
inline constexpr char profileName[] = "kirikae.profile-name";
inline constexpr char slot[] = "kirikae.slot";
inline constexpr char run[] = "kirikae.run";
inline constexpr char port[] = "kirikae.port";
inline constexpr char startedAs[] = "kirikae.started-as"; ///< the whole profile as JSON, names of secrets only
} // namespace DockerLabel

/// What an image says about itself, as far as a start needs it.
struct DockerImage {
    QString id;
    QStringList entrypoint;
    QStringList command;
};

/// What a create request needs to know about the node.
struct DockerPlace {
    QString homeFolder;    ///< for mounts that begin with "~/" or "$HOME/"
    QString secretsFolder; ///< where the files with secrets are
    bool isPodman = false;
};

/// Whether a secret of this profile must be put into the environment by a small script in front of the entry point, so
/// that the image's own entry point has to be known. HF_TOKEN does not need that where the engine reads token files.
bool needsEntrypointOf(const Profile &profile);

/// "kirikae-<profile id>-<first characters of the run id>"
QString containerName(const LaunchSpec &spec);

/// The body of POST /containers/create. Pure. The value of a secret is never in it, only its file's path.
Result<QByteArray> createRequest(const LaunchSpec &spec, const DockerImage &image, const DockerPlace &place);

} // namespace kirikae
