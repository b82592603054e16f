// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/daemon/DaemonLink.h"

#include "models/core/Json.h"
#include "models/core/Log.h"

#include <algorithm>

namespace kirikae {

namespace {

constexpr int mostQuestions = 3;
constexpr qsizetype largestRefusal = 64 * 1024;

/// The others do not get better by themselves.
bool mayTryAgain(Error::Code code)
{
    switch (code) {
    case Error::Code::AuthRefused:
    case Error::Code::BadInput:
    case Error::Code::BadReply:
    case Error::Code::Denied:
    case Error::Code::HostKeyUnknown:
    case Error::Code::NotSupported:
    case Error::Code::VersionMismatch: return false;
    default: return true;
    }
}

} // namespace

DaemonLink::DaemonLink(const DaemonDoor &door, DaemonCalls &calls, Asker &asker, DaemonTimings timings, QObject *parent)
    : QObject(parent)
    , m_door(door)
    , m_calls(calls)
    , m_asker(asker)
    , m_timings(timings)
    , m_retry(
          timings.firstRetry, timings.lastRetry, [this] { attempt(); }, this)
    , m_silence(this)
{
    m_link.text = m_door.text;
    m_silence.setSingleShot(true);
    m_silence.setInterval(m_timings.silence);
    connect(&m_silence, &QTimer::timeout, this, [this] {
        lose({Error::Code::LinkLost,
              tr("Nothing was heard of the daemon for %1 seconds.").arg(m_timings.silence.count() / 1000),
              {}});
    });
    if (m_door.host)
        connect(m_door.host.get(), &Host::linkChanged, this, &DaemonLink::hostChanged);
}

DaemonLink::~DaemonLink() = default;

void DaemonLink::open()
{
    if (m_link.kind == LinkState::Kind::Connecting || m_link.kind == LinkState::Kind::Connected)
        return;
    m_isOpen = true;
    m_mayAsk = true;
    m_asked = 0;
    m_retry.reset();
    attempt();
}

void DaemonLink::close()
{
    m_isOpen = false;
    drop();
    m_lastId.clear();
    m_calls.setToken({});
    setLink(LinkState::Kind::Idle);
}

/// Ends what is under way; nothing of it is heard any more.
void DaemonLink::drop()
{
    ++m_round;
    m_retry.cancel();
    m_silence.stop();
    if (m_stream)
        m_stream->disconnect(this);
    m_stream.reset();
    m_calls.closeIdle();
}

void DaemonLink::attempt()
{
    drop();
    m_waitsForHost = false;
    if (m_door.host && m_door.host->link().kind != LinkState::Kind::Connected) {
        hostChanged(m_door.host->link());
        return;
    }
    setLink(LinkState::Kind::Connecting, m_link.error);
    greet(); // without a token at first: nobody is asked for one that leads nowhere
}

void DaemonLink::askForToken()
{
    Question question;
    question.kind = Question::Kind::Token;
    question.node = m_door.tokenFor;
    question.text = m_asked == 0 ? QString() : tr("The daemon did not accept this token.");
    question.fields = {{tr("Access token of %1:").arg(m_door.tokenFor), false}};
    ++m_asked;
    whenDone(m_asker.ask(question), this, [this, round = m_round](const Result<QStringList> &answers) {
        if (round != m_round)
            return;
        const QString token = answers ? answers->value(0).trimmed() : QString();
        if (!answers)
            return lose({Error::Code::AuthRefused,
                         answers.error().message.isEmpty() ? tr("The daemon asks for its access token.")
                                                           : answers.error().message,
                         answers.error().detail});
        m_calls.setToken(token);
        greet();
    });
}

void DaemonLink::greet()
{
    m_roundTrip.start();
    whenDone(m_calls.send(daemonRequest("GET", "/v1/hello")), this,
             [this, round = m_round](const Result<Json> &answer) {
                 if (round == m_round)
                     greeted(answer ? readHello(*answer) : Result<DaemonHello>(fail(greetingProblem(answer.error()))));
             });
}

void DaemonLink::greeted(const Result<DaemonHello> &hello)
{
    if (!hello) {
        const bool isRefused = hello.error().code == Error::Code::AuthRefused && !m_door.tokenFor.isEmpty();
        if (!isRefused || !m_mayAsk || m_asked >= mostQuestions)
            return lose(hello.error());
        m_calls.setToken({});
        return askForToken();
    }
    m_hello = *hello;
    if (m_door.host)
        m_link.latencyMs = m_door.host->link().latencyMs;
    else
        m_link.latencyMs = static_cast<double>(m_roundTrip.nsecsElapsed()) / 1e6;
    listen();
}

void DaemonLink::listen()
{
    HttpRequest request = daemonRequest("GET", "/v1/events");
    request.fields.append(HttpField{"Accept", "text/event-stream"});
    if (!m_lastId.isEmpty())
        request.fields.append(HttpField{"Last-Event-ID", m_lastId});
    m_refusedStatus = 0;
    m_refusal.clear();
    m_reader = std::make_unique<SseReader>();
    m_stream = m_calls.open(request);
    connect(m_stream.get(), &HttpStream::headReceived, this, &DaemonLink::headReceived);
    connect(m_stream.get(), &HttpStream::bodyReceived, this, &DaemonLink::take);
    connect(m_stream.get(), &HttpStream::ended, this, &DaemonLink::streamEnded);
}

void DaemonLink::headReceived(const HttpResponse &head)
{
    if (!head.isSuccess()) {
        m_refusedStatus = head.status;
        return;
    }
    if (!head.field("Content-Type").startsWith("text/event-stream")) {
        lose({Error::Code::BadReply, tr("The daemon's events are not an event stream."), {}});
        return;
    }
    m_mayAsk = false;
    m_silence.start();
    setLink(LinkState::Kind::Connected);
}

void DaemonLink::take(const QByteArray &piece)
{
    if (m_refusedStatus != 0) {
        m_refusal += piece.left(largestRefusal - m_refusal.size());
        return;
    }
    m_silence.start();
    const auto messages = m_reader->feed(piece);
    if (!messages)
        return lose(messages.error());
    if (const auto wanted = m_reader->retryMs())
        m_retry.setFirst(std::clamp(Milliseconds(*wanted), m_timings.firstRetry, m_timings.lastRetry));
    const int round = m_round;
    for (const SseMessage &message : *messages) {
        m_retry.reset();
        m_lastId = message.id;
        emit messageReceived(message);
        if (round != m_round)
            return; // closed by whoever heard of it
    }
}

void DaemonLink::streamEnded(const std::optional<Error> &problem)
{
    if (m_refusedStatus != 0)
        lose(m_calls.problemOf(m_refusedStatus, m_refusal));
    else if (problem)
        lose(*problem);
    else
        lose({Error::Code::LinkLost, tr("The daemon has ended, or is being restarted."), {}});
}

void DaemonLink::lose(const Error &error)
{
    qCInfo(logNode) << "the link to the daemon:" << error.message;
    drop();
    m_link.latencyMs.reset();
    if (!mayTryAgain(error.code)) {
        setLink(LinkState::Kind::Failed, error);
    } else if (m_door.host && m_door.host->link().kind != LinkState::Kind::Connected) {
        hostChanged(m_door.host->link());
    } else {
        const Milliseconds pause = m_retry.later();
        setLink(LinkState::Kind::Reconnecting, error, static_cast<int>((pause.count() + 999) / 1000));
    }
}

/// While the way to the machine is away, its own link tells how it goes on.
void DaemonLink::hostChanged(const LinkState &link)
{
    if (!m_isOpen)
        return;
    if (link.kind != LinkState::Kind::Connected) {
        drop();
        m_waitsForHost = true;
        m_link.latencyMs.reset();
        setLink(link.kind, link.error, link.retryInSeconds);
    } else if (m_link.kind == LinkState::Kind::Connected) {
        m_link.latencyMs = link.latencyMs;
        emit changed(m_link);
    } else if (m_waitsForHost) {
        m_retry.reset();
        attempt();
    }
}

void DaemonLink::setLink(LinkState::Kind kind, const std::optional<Error> &error, int retryInSeconds)
{
    LinkState next = m_link;
    next.kind = kind;
    next.error = error;
    next.retryInSeconds = retryInSeconds;
    if (next == m_link)
        return;
    m_link = next;
    emit changed(m_link);
}

} // namespace kirikae
