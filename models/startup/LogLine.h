// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QMetaType>
#include <QString>

namespace kirikae {

/// One line of a service's log as the link delivers it.
struct LogLine {
    qint64 timeNs = 0; ///< node clock, nanoseconds since the epoch; 0 = the log has no time of its own
    QByteArray text;   ///< raw bytes without the line feed; may hold carriage returns, ANSI, anything
    bool isStderr = false;
    bool operator==(const LogLine &) const = default;
};

/// Where to go on reading: everything up to `timeNs` has been seen, of the lines with exactly that time `seenAtTime`.
/// Docker's `since` is inclusive, so this is what resumes without loss and without doubles.
struct LogCursor {
    qint64 timeNs = 0;
    int seenAtTime = 0;
    void pass(const LogLine &line)
    {
        if (line.timeNs == timeNs)
            ++seenAtTime;
        else if (line.timeNs > timeNs)
            *this = {line.timeNs, 1};
    }
    bool operator==(const LogCursor &) const = default;
};

} // namespace kirikae

Q_DECLARE_METATYPE(kirikae::LogLine)
