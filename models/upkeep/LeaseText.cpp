// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/upkeep/LeaseText.h"

#include <QCoreApplication>

namespace kirikae {

namespace {
constexpr qint64 minuteMs = 60'000;
constexpr qint64 hourMs = 60 * minuteMs;
constexpr qint64 dayMs = 24 * hourMs;
} // namespace

QString leaseLeftText(qint64 leftMs)
{
    if (leftMs < minuteMs)
        return QCoreApplication::translate("Lease", "less than a minute");
    if (leftMs >= dayMs)
        return QCoreApplication::translate("Lease", "%1 d %2 h").arg(leftMs / dayMs).arg(leftMs % dayMs / hourMs);
    if (leftMs >= hourMs)
        return QCoreApplication::translate("Lease", "%1 h %2 min").arg(leftMs / hourMs).arg(leftMs % hourMs / minuteMs);
    return QCoreApplication::translate("Lease", "%1 min").arg(leftMs / minuteMs);
}

} // namespace kirikae
