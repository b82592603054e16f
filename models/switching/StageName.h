// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/switching/SwitchProgress.h"

namespace kirikae {

/// "preflight", "stopping", "memory_back", "starting", "loading", "verifying", "settling", "rolling_back", "ended":
/// stable, for JSON.
QString stageName(SwitchProgress::Stage stage);
std::optional<SwitchProgress::Stage> stageFromName(const QString &name);

/// "waiting", "running", "done", "failed", "skipped"
QString phaseStatusName(PhaseProgress::Status status);
PhaseProgress::Status phaseStatusFromName(const QString &name);

} // namespace kirikae
