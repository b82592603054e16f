// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/switching/steps/InquireStep.h"

#include "models/startup/StartupReader.h"

#include <QCoreApplication>

#include <algorithm>

namespace kirikae {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("InquireStep", text);
}

constexpr int killedExitCode = 137;

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

Failure stalledFailure(const QString &name, qint64 silentMs)
{
    Failure failure;
    failure.kind = QStringLiteral("stalled");
    failure.confidence = Failure::Confidence::Certain;
    failure.cause = tr("%1 has been stuck for %2: no log line, nothing read, no processor time.")
                        .arg(name, durationText(static_cast<double>(silentMs) / 1000));
    failure.fix = tr("Try again; when it happens again, look at the end of the log and at the node.");
    return failure;
}

} // namespace

InquireStep::InquireStep(SwitchContext &context, QString createError)
    : Step(SwitchProgress::Stage::RollingBack)
    , m_context(context)
{
    m_outside.createError = std::move(createError);
    m_outside.memoryLowBytes = context.run.lowest;
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
            if (m_outside.createError.isEmpty())
                m_outside.createError = it->error;
        }
        m_mayBeKilled = m_outside.exitCode == killedExitCode || m_outside.oomKilled || it == services.cend();
        if (m_context.run.guardFloor)
            askGuard();
        else
            askKernel();
    });
}

void InquireStep::askGuard()
{
    tryTo(m_context.ops.guardReport(m_context.run.service), [this](const Result<std::optional<GuardReport>> &report) {
        if (report && *report) {
            m_context.run.failure = guardFailure(**report);
            succeed();
        } else {
            askKernel();
        }
    });
}

void InquireStep::askKernel()
{
    if (!m_mayBeKilled) {
        judge();
        return;
    }
    tryTo(m_context.ops.kernelLog(m_context.loadStartedMs), [this](const Result<QString> &text) {
        if (text)
            m_outside.kernelLog = *text;
        askBoot();
    });
}

void InquireStep::askBoot()
{
    tryTo(m_context.ops.facts(), [this](const Result<NodeFacts> &facts) {
        m_outside.nodeRestarted = facts && !m_context.run.bootId.isEmpty() && facts->bootId != m_context.run.bootId;
        judge();
    });
}

void InquireStep::judge()
{
    if (!m_context.diagnostician)
        m_context.diagnostician = std::make_shared<Diagnostician>();
    if (m_context.reader)
        m_outside.engine = m_context.reader->facts().engine;
    m_outside.aliveAndSilent = m_context.isStuck;
    Failure failure = m_context.diagnostician->judge(m_outside);
    if (m_context.isStuck && failure.confidence == Failure::Confidence::Unknown)
        failure = stalledFailure(m_context.run.target.name, m_context.nowMs() - m_context.lastLifeMs);
    m_context.run.failure = failure;
    succeed();
}

} // namespace kirikae
