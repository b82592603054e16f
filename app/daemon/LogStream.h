// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/daemon/SseStream.h"
#include "models/node/LogFeed.h"

namespace kirikae {

/// A service's log as an event stream: each message's id is the cursor after its lines, so a reader that was cut off
/// goes on without loss and without doubles. Ends when the log ends.
class LogStream : public SseStream {
    Q_OBJECT
public:
    explicit LogStream(std::unique_ptr<LogFeed> feed);

private:
    void addLines(const QList<LogLine> &lines);
    void logEnded(const std::optional<Error> &problem);

    std::unique_ptr<LogFeed> m_feed;
};

} // namespace kirikae
