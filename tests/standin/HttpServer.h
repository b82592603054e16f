// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <string>

namespace standin {

struct Request {
    std::string method;
    std::string path;
    std::string authorization; ///< the field's value, empty = there is none
    std::string body;
};

struct Reply {
    int status = 200;
    std::string contentType = "application/json";
    std::string body;
    bool isStream = false; ///< body is sent chunked
};

/// A small HTTP/1.1 server: one thread per connection, keep-alive, Content-Length and chunked replies.
class HttpServer {
public:
    using Handler = std::function<Reply(const Request &)>;

    /// Binds and listens; the text says why not, empty = it listens.
    std::string listen(const std::string &host, std::uint16_t port);
    /// Accepts until the process ends.
    [[noreturn]] void serve(const Handler &handler);
    /// From any thread: the port is free, what is being answered is answered to its end, and nothing more is.
    void close();

private:
    std::atomic<int> m_socket = -1;
    std::atomic<bool> m_isClosed = false;
};

} // namespace standin
