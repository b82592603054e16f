// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/http/HttpStream.h"

#include "app/links/http/HttpConnection.h"

namespace kirikae {

HttpStream::~HttpStream()
{
    if (!m_connection)
        return;
    // The connection may be the one that is calling us: it goes when it has returned to the event loop.
    m_connection->disconnect(this);
    m_connection->setParent(nullptr);
    m_connection->deleteLater();
}

void HttpStream::adopt(std::unique_ptr<HttpConnection> connection, const HttpRequest &request)
{
    m_connection = connection.release();
    m_connection->setParent(this);
    connect(m_connection, &HttpConnection::headReceived, this, &HttpStream::headReceived);
    connect(m_connection, &HttpConnection::bodyReceived, this, &HttpStream::bodyReceived);
    connect(m_connection, &HttpConnection::exchangeEnded, this, &HttpStream::ended);
    m_connection->begin(request, HttpConnection::Kind::Streamed);
}

void HttpStream::abandon(const Error &problem)
{
    emit ended(problem);
}

} // namespace kirikae
