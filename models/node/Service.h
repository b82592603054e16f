// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Bytes.h"
#include "models/profile/Profile.h"

#include <QList>
#include <QString>

#include <optional>

namespace kirikae {

/// Names a service on a node for as long as it exists: "docker:<64 hex>", "process:<run id>", "demo:<n>".
using ServiceId = QString;

/// A started profile, or (foreign) a container or program that Kirikae did not start: shown, counted, never touched.
struct Service {
    enum class Status { Created, Running, Exited, Unknown };
    ServiceId id;
    QString name;      ///< container name or command, cleaned
    QString profileId; ///< from the label; empty when foreign
    QString profileName;
    QString runId; ///< which start of the profile this is
    QString slot;
    bool foreign = false;
    Status status = Status::Unknown;
    std::optional<int> exitCode;
    bool oomKilled = false; ///< Docker's flag: a hint only
    QString error;          ///< Docker's State.Error, cleaned
    QString image;
    QString imageId;
    QString containerId; ///< full id, empty for processes
    qint64 createdMs = 0;
    qint64 startedMs = 0;
    qint64 finishedMs = 0;
    int restartCount = 0;
    quint16 port = 0; ///< where it answers on the node, 0 = unknown
    QList<qint64> pids;
    QString restart; ///< its restart policy now: "", "always", ...
    /// What it was started as, from its labels or its file: what it is verified and brought back with, whatever the
    /// profile says today. Nothing = started by an older version, or foreign. Not in the API.
    std::optional<Profile> startedAs;
    /// What its last start measured, from the history (weights, KV): for the gauge's split.
    std::optional<Bytes> weights;
    std::optional<Bytes> kvCache;
    std::optional<Bytes> steady; ///< all that it held once it was ready
    [[nodiscard]] bool isRunning() const { return status == Status::Running; }
    bool operator==(const Service &) const = default;
};

} // namespace kirikae
