// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/http/HttpMessage.h"
#include "app/links/http/HttpStream.h"
#include "models/core/Async.h"

#include <QObject>
#include <QQueue>

#include <functional>
#include <memory>

namespace kirikae {

class HttpConnection;

/// HTTP/1.1 over streams that somebody else dials. Main thread. Short calls share connections: one is kept between
/// calls, at most four are open at once, more calls wait. A request that may not be repeated never goes out on a used
/// connection, and a repeatable one whose used connection turns out to be closed is sent once more on a new one.
/// Destroying the client ends what is under way with Cancelled.
class HttpClient : public QObject {
    Q_OBJECT
public:
    using Dial = std::function<Pending<std::shared_ptr<QIODevice>>()>;

    /// `peer` begins error messages: "The container engine". `host` is the Host field's value.
    HttpClient(Dial dial, QString peer, QByteArray host = QByteArrayLiteral("localhost"), QObject *parent = nullptr);
    ~HttpClient() override;

    /// Any status is a success; errors are about the connection, the time limit and answers that are not HTTP.
    Pending<HttpResponse> send(const HttpRequest &request);
    /// An answer that arrives over time, on a connection of its own.
    std::unique_ptr<HttpStream> open(const HttpRequest &request);
    /// Closes the kept connection: the way to the other side has changed.
    void closeIdle();

private:
    struct Call;
    void startNext();
    void dialFor(const std::shared_ptr<Call> &call);
    void run(const std::shared_ptr<Call> &call, HttpConnection *connection);
    void ended(const std::shared_ptr<Call> &call, HttpConnection *connection, const std::optional<Error> &problem);
    void keepOrClose(HttpConnection *connection);
    static void discard(HttpConnection *connection);

    Dial m_dial;
    QString m_peer;
    QByteArray m_host;
    QQueue<std::shared_ptr<Call>> m_waiting;
    int m_running = 0;
    HttpConnection *m_idle = nullptr; ///< a child
};

} // namespace kirikae
