// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/memory/Pool.h"
#include "models/node/LinkState.h"
#include "models/node/NodeOps.h"
#include "models/node/Service.h"
#include "models/sizing/FitVerdict.h"
#include "models/sizing/MemoryCheck.h"
#include "models/switching/SwitchProgress.h"
#include "models/switching/SwitchRecord.h"
#include "models/upkeep/UpkeepSettings.h"

#include <QList>
#include <QStringList>

#include <optional>

namespace kirikae {

/// A profile with what is known about it now.
struct ProfileEntry {
    ProfileFile file;
    FitVerdict verdict;                           ///< against this second's memory, the same slot's service credited
    ServiceId runningService;                     ///< empty = not running
    std::optional<double> usualSeconds;           ///< median of its own switches
    std::optional<qint64> lastSwitchMs;           ///< when it was last switched to, successfully
    std::optional<Bytes> measuredBytes;           ///< what its last start (the very same) held at its peak
    std::optional<MeasuredSize> measured;         ///< by its last starts, or by starts that differ in the KV cache only
    std::optional<ModelOnDisk> model;             ///< what its model's files say; nothing = not read (yet)
    QString modelError;                           ///< why they could not be read: a warning, never a refusal
    std::optional<StartTestReads> startTestReads; ///< of its image, learnt from an earlier start's log
    bool operator==(const ProfileEntry &) const = default;
};

/// The last snapshot of a node, one immutable value, cheap to copy. What differs between links is data here.
struct NodeState {
    QString name;
    LinkState link;
    NodeFacts facts;
    QStringList capabilities; ///< "switch_survives_client", "tunnel", "files", ...
    bool loaded = false;      ///< services and profiles have been read since the link came up
    QList<ProfileEntry> profiles;
    QList<Service> services;
    std::optional<MemorySample> memory;
    QList<Pool> pools; ///< the one that models are loaded into first
    std::optional<SwitchProgress> activeSwitch;
    std::optional<SwitchRecord> lastSwitch; ///< the last one that ended while we watched
    QString otherSwitch;                    ///< who else is switching what; empty = nobody
    bool isOrphaned = false;              ///< ... and that one's program is gone: it can be taken up, ended or replaced
    QString servicesProblem;              ///< set = what runs could not be read: `services` is what was known before
    QString profilesProblem;              ///< the same for the profiles
    std::optional<UpkeepSettings> upkeep; ///< with capability "upkeep": what goes on when nobody watches
    bool operator==(const NodeState &) const = default;

    [[nodiscard]] const ProfileEntry *profile(const QString &id) const;
    [[nodiscard]] const Service *service(const ServiceId &id) const;
    /// Our running service in a slot; of several the youngest, which is the one that answers, or tries to.
    [[nodiscard]] const Service *serviceInSlot(const QString &slot) const;
    /// All of ours that run in a slot, the youngest first. More than one is a fault that the next switch mends.
    [[nodiscard]] QList<Service> runningInSlot(const QString &slot) const;
    [[nodiscard]] bool has(const char *capability) const;
};

} // namespace kirikae

Q_DECLARE_METATYPE(kirikae::NodeState)
