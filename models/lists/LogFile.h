// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"
#include "models/lists/LogBuffer.h"
#include "models/startup/LogAnalyzer.h"
#include "models/startup/LogLines.h"

#include <QFile>
#include <QTimer>

#include <memory>
#include <vector>

namespace kirikae {

/// A start-up log in a file of this machine: read once from end to end for what it tells, in slices between which the
/// window stays alive; then the lines around a place in it, for looking at. Memory is bounded whatever the file holds.
/// One file; main thread.
class LogFile : public QObject {
    Q_OBJECT
public:
    explicit LogFile(EngineRuleSets rules, QObject *parent = nullptr);

    /// Begins to read. Another file that was being read is left.
    Result<void> open(const QString &path);
    /// What was read until now is judged.
    void cancel();
    /// Fills lines() with the part of the file around that line; shown() follows. 0 = the end of the file.
    void look(qint64 line);

    [[nodiscard]] const QString &path() const { return m_path; }
    [[nodiscard]] qint64 size() const { return m_size; }
    [[nodiscard]] bool isReading() const { return m_analyzer != nullptr; }
    [[nodiscard]] qint64 bytesRead() const { return m_bytesRead; }
    /// Nothing while it is read.
    [[nodiscard]] const std::optional<LogAnalysis> &analysis() const { return m_analysis; }
    [[nodiscard]] LogBuffer &lines() { return m_buffer; }

signals:
    void progressed();
    void ended();
    void shown(qint64 line);
    /// The file could not be read further.
    void failed(const Error &error);

private:
    void slice();
    void analyzeSlice();
    void lookSlice();
    void end(bool isCut);
    [[nodiscard]] bool isDamaged();

    const EngineRuleSets m_rules;
    QString m_path;
    QFile m_file;
    qint64 m_size = 0;
    qint64 m_bytesRead = 0;
    std::unique_ptr<LogAnalyzer> m_analyzer;
    std::unique_ptr<LogLines> m_lines;
    std::optional<LogAnalysis> m_analysis;
    std::vector<qint64> m_marks; ///< where every so many-th line begins, for finding lines again
    LogBuffer m_buffer;
    qint64 m_wanted = 0;  ///< the line to show
    qint64 m_next = 0;    ///< number of the next line to come, while looking
    qint64 m_lookEnd = 0; ///< one past the last line to fetch
    QTimer m_timer;
};

} // namespace kirikae
