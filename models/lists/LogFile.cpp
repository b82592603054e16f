// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/lists/LogFile.h"

#include <QElapsedTimer>
#include <QFileInfo>

#include <algorithm>

namespace kirikae {

namespace {
/// A slice is short beside a frame of the screen.
constexpr qint64 sliceMs = 8;
constexpr qint64 linesPerMark = 4096;
/// What can be looked at at a time, and how much of it lies before the line that is asked for. It begins at a mark,
/// so there is room for as many lines more.
constexpr qint64 linesInView = 20'000;
constexpr qint64 linesBefore = 10'000;
constexpr qint64 linesPerBatch = 500;
} // namespace

LogFile::LogFile(EngineRuleSets rules, QObject *parent)
    : QObject(parent)
    , m_rules(std::move(rules))
    , m_buffer(linesInView + linesPerMark)
{
    connect(&m_timer, &QTimer::timeout, this, &LogFile::slice);
}

Result<void> LogFile::open(const QString &path)
{
    m_timer.stop();
    m_file.close();
    m_analyzer.reset();
    m_lines.reset();
    m_analysis.reset();
    m_marks.clear();
    m_buffer.clear();
    m_path = path;
    m_bytesRead = 0;
    m_size = 0;
    if (QFileInfo(path).isDir())
        return fail(Error::Code::BadInput, tr("%1 is a folder. Open the log file itself.").arg(path));
    m_file.setFileName(path);
    if (!m_file.open(QIODevice::ReadOnly))
        return fail(Error::Code::NotFound, tr("%1 cannot be opened.").arg(path), m_file.errorString());
    if (m_file.isSequential())
        return fail(Error::Code::BadInput, tr("%1 is not a file that can be read again.").arg(path));
    m_size = m_file.size();
    m_analyzer = std::make_unique<LogAnalyzer>(m_rules);
    m_lines = std::make_unique<LogLines>(m_file);
    m_marks.push_back(0);
    m_timer.start(0);
    return {};
}

void LogFile::cancel()
{
    if (isReading())
        end(true);
}

void LogFile::slice()
{
    if (isReading())
        analyzeSlice();
    else
        lookSlice();
}

void LogFile::analyzeSlice()
{
    QElapsedTimer clock;
    clock.start();
    while (!clock.hasExpired(sliceMs)) {
        const auto text = m_lines->next();
        if (!text) {
            end(false);
            return;
        }
        m_analyzer->read(*text);
        if (m_analyzer->lineCount() % linesPerMark == 0)
            m_marks.push_back(m_lines->position());
    }
    m_bytesRead = m_lines->position();
    emit progressed();
}

void LogFile::end(bool isCut)
{
    m_timer.stop();
    m_bytesRead = m_lines->position();
    m_analysis = m_analyzer->finish(isCut);
    m_analyzer.reset();
    m_lines.reset();
    const bool isBroken = isDamaged();
    emit ended();
    if (isBroken)
        return;
    const auto &failure = m_analysis->failure;
    look(failure && failure->evidence ? failure->evidence->line : 0);
}

/// A disk or a network share can fail in the middle.
bool LogFile::isDamaged()
{
    if (m_file.error() == QFileDevice::NoError)
        return false;
    emit failed({Error::Code::BadInput, tr("%1 could not be read to its end.").arg(m_path), m_file.errorString()});
    return true;
}

void LogFile::look(qint64 line)
{
    if (!m_analysis || m_analysis->lines == 0)
        return;
    m_wanted = line > 0 ? std::min(line, m_analysis->lines) : m_analysis->lines;
    if (m_wanted >= m_buffer.firstNumber() && m_wanted < m_buffer.endNumber() && !m_lines) {
        emit shown(m_wanted);
        return;
    }
    const qint64 latest = std::max<qint64>(m_analysis->lines - linesInView, 0);
    const qint64 first = std::clamp<qint64>(m_wanted - linesBefore, 0, latest) / linesPerMark;
    m_next = first * linesPerMark + 1;
    m_lookEnd = std::min(m_next + linesInView + linesPerMark, m_analysis->lines + 1);
    m_buffer.clear(m_next);
    m_file.seek(m_marks[static_cast<size_t>(first)]);
    m_lines = std::make_unique<LogLines>(m_file);
    m_timer.start(0);
}

void LogFile::lookSlice()
{
    QList<LogLine> batch;
    while (m_next < m_lookEnd && batch.size() < linesPerBatch) {
        const auto text = m_lines->next();
        if (!text)
            break;
        batch.append({0, text->toByteArray(), false});
        ++m_next;
    }
    m_buffer.add(batch);
    if (batch.size() == linesPerBatch && m_next < m_lookEnd)
        return;
    m_timer.stop();
    m_lines.reset();
    emit shown(m_wanted);
}

} // namespace kirikae
