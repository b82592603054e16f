// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/core/Bytes.h"

#include <QCoreApplication>

#include <cmath>

namespace kirikae {

QString gibNumber(Bytes bytes)
{
    return QString::number(static_cast<double>(bytes) / static_cast<double>(GiB), 'f', 1);
}

QString gib(Bytes bytes)
{
    return gibNumber(bytes) + QStringLiteral(" GiB");
}

QString gib(const std::optional<Bytes> &bytes)
{
    return bytes ? gib(*bytes) : QCoreApplication::translate("kirikae", "not reported");
}

QString durationText(double seconds)
{
    if (seconds < 0 || !std::isfinite(seconds))
        seconds = 0;
    if (seconds < 59.95)
        return QCoreApplication::translate("kirikae", "%1 s").arg(seconds, 0, 'f', 1);
    const auto whole = static_cast<qint64>(std::llround(seconds));
    if (whole < 3600)
        return QCoreApplication::translate("kirikae", "%1 m %2 s")
            .arg(whole / 60)
            .arg(whole % 60, 2, 10, QLatin1Char('0'));
    return QCoreApplication::translate("kirikae", "%1 h %2 m")
        .arg(whole / 3600)
        .arg(whole % 3600 / 60, 2, 10, QLatin1Char('0'));
}

QString rateText(double bytesPerSecond)
{
    if (bytesPerSecond >= 1e9)
        return QStringLiteral("%1 GB/s").arg(bytesPerSecond / 1e9, 0, 'f', 1);
    return QStringLiteral("%1 MB/s").arg(bytesPerSecond / 1e6, 0, 'f', 0);
}

} // namespace kirikae
