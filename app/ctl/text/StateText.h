// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ctl/text/Colour.h"
#include "models/node/NodeState.h"

#include <QStringList>

namespace kirikae {

/// A node's state as lines for people. Pure.
QStringList statusLines(const NodeState &state, const Colour &colour);
QStringList profileLines(const NodeState &state);
/// What stands in the way of knowing what runs, or which profiles there are; empty when they are known.
QString unknownServicesText(const NodeState &state);
QString unknownProfilesText(const NodeState &state);
/// One sentence for each slot that more than one service of ours runs in.
QStringList crowdedSlotTexts(const NodeState &state);
/// The pools as one bar each with a legend; segments sum to the total.
QStringList memoryLines(const NodeState &state, int columns);
/// "2026-11-29 14:03", in local time.
QString timeText(qint64 timeMs);

} // namespace kirikae
