// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Async.h"

#include <QTcpServer>
#include <QTcpSocket>

#include <functional>
#include <memory>

namespace kirikae {

/// A server on 127.0.0.1 that does to each request whatever a test says, good manners or not.
class ScriptedServer : public QObject {
    Q_OBJECT
public:
    /// `head` is the request up to its blank line, `number` counts the requests of this server from 0.
    using Answer = std::function<void(QTcpSocket *socket, const QByteArray &head, int number)>;

    explicit ScriptedServer(Answer answer);

    [[nodiscard]] int connections() const { return m_connections; }
    [[nodiscard]] int requests() const { return m_requests; }
    [[nodiscard]] quint16 port() const { return m_server.serverPort(); }
    /// A client's way here.
    [[nodiscard]] Pending<std::shared_ptr<QIODevice>> dial();

private:
    void accept();
    void read(QTcpSocket *socket);

    QTcpServer m_server;
    Answer m_answer;
    int m_connections = 0;
    int m_requests = 0;
};

} // namespace kirikae
