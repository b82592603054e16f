// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/switching/steps/SettleStep.h"

#include <algorithm>

namespace kirikae {

SettleStep::SettleStep(SwitchContext &context, What what, SwitchProgress::Stage stage)
    : Step(stage)
    , m_context(context)
    , m_what(std::move(what))
{
}

void SettleStep::run()
{
    tryTo(m_context.ops.sampleMemory(), [this](const Result<MemorySample> &sample) {
        const QList<Pool> pools = sample ? makePools(*sample, {}) : QList<Pool>();
        if (!pools.isEmpty())
            m_context.pool = pools.first();
        disarm();
    });
}

void SettleStep::disarm()
{
    if (!m_context.run.guardFloor) {
        setPolicy();
        return;
    }
    tryTo(m_context.ops.disarmGuard(), [this](const Result<void> &disarmed) {
        if (!disarmed)
            emit warned(tr("The memory guard could not be disarmed: %1").arg(disarmed.error().message));
        else
            m_context.run.guardFloor.reset();
        setPolicy();
    });
}

void SettleStep::setPolicy()
{
    if (m_what.service.isEmpty() || m_what.restart.isEmpty()) {
        lookAtService(&SettleStep::findLeftovers);
        return;
    }
    tryTo(m_context.ops.setRestartPolicy(m_what.service, m_what.restart), [this](const Result<void> &set) {
        if (!set)
            emit warned(tr("The restart policy could not be set: %1").arg(set.error().message));
        lookAtService(&SettleStep::findLeftovers);
    });
}

void SettleStep::lookAtService(void (SettleStep::*next)(const QList<Service> &))
{
    tryTo(m_context.ops.services(), [this, next](const Result<QList<Service>> &services) {
        if (!services) {
            emit warned(tr("What runs could not be looked at once more: %1").arg(services.error().message));
            succeed();
            return;
        }
        const bool isThere = std::any_of(services->cbegin(), services->cend(), [this](const Service &service) {
            return service.id == m_what.service && service.isRunning() && service.startedMs == m_context.loadStartedMs;
        });
        if (!m_what.service.isEmpty() && !isThere)
            failWith({Error::Code::LoadFailed, tr("%1 answered, and ended right afterwards.").arg(m_what.name), {}});
        else
            (this->*next)(*services);
    });
}

void SettleStep::findLeftovers(const QList<Service> &services)
{
    for (const Service &service : services) {
        if (!service.foreign && !service.isRunning() && service.slot == m_what.slot && service.id != m_what.service &&
            !m_what.keep.contains(service.id))
            m_leftovers.push_back(service.id);
        if (service.isRunning() && service.id == m_what.stopToo)
            m_leftovers.push_back(service.id);
    }
    removeNext();
}

void SettleStep::removeNext()
{
    if (m_leftovers.empty()) {
        lookAtService(&SettleStep::finish);
        return;
    }
    const ServiceId service = m_leftovers.front();
    m_leftovers.pop_front();
    if (service != m_what.stopToo) {
        removeOne(service);
        return;
    }
    tryTo(m_context.ops.stop(service, m_context.timings.stopGrace), [this, service](const Result<void> &stopped) {
        if (!stopped)
            emit warned(tr("The previous service, which was started again, could not be stopped: %1")
                            .arg(stopped.error().message));
        removeOne(service);
    });
}

void SettleStep::removeOne(const ServiceId &service)
{
    tryTo(m_context.ops.remove(service), [this](const Result<void> &removed) {
        if (!removed && removed.error().code != Error::Code::NotFound)
            emit warned(tr("A stopped service could not be removed: %1").arg(removed.error().message));
        removeNext();
    });
}

void SettleStep::finish(const QList<Service> &)
{
    succeed();
}

} // namespace kirikae
