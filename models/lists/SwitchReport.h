// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/node/NodeState.h"

#include <QString>

namespace kirikae {

/// The headline after a switch: what is true now, in one sentence, before any cause.
QString outcomeHeadline(const SwitchRecord &record);
/// What a person copies to ask others for help: outcome, cause, evidence, phases, node. No secrets.
QString switchReport(const SwitchRecord &record, const NodeFacts &facts);

} // namespace kirikae
