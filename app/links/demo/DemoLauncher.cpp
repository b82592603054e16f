// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/demo/DemoLauncher.h"

#include "app/links/demo/DemoModel.h"

namespace kirikae {

namespace {

constexpr Bytes imageBytes = 18'400'000'000;
constexpr Milliseconds pullStep{200};

bool isFoundBeforeStart(DemoFault fault)
{
    return fault == DemoFault::PortTaken || fault == DemoFault::ImageMissing || fault == DemoFault::MissingWeights;
}

} // namespace

DemoLauncher::DemoLauncher(DemoClock &clock, DemoServices &services, const DemoStore &store, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
    , m_services(services)
    , m_store(store)
{
}

void DemoLauncher::setFault(DemoFault fault, int times)
{
    m_fault = fault;
    m_faultTimes = times;
}

DemoFault DemoLauncher::takeFault()
{
    if (m_faultTimes <= 0)
        return DemoFault::None;
    if (!isFoundBeforeStart(m_fault))
        --m_faultTimes;
    return m_fault;
}

PreflightFacts DemoLauncher::look(const Profile &profile) const
{
    PreflightFacts facts;
    facts.imagePresent = m_images.contains(profile.image) && m_fault != DemoFault::ImageMissing;
    facts.modelPresent = demoModel(profile.model) != nullptr && m_fault != DemoFault::MissingWeights;
    facts.modelText = tr("the simulated node's model folder");
    if (const DemoService *listener = m_services.onPort(profile.servicePort())) {
        facts.portOwner = listener->view.name;
        facts.portService = listener->view.id;
    }
    if (m_fault == DemoFault::PortTaken) {
        facts.portOwner = QStringLiteral("python3 -m http.server (pid 52114)");
        facts.portService.clear();
    }
    facts.diskFree = 2'140'000'000'000;
    for (const EnvironmentVariable &variable : profile.environment) {
        if (!variable.secret.isEmpty() && !m_store.secretNames().contains(variable.secret))
            facts.missingSecrets.append(variable.secret);
    }
    return facts;
}

Result<ServiceId> DemoLauncher::start(const LaunchSpec &spec)
{
    if (DemoService *there = m_services.findRun(spec.runId)) {
        if (!there->view.isRunning())
            m_services.startAgain(*there, takeFault());
        return there->view.id;
    }
    const PreflightFacts facts = look(spec.profile);
    if (!facts.imagePresent.value_or(true)) {
        return fail(Error::Code::NotFound,
                    tr("The image %1 is not on the node. Pull it first.").arg(spec.profile.image),
                    QStringLiteral("Error response from daemon: No such image: %1").arg(spec.profile.image));
    }
    if (!facts.portOwner.isEmpty()) {
        return fail(
            Error::Code::PortInUse, tr("Port %1 on the node is in use.").arg(spec.profile.servicePort()),
            QStringLiteral("Error response from daemon: failed to set up container networking: driver failed "
                           "programming external connectivity on endpoint %1: Bind for 127.0.0.1:%2 failed: port "
                           "is already allocated")
                .arg(spec.profile.id)
                .arg(spec.profile.servicePort()));
    }
    return m_services.start(spec, takeFault());
}

Result<void> DemoLauncher::startAgain(const ServiceId &service)
{
    DemoService *there = m_services.find(service);
    if (there == nullptr)
        return fail(Error::Code::NotFound, tr("There is no such service on the node."), service);
    if (!there->view.isRunning())
        m_services.startAgain(*there, takeFault());
    return {};
}

void DemoLauncher::pull(const QString &image, const std::function<void(PullProgress)> &progress, const Once<void> &once)
{
    pullOn(image, 0, progress, once);
}

void DemoLauncher::pullOn(const QString &image, int percent, const std::function<void(PullProgress)> &progress,
                          const Once<void> &once)
{
    if (once.isSettled())
        return;
    if (progress)
        progress({imageBytes / 100 * percent, imageBytes, tr("Downloading %1").arg(image)});
    if (percent == 100) {
        m_images.insert(image);
        if (m_fault == DemoFault::ImageMissing)
            m_fault = DemoFault::None;
        once.settle({});
        return;
    }
    m_clock.after(pullStep, this,
                  [this, image, percent, progress, once] { pullOn(image, percent + 1, progress, once); });
}

} // namespace kirikae
