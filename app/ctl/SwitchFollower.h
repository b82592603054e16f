// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ctl/ExitStatus.h"
#include "app/ctl/InterruptChoice.h"
#include "app/ctl/OthersSwitch.h"
#include "app/ctl/text/Colour.h"
#include "app/links/host/Interrupt.h"
#include "models/node/NodeState.h"
#include "models/switching/SwitchPlan.h"

#include <QObject>
#include <QTimer>

#include <optional>

namespace kirikae {

class Node;
class Session;

/// Follows one switch to its end and ends the run with its outcome: bars that are redrawn in place at a terminal, lines
/// as things happen elsewhere, one JSON object a line for programs. Cancels it when told to, at the latest once its id
/// is known; told again on the way back, it leaves the node as it is. Child of the session; main thread.
class SwitchFollower : public QObject {
    Q_OBJECT
public:
    SwitchFollower(Session &session, Node &node, OnInterrupt onInterrupt);

    void startSwitch(const SwitchRequest &request, const ProfileEntry &target);
    /// Ends the run as a switch that did not begin.
    void startFailed(const Error &error, const SwitchRequest &request, const ProfileEntry &target);
    /// Follows a switch that somebody else began: one that lost its program is taken up as soon as its claim allows.
    enum class Wait { UntilItEnds, ToCancel };
    void followUnderWay(Wait wait);

private:
    void follow(const QString &switchId);
    void cancel();
    void lookForSwitch(const NodeState &state);
    void nothingFound();
    void othersSwitchEnded();
    void stateChanged(const NodeState &state);
    void show(const SwitchProgress &progress);
    void drawBars(const SwitchProgress &progress);
    void printChanges(const SwitchProgress &progress);
    void printJson(const SwitchProgress &progress);
    void ended(const SwitchRecord &record);
    void interrupted(bool byPerson);
    void askWhatToDo();
    [[nodiscard]] std::optional<SwitchProgress> underWay() const;
    void detach();
    void note(const QString &text);
    void finish(ExitStatus status);

    Session &m_session;
    Node &m_node;
    OnInterrupt m_onInterrupt;
    Colour m_colour;
    Interrupt m_interrupt;
    QString m_switchId;
    std::optional<Wait> m_wait; ///< set while the switch to follow is still looked for
    QTimer m_waitTimer;
    OthersSwitch *m_others = nullptr; ///< what is watched while there is no switch of ours
    bool m_isCancelWanted = false;    ///< said before the id was known
    bool m_isCancelSent = false;
    bool m_isOver = false;
    SwitchProgress m_last;
    int m_drawnLines = 0;
    double m_jsonSeconds = 0; ///< forward and back
    bool m_asking = false;
};

} // namespace kirikae
