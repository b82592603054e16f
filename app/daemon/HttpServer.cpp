// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/daemon/HttpServer.h"

#include "app/daemon/Replies.h"
#include "app/daemon/RequestHead.h"
#include "models/core/Log.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstring>

#include <microhttpd.h>
#include <sys/socket.h>
#include <unistd.h>

namespace kirikae {

/// One connection: what it is doing, and since when. A line that exceeds its time is shut down.
struct HttpServer::Line {
    enum class Phase { New, Idle, Body, Waiting, Answering, Streaming };
    int socket = -1;
    Phase phase = Phase::New;
    QElapsedTimer since;

    void enter(Phase next)
    {
        phase = next;
        since.start();
    }
};

/// One request under way.
struct HttpServer::Call {
    HttpServer *server = nullptr;
    MHD_Connection *connection = nullptr;
    Line *line = nullptr;
    std::shared_ptr<Exchange> exchange;
    std::shared_ptr<BodyStream> stream;
    qsizetype bodyBytes = 0;
    bool isTooLarge = false;
    bool isSuspended = false;

    void suspend()
    {
        isSuspended = true;
        MHD_suspend_connection(connection);
    }
    void resume()
    {
        if (!isSuspended)
            return;
        isSuspended = false;
        MHD_resume_connection(connection);
        server->runSoon(); // its epoll descriptor does not tell of it
    }
    ~Call()
    {
        if (stream)
            stream->setWaker({});
        exchange->clientLeft();
    }
};

namespace {

/// Segments of a path are decoded by the router, so that an encoded slash stays inside its segment.
size_t leaveEncoded(void *, MHD_Connection *, char *text)
{
    return std::strlen(text);
}

} // namespace

/// The functions that libmicrohttpd calls.
struct HttpServer::Callbacks {
    static MHD_Result access(void *server, MHD_Connection *connection, const char *url, const char *method,
                             const char *, const char *piece, size_t *size, void **context)
    {
        auto *self = static_cast<HttpServer *>(server);
        if (!*context) {
            auto *line = static_cast<Line *>(
                MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT)->socket_context);
            auto *call = new Call{self, connection, line, {}, {}, 0, false, false};
            call->exchange =
                std::make_shared<Exchange>(readHead(connection, url, method, line->socket), [call] { call->resume(); });
            *context = call;
            self->m_calls.push_back(call);
            self->answerHead(*call);
            return call->exchange->reply() ? MHD_Result(self->send(*call)) : MHD_YES;
        }
        auto *call = static_cast<Call *>(*context);
        if (*size > 0) {
            call->bodyBytes += static_cast<qsizetype>(*size);
            call->isTooLarge = call->bodyBytes > self->m_limits.bodyBytes;
            if (!call->isTooLarge)
                call->exchange->addBody({piece, static_cast<qsizetype>(*size)});
            *size = 0;
            return call->isTooLarge ? MHD_NO : MHD_YES; // a body without a length that never ends: cut off
        }
        if (!call->exchange->reply() && call->line->phase != Line::Phase::Waiting) {
            call->line->enter(Line::Phase::Waiting);
            self->m_handle(call->exchange);
        }
        if (call->exchange->reply())
            return MHD_Result(self->send(*call));
        call->suspend();
        return MHD_YES;
    }

    static ssize_t read(void *context, uint64_t, char *buffer, size_t size)
    {
        auto *call = static_cast<Call *>(context);
        const qint64 count = call->stream->read(buffer, static_cast<qint64>(size));
        if (count == BodyStream::ended)
            return MHD_CONTENT_READER_END_OF_STREAM;
        if (count == 0)
            call->suspend();
        return count;
    }

    static void completed(void *server, MHD_Connection *, void **context, MHD_RequestTerminationCode)
    {
        auto *call = static_cast<Call *>(*context);
        if (!call)
            return;
        *context = nullptr;
        call->line->enter(Line::Phase::Idle);
        static_cast<HttpServer *>(server)->m_calls.remove(call);
        delete call;
    }

    static void connection(void *server, MHD_Connection *connection, void **context,
                           MHD_ConnectionNotificationCode what)
    {
        auto *self = static_cast<HttpServer *>(server);
        if (what == MHD_CONNECTION_NOTIFY_STARTED) {
            Line &line = self->m_lines.emplace_back();
            line.socket = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD)->connect_fd;
            line.enter(Line::Phase::New);
            *context = &line;
            if (!self->m_sweepTimer.isActive())
                self->m_sweepTimer.start();
            return;
        }
        const auto *line = static_cast<Line *>(*context);
        self->m_lines.remove_if([line](const Line &candidate) { return &candidate == line; });
        if (self->m_lines.empty())
            self->m_sweepTimer.stop();
        // At the limit libmicrohttpd stops listening, and listens again only at the beginning of a later run, for which
        // there may be no other reason.
        self->runSoon();
    }
};

HttpServer::HttpServer(Admit admit, Handle handle, ServerLimits limits, QObject *parent)
    : QObject(parent)
    , m_admit(std::move(admit))
    , m_handle(std::move(handle))
    , m_limits(limits)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &HttpServer::run);
    m_sweepTimer.setInterval(std::chrono::seconds(1));
    connect(&m_sweepTimer, &QTimer::timeout, this, &HttpServer::sweep);
}

HttpServer::~HttpServer()
{
    if (!m_daemon)
        return;
    m_notifier.reset();
    for (Call *call : m_calls)
        call->resume(); // libmicrohttpd ends no suspended connection
    MHD_stop_daemon(m_daemon);
    if (m_socket >= 0)
        ::close(m_socket);
}

