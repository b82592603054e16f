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

/// There was no answer, or somebody else has the node: nothing is known, and nothing more may be done.
bool isAway(const Error &error)
{
    return error.code == Error::Code::Unreachable || error.code == Error::Code::LinkLost ||
           error.code == Error::Code::Busy;
}

const Service *find(const QList<Service> &services, const ServiceId &id)
{
    const auto it =
        std::find_if(services.cbegin(), services.cend(), [&id](const Service &service) { return service.id == id; });
    return it == services.cend() ? nullptr : &*it;
}

} // namespace

Switch::Switch(NodeOps &ops, EngineRuleSets rules, SwitchTimings timings, SwitchRun run, Claim claim,
               PreflightStep::Planner planner, QObject *parent)
    : QObject(parent)
    , m_context(ops, std::move(rules), timings, std::move(run))
    , m_claim(std::move(claim))
    , m_recipes(m_context, std::move(planner), [this](const SwitchPlan &plan) { accept(plan); })
    , m_runner(
          ops, timings, [this](Stage stage) { return prepare(stage); }, this)
    , m_ticker(ops.clock(), this)
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
    m_claim.onLost([this](const Error &error) {
        if (m_way != Way::Over && m_way != Way::Closing && m_way != Way::Watching)
            abandon(error);
    });
}

Switch::~Switch() = default;

void Switch::start(std::function<EtaModel(const Profile &)> usual)
{
    prepareToRun(std::move(usual));
    begin(Stage::Preflight);
}

void Switch::resume(std::function<EtaModel(const Profile &)> usual)
{
    m_context.isTouched = isTouched(m_context.run.stage);
    m_context.timeline.restore(m_context.run.marks);
    if (m_context.run.failedMs)
        m_context.timeline.finish(*m_context.run.failedMs);
    prepareToRun(std::move(usual));
    m_way = Way::Checking;
    m_runner.run(m_recipes.look());
    refresh();
}

void Switch::prepareToRun(std::function<EtaModel(const Profile &)> usual)
{
    m_usual = std::move(usual);
    m_startedMs = m_context.timeline.isStarted() ? m_context.timeline.startMs() : m_context.nowMs();
    makeBoard();
    m_ticker.start(m_context.timings.tick, [this] { tick(); });
}

void Switch::begin(Stage from)
{
    if (from == Stage::RollingBack || m_context.run.isCancelled) {
        goBack();
        return;
    }
    m_way = Way::Forward;
    m_runner.run(m_recipes.forward(from));
    refresh();
}

/// Somebody who did not know of this switch may have started something else in its slot: then it is over.
void Switch::checked()
{
    const SwitchRun &run = m_context.run;
    for (const Service &service : *m_context.seen) {
        const bool isKnown = service.runId.startsWith(run.id + QLatin1Char('-')) ||
                             (run.outgoing && service.id == run.outgoing->id) ||
                             std::any_of(run.alsoStopped.cbegin(), run.alsoStopped.cend(),
                                         [&service](const Service &rival) { return rival.id == service.id; });
        if (service.foreign || !service.isRunning() || service.slot != run.target.slot || isKnown)
            continue;
        close(Outcome::Unsettled, slotStateOf(m_context, m_usual, service, SlotState::Condition::Overtaken));
        return;
    }
    // The previous service runs in another life than the one that was to be stopped, and the target does not: the way
    // back was under way, or over, when the journal could not be written.
    const Service *previous = run.outgoing ? find(*m_context.seen, run.outgoing->id) : nullptr;
    const Service *target = find(*m_context.seen, run.service);
    const bool isBackAlready = isTouched(run.stage) && previous && previous->isRunning() &&
                               previous->startedMs != run.outgoing->startedMs && !(target && target->isRunning());
    if (isBackAlready) {
        m_context.run.isStopBegun = true;
        m_context.run.isRestoreBegun = true;
        goBack();
        return;
    }
    begin(run.stage);
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
    if (run.isOutgoingDown && plan.outgoing && plan.outgoing->id == run.outgoing->id)
        run.isOutgoingDown = false; // it runs after all
    run.alsoStopped = plan.alsoStopped;
    if (run.isOutgoingDown) {
        if (plan.outgoing)
            run.alsoStopped.prepend(*plan.outgoing);
    } else {
        run.outgoing = plan.outgoing;
        if (run.outgoing && run.outgoing->startedAs)
            run.outgoingProfile = run.outgoing->startedAs;
    }
    // Who overrides the check does not want to wait for memory that will not come.
    run.need = plan.request.overrideMemory ? std::nullopt : plan.verdict.need;
    run.imageId = plan.imageId;
    if (m_context.pool)
        run.availableBefore = m_context.pool->available;
    makeBoard();
}

