// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/startup/LogRecord.h"

namespace kirikae {

/// Reads the time that `text` begins with, in any of the forms that logs use; the number of bytes it takes, 0 = none.
/// 2026-04-10T08:52:19.077Z, 2026-04-10 08:52:19,077, 04-10 08:52:19, 06/17/2025-16:35:04, Apr 10 08:52:19,
/// Fri 2026-04-10 08:52:19 UTC, 0.02.254.428 (llama.cpp: minutes.seconds.milli.micro).
qsizetype readLogStamp(QByteArrayView text, LogStamp *stamp);

} // namespace kirikae
