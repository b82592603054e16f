// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/core/Log.h"

namespace kirikae {

Q_LOGGING_CATEGORY(logEngine, "kirikae.engine", QtInfoMsg)
Q_LOGGING_CATEGORY(logNode, "kirikae.node", QtInfoMsg)
Q_LOGGING_CATEGORY(logSsh, "kirikae.ssh", QtInfoMsg)
Q_LOGGING_CATEGORY(logHttp, "kirikae.http", QtInfoMsg)
Q_LOGGING_CATEGORY(logOps, "kirikae.ops", QtInfoMsg)
Q_LOGGING_CATEGORY(logUi, "kirikae.ui", QtInfoMsg)

} // namespace kirikae
