// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/startup/LogLine.h"

#include <QObject>
#include <QString>

#include <deque>

namespace kirikae {

enum class LogLevel { Plain, Warning, Problem };

/// One line as it is shown: numbered as in the stream (1-based), cleaned, with the level its own text tells.
struct LogEntry {
    qint64 number = 0;
    qint64 timeMs = 0; ///< 0 = the log has no time
    LogLevel level = LogLevel::Plain;
    QString text;
};

/// The last lines of one service's log. Views are told once per batch. Memory is bounded: the oldest lines fall out and
/// numbering goes on. Main thread.
class LogBuffer : public QObject {
    Q_OBJECT
public:
    explicit LogBuffer(qsizetype capacity = 50'000, QObject *parent = nullptr);

    void add(const QList<LogLine> &lines);
    /// The next line gets the number `first`.
    void clear(qint64 first = 1);
    [[nodiscard]] qint64 firstNumber() const { return m_first; }
    /// One past the newest.
    [[nodiscard]] qint64 endNumber() const { return m_first + static_cast<qint64>(m_lines.size()); }
    [[nodiscard]] const LogEntry &line(qint64 number) const;

    static LogLevel levelOf(const QString &text);

signals:
    /// The lines [from, end) came in; what fell out shows in firstNumber().
    void appended(qint64 from, qint64 end);
    void cleared();

private:
    const qsizetype m_capacity;
    qint64 m_first = 1;
    std::deque<LogEntry> m_lines;
};

} // namespace kirikae
