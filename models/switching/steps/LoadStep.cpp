// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/switching/steps/LoadStep.h"

#include "models/node/ServiceApi.h"
#include "models/startup/LogAnalysis.h"

#include <algorithm>

namespace kirikae {

namespace {

constexpr qint64 nsPerMs = 1'000'000;
/// Of one processor, between two looks. Less is the idling of a stuck process; a compiler takes a hundred times that.
constexpr double cpuShareOfLife = 0.02;
constexpr Bytes bytesOfLife = 64 * KiB;
/// The engine notes the start of a container a little after its first process has begun.
constexpr qint64 startSlackMs = 2'000;
/// A start that was ready this long before it was looked at was nobody's to check.
constexpr qint64 unwatchedMs = 1'000;
/// From here on it is said that the services cannot be looked at.
constexpr qint64 blindShownMs = 10'000;

ReadinessProbe::Pace paceOf(const SwitchTimings &timings)
{
    return {timings.readyPollFirst, timings.readyPollSlowest, timings.readyDeadline};
}

} // namespace

LoadStep::LoadStep(SwitchContext &context, Watched watched)
    : Step(watched.isTarget ? SwitchProgress::Stage::Loading : SwitchProgress::Stage::RollingBack)
    , m_context(context)
    , m_watched(std::move(watched))
    , m_probe(context.ops, m_watched.profile.servicePort(), apiKeyOf(m_watched.profile), paceOf(context.timings), this)
    , m_activityTimer(context.ops.clock(), this)
    , m_lookTimer(context.ops.clock(), this)
    , m_fatalTimer(context.ops.clock(), this)
    , m_drainTimer(context.ops.clock(), this)
    , m_readyTimer(context.ops.clock(), this)
{
}

void LoadStep::run()
{
    if (isWatching() && m_context.leaveAsItIs) {
        cancel();
        return;
    }
    connect(&m_probe, &ReadinessProbe::answered, this, &LoadStep::portAnswers);
    connect(&m_context.ops, &NodeOps::servicesChanged, this, &LoadStep::look);
    m_lastLookMs = m_context.steadyMs();
    look();
}

void LoadStep::look()
{
    if (hasEnded() || m_over)
        return;
    tryTo(m_context.ops.services(), [this](const Result<QList<Service>> &services) {
        if (!services) {
            lookFailed(services.error());
            return;
        }
        if (m_context.steadyMs() - m_lastLookMs >= blindShownMs)
            emit noted({});
        m_lastLookMs = m_context.steadyMs();
        const auto it = std::find_if(services->cbegin(), services->cend(),
                                     [this](const Service &service) { return service.id == m_watched.service; });
        judge(it == services->cend() ? nullptr : &*it);
    });
}

void LoadStep::lookFailed(const Error &error)
{
    if (!m_feed) {
        failWith(error); // nothing is watched yet: the step is repeated
        return;
    }
    // An odd answer says nothing about the load. Its log, or its port, may tell how it ends; but not for ever.
    const qint64 blindMs = m_context.steadyMs() - m_lastLookMs;
    if (blindMs >= m_context.timings.linkLimit.count()) {
        failWith({Error::Code::Unreachable, error.message, error.detail});
        return;
    }
    if (blindMs >= blindShownMs) {
        emit noted(
            tr("the services cannot be looked at (%1), given up after %2")
                .arg(error.message, durationText(static_cast<double>(m_context.timings.linkLimit.count()) / 1000)));
    }
    if (!m_lookTimer.isActive())
        m_lookTimer.start(m_context.timings.retrySlowest, [this] { look(); });
}

void LoadStep::judge(const Service *service)
{
    if (m_over || hasEnded())
        return;
    if (service && !m_feed)
        watch(*service);
    if (!service)
        serviceIsOver(tr("%1 is gone from the node: somebody removed it.").arg(m_watched.profile.name));
    else if (service->restartCount > m_context.loadRestarts || service->startedMs != m_context.loadStartedMs)
        serviceIsOver(tr("%1 ended and was started again before it was ready.").arg(m_watched.profile.name));
    else if (service->status == Service::Status::Exited)
        serviceIsOver(service->exitCode ? tr("%1 ended with exit code %2 before it was ready.")
                                              .arg(m_watched.profile.name)
                                              .arg(*service->exitCode)
                                        : tr("%1 ended before it was ready.").arg(m_watched.profile.name));
    else if (service->status == Service::Status::Created && !service->error.isEmpty())
        serviceIsOver(tr("%1 could not be started: %2").arg(m_watched.profile.name, service->error));
    else
        m_context.loadPids = service->pids;
}

void LoadStep::watch(const Service &service)
{
    m_context.loadStartedMs = service.startedMs;
    m_context.loadRestarts = service.restartCount;
    m_watchedSinceMs = m_context.nowMs();
    m_context.silentMs = 0;
    m_context.lastLineSteadyMs = m_context.steadyMs();
    m_context.isWatching = true;
    m_context.isStuck = false;
    m_context.busyTools.clear();
    m_context.reader = std::make_shared<StartupReader>(m_context.rules, m_watched.profile.engine);
    m_context.diagnostician = std::make_shared<Diagnostician>();
    (m_watched.isTarget ? m_context.timeline : m_context.backTimeline).attach(m_context.reader);
    // A service that is started again has the log of its earlier life before this one's.
    LogCursor from;
    if (!m_watched.isTarget) {
        m_isEarlierLife = m_context.run.outgoingEndedMs.value_or(0) > service.startedMs;
        from.timeNs = (service.startedMs - startSlackMs) * nsPerMs;
    }
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

bool LoadStep::isOfThisLife(const LogLine &line)
{
    if (m_watched.isTarget)
        return true; // a new service has had no other
    if (line.timeNs == 0)
        return false; // cannot be told; its port says when it is up
    const bool wentBack = line.timeNs < m_lastLineNs;
    m_lastLineNs = line.timeNs;
    if (m_isEarlierLife) {
        // The lines of the earlier life end where the times go back.
        m_isEarlierLife = !wentBack && line.timeNs > m_context.loadStartedMs * nsPerMs &&
                          line.timeNs <= (*m_context.run.outgoingEndedMs + 1) * nsPerMs;
        return !m_isEarlierLife;
    }
    const qint64 earliestMs =
        std::max(m_context.loadStartedMs - startSlackMs, m_context.run.outgoingEndedMs.value_or(0));
    return line.timeNs >= std::min(earliestMs, m_context.loadStartedMs) * nsPerMs;
}

void LoadStep::readLines(const QList<LogLine> &lines)
{
    if (hasEnded())
        return;
    const qint64 now = m_context.nowMs();
    for (const LogLine &line : lines) {
        if (!isOfThisLife(line))
            continue;
        m_context.silentMs = 0;
        m_context.lastLineSteadyMs = m_context.steadyMs();
        readInStep(*m_context.reader, *m_context.diagnostician, line, now);
        if (m_context.reader->isReady() && !m_over) {
            becomeReady(line.timeNs > 0 ? line.timeNs / nsPerMs : now);
            return;
        }
    }
    if (m_context.reader->fatal() && !m_over && !m_fatalTimer.isActive()) {
        // The exit code and the last lines follow within moments, and tell more.
        m_fatalTimer.start(m_context.timings.fatalGrace, [this] {
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
    m_readyTimer.stop();
    m_over = Error{Error::Code::LoadFailed, sentence, {}};
    if (!m_feed || m_feedEnded)
        failWith(*m_over);
    else
        m_drainTimer.start(m_context.timings.logDrain, [this] { failWith(*m_over); });
}

void LoadStep::portAnswers()
{
    if (hasEnded() || m_over)
        return;
    tryTo(m_context.ops.listener(m_watched.service, m_watched.profile.servicePort()),
          [this](const Result<Listener> &listener) { judgeListener(listener); });
}

/// What answers must be ours, as far as the node can tell.
void LoadStep::judgeListener(const Result<Listener> &listener)
{
    if (m_over)
        return;
    const bool isOthers = listener && listener->owner == Listener::Owner::Other;
    if (!listener || isOthers) {
        if (isOthers)
            emit noted(tr("port %1 is answered by %2").arg(m_watched.profile.servicePort()).arg(listener->text));
        m_probe.start();
        return;
    }
    // Its last lines are on their way when the log is one that says ready.
    if (m_context.reader->facts().engine.isEmpty())
        becomeReady(m_context.nowMs());
    else
        m_readyTimer.start(m_context.timings.logDrain, [this] { becomeReady(m_context.nowMs()); });
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
    const qint64 now = m_context.steadyMs();
    if (m_lastActivity) {
        const qint64 passedMs = std::max<qint64>(1, now - m_lastActivityMs);
        const double cpuShare =
            (activity.cpuSeconds - m_lastActivity->cpuSeconds) * 1000 / static_cast<double>(passedMs);
        const bool isAlive =
            cpuShare >= cpuShareOfLife || activity.readBytes - m_lastActivity->readBytes >= bytesOfLife;
        // A gap between two looks (a link that was away) counts for little: nobody saw what was in it.
        const qint64 seenMs = std::min<qint64>(passedMs, 3 * m_context.timings.activityPoll.count());
        m_context.silentMs = isAlive ? 0 : m_context.silentMs + seenMs;
    }
    m_lastActivity = activity;
    m_lastActivityMs = now;
    m_context.busyTools = activity.busyTools;
}

void LoadStep::checkSilence()
{
    if (m_context.silentMs < m_context.timings.stallLimit.count() || m_over)
        return;
    const QString text = tr("%1 has been stuck for %2: no log line, nothing read, no processor time.")
                             .arg(m_watched.profile.name, durationText(static_cast<double>(m_context.silentMs) / 1000));
    m_context.isStuck = true;
    failWith({Error::Code::LoadFailed, text, {}});
}

void LoadStep::becomeReady(qint64 timeMs)
{
    m_probe.stop();
    m_context.reader->finish();
    SwitchTimeline &timeline = m_watched.isTarget ? m_context.timeline : m_context.backTimeline;
    const qint64 now = m_context.nowMs();
    // It was ready before anybody watched (the program that had started it was gone): that wait is no response check.
    if (timeMs < m_watchedSinceMs - unwatchedMs) {
        timeline.enter(timeMs, Phase::Other);
        timeline.enter(now, Phase::ResponseCheck);
    } else {
        timeline.enter(std::min(timeMs, now), Phase::ResponseCheck);
    }
    succeed();
}

} // namespace kirikae
