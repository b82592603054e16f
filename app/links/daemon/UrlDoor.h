// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/daemon/DaemonDoor.h"
#include "models/core/Result.h"

#include <QUrl>

namespace kirikae {

/// The way to a daemon by its address: "unix:/path/api.sock" on this machine, "http://host:port" or
/// "https://host:port", which ask for a token. BadInput says what such an address looks like.
Result<DaemonDoor> doorByUrl(const QUrl &url);
/// Whether the address is one of these; nothing is said of its being right.
bool isDaemonUrl(const QString &text);

} // namespace kirikae
