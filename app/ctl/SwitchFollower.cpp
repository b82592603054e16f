// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctl/SwitchFollower.h"

#include "app/ctl/Session.h"
#include "app/ctl/Terminal.h"
#include "app/ctl/text/SwitchBars.h"
#include "app/ctl/text/SwitchText.h"
#include "models/core/Json.h"
#include "models/node/NodeJson.h"

namespace kirikae {

using namespace Qt::StringLiterals;

namespace {
constexpr std::chrono::seconds timeToFindIt{3}; // the node's journal is read right after its state
constexpr int rowsForBars = 18;                 // all phases, heading, bar, sentence, prompt

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
    stateChanged(m_node.state());
}

void SwitchFollower::followUnderWay(Wait wait)
{
    m_wait = wait;
    m_waitTimer.setSingleShot(true);
    connect(&m_waitTimer, &QTimer::timeout, this, &SwitchFollower::nothingFound);
    m_waitTimer.start(timeToFindIt);
    lookForSwitch(m_node.state());
}

void SwitchFollower::lookForSwitch(const NodeState &state)
{
    if (state.activeSwitch) {
        const bool toCancel = *m_wait == Wait::ToCancel;
        m_wait.reset();
        m_waitTimer.stop();
        follow(state.activeSwitch->switchId);
        if (toCancel)
            cancel();
        return;
    }
    if (!state.otherSwitch.isEmpty() && *m_wait == Wait::UntilItEnds && !m_sawOther) {
        m_sawOther = true;
        m_waitTimer.stop();
        m_session.output().note(tr("Run by another program: %1").arg(state.otherSwitch));
    } else if (state.otherSwitch.isEmpty() && m_sawOther) {
        m_sawOther = false;
        othersSwitchEnded();
    }
}

void SwitchFollower::nothingFound()
{
    const QString other = m_node.state().otherSwitch;
    m_session.finish(other.isEmpty()
                         ? Error{Error::Code::NotFound, tr("Nobody is switching this node."), {}}
                         : Error{Error::Code::Busy, tr("Run by another program, cancel it there: %1").arg(other), {}});
}

void SwitchFollower::othersSwitchEnded()
{
    whenDone(m_node.history(1), this, [this](const Result<QList<SwitchRecord>> &records) {
        if (!records)
            m_session.finish(records.error());
        else if (!m_node.state().activeSwitch && !records->isEmpty())
            ended(records->last());
    });
}

void SwitchFollower::cancel()
{
    whenDone(m_node.cancelSwitch(m_switchId), this, [this](const Result<void> &done) {
        if (!done)
            m_session.output().note(done.error().message);
    });
}

void SwitchFollower::stateChanged(const NodeState &state)
{
    if (m_wait)
        lookForSwitch(state);
    if (m_switchId.isEmpty())
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
    const QStringList lines = switchBars(progress, m_session.terminal().columns(), m_colour);
    m_session.output().redraw(lines, m_drawnLines);
    m_drawnLines = static_cast<int>(lines.size());
}

void SwitchFollower::printChanges(const SwitchProgress &progress)
{
    if (m_last.switchId.isEmpty())
        m_session.output().line(switchHeading(progress));
    if (m_last.stage != progress.stage && progress.stage != SwitchProgress::Stage::Ended)
        m_session.output().line(u"%1  %2"_s.arg(durationText(progress.seconds), 10).arg(stageText(progress.stage)));
    for (const PhaseProgress &phase : phasesJustEnded(m_last, progress))
        m_session.output().line(u"%1  %2  %3"_s.arg(durationText(progress.seconds), 10)
                                    .arg(phaseName(phase.phase), durationText(phase.seconds)));
    if (progress.linkLost && !m_last.linkLost)
        m_session.output().line(tr("Connection lost; the node goes on."));
}

void SwitchFollower::printJson(const SwitchProgress &progress)
{
    // A program wants what happened, not five pictures a second.
    const bool isNews = m_last.stage != progress.stage || m_last.linkLost != progress.linkLost ||
                        m_last.cancelling != progress.cancelling || !phasesJustEnded(m_last, progress).isEmpty() ||
                        progress.seconds >= m_jsonSeconds + 1;
    if (!isNews)
        return;
    m_jsonSeconds = progress.seconds;
    m_session.output().json({{"progress", progressToJson(progress)}});
}

void SwitchFollower::ended(const SwitchRecord &record)
{
    disconnect(&m_node, nullptr, this, nullptr);
    if (m_session.output().isJson())
        m_session.output().jsonText("{\"record\":" + recordToJson(record) + "}\n");
    else
        m_session.output().lines(recordLines(record, m_colour));
    const bool isBusy = record.error && record.error->code == Error::Code::Busy;
    m_session.finish(isBusy ? ExitStatus::Busy : exitStatus(record.outcome));
}

void SwitchFollower::interrupted(bool byPerson)
{
    const bool canAsk = byPerson && m_session.terminal().isAskable() && !m_session.output().isJson();
    if (m_onInterrupt == OnInterrupt::Cancel) {
        cancel();
        return;
    }
    if (m_onInterrupt == OnInterrupt::Detach || !canAsk || m_asking) {
        detach();
        return;
    }
    m_asking = true;
    m_drawnLines = 0; // what was drawn stays above the question
    m_session.terminal().readLine(tr("\nd = leave it running, c = cancel the switch, Enter = go on watching: "),
                                  Terminal::Echo::On, [this](const std::optional<QString> &line) {
                                      m_asking = false;
                                      const QString answer = line.value_or(u"d"_s).trimmed().toLower();
                                      if (answer == "d"_L1)
                                          detach();
                                      else if (answer == "c"_L1)
                                          cancel();
                                      stateChanged(m_node.state());
                                  });
}

void SwitchFollower::detach()
{
    const bool survives = m_node.state().has("switch_survives_client");
    m_session.output().note(survives ? tr("The switch goes on. Watch it again with: kirikaectl watch")
                                     : tr("The node goes on loading, but nobody checks the result until somebody looks "
                                          "again: run \"kirikaectl watch\" or open the panel."));
    m_session.finish(ExitStatus::Detached);
}

} // namespace kirikae
