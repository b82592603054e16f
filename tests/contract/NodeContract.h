// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/contract/NodeRig.h"

#include <QObject>

#include <functional>

namespace kirikae {

/// What every Node promises, whatever link is behind it: run by one test program per rig.
class NodeContract : public QObject {
    Q_OBJECT
public:
    using MakeRig = std::function<std::unique_ptr<NodeRig>()>;
    explicit NodeContract(MakeRig makeRig)
        : m_makeRig(std::move(makeRig))
    {
    }

private slots:
    void init();
    void cleanup();
    void snapshotArrives();
    void planTouchesNothing();
    void switchSucceeds();
    void refusalTouchesNothing();
    void failedLoadBringsThePreviousBack();
    void failedRestoreLeavesNothingRunning();
    void cancelBeforeTheStopTouchesNothing();
    void cancelAfterTheStopBringsThePreviousBack();
    void secondSwitchIsBusy();
    void linkDropsAndReturns();
    void eventsHaveNoGaps();
    void logResumesWithoutDoubles();

private:
    [[nodiscard]] NodeState state() const { return m_rig->node().state(); }
    [[nodiscard]] const Service firstService() const;
    QString startSwitch(const QString &profileId);
    /// Runs the loop until this switch has ended; its record.
    std::optional<SwitchRecord> recordOf(const QString &switchId);
    /// Calls `act` once, when the switch reaches `stage`.
    void atStage(SwitchProgress::Stage stage, std::function<void(const SwitchProgress &)> act);

    MakeRig m_makeRig;
    std::unique_ptr<NodeRig> m_rig;
};

} // namespace kirikae
