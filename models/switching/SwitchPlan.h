// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/advice/Advice.h"
#include "models/node/NodeFacts.h"
#include "models/node/Service.h"
#include "models/profile/Profile.h"
#include "models/sizing/MemoryCheck.h"
#include "models/startup/Phase.h"

#include <QString>

#include <optional>

namespace kirikae {

struct NodeState;
class SwitchHistory;

struct SwitchRequest {
    QString profileId;
    bool overrideMemory = false; ///< go on although the memory check says no; recorded
    QString requestedBy;         ///< "user@workstation", for the second asker
    QString idempotencyKey;
    /// How long the switch waits at most for requests that run on the outgoing service; 0 = not at all, nothing = the
    /// default (SwitchTimings::drainLimit).
    std::optional<int> drainSeconds;
    bool operator==(const SwitchRequest &) const = default;
};

/// One thing the preflight found.
struct PlanProblem {
    QString kind; ///< "memory", "image_missing", "model_missing", "port_in_use", "busy", "profile", "secret_missing",
                  ///< "link", "engine_missing", "node" (what the node warns of), "already_running",
                  ///< "services_unknown", "two_in_slot"
    QString text; ///< a sentence: what is true, and what to do
    bool blocks = true; ///< false = a warning
    bool operator==(const PlanProblem &) const = default;
};

/// What a switch would do, made from the node's state: pure and printable. A dry run ends here.
struct SwitchPlan {
    SwitchRequest request;
    Profile target;
    std::optional<Service> outgoing;    ///< what will be stopped: our running service in the same slot
    QList<Service> alsoStopped;         ///< more of ours that run in the slot, which has room for one
    std::optional<int> requestsRunning; ///< on the outgoing service; nothing = not reported
    FitVerdict verdict;
    QString command; ///< the exact command, as `docker run` text or argv
    QList<PlanProblem> problems;
    QString imageId;
    std::optional<double> expectedSeconds; ///< from this profile's own history
    QList<PhaseTime> expectedPhases;
    int runs = 0;         ///< how many switches the expectation rests on
    QList<Advice> advice; ///< what would make it faster, as changes to the profile
    [[nodiscard]] bool isBlocked() const;
    bool operator==(const SwitchPlan &) const = default;
};

/// What the preflight of the node has to say to `request`, in one value. Pure: nothing is asked, nothing is touched.
SwitchPlan makePlan(const NodeState &state, const SwitchRequest &request, const PreflightFacts &facts,
                    const SwitchHistory &history);
/// The memory check's question for a profile of this state, or for a changed form of one (what sliders make): this
/// second's pool, the same slot's service credited, and what is known of the profile with the same id. Cheap enough for
/// every tick and every profile: checkMemory(memoryQuestion(state, profile)).
MemoryQuestion memoryQuestion(const NodeState &state, const Profile &profile);

} // namespace kirikae