Result<void> HttpServer::listen(int socket)
{
    constexpr size_t memoryPerConnection = 16 * 1024; // line and fields of a request, and what is being sent
    m_daemon = MHD_start_daemon(MHD_USE_EPOLL | MHD_ALLOW_SUSPEND_RESUME, 0, nullptr, nullptr, Callbacks::access, this,
                                MHD_OPTION_LISTEN_SOCKET, socket, MHD_OPTION_CONNECTION_LIMIT, m_limits.connections,
                                MHD_OPTION_CONNECTION_MEMORY_LIMIT, memoryPerConnection, MHD_OPTION_CONNECTION_TIMEOUT,
                                static_cast<unsigned>(m_limits.silence.count()), MHD_OPTION_NOTIFY_COMPLETED,
                                Callbacks::completed, this, MHD_OPTION_NOTIFY_CONNECTION, Callbacks::connection, this,
                                MHD_OPTION_UNESCAPE_CALLBACK, leaveEncoded, nullptr, MHD_OPTION_SIGPIPE_HANDLED_BY_APP,
                                1, MHD_OPTION_END);
    if (!m_daemon)
        return fail(Error::Code::Internal,
                    QCoreApplication::translate("kirikae::HttpServer", "The HTTP server could not be started."));
    m_socket = socket;
    const int descriptor = MHD_get_daemon_info(m_daemon, MHD_DAEMON_INFO_EPOLL_FD)->epoll_fd;
    m_notifier = std::make_unique<QSocketNotifier>(descriptor, QSocketNotifier::Read);
    connect(m_notifier.get(), &QSocketNotifier::activated, this, &HttpServer::run);
    return {};
}

void HttpServer::stopListening()
{
    if (m_daemon)
        m_socket = MHD_quiesce_daemon(m_daemon);
    if (m_socket >= 0)
        ::close(m_socket);
    m_socket = -1;
}

void HttpServer::runSoon()
{
    m_isRunWanted = true;
    m_timer.start(0);
}

/// What is answered inside a run, of this or another connection, is sent by the next one.
void HttpServer::run()
{
    m_isRunWanted = false;
    MHD_run(m_daemon);
    MHD_UNSIGNED_LONG_LONG milliseconds = 0;
    if (m_isRunWanted) {
        m_timer.start(0);
    } else if (MHD_get_timeout(m_daemon, &milliseconds) == MHD_YES) {
        constexpr MHD_UNSIGNED_LONG_LONG longest = 60'000;
        m_timer.start(static_cast<int>(std::min(milliseconds, longest)));
    } else {
        m_timer.stop();
    }
}

std::chrono::seconds HttpServer::allowance(const Line &line) const
{
    switch (line.phase) {
    case Line::Phase::New: return m_limits.head;
    case Line::Phase::Idle: return m_limits.idle;
    case Line::Phase::Body: return m_limits.body;
    case Line::Phase::Answering: return m_limits.answer;
    case Line::Phase::Waiting:
    case Line::Phase::Streaming: break;
    }
    return std::chrono::seconds::max();
}

/// Shutting the socket down is enough: libmicrohttpd then sees its end and cleans up.
void HttpServer::sweep()
{
    for (const Line &line : m_lines) {
        const auto allowed = allowance(line);
        if (allowed == std::chrono::seconds::max() ||
            !line.since.hasExpired(std::chrono::milliseconds(allowed).count()))
            continue;
        qCDebug(logHttp) << "connection dropped: too slow";
        ::shutdown(line.socket, SHUT_RDWR);
    }
}

void HttpServer::answerHead(Call &call)
{
    call.line->enter(Line::Phase::Body);
    const ServerRequest &request = call.exchange->request();
    if (request.isAmbiguous) {
        ServerReply refused = problemReply(
            {Error::Code::BadInput, QStringLiteral("The head of this request can be read in more than one way."), {}});
        refused.fields.append({QByteArrayLiteral("Connection"), QByteArrayLiteral("close")}); // what follows it, too
        call.exchange->answer(std::move(refused));
        return;
    }
    if (auto refused = m_admit(request)) {
        call.exchange->answer(std::move(*refused));
        return;
    }
    bool isNumber = false;
    const qint64 announced = request.field("Content-Length").toLongLong(&isNumber);
    if (isNumber && announced > m_limits.bodyBytes) {
        const Error tooLarge{Error::Code::BadInput,
                             QStringLiteral("The body of a request may have %1 bytes.").arg(m_limits.bodyBytes),
                             {}};
        call.exchange->answer(problemReply(tooLarge, 413));
    }
}

bool HttpServer::send(Call &call)
{
    const ServerReply &reply = *call.exchange->reply();
    MHD_Response *response = nullptr;
    if (reply.stream) {
        constexpr size_t block = 8 * 1024;
        call.stream = reply.stream;
        call.stream->setWaker([&call] { call.resume(); });
        response = MHD_create_response_from_callback(MHD_SIZE_UNKNOWN, block, Callbacks::read, &call, nullptr);
    } else {
        response = MHD_create_response_from_buffer(static_cast<size_t>(reply.body.size()),
                                                   const_cast<char *>(reply.body.constData()), MHD_RESPMEM_MUST_COPY);
    }
    if (!response)
        return false;
    if (reply.stream || !reply.body.isEmpty())
        MHD_add_response_header(response, "Content-Type", reply.contentType.constData());
    MHD_add_response_header(response, "Cache-Control", "no-store");
    MHD_add_response_header(response, "X-Content-Type-Options", "nosniff");
    for (const HttpField &field : reply.fields)
        MHD_add_response_header(response, field.name.constData(), field.value.constData());
    call.line->enter(reply.stream ? Line::Phase::Streaming : Line::Phase::Answering);
    const MHD_Result queued = MHD_queue_response(call.connection, static_cast<unsigned>(reply.status), response);
    MHD_destroy_response(response);
    return queued == MHD_YES;
}

} // namespace kirikae
