// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/host/Host.h"

namespace kirikae {

// The POSIX sh scripts that are given to a node. They are files under app/links/ops/scripts, built in as resources;
// each begins with prelude.sh, the process-* ones also with process-common.sh, the daemon-*
// ones (app/links/daemon/scripts) with daemon-common.sh. Nothing is installed on the node.

/// The whole text of "profiles-list" and so on.
QByteArray nodeScriptText(const char *name);
/// What Host::run() and Host::stream() take to run it; `arguments` become $1, $2, ...
Argv nodeScript(const char *name, const Argv &arguments = {});
/// One that takes `input` on its standard input (RunLimits::input): it knows how much is to come, and refuses less.
Argv nodeScript(const char *name, const Argv &arguments, const QByteArray &input);
/// An error for a script that ended with an exit code that it does not use on purpose.
Error scriptFailed(const QString &what, const RunOutput &output);

/// Runs a command on the host and turns what it printed into a value: `read(RunOutput) -> Result<T>`.
template <class T, class Read>
Pending<T> runAndRead(Host &host, QObject *context, const Argv &argv, const RunLimits &limits, Read read)
{
    const Once<T> once;
    whenDone(host.run(argv, limits), context, [once, read = std::move(read)](const Result<RunOutput> &output) {
        once.settle(output ? read(*output) : Result<T>(fail(output.error())));
    });
    return once.future();
}

} // namespace kirikae
