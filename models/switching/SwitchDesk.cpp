// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/switching/SwitchDesk.h"

#include "models/core/Log.h"
#include "models/switching/SwitchJournal.h"
#include "models/switching/SwitchText.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QRandomGenerator>
#include <QTimeZone>

#include <utility>

namespace kirikae {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("SwitchDesk", text);
}

constexpr int mostClaimTries = 8;
constexpr Milliseconds claimPause{1'000};

QString randomHex()
{
    return QStringLiteral("%1").arg(QRandomGenerator::global()->generate() & 0xffffff, 6, 16, QLatin1Char('0'));
}

QString newSwitchId(qint64 nowMs)
{
    const QDateTime now = QDateTime::fromMSecsSinceEpoch(nowMs, QTimeZone::utc());
    return now.toString(QStringLiteral("yyyyMMddHHmmss")) + QLatin1Char('-') + randomHex();
}

Error busy(const QString &profileName, const QString &requestedBy)
{
    const QString text =
        requestedBy.isEmpty()
            ? tr("A switch to %1 is under way on this node. Wait for it, or cancel it.").arg(profileName)
            : tr("%1 is switching this node to %2. Wait for it, or cancel it.").arg(requestedBy, profileName);
    return {Error::Code::Busy, text, {}};
}

Error busy(const SwitchRun &run)
{
    return busy(run.target.name.isEmpty() ? run.request.profileId : run.target.name, run.request.requestedBy);
}

} // namespace

SwitchDesk::SwitchDesk(NodeOps &ops, EngineRuleSets rules, Surroundings surroundings, QObject *parent)
    : QObject(parent)
    , m_ops(ops)
    , m_rules(std::move(rules))
    , m_surroundings(std::move(surroundings))
    , m_journalTimer(ops.clock(), this)
    , m_instance(randomHex())
{
}

SwitchDesk::~SwitchDesk() = default;

void SwitchDesk::setInstance(const QString &instance)
{
    m_instance = instance;
    m_isInstanceKept = true;
}

ClaimRequest SwitchDesk::claimRequest(const QString &requestedBy, const QString &what) const
{
    ClaimRequest request;
    request.token = m_instance + QLatin1Char('-') + randomHex();
    // Everything of this process is claimed here, one at a time: another claim of its name is an earlier life's.
    if (m_isInstanceKept)
        request.adopts = m_instance + QLatin1Char('-');
    request.owner = requestedBy.isEmpty() ? tr("somebody") : requestedBy;
    request.what = what;
    return request;
}

std::optional<Error> SwitchDesk::obstacle() const
{
    if (m_switch)
        return busy(m_switch->currentRun());
    if (m_starting)
        return busy(m_starting->profileId, m_starting->requestedBy);
    if (!m_acting.isEmpty())
        return Error{Error::Code::Busy, tr("This node is busy: %1. Try again when that has ended.").arg(m_acting), {}};
    if (m_isTakingUp)
        return Error{Error::Code::Busy, tr("An interrupted switch is being taken up. Try again in a moment."), {}};
    return std::nullopt;
}

Pending<QString> SwitchDesk::start(const SwitchRequest &request)
{
    if (m_switch && !request.idempotencyKey.isEmpty() &&
        m_switch->currentRun().request.idempotencyKey == request.idempotencyKey)
        return ready(m_switch->currentRun().id);
    if (const auto inTheWay = obstacle())
        return readyError<QString>(*inTheWay);
    m_starting = request;
    Once<QString> answer;
    askForClaim(request, answer, mostClaimTries);
    return answer.future();
}

void SwitchDesk::askForClaim(const SwitchRequest &request, const Once<QString> &answer, int tries)
{
    Claim::take(m_ops, claimRequest(request.requestedBy, request.profileId), m_timings.claimRenewal, this,
                [this, request, answer, tries](Result<Claim> claim) {
                    if (claim) {
                        claimed(request, std::move(*claim), answer);
                    } else if (claim.error().detail == QLatin1String(holderIsGone) && tries > 1) {
                        // Its holder is given a moment to come back; who asks need not ask again.
                        m_ops.clock().after(claimPause, this, [this, request, answer, tries] {
                            askForClaim(request, answer, tries - 1);
                        });
                    } else {
                        m_starting.reset();
                        answer.settle(fail(claim.error()));
                        readJournal();
                    }
                });
}

