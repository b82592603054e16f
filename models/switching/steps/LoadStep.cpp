// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/switching/steps/LoadStep.h"

#include "models/startup/LogAnalysis.h"

#include <algorithm>

namespace kirikae {

namespace {

constexpr qint64 nsPerMs = 1'000'000;
/// Less than this between two looks is the idling of a stuck process.
constexpr double cpuShareOfLife = 0.02;
constexpr int mostFailedLooks = 5;
constexpr Bytes bytesOfLife = 64 * KiB;

ReadinessProbe::Pace paceOf(const SwitchTimings &timings)
{
    return {timings.readyPollFirst, timings.readyPollSlowest, timings.readyDeadline};
}

} // namespace

LoadStep::LoadStep(SwitchContext &context, Watched watched)
    : Step(watched.isTarget ? SwitchProgress::Stage::Loading : SwitchProgress::Stage::RollingBack)
    , m_context(context)
    , m_watched(std::move(watched))
    , m_probe(context.ops, m_watched.profile.servicePort(), paceOf(context.timings), this)
    , m_activityTimer(context.ops.clock(), this)
    , m_endTimer(context.ops.clock(), this)
{
}

void LoadStep::run()
{
    connect(&m_probe, &ReadinessProbe::answered, this, &LoadStep::portAnswers);
    connect(&m_context.ops, &NodeOps::servicesChanged, this, &LoadStep::look);
    look();
}

void LoadStep::look()
{
    if (hasEnded() || m_over)
        return;
    tryTo(m_context.ops.services(), [this](const Result<QList<Service>> &services) {
        if (!services) {
            lookAgainLater(services.error());
            return;
        }
        const auto it = std::find_if(services->cbegin(), services->cend(),
                                     [this](const Service &service) { return service.id == m_watched.service; });
        judge(it == services->cend() ? nullptr : &*it);
    });
}

void LoadStep::lookAgainLater(const Error &error)
{
    // One odd answer says nothing about the load; when there is never another, there is nothing to watch.
    if (m_isWatching)
        return;
    if (++m_failedLooks >= mostFailedLooks)
        failWith(error);
    else
        m_endTimer.start(m_context.timings.retryPause, [this] { look(); });
}

void LoadStep::judge(const Service *service)
{
    if (m_over)
        return;
    if (service && !m_isWatching)
        watch(*service);
    if (!service)
        serviceIsOver(tr("%1 is gone from the node: somebody removed it.").arg(m_watched.profile.name));
    else if (service->restartCount > m_context.loadRestarts || service->startedMs > m_context.loadStartedMs)
        serviceIsOver(tr("%1 ended and was started again before it was ready.").arg(m_watched.profile.name));
    else if (service->status == Service::Status::Exited)
        serviceIsOver(service->exitCode ? tr("%1 ended with exit code %2 before it was ready.")
                                              .arg(m_watched.profile.name)
                                              .arg(*service->exitCode)
                                        : tr("%1 ended before it was ready.").arg(m_watched.profile.name));
    else if (service->status == Service::Status::Created && !service->error.isEmpty())
        serviceIsOver(tr("%1 could not be started: %2").arg(m_watched.profile.name, service->error));
}

void LoadStep::watch(const Service &service)
{
    m_isWatching = true;
    m_context.loadStartedMs = service.startedMs;
    m_context.loadRestarts = service.restartCount;
    m_context.lastLifeMs = m_context.nowMs();
    m_context.lastLineMs = m_context.lastLifeMs;
    m_context.isStuck = false;
    m_context.busyTools.clear();
    m_context.reader = std::make_shared<StartupReader>(m_context.rules, m_watched.profile.engine);
    m_context.diagnostician = std::make_shared<Diagnostician>();
    if (m_watched.isTarget)
        m_context.timeline.attach(m_context.reader);
    // A service that is started again has the log of its earlier life before this one's.
    const LogCursor from = m_watched.isTarget ? LogCursor{} : LogCursor{service.startedMs * nsPerMs, 0};
    m_feed = m_context.ops.follow(m_watched.service, from);
    connect(m_feed.get(), &LogFeed::linesAdded, this, &LoadStep::readLines);
    connect(m_feed.get(), &LogFeed::ended, this, [this] {
        m_feedEnded = true;
        if (m_over)
            failWith(*m_over);
        else
            look();
    });
    m_probe.start();
    m_activityTimer.start(m_context.timings.activityPoll, [this] { askActivity(); });
}

void LoadStep::readLines(const QList<LogLine> &lines)
{
    if (hasEnded())
        return;
    m_context.lastLifeMs = m_context.nowMs();
    m_context.lastLineMs = m_context.lastLifeMs;
    for (const LogLine &line : lines) {
        readInStep(*m_context.reader, *m_context.diagnostician, line, m_context.lastLifeMs);
        if (m_context.reader->isReady() && !m_over) {
            becomeReady(line.timeNs > 0 ? line.timeNs / nsPerMs : m_context.lastLifeMs);
            return;
        }
    }
    if (m_context.reader->fatal() && !m_over && !m_endTimer.isActive()) {
        // The exit code and the last lines follow within moments, and tell more.
        m_endTimer.start(m_context.timings.fatalGrace, [this] {
            m_over = Error{Error::Code::LoadFailed, tr("The log says that this start cannot succeed."),
                           m_context.reader->fatal() ? m_context.reader->fatal()->text : QString()};
            failWith(*m_over);
        });
    }
}

void LoadStep::serviceIsOver(const QString &sentence)
{
    m_probe.stop();
    m_activityTimer.stop();
    m_over = Error{Error::Code::LoadFailed, sentence, {}};
    if (!m_feed || m_feedEnded)
        failWith(*m_over);
    else
        m_endTimer.start(m_context.timings.logDrain, [this] { failWith(*m_over); });
}

void LoadStep::portAnswers()
{
    if (hasEnded() || m_over)
        return;
    // Its last lines are on their way when the log is one that says ready.
    if (m_context.reader->facts().engine.isEmpty())
        becomeReady(m_context.nowMs());
    else
        m_endTimer.start(m_context.timings.logDrain, [this] { becomeReady(m_context.nowMs()); });
}

void LoadStep::askActivity()
{
    tryTo(m_context.ops.activity(m_watched.service), [this](const Result<Activity> &activity) {
        if (activity)
            noteActivity(*activity);
        checkSilence();
        look();
        if (!hasEnded() && !m_over)
            m_activityTimer.start(m_context.timings.activityPoll, [this] { askActivity(); });
    });
}

void LoadStep::noteActivity(const Activity &activity)
{
    const double interval = static_cast<double>(m_context.timings.activityPoll.count()) / 1000;
    if (!m_lastActivity || activity.readBytes - m_lastActivity->readBytes >= bytesOfLife ||
        activity.cpuSeconds - m_lastActivity->cpuSeconds >= cpuShareOfLife * interval) {
        if (m_lastActivity)
            m_context.lastLifeMs = m_context.nowMs();
        m_lastActivity = activity;
    }
    m_context.busyTools = activity.busyTools;
}

void LoadStep::checkSilence()
{
    const qint64 silentMs = m_context.nowMs() - m_context.lastLifeMs;
    if (silentMs < m_context.timings.stallLimit.count() || m_over)
        return;
    const QString text = tr("%1 has been stuck for %2: no log line, nothing read, no processor time.")
                             .arg(m_watched.profile.name, durationText(static_cast<double>(silentMs) / 1000));
    m_context.isStuck = true;
    failWith({Error::Code::TimedOut, text, {}});
}

void LoadStep::becomeReady(qint64 timeMs)
{
    m_probe.stop();
    m_context.reader->finish();
    if (m_watched.isTarget)
        m_context.timeline.enter(std::min(timeMs, m_context.nowMs()), Phase::ResponseCheck);
    succeed();
}

} // namespace kirikae
