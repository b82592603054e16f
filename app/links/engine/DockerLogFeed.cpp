// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/engine/DockerLogFeed.h"

#include "app/links/engine/DockerServices.h"
#include "app/links/engine/Rfc3339.h"
#include "models/core/Json.h"

namespace kirikae {

namespace {
constexpr int maxRefusals = 5;
constexpr qsizetype maxRefusalBytes = 64 * 1024;
} // namespace

DockerLogFeed::DockerLogFeed(DockerApi &api, Host &host, QByteArray containerId, LogCursor from)
    : m_api(&api)
    , m_containerId(std::move(containerId))
    , m_memory(from)
    , m_retry(
          host, [this] { beginRound(); }, this)
{
    connect(&api, &QObject::destroyed, this, [this] {
        end(Error{Error::Code::Cancelled, tr("The log is no longer followed."), {}});
    });
    beginRound();
}

DockerLogFeed::~DockerLogFeed() = default;

void DockerLogFeed::beginRound()
{
    if (m_isOver || !m_api)
        return;
    whenDone(m_api->get("/containers/" + m_containerId + "/json"), this,
             [this](const Result<DockerReply> &reply) { readContainer(reply); });
}

void DockerLogFeed::readContainer(const Result<DockerReply> &reply)
{
    if (m_isOver)
        return;
    if (!reply) {
        roundEnded(reply.error());
        return;
    }
    const auto container = parseJson(reply->body);
    if (!reply->isSuccess() || !container) {
        m_refusal = *reply;
        roundEnded(std::nullopt);
        return;
    }
    m_hadStopped = !serviceFromInspect(*container).isRunning();
    const auto config = container->find("Config");
    openLog(config != container->end() && boolAt(*config, "Tty").value_or(false));
}

void DockerLogFeed::openLog(bool hasTerminal)
{
    if (!m_api)
        return;
    QByteArray path = "/containers/" + m_containerId + "/logs?stdout=1&stderr=1&timestamps=1";
    path += m_hadStopped ? "&follow=0" : "&follow=1";
    if (m_memory.since() > 0)
        path += "&since=" + dockerSeconds(m_memory.since());
    m_memory.beginAgain();
    m_reader = std::make_unique<DockerLogReader>(hasTerminal);
    m_refusal = {};
    m_stream = m_api->open("GET", path);
    connect(m_stream.get(), &HttpStream::headReceived, this, [this](const HttpResponse &head) {
        if (!head.isSuccess())
            m_refusal.status = head.status;
    });
    connect(m_stream.get(), &HttpStream::bodyReceived, this, &DockerLogFeed::take);
    connect(m_stream.get(), &HttpStream::ended, this, &DockerLogFeed::roundEnded);
}

void DockerLogFeed::take(const QByteArray &piece)
{
    if (m_isOver)
        return;
    if (m_refusal.status != 0) {
        m_refusal.body += piece.left(maxRefusalBytes - m_refusal.body.size());
        return;
    }
    const auto lines = m_reader->feed(piece);
    if (lines)
        pass(*lines);
    else
        end(lines.error());
}

void DockerLogFeed::pass(const QList<LogLine> &lines)
{
    QList<LogLine> added;
    for (const LogLine &line : lines) {
        if (m_memory.accept(line))
            added.append(line);
    }
    m_retry.reset();
    m_refusals = 0;
    if (!added.isEmpty())
        emit linesAdded(added);
}

void DockerLogFeed::roundEnded(const std::optional<Error> &problem)
{
    if (m_isOver)
        return;
    if (problem && problem->code == Error::Code::Denied) {
        end(problem);
    } else if (problem) {
        m_retry.later(); // the link, or the engine's daemon, is away
    } else if (m_refusal.status == 404) {
        end(Error{Error::Code::NotFound, tr("The container is gone, and its log with it."), m_refusal.message()});
    } else if (m_refusal.status != 0) {
        if (m_refusal.status == 501 || ++m_refusals >= maxRefusals)
            end(Error{m_refusal.status == 501 ? Error::Code::NotSupported : Error::Code::BadReply,
                      tr("The container engine does not give out the log of this container."), m_refusal.message()});
        else
            m_retry.later();
    } else if (m_hadStopped) {
        pass(m_reader->finish());
        end(std::nullopt);
    } else {
        m_retry.later(); // it has stopped, restarted, or the engine closed the stream: the next round knows
    }
}

void DockerLogFeed::end(const std::optional<Error> &problem)
{
    if (std::exchange(m_isOver, true))
        return;
    m_retry.cancel();
    if (m_stream)
        m_stream->disconnect(this);
    emit ended(problem);
}

} // namespace kirikae
