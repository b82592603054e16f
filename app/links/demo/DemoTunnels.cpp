// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/demo/DemoTunnels.h"

#include <QCoreApplication>
#include <QTcpSocket>

#include <memory>
#include <optional>

namespace kirikae {

namespace {

constexpr qsizetype maxRequest = 1024 * 1024;

// The request once all of it is there.
std::optional<ServiceRequest> parseRequest(const QByteArray &text, quint16 port)
{
    const qsizetype head = text.indexOf("\r\n\r\n");
    if (head < 0)
        return std::nullopt;
    qsizetype length = 0;
    const auto lines = text.left(head).split('\n');
    for (const QByteArray &line : lines) {
        if (line.toLower().startsWith("content-length:"))
            length = line.mid(15).trimmed().toLongLong();
    }
    if (text.size() < head + 4 + length)
        return std::nullopt;
    const auto words = lines.first().trimmed().split(' ');
    ServiceRequest request;
    request.port = port;
    request.method = QString::fromLatin1(words.value(0));
    request.path = QString::fromUtf8(words.value(1));
    request.body = text.mid(head + 4, length);
    return request;
}

QByteArray reply(int status, const QByteArray &body)
{
    return "HTTP/1.1 " + QByteArray::number(status) + (status == 200 ? " OK" : " Error") +
           "\r\nContent-Type: " + (body.startsWith('{') ? "application/json" : "text/plain") +
           "\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\nConnection: close\r\n\r\n" + body;
}

} // namespace

DemoTunnels::DemoTunnels(Ask ask, QObject *parent)
    : QObject(parent)
    , m_ask(std::move(ask))
{
}

Result<quint16> DemoTunnels::open(quint16 nodePort)
{
    if (const QTcpServer *server = m_servers.value(nodePort))
        return server->serverPort();
    auto *server = new QTcpServer(this);
    if (!server->listen(QHostAddress::LocalHost)) {
        const QString why = server->errorString();
        delete server;
        return fail(Error::Code::PortInUse, tr("No local port could be opened for the tunnel."), why);
    }
    connect(server, &QTcpServer::newConnection, this, [this, server, nodePort] { serve(*server, nodePort); });
    m_servers.insert(nodePort, server);
    return server->serverPort();
}

void DemoTunnels::close(quint16 nodePort)
{
    delete m_servers.take(nodePort);
}

void DemoTunnels::closeAll()
{
    qDeleteAll(std::exchange(m_servers, {}));
}

void DemoTunnels::serve(QTcpServer &server, quint16 nodePort)
{
    QTcpSocket *socket = server.nextPendingConnection();
    auto text = std::make_shared<QByteArray>();
    connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
    connect(socket, &QTcpSocket::readyRead, socket, [this, socket, text, nodePort] {
        *text += socket->readAll();
        if (text->size() > maxRequest) {
            socket->abort();
            return;
        }
        const auto request = parseRequest(*text, nodePort);
        if (!request)
            return;
        text->clear();
        whenDone(m_ask(*request), socket, [socket](const Result<ServiceAnswer> &answer) {
            if (answer)
                socket->write(reply(answer->status, answer->body));
            socket->disconnectFromHost();
        });
    });
}

} // namespace kirikae
