// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/advice/Advice.h"

#include <QStringList>

namespace kirikae {

/// Pieces of advice as lines for people; `last` is the start that they rest on. Pure.
QStringList adviceLines(const QList<Advice> &all, const std::optional<SwitchRecord> &last);

} // namespace kirikae
