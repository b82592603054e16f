// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/switching/steps/StopStep.h"

#include "models/node/ServiceApi.h"

#include <algorithm>

namespace kirikae {

StopStep::StopStep(SwitchContext &context, What what, SwitchProgress::Stage stage)
    : Step(stage)
    , m_context(context)
    , m_what(std::move(what))
    , m_timer(context.ops.clock(), this)
{
}

void StopStep::run()
{
    if (!m_what.switchId.isEmpty()) {
        findStarted();
        return;
    }
    if (m_what.service.isEmpty()) {
        succeed();
        return;
    }
    m_drainEndsMs = m_context.nowMs() + m_context.timings.drainLimit.count();
    if (m_what.port == 0)
        stop();
    else
        drain();
}

void StopStep::findStarted()
{
    ask(m_context.ops.services(), [this](const QList<Service> &services) {
        const QString runPrefix = m_what.switchId + QLatin1Char('-');
        m_what.service.clear();
        for (const Service &service : services) {
            if (service.foreign || !service.runId.startsWith(runPrefix))
                continue;
            m_context.run.service = service.id;
            if (service.isRunning())
                m_what.service = service.id;
        }
        if (m_what.service.isEmpty())
            succeed();
        else
            stop();
    });
}

void StopStep::drain()
{
    ServiceRequest request;
    request.port = m_what.port;
    request.path = QStringLiteral("/metrics");
    request.deadline = m_context.timings.readyDeadline;
    tryTo(m_context.ops.request(request), [this](const Result<ServiceAnswer> &answer) {
        const int running = answer && answer->status == 200 ? runningRequests(answer->body).value_or(0) : 0;
        if (running == 0 || m_context.nowMs() >= m_drainEndsMs) {
            stop();
            return;
        }
        emit noted(tr("waiting for %n request(s) of %1 to end", nullptr, running).arg(m_what.name));
        m_timer.start(m_context.timings.drainPoll, [this] { drain(); });
    });
}

void StopStep::stop()
{
    emit noted({});
    ask(m_context.ops.stop(m_what.service, m_context.timings.stopGrace), [this] { confirm(); });
}

void StopStep::confirm()
{
    ask(m_context.ops.services(), [this](const QList<Service> &services) {
        const bool isThere = std::any_of(services.cbegin(), services.cend(), [this](const Service &service) {
            return service.id == m_what.service && service.isRunning();
        });
        if (isThere) {
            failWith({Error::Code::TimedOut,
                      tr("%1 still runs although it was told to stop. Look at it on the node.").arg(m_what.name),
                      {}});
        } else if (!m_what.switchId.isEmpty()) {
            findStarted(); // an attempt before it may have left one as well
        } else {
            succeed();
        }
    });
}

} // namespace kirikae
