// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/daemon/DaemonDoor.h"
#include "tests/support/ScriptedServer.h"

#include <QPointer>

#include <map>

namespace kirikae {

/// A daemon that says what a test wants: a greeting, an event stream that the test feeds, and an answer per request.
class ScriptedDaemon {
public:
    using Answer = std::function<void(QTcpSocket *socket, const QByteArray &head)>;

    ScriptedDaemon();

    /// `what` begins the request: "GET /v1/secrets". The latest answer for it counts.
    void on(const QByteArray &what, Answer answer) { m_answers[what] = std::move(answer); }
    /// A message on the stream that was opened last.
    void say(const QByteArray &type, const QByteArray &id, const QByteArray &data);
    void write(const QByteArray &bytes);
    void cutStream();
    [[nodiscard]] bool hasStream() const { return !m_stream.isNull(); }
    [[nodiscard]] DaemonDoor door();

    /// Heads of the requests that began so.
    [[nodiscard]] QByteArrayList requests(const QByteArray &what) const;
    [[nodiscard]] const QByteArrayList &requests() const { return m_requests; }

    static QByteArray field(const QByteArray &head, const QByteArray &name);
    static void reply(QTcpSocket *socket, const QByteArray &body, const QByteArray &status = "200 OK");
    static void beginStream(QTcpSocket *socket);

private:
    void answer(QTcpSocket *socket, const QByteArray &head);

    ScriptedServer m_server;
    std::map<QByteArray, Answer> m_answers;
    QPointer<QTcpSocket> m_stream;
    QByteArrayList m_requests;
};

} // namespace kirikae
