// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"
#include "models/node/NodeFacts.h"
#include "models/node/Service.h"

#include <QByteArray>

namespace kirikae {

// What ProcessEngine writes into a service's folder on the node, and how it reads it back. Pure.

/// Both files of process-create.sh: the description as one line of JSON, then the shell script that becomes the
/// service. Secrets are named in it, never held: the script reads them on the node.
Result<QByteArray> processSpec(const LaunchSpec &spec, qint64 createdMs);

/// The answer of process-list.sh. Lines that make no sense are left out.
QList<Service> parseProcessList(QByteArrayView text);

/// [A-Za-z0-9][A-Za-z0-9._-]{0,127}: fit to be a folder name and a shell word.
bool isRunId(const QString &text);

} // namespace kirikae
