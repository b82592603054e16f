// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/lists/LogBuffer.h"

#include "models/core/Text.h"

#include <QRegularExpression>

namespace kirikae {

namespace {

/// A carriage return overwrites what stands before it; what a terminal would show at the end is what counts.
QString shownText(const QByteArray &raw)
{
    QByteArrayView view(raw);
    while (view.endsWith('\r'))
        view.chop(1);
    const qsizetype back = view.lastIndexOf('\r');
    if (back >= 0)
        view = view.sliced(back + 1);
    constexpr qsizetype widest = 8 * 1024;
    return cleanText(view, widest);
}

} // namespace

LogBuffer::LogBuffer(qsizetype capacity, QObject *parent)
    : QObject(parent)
    , m_capacity(capacity)
{
}

void LogBuffer::add(const QList<LogLine> &lines)
{
    if (lines.isEmpty())
        return;
    const qint64 from = endNumber();
    for (const LogLine &line : lines) {
        LogEntry entry{endNumber(), line.timeNs / 1'000'000, LogLevel::Plain, shownText(line.text)};
        entry.text.replace(QLatin1Char('\n'), QLatin1Char(' '));
        entry.level = levelOf(entry.text);
        m_lines.push_back(std::move(entry));
        if (static_cast<qsizetype>(m_lines.size()) > m_capacity) {
            m_lines.pop_front();
            ++m_first;
        }
    }
    emit appended(std::max(from, m_first), endNumber());
}

void LogBuffer::clear(qint64 first)
{
    m_lines.clear();
    m_first = first;
    emit cleared();
}

const LogEntry &LogBuffer::line(qint64 number) const
{
    Q_ASSERT(number >= m_first && number < endNumber());
    return m_lines[static_cast<size_t>(number - m_first)];
}

LogLevel LogBuffer::levelOf(const QString &text)
{
    static const QRegularExpression problem(QStringLiteral(
        "\\b(ERROR|CRITICAL|FATAL)\\b|^\\s*Traceback |^[\\w.]*(Error|Exception)\\b:|\\b[A-Z]\\w*(Error|Exception): "));
    static const QRegularExpression warning(QStringLiteral("\\b(WARNING|WARN)\\b|^\\d[\\d.]* W |\\w+Warning: "));
    if (text.contains(problem))
        return LogLevel::Problem;
    return text.contains(warning) ? LogLevel::Warning : LogLevel::Plain;
}

} // namespace kirikae
