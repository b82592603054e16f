// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/switching/steps/InquireStep.h"

#include "models/startup/StartupReader.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace kirikae {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("InquireStep", text);
}

/// How far back the kernel's log counts when nothing was started.
constexpr qint64 recentlyMs = 60'000;

Failure guardFailure(const GuardReport &report)
{
    Failure failure;
    failure.kind = QStringLiteral("memory_guard");
    failure.confidence = Failure::Confidence::Certain;
    failure.evidence = LogEvidence{0, report.text};
    failure.cause = tr("The memory guard stopped it when only %1 were available, before the node could freeze.")
                        .arg(gib(report.availableBytes));
    failure.fix =
        tr("Give it less memory: a smaller context, a smaller KV cache or a lower share of the memory; or stop "
           "something else first.");
    return failure;
}

Failure stalledFailure(const QString &name, qint64 silentMs, const QStringList &around)
{
    Failure failure;
    failure.kind = QStringLiteral("stalled");
    failure.confidence = Failure::Confidence::Certain;
    failure.cause = tr("%1 has been stuck for %2: no log line, nothing read, no processor time.")
                        .arg(name, durationText(static_cast<double>(silentMs) / 1000));
    failure.fix = tr("Try again; when it happens again, look at the end of the log and at the node.");
    failure.around = around;
    return failure;
}

} // namespace

InquireStep::InquireStep(SwitchContext &context, QString createError)
    : Step(SwitchProgress::Stage::RollingBack)
    , m_context(context)
{
    m_outside.createError = std::move(createError);
    m_outside.memoryLowBytes = context.run.lowest;
    m_outside.port = context.run.target.servicePort();
    m_outside.unifiedMemory = context.pool && context.pool->kind == Pool::Kind::Unified;
}

void InquireStep::run()
{
    if (m_context.run.failure) {
        succeed();
        return;
    }
    ask(m_context.ops.services(), [this](const QList<Service> &services) {
        const auto it = std::find_if(services.cbegin(), services.cend(),
                                     [this](const Service &service) { return service.id == m_context.run.service; });
        if (it != services.cend()) {
            m_outside.exitCode = it->exitCode;
            m_outside.oomKilled = it->oomKilled;
            m_outside.containerId = it->containerId;
            m_context.loadPids += it->pids;
            if (m_outside.createError.isEmpty())
                m_outside.createError = it->error;
        }
        if (m_context.run.guardFloor)
            askGuard();
        else
            askNode();
    });
}

void InquireStep::askGuard()
{
    tryTo(m_context.ops.guardReport(m_context.run.service), [this](const Result<std::optional<GuardReport>> &report) {
        if (report && *report) {
            m_context.run.failure = guardFailure(**report);
            const Bytes low = (*report)->availableBytes;
            m_context.run.lowest = std::min(m_context.run.lowest.value_or(low), low);
            succeed();
        } else {
            if (!report) // it was blind, or could not stop what it was to stop
                emit warned(report.error().message);
            askNode();
        }
    });
}

void InquireStep::askNode()
{
    const qint64 since = m_context.loadStartedMs > 0 ? m_context.loadStartedMs : m_context.nowMs() - recentlyMs;
    tryTo(m_context.ops.signs(m_context.run.target, since), [this](const Result<NodeSigns> &signs) {
        if (signs)
            m_outside.node = *signs;
        for (const qint64 pid : std::as_const(m_context.loadPids)) {
            if (m_outside.node.portOwner.contains(QStringLiteral("(pid %1)").arg(pid)))
                m_outside.node.portOwner.clear(); // the target itself
        }
        const QString &boot = m_outside.node.bootId;
        m_outside.nodeRestarted = !boot.isEmpty() && !m_context.run.bootId.isEmpty() && boot != m_context.run.bootId;
        judge();
    });
}

void InquireStep::judge()
{
    if (!m_context.diagnostician)
        m_context.diagnostician = std::make_shared<Diagnostician>();
    if (m_context.reader) {
        m_outside.engine = m_context.reader->facts().engine;
        m_outside.coldCaches = m_context.reader->facts().compileCacheHit == false;
    }
    m_outside.aliveAndSilent = m_context.isStuck;
    Failure failure = m_context.diagnostician->judge(m_outside);
    if (m_context.isStuck && failure.confidence == Failure::Confidence::Unknown)
        failure = stalledFailure(m_context.run.target.name, m_context.silentMs, failure.around);
    m_context.run.failure = failure;
    succeed();
}

} // namespace kirikae
