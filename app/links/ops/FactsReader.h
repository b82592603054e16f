// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/node/NodeFacts.h"

#include <QByteArrayView>

namespace kirikae {

/// The answer of facts.sh as facts; what the node does not say stays empty. Pure.
NodeFacts parseNodeFacts(QByteArrayView text);

} // namespace kirikae
