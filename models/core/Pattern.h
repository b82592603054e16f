// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRegularExpression>

namespace kirikae {

/// The same pattern before its first use: a compiled one takes some 8 KB, and few of those checked on loading are used.
inline QRegularExpression uncompiled(const QRegularExpression &pattern)
{
    return QRegularExpression(pattern.pattern(), pattern.patternOptions());
}

} // namespace kirikae
