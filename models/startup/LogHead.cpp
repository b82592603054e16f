// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/startup/LogPrefix.h"
#include "models/startup/LogStampText.h"

#include <algorithm>

namespace kirikae {

namespace {

using Head = LogRecord::Head;

/// The length of the level word that `text` begins with; 0 = none.
qsizetype levelWord(QByteArrayView text)
{
    for (const char *word : {"INFO", "WARNING", "ERROR", "DEBUG", "CRITICAL", "WARN", "TRACE", "FATAL"}) {
        const QByteArrayView view(word);
        if (text.startsWith(view) && (text.size() == view.size() || text[view.size()] == ' '))
            return view.size();
    }
    return 0;
}

QByteArrayView trimmedFront(QByteArrayView text)
{
    qsizetype i = 0;
    while (i < text.size() && text[i] == ' ')
        ++i;
    return text.sliced(i);
}

/// "[core.py:114] " or, before vLLM 0.8, "core.py:114] "; 0 = not there.
qsizetype sourceMark(QByteArrayView text)
{
    const qsizetype close = text.sliced(0, std::min<qsizetype>(text.size(), 160)).indexOf(']');
    if (close < 3)
        return 0;
    const QByteArrayView inside = text.sliced(0, close);
    const qsizetype colon = inside.lastIndexOf(':');
    if (colon < 1 || colon + 1 >= close || inside.contains(' '))
        return 0;
    const bool isNumber =
        std::all_of(inside.begin() + colon + 1, inside.end(), [](char c) { return c >= '0' && c <= '9'; });
    return isNumber ? close + 1 : 0;
}

/// LEVEL MM-DD HH:MM:SS [file.py:NN] message; the time is missing in some copied logs.
bool takeVllmHead(LogRecord *record)
{
    const QByteArrayView text = record->message;
    const qsizetype level = levelWord(text);
    if (level == 0)
        return false;
    QByteArrayView rest = trimmedFront(text.sliced(level));
    LogStamp stamp;
    const qsizetype time = readLogStamp(rest, &stamp);
    rest = trimmedFront(rest.sliced(time));
    const qsizetype source = sourceMark(rest);
    if (time == 0 && (source == 0 || !rest.startsWith('[')))
        return false;
    record->level = levelFromWord(text);
    record->inner = stamp;
    record->head = source ? Head::Vllm : Head::None;
    rest = rest.sliced(source);
    record->message = rest.startsWith(' ') ? rest.sliced(1) : rest;
    return true;
}

/// "[2026-08-01 23:37:40 TP0 EP0] message" of SGLang; "[06/17/2025-16:35:04] [TRT-LLM] [I] message" of TensorRT-LLM.
bool takeBracketedTime(LogRecord *record)
{
    const QByteArrayView text = record->message;
    LogStamp stamp;
    const qsizetype time = readLogStamp(text.sliced(1), &stamp);
    const qsizetype close = time ? text.indexOf(']', time) : -1;
    if (close < 0 || close > 80)
        return false;
    record->inner = stamp;
    record->head = text[3] == '/' ? Head::TensorRt : Head::Sglang;
    const QByteArrayView groups = text.sliced(1 + time, close - 1 - time).trimmed();
    if (!groups.isEmpty())
        record->rank = rankFromName(groups);
    record->message = trimmedFront(text.sliced(close + 1));
    return true;
}

/// "[TRT-LLM] [RANK 0] [I] message", "[TensorRT-LLM][INFO] message"
bool takeTensorRtMark(LogRecord *record)
{
    QByteArrayView text = record->message;
    if (!text.startsWith("[TRT-LLM]") && !text.startsWith("[TensorRT-LLM]"))
        return false;
    record->head = Head::TensorRt;
    text = trimmedFront(text.sliced(text.indexOf(']') + 1));
    while (text.startsWith('[')) {
        const qsizetype close = text.indexOf(']');
        if (close < 0 || close > 16)
            break;
        const QByteArrayView inside = text.sliced(1, close - 1);
        if (inside.startsWith("RANK "))
            record->rank = inside.sliced(5).toByteArray().toInt();
        else if (inside.size() == 1 || levelWord(inside))
            record->level = levelFromWord(inside);
        else
            break;
        text = trimmedFront(text.sliced(close + 1));
    }
    record->message = text;
    return true;
}

/// "0.02.254.428 I srv  llama_server: message"
bool takeLlamaHead(LogRecord *record)
{
    const QByteArrayView text = record->message;
    LogStamp stamp;
    const qsizetype time = readLogStamp(text, &stamp);
    if (time == 0 || stamp.kind != LogStamp::Kind::Relative)
        return false;
    const QByteArrayView rest = trimmedFront(text.sliced(time));
    if (rest.size() < 2 || rest[1] != ' ' || !QByteArrayView("IWEDTV").contains(rest[0]))
        return false;
    record->inner = stamp;
    record->head = Head::LlamaCpp;
    record->level = levelFromWord(rest);
    record->message = trimmedFront(rest.sliced(2));
    return true;
}

/// "2026-08-01 21:21:53,817 - INFO - autotuner.py:651 - flashinfer.jit: message" and its relatives.
bool takePythonHead(LogRecord *record)
{
    const QByteArrayView text = record->message;
    LogStamp stamp;
    const qsizetype time = readLogStamp(text, &stamp);
    if (time == 0 || stamp.kind == LogStamp::Kind::Relative)
        return false;
    record->inner = stamp;
    QByteArrayView rest = trimmedFront(text.sliced(time));
    for (int field = 0; field < 3 && !rest.isEmpty(); ++field) {
        if (rest.startsWith("- ") || rest.startsWith("| "))
            rest = rest.sliced(2);
        if (const qsizetype level = levelWord(rest)) {
            record->level = levelFromWord(rest);
            rest = trimmedFront(rest.sliced(level));
            if (rest.startsWith("- ") || rest.startsWith("| "))
                rest = rest.sliced(2);
            break;
        }
        const qsizetype dash = rest.sliced(0, std::min<qsizetype>(rest.size(), 80)).indexOf(" - ");
        if (dash < 0 || dash > 60)
            break;
        rest = rest.sliced(dash + 1);
    }
    record->message = rest;
    return true;
}

} // namespace

bool takeRecordHead(LogRecord *record)
{
    const QByteArrayView text = record->message;
    if (text.size() < 4)
        return false;
    const char first = text.front();
    if (first == '[') {
        if (takeTensorRtMark(record))
            return true;
        if (!takeBracketedTime(record))
            return false;
        takeTensorRtMark(record);
        return true;
    }
    if (first >= '0' && first <= '9')
        return takeLlamaHead(record) || takePythonHead(record);
    if (first >= 'A' && first <= 'Z')
        return takeVllmHead(record);
    return false;
}

} // namespace kirikae
