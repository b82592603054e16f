// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/startup/LogCleaner.h"

#include "models/startup/ByteSearch.h"
#include "models/startup/LogJson.h"
#include "models/startup/LogPrefix.h"
#include "models/startup/LogStampText.h"

#include <QByteArrayList>

#include <algorithm>
#include <cstring>

namespace kirikae {

namespace {

/// The length of an escape sequence at the front of `text` (which begins with ESC).
qsizetype escapeLength(QByteArrayView text)
{
    if (text.size() < 2)
        return 1;
    if (text[1] == ']') { // OSC: up to BEL or ST
        for (qsizetype i = 2; i < text.size(); ++i) {
            if (text[i] == 7)
                return i + 1;
            if (text[i] == 27)
                return std::min<qsizetype>(i + 2, text.size());
        }
        return text.size();
    }
    if (text[1] != '[')
        return 2;
    qsizetype i = 2;
    while (i < text.size() && text[i] >= 0x20 && text[i] <= 0x3f)
        ++i;
    return i < text.size() ? i + 1 : i;
}

/// "[1;36m", "[0m": a colour whose ESC was lost when somebody copied the log; 0 = something else.
qsizetype brokenColourLength(QByteArrayView text)
{
    qsizetype i = 1;
    int digits = 0;
    while (i < text.size() && i < 14 && ((text[i] >= '0' && text[i] <= '9') || text[i] == ';')) {
        digits += text[i] != ';';
        ++i;
    }
    const bool isColour = i < text.size() && text[i] == 'm' && digits >= 1 && digits <= 9;
    return isColour ? i + 1 : 0;
}

bool isBar(QByteArrayView text)
{
    return text.contains('%') && (holdsBytes(text, "%|") || holdsBytes(text, "% Completed |"));
}

/// Where a progress bar ends inside `text`: behind the bracket with its times; -1 = no bar, or nothing behind it.
qsizetype endOfBar(QByteArrayView text)
{
    qsizetype at = findBytes(text, "%|");
    if (at < 0)
        at = findBytes(text, "% Completed |");
    const qsizetype open = at < 0 ? -1 : text.indexOf('[', at);
    const qsizetype close = open < 0 ? -1 : text.indexOf(']', open);
    return close < 0 || text.sliced(close + 1).trimmed().isEmpty() ? -1 : close + 1;
}

/// Where a vLLM record begins in the middle of other text ("...warn(INFO 08-01 21:21:53 [x.py:1] ..."); -1 = nowhere.
qsizetype gluedRecord(QByteArrayView text)
{
    for (const char *level : {"INFO ", "WARNING ", "ERROR "}) {
        const QByteArrayView word(level);
        const qsizetype at = findBytes(text, word, 1);
        if (at < 1)
            continue;
        const QByteArrayView rest = text.sliced(at + word.size());
        LogStamp stamp;
        const qsizetype time = readLogStamp(rest, &stamp);
        if (time > 0 && stamp.kind == LogStamp::Kind::Yearless)
            return at;
    }
    return -1;
}

/// A message out of a JSON record may hold several lines.
void emitLines(LogRecord record, const LogCleaner::Sink &sink)
{
    QByteArrayView text = record.message;
    while (true) {
        const qsizetype end = text.indexOf('\n');
        record.message = end < 0 ? text : text.sliced(0, end);
        sink(record);
        if (end < 0)
            return;
        text = text.sliced(end + 1);
    }
}

} // namespace

void LogCleaner::clean(QByteArrayView line, const Sink &sink)
{
    LogRecord context;
    line = withoutIndent(line);
    while (true) {
        qsizetype end = line.indexOf('\r');
        if (const qsizetype feed = line.indexOf('\n'); feed >= 0 && (end < 0 || feed < end))
            end = feed;
        cleanSegment(end < 0 ? line : line.sliced(0, end), &context, sink);
        if (end < 0 || end + 1 >= line.size())
            return;
        line = line.sliced(end + 1);
    }
}

QByteArrayView LogCleaner::withoutIndent(QByteArrayView line)
{
    if (m_indent == 0)
        return line;
    qsizetype blanks = 0;
    while (blanks < line.size() && blanks < m_indent && line[blanks] == ' ')
        ++blanks;
    if (blanks < line.size() && line[blanks] != '\r')
        m_indent = blanks;
    return line.sliced(blanks);
}

QByteArrayView LogCleaner::withoutColours(QByteArrayView text)
{
    const bool hasEscapes = text.contains('\x1b');
    const bool mayBeBroken =
        text.contains('[') && (hasEscapes || holdsBytes(text, "m(")) && !holdsBytes(text, "\\u001b");
    const bool hasBroken = mayBeBroken || (text.startsWith('[') && brokenColourLength(text) > 0);
    if (!hasEscapes && !hasBroken)
        return text;
    m_plain.clear();
    m_plain.reserve(text.size());
    for (qsizetype i = 0; i < text.size();) {
        qsizetype length = 0;
        if (text[i] == '\x1b')
            length = escapeLength(text.sliced(i));
        else if (hasBroken && text[i] == '[')
            length = brokenColourLength(text.sliced(i));
        if (length == 0)
            m_plain.append(text[i++]);
        i += length;
    }
    return m_plain;
}

void LogCleaner::cleanSegment(QByteArrayView segment, LogRecord *context, const Sink &sink)
{
    segment = segment.sliced(0, std::min(segment.size(), maxRecordBytes));
    LogRecord record = *context;
    record.message = withoutColours(segment);
    takeApart(record, context, sink);
}

void LogCleaner::takeApart(LogRecord record, LogRecord *context, const Sink &sink)
{
    for (int i = 0; i < 6 && (takeOuterPrefix(&record) || takeBracketedTime(&record, &m_hasBracketedTimes)); ++i) {
    }
    context->outer = record.outer;
    if (record.message.startsWith('{') && takeEnvelope(record, context, sink))
        return;
    for (int depth = 0; depth < 400; ++depth) { // a line of glued bars has as many as steps
        for (int i = 0; i < 6 && takeProcessPrefix(&record); ++i) {
        }
        context->pid = record.pid;
        context->rank = record.rank;
        takeRecordHead(&record);
        if (record.message.startsWith('{') && unpackJson(&record)) {
            for (int i = 0; i < 6 && takeProcessPrefix(&record); ++i) {
            }
            takeRecordHead(&record);
        }
        qsizetype cut = isBar(record.message) ? endOfBar(record.message) : -1;
        if (cut < 0 && record.head == LogRecord::Head::None)
            cut = gluedRecord(record.message);
        const qsizetype dots =
            cut < 0 && record.message.startsWith("...")
                ? std::distance(record.message.begin(), std::find_if(record.message.begin(), record.message.end(),
                                                                     [](char c) { return c != '.'; }))
                : 0;
        if (dots > 0 && dots < record.message.size())
            cut = dots;
        const QByteArrayView rest = cut < 0 ? QByteArrayView() : record.message.sliced(cut).trimmed();
        if (cut >= 0)
            record.message = record.message.sliced(0, cut);
        emitLines(record, sink);
        if (cut < 0)
            return;
        const LogRecord::Head head = dots > 0 ? record.head : LogRecord::Head::None;
        record.message = rest;
        record.inner = {};
        record.level = LogRecord::Level::None;
        record.head = head;
    }
}

/// Docker's own files and journald's JSON hold the program's line, with its colours and carriage returns.
bool LogCleaner::takeEnvelope(const LogRecord &record, LogRecord *context, const Sink &sink)
{
    constexpr int mostEnvelopes = 3;
    const QByteArrayView text = record.message.trimmed();
    JsonLogLine line;
    if (m_envelopes >= mostEnvelopes || !text.endsWith('}') || !readJsonLogLine(text, &line) || !line.isEnvelope)
        return false;
    if (line.time.kind != LogStamp::Kind::None)
        context->outer = line.time;
    ++m_envelopes;
    const QByteArrayList parts = line.message.replace('\r', '\n').split('\n');
    for (const QByteArray &part : parts)
        cleanSegment(part, context, sink);
    --m_envelopes;
    return true;
}

bool LogCleaner::unpackJson(LogRecord *record)
{
    JsonLogLine line;
    const QByteArrayView text = record->message.trimmed();
    if (!text.endsWith('}') || !readJsonLogLine(text, &line))
        return false;
    m_unpacked = line.message;
    record->message = m_unpacked;
    record->inner = line.time;
    if (line.level != LogRecord::Level::None)
        record->level = line.level;
    if (line.rank >= 0)
        record->rank = line.rank;
    if (line.pid > 0)
        record->pid = line.pid;
    if (line.isVllm)
        record->head = LogRecord::Head::Vllm;
    return true;
}

} // namespace kirikae
