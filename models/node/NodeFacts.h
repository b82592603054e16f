// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Bytes.h"
#include "models/core/Clock.h"
#include "models/node/Service.h"
#include "models/profile/Profile.h"

#include <QByteArray>
#include <QStringList>

#include <optional>

// The values that NodeOps takes and gives.
namespace kirikae {

/// What a node is, read once per connection. Empty or nothing = not reported.
struct NodeFacts {
    QString hostName;
    QString machine; ///< "NVIDIA DGX Spark" from DMI or device tree
    QString osName;  ///< "DGX OS 7.2", from os-release
    QString kernel;
    QString architecture;
    QString bootId;
    QString user;
    int processors = 0;
    QString containerEngine; ///< "Docker 28.3.1 (API 1.51)"; empty = none, then `containerProblem` says why
    QString containerProblem;
    QString configFolder;   ///< $XDG_CONFIG_HOME/kirikae on the node
    bool simulated = false; ///< the demo node: said wherever it shows
    bool operator==(const NodeFacts &) const = default;
};

/// A profile file on the node: parsed, or damaged with the reason.
struct ProfileFile {
    QString id;
    QString path;
    QString etag;    ///< changes with the text; give it back to saveProfile() to detect a concurrent change
    Profile profile; ///< valid only when `damage` is empty
    QString damage;
    bool operator==(const ProfileFile &) const = default;
};

/// A file system that fills up with use.
struct DiskSpace {
    QString mountPoint; ///< "/", "/mnt/models"
    Bytes total = 0;
    Bytes free = 0;           ///< for this user
    bool holdsModels = false; ///< of a profile
    bool holdsImages = false; ///< the container engine's
    bool operator==(const DiskSpace &) const = default;
};

struct LaunchSpec {
    Profile profile;
    QString runId;
};

/// What only the node can tell before a start. Nothing = could not be found out.
struct PreflightFacts {
    std::optional<bool> imagePresent;
    QString imageId;
    std::optional<bool> modelPresent; ///< for a local path, or a repository id in the mounted cache
    QString modelText;                ///< where it is, or where it was looked for
    QString portOwner;                ///< empty = free; else who listens, as far as visible
    ServiceId portService;            ///< when the listener is a service (so the outgoing one does not count)
    std::optional<Bytes> diskFree;
    QStringList missingSecrets;
    QStringList warnings;
};

/// Signs of life of a service's whole process tree: when none of them moves and no log line comes, it is stuck.
struct Activity {
    double cpuSeconds = 0;
    Bytes readBytes = 0;
    QStringList busyTools; ///< compilers at work: "nvcc", "ptxas", "ninja"
};

/// The API key that a server asks for: its value, or the name of the secret on the node that holds it. Both empty =
/// none.
struct ApiKey {
    QString value;
    QString secret;
    bool operator==(const ApiKey &) const = default;
};

struct ServiceRequest {
    quint16 port = 0; ///< on the node's loopback
    QString method = QStringLiteral("GET");
    QString path;
    QByteArray body; ///< JSON when not empty
    ApiKey key;
    Milliseconds deadline{10'000};
};

struct ServiceAnswer {
    int status = 0;
    QByteArray body; ///< capped at 1 MiB
};

struct PullProgress {
    Bytes done = 0;
    Bytes total = 0; ///< 0 = not known yet
    QString text;
};

/// Who listens on a port of the node, seen from one service.
struct Listener {
    enum class Owner {
        Ours,  ///< the service's container or a process of its tree
        Other, ///< somebody else; `text` says who, as far as visible
        Nobody,
        Unknown, ///< this user of the node cannot tell
    };
    Owner owner = Owner::Unknown;
    QString text;
};

/// A claim as it lies on the node.
struct ClaimHolder {
    QString owner;
    QString what;
    bool isAlive = false; ///< renewed lately, and whoever holds it is still there
};

/// The detail of a Busy claim whose holder has gone away a moment ago: it can be had in a few seconds.
inline constexpr char holderIsGone[] = "holder_gone";

struct ClaimRequest {
    QString token;  ///< names this very claim; renewing and giving back need it
    QString adopts; ///< claims whose token begins like this were left by an earlier life of the asker; "" = none
    QString owner;  ///< "anna@desk", for the second asker
    QString what;
};

struct GuardReport {
    qint64 timeMs = 0;
    Bytes availableBytes = 0; ///< MemAvailable when it acted
    QString text;
};

} // namespace kirikae
