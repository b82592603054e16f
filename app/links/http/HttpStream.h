// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/http/HttpMessage.h"
#include "models/core/Result.h"

#include <QObject>

#include <memory>
#include <optional>

namespace kirikae {

class HttpConnection;

/// One answer that arrives over time on a connection of its own: a log, an event stream, a pull. HttpClient makes it;
/// whoever holds it may destroy it at any time, also from its own signals, which closes the connection. headReceived()
/// comes at most once, then bodyReceived(), and ended() exactly once, with a problem when the end is not the answer's.
class HttpStream : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    ~HttpStream() override;

    void adopt(std::unique_ptr<HttpConnection> connection, const HttpRequest &request);
    void abandon(const Error &problem);

signals:
    void headReceived(const kirikae::HttpResponse &head);
    void bodyReceived(const QByteArray &piece);
    void ended(const std::optional<kirikae::Error> &problem);

private:
    HttpConnection *m_connection = nullptr;
};

} // namespace kirikae
