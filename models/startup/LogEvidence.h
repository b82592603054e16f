// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace kirikae {

/// A line that decided something, to show and to jump to.
struct LogEvidence {
    qint64 line = 0; ///< 1-based number in the stream that was read
    QString text;    ///< cleaned
    bool operator==(const LogEvidence &) const = default;
};

} // namespace kirikae
