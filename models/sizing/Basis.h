// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace kirikae {

/// Where a number comes from; always shown beside it.
enum class Basis { Measured, Estimated, Stated, Guessed, Unknown };

QString basisName(Basis basis); ///< "measured", "estimated", "stated", "guessed", "unknown"
Basis basisFromName(const QString &name);

} // namespace kirikae
