// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/engine/DockerEngine.h"

#include "app/links/engine/DockerLogFeed.h"
#include "app/links/engine/DockerPull.h"
#include "app/links/engine/DockerServices.h"
#include "app/links/engine/DockerStart.h"
#include "app/links/host/Argv.h"
#include "models/core/Json.h"
#include "models/core/Log.h"

#include <QTimer>
#include <QUrl>

namespace kirikae {

namespace {

/// How much longer than the grace time a stop may take: the kill behind it, and the way there and back.
constexpr Milliseconds stopMargin{30'000};

QByteArray containerPath(const ServiceId &service)
{
    return "/containers/" + dockerContainerId(service);
}

/// The answers of an act that mean "it is so now", whoever made it so.
bool isDone(const DockerReply &reply)
{
    return reply.isSuccess() || reply.status == 304 || reply.status == 404 ||
           (reply.status == 409 && reply.body.contains("is not running")) ||
           (reply.status == 409 && reply.body.contains("already in progress"));
}

} // namespace

DockerEngine::DockerEngine(Host &host, QObject *parent)
    : ContainerEngine(parent)
    , m_host(host)
    , m_socket(host)
    , m_api(m_socket)
    , m_events(m_api, host)
{
    connect(&m_events, &DockerEvents::containersChanged, this, &DockerEngine::announceChange);
}

DockerEngine::~DockerEngine() = default;

void DockerEngine::announceChange()
{
    emit servicesChanged();
}

Pending<QString> DockerEngine::attach()
{
    const Once<QString> attached;
    m_events.stop();
    whenDone(m_socket.find(), this, [this, attached](const Result<void> &found) {
        if (!found) {
            attached.settle(fail(found.error()));
            return;
        }
        whenDone(m_api.negotiate(), this, [this, attached](const Result<QString> &description) {
            if (description)
                m_events.start();
            attached.settle(description);
        });
    });
    return attached.future();
}

void DockerEngine::detach()
{
    m_events.stop();
    m_api.closeIdle();
}

Pending<QList<Service>> DockerEngine::services()
{
    const auto *reading = new DockerServices(m_api, this);
    return reading->answer();
}

Pending<ServiceId> DockerEngine::start(const LaunchSpec &spec)
{
    const DockerPlace place{m_socket.homeFolder(), m_socket.secretsFolder(), m_api.isPodman()};
    const auto *start = new DockerStart(m_api, spec, place, this);
    return start->answer();
}

Pending<void> DockerEngine::actOn(const ServiceId &service, bool succeedsWhenGone, const Act &act)
{
    if (dockerContainerId(service).isEmpty())
        return readyError<void>({Error::Code::BadInput, tr("\"%1\" is not a container.").arg(service), {}});
    const Once<void> done;
    whenDone(m_api.get(containerPath(service) + "/json"), this,
             [done, succeedsWhenGone, act](const Result<DockerReply> &reply) {
                 if (!reply) {
                     done.settle(fail(reply.error()));
                     return;
                 }
                 if (reply->status == 404 && succeedsWhenGone) {
                     done.settle({});
                     return;
                 }
                 const auto container = parseJson(reply->body);
                 if (!reply->isSuccess() || !container) {
                     done.settle(fail(reply->isSuccess() ? container.error() : reply->error()));
                     return;
                 }
                 const Service found = serviceFromInspect(*container);
                 if (found.foreign)
                     done.settle(fail(Error::Code::Refused,
                                      tr("%1 was not started by Kirikae and is left alone.").arg(found.name)));
                 else
                     act(found, done);
             });
    return done.future();
}

void DockerEngine::post(const QByteArray &path, const QByteArray &json, Milliseconds deadline, const Once<void> &done)
{
    whenDone(m_api.post(path, json, true, deadline), this, [done](const Result<DockerReply> &reply) {
        if (!reply)
            done.settle(fail(reply.error()));
        else if (isDone(*reply))
            done.settle({});
        else
            done.settle(fail(reply->error()));
    });
}

Pending<void> DockerEngine::startAgain(const ServiceId &service)
{
    return actOn(service, false, [this, service](const Service &container, const Once<void> &done) {
        whenDone(m_api.post(containerPath(service) + "/start", {}, true, Milliseconds(180'000)), this,
                 [done, name = container.name](const Result<DockerReply> &reply) {
                     if (!reply)
                         done.settle(fail(reply.error()));
                     else if (reply->isSuccess() || reply->status == 304)
                         done.settle({});
                     else
                         done.settle(fail(Error::Code::StartFailed,
                                          tr("The container engine could not start %1 again.").arg(name),
                                          reply->message()));
                 });
    });
}

Pending<void> DockerEngine::stop(const ServiceId &service, Milliseconds grace)
{
    return actOn(service, true, [this, service, grace](const Service &container, const Once<void> &done) {
        if (!container.isRunning()) {
            done.settle({});
            return;
        }
        const auto seconds = (grace.count() + 999) / 1000;
        post(containerPath(service) + "/stop?t=" + QByteArray::number(qint64(seconds)), {}, grace + stopMargin, done);
    });
}

Pending<void> DockerEngine::kill(const ServiceId &service)
{
    return actOn(service, true, [this, service](const Service &container, const Once<void> &done) {
        if (container.isRunning())
            post(containerPath(service) + "/kill", {}, stopMargin, done);
        else
            done.settle({});
    });
}

Pending<void> DockerEngine::remove(const ServiceId &service)
{
    return actOn(service, true, [this, service](const Service &container, const Once<void> &done) {
        if (container.isRunning()) {
            done.settle(fail(Error::Code::Refused, tr("%1 is running. Stop it first.").arg(container.name)));
            return;
        }
        whenDone(m_api.remove(containerPath(service) + "?v=1"), this, [done](const Result<DockerReply> &reply) {
            if (!reply)
                done.settle(fail(reply.error()));
            else if (isDone(*reply))
                done.settle({});
            else
                done.settle(fail(reply->error()));
        });
    });
}

Pending<void> DockerEngine::setRestartPolicy(const ServiceId &service, const QString &policy)
{
    const QString name = policy.section(QLatin1Char(':'), 0, 0);
    Json restart = {{"Name", toJson(name.isEmpty() ? QStringLiteral("no") : name)}};
    if (const int count = policy.section(QLatin1Char(':'), 1).toInt(); count > 0)
        restart["MaximumRetryCount"] = count;
    const QByteArray json = dumpJson({{"RestartPolicy", restart}});
    return actOn(service, false, [this, service, json](const Service &, const Once<void> &done) {
        whenDone(m_api.post(containerPath(service) + "/update", json, true), this,
                 [done](const Result<DockerReply> &reply) {
                     if (!reply)
                         done.settle(fail(reply.error()));
                     else if (reply->isSuccess())
                         done.settle({});
                     else
                         done.settle(fail(Error::Code::NotSupported,
                                          tr("The restart policy could not be set; the service will not come back by "
                                             "itself after a reboot."),
                                          reply->message()));
                 });
    });
}

std::unique_ptr<LogFeed> DockerEngine::follow(const ServiceId &service, LogCursor from)
{
    return std::make_unique<DockerLogFeed>(m_api, m_host, dockerContainerId(service), from);
}

QByteArray DockerEngine::killCommand(const ServiceId &service) const
{
    const QByteArray id = dockerContainerId(service);
    const QByteArray socket = m_socket.path().toUtf8();
    const QByteArray program = m_api.isPodman() ? "podman" : "docker";
    Argv byCommand{program};
    if (!socket.isEmpty() && !m_api.isPodman())
        byCommand << "--host"
                  << "unix://" + socket;
    byCommand << "kill" << id;
    QByteArray command = quoteArgv(byCommand).value_or(QByteArray());
    if (!socket.isEmpty()) {
        // curl first: when memory runs out, 45 MB of docker's command may take too long to be read from disk.
        const Argv bySocket{"curl",
                            "--silent",
                            "--show-error",
                            "--fail",
                            "--max-time",
                            "5",
                            "--request",
                            "POST",
                            "--unix-socket",
                            socket,
                            "http://localhost/containers/" + id + "/kill"};
        command = quoteArgv(bySocket).value_or(QByteArray()) + " || " + command;
    }
    return command;
}

Pending<QString> DockerEngine::imageId(const QString &image)
{
    const Once<QString> done;
    whenDone(m_api.get("/images/" + QUrl::toPercentEncoding(image, "/:@") + "/json"), this,
             [done](const Result<DockerReply> &reply) {
                 if (!reply) {
                     done.settle(fail(reply.error()));
                     return;
                 }
                 const auto json = parseJson(reply->body);
                 if (reply->status == 404)
                     done.settle(QString());
                 else if (reply->isSuccess() && json)
                     done.settle(imageFromInspect(*json).id);
                 else
                     done.settle(fail(reply->error()));
             });
    return done.future();
}

Pending<QStringList> DockerEngine::imageNames()
{
    const Once<QStringList> done;
    whenDone(m_api.get("/images/json"), this, [done](const Result<DockerReply> &reply) {
        const auto json = reply && reply->isSuccess() ? parseJson(reply->body)
                                                      : Result<Json>(fail(reply ? reply->error() : reply.error()));
        if (!json) {
            done.settle(fail(json.error()));
            return;
        }
        QStringList names;
        for (const Json &image : *json)
            names += stringsAt(image, "RepoTags");
        names.sort();
        done.settle(names);
    });
    return done.future();
}

Pending<QString> DockerEngine::dataFolder()
{
    const Once<QString> done;
    whenDone(m_api.get("/info"), this, [done](const Result<DockerReply> &reply) {
        const auto json = reply && reply->isSuccess() ? parseJson(reply->body)
                                                      : Result<Json>(fail(reply ? reply->error() : reply.error()));
        done.settle(json ? Result<QString>(stringAt(*json, "DockerRootDir").value_or(QString()))
                         : Result<QString>(fail(json.error())));
    });
    return done.future();
}

Pending<void> DockerEngine::pullImage(const QString &image, std::function<void(PullProgress)> progress)
{
    const auto *pull = new DockerPull(m_api, image, std::move(progress), this);
    return pull->answer();
}

} // namespace kirikae
