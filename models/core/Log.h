// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLoggingCategory>

// The developers' log. What users see are events (models/node/Event.h). Rules: QT_LOGGING_RULES, or --log.
namespace kirikae {

Q_DECLARE_LOGGING_CATEGORY(logEngine) // kirikae.engine   switch engine, steps
Q_DECLARE_LOGGING_CATEGORY(logNode)   // kirikae.node     node state, links
Q_DECLARE_LOGGING_CATEGORY(logSsh)    // kirikae.ssh
Q_DECLARE_LOGGING_CATEGORY(logHttp)   // kirikae.http
Q_DECLARE_LOGGING_CATEGORY(logOps)    // kirikae.ops      Docker, processes, files on the node
Q_DECLARE_LOGGING_CATEGORY(logUi)     // kirikae.ui

} // namespace kirikae
