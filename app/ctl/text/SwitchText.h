// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ctl/text/Colour.h"
#include "models/switching/SwitchPlan.h"
#include "models/switching/SwitchRecord.h"

#include <QStringList>

namespace kirikae {

/// What a switch would do, and how one ended, as lines for people. Pure.
QStringList verdictLines(const FitVerdict &verdict, const Colour &colour);
QStringList planLines(const SwitchPlan &plan, const Colour &colour);
QStringList recordLines(const SwitchRecord &record, const Colour &colour);
QStringList historyLines(const QList<SwitchRecord> &records);
/// Why a start failed: cause, evidence, what to do.
QStringList failureLines(const Failure &failure);
QStringList phaseTimeLines(const QList<PhaseTime> &phases);

} // namespace kirikae
