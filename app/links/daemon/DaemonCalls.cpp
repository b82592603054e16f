// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/daemon/DaemonCalls.h"

#include "app/links/daemon/CleanJson.h"
#include "models/core/Json.h"
#include "models/node/ApiJson.h"

#include <QUrl>

namespace kirikae {

HttpRequest daemonRequest(const QByteArray &method, const QByteArray &path, const QByteArray &body)
{
    HttpRequest request;
    request.method = method;
    request.target = path;
    request.body = body;
    if (!body.isEmpty())
        request.fields.append(HttpField{"Content-Type", "application/json"});
    return request;
}

QByteArray pathSegment(const QString &text)
{
    return QUrl::toPercentEncoding(text);
}

DaemonCalls::DaemonCalls(const DaemonDoor &door, QObject *parent)
    : QObject(parent)
    , m_http(door.dial, tr("The daemon"), door.hostField)
{
}

void DaemonCalls::setToken(const QString &token)
{
    m_token = token;
    m_redactor.addSecret(token);
}

HttpRequest DaemonCalls::authorized(HttpRequest request) const
{
    if (!m_token.isEmpty())
        request.fields.append(HttpField{"Authorization", "Bearer " + m_token.toUtf8()});
    return request;
}

Error DaemonCalls::redacted(Error error) const
{
    error.message = m_redactor.redact(error.message);
    error.detail = m_redactor.redact(error.detail);
    return error;
}

Error DaemonCalls::problemOf(int status, const QByteArray &body) const
{
    Error error = problemFromJson(body, status);
    if (error.code == Error::Code::BadReply && status == 401)
        error.code = Error::Code::AuthRefused;
    else if (error.code == Error::Code::BadReply && status >= 502 && status <= 504) // a proxy in between
        error = {
            Error::Code::Unreachable, tr("The daemon cannot be reached behind its proxy (status %1).").arg(status), {}};
    return redacted(error);
}

Pending<Json> DaemonCalls::send(const HttpRequest &request)
{
    const Once<Json> done;
    whenDone(m_http.send(authorized(request)), this, [this, done](const Result<HttpResponse> &answer) {
        if (!answer)
            return done.settle(fail(redacted(answer.error())));
        if (!answer->isSuccess())
            return done.settle(fail(problemOf(answer->status, answer->body)));
        if (answer->body.isEmpty())
            return done.settle(Json());
        auto json = parseJson(answer->body);
        if (!json)
            return done.settle(fail(Error::Code::BadReply, tr("The daemon's answer is not JSON."),
                                    m_redactor.redact(json.error().message)));
        cleanJson(&*json);
        done.settle(std::move(*json));
    });
    return done.future();
}

std::unique_ptr<HttpStream> DaemonCalls::open(const HttpRequest &request)
{
    return m_http.open(authorized(request));
}

} // namespace kirikae
