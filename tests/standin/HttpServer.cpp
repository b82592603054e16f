// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/standin/HttpServer.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <optional>
#include <thread>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

namespace standin {

namespace {
constexpr std::size_t largestRequest = 4 * 1024 * 1024;

bool sendAll(int socket, const std::string &text)
{
    std::size_t sent = 0;
    while (sent < text.size()) {
        const ssize_t count = ::send(socket, text.data() + sent, text.size() - sent, MSG_NOSIGNAL);
        if (count <= 0)
            return false;
        sent += static_cast<std::size_t>(count);
    }
    return true;
}

std::size_t contentLength(std::string head)
{
    std::transform(head.begin(), head.end(), head.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    const auto at = head.find("content-length:");
    return at == std::string::npos ? 0 : std::strtoul(head.c_str() + at + 15, nullptr, 10);
}

/// The next request of a connection; nothing at its end.
std::optional<Request> readRequest(int socket, std::string &buffer)
{
    std::array<char, 16384> piece{};
    const auto more = [&] {
        const ssize_t count = ::recv(socket, piece.data(), piece.size(), 0);
        if (count > 0)
            buffer.append(piece.data(), static_cast<std::size_t>(count));
        return count > 0 && buffer.size() < largestRequest;
    };
    std::size_t headEnd = 0;
    while ((headEnd = buffer.find("\r\n\r\n")) == std::string::npos) {
        if (!more())
            return std::nullopt;
    }
    const std::string head = buffer.substr(0, headEnd);
    const std::size_t length = contentLength(head);
    while (buffer.size() < headEnd + 4 + length) {
        if (!more())
            return std::nullopt;
    }
    Request request;
    const auto space = head.find(' ');
    const auto second = head.find(' ', space + 1);
    if (space == std::string::npos || second == std::string::npos)
        return std::nullopt;
    request.method = head.substr(0, space);
    request.path = head.substr(space + 1, second - space - 1);
    request.body = buffer.substr(headEnd + 4, length);
    buffer.erase(0, headEnd + 4 + length);
    return request;
}

std::string replyText(const Reply &reply)
{
    std::string text = "HTTP/1.1 " + std::to_string(reply.status) + (reply.status == 200 ? " OK" : " Not Found") +
                       "\r\nserver: uvicorn\r\ncontent-type: " + reply.contentType + "\r\n";
    if (!reply.isStream)
        return text + "content-length: " + std::to_string(reply.body.size()) + "\r\n\r\n" + reply.body;
    std::array<char, 24> size{};
    std::snprintf(size.data(), size.size(), "%zx", reply.body.size());
    return text + "transfer-encoding: chunked\r\n\r\n" + size.data() + "\r\n" + reply.body + "\r\n0\r\n\r\n";
}

void converse(int socket, const HttpServer::Handler &handler)
{
    std::string buffer;
    while (const auto request = readRequest(socket, buffer)) {
        if (!sendAll(socket, replyText(handler(*request))))
            break;
    }
    ::close(socket);
}
} // namespace

std::string HttpServer::listen(const std::string &host, std::uint16_t port)
{
    m_socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const int on = 1;
    ::setsockopt(m_socket, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    if (::inet_pton(AF_INET, host.c_str(), &address.sin_addr) != 1)
        return "not an IPv4 address";
    if (::bind(m_socket, reinterpret_cast<const sockaddr *>(&address), sizeof address) != 0 ||
        ::listen(m_socket, 64) != 0)
        return std::strerror(errno);
    return {};
}

void HttpServer::serve(const Handler &handler)
{
    for (;;) {
        const int connection = ::accept4(m_socket, nullptr, nullptr, SOCK_CLOEXEC);
        if (connection < 0)
            continue;
        const int on = 1;
        ::setsockopt(connection, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
        std::thread(converse, connection, handler).detach();
    }
}

} // namespace standin
