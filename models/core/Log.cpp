// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/core/Log.h"

namespace kirikae {

Q_LOGGING_CATEGORY(logEngine, "kirikae.engine", QtWarningMsg)
Q_LOGGING_CATEGORY(logNode, "kirikae.node", QtWarningMsg)
Q_LOGGING_CATEGORY(logSsh, "kirikae.ssh", QtWarningMsg)
Q_LOGGING_CATEGORY(logHttp, "kirikae.http", QtWarningMsg)
Q_LOGGING_CATEGORY(logOps, "kirikae.ops", QtWarningMsg)
Q_LOGGING_CATEGORY(logUi, "kirikae.ui", QtWarningMsg)

} // namespace kirikae
