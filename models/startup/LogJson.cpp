// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/startup/LogJson.h"

#include "models/core/Json.h"
#include "models/startup/LogPrefix.h"
#include "models/startup/LogStampText.h"

namespace kirikae {

namespace {

QByteArray firstText(const Json &object, std::initializer_list<const char *> keys)
{
    for (const char *key : keys) {
        if (const std::optional<QString> text = stringAt(object, key))
            return text->toUtf8();
    }
    return {};
}

LogStamp stampOf(const Json &object)
{
    LogStamp stamp;
    const QByteArray text = firstText(object, {"asctime", "time", "timestamp", "@timestamp", "ts", "created"});
    if (!text.isEmpty() && readLogStamp(text, &stamp))
        return stamp;
    for (const char *key : {"timestamp", "ts", "created", "time"}) {
        if (const std::optional<double> number = numberAt(object, key); number && *number > 1e9 && *number < 1e14)
            return {LogStamp::Kind::Zoned, static_cast<qint64>(*number > 1e11 ? *number : *number * 1000.0)};
    }
    if (const std::optional<QString> micro = stringAt(object, "__REALTIME_TIMESTAMP"))
        return {LogStamp::Kind::Zoned, micro->toLongLong() / 1000};
    return {};
}

} // namespace

bool readJsonLogLine(QByteArrayView text, JsonLogLine *line)
{
    if (text.size() < 8)
        return false;
    const Result<Json> parsed = parseJson(text, 256 * 1024, 16);
    if (!parsed || !parsed->is_object())
        return false;
    const Json &object = *parsed;
    *line = {};
    line->message = firstText(object, {"message", "msg", "MESSAGE", "log", "event"});
    if (line->message.isEmpty())
        return false;
    while (line->message.endsWith('\n') || line->message.endsWith('\r'))
        line->message.chop(1);
    line->isEnvelope = object.contains("log") || object.contains("MESSAGE");
    line->time = stampOf(object);
    line->level = levelFromWord(firstText(object, {"levelname", "level", "severity", "lvl"}));
    const QByteArray process = firstText(object, {"vllm_process_name", "processName"});
    line->rank = rankFromName(process);
    line->pid = integerAt(object, "process").value_or(integerAt(object, "pid").value_or(0));
    line->isVllm = object.contains("vllm_process_name") || firstText(object, {"name", "logger"}).startsWith("vllm");
    return true;
}

} // namespace kirikae
