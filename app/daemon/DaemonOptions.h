// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"

#include <QStringList>

namespace kirikae {

/// kirikaed's command line.
struct DaemonOptions {
    bool isDial = false; ///< "dial-stdio"
    QString socket;      ///< empty = the default path
    QStringList listen;  ///< TCP addresses; none unless asked for
    QString tokenFile;
    QStringList hosts;
    bool isDemo = false; ///< a simulated node
    double demoSpeed = 1;
};

/// Prints help and version itself and ends the program then. BadInput: what is wrong with the command line.
Result<DaemonOptions> daemonOptions(const QStringList &arguments);

} // namespace kirikae
