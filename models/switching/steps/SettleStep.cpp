// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/switching/steps/SettleStep.h"

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
        findLeftovers();
        return;
    }
    tryTo(m_context.ops.setRestartPolicy(m_what.service, m_what.restart), [this](const Result<void> &set) {
        if (!set)
            emit warned(tr("The restart policy could not be set: %1").arg(set.error().message));
        findLeftovers();
    });
}

void SettleStep::findLeftovers()
{
    ask(m_context.ops.services(), [this](const QList<Service> &services) {
        for (const Service &service : services) {
            if (!service.foreign && !service.isRunning() && service.slot == m_what.slot &&
                service.id != m_what.service && !m_what.keep.contains(service.id))
                m_leftovers.push_back(service.id);
        }
        removeNext();
    });
}

void SettleStep::removeNext()
{
    if (m_leftovers.empty()) {
        succeed();
        return;
    }
    const ServiceId service = m_leftovers.front();
    m_leftovers.pop_front();
    tryTo(m_context.ops.remove(service), [this](const Result<void> &removed) {
        if (!removed && removed.error().code != Error::Code::NotFound)
            emit warned(tr("A stopped service could not be removed: %1").arg(removed.error().message));
        removeNext();
    });
}

} // namespace kirikae
