// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/host/Host.h"
#include "models/node/LogFeed.h"

#include <QTimer>

#include <memory>

namespace kirikae {

/// Follows the log file of a process service with one stream of `tail` on the node. The lines' times only ever grow, so
/// after a lost link it reads on at the byte where it was and drops what it has seen. Ends when the service has ended
/// and its log is drained. Owned by whoever asked for it; main thread; the host must outlive it.
class ProcessLogFeed final : public LogFeed {
    Q_OBJECT
public:
    ProcessLogFeed(Host &host, const QString &runId, LogCursor from, QObject *parent = nullptr);
    ~ProcessLogFeed() override;

    [[nodiscard]] LogCursor cursor() const override { return m_cursor; }

private:
    void startStream();
    void takeOutput(const QByteArray &bytes);
    void takeLine(QByteArrayView line, qsizetype size, QList<LogLine> &batch);
    void takeNote(QByteArrayView note);
    void handleStreamEnd(const Result<int> &exitCode);
    void lookWhetherEnded();
    void end(const std::optional<Error> &problem);

    Host &m_host;
    QString m_runId;
    LogCursor m_cursor;
    QByteArray m_inode = "0";
    qint64 m_offset = 0; ///< bytes of that file that have become lines
    QByteArray m_partial;
    std::unique_ptr<CommandStream> m_stream;
    QTimer m_quiet; ///< fires when no line came for a while: the time to look whether the service has ended
    bool m_sawEnd = false;
    bool m_hasEnded = false;
};

/// Nanoseconds since the epoch from "2026-01-31T10:00:00.123456789Z"; nothing when the text is no such time.
std::optional<qint64> logTimeNs(QByteArrayView text);

} // namespace kirikae
