// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/advice/Advice.h"

#include <QStringList>

namespace kirikae {

/// Pieces of advice as lines for people; `usualSeconds` is what a switch takes now. Pure.
QStringList adviceLines(const QList<Advice> &all, std::optional<double> usualSeconds);

} // namespace kirikae
