// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/switching/Switch.h"

#include <optional>

namespace kirikae {

/// The one place where acts on a node begin: one at a time, with the node's claim. Takes up what another process left
/// unfinished, or puts a new switch in its place, and knows when somebody else is at it. Owned by a DirectNode; main
/// thread.
class SwitchDesk : public QObject {
    Q_OBJECT
public:
    /// What the desk asks of the node that owns it.
    struct Surroundings {
        std::function<Pending<SwitchPlan>(const SwitchRequest &)> plan;
        std::function<EtaModel(const Profile &)> usual;
        /// What is known of a new switch before its plan: the target, the outgoing service and what it holds.
        std::function<void(SwitchRun *)> prepare;
        std::function<std::optional<Pool>()> pool; ///< as last reported
    };

    SwitchDesk(NodeOps &ops, EngineRuleSets rules, Surroundings surroundings, QObject *parent);
    ~SwitchDesk() override;

    void setTimings(const SwitchTimings &timings) { m_timings = timings; }
    [[nodiscard]] const SwitchTimings &timings() const { return m_timings; }
    void setTakesUp(bool takesUp) { m_takesUp = takesUp; }
    /// A name that this process has again after it was killed and started anew: it then owns what it claimed before.
    /// Only for who makes sure that there is one such process per user of a node.
    void setInstance(const QString &instance);

    Pending<QString> start(const SwitchRequest &request);
    Pending<void> cancel(const QString &switchId);
    /// Does something else under the node's claim; Busy when somebody is at it, here or elsewhere.
    Pending<void> act(const QString &what, const QString &requestedBy, std::function<Pending<void>()> act);
    /// Looks for the journal of a switch that is not ours: on connecting, and when services change.
    void readJournal();
    /// The user goes away: a switch under way is left to whoever connects next. Answers once the claim is given back.
    Pending<void> leave(const Error &reason);

    [[nodiscard]] const Switch *active() const { return m_switch; }
    [[nodiscard]] QString otherSwitch() const { return m_otherSwitch; }
    /// That one's program is gone.
    [[nodiscard]] bool isOtherOrphaned() const { return m_isOrphaned; }

signals:
    void changed();
    void happened(kirikae::Event::Level level, const QString &text);
    /// With the same id a second time when a record that had left something open is completed.
    void ended(const kirikae::SwitchRecord &record);

private:
    [[nodiscard]] ClaimRequest claimRequest(const QString &requestedBy, const QString &what) const;
    [[nodiscard]] std::optional<Error> obstacle() const;
    void askForClaim(const SwitchRequest &request, const Once<QString> &answer, int tries);
    void claimed(const SwitchRequest &request, Claim claim, const Once<QString> &answer);
    void startAfter(const SwitchRequest &request, const std::optional<SwitchRun> &left, Claim claim,
                    const Once<QString> &answer);
    void takePlaceOf(const SwitchRun &left, SwitchRun *run);
    void launch(const SwitchRun &run, Claim claim, bool isResumed);
    void switchEnded(const SwitchRecord &record);
    void judgeJournal(const QByteArray &text);
    void removeJournal();
    void takeUp(Claim claim);
    void lookWhoHoldsIt();
    void setOtherSwitch(const QString &text, bool isOrphaned = false);

    NodeOps &m_ops;
    EngineRuleSets m_rules;
    Surroundings m_surroundings;
    SwitchTimings m_timings;
    Switch *m_switch = nullptr;
    Switch *m_watching = nullptr; ///< ended, and its record is still to be completed
    ClockTimer m_journalTimer;
    QString m_instance; ///< tells this process from others
    bool m_isInstanceKept = false;
    QString m_otherSwitch;
    bool m_isOrphaned = false;
    QStringList m_endedIds; ///< of switches that ended here: a journal that could not be removed is none
    std::optional<SwitchRequest> m_starting; ///< asked for, and not under way yet
    QString m_acting;                        ///< what is done under the claim besides switching
    bool m_isTakingUp = false;
    qint64 m_leftUntilMs = 0; ///< steady: what this process had to leave is not taken up before
    bool m_takesUp = true;
};

} // namespace kirikae
