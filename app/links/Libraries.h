// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace kirikae {

/// The libraries that links are built on, with the versions that run: for About windows and reports.
QStringList libraryVersions();

} // namespace kirikae
