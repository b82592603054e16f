// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"

#include <optional>

namespace kirikae {

/// The connection to a node; apart from whatever its services do.
struct LinkState {
    enum class Kind { Idle, Connecting, Connected, Reconnecting, Failed };
    Kind kind = Kind::Idle;
    QString text; ///< "SSH to user@host:22", "Simulated", "This machine"
    std::optional<double> latencyMs;
    std::optional<Error> error; ///< Reconnecting, Failed: why
    int retryInSeconds = 0;     ///< Reconnecting: when the next try is
    bool operator==(const LinkState &) const = default;
};

} // namespace kirikae
