// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/node/ApiJson.h"

#include "models/core/JsonOptional.h"
#include "models/core/Text.h"

#include <QCoreApplication>

namespace kirikae {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("kirikae::ApiJson", text);
}

const char *titleOf(int status)
{
    switch (status) {
    case 400: return "Bad Request";
    case 401: return "Unauthorized";
    case 403: return "Forbidden";
    case 404: return "Not Found";
    case 405: return "Method Not Allowed";
    case 409: return "Conflict";
    case 412: return "Precondition Failed";
    case 413: return "Content Too Large";
    case 415: return "Unsupported Media Type";
    case 421: return "Misdirected Request";
    case 422: return "Unprocessable Content";
    case 428: return "Precondition Required";
    case 501: return "Not Implemented";
    case 503: return "Service Unavailable";
    case 504: return "Gateway Timeout";
    default: return "Internal Server Error";
    }
}

} // namespace

Json switchRequestToJson(const SwitchRequest &request)
{
    return {{"profile", toJson(request.profileId)},
            {"override_memory", request.overrideMemory},
            {"requested_by", toJson(request.requestedBy)},
            {"drain_seconds", optionalToJson(request.drainSeconds)}};
}

Result<SwitchRequest> switchRequestFromJson(const Json &object)
{
    const auto isOf = [&object](const char *key, Json::value_t type) {
        return !object.contains(key) || object.at(key).type() == type;
    };
    if (!isOf("override_memory", Json::value_t::boolean) || !isOf("requested_by", Json::value_t::string))
        return fail(Error::Code::BadInput,
                    tr("In a switch, override_memory is true or false, and requested_by is a text."));
    constexpr qint64 longestDrain = 24 * 3600;
    const bool hasDrain = object.contains("drain_seconds") && !object.at("drain_seconds").is_null();
    const auto drain = integerAt(object, "drain_seconds");
    if (hasDrain && (!drain || *drain < 0 || *drain > longestDrain))
        return fail(Error::Code::BadInput, tr("In a switch, drain_seconds is a number of seconds from 0 to 86400."));
    SwitchRequest request;
    if (drain)
        request.drainSeconds = static_cast<int>(*drain);
    request.profileId = textAt(object, "profile");
    if (request.profileId.isEmpty())
        return fail(Error::Code::BadInput, tr("A switch needs the id of a profile: {\"profile\": \"...\"}."));
    request.overrideMemory = boolAt(object, "override_memory").value_or(false);
    constexpr qsizetype longestName = 200;
    request.requestedBy = cleanText(QStringView(textAt(object, "requested_by")), longestName);
    return request;
}

Json chatAnswerToJson(const ChatAnswer &answer)
{
    return {{"text", toJson(answer.text)},
            {"seconds", answer.seconds},
            {"completion_tokens", optionalToJson(answer.completionTokens)}};
}

ChatAnswer chatAnswerFromJson(const Json &object)
{
    return {textAt(object, "text"), numberAt(object, "seconds").value_or(0), intAt(object, "completion_tokens")};
}

Json pullProgressToJson(const PullProgress &progress)
{
    return {{"done_bytes", progress.done}, {"total_bytes", progress.total}, {"text", toJson(progress.text)}};
}

PullProgress pullProgressFromJson(const Json &object)
{
    return {integerAt(object, "done_bytes").value_or(0), integerAt(object, "total_bytes").value_or(0),
            textAt(object, "text")};
}

Json logLineToJson(const LogLine &line)
{
    return {{"time_ns", line.timeNs}, {"text", toJson(QString::fromUtf8(line.text))}, {"is_stderr", line.isStderr}};
}

LogLine logLineFromJson(const Json &object)
{
    return {integerAt(object, "time_ns").value_or(0), textAt(object, "text").toUtf8(),
            boolAt(object, "is_stderr").value_or(false)};
}

QByteArray cursorToText(const LogCursor &cursor)
{
    return QByteArray::number(cursor.timeNs) + '-' + QByteArray::number(cursor.seenAtTime);
}

std::optional<LogCursor> cursorFromText(QByteArrayView text)
{
    const qsizetype dash = text.indexOf('-');
    if (dash <= 0)
        return std::nullopt;
    bool isTime = false;
    bool isCount = false;
    const LogCursor cursor{text.first(dash).toLongLong(&isTime), text.sliced(dash + 1).toInt(&isCount)};
    if (!isTime || !isCount || cursor.timeNs < 0 || cursor.seenAtTime < 0)
        return std::nullopt;
    return cursor;
}

int statusOf(Error::Code code)
{
    switch (code) {
    case Error::Code::BadInput:
    case Error::Code::VersionMismatch: return 400;
    case Error::Code::AuthRefused: return 401;
    case Error::Code::Denied: return 403;
    case Error::Code::NotFound: return 404;
    case Error::Code::Busy: return 409;
    case Error::Code::Refused:
    case Error::Code::DoesNotFit:
    case Error::Code::PortInUse:
    case Error::Code::StartFailed:
    case Error::Code::LoadFailed:
    case Error::Code::NotStopped: return 422;
    case Error::Code::NotSupported: return 501;
    case Error::Code::Unreachable:
    case Error::Code::LinkLost:
    case Error::Code::Cancelled: return 503;
    case Error::Code::TimedOut: return 504;
    case Error::Code::Internal:
    case Error::Code::HostKeyUnknown:
    case Error::Code::HostKeyChanged:
    case Error::Code::BadReply: return 500;
    }
    return 500;
}

Json problemToJson(const Error &error, int status)
{
    Json problem{{"type", "about:blank"},
                 {"title", titleOf(status)},
                 {"status", status},
                 {"detail", toJson(error.message)},
                 {"code", toJson(errorCodeName(error.code))}};
    if (!error.detail.isEmpty())
        problem["hint"] = toJson(error.detail);
    return problem;
}

Error problemFromJson(QByteArrayView body, int status)
{
    const auto object = parseJson(body);
    const auto code = object ? stringAt(*object, "code") : std::nullopt;
    if (!code)
        return {Error::Code::BadReply, tr("The daemon answered with status %1, without a reason.").arg(status), {}};
    return {errorCodeFromName(*code), cleanText(QStringView(textAt(*object, "detail"))),
            cleanText(QStringView(textAt(*object, "hint")))};
}

} // namespace kirikae
