// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayView>

namespace kirikae {

/// Nanoseconds since the Unix epoch of "2026-11-29T14:29:00.915544666Z" (any number of digits, Z or an offset); 0 when
/// it is no such time, or the year 1 that Go writes for "never".
qint64 rfc3339Ns(QByteArrayView text);
/// "1796007600.000000001": how the Docker API takes a point in time.
QByteArray dockerSeconds(qint64 timeNs);

} // namespace kirikae
