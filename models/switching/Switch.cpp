// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/switching/Switch.h"

#include "models/core/Log.h"
#include "models/startup/StartupReader.h"
#include "models/switching/SwitchJournal.h"
#include "models/switching/SwitchReport.h"
#include "models/switching/SwitchText.h"

#include <algorithm>
#include <utility>

namespace kirikae {

namespace {

using Stage = SwitchProgress::Stage;

bool isTouched(Stage stage)
{
    return stage != Stage::Preflight;
}

} // namespace

Switch::Switch(NodeOps &ops, EngineRuleSets rules, SwitchTimings timings, SwitchRun run, PreflightStep::Planner planner,
               QObject *parent)
    : QObject(parent)
    , m_context{ops, std::move(rules), timings, std::move(run), {}, {}, {}, {}, 0, 0, 0, 0, false, {}}
    , m_recipes(m_context, std::move(planner), [this](const SwitchPlan &plan) { accept(plan); })
    , m_runner(
          ops, timings.linkLimit, timings.retryPause, [this](Stage stage) { return prepare(stage); }, this)
    , m_ticker(ops.clock(), this)
    , m_claimTimer(ops.clock(), this)
{
    connect(&m_runner, &StepRunner::stepStarted, this, &Switch::stepStarted);
    connect(&m_runner, &StepRunner::ended, this, &Switch::runEnded);
    connect(&m_runner, &StepRunner::warned, this,
            [this](const QString &text) { emit happened(Event::Level::Warning, text); });
    connect(&m_runner, &StepRunner::noted, this, [this](const QString &note) {
        m_note = note;
        refresh();
    });
    connect(&ops, &NodeOps::memorySampled, this, &Switch::sampleMemory);
    connect(&ops, &NodeOps::linkChanged, this, [this](const LinkState &link) {
        m_isLinkLost = link.kind != LinkState::Kind::Connected;
        refresh();
    });
}

Switch::~Switch() = default;

void Switch::start(std::function<EtaModel(const Profile &)> usual)
{
    begin(Stage::Preflight, std::move(usual));
}

void Switch::resume(std::function<EtaModel(const Profile &)> usual)
{
    m_context.timeline.restore(m_context.run.marks);
    if (m_context.run.failedMs)
        m_context.timeline.finish(*m_context.run.failedMs);
    begin(m_context.run.stage, std::move(usual));
}

void Switch::begin(Stage from, std::function<EtaModel(const Profile &)> usual)
{
    m_usual = std::move(usual);
    m_claimedMs = m_context.nowMs();
    m_record.startedMs = m_context.timeline.isStarted() ? m_context.timeline.startMs() : m_context.nowMs();
    makeBoard();
    m_claimTimer.start(m_context.timings.claimRenewal, [this] { renewClaim(); });
    m_ticker.start(m_context.timings.tick, [this] { tick(); });
    if (from == Stage::RollingBack || m_context.run.isCancelled) {
        goBack();
        return;
    }
    m_way = Way::Forward;
    m_runner.run(m_recipes.forward(from));
    refresh();
}

void Switch::makeBoard()
{
    const SwitchRun &run = m_context.run;
    m_board = std::make_unique<PhaseBoard>(m_usual(run.target), run.target.engine, run.outgoing.has_value());
}

void Switch::accept(const SwitchPlan &plan)
{
    SwitchRun &run = m_context.run;
    run.target = plan.target;
    run.outgoing = plan.outgoing;
    // Who overrides the check does not want to wait for memory that will not come.
    run.need = plan.request.overrideMemory ? std::nullopt : plan.verdict.need;
    run.imageId = plan.imageId;
    if (m_context.pool)
        run.availableBefore = m_context.pool->available;
    makeBoard();
}

Pending<void> Switch::prepare(Stage stage)
{
    SwitchRun &run = m_context.run;
    run.stage = stage;
    run.marks = m_context.timeline.marks();
    if (!isTouched(stage) || stage == Stage::Ended)
        return ready();
    if (m_context.nowMs() - m_claimedMs < m_context.timings.claimRenewal.count())
        return m_context.ops.writeJournal(journalToText(run));
    // The link was away for a while: somebody else may have taken the switch over.
    Once<void> prepared;
    whenDone(m_context.ops.claim(run.owner, run.target.name), this, [this, prepared](const Result<void> &claimed) {
        if (!claimed) {
            prepared.settle(claimed);
            return;
        }
        m_claimedMs = m_context.nowMs();
        whenDone(m_context.ops.writeJournal(journalToText(m_context.run)), this,
                 [prepared](const Result<void> &written) { prepared.settle(written); });
    });
    return prepared.future();
}

void Switch::stepStarted(Stage stage)
{
    m_note.clear();
    SwitchRun &run = m_context.run;
    const qint64 now = m_context.nowMs();
    tellStage(stage);
    if (stage == Stage::Stopping && (run.outgoing || run.attempt > 1))
        m_context.timeline.enter(now, Phase::Stop);
    else if (stage == Stage::MemoryBack && (run.outgoing || run.attempt > 1))
        m_context.timeline.enter(now, Phase::Memory);
    else if (stage == Stage::Starting) {
        m_context.timeline.enter(now, Phase::ContainerStart);
        if (m_context.pool && !run.baseline) {
            run.baseline = m_context.pool->available;
            run.freeAtStart = m_context.pool->free;
        }
    } else if (stage == Stage::Settling) {
        m_context.timeline.finish(now);
    }
    refresh();
}

void Switch::tellStage(Stage stage)
{
    const SwitchRun &run = m_context.run;
    const bool isNew = std::exchange(m_toldStage, stage) != stage;
    const bool isWorthIt = (stage == Stage::Stopping && run.outgoing) || stage == Stage::Starting ||
                           (stage == Stage::RollingBack && m_way == Way::Back);
    if (isNew && isWorthIt)
        emit happened(Event::Level::Info, switchSentence(m_context, {}, false, false) + QLatin1Char('.'));
}

void Switch::measureEnd()
{
    SwitchRun &run = m_context.run;
    if (!run.baseline || !m_context.pool)
        return;
    const Bytes available = m_context.pool->available;
    m_record.steadyBytes = std::max<Bytes>(0, *run.baseline - available);
    run.lowest = std::min(run.lowest.value_or(available), available);
}

void Switch::runEnded(const std::optional<Error> &problem)
{
    if (problem)
        qCInfo(logEngine) << "ended with" << errorCodeName(problem->code) << problem->message;
    const bool isAway = problem && (problem->code == Error::Code::Unreachable || problem->code == Error::Code::Busy);
    if (isAway && m_way != Way::Closing && isTouched(m_context.run.stage)) {
        abandon(*problem);
        return;
    }
    switch (m_way) {
    case Way::Forward: forwardEnded(problem); break;
    case Way::Inquiry: inquired(); break;
    case Way::Back: wentBack(problem); break;
    case Way::Closing:
        m_way = Way::Over;
        emit ended(m_record);
        break;
    case Way::Over: break;
    }
}

void Switch::forwardEnded(const std::optional<Error> &problem)
{
    SwitchRun &run = m_context.run;
    if (!problem) {
        close(Outcome::Ready);
        return;
    }
    run.error = problem;
    if (!isTouched(run.stage)) {
        const bool isCancelled = problem->code == Error::Code::Cancelled;
        const bool isGone = problem->code == Error::Code::Unreachable;
        close(isCancelled ? Outcome::Cancelled : isGone ? Outcome::Unreachable : Outcome::Refused);
        return;
    }
    if (problem->code == Error::Code::Cancelled) {
        run.isCancelled = true;
        goBack();
        return;
    }
    if (run.stage == Stage::MemoryBack || run.stage == Stage::Stopping) {
        run.failure =
            Failure{run.stage == Stage::MemoryBack ? QStringLiteral("memory_not_back") : QStringLiteral("not_stopped"),
                    Failure::Confidence::Certain,
                    std::nullopt,
                    problem->message,
                    problem->detail,
                    {},
                    false,
                    {}};
    }
    const bool isCreation = run.stage == Stage::Starting;
    const QString said =
        problem->detail.isEmpty() ? problem->message : problem->message + QLatin1Char('\n') + problem->detail;
    m_way = Way::Inquiry;
    m_runner.run(m_recipes.inquiry(isCreation ? said : QString()));
}

void Switch::inquired()
{
    const SwitchRun &run = m_context.run;
    if (run.failure && run.failure->transient && run.attempt == 1 && !run.isCancelled)
        tryAgain();
    else
        goBack();
}

void Switch::tryAgain()
{
    SwitchRun &run = m_context.run;
    emit happened(Event::Level::Warning, tr("%1 failed for a reason that may pass, so it is tried once more. %2")
                                             .arg(run.target.name, run.failure->cause));
    run.attempt = 2;
    run.failure.reset();
    run.error.reset();
    m_way = Way::Forward;
    m_runner.run(m_recipes.forward(Stage::Stopping));
}

void Switch::goBack()
{
    SwitchRun &run = m_context.run;
    if (!run.failedMs)
        run.failedMs = m_context.nowMs();
    m_board->update(m_context.timeline, nullptr, {}, *run.failedMs);
    m_board->close(false);
    m_context.timeline.finish(*run.failedMs);
    if (m_context.reader && m_way != Way::Back)
        m_record.facts = m_context.reader->facts();
    if (!run.isCancelled && run.failure)
        emit happened(Event::Level::Problem, tr("%1 failed. %2").arg(run.target.name, run.failure->cause));
    m_way = Way::Back;
    m_runner.run(m_recipes.backward());
}

void Switch::wentBack(const std::optional<Error> &problem)
{
    SwitchRun &run = m_context.run;
    if (run.outgoing && !problem) {
        m_record.restoreSeconds = static_cast<double>(m_context.nowMs() - *run.failedMs) / 1000;
        close(run.isCancelled ? Outcome::Cancelled : Outcome::FailedRestored);
        return;
    }
    if (problem)
        run.error = problem;
    close(Outcome::FailedStopped);
}

void Switch::close(Outcome outcome)
{
    SwitchRun &run = m_context.run;
    const qint64 now = m_context.nowMs();
    if (outcome == Outcome::Ready && m_context.reader)
        m_record.facts = m_context.reader->facts();
    if (outcome == Outcome::Ready)
        measureEnd();
    if (outcome == Outcome::Ready) {
        m_context.timeline.finish(now);
        m_board->update(m_context.timeline, nullptr, {}, now);
        m_board->close(true);
    }
    fillRecord(m_context, outcome, &m_record);
    run.stage = Stage::Ended;
    m_ticker.stop();
    m_claimTimer.stop();
    emit happened(outcome == Outcome::Ready ? Event::Level::Info : Event::Level::Problem, outcomeSentence(m_record));
    m_way = Way::Closing;
    m_runner.run(m_recipes.closing(recordToJson(m_record)));
    refresh();
}

void Switch::cancel()
{
    if (m_way != Way::Forward && m_way != Way::Inquiry)
        return;
    if (m_context.run.stage == Stage::Settling)
        return; // it is ready already
    m_context.run.isCancelled = isTouched(m_context.run.stage);
    m_progress.cancelling = true;
    m_runner.cancel();
    refresh();
}

void Switch::abandon(const Error &reason)
{
    if (m_way == Way::Over)
        return;
    m_runner.abandon();
    m_ticker.stop();
    m_claimTimer.stop();
    m_context.run.error = reason;
    if (m_way != Way::Closing) {
        m_context.timeline.finish(m_context.nowMs());
        fillRecord(m_context, Outcome::Unreachable, &m_record);
    }
    m_way = Way::Over;
    emit happened(Event::Level::Problem, outcomeSentence(m_record));
    emit ended(m_record);
}

void Switch::sampleMemory(const MemorySample &sample)
{
    const QList<Pool> pools = makePools(sample, {});
    if (pools.isEmpty())
        return;
    m_context.pool = pools.first();
    SwitchRun &run = m_context.run;
    const bool isLoading = run.stage == Stage::Starting || run.stage == Stage::Loading || run.stage == Stage::Verifying;
    if (isLoading)
        run.lowest = std::min(run.lowest.value_or(m_context.pool->available), m_context.pool->available);
}

void Switch::renewClaim()
{
    whenDone(m_context.ops.claim(m_context.run.owner, m_context.run.target.name), this,
             [this](const Result<void> &claimed) {
                 if (m_way == Way::Over || m_way == Way::Closing)
                     return;
                 if (claimed)
                     m_claimedMs = m_context.nowMs();
                 else if (claimed.error().code == Error::Code::Busy)
                     abandon(claimed.error());
             });
    m_claimTimer.start(m_context.timings.claimRenewal, [this] { renewClaim(); });
}

void Switch::tick()
{
    refresh();
    m_ticker.start(m_context.timings.tick, [this] { tick(); });
}

void Switch::refresh()
{
    const SwitchRun &run = m_context.run;
    const qint64 now = m_context.nowMs();
    const bool isLoading = run.stage == Stage::Loading && m_way == Way::Forward;
    if (m_way == Way::Forward || m_way == Way::Inquiry)
        m_board->update(m_context.timeline, isLoading ? m_context.reader.get() : nullptr,
                        phaseDetail(m_context, m_note), now);
    m_progress.linkLost = m_isLinkLost;
    fillProgress(m_context, *m_board, m_note, &m_progress);
    emit progressChanged();
}

} // namespace kirikae
