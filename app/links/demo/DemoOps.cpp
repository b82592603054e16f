// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/demo/DemoOps.h"

#include "app/links/demo/DemoFeed.h"
#include "app/links/demo/DemoHistory.h"
#include "app/links/demo/DemoModelFiles.h"
#include "app/links/demo/DemoProfiles.h"
#include "models/profile/ProfileCheck.h"

#include <algorithm>

namespace kirikae {

namespace {

constexpr double lookSeconds = 0.004; // a question over the link
constexpr double createSeconds = 1.0; // the container is created and started
constexpr double preflightSeconds = 0.2;
constexpr Bytes diskTotal = 4'000'000'000'000;
constexpr double readModelSeconds = 0.3;
constexpr Milliseconds linkAway{12'000};
constexpr Milliseconds freezeLasts{90'000};
constexpr Bytes freezesBelow = GiB;
// Node time between two readings of the memory, at the pace of life and when time runs fast.
constexpr Milliseconds sampleEvery{250};
constexpr Milliseconds sampleFastEvery{1000};

} // namespace

DemoOps::DemoOps(double speed, QObject *parent)
    : NodeOps(parent)
    , m_clock(speed)
    , m_services(m_clock, m_machine)
    , m_store(m_clock)
    , m_launcher(m_clock, m_services, m_store, this)
    , m_guard(m_clock, m_machine, m_services)
    , m_server(m_services)
    , m_link(m_clock, this)
    , m_tunnels([this](const ServiceRequest &request) { return this->request(request); }, this)
{
    prepareNode();
    connect(&m_link, &DemoLink::changed, this, &DemoOps::linkChangedTo);
    connect(&m_services, &DemoServices::changed, this, [this] {
        if (m_link.isUp())
            emit servicesChanged();
    });
    connect(&m_services, &DemoServices::memoryTaken, this, &DemoOps::watchMemory);
    connect(&m_services, &DemoServices::linkDropped, this, [this] { m_link.drop(linkAway); });
    connect(&m_services, &DemoServices::froze, this, &DemoOps::freeze);
    const QStringList named = qEnvironmentVariable("KIRIKAE_DEMO_FAULT").split(QLatin1Char(':'));
    setFault(demoFaultFromName(named.first()).value_or(DemoFault::None), std::max(1, named.value(1).toInt()));
}

DemoOps::~DemoOps() = default;

void DemoOps::prepareNode()
{
    const qint64 now = m_clock.nowMs();
    m_store.setRecords(demoHistory(now, m_services.caches()));
    m_store.saveSecret(QStringLiteral("HF_TOKEN"), QStringLiteral("simulated"));
    m_machine.read(QStringLiteral("/var/lib/docker"), Bytes(9.5 * double(GiB)));
    qint64 since = now - 9'000'000;
    for (const Profile &profile : demoProfiles()) {
        m_launcher.addImage(profile.image);
        m_store.saveProfile(profile, {}).value_or(QString());
    }
    for (const QString &id : demoRunningProfiles()) {
        for (const Profile &profile : demoProfiles()) {
            if (profile.id == id)
                m_services.placeRunning(profile, demoHistoryRun(id), since += 600'000);
        }
    }
    m_machine.shrinkPageCache(Bytes(24.3 * double(GiB)));
}

void DemoOps::setFault(DemoFault fault, int times)
{
    m_launcher.setFault(fault, times);
    m_machine.setDriverPools(fault == DemoFault::DriverPool);
}

void DemoOps::closeLink()
{
    m_tunnels.closeAll();
    m_link.close();
}

void DemoOps::linkChangedTo(const LinkState &state)
{
    const bool isUp = m_link.isUp();
    ++m_sampling;
    emit linkChanged(state);
    m_feeds.removeIf([](const QPointer<DemoFeed> &feed) { return feed.isNull(); });
    const auto feeds = m_feeds;
    for (const QPointer<DemoFeed> &feed : feeds) {
        if (feed)
            feed->setLinkUp(isUp);
    }
    if (isUp)
        sampleOn(m_sampling);
}

QString DemoOps::bootId() const
{
    return QStringLiteral("de300000-0000-4000-8000-%1").arg(m_boots, 12, 10, QLatin1Char('0'));
}

Pending<NodeFacts> DemoOps::facts()
{
    return m_link.reach<NodeFacts>(lookSeconds, [this]() -> Result<NodeFacts> {
        NodeFacts facts;
        facts.hostName = QStringLiteral("spark-2f4a");
        facts.machine = tr("NVIDIA DGX Spark (simulated)");
        facts.osName = QStringLiteral("DGX OS 7.5.0");
        facts.kernel = QStringLiteral("6.17.0-1021-nvidia");
        facts.architecture = QStringLiteral("aarch64");
        facts.bootId = bootId();
        facts.user = QStringLiteral("spark");
        facts.processors = 20;
        facts.containerEngine = tr("Docker, simulated");
        facts.configFolder = QStringLiteral("/home/spark/.config/kirikae");
        facts.simulated = true;
        return facts;
    });
}

Pending<QList<Service>> DemoOps::services()
{
    return m_link.reach<QList<Service>>(lookSeconds, [this] { return Result<QList<Service>>(m_services.views()); });
}

Pending<QList<ProfileFile>> DemoOps::profiles()
{
    return m_link.reach<QList<ProfileFile>>(lookSeconds,
                                            [this] { return Result<QList<ProfileFile>>(m_store.profiles()); });
}

Pending<QString> DemoOps::saveProfile(const Profile &profile, const QString &etag)
{
    return m_link.reach<QString>(lookSeconds, [this, profile, etag] { return m_store.saveProfile(profile, etag); });
}

Pending<void> DemoOps::removeProfile(const QString &id)
{
    return m_link.reach<void>(lookSeconds, [this, id] { return m_store.removeProfile(id); });
}

Pending<QStringList> DemoOps::secretNames()
{
    return m_link.reach<QStringList>(lookSeconds, [this] { return Result<QStringList>(m_store.secretNames()); });
}

Pending<void> DemoOps::saveSecret(const QString &name, const QString &value)
{
    return m_link.reach<void>(lookSeconds, [this, name, value]() -> Result<void> {
        const auto valid = checkSecretName(name);
        if (valid)
            m_store.saveSecret(name, value);
        return valid;
    });
}

Pending<ModelOnDisk> DemoOps::readModel(const Profile &profile)
{
    return m_link.reach<ModelOnDisk>(readModelSeconds, [profile] { return demoModelFiles(profile); });
}

Pending<PreflightFacts> DemoOps::preflight(const Profile &profile)
{
    return m_link.reach<PreflightFacts>(preflightSeconds,
                                        [this, profile] { return Result<PreflightFacts>(m_launcher.look(profile)); });
}

Pending<QList<DiskSpace>> DemoOps::diskSpace(const QList<Profile> &profiles)
{
    return m_link.reach<QList<DiskSpace>>(preflightSeconds, [this, profiles]() -> Result<QList<DiskSpace>> {
        const Bytes free = profiles.isEmpty() ? diskTotal : m_launcher.look(profiles.first()).diskFree.value_or(0);
        return QList<DiskSpace>{{QStringLiteral("/"), diskTotal, free, true, true}};
    });
}

Pending<void> DemoOps::pullImage(const QString &image, std::function<void(PullProgress)> progress)
{
    const auto once = m_link.tracked<void>();
    m_launcher.pull(image, progress, once);
    return once.future();
}

Pending<ServiceId> DemoOps::start(const LaunchSpec &spec)
{
    return m_link.reach<ServiceId>(createSeconds, [this, spec] { return m_launcher.start(spec); });
}

Pending<void> DemoOps::startAgain(const ServiceId &service)
{
    return m_link.reach<void>(createSeconds, [this, service] { return m_launcher.startAgain(service); });
}

Pending<void> DemoOps::stop(const ServiceId &service, Milliseconds grace)
{
    const auto once = m_link.tracked<void>();
    DemoService *there = m_services.find(service);
    if (once.isSettled() || there == nullptr || !there->view.isRunning()) {
        once.settle({});
        return once.future();
    }
    auto *waiting = new QObject(this);
    connect(&m_services, &DemoServices::changed, waiting, [this, waiting, service, once] {
        const DemoService *stopping = m_services.find(service);
        if (stopping == nullptr || !stopping->view.isRunning()) {
            once.settle({});
            waiting->deleteLater();
        }
    });
    m_services.stop(*there, grace);
    return once.future();
}

Pending<void> DemoOps::remove(const ServiceId &service)
{
    return m_link.reach<void>(lookSeconds, [this, service]() -> Result<void> {
        const DemoService *there = m_services.find(service);
        if (there != nullptr && there->view.isRunning())
            return fail(Error::Code::Refused, tr("The service still runs. Stop it first."), service);
        m_services.remove(service);
        return {};
    });
}

Pending<void> DemoOps::setRestartPolicy(const ServiceId &service, const QString &policy)
{
    return m_link.reach<void>(lookSeconds, [this, service, policy]() -> Result<void> {
        DemoService *there = m_services.find(service);
        if (there == nullptr)
            return fail(Error::Code::NotFound, tr("There is no such service on the node."), service);
        there->restartPolicy = policy;
        return {};
    });
}

std::unique_ptr<LogFeed> DemoOps::follow(const ServiceId &service, LogCursor from)
{
    auto feed = std::make_unique<DemoFeed>(m_services, m_clock, service, from);
    feed->setLinkUp(m_link.isUp());
    m_feeds.append(feed.get());
    return feed;
}

Pending<Activity> DemoOps::activity(const ServiceId &service)
{
    return m_link.reach<Activity>(lookSeconds, [this, service]() -> Result<Activity> {
        const DemoService *there = m_services.find(service);
        if (there == nullptr)
            return fail(Error::Code::NotFound, tr("There is no such service on the node."), service);
        const qint64 until = there->isStalled ? there->stalledMs : m_clock.nowMs();
        return Activity{double(until - there->view.startedMs) / 1000 * 1.2, there->readBytes, there->busyTools};
    });
}

Pending<ServiceAnswer> DemoOps::request(const ServiceRequest &request)
{
    const auto once = m_link.tracked<ServiceAnswer>();
    if (once.isSettled())
        return once.future();
    const DemoReply reply = m_server.answer(request);
    m_clock.after(Milliseconds(qint64(reply.seconds * 1000)), this,
                  [once, answer = reply.answer] { once.settle(answer); });
    return once.future();
}

Pending<quint16> DemoOps::openTunnel(quint16 port)
{
    return m_link.reach<quint16>(0, [this, port] { return m_tunnels.open(port); });
}

Pending<void> DemoOps::armGuard(const ServiceId &service, Bytes floor)
{
    return m_link.reach<void>(lookSeconds, [this, service, floor]() -> Result<void> {
        m_guard.arm(service, floor);
        return {};
    });
}

Pending<void> DemoOps::disarmGuard()
{
    return m_link.reach<void>(lookSeconds, [this]() -> Result<void> {
        m_guard.disarm();
        return {};
    });
}

Pending<std::optional<GuardReport>> DemoOps::guardReport(const ServiceId &service)
{
    using Report = std::optional<GuardReport>;
    return m_link.reach<Report>(lookSeconds, [this, service]() -> Result<Report> { return m_guard.report(service); });
}

MemorySample DemoOps::sampleNow() const
{
    return m_machine.sample(m_clock.nowMs(), m_services.isLoading() ? 38 : 4);
}

Pending<MemorySample> DemoOps::sampleMemory()
{
    return m_link.reach<MemorySample>(lookSeconds, [this]() -> Result<MemorySample> {
        const MemorySample sample = sampleNow();
        emit memorySampled(sample);
        return sample;
    });
}

void DemoOps::sampleOn(quint64 round)
{
    if (round != m_sampling)
        return;
    emit memorySampled(sampleNow());
    m_clock.after(m_clock.speed() > 8 ? sampleFastEvery : sampleEvery, this, [this, round] { sampleOn(round); });
}

void DemoOps::watchMemory()
{
    if (!m_guard.watch() && m_machine.available() < freezesBelow)
        freeze();
}

void DemoOps::freeze()
{
    if (std::exchange(m_frozen, true))
        return;
    m_link.drop(freezeLasts);
    m_services.freeze();
    m_clock.after(freezeLasts / 2, this, [this] {
        ++m_boots;
        m_guard.disarm();
        m_services.endAll();
        m_frozen = false;
    });
}

Pending<NodeSigns> DemoOps::signs(const Profile &profile, qint64 sinceMs)
{
    Q_UNUSED(profile)
    Q_UNUSED(sinceMs)
    return m_link.reach<NodeSigns>(lookSeconds, [this]() -> Result<NodeSigns> {
        NodeSigns signs = demoSigns(sampleNow());
        signs.bootId = bootId();
        return signs;
    });
}

Pending<void> DemoOps::claim(const ClaimRequest &request)
{
    return m_link.reach<void>(lookSeconds, [this, request] { return m_store.claim(request); });
}

Pending<void> DemoOps::releaseClaim(const QString &token)
{
    return m_link.reach<void>(lookSeconds, [this, token]() -> Result<void> {
        m_store.releaseClaim(token);
        return {};
    });
}

Pending<std::optional<ClaimHolder>> DemoOps::claimHolder()
{
    return m_link.reach<std::optional<ClaimHolder>>(
        lookSeconds, [this] { return Result<std::optional<ClaimHolder>>(m_store.claimHolder()); });
}

/// On the simulated node every server listens on its own port.
Pending<Listener> DemoOps::listener(const ServiceId &, quint16)
{
    return m_link.reach<Listener>(lookSeconds, [] { return Result<Listener>(Listener{Listener::Owner::Unknown, {}}); });
}

Pending<QByteArray> DemoOps::readJournal()
{
    return m_link.reach<QByteArray>(lookSeconds, [this] { return Result<QByteArray>(m_store.journal()); });
}

Pending<void> DemoOps::writeJournal(const QByteArray &text)
{
    return m_link.reach<void>(lookSeconds, [this, text]() -> Result<void> {
        m_store.writeJournal(text);
        return {};
    });
}

Pending<QList<QByteArray>> DemoOps::records(int newest)
{
    return m_link.reach<QList<QByteArray>>(
        lookSeconds, [this, newest] { return Result<QList<QByteArray>>(m_store.records(newest)); });
}

Pending<void> DemoOps::appendRecord(const QByteArray &line)
{
    return m_link.reach<void>(lookSeconds, [this, line]() -> Result<void> {
        m_store.appendRecord(line);
        return {};
    });
}

} // namespace kirikae
