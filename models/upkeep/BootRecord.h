// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"

#include <QString>

namespace kirikae {

/// What is remembered of starting a profile at boot, across ends of kirikaed and of the machine: a file on the node.
struct BootRecord {
    /// Trying is written before a try, so that a try that takes the machine down counts too.
    enum class Stage { Trying, Settled };
    QString bootId;    ///< of the boot that it speaks of
    QString profileId; ///< what was to be started; empty = nothing
    Stage stage = Stage::Settled;
    int failures = 0; ///< tries in a row that did not end well, over all boots; a try under way is one of them
    bool operator==(const BootRecord &) const = default;

    /// $XDG_STATE_HOME/kirikae/boot.json
    static QString defaultPath();
    /// No file, or one that cannot be understood (it is set aside), is an empty record.
    static BootRecord read(const QString &path);
    [[nodiscard]] Result<void> write(const QString &path) const;
};

} // namespace kirikae
