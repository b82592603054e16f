// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ctl/text/Colour.h"
#include "models/switching/SwitchProgress.h"

#include <QStringList>

namespace kirikae {

/// A switch under way as lines for a terminal `columns` wide: a heading with the bar of the whole, one line per phase
/// with its bar, time and detail, and what happens now; then the same for the previous service on its way back. No line
/// is wider than the terminal; where it has too few `rows` (0 = no limit), the way back alone is shown. Pure.
QStringList switchBars(const SwitchProgress &progress, int columns, const Colour &colour, int rows = 0);

/// "Qwen3.6 → Nemotron", or "Starting Nemotron" when the slot was empty.
QString switchHeading(const SwitchProgress &progress);
/// "Starting Qwen3.6 again, usually 1 m 01 s": on the way back.
QString restoreHeading(const SwitchProgress &progress);
/// The phases that are over in `now`, took noticeable time, and were not over in `before`; for plain output.
QList<PhaseProgress> phasesJustEnded(const QList<PhaseProgress> &before, const QList<PhaseProgress> &now);
/// The words for the stage, for plain output: "Loading".
QString stageText(const SwitchProgress &progress);

} // namespace kirikae
