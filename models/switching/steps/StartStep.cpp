// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/switching/steps/StartStep.h"

#include "models/memory/MemoryPolicy.h"
#include "models/switching/SwitchHistory.h"

#include <algorithm>

namespace kirikae {

GuardedStart::GuardedStart(SwitchContext &context, SwitchProgress::Stage stage)
    : Step(stage)
    , m_context(context)
{
}

void GuardedStart::cancel()
{
    m_isCancelled = true;
    if (!m_isCreating)
        Step::cancel();
}

void GuardedStart::armGuard(const ServiceId &service)
{
    if (!m_context.pool || m_context.pool->kind != Pool::Kind::Unified) {
        succeed();
        return;
    }
    // Noted before it is done: whatever happens in between, somebody disarms it.
    m_context.run.guardFloor = guardFloor;
    tryTo(m_context.ops.armGuard(service, guardFloor), [this](const Result<void> &armed) {
        if (!armed) {
            m_context.run.guardFloor.reset();
            emit warned(tr("The memory guard could not be armed: %1").arg(armed.error().message));
        }
        succeed();
    });
}

StartStep::StartStep(SwitchContext &context)
    : GuardedStart(context, SwitchProgress::Stage::Starting)
{
}

void StartStep::run()
{
    const SwitchRun &run = m_context.run;
    await(m_context.ops.start({run.target, runIdFor(run.id, run.attempt)}), [this](const Result<ServiceId> &service) {
        if (service)
            m_context.run.service = *service;
        if (isCancelled())
            Step::cancel();
        else if (!service)
            failWith(service.error());
        else
            armGuard(*service);
    });
}

StartAgainStep::StartAgainStep(SwitchContext &context)
    : GuardedStart(context, SwitchProgress::Stage::RollingBack)
    , m_timer(context.ops.clock(), this)
{
}

void StartAgainStep::run()
{
    ask(m_context.ops.services(), [this](const QList<Service> &services) { judge(services); });
}

void StartAgainStep::judge(const QList<Service> &services)
{
    const SwitchRun &run = m_context.run;
    auto it = std::find_if(services.cbegin(), services.cend(), [&run](const Service &service) {
        return !service.foreign && service.runId == restoreRunId(run.id);
    });
    if (it == services.cend()) {
        it = std::find_if(services.cbegin(), services.cend(),
                          [&run](const Service &service) { return service.id == run.outgoing->id; });
    }
    if (it == services.cend()) {
        createAnew(std::nullopt);
    } else if (it->isRunning()) {
        started(it->id); // by an earlier try of this step
    } else {
        if (it->finishedMs > 0)
            m_context.run.outgoingEndedMs = it->finishedMs;
        startAgain(it->id);
    }
}

void StartAgainStep::startAgain(const ServiceId &service)
{
    await(m_context.ops.startAgain(service), [this, service](const Result<void> &again) {
        const bool isOddOnce = !again && again.error().code == Error::Code::StartFailed && m_triesLeft-- > 0;
        if (again)
            started(service);
        else if (isOddOnce)
            m_timer.start(m_context.timings.retryPause * 4, [this, service] { startAgain(service); });
        else if (again.error().code == Error::Code::NotFound || again.error().code == Error::Code::StartFailed)
            createAnew(again.error());
        else
            failWith(again.error());
    });
}

void StartAgainStep::createAnew(const std::optional<Error> &why)
{
    const SwitchRun &run = m_context.run;
    if (!run.outgoingProfile) {
        failWith(why.value_or(
            Error{Error::Code::NotFound,
                  tr("%1 is gone from the node, and what it was started as is not known.").arg(run.outgoingName()),
                  {}}));
        return;
    }
    emit noted(tr("created anew"));
    await(m_context.ops.start({*run.outgoingProfile, restoreRunId(run.id)}),
          [this, why](const Result<ServiceId> &service) {
              if (service) {
                  m_context.run.outgoingEndedMs.reset();
                  started(*service);
              } else {
                  failWith(why.value_or(service.error())); // why it did not come back as it was says more
              }
          });
}

void StartAgainStep::started(const ServiceId &service)
{
    m_context.run.restored = service;
    if (isCancelled())
        Step::cancel();
    else
        armGuard(service);
}

} // namespace kirikae
