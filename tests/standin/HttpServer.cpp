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
#include <functional>
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

/// The value of a field, by its name in small letters; empty when there is none.
std::string fieldOf(const std::string &head, const std::string &name)
{
    std::string small = head;
    std::transform(small.begin(), small.end(), small.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    const auto at = small.find("\r\n" + name + ':');
    if (at == std::string::npos)
        return {};
    const auto begin = head.find_first_not_of(' ', at + name.size() + 3);
    return begin == std::string::npos ? std::string() : head.substr(begin, head.find('\r', begin) - begin);
}

const char *reasonOf(int status)
{
    switch (status) {
    case 200: return " OK";
    case 401: return " Unauthorized";
    case 500: return " Internal Server Error";
    default: return " Not Found";
    }
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
    const std::size_t length = std::strtoul(fieldOf(head, "content-length").c_str(), nullptr, 10);
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
    request.authorization = fieldOf(head, "authorization");
    request.body = buffer.substr(headEnd + 4, length);
    buffer.erase(0, headEnd + 4 + length);
    return request;
}

std::string replyText(const Reply &reply)
{
    std::string text = "HTTP/1.1 " + std::to_string(reply.status) + reasonOf(reply.status) +
                       "\r\nserver: uvicorn\r\ncontent-type: " + reply.contentType + "\r\n";
    if (!reply.isStream)
        return text + "content-length: " + std::to_string(reply.body.size()) + "\r\n\r\n" + reply.body;
    std::array<char, 24> size{};
    std::snprintf(size.data(), size.size(), "%zx", reply.body.size());
    return text + "transfer-encoding: chunked\r\n\r\n" + size.data() + "\r\n" + reply.body + "\r\n0\r\n\r\n";
}

void converse(int socket, const HttpServer::Handler &handler, const std::atomic<bool> &isClosed)
{
    std::string buffer;
    while (const auto request = readRequest(socket, buffer)) {
        if (isClosed || !sendAll(socket, replyText(handler(*request))))
            break;
    }
    ::close(socket);
}
} // namespace

std::string HttpServer::listen(const std::string &host, std::uint16_t port)
{
    const int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    m_socket = socket;
    const int on = 1;
    ::setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    if (::inet_pton(AF_INET, host.c_str(), &address.sin_addr) != 1)
        return "not an IPv4 address";
    if (::bind(socket, reinterpret_cast<const sockaddr *>(&address), sizeof address) != 0 || ::listen(socket, 64) != 0)
        return std::strerror(errno);
    return {};
}

void HttpServer::serve(const Handler &handler)
{
    for (;;) {
        if (m_isClosed)
            ::pause();
        const int connection = ::accept4(m_socket, nullptr, nullptr, SOCK_CLOEXEC);
        if (connection < 0)
            continue;
        const int on = 1;
        ::setsockopt(connection, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
        std::thread(converse, connection, handler, std::cref(m_isClosed)).detach();
    }
}

void HttpServer::close()
{
    m_isClosed = true;
    const int socket = m_socket.exchange(-1);
    if (socket < 0)
        return;
    ::shutdown(socket, SHUT_RDWR); // wakes who accepts
    ::close(socket);
}

} // namespace standin
