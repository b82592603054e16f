// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/node/Node.h"
#include "models/sizing/ProfileTuning.h"

#include <QTimer>

#include <optional>

namespace kirikae {

/// A changed form of the selected profile that is not saved (yet), and what the memory check says of it.
struct LoadSketch {
    AskedLoad load;
    Profile profile;
    FitVerdict verdict;
};

/// What a person is doing with one node: which profile they look at, its plan, the switch they started, the outcome
/// they have not put away yet. The window shows what this says. One per node. Main thread.
class NodeDesk : public QObject {
    Q_OBJECT
public:
    enum class View {
        Connecting,
        NotConnected,
        NoProfiles,
        ProfilesUnknown, ///< they could not be read
        NothingSelected,
        Damaged,
        Running,
        Plan,
        Progress,
        Outcome
    };

    NodeDesk(Node &node, QString requestedBy, QObject *parent = nullptr);

    void select(const QString &profileId);
    [[nodiscard]] const QString &selected() const { return m_selected; }
    [[nodiscard]] const ProfileEntry *entry() const { return m_state.profile(m_selected); }
    [[nodiscard]] const NodeState &state() const { return m_state; }
    [[nodiscard]] View view() const;
    /// Of the selected profile; the last one stays while a new one is made.
    [[nodiscard]] const std::optional<SwitchPlan> &plan() const { return m_plan; }
    [[nodiscard]] bool isStarting() const { return m_isStarting; }
    /// What the last request came to, when it did not work; until the next one.
    [[nodiscard]] const std::optional<Error> &problem() const { return m_problem; }
    /// What the sliders say while it differs from what is saved.
    [[nodiscard]] const std::optional<LoadSketch> &sketch() const { return m_sketch; }
    /// What is asked of the selected profile's model: by the sketch, else by the profile.
    [[nodiscard]] AskedLoad load() const;
    /// Of the sketch, else of the plan, else of the selected profile.
    [[nodiscard]] const FitVerdict *verdict() const;
    /// The service in the selected profile's slot that a switch would stop.
    [[nodiscard]] ServiceId outgoing() const;
    /// Whether only the memory check stands in the way.
    [[nodiscard]] bool isOnlyMemoryInTheWay() const;
    /// Whether what runs on the node could be read; nothing is switched or stopped while it could not.
    [[nodiscard]] bool isRunningKnown() const { return m_state.servicesProblem.isEmpty(); }
    /// How many requests run on the service that a switch would stop; 0 = none, or not reported.
    [[nodiscard]] int requestsRunning() const;
    /// Whether a switch lets them end first, and for how long at most.
    [[nodiscard]] bool waitsForRequests() const { return m_waitsForRequests; }
    void setWaitsForRequests(bool waits);
    static int longestWaitSeconds();
    /// Of the switch under way, as it was told when its target failed; empty = it did not, or before we watched.
    [[nodiscard]] const QString &failureText() const { return m_failureText; }
    /// What happens when one goes on all the same.
    [[nodiscard]] QString overrideConsequence() const;

    void start(bool overrideMemory);
    void cancel();
    void stopService(const ServiceId &service);
    void applyFix(const ProfileFix &fix);
    void applyAdvice(const QList<Advice> &chosen);
    /// Of a verdict; changes the profile. Stopping a service is asked for elsewhere.
    void applyChange(const FitChange &change);
    /// Judged at once, against this second's memory; nothing is saved.
    void sketchLoad(const AskedLoad &load);
    void dropSketch();
    void saveSketch();
    void putOutcomeAway();
    void putProblemAway();
    void planAgain();
    /// For requests that others made on the user's behalf.
    void report(const Error &error);

signals:
    void changed();
    void switchEnded();

private:
    void take(const NodeState &state);
    void planWhenNeeded();
    void takePlan(const SwitchPlan &plan);
    void takeEvent(const Event &event);
    void judgeSketch();
    void save(const Profile &profile);
    [[nodiscard]] QString planKey() const;
    template <class T>
    void watch(const Pending<T> &request);

    Node &m_node;
    const QString m_requestedBy;
    NodeState m_state;
    QString m_selected;
    std::optional<SwitchPlan> m_plan;
    std::optional<LoadSketch> m_sketch;
    std::optional<Error> m_problem;
    QString m_plannedFor;
    QString m_outcomeAway;
    QString m_failureText;
    quint64 m_planNumber = 0;
    bool m_isStarting = false;
    bool m_waitsForRequests = true;
    QTimer m_replan;
    QTimer m_recount; ///< of requests that run
};

} // namespace kirikae
