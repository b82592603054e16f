// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/ClockTimer.h"
#include "models/node/DirectNode.h"
#include "models/upkeep/BootRecord.h"
#include "models/upkeep/UpkeepSettings.h"

namespace kirikae {

/// Starts a profile once per boot of the node, when nothing of ours runs in its slot: a switch like any other, asked
/// for by "boot". A profile that fails twice in a row (in one boot, or in two) is left down and reported; a switch to
/// it that ends well, or another boot profile, begins anew. What was settled in this boot stays settled when kirikaed
/// is started again: somebody may have stopped the service on purpose. Owned by Upkeep; main thread.
class BootStart : public QObject {
    Q_OBJECT
public:
    /// A thing that may come right by itself soon after a boot (container engine, disks, another's switch) is waited
    /// for this long, and looked at this often.
    struct Pace {
        Milliseconds wait{5 * 60'000};
        Milliseconds look{10'000};
    };
    static constexpr int mostFailures = 2;

    BootStart(DirectNode &node, NodeOps &ops, QString recordPath, QObject *parent);

    void setPace(const Pace &pace) { m_pace = pace; }
    void setProfile(const QString &profileId);
    void start();

private:
    void stateChanged(const NodeState &state);
    void decide(const NodeState &state);
    void proceed();
    /// What is in the way of a try now; empty = nothing.
    [[nodiscard]] QString obstacle(const NodeState &state, const ProfileEntry &entry) const;
    void giveUp(const QString &inTheWay);
    void beginTry();
    void started(const Result<QString> &id);
    void switchEnded(const SwitchRecord &record);
    void tryFailed(const QString &why);
    void lookLater();
    void countTries(int change);
    void settle();
    void save();
    void report(Event::Level level, const QString &text);
    [[nodiscard]] QString profileName() const;

    DirectNode &m_node;
    NodeOps &m_ops;
    const QString m_recordPath;
    Pace m_pace;
    QString m_profile; ///< by the settings
    BootRecord m_record;
    ClockTimer m_timer;
    qint64 m_waitEndsMs = 0;
    QString m_switchId;     ///< of our try
    QString m_lastSwitchId; ///< the last one whose end was seen
    bool m_isDecided = false;
    bool m_isAsking = false;
};

} // namespace kirikae
