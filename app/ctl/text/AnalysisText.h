// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/startup/LogAnalysis.h"

#include <QStringList>

namespace kirikae {

/// What a log tells, as lines for people. Pure.
QStringList analysisLines(const LogAnalysis &analysis);

} // namespace kirikae
