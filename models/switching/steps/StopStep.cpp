// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/switching/steps/StopStep.h"

#include "models/node/ServiceApi.h"
#include "models/switching/SwitchHistory.h"

#include <algorithm>
#include <chrono>
#include <cmath>

namespace kirikae {

namespace {

/// Somebody (a restart policy, a person) may start it again while it is being stopped.
constexpr int mostStops = 3;

} // namespace

StopStep::StopStep(SwitchContext &context, What what, SwitchProgress::Stage stage)
    : Step(stage)
    , m_context(context)
    , m_what(std::move(what))
    , m_timer(context.ops.clock(), this)
{
}

bool StopStep::hasBegun() const
{
    return m_what.isOutgoing ? m_context.isStopCalled : m_stops > 0;
}

void StopStep::cancel()
{
    m_isCancelled = true;
    if (hasBegun())
        return;
    if (m_what.isOutgoing && stage() == SwitchProgress::Stage::Stopping)
        m_context.run.isStopBegun = false; // it was not told anything
    Step::cancel();
}

void StopStep::done()
{
    if (m_isCancelled)
        Step::cancel();
    else
        succeed();
}

void StopStep::run()
{
    if (!m_what.switchId.isEmpty()) {
        findStarted();
        return;
    }
    if (m_what.service.isEmpty()) {
        done();
        return;
    }
    const Milliseconds limit = m_context.run.request.drainSeconds
                                   ? std::chrono::seconds(*m_context.run.request.drainSeconds)
                                   : m_context.timings.drainLimit;
    m_drainEndsMs = m_context.steadyMs() + limit.count();
    const bool isWaitedFor = m_what.isOutgoing && m_context.run.outgoing->port != 0 && limit.count() > 0;
    if (isWaitedFor && !hasBegun() && stage() == SwitchProgress::Stage::Stopping)
        drain();
    else
        keepDown();
}

void StopStep::findStarted()
{
    ask(m_context.ops.services(), [this](const QList<Service> &services) {
        const QString runPrefix = m_what.switchId + QLatin1Char('-');
        m_what.service.clear();
        for (const Service &service : services) {
            const bool isRestored = service.runId == restoreRunId(m_what.switchId);
            if (service.foreign || isRestored || !service.runId.startsWith(runPrefix))
                continue;
            m_context.run.service = service.id;
            if (service.isRunning())
                m_what.service = service.id;
        }
        if (m_what.service.isEmpty())
            done();
        else
            keepDown();
    });
}

void StopStep::drain()
{
    ServiceRequest request;
    request.port = m_context.run.outgoing->port;
    request.path = QStringLiteral("/metrics");
    request.deadline = m_context.timings.readyDeadline;
    if (m_context.run.outgoingProfile)
        request.key = apiKeyOf(*m_context.run.outgoingProfile);
    tryTo(m_context.ops.request(request), [this](const Result<ServiceAnswer> &answer) {
        const int running = answer && answer->status == 200 ? runningRequests(answer->body).value_or(0) : 0;
        const qint64 left = m_drainEndsMs - m_context.steadyMs();
        if (running == 0 || left <= 0) {
            keepDown();
            return;
        }
        emit noted(tr("waiting for %n request(s) to end, for at most %1 more", nullptr, running)
                       .arg(durationText(std::ceil(static_cast<double>(left) / 1000))));
        m_timer.start(m_context.timings.drainPoll, [this] { drain(); });
    });
}

/// Its restart policy must not bring back what is being stopped.
void StopStep::keepDown()
{
    emit noted({});
    if (!m_what.isOutgoing || m_context.run.outgoing->restart.isEmpty()) {
        stop();
        return;
    }
    tryTo(m_context.ops.setRestartPolicy(m_what.service, {}), [this](const Result<void> &set) {
        if (!set && set.error().code != Error::Code::NotFound)
            emit warned(
                tr("The restart policy of %1 could not be switched off: %2").arg(m_what.name, set.error().message));
        stop();
    });
}

void StopStep::stop()
{
    ++m_stops;
    m_context.isTouched = true;
    if (m_what.isOutgoing)
        m_context.isStopCalled = true;
    // What cannot be found any more is gone; only the list says so for sure.
    whenDone(m_context.ops.stop(m_what.service, m_context.timings.stopGrace), this,
             [this](const Result<void> &stopped) {
                 if (hasEnded())
                     return;
                 if (stopped || stopped.error().code == Error::Code::NotFound)
                     confirm();
                 else
                     failWith(stopped.error());
             });
}

void StopStep::confirm()
{
    ask(m_context.ops.services(), [this](const QList<Service> &services) { judge(services); });
}

void StopStep::judge(const QList<Service> &services)
{
    const auto it = std::find_if(services.cbegin(), services.cend(),
                                 [this](const Service &service) { return service.id == m_what.service; });
    const bool isThere = it != services.cend();
    if (isThere && it->isRunning()) {
        if (m_stops < mostStops)
            stop();
        else
            failWith({Error::Code::NotStopped,
                      tr("%1 still runs although it was told to stop. Look at it on the node.").arg(m_what.name),
                      {}});
        return;
    }
    if (m_what.isOutgoing && isThere && it->finishedMs > 0)
        m_context.run.outgoingEndedMs = it->finishedMs;
    if (!m_what.switchId.isEmpty())
        findStarted(); // an attempt before it may have left one as well
    else if (m_what.isOutgoing && m_context.run.outgoing->port != 0)
        checkPort();
    else
        done();
}

/// A server that left its service's process tree would answer in the place of the next one.
void StopStep::checkPort()
{
    if (m_portEndsMs == 0)
        m_portEndsMs = m_context.steadyMs() + m_context.timings.foreignPort.count();
    const quint16 port = m_context.run.outgoing->port;
    tryTo(m_context.ops.listener(m_what.service, port), [this, port](const Result<Listener> &listener) {
        const bool isTaken = listener && listener->owner == Listener::Owner::Other;
        if (!isTaken) {
            done();
            return;
        }
        if (m_context.steadyMs() < m_portEndsMs) {
            emit noted(tr("port %1 is still answered by %2").arg(port).arg(listener->text));
            m_timer.start(m_context.timings.drainPoll, [this] { checkPort(); });
            return;
        }
        const QString text = tr("%1 is gone, but port %2 is still answered by %3. Stop that on the node.")
                                 .arg(m_what.name)
                                 .arg(port)
                                 .arg(listener->text);
        if (port == m_context.run.target.servicePort() && stage() == SwitchProgress::Stage::Stopping) {
            failWith({Error::Code::PortInUse, text, {}});
        } else {
            emit warned(text);
            done();
        }
    });
}

} // namespace kirikae
