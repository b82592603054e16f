// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/switching/steps/StopRivalsStep.h"

#include <algorithm>

namespace kirikae {

StopRivalsStep::StopRivalsStep(SwitchContext &context)
    : Step(SwitchProgress::Stage::Stopping)
    , m_context(context)
{
}

void StopRivalsStep::run()
{
    m_left.assign(m_context.run.alsoStopped.cbegin(), m_context.run.alsoStopped.cend());
    stopNext();
}

void StopRivalsStep::stopNext()
{
    if (m_left.empty()) {
        confirm();
        return;
    }
    m_context.isTouched = true;
    const Service service = m_left.front();
    m_left.pop_front();
    tryTo(m_context.ops.setRestartPolicy(service.id, {}), [this, service](const Result<void> &) {
        ask(m_context.ops.stop(service.id, m_context.timings.stopGrace), [this] { stopNext(); });
    });
}

void StopRivalsStep::confirm()
{
    if (m_context.run.alsoStopped.isEmpty()) {
        succeed();
        return;
    }
    ask(m_context.ops.services(), [this](const QList<Service> &services) {
        for (const Service &service : services) {
            const bool isRival = std::any_of(m_context.run.alsoStopped.cbegin(), m_context.run.alsoStopped.cend(),
                                             [&service](const Service &rival) { return rival.id == service.id; });
            if (isRival && service.isRunning()) {
                failWith(
                    {Error::Code::NotStopped,
                     tr("%1 still runs although it was told to stop. Look at it on the node.").arg(service.profileName),
                     {}});
                return;
            }
        }
        succeed();
    });
}

} // namespace kirikae
