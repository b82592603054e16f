// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/daemon/Exchange.h"
#include "models/core/Result.h"

#include <QElapsedTimer>
#include <QObject>
#include <QSocketNotifier>
#include <QTimer>

#include <list>

struct MHD_Daemon;

namespace kirikae {

/// What one listening socket grants its clients. Whoever takes longer or sends more is dropped.
struct ServerLimits {
    unsigned connections = 1500;
    qsizetype bodyBytes = 1024 * 1024;
    std::chrono::seconds head{15};    ///< from connecting to the whole head of the first request
    std::chrono::seconds body{60};    ///< from the head to the whole body
    std::chrono::seconds idle{75};    ///< from an answer to the head of the next request
    std::chrono::seconds answer{120}; ///< from an answer to its last byte taken; streams may take forever
    std::chrono::seconds silence{30}; ///< without one byte taken or sent while there is something to send
};

/// HTTP/1.1 on one listening socket: libmicrohttpd, driven by this thread's event loop through its epoll descriptor.
/// `admit` sees the head before any body is read and may turn the request away; `handle` gets the whole request.
/// Lives in the main thread; ends its connections with it.
class HttpServer : public QObject {
    Q_OBJECT
public:
    using Admit = std::function<std::optional<ServerReply>(const ServerRequest &)>;
    using Handle = std::function<void(const std::shared_ptr<Exchange> &)>;

    HttpServer(Admit admit, Handle handle, ServerLimits limits = {}, QObject *parent = nullptr);
    ~HttpServer() override;

    /// Takes over a listening socket, which is closed at the end.
    Result<void> listen(int socket);
    /// No new connections; those under way go on.
    void stopListening();
    [[nodiscard]] int connectionCount() const { return static_cast<int>(m_lines.size()); }

private:
    struct Line;
    struct Call;
    struct Callbacks;

    void run();
    void runSoon();
    void sweep();
    void answerHead(Call &call);
    bool send(Call &call);
    [[nodiscard]] std::chrono::seconds allowance(const Line &line) const;

    const Admit m_admit;
    const Handle m_handle;
    const ServerLimits m_limits;
    MHD_Daemon *m_daemon = nullptr;
    int m_socket = -1;
    std::unique_ptr<QSocketNotifier> m_notifier;
    QTimer m_timer; ///< when libmicrohttpd wants to run by itself
    bool m_isRunWanted = false;
    QTimer m_sweepTimer;       ///< runs while there are connections
    std::list<Line> m_lines;   ///< one per connection
    std::list<Call *> m_calls; ///< one per request under way; owned by libmicrohttpd's connection
};

} // namespace kirikae
