// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/demo/DemoCaches.h"

#include <QByteArray>
#include <QList>

namespace kirikae {

/// The switches that the simulated node remembers from before the demo, as record lines, oldest first: played on paper
/// by the model that plays the starts, so that what is expected is what will happen. A profile's first start fills the
/// caches; they stay filled in `caches`.
QList<QByteArray> demoHistory(qint64 nowMs, DemoCaches &caches);
/// The run id under which a profile's newest start is recorded there.
QString demoHistoryRun(const QString &profileId);

} // namespace kirikae
