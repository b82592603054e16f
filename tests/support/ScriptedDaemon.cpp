// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/ScriptedDaemon.h"

namespace kirikae {

ScriptedDaemon::ScriptedDaemon()
    : m_server([this](QTcpSocket *socket, const QByteArray &head, int) { answer(socket, head); })
{
    on("GET /v1/hello", [](QTcpSocket *socket, const QByteArray &) {
        reply(socket, R"({"product":"kirikaed","version":"0.9","api":{"oldest":1,"newest":1},"node":"spark",)"
                      R"("capabilities":["switch_survives_client"],"simulated":false})");
    });
    on("GET /v1/events", [this](QTcpSocket *socket, const QByteArray &) {
        beginStream(socket);
        m_stream = socket;
    });
}

void ScriptedDaemon::answer(QTcpSocket *socket, const QByteArray &head)
{
    m_requests.append(head);
    const Answer *best = nullptr;
    for (const auto &[what, answer] : m_answers) {
        if (head.startsWith(what))
            best = &answer;
    }
    if (best)
        (*best)(socket, head);
    else
        reply(socket, R"({"title":"Not Found","status":404,"code":"not_found","detail":"No such thing."})",
              "404 Not Found");
}

void ScriptedDaemon::say(const QByteArray &type, const QByteArray &id, const QByteArray &data)
{
    write("id: " + id + "\nevent: " + type + "\ndata: " + data + "\n\n");
}

void ScriptedDaemon::write(const QByteArray &bytes)
{
    if (m_stream)
        m_stream->write(bytes);
}

void ScriptedDaemon::cutStream()
{
    if (m_stream)
        m_stream->abort();
    m_stream.clear();
}

DaemonDoor ScriptedDaemon::door()
{
    DaemonDoor door;
    door.dial = [this] { return m_server.dial(); };
    door.text = QStringLiteral("a scripted daemon");
    return door;
}

QByteArrayList ScriptedDaemon::requests(const QByteArray &what) const
{
    QByteArrayList found;
    for (const QByteArray &head : m_requests) {
        if (head.startsWith(what))
            found.append(head);
    }
    return found;
}

QByteArray ScriptedDaemon::field(const QByteArray &head, const QByteArray &name)
{
    for (const QByteArray &line : head.split('\n')) {
        if (line.startsWith(name + ": "))
            return line.sliced(name.size() + 2).trimmed();
    }
    return {};
}

void ScriptedDaemon::reply(QTcpSocket *socket, const QByteArray &body, const QByteArray &status)
{
    socket->write("HTTP/1.1 " + status + "\r\nContent-Type: application/json\r\nContent-Length: " +
                  QByteArray::number(body.size()) + "\r\n\r\n" + body);
}

void ScriptedDaemon::beginStream(QTcpSocket *socket)
{
    socket->write("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n");
}

} // namespace kirikae
