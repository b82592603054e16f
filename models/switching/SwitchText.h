// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/node/Event.h"
#include "models/switching/SwitchContext.h"
#include "models/switching/SwitchRecord.h"

namespace kirikae {

/// What happens in a switch now, one line for people. `note` is what the step says it waits for.
QString switchSentence(const SwitchContext &context, const QString &note, bool isCancelling, bool isLinkLost);
/// About the phase under way: from the log, else which compilers run, else what the step waits for.
QString phaseDetail(const SwitchContext &context, const QString &note);
/// How a switch ended, one line for people.
QString outcomeSentence(const SwitchRecord &record);
/// How loudly it is told: what a person asked for is no problem.
Event::Level outcomeLevel(const SwitchRecord &record);

} // namespace kirikae
