// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace kirikae {

/// "3 d 4 h", "4 h 0 min", "15 min", "less than a minute": how long a lease still lasts, in words.
QString leaseLeftText(qint64 leftMs);

} // namespace kirikae
