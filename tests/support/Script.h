// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Bytes.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>

namespace kirikae {

/// How one start of a profile goes.
struct Script {
    struct Line {
        int afterMs = 0;
        QByteArray text;
    };
    QList<Line> log;
    std::optional<int> readyAfterMs{3'000}; ///< its port answers from here on
    std::optional<int> exitAfterMs;
    int exitCode = 1;
    std::optional<int> restartAfterMs; ///< its container is started anew by somebody
    QString createError;
    Bytes holds = 20 * GiB;
    QString servedId; ///< empty = what the profile expects
    int chatStatus = 200;
    QString chatText = QStringLiteral("Hello, how can I help?");
    bool servesEmbeddings = false;
    bool isStuck = false; ///< no CPU time, no bytes read
    double cpuShare = 1;  ///< of one processor, while it lives
    int stopMs = 0;       ///< from the signal to its end; it serves until then
    std::optional<int> guardAfterMs;
    int runningRequests = 0;
};

} // namespace kirikae