void SwitchDesk::claimed(const SwitchRequest &request, Claim claim, const Once<QString> &answer)
{
    auto held = std::make_shared<Claim>(std::move(claim));
    whenDone(m_ops.readJournal(), this, [this, request, held, answer](const Result<QByteArray> &journal) {
        m_starting.reset();
        const bool isNone = journal ? journal->isEmpty() : journal.error().code == Error::Code::NotFound;
        if (isNone) {
            startAfter(request, std::nullopt, std::move(*held), answer);
            return;
        }
        // "Could not be read" is not "there is none": what it says may still be under way.
        const Result<SwitchRun> left = journal ? journalFromText(*journal) : fail(journal.error());
        if (left && m_endedIds.contains(left->id))
            startAfter(request, std::nullopt, std::move(*held), answer);
        else if (left)
            startAfter(request, *left, std::move(*held), answer);
        else
            answer.settle(fail(Error::Code::Busy,
                               tr("A switch that was left unfinished cannot be read, so no other is begun: %1")
                                   .arg(left.error().message),
                               left.error().detail));
    });
}

void SwitchDesk::startAfter(const SwitchRequest &request, const std::optional<SwitchRun> &left, Claim claim,
                            const Once<QString> &answer)
{
    SwitchRun run;
    run.id = newSwitchId(m_ops.clock().nowMs());
    run.instance = m_instance;
    run.owner = request.requestedBy;
    run.request = request;
    m_surroundings.prepare(&run);
    if (left)
        takePlaceOf(*left, &run);
    launch(run, std::move(claim), false);
    answer.settle(run.id);
}

/// The program that ran the other one is gone, and nobody waits for what it was to do. What it had stopped is what the
/// new one goes back to; what it had started is stopped.
void SwitchDesk::takePlaceOf(const SwitchRun &left, SwitchRun *run)
{
    const bool isOfLeft = run->outgoing && run->outgoing->runId.startsWith(left.id + QLatin1Char('-')) &&
                          run->outgoing->runId != restoreRunId(left.id);
    if (left.outgoing && left.target.slot == run->target.slot && (!run->outgoing || isOfLeft)) {
        if (run->outgoing)
            run->alsoStopped.append(*run->outgoing);
        run->outgoing = left.outgoing;
        run->outgoingProfile = left.outgoingProfile;
        run->outgoingEndedMs = left.outgoingEndedMs;
        run->outgoingHeld.reset();
        run->isOutgoingDown = true;
    }
    SwitchRecord record(Outcome::Unsettled);
    record.id = left.id;
    record.profileId = left.target.id;
    record.profileName = left.target.name;
    record.slot = left.target.slot;
    record.requestedBy = left.request.requestedBy;
    record.startedMs = left.marks.isEmpty() ? m_ops.clock().nowMs() : left.marks.first().fromMs;
    record.inSlot = SlotState{{}, run->target.name, SlotState::Condition::Replaced, {}};
    if (left.outgoing) {
        record.previousProfileId = left.outgoing->profileId;
        record.previousName = left.outgoingName();
    }
    emit happened(Event::Level::Warning, outcomeSentence(record));
    whenDone(m_ops.appendRecord(recordToJson(record)), this, [](const Result<void> &) {});
}

void SwitchDesk::launch(const SwitchRun &run, Claim claim, bool isResumed)
{
    setOtherSwitch({});
    if (m_watching)
        std::exchange(m_watching, nullptr)->deleteLater();
    const SwitchRequest request = run.request;
    m_switch = new Switch(
        m_ops, m_rules, m_timings, run, std::move(claim), [this, request] { return m_surroundings.plan(request); },
        this);
    m_switch->setPool(m_surroundings.pool());
    connect(m_switch, &Switch::progressChanged, this, &SwitchDesk::changed);
    connect(m_switch, &Switch::happened, this, &SwitchDesk::happened);
    connect(m_switch, &Switch::ended, this, &SwitchDesk::switchEnded);
    emit happened(Event::Level::Info, (isResumed ? tr("The switch to %1 is taken up again.") : tr("Switching to %1."))
                                          .arg(run.target.name.isEmpty() ? request.profileId : run.target.name));
    if (isResumed)
        m_switch->resume(m_surroundings.usual);
    else
        m_switch->start(m_surroundings.usual);
}

void SwitchDesk::switchEnded(const SwitchRecord &record)
{
    m_watching = std::exchange(m_switch, nullptr);
    if (record.outcome != Outcome::Unreachable)
        m_endedIds.append(record.id);
    m_watching->disconnect(this);
    connect(m_watching, &Switch::happened, this, &SwitchDesk::happened);
    connect(m_watching, &Switch::completed, this, &SwitchDesk::ended);
    if (record.outcome == Outcome::Unreachable)
        m_leftUntilMs = m_ops.clock().steadyMs() + m_timings.resumeAfter.count();
    if (!record.inSlot)
        std::exchange(m_watching, nullptr)->deleteLater();
    emit ended(record);
}

