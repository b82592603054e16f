// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/http/HttpClient.h"

#include "app/links/http/HttpConnection.h"

#include <QPointer>

namespace kirikae {

namespace {
constexpr int maxConnections = 4;
}

struct HttpClient::Call {
    HttpRequest request;
    HttpResponse response;
    Once<HttpResponse> answer;
};

HttpClient::HttpClient(Dial dial, QString peer, QByteArray host, QObject *parent)
    : QObject(parent)
    , m_dial(std::move(dial))
    , m_peer(std::move(peer))
    , m_host(std::move(host))
{
}

HttpClient::~HttpClient() = default;

Pending<HttpResponse> HttpClient::send(const HttpRequest &request)
{
    auto call = std::make_shared<Call>();
    call->request = request;
    m_waiting.enqueue(call);
    startNext();
    return call->answer.future();
}

void HttpClient::startNext()
{
    while (m_running < maxConnections && !m_waiting.isEmpty()) {
        const auto call = m_waiting.dequeue();
        ++m_running;
        if (m_idle && m_idle->isReusable() && call->request.isRepeatable())
            run(call, std::exchange(m_idle, nullptr));
        else
            dialFor(call);
    }
}

void HttpClient::dialFor(const std::shared_ptr<Call> &call)
{
    whenDone(m_dial(), this, [this, call](Result<std::shared_ptr<QIODevice>> stream) {
        if (stream) {
            run(call, new HttpConnection(*stream, m_peer, m_host, this));
            return;
        }
        --m_running;
        call->answer.settle(fail(stream.error()));
        startNext();
    });
}

void HttpClient::run(const std::shared_ptr<Call> &call, HttpConnection *connection)
{
    connection->disconnect(this);
    connect(connection, &HttpConnection::headReceived, this,
            [call](const HttpResponse &head) { call->response = head; });
    connect(connection, &HttpConnection::bodyReceived, this,
            [call](const QByteArray &piece) { call->response.body += piece; });
    connect(connection, &HttpConnection::exchangeEnded, this,
            [this, call, connection](const std::optional<Error> &problem) { ended(call, connection, problem); });
    connection->begin(call->request, HttpConnection::Kind::Whole);
}

void HttpClient::ended(const std::shared_ptr<Call> &call, HttpConnection *connection,
                       const std::optional<Error> &problem)
{
    if (!problem) {
        keepOrClose(connection);
        --m_running;
        call->answer.settle(std::move(call->response));
        startNext();
        return;
    }
    // The other side may close a kept connection at the very moment we use it again; that says nothing about the call.
    const bool wasClosedBefore =
        problem->code == Error::Code::LinkLost && connection->hasBegunBefore() && !connection->hasHeardBack();
    discard(connection);
    if (wasClosedBefore) {
        dialFor(call);
        return;
    }
    --m_running;
    call->answer.settle(fail(*problem));
    startNext();
}

void HttpClient::keepOrClose(HttpConnection *connection)
{
    connection->disconnect(this);
    if (m_idle || !connection->isReusable()) {
        discard(connection);
        return;
    }
    m_idle = connection;
    connect(connection, &HttpConnection::idleStreamEnded, this, [this, connection] {
        if (m_idle == connection)
            closeIdle();
    });
}

void HttpClient::closeIdle()
{
    if (m_idle)
        discard(std::exchange(m_idle, nullptr));
}

void HttpClient::discard(HttpConnection *connection)
{
    connection->disconnect();
    connection->deleteLater();
}

std::unique_ptr<HttpStream> HttpClient::open(const HttpRequest &request)
{
    auto stream = std::make_unique<HttpStream>();
    whenDone(
        m_dial(), stream.get(),
        [stream = stream.get(), request, peer = m_peer, host = m_host](Result<std::shared_ptr<QIODevice>> dialled) {
            if (dialled)
                stream->adopt(std::make_unique<HttpConnection>(*dialled, peer, host), request);
            else
                stream->abandon(dialled.error());
        });
    return stream;
}

} // namespace kirikae
