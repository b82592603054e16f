// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/host/Host.h"

namespace kirikae {

/// The one quoting function: a POSIX sh command line for argv, any bytes but NUL, every word quoted. For something that
/// a POSIX shell reads (a script, the stdin of /bin/sh). Fails on NUL bytes and empty argv.
Result<QByteArray> quoteArgv(const Argv &argv);
/// The string for an SSH exec request, whatever the user's login shell is: sh, bash, dash, fish and csh all read it
/// back to the same bytes. It replaces the login shell by argv, so a signal to the command's process group reaches it.
/// `before` is POSIX script without quotes, backslashes and newlines that runs first in the same process: "echo $$;".
Result<QByteArray> shellCommand(const Argv &argv, const QByteArray &before = {});
/// Bytes as the argument of `printf %b`, in single quotes; any bytes, NUL included. For the stdin of a command that a
/// POSIX shell starts.
QByteArray printfWord(const QByteArray &bytes);

} // namespace kirikae
