// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"

#include <QFile>

#include <memory>

namespace kirikae {

/// A file to read, or stdin for "-". The error says why it cannot be read.
Result<std::unique_ptr<QFile>> openInput(const QString &path);

} // namespace kirikae
