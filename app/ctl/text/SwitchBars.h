// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ctl/text/Colour.h"
#include "models/switching/SwitchProgress.h"

#include <QStringList>

namespace kirikae {

/// A switch under way as lines for a terminal `columns` wide: a heading with the bar of the whole, one line per phase
/// with its bar, time and detail, and what happens now. No line is wider than the terminal. Pure.
QStringList switchBars(const SwitchProgress &progress, int columns, const Colour &colour);

/// "Qwen3.6 → Nemotron", or "Starting Nemotron" when the slot was empty.
QString switchHeading(const SwitchProgress &progress);
/// The phases that are over in `now`, took noticeable time, and were not over in `before`; for plain output.
QList<PhaseProgress> phasesJustEnded(const SwitchProgress &before, const SwitchProgress &now);
/// The word for a stage, for plain output: "Loading".
QString stageText(SwitchProgress::Stage stage);

} // namespace kirikae
