// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/profile/Profile.h"

#include <optional>

namespace kirikae {

/// A profile's command line as the simulated engine reads it: `--name value`, `--name=value` and `--name`, dashes and
/// underscores alike. A view: the profile must outlive it.
class DemoArguments {
public:
    explicit DemoArguments(const Profile &profile);
    [[nodiscard]] bool has(const QString &name) const;
    [[nodiscard]] std::optional<QString> value(const QString &name) const;
    [[nodiscard]] double number(const QString &name, double otherwise) const;
    [[nodiscard]] std::optional<QString> environment(const QString &name) const;
    /// The first option that vLLM does not know, as it was written.
    [[nodiscard]] std::optional<QString> unknownVllmOption() const;
    /// The largest request that the engine must be able to hold.
    [[nodiscard]] qint64 contextTokens(qint64 modelLimit) const;
    /// --kv-cache-memory(-bytes), when the KV cache is pinned.
    [[nodiscard]] std::optional<Bytes> pinnedKvCache() const;
    /// --load-format fastsafetensors
    [[nodiscard]] bool loadsFast() const;
    /// Whether videos are let in: --limit-mm-per-prompt.video 0, or its JSON form, shuts them out.
    [[nodiscard]] bool takesVideo() const;

private:
    const Profile &m_profile;
};

} // namespace kirikae
