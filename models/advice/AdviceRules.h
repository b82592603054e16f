// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/advice/Advice.h"

namespace kirikae {

/// Looks at one thing; nothing = it does not apply.
using AdviceRule = std::optional<Advice> (*)(const AdviceQuestion &);

QList<AdviceRule> adviceRules();

} // namespace kirikae
