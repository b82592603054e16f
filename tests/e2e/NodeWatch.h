// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/node/Node.h"

#include <QSet>

#include <functional>
#include <optional>

namespace kirikae {

/// Drives and follows one switch on a node in a test: which stages it passed, and how it ended.
class NodeWatch : public QObject {
    Q_OBJECT
public:
    explicit NodeWatch(Node &node);

    /// Starts a switch and runs the event loop until it has ended; the record, or the error that it did not start with.
    [[nodiscard]] Result<SwitchRecord> switchTo(const QString &profileId);
    [[nodiscard]] Result<QString> start(const QString &profileId);
    [[nodiscard]] Result<SwitchRecord> waitForEnd(const QString &switchId);

    /// Called at every new stage, once each.
    std::function<void(SwitchProgress::Stage)> onStage;

    [[nodiscard]] bool passed(SwitchProgress::Stage stage) const { return m_stages.contains(stage); }
    /// The least fraction ever seen after a greater one; nothing = it never went back.
    [[nodiscard]] std::optional<double> wentBack() const { return m_wentBack; }

private:
    void stateChanged(const NodeState &state);

    Node &m_node;
    QSet<SwitchProgress::Stage> m_stages;
    double m_fraction = 0;
    std::optional<double> m_wentBack;
};

/// What the phases of a record add up to.
double sumOfPhases(const SwitchRecord &record);

} // namespace kirikae
