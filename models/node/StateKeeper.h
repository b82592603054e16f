// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/node/ModelReads.h"
#include "models/node/NodeState.h"
#include "models/switching/SwitchHistory.h"

namespace kirikae {

/// The state of a node as its parts come in, and what follows from them: pools, verdicts, usual times, the split of a
/// service's memory. A plain object owned by a DirectNode; it asks nobody.
class StateKeeper {
public:
    explicit StateKeeper(const QString &name);

    [[nodiscard]] const NodeState &state() const { return m_state; }
    [[nodiscard]] const SwitchHistory &history() const { return m_history; }

    void setLink(const LinkState &link);
    void setFacts(const NodeFacts &facts);
    void setServices(const QList<Service> &services);
    void setProfiles(const QList<ProfileFile> &files, const ModelReads &models);
    void setHistory(const QList<QByteArray> &lines);
    void addRecord(const SwitchRecord &record);
    void setMemory(const MemorySample &sample);
    /// What the files of the models say has changed.
    void setModels(const ModelReads &models);
    void addCapability(const QString &capability) { m_state.capabilities.append(capability); }
    void setLoaded(bool isLoaded) { m_state.loaded = isLoaded; }
    void setActiveSwitch(const std::optional<SwitchProgress> &progress) { m_state.activeSwitch = progress; }
    void setLastSwitch(const SwitchRecord &record) { m_state.lastSwitch = record; }
    void setOtherSwitch(const QString &text, bool isOrphaned)
    {
        m_state.otherSwitch = text;
        m_state.isOrphaned = isOrphaned;
    }
    /// What runs could not be read: what was known stays, and the state says so until it is read again.
    void setServicesProblem(const QString &problem) { m_state.servicesProblem = problem; }
    void setProfilesProblem(const QString &problem) { m_state.profilesProblem = problem; }
    /// From now on with the capability "upkeep".
    void setUpkeep(const UpkeepSettings &settings);

private:
    void describeServices();
    void describeProfiles();
    void makePoolsAnew();
    void judgeProfiles();

    NodeState m_state;
    SwitchHistory m_history;
    QList<Bytes> m_judgedMemory; ///< the memory that the profiles were judged with
};

/// Records from JSON lines; damaged ones are left out, of doubles (a line written again after a lost link) one stays.
QList<SwitchRecord> recordsFromLines(const QList<QByteArray> &lines);

} // namespace kirikae
