// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/daemon/Exchange.h"

#include <QString>

namespace kirikae {

/// Who asks, as it is recorded and told to others. Over a Unix socket that is the user at its other end, whatever the
/// request says; what it says may follow in brackets ("root (anna@desk)"), or name the workstation of that same user
/// ("anna@desk"). Behind the token of a TCP socket nothing else is known than what is said. Always one line without
/// control characters.
QString callerName(const ServerRequest &request, const QString &said);

} // namespace kirikae
