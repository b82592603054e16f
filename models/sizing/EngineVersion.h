// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace kirikae {

/// An engine's version as far as sizes depend on it: "0.32.0", "0.11.1rc2.dev5+g1234", "v0.9.2".
struct EngineVersion {
    int major = 0;
    int minor = 0;
    int patch = 0;

    static std::optional<EngineVersion> parse(const QString &text);
    // clang-tidy 14 takes the operator for a null pointer.
    auto operator<=>(const EngineVersion &) const = default; // NOLINT(modernize-use-nullptr)
};

} // namespace kirikae
