// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/switching/Switch.h"

#include <optional>

namespace kirikae {

/// The one place where switches of a node begin: one at a time, with the node's claim; takes up what another process
/// left unfinished, and knows when somebody else is at it. Owned by a DirectNode; main thread.
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

    void setTimings(const SwitchTimings &timings) { m_timings = timings; }
    void setTakesUp(bool takesUp) { m_takesUp = takesUp; }
    /// A name that this process has again after it was killed and started anew: it then owns what it claimed before.
    /// Only for who makes sure that there is one such process per node.
    void setInstance(const QString &instance) { m_instance = instance; }

    Pending<QString> start(const SwitchRequest &request);
    Pending<void> cancel(const QString &switchId);
    /// Looks for the journal of a switch that is not ours: on connecting, and when services change.
    void readJournal();
    /// The user goes away: a switch under way is left to whoever connects next.
    void leave(const Error &reason);

    [[nodiscard]] const Switch *active() const { return m_switch; }
    [[nodiscard]] QString otherSwitch() const { return m_otherSwitch; }
    [[nodiscard]] QString owner(const QString &requestedBy) const;

signals:
    void changed();
    void happened(kirikae::Event::Level level, const QString &text);
    void ended(const kirikae::SwitchRecord &record);

private:
    void claimed(const SwitchRequest &request, const Once<QString> &answer);
    void launch(const SwitchRun &run, bool isResumed);
    void judgeJournal(const QByteArray &text);
    void takeUp(const QString &owner);
    void setOtherSwitch(const QString &text);

    NodeOps &m_ops;
    EngineRuleSets m_rules;
    Surroundings m_surroundings;
    SwitchTimings m_timings;
    Switch *m_switch = nullptr;
    ClockTimer m_journalTimer;
    QString m_instance; ///< tells this process from others of the same user
    QString m_otherSwitch;
    std::optional<SwitchRequest> m_starting; ///< asked for, and not under way yet
    bool m_takesUp = true;
};

} // namespace kirikae
