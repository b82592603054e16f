// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/daemon/DaemonLink.h"
#include "models/node/LogFeed.h"
#include "models/node/Service.h"

#include <QPointer>

namespace kirikae {

/// The log of one service as a daemon tells it. After a cut it goes on behind the last whole piece, so nothing is lost
/// and nothing comes twice; while the link to the daemon is away it waits. Owned by whoever asked for it, main thread;
/// outlives the node without harm.
class DaemonLogFeed : public LogFeed {
    Q_OBJECT
public:
    DaemonLogFeed(DaemonCalls &calls, DaemonLink &link, const ServiceId &service, LogCursor from);
    ~DaemonLogFeed() override;
    [[nodiscard]] LogCursor cursor() const override { return m_cursor; }

private:
    void begin();
    void linkChanged(const LinkState &link);
    void drop();
    void take(const QByteArray &piece);
    void read(const SseMessage &message);
    void roundEnded(const std::optional<Error> &problem);
    void end(const std::optional<Error> &problem);

    QPointer<DaemonCalls> m_calls;
    QPointer<DaemonLink> m_link;
    const QByteArray m_path;
    LogCursor m_cursor;
    Backoff m_retry;
    QTimer m_silence;
    std::unique_ptr<HttpStream> m_stream;
    std::unique_ptr<SseReader> m_reader;
    int m_refusedStatus = 0;
    QByteArray m_refusal;
    bool m_waitsForLink = false;
    bool m_isOver = false;
};

} // namespace kirikae
