// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace kirikae {

/// Joins standard input and output to the daemon's socket until one side ends: for logins that allow no forwarding.
/// Answers the exit status.
int dialStdio(const QString &socketPath);

} // namespace kirikae
