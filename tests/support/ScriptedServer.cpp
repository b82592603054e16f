// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/ScriptedServer.h"

#include <QHostAddress>

namespace kirikae {

ScriptedServer::ScriptedServer(Answer answer)
    : m_answer(std::move(answer))
{
    connect(&m_server, &QTcpServer::newConnection, this, &ScriptedServer::accept);
    if (!m_server.listen(QHostAddress::LocalHost))
        qFatal("no port on 127.0.0.1");
}

Pending<std::shared_ptr<QIODevice>> ScriptedServer::dial()
{
    Once<std::shared_ptr<QIODevice>> dialled;
    auto socket = std::make_shared<QTcpSocket>();
    connect(socket.get(), &QTcpSocket::connected, this, [dialled, socket] { dialled.settle(socket); });
    connect(socket.get(), &QTcpSocket::errorOccurred, this,
            [dialled, raw = socket.get()] { dialled.settle(fail(Error::Code::Unreachable, raw->errorString())); });
    socket->connectToHost(QHostAddress(QHostAddress::LocalHost), port());
    // The lambda above holds the socket: once the answer is out, its last owner is the client.
    whenDone(dialled.future(), this,
             [this, raw = socket.get()](const Result<std::shared_ptr<QIODevice>> &) { raw->disconnect(this); });
    return dialled.future();
}

void ScriptedServer::accept()
{
    while (QTcpSocket *socket = m_server.nextPendingConnection()) {
        ++m_connections;
        socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
        connect(socket, &QTcpSocket::readyRead, this, [this, socket] { read(socket); });
        connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
    }
}

void ScriptedServer::read(QTcpSocket *socket)
{
    QByteArray received = socket->property("received").toByteArray() + socket->readAll();
    if (received.startsWith('\x16')) { // a TLS greeting: no such thing here
        socket->abort();
        return;
    }
    for (qsizetype end = received.indexOf("\r\n\r\n"); end >= 0; end = received.indexOf("\r\n\r\n")) {
        const QByteArray head = received.left(end);
        received.remove(0, end + 4);
        const qsizetype at = head.indexOf("Content-Length: ");
        if (at >= 0)
            received.remove(0, head.mid(at + 16, head.indexOf('\r', at) - at - 16).toInt());
        m_answer(socket, head, m_requests++);
    }
    socket->setProperty("received", received);
}

} // namespace kirikae
