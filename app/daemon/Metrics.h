// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/node/NodeState.h"

namespace kirikae {

/// The state as Prometheus text (exposition format 0.0.4). What the node does not report has no line.
QByteArray metricsText(const NodeState &state, int eventReaders);

} // namespace kirikae
