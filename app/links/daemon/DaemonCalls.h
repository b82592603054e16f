// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/daemon/DaemonDoor.h"
#include "app/links/http/HttpMessage.h"
#include "app/links/http/HttpStream.h"
#include "models/core/Text.h"

#include <nlohmann/json_fwd.hpp>

namespace kirikae {

/// A request to the daemon with a JSON body (empty = none).
HttpRequest daemonRequest(const QByteArray &method, const QByteArray &path, const QByteArray &body = {});
/// One segment of a path: ids hold colons and slashes.
QByteArray pathSegment(const QString &text);

/// Requests to a daemon and its answers, errors as the daemon tells them. Adds the token to each, and takes it out of
/// every text that comes back. Owned by DaemonNode, main thread.
class DaemonCalls : public QObject {
    Q_OBJECT
public:
    explicit DaemonCalls(const DaemonDoor &door, QObject *parent = nullptr);

    void setToken(const QString &token);

    /// The answer's JSON, null for an answer without a body. Its texts are cleaned, but for profiles: what is saved
    /// again must come back as it was.
    Pending<nlohmann::json> send(const HttpRequest &request);
    /// An answer that arrives over time; problemOf() reads one that is no success.
    std::unique_ptr<HttpStream> open(const HttpRequest &request);
    [[nodiscard]] Error problemOf(int status, const QByteArray &body) const;
    /// The way to the daemon has changed.
    void closeIdle() { m_http.closeIdle(); }

private:
    [[nodiscard]] HttpRequest authorized(HttpRequest request) const;
    [[nodiscard]] Error redacted(Error error) const;

    HttpClient m_http;
    QString m_token;
    Redactor m_redactor;
};

} // namespace kirikae
