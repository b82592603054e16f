// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/http/HttpClient.h"
#include "tests/support/Settled.h"

namespace kirikae {

/// The answer to one request; status 0 and the reason when there is none. A body is sent as JSON.
inline HttpResponse answerOf(HttpClient &client, const QByteArray &method, const QByteArray &target,
                             const QByteArray &body, const QList<HttpField> &fields)
{
    HttpRequest request;
    request.method = method;
    request.target = target;
    request.fields = fields;
    request.body = body;
    if (!body.isEmpty())
        request.fields.append({QByteArrayLiteral("Content-Type"), QByteArrayLiteral("application/json")});
    const auto answer = settled(client.send(request));
    if (answer)
        return *answer;
    HttpResponse none;
    none.reason = problemOf(answer);
    return none;
}

} // namespace kirikae
