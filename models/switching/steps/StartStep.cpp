// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/switching/steps/StartStep.h"

#include "models/switching/SwitchHistory.h"

#include <QCoreApplication>

namespace kirikae {

namespace {
/// A guard that fires below this leaves the node enough to stay alive.
constexpr Bytes guardFloor = 4 * GiB;
} // namespace

StartStep::StartStep(SwitchContext &context)
    : Step(SwitchProgress::Stage::Starting)
    , m_context(context)
{
}

void StartStep::run()
{
    const SwitchRun &run = m_context.run;
    m_isCreating = true;
    tryTo(m_context.ops.start({run.target, runIdFor(run.id, run.attempt)}), [this](const Result<ServiceId> &service) {
        m_isCreating = false;
        if (service)
            m_context.run.service = *service;
        if (m_isCancelled)
            Step::cancel();
        else if (!service)
            failWith(service.error());
        else
            armGuard();
    });
}

void StartStep::cancel()
{
    m_isCancelled = true;
    if (!m_isCreating)
        Step::cancel();
}

void StartStep::armGuard()
{
    if (!m_context.pool || m_context.pool->kind != Pool::Kind::Unified) {
        succeed();
        return;
    }
    // Noted before it is done: whatever happens in between, somebody disarms it.
    m_context.run.guardFloor = guardFloor;
    tryTo(m_context.ops.armGuard(m_context.run.service, guardFloor), [this](const Result<void> &armed) {
        if (!armed) {
            m_context.run.guardFloor.reset();
            emit warned(QCoreApplication::translate("StartStep", "The memory guard could not be armed: %1")
                            .arg(armed.error().message));
        }
        succeed();
    });
}

StartAgainStep::StartAgainStep(SwitchContext &context, ServiceId service)
    : Step(SwitchProgress::Stage::RollingBack)
    , m_context(context)
    , m_service(std::move(service))
{
}

void StartAgainStep::run()
{
    ask(m_context.ops.startAgain(m_service), [this] { succeed(); });
}

} // namespace kirikae
