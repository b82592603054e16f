// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace kirikae {

using Bytes = qint64;

inline constexpr Bytes KiB = 1024;
inline constexpr Bytes MiB = 1024 * KiB;
inline constexpr Bytes GiB = 1024 * MiB;

/// What logs and people give in GiB with a fraction.
inline Bytes bytesFromGib(double gibibytes)
{
    return static_cast<Bytes>(gibibytes * static_cast<double>(GiB));
}
inline std::optional<Bytes> bytesFromGib(const std::optional<double> &gibibytes)
{
    return gibibytes ? std::optional(bytesFromGib(*gibibytes)) : std::nullopt;
}

/// "50.2" : GiB with one decimal, the one number format on screen. No unit, for columns that carry it in the head.
QString gibNumber(Bytes bytes);
/// "50.2 GiB"
QString gib(Bytes bytes);
/// "50.2 GiB", or "not reported" (translated) when unknown. Unknown is never 0.
QString gib(const std::optional<Bytes> &bytes);
/// "3.4 s", "1 m 23 s", "11 m 19 s", "2 h 05 m": durations on screen.
QString durationText(double seconds);
/// "3.0 GB/s", "184 MB/s" (decimal units, as disks are sold)
QString rateText(double bytesPerSecond);

} // namespace kirikae
