// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"
#include "models/node/NodeFacts.h"

#include <QByteArrayView>

namespace kirikae {

/// The answer of process-activity.sh. Pure.
Activity parseActivity(QByteArrayView text);

} // namespace kirikae
