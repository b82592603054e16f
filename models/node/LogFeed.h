// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"
#include "models/startup/LogLine.h"

#include <QObject>

#include <optional>

namespace kirikae {

/// The log of one service as it grows. Lines arrive in batches; after a lost link the feed resumes by itself, without
/// loss and without doubles. Destroying the feed ends it. ended() comes once, at the end of the log or on an error that
/// cannot be mended.
class LogFeed : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    [[nodiscard]] virtual LogCursor cursor() const = 0;
signals:
    void linesAdded(const QList<kirikae::LogLine> &lines);
    void ended(const std::optional<kirikae::Error> &problem);
};

} // namespace kirikae
