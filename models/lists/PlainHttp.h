// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace kirikae {

/// Whether an address goes to another machine over HTTP that nobody encrypts.
bool isPlainHttpElsewhere(const QString &address);
/// What that means, to be said before a token is typed as well as later.
QString plainHttpWarning();

} // namespace kirikae
