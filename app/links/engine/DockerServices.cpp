// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/engine/DockerServices.h"

#include "app/links/engine/Rfc3339.h"
#include "models/core/Json.h"
#include "models/core/Text.h"
#include "models/profile/ProfileJson.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace kirikae {

namespace {

constexpr qsizetype nameChars = 200;
const QLatin1String idPrefix("docker:");

QString cleanAt(const Json &object, const char *key, qsizetype maxChars = nameChars)
{
    return cleanText(QStringView(stringAt(object, key).value_or(QString())), maxChars);
}

Json objectAt(const Json &object, const char *key)
{
    const auto it = object.is_object() ? object.find(key) : object.end();
    return it != object.end() && it->is_object() ? *it : Json::object();
}

qint64 millisecondsAt(const Json &object, const char *key)
{
    return rfc3339Ns(stringAt(object, key).value_or(QString()).toLatin1()) / 1'000'000;
}

/// Docker's and podman's words for what a container does.
Service::Status statusOf(const QString &word)
{
    const auto isOneOf = [&word](std::initializer_list<const char *> words) {
        return std::any_of(words.begin(), words.end(), [&word](const char *w) { return word == QLatin1String(w); });
    };
    if (isOneOf({"running", "paused", "restarting", "stopping"}))
        return Service::Status::Running;
    if (isOneOf({"exited", "dead", "stopped"}))
        return Service::Status::Exited;
    if (isOneOf({"created", "configured", "initialized"}))
        return Service::Status::Created;
    return Service::Status::Unknown;
}

void readLabels(Service &service, const Json &labels)
{
    service.foreign = stringAt(labels, DockerLabel::managed) != QStringLiteral("1");
    if (service.foreign)
        return;
    service.profileId = cleanAt(labels, DockerLabel::profile);
    service.profileName = cleanAt(labels, DockerLabel::profileName);
    service.slot = cleanAt(labels, DockerLabel::slot);
    service.runId = cleanAt(labels, DockerLabel::run);
    service.port = cleanAt(labels, DockerLabel::port).toUShort();
    const auto text = stringAt(labels, DockerLabel::startedAs);
    const auto profile = text ? profileFromJson(service.profileId, text->toUtf8()) : fail(Error::Code::NotFound);
    if (profile)
        service.startedAs = *profile;
}

/// "on-failure:3", as profiles have it.
QString restartPolicyOf(const Json &container)
{
    const Json policy = objectAt(objectAt(container, "HostConfig"), "RestartPolicy");
    const QString name = cleanAt(policy, "Name", 40);
    if (name.isEmpty() || name == QLatin1String("no"))
        return {};
    const qint64 count = integerAt(policy, "MaximumRetryCount").value_or(0);
    return count > 0 ? QStringLiteral("%1:%2").arg(name).arg(count) : name;
}

void setContainerId(Service &service, const Json &container)
{
    service.containerId = cleanAt(container, "Id", 64);
    service.id = dockerServiceId(service.containerId);
}

Result<Json> jsonOf(const Result<DockerReply> &reply)
{
    if (!reply)
        return fail(reply.error());
    return reply->isSuccess() ? parseJson(reply->body) : Result<Json>(fail(reply->error()));
}

/// Where a foreign container answers: its first published port.
quint16 publishedPort(const Json &entry)
{
    const auto ports = entry.find("Ports");
    if (ports == entry.end() || !ports->is_array())
        return 0;
    for (const Json &port : *ports) {
        const qint64 number = integerAt(port, "PublicPort").value_or(0);
        if (number > 0 && number <= 65535)
            return static_cast<quint16>(number);
    }
    return 0;
}

} // namespace

ServiceId dockerServiceId(const QString &containerId)
{
    return idPrefix + containerId;
}

QByteArray dockerContainerId(const ServiceId &service)
{
    static const QRegularExpression id(QStringLiteral("\\A[0-9a-f]{12,64}\\z"));
    const QString text = service.startsWith(idPrefix) ? service.sliced(idPrefix.size()) : QString();
    return id.match(text).hasMatch() ? text.toLatin1() : QByteArray();
}

Service serviceFromInspect(const Json &container)
{
    Service service;
    const Json state = objectAt(container, "State");
    const Json config = objectAt(container, "Config");
    setContainerId(service, container);
    service.name = cleanAt(container, "Name");
    if (service.name.startsWith(QLatin1Char('/')))
        service.name.remove(0, 1);
    readLabels(service, objectAt(config, "Labels"));
    service.status = statusOf(stringAt(state, "Status").value_or(QString()));
    if (service.status == Service::Status::Exited) {
        if (const auto code = integerAt(state, "ExitCode"))
            service.exitCode = static_cast<int>(*code);
    }
    service.oomKilled = boolAt(state, "OOMKilled").value_or(false);
    service.error = cleanAt(state, "Error", 4000);
    service.image = cleanAt(config, "Image");
    service.imageId = cleanAt(container, "Image");
    service.createdMs = millisecondsAt(container, "Created");
    service.startedMs = millisecondsAt(state, "StartedAt");
    service.finishedMs = service.isRunning() ? 0 : millisecondsAt(state, "FinishedAt");
    service.restart = restartPolicyOf(container);
    service.restartCount = static_cast<int>(integerAt(container, "RestartCount").value_or(0));
    if (const qint64 pid = integerAt(state, "Pid").value_or(0); pid > 0)
        service.pids.append(pid);
    return service;
}

