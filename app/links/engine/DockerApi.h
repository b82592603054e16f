// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/http/HttpClient.h"
#include "models/core/Async.h"

#include <QObject>

namespace kirikae {

class DockerSocket;

/// An answer of the Engine API: any status, and the body as it came.
struct DockerReply {
    int status = 0;
    QByteArray body;
    [[nodiscard]] bool isSuccess() const { return status >= 200 && status < 300; }
    /// The engine's own words about what is wrong, cleaned.
    [[nodiscard]] QString message() const;
    /// A status that is not a success as an error in our words, with the engine's as detail.
    [[nodiscard]] Error error() const;
};

/// The Engine API of Docker and podman over DockerSocket: negotiates the version and puts it in front of each path.
/// Owned by DockerEngine, main thread.
class DockerApi : public QObject {
    Q_OBJECT
public:
    explicit DockerApi(DockerSocket &socket, QObject *parent = nullptr);

    /// Asks for the version and settles on one; answers "Docker 28.3.1 (API 1.51)". What is under way goes on with the
    /// version of before.
    Pending<QString> negotiate();
    [[nodiscard]] bool isPodman() const { return m_isPodman; }
    [[nodiscard]] QByteArray version() const { return m_version; }

    Pending<DockerReply> get(const QByteArray &path);
    /// `repeatable`: may be sent again when the connection was lost before the answer.
    Pending<DockerReply> post(const QByteArray &path, const QByteArray &json, bool repeatable,
                              Milliseconds deadline = Milliseconds(30'000));
    Pending<DockerReply> remove(const QByteArray &path);
    std::unique_ptr<HttpStream> open(const QByteArray &method, const QByteArray &path);
    void closeIdle() { m_http.closeIdle(); }

private:
    [[nodiscard]] QByteArray versioned(const QByteArray &path) const;
    Pending<DockerReply> send(const HttpRequest &request);
    [[nodiscard]] Error explain(const Error &error) const;
    [[nodiscard]] Error noAnswer(const Error &error) const;
    void readVersion(const Result<DockerReply> &reply, const Once<QString> &done);

    DockerSocket &m_socket;
    HttpClient m_http;
    QByteArray m_version; ///< "1.41"; empty before negotiate()
    bool m_isPodman = false;
};

} // namespace kirikae