Pending<void> Switch::prepare(Stage stage)
{
    if (m_record)
        return ready(); // it has ended: nothing is acted on any more
    SwitchRun &run = m_context.run;
    run.stage = stage;
    run.marks = m_context.timeline.marks();
    Once<void> prepared;
    // The link was away for a while: somebody else may have taken the switch over.
    whenDone(m_claim.confirm(), this, [this, prepared](const Result<void> &confirmed) {
        if (confirmed)
            writeJournal(prepared);
        else
            prepared.settle(confirmed);
    });
    return prepared.future();
}

/// The journal is what another process would go on from. Nothing is begun without one; but once something has been
/// touched, a journal that cannot be written must not take a model away: the older one stays, and it is written with
/// the next step.
void Switch::writeJournal(const Once<void> &written)
{
    if (m_context.run.target.id.isEmpty()) { // the plan will say that there is no such profile
        written.settle({});
        return;
    }
    whenDone(
        m_context.ops.writeJournal(journalToText(m_context.run)), this, [this, written](const Result<void> &result) {
            const SwitchRun &run = m_context.run;
            const bool isBeginning = m_way == Way::Forward && !m_context.isTouched && run.attempt == 1 &&
                                     (run.stage == Stage::Preflight || run.stage == Stage::Stopping);
            if (result || result.error().code == Error::Code::LinkLost) {
                m_isJournalLate = false;
                written.settle(result);
            } else if (isBeginning) {
                m_context.run.isStopBegun = false;
                written.settle(fail(Error::Code::Refused,
                                    tr("The state of the switch cannot be kept on the node, so it is not begun: %1")
                                        .arg(result.error().message),
                                    result.error().detail));
            } else {
                if (!std::exchange(m_isJournalLate, true))
                    emit happened(Event::Level::Warning,
                                  tr("The state of the switch cannot be kept on the node; the switch goes on. %1")
                                      .arg(result.error().message));
                written.settle({});
            }
        });
}

