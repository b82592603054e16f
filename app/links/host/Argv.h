// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/host/Host.h"

namespace kirikae
{

/// The one quoting function: a POSIX sh command line for argv, which sh, bash, dash, fish and csh all read back to the
/// same bytes when it is run as `exec /bin/sh -c ...` the way shellCommand() wraps it. Fails on NUL bytes and empty
/// argv.
Result<QByteArray> quoteArgv(const Argv &argv);
/// The string for an SSH exec request, whatever the user's login shell is.
Result<QByteArray> shellCommand(const Argv &argv);

} // namespace kirikae
