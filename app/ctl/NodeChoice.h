// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/OpenNode.h"

namespace kirikae {

/// The node that `text` means: a name in the node book first, then an address; empty = the book's first.
Result<NodeAddress> chooseNode(const QString &text);
/// The book's file, the same for the panel and this program.
QString nodeBookPath();

} // namespace kirikae