void Switch::stepStarted(Stage stage)
{
    m_note.clear();
    SwitchRun &run = m_context.run;
    const qint64 now = m_context.nowMs();
    tellStage(stage);
    const bool hasStop = (run.outgoing && !run.isOutgoingDown) || run.attempt > 1 || !run.alsoStopped.isEmpty();
    if (m_way == Way::Back) {
        if (run.isRestoreBegun && !m_context.backTimeline.isStarted()) {
            m_context.backTimeline.enter(now, Phase::ContainerStart);
            const Profile profile = run.outgoingProfile.value_or(Profile{});
            m_backBoard = std::make_unique<PhaseBoard>(m_usual(profile), profile.engine, false);
        }
    } else if (stage == Stage::Stopping && hasStop) {
        m_context.timeline.enter(now, Phase::Stop);
    } else if (stage == Stage::MemoryBack && hasStop) {
        m_context.timeline.enter(now, Phase::Memory);
    } else if (stage == Stage::Starting) {
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
    m_steadyBytes = std::max<Bytes>(0, *run.baseline - available);
    run.lowest = std::min(run.lowest.value_or(available), available);
}

void Switch::runEnded(const std::optional<Error> &problem)
{
    if (problem)
        qCInfo(logEngine) << "ended with" << errorCodeName(problem->code) << problem->message;
    const bool isLeft = problem && isAway(*problem) && isTouched(m_context.run.stage);
    if (isLeft && !m_record) {
        abandon(*problem);
        return;
    }
    switch (m_way) {
    case Way::Checking:
        if (problem)
            abandon(*problem);
        else
            checked();
        break;
    case Way::Forward: forwardEnded(problem); break;
    case Way::Inquiry: inquired(); break;
    case Way::Back: wentBack(problem); break;
    case Way::Looking:
        if (problem)
            abandon(*problem);
        else
            looked();
        break;
    case Way::Closing: closed(); break;
    case Way::Watching: watched(problem); break;
    case Way::LookingOnce: lookedOnce(problem); break;
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
    const bool isRefusedJournal = problem->code == Error::Code::Refused && !m_context.isTouched && run.attempt == 1;
    if (!isTouched(run.stage) || (run.stage == Stage::Stopping && isRefusedJournal)) {
        const bool isCancelled = problem->code == Error::Code::Cancelled;
        const bool isLinkLost = m_context.ops.link().kind != LinkState::Kind::Connected;
        close(isCancelled ? Outcome::Cancelled : isLinkLost ? Outcome::Unreachable : Outcome::Refused);
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
    m_backSinceMs = m_context.steadyMs();
    m_board->update(m_context.timeline, nullptr, {}, *run.failedMs);
    m_board->close(false);
    m_context.timeline.finish(*run.failedMs);
    if (m_context.reader && m_way != Way::Back)
        m_facts = m_context.reader->facts();
    m_context.isWatching = false;
    if (!run.isCancelled && run.failure)
        emit happened(Event::Level::Problem, tr("%1 failed. %2").arg(run.target.name, run.failure->cause));
    m_way = Way::Back;
    m_runner.run(m_recipes.backward());
}

void Switch::wentBack(const std::optional<Error> &problem)
{
    SwitchRun &run = m_context.run;
    m_context.isWatching = false;
    if (run.isRestoreBegun && !problem) { // verified, and looked at once more
        m_restoreSeconds = static_cast<double>(m_context.steadyMs() - m_backSinceMs) / 1000;
        close(run.isCancelled ? Outcome::Cancelled : Outcome::FailedRestored);
        return;
    }
    m_backProblem = problem;
    m_way = Way::Looking;
    m_runner.run(m_recipes.look());
}

/// The outcome of a way back that no step has seen to its end: what runs in the slot now.
void Switch::looked()
{
    SwitchRun &run = m_context.run;
    const bool wasLeft = m_backProblem && m_backProblem->code == Error::Code::Cancelled;
    if (m_backProblem && !wasLeft)
        run.error = m_backProblem;
    const QString runPrefix = run.id + QLatin1Char('-');
    const ServiceId previousId = !run.restored.isEmpty() ? run.restored : run.outgoing ? run.outgoing->id : ServiceId();
    const Service *previous = find(*m_context.seen, previousId);
    const Outcome back = run.isCancelled ? Outcome::Cancelled : Outcome::FailedRestored;
    for (const Service &service : std::as_const(*m_context.seen)) {
        const bool isTarget = service.runId.startsWith(runPrefix) && service.id != previousId;
        if (isTarget && service.isRunning() && !service.foreign) {
            close(Outcome::Unsettled, slotStateOf(m_context, m_usual, service, SlotState::Condition::NotStopped));
            return;
        }
    }
    if (previous && previous->isRunning()) {
        const bool isUntouched = !run.isStopBegun && previous->startedMs == run.outgoing->startedMs;
        if (isUntouched) {
            close(back);
        } else {
            const bool isStarting = wasLeft || !m_context.backTimeline.current() ||
                                    *m_context.backTimeline.current() != Phase::ResponseCheck;
            close(Outcome::Unsettled,
                  slotStateOf(m_context, m_usual, *previous,
                              isStarting ? SlotState::Condition::Starting : SlotState::Condition::NotAnswering));
        }
        return;
    }
    const bool wasEmpty = !run.outgoing || run.isOutgoingDown;
    close(run.isCancelled && wasEmpty && !m_backProblem ? Outcome::Cancelled : Outcome::FailedStopped);
}

SwitchRecord Switch::makeRecord(Outcome outcome, const std::optional<SlotState> &inSlot) const
{
    SwitchRecord record(outcome);
    record.startedMs = m_startedMs;
    record.facts = m_facts;
    record.restoreSeconds = m_restoreSeconds;
    record.steadyBytes = m_steadyBytes;
    record.inSlot = inSlot;
    fillRecord(m_context, &record);
    return record;
}

void Switch::close(Outcome outcome, const std::optional<SlotState> &inSlot)
{
    SwitchRun &run = m_context.run;
    if (outcome == Outcome::Ready) {
        const qint64 now = m_context.nowMs();
        if (m_context.reader)
            m_facts = m_context.reader->facts();
        measureEnd();
        m_context.timeline.finish(now);
        m_board->update(m_context.timeline, nullptr, {}, now);
        m_board->close(true);
    }
    m_context.isWatching = false;
    m_record = makeRecord(outcome, inSlot);
    run.stage = Stage::Ended;
    m_ticker.stop();
    emit happened(outcomeLevel(*m_record), outcomeSentence(*m_record));
    m_way = Way::Closing;
    m_runner.run(m_recipes.closing(recordToJson(*m_record), [this] { return m_claim.giveBack(); }));
    refresh();
}

void Switch::closed()
{
    const bool isOpen = m_record->inSlot && (m_record->inSlot->condition == SlotState::Condition::Starting ||
                                             m_record->inSlot->condition == SlotState::Condition::NotAnswering);
    m_way = isOpen ? Way::Watching : Way::Over;
    if (isOpen) {
        m_context.leaveAsItIs = false;
        m_runner.run(m_recipes.watchPrevious());
    }
    emit ended(*m_record);
}

/// How the start ended that the record had left open.
void Switch::watched(const std::optional<Error> &problem)
{
    if (!problem) {
        SwitchRecord record = *m_record;
        record.inSlot.reset();
        record.outcome = m_context.run.isCancelled ? Outcome::Cancelled : Outcome::FailedRestored;
        record.restoreSeconds = static_cast<double>(m_context.steadyMs() - m_backSinceMs) / 1000;
        complete(record);
        return;
    }
    m_backProblem = problem;
    m_way = Way::LookingOnce;
    m_runner.run(m_recipes.look());
}

void Switch::lookedOnce(const std::optional<Error> &problem)
{
    const Service *service = problem ? nullptr : find(*m_context.seen, m_record->inSlot->service);
    if (problem || (service && service->isRunning())) {
        m_way = Way::Over; // not known, or as it was seen last
        return;
    }
    SwitchRecord record = *m_record;
    record.inSlot.reset();
    record.outcome = Outcome::FailedStopped;
    record.error = m_backProblem;
    complete(record);
}

void Switch::complete(const SwitchRecord &record)
{
    m_way = Way::Over;
    m_record = record;
    emit happened(outcomeLevel(record), outcomeSentence(record));
    whenDone(m_context.ops.appendRecord(recordToJson(record)), this,
             [this](const Result<void> &) { emit completed(*m_record); });
}

void Switch::cancel()
{
    if (m_way == Way::Back) {
        m_context.leaveAsItIs = true;
        m_progress.cancelling = true;
        m_runner.leave();
        refresh();
        return;
    }
    if (m_way != Way::Forward && m_way != Way::Inquiry && m_way != Way::Checking)
        return;
    if (m_context.run.stage == Stage::Settling)
        return; // it is ready already
    if (m_way == Way::Checking) {
        m_context.run.isCancelled = true;
    } else {
        m_context.run.isCancelled = isTouched(m_context.run.stage);
        m_runner.cancel();
    }
    m_progress.cancelling = true;
    refresh();
}

Pending<void> Switch::abandon(const Error &reason)
{
    if (m_way == Way::Over)
        return ready();
    const bool hasRecord = m_record.has_value();
    m_runner.abandon();
    m_ticker.stop();
    m_way = Way::Over;
    const Pending<void> givenBack = m_claim.giveBack();
    if (!hasRecord) {
        m_context.run.error = reason;
        m_context.timeline.finish(m_context.nowMs());
        m_record = makeRecord(Outcome::Unreachable, {});
        emit happened(outcomeLevel(*m_record), outcomeSentence(*m_record));
    }
    emit ended(*m_record);
    return givenBack;
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

void Switch::tick()
{
    refresh();
    m_ticker.start(m_context.timings.tick, [this] { tick(); });
}

void Switch::refresh()
{
    if (!m_board)
        return;
    const SwitchRun &run = m_context.run;
    const qint64 now = m_context.nowMs();
    const bool isLoading = run.stage == Stage::Loading && m_way == Way::Forward;
    if (m_way == Way::Forward || m_way == Way::Inquiry)
        m_board->update(m_context.timeline, isLoading ? m_context.reader.get() : nullptr,
                        phaseDetail(m_context, m_note), now);
    refreshRestore(now);
    m_progress.linkLost = m_isLinkLost;
    fillProgress(m_context, *m_board, m_note, &m_progress);
    emit progressChanged();
}

void Switch::refreshRestore(qint64 now)
{
    m_progress.canLeave = m_way == Way::Back && m_context.run.isRestoreBegun && !m_context.leaveAsItIs;
    if (!m_backBoard || m_way != Way::Back)
        return;
    const bool isLoading = m_context.isWatching && m_context.reader;
    m_backBoard->update(m_context.backTimeline, isLoading ? m_context.reader.get() : nullptr,
                        phaseDetail(m_context, m_note), now);
    m_progress.restore =
        RestoreProgress{m_backBoard->phases(), static_cast<double>(m_context.backTimeline.totalMs(now)) / 1000,
                        m_backBoard->expectedSeconds(), m_backBoard->fraction(), m_backBoard->isLongerThanUsual()};
}

} // namespace kirikae
