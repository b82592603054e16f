// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diagnosis/Diagnosis.h"
#include "models/node/Service.h"
#include "models/profile/Profile.h"
#include "models/switching/SwitchPlan.h"
#include "models/switching/SwitchProgress.h"
#include "models/switching/SwitchTimeline.h"

namespace kirikae {

/// Everything that a switch under way has to remember. It is kept on the node as the journal (SwitchJournal.h), so that
/// a process that starts later can take the switch up from what the node shows.
struct SwitchRun {
    QString id;
    QString owner;    ///< who holds the claim
    QString instance; ///< which program runs it
    SwitchRequest request;
    SwitchProgress::Stage stage = SwitchProgress::Stage::Preflight;
    Profile target;
    std::optional<Service> outgoing;
    std::optional<Profile> outgoingProfile; ///< what it was started as: it is checked, and created again, with this
    QList<Service> alsoStopped;             ///< more of ours in the slot
    bool isStopBegun = false;    ///< the outgoing service was told to end: it has to be gone before it is started again
    bool isRestoreBegun = false; ///< on the way back, and the previous service is being started
    std::optional<qint64> outgoingEndedMs; ///< when its earlier life ended, by the node's clock
    ServiceId restored;                    ///< the previous service as it runs again: the same one, or created anew
    bool isOutgoingDown = false; ///< it did not run when this switch began: a switch that was replaced had stopped it
    int attempt = 1;
    ServiceId service; ///< the new service, once it exists
    QString imageId;
    QString bootId;
    QList<SwitchTimeline::Mark> marks;
    std::optional<Bytes> outgoingHeld;    ///< what the outgoing service held when the switch began
    std::optional<Bytes> need;            ///< what the plan says the target needs
    std::optional<Bytes> availableBefore; ///< when the switch began
    std::optional<Bytes> baseline;        ///< available just before the target was started
    std::optional<Bytes> freeAtStart;     ///< and what was free then, the page cache not counted
    std::optional<Bytes> lowest;          ///< while the target loaded
    std::optional<Bytes> guardFloor;      ///< the guard is armed at this
    bool isCancelled = false;
    std::optional<Failure> failure; ///< set = on the way back, or on the second attempt
    std::optional<Error> error;
    std::optional<qint64> failedMs; ///< when the way forward ended

    [[nodiscard]] QString outgoingName() const
    {
        if (!outgoing)
            return {};
        return outgoing->profileName.isEmpty() ? outgoing->name : outgoing->profileName;
    }
};

} // namespace kirikae
