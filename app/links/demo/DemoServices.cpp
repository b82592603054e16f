// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/demo/DemoServices.h"

#include "app/links/demo/DemoFailureText.h"
#include "app/links/demo/DemoLlamaStart.h"
#include "app/links/demo/DemoVllmStart.h"

#include <QCryptographicHash>

#include <algorithm>

namespace kirikae {

namespace {

// vLLM's own reading of free memory is this far under MemAvailable: its container and context are already spent.
constexpr Bytes spentBeforeTest = Bytes(2.7 * double(GiB));
constexpr Milliseconds stopTakes{2100};
constexpr Milliseconds returnStep{250};
constexpr int returnSteps = 10;

QString hex64(const QString &text)
{
    return QString::fromLatin1(QCryptographicHash::hash(text.toUtf8(), QCryptographicHash::Sha256).toHex());
}

QString imageIdFor(const QString &image)
{
    return QStringLiteral("sha256:") + hex64(image);
}

bool isLlama(const Profile &profile)
{
    return profile.engine == QLatin1String("llama-server");
}

Service foreignService()
{
    Service service;
    service.id = QStringLiteral("demo:comfyui");
    service.name = QStringLiteral("comfyui");
    service.foreign = true;
    service.status = Service::Status::Running;
    service.image = QStringLiteral("ghcr.io/example/comfyui:arm64");
    service.imageId = imageIdFor(service.image);
    service.containerId = QStringLiteral("c0f9").repeated(16);
    service.port = 8188;
    service.pids = {4711};
    return service;
}

} // namespace

DemoServices::DemoServices(DemoClock &clock, DemoMachine &machine, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
    , m_machine(machine)
{
}

ServiceId DemoServices::start(const LaunchSpec &spec, DemoFault fault)
{
    auto owned = std::make_unique<DemoService>();
    DemoService &service = *owned;
    ++m_count;
    service.profile = spec.profile;
    service.view.id = QStringLiteral("demo:%1").arg(m_count);
    service.view.name = QStringLiteral("kirikae-%1-%2").arg(spec.profile.id, spec.runId.right(6));
    service.view.profileId = spec.profile.id;
    service.view.profileName = spec.profile.name;
    service.view.runId = spec.runId;
    service.view.slot = spec.profile.slot;
    service.view.image = spec.profile.image;
    service.view.imageId = imageIdFor(spec.profile.image);
    service.view.containerId = hex64(service.view.id + spec.runId);
    service.view.createdMs = m_clock.nowMs();
    service.view.port = spec.profile.servicePort();
    const ServiceId id = service.view.id;
    m_services.emplace(id, std::move(owned));
    startAgain(service, fault);
    return id;
}

void DemoServices::startAgain(DemoService &service, DemoFault fault)
{
    if (service.view.isRunning())
        return;
    const qint64 pid = 90'000 + 200 * (++m_count);
    service.fault = fault;
    service.view.status = Service::Status::Running;
    service.view.exitCode.reset();
    service.view.finishedMs = 0;
    service.view.startedMs = m_clock.nowMs();
    service.view.pids = {pid, pid + 130};
    service.isListening = service.isReady = service.isStalled = service.isStopping = false;
    service.readBytes = 0;
    DemoHolding &holding = m_machine.holding(service.view.id);
    holding.processName =
        isLlama(service.profile) ? QStringLiteral("/app/llama-server") : QStringLiteral("VLLM::EngineCore");
    holding.containerId = service.view.containerId;
    holding.pid = isLlama(service.profile) ? pid : pid + 130;
    compose(service);
    ++service.run;
    schedule(service);
    emit changed();
}

void DemoServices::compose(DemoService &service)
{
    DemoConditions now;
    now.startMs = service.view.startedMs;
    now.containerId = service.view.containerId;
    now.pageCache = m_machine.pageCache();
    now.memTotal = DemoMachine::memTotal;
    now.available = m_machine.available();
    now.fault = service.fault;
    const DemoModel *model = demoModel(service.profile.model);
    service.beats = isLlama(service.profile) ? DemoLlamaStart(service.profile, model, now).beats()
                                             : DemoVllmStart(service.profile, model, m_caches, now).beats();
    service.next = 0;
}

void DemoServices::placeRunning(const Profile &profile, const QString &runId, qint64 sinceMs)
{
    const ServiceId id = start({profile, runId}, DemoFault::None);
    DemoService &service = *find(id);
    service.view.createdMs = service.view.startedMs = sinceMs;
    compose(service);
    ++service.run;
    for (const DemoBeat &beat : std::as_const(service.beats)) {
        if (beat.act != DemoBeat::Act::CheckMemory)
            perform(service, beat);
        else
            takeMemory(service, beat);
    }
    service.next = service.beats.size();
}

void DemoServices::schedule(DemoService &service)
{
    if (service.next >= service.beats.size())
        return;
    const qint64 at = service.view.startedMs + service.beats.at(service.next).atMs;
    m_clock.after(Milliseconds(at - m_clock.nowMs()), this,
                  [this, id = service.view.id, run = service.run] { play(id, run); });
}

void DemoServices::play(const ServiceId &id, quint64 run)
{
    DemoService *service = find(id);
    if (service == nullptr || service->run != run)
        return;
    const qint64 at = service->beats.at(service->next).atMs;
    while (service->run == run && service->next < service->beats.size() &&
           service->beats.at(service->next).atMs == at) {
        const DemoBeat beat = service->beats.at(service->next++);
        perform(*service, beat);
    }
    emit linesAdded(id);
    if (service->run == run)
        schedule(*service);
    emit memoryTaken();
}

void DemoServices::perform(DemoService &service, const DemoBeat &beat)
{
    if (beat.hasLine) {
        // Lines of one millisecond keep their order: a microsecond apart.
        const qint64 at = (service.view.startedMs + beat.atMs) * 1'000'000;
        const qint64 last = service.log.isEmpty() ? 0 : service.log.last().timeNs;
        service.log.append({std::max(at, last + 1000), beat.line, beat.isStderr});
    }
    takeMemory(service, beat);
    service.busyTools = beat.busyTools;
    if (!beat.cacheKey.isEmpty())
        m_caches.store(beat.cacheKey);
    switch (beat.act) {
    case DemoBeat::Act::None: break;
    case DemoBeat::Act::CheckMemory: checkMemory(service, beat); break;
    case DemoBeat::Act::Listen: service.isListening = true; break;
    case DemoBeat::Act::Ready: becomeReady(service); break;
    case DemoBeat::Act::Exit: end(service, beat.exitCode); break;
    case DemoBeat::Act::Stall:
        service.isStalled = true;
        service.stalledMs = m_clock.nowMs();
        break;
    case DemoBeat::Act::DropLink: emit linkDropped(); break;
    case DemoBeat::Act::Freeze: emit froze(); break;
    }
}

void DemoServices::takeMemory(DemoService &service, const DemoBeat &beat)
{
    DemoHolding &holding = m_machine.holding(service.view.id);
    m_machine.takeFromDriver(beat.weights + beat.kvCache + beat.overhead);
    holding.weights += beat.weights;
    holding.kvCache += beat.kvCache;
    holding.overhead += beat.overhead;
    holding.host += beat.host;
    if (beat.swapOut > 0)
        m_machine.swapOut(beat.swapOut);
    if (!beat.file.isEmpty()) {
        m_machine.read(beat.file, beat.fileBytes);
        service.readBytes += beat.weights;
    }
    m_machine.settle();
}

void DemoServices::checkMemory(DemoService &service, const DemoBeat &beat)
{
    Bytes free = m_machine.available() + m_machine.holding(service.view.id).host - spentBeforeTest;
    if (service.fault == DemoFault::StartTestRefused)
        free = std::min(free, Bytes(double(beat.bytes) * 0.62));
    if (free >= beat.bytes)
        return;
    const auto number = [](Bytes bytes) { return demoNumber(double(bytes) / double(GiB), 2); };
    DemoScript script(service.view.startedMs);
    script.wait(double(beat.atMs) / 1000);
    writeEngineFailure(script, "vllm/v1/worker/utils.py, request_memory",
                       {"ValueError: Free memory on device cuda:0 (" + number(free) + '/' +
                        number(DemoMachine::memTotal) +
                        " GiB) on startup is less than desired GPU memory utilization (" +
                        demoNumber(double(beat.bytes) / double(DemoMachine::memTotal), 2) + ", " + number(beat.bytes) +
                        " GiB). Decrease GPU memory utilization or reduce GPU memory used by other processes."});
    service.beats = script.beats();
    service.next = 0;
}

void DemoServices::becomeReady(DemoService &service)
{
    const DemoHolding &holding = m_machine.holding(service.view.id);
    service.isReady = true;
    service.isListening = true;
    service.view.weights = holding.weights;
    service.view.kvCache = holding.kvCache;
}

void DemoServices::end(DemoService &service, int exitCode)
{
    ++service.run;
    service.isListening = service.isReady = service.isStopping = false;
    service.busyTools.clear();
    service.view.status = Service::Status::Exited;
    service.view.exitCode = exitCode;
    service.view.finishedMs = m_clock.nowMs();
    service.view.pids.clear();
    const Bytes gpu = m_machine.holding(service.view.id).gpu();
    m_machine.release(service.view.id);
    for (int step = 1; step <= returnSteps; ++step) {
        const Bytes piece = gpu * step / returnSteps - gpu * (step - 1) / returnSteps;
        m_clock.after(returnStep * step, this, [this, piece] { m_machine.giveBack(piece); });
    }
    emit linesAdded(service.view.id);
    emit changed();
}

void DemoServices::stop(DemoService &service, Milliseconds grace)
{
    if (!service.view.isRunning() || service.isStopping)
        return;
    service.isStopping = true;
    service.isReady = service.isListening = false;
    const quint64 run = ++service.run;
    if (isLlama(service.profile)) {
        appendLine(service, "srv    operator(): operator(): cleaning up before exit...", true);
    } else {
        appendLine(service, "(APIServer pid=1) INFO:     Shutting down", true);
        appendLine(service, "(APIServer pid=1) INFO:     Waiting for application shutdown.", true);
        appendLine(service, "(APIServer pid=1) INFO:     Application shutdown complete.", true);
    }
    const bool reacts = !service.isStalled && stopTakes <= grace;
    m_clock.after(reacts ? stopTakes : grace, this, [this, id = service.view.id, run, reacts] {
        if (DemoService *stopping = find(id); stopping != nullptr && stopping->run == run)
            end(*stopping, !reacts ? 137 : isLlama(stopping->profile) ? 0 : 143);
    });
}

void DemoServices::kill(DemoService &service, int exitCode)
{
    if (service.view.isRunning())
        end(service, exitCode);
}

void DemoServices::remove(const ServiceId &id)
{
    if (DemoService *service = find(id)) {
        m_caches.removeContainer(service->view.containerId);
        m_services.erase(id);
        emit changed();
    }
}

void DemoServices::freeze()
{
    for (auto &[id, service] : m_services)
        ++service->run;
}

void DemoServices::endAll()
{
    for (auto &[id, service] : m_services) {
        if (service->view.isRunning())
            end(*service, 137);
    }
    m_machine.restart();
}

void DemoServices::appendLine(DemoService &service, const QByteArray &text, bool isStderr)
{
    const qint64 last = service.log.isEmpty() ? 0 : service.log.last().timeNs;
    service.log.append({std::max(m_clock.nowMs() * 1'000'000, last + 1000), text, isStderr});
    emit linesAdded(service.view.id);
}

QList<Service> DemoServices::views() const
{
    QList<Service> result;
    for (const auto &[id, service] : m_services)
        result.append(service->view);
    result.append(foreignService());
    return result;
}

DemoService *DemoServices::find(const ServiceId &id)
{
    const auto found = m_services.find(id);
    return found == m_services.end() ? nullptr : found->second.get();
}

DemoService *DemoServices::findRun(const QString &runId)
{
    for (auto &[id, service] : m_services) {
        if (service->view.runId == runId)
            return service.get();
    }
    return nullptr;
}

DemoService *DemoServices::onPort(quint16 port)
{
    for (auto &[id, service] : m_services) {
        if (service->view.isRunning() && service->view.port == port)
            return service.get();
    }
    return nullptr;
}

bool DemoServices::isLoading() const
{
    return std::any_of(m_services.begin(), m_services.end(), [](const auto &entry) {
        return entry.second->view.isRunning() && !entry.second->isReady && !entry.second->isStalled;
    });
}

} // namespace kirikae
