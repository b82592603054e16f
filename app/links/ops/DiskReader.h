// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/host/Host.h"
#include "models/core/Async.h"
#include "models/node/NodeFacts.h"

namespace kirikae {

/// The answer of disk-space.sh: each file system once, with all that it holds. Pure.
QList<DiskSpace> parseDiskSpace(QByteArrayView text);

/// How full the file systems are that hold the model files of these profiles and the container engine's data.
/// `imageFolder`: where the engine says that it keeps them; empty = the usual places are tried.
Pending<QList<DiskSpace>> readDiskSpace(Host &host, const QList<Profile> &profiles, const QString &imageFolder,
                                        QObject *context);

} // namespace kirikae
