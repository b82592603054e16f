// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctl/SwitchFollower.h"

#include "app/ctl/Session.h"
#include "app/ctl/Terminal.h"
#include "app/ctl/text/SwitchBars.h"
#include "app/ctl/text/SwitchText.h"
#include "models/core/Json.h"
#include "models/node/NodeJson.h"

#include <utility>

namespace kirikae {

using namespace Qt::StringLiterals;

namespace {
constexpr std::chrono::seconds timeToFindIt{3};    // the node's journal is read right after its state
constexpr std::chrono::seconds timeToTakeItUp{13}; // the claim of a program that is gone is free at the second try
constexpr int rowsForBars = 18;                    // all phases, heading, bar, sentence, prompt

/// The record of a switch that ended before the engine had one: the last line of `--json` is always a record.
SwitchRecord recordOfRefusal(const Error &error, const SwitchRequest &request, const ProfileEntry &target,
                             const Service *outgoing)
{
    SwitchRecord record(exitStatus(error) == ExitStatus::Unreachable ? Outcome::Unreachable : Outcome::Refused);
    record.profileId = target.file.id;
    record.profileName = target.file.profile.name;
    record.slot = target.file.profile.slot;
    record.requestedBy = request.requestedBy;
    record.error = error;
    if (outgoing != nullptr) {
        record.previousProfileId = outgoing->profileId;
        record.previousName = outgoing->profileName;
    }
    return record;
}
} // namespace

SwitchFollower::SwitchFollower(Session &session, Node &node, OnInterrupt onInterrupt)
    : QObject(&session)
    , m_session(session)
    , m_node(node)
    , m_onInterrupt(onInterrupt)
    , m_colour(session.terminal().hasColour())
{
    connect(&m_interrupt, &Interrupt::interrupted, this, &SwitchFollower::interrupted);
    connect(&m_node, &Node::stateChanged, this, &SwitchFollower::stateChanged);
}

void SwitchFollower::startSwitch(const SwitchRequest &request, const ProfileEntry &target)
{
    whenDone(m_node.startSwitch(request), this, [this, request, target](const Result<QString> &id) {
        if (id)
            follow(*id);
        else
            startFailed(id.error(), request, target);
    });
}

void SwitchFollower::startFailed(const Error &error, const SwitchRequest &request, const ProfileEntry &target)
{
    m_isOver = true;
    const NodeState state = m_node.state();
    if (m_session.output().isJson()) {
        const SwitchRecord record =
            recordOfRefusal(error, request, target, state.serviceInSlot(target.file.profile.slot));
        m_session.output().note(error.message);
        m_session.output().jsonText("{\"record\":" + recordToJson(record) + "}\n");
        m_session.finish(exitStatus(error));
        return;
    }
    m_session.finish(error);
}

void SwitchFollower::follow(const QString &switchId)
{
    m_switchId = switchId;
    if (m_session.output().isJson())
        m_session.output().json({{"switch", {{"id", toJson(switchId)}}}});
    if (std::exchange(m_isCancelWanted, false))
        cancel();
    stateChanged(m_node.state());
}

void SwitchFollower::followUnderWay(Wait wait)
{
    m_wait = wait;
    m_isCancelWanted = wait == Wait::ToCancel;
    m_waitTimer.setSingleShot(true);
    connect(&m_waitTimer, &QTimer::timeout, this, &SwitchFollower::nothingFound);
    m_waitTimer.start(timeToFindIt);
    lookForSwitch(m_node.state());
}

void SwitchFollower::lookForSwitch(const NodeState &state)
{
    if (state.activeSwitch) {
        m_wait.reset();
        m_waitTimer.stop();
        follow(state.activeSwitch->switchId);
    } else if (m_others && state.otherSwitch != m_others->text()) {
        m_wait.reset();
        m_waitTimer.stop();
        othersSwitchEnded();
    } else if (!m_others && !state.otherSwitch.isEmpty()) {
        m_others = new OthersSwitch(m_node, state.otherSwitch, this);
        if (*m_wait == Wait::ToCancel) {
            note(tr("%1. Looking whether that program is still there.").arg(state.otherSwitch));
            m_waitTimer.start(timeToTakeItUp);
        } else {
            note(tr("Run by another program: %1").arg(state.otherSwitch));
            m_waitTimer.stop();
        }
    }
}

void SwitchFollower::nothingFound()
{
    m_isOver = true;
    const QString other = m_node.state().otherSwitch;
    m_session.finish(other.isEmpty()
                         ? Error{Error::Code::NotFound, tr("Nobody is switching this node."), {}}
                         : Error{Error::Code::Busy, tr("Run by another program, cancel it there: %1").arg(other), {}});
}

void SwitchFollower::othersSwitchEnded()
{
    whenDone(m_others->record(), this, [this](const Result<SwitchRecord> &record) {
        const auto active = m_node.state().activeSwitch;
        if (active) // it was taken up here
            follow(active->switchId);
        else if (record)
            ended(*record);
        else if (!std::exchange(m_isOver, true))
            m_session.finish(record.error());
    });
}

std::optional<SwitchProgress> SwitchFollower::underWay() const
{
    auto active = m_node.state().activeSwitch;
    return active && active->switchId == m_switchId ? active : std::nullopt;
}

void SwitchFollower::cancel()
{
    if (m_switchId.isEmpty()) {
        m_isCancelWanted = true;
        note(tr("The switch is cancelled as soon as it is under way."));
        return;
    }
    const auto progress = underWay();
    const bool canLeave = progress && progress->canLeave;
    const bool isOnItsWayBack = progress && progress->stage == SwitchProgress::Stage::RollingBack;
    // A second time means: leave the node as it is. That is not meant while there is nothing in the slot yet.
    if (!canLeave && (isOnItsWayBack || m_isCancelSent)) {
        note(progress && !progress->previousName.isEmpty()
                 ? tr("It is on its way back already. Once %1 has been started, cancelling leaves the "
                      "node as it is.")
                       .arg(progress->previousName)
                 : tr("It is being cancelled already."));
        return;
    }
    m_isCancelSent = true;
    if (canLeave)
        note(tr("The node is left as it is: %1 goes on starting.").arg(progress->previousName));
    whenDone(m_node.cancelSwitch(m_switchId), this, [this](const Result<void> &done) {
        if (done || m_isOver)
            return;
        m_isCancelSent = false;
        note(done.error().message);
    });
}

void SwitchFollower::stateChanged(const NodeState &state)
{
    if (m_isOver)
        return;
    if (m_wait)
        lookForSwitch(state);
    if (m_isOver || m_switchId.isEmpty())
        return;
    if (state.activeSwitch && state.activeSwitch->switchId == m_switchId)
        show(*state.activeSwitch);
    if (state.lastSwitch && state.lastSwitch->id == m_switchId)
        ended(*state.lastSwitch);
}

void SwitchFollower::show(const SwitchProgress &progress)
{
    if (progress == m_last || m_asking)
        return;
    if (m_session.output().isJson())
        printJson(progress);
    else if (m_session.terminal().isDrawable() && m_session.terminal().rows() >= rowsForBars)
        drawBars(progress);
    else
        printChanges(progress);
    m_last = progress;
}

void SwitchFollower::drawBars(const SwitchProgress &progress)
{
    const QStringList lines =
        switchBars(progress, m_session.terminal().columns(), m_colour, m_session.terminal().rows());
    m_session.output().redraw(lines, m_drawnLines);
    m_drawnLines = static_cast<int>(lines.size());
}

void SwitchFollower::printChanges(const SwitchProgress &progress)
{
    const auto say = [this](double seconds, const QString &text) {
        m_session.output().line(u"%1  %2"_s.arg(durationText(seconds), 10).arg(text));
    };
    if (m_last.switchId.isEmpty())
        m_session.output().line(switchHeading(progress));
    if (m_last.stage != progress.stage && progress.stage != SwitchProgress::Stage::Ended)
        say(progress.seconds, stageText(progress));
    for (const PhaseProgress &phase : phasesJustEnded(m_last.phases, progress.phases))
        say(progress.seconds, phaseName(phase.phase) + u"  "_s + durationText(phase.seconds));
    if (progress.restore) { // its clock begins when the previous service is started
        const RestoreProgress before = m_last.restore.value_or(RestoreProgress{});
        if (!m_last.restore)
            say(progress.restore->seconds, restoreHeading(progress));
        for (const PhaseProgress &phase : phasesJustEnded(before.phases, progress.restore->phases))
            say(progress.restore->seconds, phaseName(phase.phase) + u"  "_s + durationText(phase.seconds));
    }
    if (progress.linkLost && !m_last.linkLost)
        m_session.output().line(tr("Connection lost; the node goes on."));
}

void SwitchFollower::printJson(const SwitchProgress &progress)
{
    // A program wants what happened, not five pictures a second.
    const RestoreProgress back = progress.restore.value_or(RestoreProgress{});
    const RestoreProgress backBefore = m_last.restore.value_or(RestoreProgress{});
    const double seconds = progress.seconds + back.seconds;
    const bool isNews = m_last.stage != progress.stage || m_last.linkLost != progress.linkLost ||
                        m_last.cancelling != progress.cancelling || m_last.canLeave != progress.canLeave ||
                        !phasesJustEnded(m_last.phases, progress.phases).isEmpty() ||
                        !phasesJustEnded(backBefore.phases, back.phases).isEmpty() || seconds >= m_jsonSeconds + 1;
    if (!isNews)
        return;
    m_jsonSeconds = seconds;
    m_session.output().json({{"progress", progressToJson(progress)}});
}

void SwitchFollower::ended(const SwitchRecord &record)
{
    if (m_isOver)
        return;
    if (m_session.output().isJson())
        m_session.output().jsonText("{\"record\":" + recordToJson(record) + "}\n");
    else
        m_session.output().lines(recordLines(record, m_colour));
    const bool isBusy = record.error && record.error->code == Error::Code::Busy;
    finish(isBusy ? ExitStatus::Busy : exitStatus(record.outcome));
}

/// Says something without the bars being drawn over it.
void SwitchFollower::note(const QString &text)
{
    m_drawnLines = 0; // what was drawn stays above
    m_session.output().note(text);
}

void SwitchFollower::finish(ExitStatus status)
{
    m_isOver = true;
    disconnect(&m_node, nullptr, this, nullptr);
    m_session.finish(status);
}

void SwitchFollower::interrupted(bool byPerson)
{
    if (m_isOver)
        return;
    const bool canAsk = byPerson && m_session.terminal().isAskable() && !m_session.output().isJson();
    if (m_others && m_switchId.isEmpty())
        detach(); // it is not ours to cancel
    else if (m_onInterrupt == OnInterrupt::Cancel)
        cancel();
    else if (m_onInterrupt == OnInterrupt::Detach || !canAsk || m_asking)
        detach();
    else
        askWhatToDo();
}

void SwitchFollower::askWhatToDo()
{
    m_asking = true;
    m_drawnLines = 0; // what was drawn stays above the question
    const auto progress = underWay();
    const bool isBack = progress && (progress->stage == SwitchProgress::Stage::RollingBack || progress->cancelling);
    const bool canLeave = progress && progress->canLeave;
    const QString question =
        canLeave ? tr("\nd = end this program, c = leave the node as it is now: %1 goes on starting and nothing checks "
                      "it, Enter = go on watching: ")
                       .arg(progress->previousName)
        : isBack ? tr("\nIt is on its way back. d = leave it running, Enter = go on watching: ")
                 : tr("\nd = leave it running, c = cancel the switch, Enter = go on watching: ");
    m_session.terminal().readLine(question, Terminal::Echo::On, [this, isBack](const std::optional<QString> &line) {
        m_asking = false;
        if (m_isOver)
            return;
        const QString answer = line.value_or(u"d"_s).trimmed().toLower();
        const auto now = underWay();
        const bool isBackNow = now && now->stage == SwitchProgress::Stage::RollingBack;
        if (answer == "d"_L1)
            detach();
        else if (answer == "c"_L1 && isBackNow && !isBack) // said of the way forward, which has ended meanwhile
            note(tr("It has failed meanwhile, and the previous service is being brought back."));
        else if (answer == "c"_L1)
            cancel();
        stateChanged(m_node.state());
    });
}

void SwitchFollower::detach()
{
    const bool isOthers = m_others != nullptr && m_switchId.isEmpty();
    const bool survives = isOthers || m_node.state().has("switch_survives_client");
    note(survives ? tr("The switch goes on. Watch it again with: kirikaectl watch")
                  : tr("The node goes on loading, but nobody checks the result until somebody looks "
                       "again: run \"kirikaectl watch\" or open the panel."));
    finish(ExitStatus::Detached);
}

} // namespace kirikae