Service serviceFromListEntry(const Json &container)
{
    Service service;
    setContainerId(service, container);
    service.name = stringsAt(container, "Names").value(0);
    service.name = cleanText(QStringView(service.name), nameChars).remove(QRegularExpression(QStringLiteral("\\A/")));
    readLabels(service, objectAt(container, "Labels"));
    service.status = statusOf(stringAt(container, "State").value_or(QString()));
    service.image = cleanAt(container, "Image");
    service.imageId = cleanAt(container, "ImageID");
    service.createdMs = integerAt(container, "Created").value_or(0) * 1000;
    if (service.foreign)
        service.port = publishedPort(container);
    return service;
}

QList<qint64> pidsFromTop(const Json &top)
{
    QList<qint64> pids;
    const qsizetype column = stringsAt(top, "Titles").indexOf(QStringLiteral("PID"));
    const auto processes = top.is_object() ? top.find("Processes") : top.end();
    if (column < 0 || processes == top.end() || !processes->is_array())
        return pids;
    for (const Json &row : *processes) {
        if (!row.is_array() || row.size() <= static_cast<std::size_t>(column))
            continue;
        const Json &cell = row[static_cast<std::size_t>(column)];
        if (const qint64 pid = cell.is_string() ? fromJson(cell).toLongLong() : 0; pid > 0)
            pids.append(pid);
    }
    return pids;
}

DockerImage imageFromInspect(const Json &image)
{
    const Json config = objectAt(image, "Config");
    return {cleanAt(image, "Id"), stringsAt(config, "Entrypoint"), stringsAt(config, "Cmd")};
}

DockerServices::DockerServices(DockerApi &api, QObject *parent)
    : QObject(parent)
    , m_api(api)
{
    whenDone(m_api.get("/containers/json?all=1"), this, [this](const Result<DockerReply> &reply) { readList(reply); });
}

void DockerServices::readList(const Result<DockerReply> &reply)
{
    const auto list = jsonOf(reply);
    if (!list || !list->is_array()) {
        m_problem =
            list ? Error{Error::Code::BadReply, tr("The container engine's list is not a list."), {}} : list.error();
        finishOne();
        return;
    }
    for (const Json &entry : *list) {
        const Service service = serviceFromListEntry(entry);
        if (service.containerId.isEmpty() || (service.foreign && !service.isRunning()))
            continue;
        m_services.append(service);
        if (!service.foreign)
            lookAt(m_services.size() - 1);
    }
    finishOne();
}

void DockerServices::lookAt(qsizetype index)
{
    ++m_open;
    const QByteArray path = "/containers/" + m_services.at(index)->containerId.toLatin1();
    whenDone(m_api.get(path + "/json"), this, [this, index, path](const Result<DockerReply> &reply) {
        const auto container = jsonOf(reply);
        const bool isGone = reply && reply->status == 404; // removed since it was listed; nothing else says that
        if (!container && !isGone)
            m_problem = container.error();
        if (container)
            m_services[index] = serviceFromInspect(*container);
        else if (isGone)
            m_services[index].reset();
        if (container && m_services.at(index)->isRunning()) {
            ++m_open;
            whenDone(m_api.get(path + "/top?ps_args=-eo%20pid"), this,
                     [this, index](const Result<DockerReply> &top) { readTop(index, top); });
        }
        finishOne();
    });
}

void DockerServices::readTop(qsizetype index, const Result<DockerReply> &reply)
{
    // Without `ps` on the node, or with podman's own idea of it, the first process is all that is known.
    const auto top = jsonOf(reply);
    const QList<qint64> pids = top ? pidsFromTop(*top) : QList<qint64>();
    if (!pids.isEmpty())
        m_services[index]->pids = pids;
    finishOne();
}

void DockerServices::finishOne()
{
    if (--m_open > 0)
        return;
    deleteLater();
    if (m_problem) {
        m_done.settle(fail(*m_problem));
        return;
    }
    QList<Service> services;
    for (const auto &service : std::as_const(m_services)) {
        if (service)
            services.append(*service);
    }
    m_done.settle(services);
}

} // namespace kirikae
