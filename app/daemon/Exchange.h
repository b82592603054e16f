// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/http/HttpMessage.h"

#include <QUrlQuery>

#include <functional>
#include <memory>
#include <optional>

#include <sys/types.h>

namespace kirikae {

struct ServerRequest {
    QByteArray method;
    QByteArray path; ///< still percent-encoded
    QUrlQuery query;
    QList<HttpField> fields;
    QByteArray body;
    std::optional<uid_t> user; ///< who is at the other end of a Unix socket
    QByteArray peer;           ///< "192.0.2.7" at the other end of a TCP socket
    bool isAmbiguous = false;  ///< its head can be read in more than one way: never handled
    [[nodiscard]] QByteArray field(QByteArrayView name) const { return fieldNamed(fields, name); }
};

/// The body of an answer that arrives over time. Read by HttpServer when the reader has room; main thread.
class BodyStream {
public:
    static constexpr qint64 ended = -1;

    virtual ~BodyStream() = default;
    /// Writes at most `max` bytes and says how many; 0 = nothing now, wake() follows; `ended` = that was all.
    virtual qint64 read(char *to, qint64 max) = 0;

    void setWaker(std::function<void()> waker) { m_waker = std::move(waker); }

protected:
    void wake() const
    {
        if (m_waker)
            m_waker();
    }

private:
    std::function<void()> m_waker;
};

struct ServerReply {
    int status = 200;
    QByteArray contentType = QByteArrayLiteral("application/json");
    QByteArray body;
    QList<HttpField> fields;
    std::shared_ptr<BodyStream> stream; ///< instead of `body`
};

/// One request and its one answer, which may come later. Shared by HttpServer and whoever answers; main thread. An
/// answer to a client that is gone is dropped.
class Exchange {
public:
    Exchange(ServerRequest request, std::function<void()> answered)
        : m_request(std::move(request))
        , m_answered(std::move(answered))
    {
    }

    [[nodiscard]] const ServerRequest &request() const { return m_request; }
    [[nodiscard]] const std::optional<ServerReply> &reply() const { return m_reply; }

    void addBody(QByteArrayView piece) { m_request.body.append(piece); }
    /// Only the first answer counts.
    void answer(ServerReply reply)
    {
        if (m_reply)
            return;
        m_reply = std::move(reply);
        if (m_answered)
            m_answered();
    }
    /// Nobody waits for the answer any more.
    void clientLeft() { m_answered = nullptr; }

private:
    ServerRequest m_request;
    std::optional<ServerReply> m_reply;
    std::function<void()> m_answered;
};

} // namespace kirikae
