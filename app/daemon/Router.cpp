// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/daemon/Router.h"

#include "app/daemon/Replies.h"
#include "models/node/ApiVersion.h"

#include <QCoreApplication>

namespace kirikae {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("kirikae::Router", text);
}

/// The decoded values of the braces, when the path is the route's.
std::optional<QStringList> matched(const QList<QByteArray> &route, const QList<QByteArray> &path)
{
    if (route.size() != path.size())
        return std::nullopt;
    QStringList values;
    for (qsizetype i = 0; i < route.size(); ++i) {
        if (route.at(i).startsWith('{'))
            values.append(QString::fromUtf8(QByteArray::fromPercentEncoding(path.at(i))));
        else if (route.at(i) != path.at(i))
            return std::nullopt;
    }
    return values;
}

Error unknownPath(const QByteArray &path)
{
    static const QByteArray ours = "/v" + QByteArray::number(apiVersion) + '/';
    if (path.startsWith("/v") && !path.startsWith(ours) && path.size() > 2 && path.at(2) >= '0' && path.at(2) <= '9')
        return {Error::Code::VersionMismatch,
                tr("This daemon speaks version %1 of the API. Update the older of the two programs.").arg(apiVersion),
                tr("Ask /v1/hello for the versions that it speaks.")};
    return {Error::Code::NotFound, tr("There is nothing at this path."),
            tr("The paths of the API are listed in /v1/openapi.yaml.")};
}

} // namespace

void Router::add(const QByteArray &method, const QByteArray &path, Handler handler)
{
    m_routes.push_back({method, path.split('/'), std::move(handler)});
}

void Router::dispatch(const std::shared_ptr<Exchange> &exchange) const
{
    const ServerRequest &request = exchange->request();
    const QList<QByteArray> path = request.path.split('/');
    const QByteArray method = request.method == "HEAD" ? QByteArrayLiteral("GET") : request.method;
    QByteArrayList allowed;
    for (const Route &route : m_routes) {
        const auto values = matched(route.segments, path);
        if (!values)
            continue;
        if (route.method == method) {
            route.handler(exchange, *values);
            return;
        }
        allowed.append(route.method);
    }
    if (allowed.isEmpty()) {
        exchange->answer(problemReply(unknownPath(request.path)));
        return;
    }
    ServerReply reply = problemReply(
        {Error::Code::BadInput, tr("This path does not know the method %1.").arg(QString::fromLatin1(request.method)),
         tr("It knows: %1").arg(QString::fromLatin1(allowed.join(", ")))},
        405);
    reply.fields.append({QByteArrayLiteral("Allow"), allowed.join(", ")});
    exchange->answer(std::move(reply));
}

} // namespace kirikae
