// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/daemon/DaemonLogFeed.h"

#include "models/core/JsonOptional.h"
#include "models/node/ApiJson.h"
#include "models/switching/SwitchJson.h"

namespace kirikae {

namespace {

constexpr Milliseconds firstPause{250};
constexpr Milliseconds lastPause{10'000};
constexpr Milliseconds longestSilence{40'000};
constexpr qsizetype largestRefusal = 64 * 1024;

bool mayTryAgain(Error::Code code)
{
    return code == Error::Code::LinkLost || code == Error::Code::Unreachable || code == Error::Code::TimedOut ||
           code == Error::Code::Cancelled;
}

} // namespace

DaemonLogFeed::DaemonLogFeed(DaemonCalls &calls, DaemonLink &link, const ServiceId &service, LogCursor from)
    : m_calls(&calls)
    , m_link(&link)
    , m_path("/v1/services/" + pathSegment(service) + "/log?from=")
    , m_cursor(from)
    , m_retry(
          firstPause, lastPause, [this] { begin(); }, this)
    , m_silence(this)
{
    m_silence.setSingleShot(true);
    m_silence.setInterval(longestSilence);
    connect(&m_silence, &QTimer::timeout, this, [this] {
        roundEnded(Error{Error::Code::LinkLost, tr("The log of the service is silent."), {}});
    });
    connect(&link, &DaemonLink::changed, this, &DaemonLogFeed::linkChanged);
    connect(&calls, &QObject::destroyed, this, [this] {
        end(Error{Error::Code::Cancelled, tr("The log is no longer followed."), {}});
    });
    begin();
}

DaemonLogFeed::~DaemonLogFeed() = default;

void DaemonLogFeed::begin()
{
    if (m_isOver || !m_calls || !m_link)
        return;
    m_waitsForLink = m_link->state().kind != LinkState::Kind::Connected;
    if (m_waitsForLink)
        return;
    m_refusedStatus = 0;
    m_refusal.clear();
    m_reader = std::make_unique<SseReader>();
    HttpRequest request = daemonRequest("GET", m_path + cursorToText(m_cursor));
    request.fields.append(HttpField{"Accept", "text/event-stream"});
    m_stream = m_calls->open(request);
    connect(m_stream.get(), &HttpStream::headReceived, this, [this](const HttpResponse &head) {
        if (!head.isSuccess())
            m_refusedStatus = head.status;
        m_silence.start();
    });
    connect(m_stream.get(), &HttpStream::bodyReceived, this, &DaemonLogFeed::take);
    connect(m_stream.get(), &HttpStream::ended, this, &DaemonLogFeed::roundEnded);
}

void DaemonLogFeed::linkChanged(const LinkState &link)
{
    if (link.kind != LinkState::Kind::Connected) {
        drop(); // it may hang as long as it likes: the next link brings a new one
        m_waitsForLink = true;
    } else if (m_waitsForLink) {
        begin();
    }
}

void DaemonLogFeed::drop()
{
    m_retry.cancel();
    m_silence.stop();
    if (m_stream)
        m_stream->disconnect(this);
    m_stream.reset();
}

void DaemonLogFeed::take(const QByteArray &piece)
{
    if (m_isOver)
        return;
    m_silence.start();
    if (m_refusedStatus != 0) {
        m_refusal += piece.left(largestRefusal - m_refusal.size());
        return;
    }
    const auto messages = m_reader->feed(piece);
    if (!messages)
        return end(messages.error());
    const QPointer<DaemonLogFeed> alive(this);
    for (const SseMessage &message : *messages) {
        read(message);
        if (!alive || m_isOver)
            return;
    }
}

void DaemonLogFeed::read(const SseMessage &message)
{
    const auto data = parseJson(message.data, SseReader::largestEvent);
    if (!data)
        return end(Error{Error::Code::BadReply, tr("The daemon told something that is not proper JSON."),
                         data.error().message});
    if (message.type == "ended") {
        const Json *error = objectAt(*data, "error");
        return end(error ? std::optional(errorFromJson(*error)) : std::nullopt);
    }
    if (message.type != "lines")
        return;
    QList<LogLine> lines;
    for (const Json &object : arrayAt(*data, "lines")) {
        lines.append(logLineFromJson(object));
        m_cursor.pass(lines.last());
    }
    m_cursor = cursorFromText(message.id).value_or(m_cursor);
    m_retry.reset();
    if (!lines.isEmpty())
        emit linesAdded(lines);
}

void DaemonLogFeed::roundEnded(const std::optional<Error> &problem)
{
    if (m_isOver || !m_calls)
        return;
    drop();
    const std::optional<Error> why = m_refusedStatus != 0 ? m_calls->problemOf(m_refusedStatus, m_refusal) : problem;
    if (why && !mayTryAgain(why->code))
        end(why);
    else
        m_retry.later();
}

void DaemonLogFeed::end(const std::optional<Error> &problem)
{
    if (std::exchange(m_isOver, true))
        return;
    drop();
    emit ended(problem);
}

} // namespace kirikae
