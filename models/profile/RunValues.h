// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"
#include "models/profile/Profile.h"
#include "models/profile/ShellWords.h"

namespace kirikae {

// The values of single `docker run` options. Errors are sentences that quote the value and say what to write instead.

/// "16g", "512m", "1073741824"
Result<Bytes> sizeFrom(const QString &text);
/// "all", "1", "\"device=0,1\""
Result<QString> gpusFrom(const QString &text);
/// "source:target[:ro]"; $HOME and ~ at the start stay for the node to expand, other variables are an error.
Result<Mount> volumeFrom(const ShellWord &word);
/// "type=bind,source=...,target=...[,readonly]"
Result<Mount> mountFrom(const ShellWord &word);
/// "NAME=value", "NAME=$OTHER", "NAME": what is or looks like a secret becomes a reference, its value is dropped.
Result<EnvironmentVariable> variableFrom(const ShellWord &word);
/// "8000:8000", "127.0.0.1:8000:8000", "[::1]:8000:8000", "8000"; no address, or all of them, becomes 127.0.0.1.
Result<PortMapping> portFrom(const QString &text);

} // namespace kirikae
