// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/OpenNode.h"
#include "app/links/host/Host.h"

namespace kirikae {

/// The machine of a node itself, for what is done to it beside switching. NotSupported where there is none (the demo
/// node), or no way to it. Not connected yet; `asker` must outlive it.
Result<std::unique_ptr<Host>> openHost(const NodeAddress &address, Asker &asker);

} // namespace kirikae
