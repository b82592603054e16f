// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/daemon/Replies.h"

#include "app/daemon/SseText.h"
#include "models/core/Json.h"
#include "models/node/ApiJson.h"

#include <QCoreApplication>

namespace kirikae {

ServerReply jsonReply(const Json &value, int status)
{
    ServerReply reply;
    reply.status = status;
    reply.body = dumpJson(value);
    return reply;
}

ServerReply emptyReply(int status)
{
    ServerReply reply;
    reply.status = status;
    return reply;
}

ServerReply problemReply(const Error &error, int status)
{
    const int actual = status ? status : statusOf(error.code);
    ServerReply reply = jsonReply(problemToJson(error, actual), actual);
    reply.contentType = QByteArrayLiteral("application/problem+json");
    return reply;
}

ServerReply noProfileReply(const QString &id)
{
    return problemReply(
        {Error::Code::NotFound,
         QCoreApplication::translate("kirikae::Replies", "There is no profile \"%1\" on this node.").arg(id),
         {}});
}

ServerReply streamReply(std::shared_ptr<BodyStream> stream)
{
    ServerReply reply;
    reply.contentType = sseContentType;
    reply.fields.append({QByteArrayLiteral("X-Accel-Buffering"), QByteArrayLiteral("no")});
    reply.stream = std::move(stream);
    return reply;
}

Result<Json> bodyObject(const ServerRequest &request)
{
    // A form of a web page could send anything else without the browser asking first.
    if (request.field("Content-Type").split(';').first().trimmed().toLower() != "application/json")
        return fail(Error::Code::BadInput,
                    QCoreApplication::translate("kirikae::Replies",
                                                "The body of this request is JSON: say so with Content-Type: "
                                                "application/json."));
    auto object = parseJson(request.body);
    if (!object)
        return fail(object.error());
    if (!object->is_object())
        return fail(Error::Code::BadInput,
                    QCoreApplication::translate("kirikae::Replies", "The body of this request is a JSON object."));
    return object;
}

} // namespace kirikae
