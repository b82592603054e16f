// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/startup/LogPrefix.h"

#include "models/startup/LogStampText.h"

#include <algorithm>

namespace kirikae {

namespace {

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

bool isNameByte(char c)
{
    return isLetter(c) || isDigit(c) || c == '_' || c == '.' || c == '-';
}

QByteArrayView withoutLeadingBlanks(QByteArrayView text)
{
    qsizetype i = 0;
    while (i < text.size() && (text[i] == ' ' || text[i] == '\t'))
        ++i;
    return text.sliced(i);
}

/// At most one blank: what follows a prefix may be indented text.
QByteArrayView behind(QByteArrayView text, qsizetype taken)
{
    text = text.sliced(taken);
    return text.startsWith(' ') ? text.sliced(1) : text;
}

/// "stdout F " of Kubernetes' log files, "| " of Docker Desktop; 0 = neither.
qsizetype streamMark(QByteArrayView text)
{
    if (text.startsWith("| "))
        return 2;
    for (const char *mark : {"stdout F ", "stderr F ", "stdout P ", "stderr P "}) {
        if (text.startsWith(mark))
            return 9;
    }
    return 0;
}

/// "| INFO | module | message" behind a time: a logger's own head, not Docker Desktop's.
bool isLoguruHead(QByteArrayView text)
{
    for (const char *head : {"| INFO ", "| WARNING ", "| ERROR ", "| DEBUG ", "| CRITICAL "}) {
        if (text.startsWith(head) && text.indexOf("| ", 2) > 0)
            return true;
    }
    return false;
}

/// "host prog[pid]: " of syslog and journald; 0 = not there.
qsizetype syslogOrigin(QByteArrayView text)
{
    qsizetype i = 0;
    while (i < text.size() && isNameByte(text[i]))
        ++i;
    if (i == 0 || i + 1 >= text.size() || text[i] != ' ')
        return 0;
    const qsizetype program = ++i;
    while (i < text.size() && (isNameByte(text[i]) || text[i] == '/' || text[i] == '@' || text[i] == '('))
        ++i;
    if (i == program || i >= text.size())
        return 0;
    if (text[i] == '[') {
        const qsizetype close = text.indexOf(']', i);
        if (close < 0 || close - i > 12)
            return 0;
        i = close + 1;
    }
    return text.sliced(i).startsWith(": ") ? i + 2 : 0;
}

bool takeOuterTime(LogRecord *record)
{
    LogStamp stamp;
    const QByteArrayView text = record->message;
    const qsizetype taken = readLogStamp(text, &stamp);
    if (taken == 0 || stamp.kind == LogStamp::Kind::Relative)
        return false;
    const QByteArrayView rest = behind(text, taken);
    if (isLoguruHead(rest))
        return false;
    if (const qsizetype mark = streamMark(rest)) {
        record->outer = stamp;
        record->message = rest.sliced(mark);
        return true;
    }
    const qsizetype origin = syslogOrigin(rest);
    const bool isZonedStamp =
        stamp.kind == LogStamp::Kind::Zoned && text.size() > 10 && (text[10] == 'T' || text[10] == '.');
    const bool isSyslog = isLetter(text.front()) || (stamp.kind == LogStamp::Kind::Yearless && text[2] != '-');
    // "2026-08-01 21:21:53,817 - INFO - ..." is a logger's own head, and so is a short date.
    if (!origin && !isZonedStamp && !isSyslog && text.sliced(0, taken).contains(','))
        return false;
    if (!origin && (stamp.kind == LogStamp::Kind::Yearless && !isSyslog))
        return false;
    if (!origin && rest.startsWith("- "))
        return false;
    record->outer = stamp;
    record->message = rest.sliced(origin);
    return true;
}

/// "qwen3-1  | " of compose, "[pod/vllm-0/vllm] " of kubectl.
bool takeServiceName(LogRecord *record)
{
    const QByteArrayView text = record->message;
    const bool isBracketed = text.startsWith('[');
    qsizetype i = isBracketed ? 1 : 0;
    const qsizetype begin = i;
    while (i < text.size() && (isNameByte(text[i]) || (isBracketed && text[i] == '/')))
        ++i;
    if (i == begin || i >= text.size() || i > 80)
        return false;
    if (isBracketed) {
        if (text[i] != ']')
            return false;
        ++i;
        if (text.startsWith("[pod/") && i < text.size() && text[i] == ' ') {
            record->message = text.sliced(i + 1);
            return true;
        }
    }
    const qsizetype blank = i;
    while (i < text.size() && text[i] == ' ')
        ++i;
    if (i == blank || i >= text.size() || text[i] != '|' || (i + 1 < text.size() && text[i + 1] != ' '))
        return false;
    record->message = i + 2 <= text.size() ? text.sliced(i + 2) : QByteArrayView();
    return true;
}

/// "name pid=12" or "name rank=1 pid=12, ip=..." inside the parentheses; false when it is something else.
bool readProcess(QByteArrayView inside, LogRecord *record)
{
    const qsizetype pidAt = inside.indexOf("pid=");
    if (pidAt < 0 || (pidAt > 0 && inside[pidAt - 1] != ' '))
        return false;
    qsizetype end = pidAt + 4;
    qint64 pid = 0;
    while (end < inside.size() && isDigit(inside[end]) && end - pidAt < 16)
        pid = pid * 10 + (inside[end++] - '0');
    if (end == pidAt + 4)
        return false;
    QByteArrayView name = inside.sliced(0, pidAt).trimmed();
    int rank = rankFromName(name);
    if (const qsizetype rankAt = name.indexOf("rank="); rankAt >= 0) {
        rank = name.sliced(rankAt + 5).toByteArray().toInt();
        name = name.sliced(0, rankAt).trimmed();
    } else if (rank < 0 && inside.sliced(end).startsWith(", ip=")) {
        rank = 1; // Ray names the address of workers on other nodes only
    }
    record->process = name;
    record->pid = pid;
    if (rank >= 0)
        record->rank = rank;
    return true;
}

/// "(EngineCore pid=29087Loading ..." : a progress bar was written into an unfinished prefix.
bool takeBrokenProcess(LogRecord *record, QByteArrayView text)
{
    const qsizetype pidAt = text.sliced(0, std::min<qsizetype>(text.size(), 120)).indexOf("pid=");
    if (pidAt < 0)
        return false;
    qsizetype end = pidAt + 4;
    while (end < text.size() && isDigit(text[end]))
        ++end;
    if (end >= text.size() || !isLetter(text[end]) || !readProcess(text.sliced(1, end - 1), record))
        return false;
    record->message = text.sliced(end);
    return true;
}

/// What stands behind the bracket begins as a vLLM record does, so the time in front is not SGLang's own.
bool beginsAsRecord(QByteArrayView text)
{
    LogStamp second;
    if (text.startsWith('[') && readLogStamp(text.sliced(1), &second) > 0)
        return true;
    if (text.startsWith('('))
        return text.sliced(0, std::min<qsizetype>(text.size(), 60)).indexOf("pid=") > 0;
    for (const char *level : {"DEBUG ", "INFO ", "WARNING ", "ERROR "}) {
        const QByteArrayView word(level);
        LogStamp stamp;
        if (text.startsWith(word) && readLogStamp(text.sliced(word.size()), &stamp) > 0)
            return true;
    }
    return false;
}

} // namespace

bool takeBracketedTime(LogRecord *record, bool *isUsual)
{
    const QByteArrayView text = record->message;
    if (text.size() < 24 || text[0] != '[' || !isDigit(text[1]) || text[5] != '-')
        return false;
    LogStamp stamp;
    const qsizetype taken = readLogStamp(text.sliced(1), &stamp);
    if (taken == 0 || !text.sliced(taken + 1).startsWith("] "))
        return false;
    const QByteArrayView rest = text.sliced(taken + 3);
    *isUsual = *isUsual || beginsAsRecord(rest);
    if (!*isUsual)
        return false;
    record->outer = stamp;
    record->message = rest;
    return true;
}

bool takeOuterPrefix(LogRecord *record)
{
    const QByteArrayView text = record->message;
    if (text.isEmpty())
        return false;
    const char first = text.front();
    if (first == '>' && (text.size() == 1 || text[1] == ' ')) {
        record->message = behind(text, 1);
        return true;
    }
    if (isDigit(first) || first == ' ')
        return takeOuterTime(record) || takeServiceName(record);
    if (first == '[')
        return takeServiceName(record);
    if (!isLetter(first) && first != '_')
        return false;
    return takeOuterTime(record) || takeServiceName(record);
}

int rankFromName(QByteArrayView name)
{
    if (name == "VllmWorkerProcess")
        return 1; // the old engine prefixes the workers beside the first only
    int rank = -1;
    for (qsizetype i = 0; i + 2 < name.size(); ++i) {
        const QByteArrayView part = name.sliced(i);
        const bool startsPart = i == 0 || !isLetter(name[i - 1]);
        const bool isGroup = part.startsWith("TP") || part.startsWith("PP") || part.startsWith("DP");
        if (startsPart && isGroup && isDigit(part[2]))
            rank = std::max(rank, 0) + part.sliced(2, 1).toByteArray().toInt();
    }
    if (name.startsWith("ApiServer_") && name.size() > 10)
        rank = name.sliced(10).toByteArray().toInt();
    return rank;
}

bool takeProcessPrefix(LogRecord *record)
{
    const QByteArrayView text = withoutLeadingBlanks(record->message);
    if (text.startsWith("[rank") && text.size() > 6 && isDigit(text[5])) {
        const qsizetype close = text.indexOf("]:");
        if (close < 0 || close > 9)
            return false;
        record->rank = text.sliced(5, close - 5).toByteArray().toInt();
        record->message = behind(text, close + 2);
        return true;
    }
    if (!text.startsWith('('))
        return false;
    const qsizetype close = text.indexOf(')');
    if (close > 0 && close < 160 && readProcess(text.sliced(1, close - 1), record)) {
        record->message = behind(text, close + 1);
        return true;
    }
    return takeBrokenProcess(record, text);
}

LogRecord::Level levelFromWord(QByteArrayView word)
{
    using Level = LogRecord::Level;
    if (word.isEmpty())
        return Level::None;
    switch (word.front() & ~0x20) {
    case 'D':
    case 'T':
    case 'V': return Level::Debug;
    case 'I':
    case 'N': return Level::Info;
    case 'W': return Level::Warning;
    case 'E':
    case 'C':
    case 'F': return Level::Error;
    default: return Level::None;
    }
}

} // namespace kirikae
