// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/daemon/Exchange.h"

#include <QElapsedTimer>

#include <chrono>

namespace kirikae {

/// A line in the log for who came to a TCP socket without the token: where from and what was wrong, never what was
/// sent. One line a minute at most, which then says how many more there were, so that nobody fills the log from
/// outside. In English always, for programs that watch logs. Owned by Daemon; main thread.
class LoginLog {
public:
    explicit LoginLog(std::chrono::milliseconds pause = std::chrono::minutes(1))
        : m_pause(pause)
    {
    }

    /// Writes to stderr, which systemd keeps.
    void noteRefused(const ServerRequest &request);
    /// The line to write, if it is time for one.
    [[nodiscard]] std::optional<QByteArray> lineFor(const ServerRequest &request);

private:
    std::chrono::milliseconds m_pause;
    QElapsedTimer m_sinceLine;
    int m_untold = 0;
};

} // namespace kirikae
