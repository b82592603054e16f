// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"
#include "models/switching/SwitchRecord.h"

namespace kirikae {

/// How the program ends, for scripts. Stable; described in docs/cli.md and kirikaectl(1).
enum class ExitStatus {
    Done = 0, ///< also: the switch ended ready
    Failed = 1,
    Usage = 2, ///< bad command line, or a file or value that is not valid
    NotFound = 3,
    Refused = 4, ///< the preflight or the memory check said no; nothing was touched
    Cancelled = 5,
    FailedRestored = 6,
    FailedStopped = 7,
    Unreachable = 8,
    Busy = 9,       ///< somebody else is switching this node
    Denied = 10,    ///< host key, credentials or permissions
    Detached = 11,  ///< this program ended, the switch did not
    Unsettled = 12, ///< the switch did not succeed, and what runs in the slot has not answered (yet)
};

ExitStatus exitStatus(Outcome outcome);
ExitStatus exitStatus(const Error &error);

} // namespace kirikae
