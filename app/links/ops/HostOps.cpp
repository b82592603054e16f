// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/ops/HostOps.h"

#include "app/links/ops/ActivityReader.h"
#include "app/links/ops/DiskReader.h"
#include "app/links/ops/FactsReader.h"
#include "app/links/ops/ModelPlaces.h"
#include "app/links/ops/ModelReading.h"
#include "app/links/ops/NodeScript.h"
#include "models/core/Log.h"

#include <algorithm>

namespace kirikae {

namespace {

using namespace Qt::StringLiterals;

constexpr Bytes maxServiceAnswer = 1 * MiB;
constexpr auto maxKernelLog = "262144";
constexpr qint64 retryContainersMs = 15'000;

Error unknownService()
{
    return {Error::Code::NotFound, HostOps::tr("There is no such service on the node."), {}};
}

} // namespace

HostOps::HostOps(std::unique_ptr<Host> host, QObject *parent)
    : NodeOps(parent)
    , m_host(std::move(host))
    , m_clockProbe(*m_host, m_clock)
    , m_docker(*m_host)
    , m_processes(*m_host)
    , m_profiles(*m_host)
    , m_state(*m_host)
    , m_memory(*m_host, m_clock)
    , m_guard(*m_host)
    , m_preflight(*m_host, [this](const QString &image) { return m_docker.imageId(image); })
    , m_tunnels(*m_host)
{
    connect(m_host.get(), &Host::linkChanged, this, &HostOps::handleLink);
    connect(&m_docker, &ContainerEngine::servicesChanged, this, &HostOps::servicesChanged);
    connect(&m_processes, &ContainerEngine::servicesChanged, this, &HostOps::servicesChanged);
    connect(&m_memory, &MemoryLoop::sampled, this, &HostOps::memorySampled);
}

HostOps::~HostOps()
{
    m_host->disconnect(this);
}

void HostOps::openLink()
{
    m_host->open();
}

void HostOps::closeLink()
{
    m_host->close();
}

void HostOps::handleLink(const LinkState &link)
{
    if (link.kind == LinkState::Kind::Connected) {
        if (!m_memory.isRunning()) // else only another round trip was measured
            attachAll();
    } else {
        m_memory.stop();
        m_docker.detach();
        m_processes.detach();
        for (const auto &[port, client] : m_clients)
            client->closeIdle();
        m_attached.settle(fail(Error::Code::LinkLost, tr("The connection to the node ended.")));
    }
    emit linkChanged(link);
}

void HostOps::attachAll()
{
    const Once<void> attached;
    m_attached = attached;
    m_keys.clear();
    const int connection = ++m_connection;
    m_memory.start();
    m_sinceContainers.start();
    const Pending<void> clockMeasured = m_clockProbe.measure();
    const Pending<QString> processes = m_processes.attach();
    whenDone(m_docker.attach(), this, [=, this](const Result<QString> &docker) {
        if (connection != m_connection)
            return;
        m_containerEngine = docker.value_or(QString());
        m_containerProblem = docker ? std::nullopt : std::optional<Error>(docker.error());
        whenDone(processes, this, [=, this](const Result<QString> &process) {
            if (!process)
                qCInfo(logOps) << "plain processes:" << process.error().message << process.error().detail;
            whenDone(clockMeasured, this, [=](const Result<void> &measured) { attached.settle(measured); });
        });
    });
}

Pending<void> HostOps::retryContainers()
{
    if (!m_containerProblem || m_sinceContainers.elapsed() < retryContainersMs)
        return ready();
    m_sinceContainers.start();
    const Once<void> done;
    whenDone(m_docker.attach(), this, [this, done, connection = m_connection](const Result<QString> &docker) {
        if (connection == m_connection) {
            const bool wasAway = m_containerProblem.has_value();
            m_containerEngine = docker.value_or(QString());
            m_containerProblem = docker ? std::nullopt : std::optional<Error>(docker.error());
            if (docker && wasAway)
                emit servicesChanged();
        }
        done.settle({});
    });
    return done.future();
}

Pending<QList<Service>> HostOps::containers()
{
    if (!m_containerProblem)
        return m_docker.services();
    // Nothing to look at, or nothing that this user may look at: then none of ours runs there. An engine that is
    // installed and away may run anything.
    const bool isNone = m_containerProblem->code != Error::Code::Unreachable;
    return isNone ? ready(QList<Service>()) : readyError<QList<Service>>(*m_containerProblem);
}

Pending<NodeFacts> HostOps::facts()
{
    const Once<NodeFacts> done;
    whenDone(m_attached.future(), this, [this, done](const Result<void> &attached) {
        if (!attached)
            return done.settle(fail(attached.error()));
        whenDone(m_host->run(nodeScript("facts")), this, [this, done](const Result<RunOutput> &output) {
            if (!output)
                return done.settle(fail(output.error()));
            if (output->exitCode != 0)
                return done.settle(fail(scriptFailed(tr("Asking what the node is"), *output)));
            NodeFacts facts = parseNodeFacts(output->standardOutput);
            facts.containerEngine = m_containerEngine;
            if (m_containerProblem)
                facts.containerProblem = m_containerProblem->message;
            done.settle(facts);
        });
    });
    return done.future();
}

Pending<QList<Service>> HostOps::services()
{
    const Once<QList<Service>> done;
    whenDone(m_attached.future(), this, [this, done](const Result<void> &attached) {
        if (!attached)
            return done.settle(fail(attached.error()));
        const auto processes = m_processes.services();
        whenDone(retryContainers(), this, [this, processes, done](const Result<void> &) {
            whenDone(containers(), this, [this, processes, done](const Result<QList<Service>> &found) {
                if (!found)
                    return done.settle(found);
                whenDone(processes, this, [this, found = *found, done](const Result<QList<Service>> &others) {
                    if (!others)
                        return done.settle(others);
                    m_services = found + *others;
                    done.settle(m_services);
                });
            });
        });
    });
    return done.future();
}

Pending<QString> HostOps::saveProfile(const Profile &profile, const QString &etag)
{
    return m_profiles.save(profile, etag);
}

Pending<void> HostOps::saveSecret(const QString &name, const QString &value)
{
    m_keys.erase(name);
    return m_profiles.saveSecret(name, value);
}

Pending<ModelOnDisk> HostOps::readModel(const Profile &profile)
{
    return readModelFiles(*m_host, profile, this);
}

Pending<PreflightFacts> HostOps::preflight(const Profile &profile)
{
    const Once<PreflightFacts> done;
    whenDone(services(), this, [this, profile, done](const Result<QList<Service>> &found) {
        if (!found)
            return done.settle(fail(found.error()));
        whenDone(m_preflight.look(profile, *found), this, [this, profile, done](Result<PreflightFacts> facts) {
            if (facts && profile.isContainer() && m_containerProblem)
                facts->warnings = {m_containerProblem->message};
            done.settle(std::move(facts));
        });
    });
    return done.future();
}

Pending<QList<DiskSpace>> HostOps::diskSpace(const QList<Profile> &profiles)
{
    const Once<QList<DiskSpace>> done;
    const auto folder = m_containerProblem ? ready(QString()) : m_docker.dataFolder();
    whenDone(folder, this, [this, profiles, done](const Result<QString> &found) {
        whenDone(readDiskSpace(*m_host, profiles, found.value_or(QString()), this), this,
                 [done](const Result<QList<DiskSpace>> &disks) { done.settle(disks); });
    });
    return done.future();
}

Pending<void> HostOps::pullImage(const QString &image, std::function<void(PullProgress)> progress)
{
    return m_docker.pullImage(image, std::move(progress));
}

ContainerEngine *HostOps::engineOf(const ServiceId &service)
{
    for (ContainerEngine *engine :
         {static_cast<ContainerEngine *>(&m_docker), static_cast<ContainerEngine *>(&m_processes)}) {
        if (service.startsWith(engine->prefix()))
            return engine;
    }
    return nullptr;
}

Pending<void> HostOps::act(const ServiceId &service, const std::function<Pending<void>(ContainerEngine &)> &what)
{
    ContainerEngine *engine = engineOf(service);
    return engine ? what(*engine) : readyError<void>(unknownService());
}

Pending<ServiceId> HostOps::start(const LaunchSpec &spec)
{
    if (!spec.profile.isContainer())
        return m_processes.start(spec);
    if (m_containerProblem)
        return readyError<ServiceId>(*m_containerProblem);
    m_state.markContainers();
    return m_docker.start(spec);
}

Pending<void> HostOps::startAgain(const ServiceId &service)
{
    return act(service, [&](ContainerEngine &engine) { return engine.startAgain(service); });
}

Pending<void> HostOps::stop(const ServiceId &service, Milliseconds grace)
{
    return act(service, [&](ContainerEngine &engine) { return engine.stop(service, grace); });
}

Pending<void> HostOps::remove(const ServiceId &service)
{
    return act(service, [&](ContainerEngine &engine) { return engine.remove(service); });
}

Pending<void> HostOps::setRestartPolicy(const ServiceId &service, const QString &policy)
{
    return act(service, [&](ContainerEngine &engine) { return engine.setRestartPolicy(service, policy); });
}

std::unique_ptr<LogFeed> HostOps::follow(const ServiceId &service, LogCursor from)
{
    ContainerEngine *engine = engineOf(service);
    return engine ? engine->follow(service, from) : m_processes.follow(service, from);
}

Pending<Service> HostOps::findService(const ServiceId &id)
{
    const Once<Service> done;
    whenDone(services(), this, [id, done](const Result<QList<Service>> &found) {
        if (!found)
            return done.settle(fail(found.error()));
        const auto service = std::ranges::find(*found, id, &Service::id);
        done.settle(service == found->end() ? Result<Service>(fail(unknownService())) : *service);
    });
    return done.future();
}

Pending<Activity> HostOps::activity(const ServiceId &service)
{
    const auto ask = [this](const Argv &arguments) {
        return runAndRead<Activity>(*m_host, this, nodeScript("process-activity", arguments), {},
                                    [](const RunOutput &output) -> Result<Activity> {
                                        if (output.exitCode != 0)
                                            return fail(scriptFailed(tr("Looking at the service's work"), output));
                                        return parseActivity(output.standardOutput);
                                    });
    };
    if (service.startsWith(m_processes.prefix()))
        return ask({service.sliced(m_processes.prefix().size()).toLatin1()});
    const Once<Activity> done;
    const auto known = std::ranges::find(m_services, service, &Service::id);
    const bool isKnown = known != m_services.end() && !known->pids.isEmpty();
    whenDone(isKnown ? ready(Service(*known)) : findService(service), this,
             [this, ask, done](const Result<Service> &found) {
                 if (!found)
                     return done.settle(fail(found.error()));
                 if (found->pids.isEmpty()) // not known is not "at rest"
                     return done.settle(fail(Error::Code::NotSupported, tr("Its processes are not known.")));
                 QByteArray pids;
                 for (const qint64 pid : found->pids)
                     pids += QByteArray::number(pid) + ' ';
                 whenDone(ask({"pids", pids.trimmed()}), this,
                          [done](const Result<Activity> &activity) { done.settle(activity); });
             });
    return done.future();
}

HttpClient &HostOps::clientFor(quint16 port)
{
    std::unique_ptr<HttpClient> &client = m_clients[port];
    if (!client) {
        const auto dial = [this, port] { return m_host->dial({{}, u"127.0.0.1"_s, port}); };
        client = std::make_unique<HttpClient>(dial, tr("The service on port %1").arg(port),
                                              "127.0.0.1:" + QByteArray::number(port));
    }
    return *client;
}

Pending<QString> HostOps::keyOf(const ApiKey &key)
{
    if (key.secret.isEmpty())
        return ready(key.value);
    if (const auto known = m_keys.find(key.secret); known != m_keys.end())
        return ready(known->second);
    const Once<QString> done;
    whenDone(m_profiles.secret(key.secret), this, [this, key, done](const Result<QString> &value) {
        if (value)
            m_keys[key.secret] = *value;
        done.settle(value);
    });
    return done.future();
}

Pending<ServiceAnswer> HostOps::request(const ServiceRequest &request)
{
    const Once<ServiceAnswer> done;
    whenDone(keyOf(request.key), this, [this, request, done](const Result<QString> &key) {
        if (key)
            send(request, *key, done);
        else
            done.settle(fail(key.error()));
    });
    return done.future();
}

Pending<Listener> HostOps::listener(const ServiceId &service, quint16 port)
{
    const auto known = std::ranges::find(m_services, service, &Service::id);
    const bool isContainer = known != m_services.end() && !known->containerId.isEmpty();
    if (isContainer && known->startedAs && known->startedAs->network != "host"_L1 && !known->startedAs->ports.isEmpty())
        return ready(Listener{}); // its engine listens for it, in ways of its own
    QByteArray pids;
    if (known != m_services.end()) {
        for (const qint64 pid : known->pids)
            pids += QByteArray::number(pid) + ' ';
    }
    return runAndRead<Listener>(*m_host, this,
                                nodeScript("process-listener", {QByteArray::number(port), pids.trimmed()}), {},
                                [](const RunOutput &output) -> Result<Listener> {
                                    if (output.exitCode != 0)
                                        return fail(scriptFailed(tr("Looking who listens on the port"), output));
                                    return parseListener(output.standardOutput);
                                });
}

void HostOps::send(const ServiceRequest &request, const QString &key, const Once<ServiceAnswer> &done)
{
    HttpRequest http;
    http.method = request.method.toLatin1();
    http.target = request.path.toUtf8();
    http.body = request.body;
    if (!request.body.isEmpty())
        http.fields = {{"Content-Type", "application/json"}};
    if (!key.isEmpty())
        http.fields += {"Authorization", "Bearer " + key.toUtf8()};
    http.deadline = request.deadline;
    http.maxBody = maxServiceAnswer;
    whenDone(clientFor(request.port).send(http), this, [done](const Result<HttpResponse> &response) {
        if (response)
            done.settle(ServiceAnswer{response->status, response->body});
        else
            done.settle(fail(response.error()));
    });
}

Pending<quint16> HostOps::openTunnel(quint16 port)
{
    const Result<quint16> local = m_tunnels.open(port);
    return local ? ready(*local) : readyError<quint16>(local.error());
}

Pending<void> HostOps::armGuard(const ServiceId &service, Bytes floor)
{
    const Once<void> done;
    whenDone(findService(service), this, [this, floor, done](const Result<Service> &found) {
        if (!found)
            return done.settle(fail(found.error()));
        const QByteArray kill = engineOf(found->id)->killCommand(found->id);
        whenDone(m_guard.arm(*found, floor, kill), this, [done](const Result<void> &armed) { done.settle(armed); });
    });
    return done.future();
}

Pending<std::optional<GuardReport>> HostOps::guardReport(const ServiceId &service)
{
    return m_guard.report(service);
}

Pending<NodeSigns> HostOps::signs(const Profile &profile, qint64 sinceMs)
{
    const QString folder = modelPlaces(profile).value(0).section(u':', 1);
    const Argv arguments{QByteArray::number(sinceMs / 1000), maxKernelLog, QByteArray::number(profile.servicePort()),
                         folder.toUtf8()};
    RunLimits limits;
    limits.mayTakeLong = true; // nvidia-smi
    return runAndRead<NodeSigns>(*m_host, this, nodeScript("signs", arguments), limits,
                                 [](const RunOutput &output) -> Result<NodeSigns> {
                                     if (output.exitCode != 0)
                                         return fail(scriptFailed(tr("Looking at the node"), output));
                                     return parseNodeSigns(output.standardOutput);
                                 });
}

} // namespace kirikae