Pending<void> SwitchDesk::cancel(const QString &switchId)
{
    if (!m_switch || m_switch->currentRun().id != switchId) {
        return readyError<void>({Error::Code::NotFound,
                                 m_otherSwitch.isEmpty()
                                     ? tr("That switch is not under way any more.")
                                     : tr("That switch is run by somebody else: %1").arg(m_otherSwitch),
                                 {}});
    }
    m_switch->cancel();
    return ready();
}

Pending<void> SwitchDesk::act(const QString &what, const QString &requestedBy, std::function<Pending<void>()> act)
{
    if (const auto inTheWay = obstacle())
        return readyError<void>(*inTheWay);
    m_acting = what;
    Once<void> answer;
    Claim::take(m_ops, claimRequest(requestedBy, what), m_timings.claimRenewal, this,
                [this, answer, act = std::move(act)](Result<Claim> claim) {
                    if (!claim) {
                        m_acting.clear();
                        answer.settle(fail(claim.error()));
                        return;
                    }
                    auto held = std::make_shared<Claim>(std::move(*claim));
                    whenDone(act(), this, [this, answer, held](const Result<void> &result) {
                        whenDone(held->giveBack(), this, [this, answer, result](const Result<void> &) {
                            m_acting.clear();
                            answer.settle(result);
                        });
                    });
                });
    return answer.future();
}

void SwitchDesk::readJournal()
{
    if (obstacle() || m_ops.link().kind != LinkState::Kind::Connected)
        return;
    whenDone(m_ops.readJournal(), this, [this](const Result<QByteArray> &text) {
        if (obstacle())
            return;
        if (text)
            judgeJournal(*text);
        else if (text.error().code == Error::Code::NotFound)
            judgeJournal({});
        else // whether somebody switches is not known, and asked again
            m_journalTimer.start(m_timings.claimRenewal, [this] { readJournal(); });
    });
}

void SwitchDesk::judgeJournal(const QByteArray &text)
{
    m_journalTimer.stop();
    if (text.isEmpty()) {
        setOtherSwitch({});
        return;
    }
    const auto run = journalFromText(text);
    if (run && m_endedIds.contains(run->id)) {
        setOtherSwitch({});
        removeJournal();
        return;
    }
    setOtherSwitch(run ? journalSummary(*run) : run.error().message, run && m_isOrphaned);
    const qint64 restMs = m_leftUntilMs - m_ops.clock().steadyMs();
    m_journalTimer.start(restMs > 0 ? Milliseconds(restMs) : m_timings.claimRenewal, [this] { readJournal(); });
    if (!run)
        return;
    if (!m_takesUp || restMs > 0) {
        lookWhoHoldsIt();
        return;
    }
    // While its owner is alive, the claim is refused.
    m_isTakingUp = true;
    Claim::take(m_ops, claimRequest(run->request.requestedBy, run->target.name), m_timings.claimRenewal, this,
                [this](Result<Claim> claim) {
                    if (claim)
                        takeUp(std::move(*claim));
                    else
                        m_isTakingUp = false;
                });
}

/// Of a switch that has ended and could not remove it: a full disk passes.
void SwitchDesk::removeJournal()
{
    whenDone(m_ops.writeJournal({}), this, [this](const Result<void> &removed) {
        if (!removed)
            m_journalTimer.start(m_timings.claimRenewal, [this] { readJournal(); });
    });
}

void SwitchDesk::takeUp(Claim claim)
{
    // Read again under the claim: it may have ended in the meantime.
    auto held = std::make_shared<Claim>(std::move(claim));
    whenDone(m_ops.readJournal(), this, [this, held](const Result<QByteArray> &text) {
        m_isTakingUp = false;
        auto run = text && !text->isEmpty() ? journalFromText(*text) : fail(Error::Code::NotFound);
        if (!run || m_switch) {
            held->giveBack();
            setOtherSwitch({});
            return;
        }
        // Nothing was touched, and who wanted it is gone.
        if (run->stage == SwitchProgress::Stage::Preflight && run->instance != m_instance)
            run->isCancelled = true;
        launch(*run, std::move(*held), true);
    });
}

void SwitchDesk::lookWhoHoldsIt()
{
    whenDone(m_ops.claimHolder(), this, [this](const Result<std::optional<ClaimHolder>> &holder) {
        if (!m_switch && holder && !m_otherSwitch.isEmpty())
            setOtherSwitch(m_otherSwitch, !*holder || !(*holder)->isAlive);
    });
}

Pending<void> SwitchDesk::leave(const Error &reason)
{
    m_journalTimer.stop();
    setOtherSwitch({});
    return m_switch ? m_switch->abandon(reason) : ready();
}

void SwitchDesk::setOtherSwitch(const QString &text, bool isOrphaned)
{
    if (m_otherSwitch == text && m_isOrphaned == isOrphaned)
        return;
    m_otherSwitch = text;
    m_isOrphaned = isOrphaned;
    emit changed();
}

} // namespace kirikae
