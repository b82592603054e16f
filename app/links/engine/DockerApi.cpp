// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/engine/DockerApi.h"

#include "app/links/engine/DockerSocket.h"
#include "models/core/Json.h"
#include "models/core/Text.h"

#include <QCoreApplication>
#include <QVersionNumber>

namespace kirikae {

namespace {

/// The newest version whose answers we have read; newer engines still speak it.
const QVersionNumber newestKnown(1, 51);

QVersionNumber versionAt(const Json &object, const char *key)
{
    return QVersionNumber::fromString(stringAt(object, key).value_or(QString())).normalized();
}

} // namespace

QString DockerReply::message() const
{
    if (const auto json = parseJson(body)) {
        if (const auto text = stringAt(*json, "message"); text && !text->isEmpty())
            return cleanText(QStringView(*text), 2000).trimmed();
    }
    return cleanText(body, 2000).trimmed();
}

Error DockerReply::error() const
{
    const QString text = message();
    const auto say = [&text](Error::Code code, const char *sentence) {
        return Error{code, QCoreApplication::translate("Docker", sentence), text};
    };
    switch (status) {
    case 400: return say(Error::Code::BadInput, "The container engine cannot read the request; see the detail.");
    case 401:
    case 403: return say(Error::Code::Denied, "The container engine does not allow this; see the detail.");
    case 404: return say(Error::Code::NotFound, "The container engine does not know this; it may have been removed.");
    case 409: return say(Error::Code::Refused, "The container is in a state that does not allow this; see the detail.");
    case 501: return say(Error::Code::NotSupported, "This container engine cannot do that; see the detail.");
    default: return say(Error::Code::BadReply, "The container engine reports an error; see the detail.");
    }
}

DockerApi::DockerApi(DockerSocket &socket, QObject *parent)
    : QObject(parent)
    , m_socket(socket)
    , m_http([this] { return m_socket.dial(); }, tr("The container engine"), QByteArrayLiteral("docker"))
{
}

Pending<QString> DockerApi::negotiate()
{
    m_http.closeIdle();
    const Once<QString> done;
    HttpRequest request;
    request.target = "/version"; // the one path that works without a version in front
    whenDone(send(request), this, [this, done](const Result<DockerReply> &reply) { readVersion(reply, done); });
    return done.future();
}

void DockerApi::readVersion(const Result<DockerReply> &reply, const Once<QString> &done)
{
    if (!reply) {
        done.settle(fail(explain(reply.error())));
        return;
    }
    const auto json = parseJson(reply->body);
    if (!reply->isSuccess() || !json || versionAt(*json, "ApiVersion").isNull()) {
        done.settle(fail(Error::Code::BadReply,
                         tr("What answers at %1 is not a container engine.").arg(m_socket.path()), reply->message()));
        return;
    }
    const QVersionNumber oldest = versionAt(*json, "MinAPIVersion");
    const QVersionNumber use = std::min(versionAt(*json, "ApiVersion"), newestKnown);
    if (use < oldest) {
        done.settle(
            fail(Error::Code::VersionMismatch,
                 tr("The container engine speaks API %1 and newer only; this program knows up to %2. Update it.")
                     .arg(oldest.toString(), newestKnown.toString())));
        return;
    }
    m_isPodman = reply->body.contains("Podman");
    m_version = use.toString().toLatin1();
    done.settle(QStringLiteral("%1 %2 (API %3)")
                    .arg(m_isPodman ? QStringLiteral("Podman") : QStringLiteral("Docker"),
                         cleanText(QStringView(stringAt(*json, "Version").value_or(QString())), 40)
                             .section(QLatin1Char('+'), 0, 0),
                         use.toString()));
}

Pending<DockerReply> DockerApi::get(const QByteArray &path)
{
    HttpRequest request;
    request.target = versioned(path);
    return send(request);
}

Pending<DockerReply> DockerApi::post(const QByteArray &path, const QByteArray &json, bool repeatable,
                                     Milliseconds deadline)
{
    HttpRequest request;
    request.method = "POST";
    request.target = versioned(path);
    request.body = json;
    request.repeatable = repeatable;
    request.deadline = deadline;
    if (!json.isEmpty())
        request.fields = {{"Content-Type", "application/json"}};
    return send(request);
}

Pending<DockerReply> DockerApi::remove(const QByteArray &path)
{
    HttpRequest request;
    request.method = "DELETE";
    request.target = versioned(path);
    request.deadline = Milliseconds(60'000);
    return send(request);
}

QByteArray DockerApi::versioned(const QByteArray &path) const
{
    return m_version.isEmpty() ? path : "/v" + m_version + path;
}

Pending<DockerReply> DockerApi::send(const HttpRequest &request)
{
    const Once<DockerReply> done;
    whenDone(m_http.send(request), this, [this, done](Result<HttpResponse> answer) {
        if (answer) {
            done.settle(DockerReply{answer->status, std::move(answer->body)});
            return;
        }
        done.settle(fail(noAnswer(answer.error())));
    });
    return done.future();
}

/// An engine that cannot be asked is away, whatever the way to it says: "no such file" is about its socket, not about a
/// container.
Error DockerApi::noAnswer(const Error &error) const
{
    switch (error.code) {
    case Error::Code::LinkLost:
    case Error::Code::TimedOut:
    case Error::Code::Denied:
    case Error::Code::Cancelled:
    case Error::Code::BadReply:
    case Error::Code::NotSupported:
    case Error::Code::Unreachable: return error;
    default:
        return {Error::Code::Unreachable, tr("The container engine does not answer."),
                error.detail.isEmpty() ? error.message : error.message + QLatin1Char('\n') + error.detail};
    }
}

/// What is wrong with the way to the engine when it is the `dial-stdio` command that does not answer.
Error DockerApi::explain(const Error &error) const
{
    const QString said = m_socket.commandProblem();
    if (!m_socket.usesCommand() || error.code != Error::Code::LinkLost)
        return error;
    if (said.contains(QLatin1String("permission denied"), Qt::CaseInsensitive))
        return m_socket.deniedError();
    return {Error::Code::NotSupported,
            tr("The SSH server of this node does not open the container engine's socket, and \"docker system "
               "dial-stdio\" does not work there either. Set AllowStreamLocalForwarding to yes in its sshd_config."),
            said};
}

std::unique_ptr<HttpStream> DockerApi::open(const QByteArray &method, const QByteArray &path)
{
    HttpRequest request;
    request.method = method;
    request.target = versioned(path);
    request.deadline = Milliseconds(30'000);
    return m_http.open(request);
}

} // namespace kirikae
