// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"
#include "models/switching/SwitchRun.h"

#include <QByteArray>

namespace kirikae {

/// The state of a switch under way as the small file that is kept on the node. Reading refuses another version and
/// never throws.
QByteArray journalToText(const SwitchRun &run);
Result<SwitchRun> journalFromText(QByteArrayView text);

/// "anna@desk is switching to Nemotron Super VL 120B", for those who only watch.
QString journalSummary(const SwitchRun &run);

} // namespace kirikae
