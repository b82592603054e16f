// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/engine/DockerStart.h"

#include "app/links/engine/DockerServices.h"
#include "models/core/Json.h"
#include "models/core/Log.h"

#include <QTimer>
#include <QUrl>

#include <chrono>

namespace kirikae {

namespace {

/// A new image's first container may take a while: its layers are put together, GPU libraries are mounted.
constexpr Milliseconds startDeadline{180'000};

bool saysPortTaken(const QString &text)
{
    return text.contains(QLatin1String("port is already allocated")) ||
           text.contains(QLatin1String("address already in use"), Qt::CaseInsensitive);
}

} // namespace

DockerStart::DockerStart(DockerApi &api, LaunchSpec spec, DockerPlace place, QObject *parent)
    : QObject(parent)
    , m_api(api)
    , m_spec(std::move(spec))
    , m_place(std::move(place))
{
    lookForRun();
}

void DockerStart::then(const Pending<DockerReply> &reply, void (DockerStart::*next)(const DockerReply &))
{
    whenDone(reply, this, [this, next](const Result<DockerReply> &answer) {
        if (answer)
            (this->*next)(*answer);
        else
            fail(answer.error());
    });
}

void DockerStart::lookForRun()
{
    const std::string label = DockerLabel::run + ("=" + m_spec.runId.toStdString());
    const Json filters = {{"label", Json::array({label})}};
    then(m_api.get("/containers/json?all=1&filters=" + QUrl::toPercentEncoding(QString::fromUtf8(dumpJson(filters)))),
         &DockerStart::readRuns);
}

void DockerStart::readRuns(const DockerReply &reply)
{
    const auto list = parseJson(reply.body);
    if (!reply.isSuccess() || !list || !list->is_array()) {
        fail(reply.isSuccess() ? Error{Error::Code::BadReply, tr("The container engine's list is not a list."), {}}
                               : reply.error());
        return;
    }
    if (list->empty()) {
        readImage();
        return;
    }
    // An earlier try of this very start. One that has run and ended is not run again: its end is what there is to see.
    const Service service = serviceFromListEntry(list->front());
    if (service.status == Service::Status::Created)
        start(service.containerId.toLatin1());
    else
        succeed(service.containerId.toLatin1());
}

void DockerStart::readImage()
{
    if (!needsEntrypointOf(m_spec.profile) || !m_spec.profile.command.isEmpty()) {
        create({});
        return;
    }
    const QByteArray path = "/images/" + QUrl::toPercentEncoding(m_spec.profile.image, "/:@") + "/json";
    whenDone(m_api.get(path), this, [this](const Result<DockerReply> &reply) {
        if (!reply) {
            fail(reply.error());
            return;
        }
        const auto json = parseJson(reply->body);
        if (reply->isSuccess() && json)
            create(imageFromInspect(*json));
        else
            fail(startError(reply->message()));
    });
}

void DockerStart::create(const DockerImage &image)
{
    const Result<QByteArray> body = createRequest(m_spec, image, m_place);
    if (!body) {
        fail(body.error());
        return;
    }
    const QByteArray name = QUrl::toPercentEncoding(containerName(m_spec));
    whenDone(m_api.post("/containers/create?name=" + name, *body, false, startDeadline), this,
             [this](const Result<DockerReply> &reply) {
                 if (!reply) {
                     fail(reply.error());
                     return;
                 }
                 const auto json = parseJson(reply->body);
                 const QString id = json ? stringAt(*json, "Id").value_or(QString()) : QString();
                 if (reply->isSuccess() && !id.isEmpty())
                     start(id.toLatin1());
                 else if (isOdd(*reply))
                     again();
                 else
                     fail(startError(reply->message()));
             });
}

/// A single error 500 is no verdict; what is really wrong says so again.
bool DockerStart::isOdd(const DockerReply &reply)
{
    return reply.status >= 500 && m_tries-- > 0;
}

void DockerStart::again()
{
    QTimer::singleShot(std::chrono::seconds(1), this, &DockerStart::lookForRun);
}

void DockerStart::start(const QByteArray &containerId)
{
    whenDone(m_api.post("/containers/" + containerId + "/start", {}, true, startDeadline), this,
             [this, containerId](const Result<DockerReply> &reply) {
                 if (!reply)
                     fail(reply.error());
                 else if (reply->isSuccess() || reply->status == 304)
                     succeed(containerId);
                 else if (isOdd(*reply))
                     again();
                 else
                     cleanUp(containerId, startError(reply->message()));
             });
}

/// A container that never ran is in the way of the next start and says nothing that `problem` does not.
void DockerStart::cleanUp(const QByteArray &containerId, const Error &problem)
{
    whenDone(m_api.remove("/containers/" + containerId + "?v=1"), this,
             [this, problem, containerId](const Result<DockerReply> &reply) {
                 if (!reply || !reply->isSuccess())
                     qCWarning(logOps) << "the container that did not start is still there:" << containerId;
                 fail(problem);
             });
}

Error DockerStart::startError(const QString &said) const
{
    const QString image = m_spec.profile.image;
    if (saysPortTaken(said))
        return {Error::Code::PortInUse,
                tr("Port %1 is taken by another program. Stop that program, or give the profile another port.")
                    .arg(m_spec.profile.servicePort()),
                said};
    if (said.contains(QLatin1String("No such image"), Qt::CaseInsensitive) ||
        said.contains(QLatin1String("no such image")))
        return {Error::Code::NotFound, tr("The image %1 is not on the node. Pull it first.").arg(image), said};
    if (said.contains(QLatin1String("could not select device driver")))
        return {Error::Code::StartFailed,
                tr("The container engine cannot use the GPU. Install the NVIDIA Container Toolkit on the node, run "
                   "\"sudo nvidia-ctk runtime configure --runtime=docker\" and restart Docker."),
                said};
    if (said.contains(QLatin1String("/run/secrets/")) ||
        said.contains(QLatin1String("bind source path does not exist")))
        return {Error::Code::StartFailed,
                tr("A secret that the profile names is not on the node. Store it there and start again."), said};
    return {Error::Code::StartFailed, tr("The container engine could not start %1.").arg(image), said};
}

void DockerStart::fail(const Error &error)
{
    m_done.settle(tl::unexpected<Error>(error));
    deleteLater();
}

void DockerStart::succeed(const QByteArray &containerId)
{
    m_done.settle(dockerServiceId(QString::fromLatin1(containerId)));
    deleteLater();
}

} // namespace kirikae
