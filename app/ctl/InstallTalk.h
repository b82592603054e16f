// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/daemon/DaemonInstall.h"

namespace kirikae {

class Session;

/// Connects to the machine of the node that was asked for and calls `use`; ends the run with the reason when that
/// fails. The host lives as long as the session.
void withHost(Session &session, std::function<void(Host &)> use);

/// Prints what an installation does as it goes on, and ends the run with its outcome; with JSON as one object
/// {"done","steps":[...],"notes":[...]}. `install` is owned by the session's host connection.
void talkAbout(Session &session, DaemonInstall &install, const Pending<void> &done);

} // namespace kirikae
