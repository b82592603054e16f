// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/startup/LogRecord.h"

#include <QByteArray>

#include <functional>

namespace kirikae {

/// Takes raw log lines apart into records: colours and carriage returns, whatever runtimes and loggers put in front,
/// progress bars glued to other text, and JSON logging. Plain object, any thread; a record is cut at 64 KiB, so memory
/// is bounded whatever comes in.
class LogCleaner {
public:
    using Sink = std::function<void(const LogRecord &)>;
    static constexpr qsizetype maxRecordBytes = 64 * 1024;

    /// `line` is one line without its line feed. Empty records are delivered too: they may carry a time.
    void clean(QByteArrayView line, const Sink &sink);

private:
    void cleanSegment(QByteArrayView segment, LogRecord *context, const Sink &sink);
    void takeApart(LogRecord record, LogRecord *context, const Sink &sink);
    bool takeEnvelope(const LogRecord &record, LogRecord *context, const Sink &sink);
    bool unpackJson(LogRecord *record);
    [[nodiscard]] QByteArrayView withoutIndent(QByteArrayView line);
    QByteArrayView withoutColours(QByteArrayView text);

    QByteArray m_plain;                  ///< the segment without colours
    QByteArray m_unpacked;               ///< the message out of a JSON record
    qsizetype m_indent = maxRecordBytes; ///< blanks that every line so far had in front: a quoted log
    int m_envelopes = 0;                 ///< that the line is in
    bool m_hasBracketedTimes = false;
};

} // namespace kirikae
