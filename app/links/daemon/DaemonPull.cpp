// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/daemon/DaemonPull.h"

#include "models/core/JsonOptional.h"
#include "models/node/ApiJson.h"
#include "models/switching/SwitchJson.h"

namespace kirikae {

namespace {
constexpr qsizetype largestRefusal = 64 * 1024;
}

DaemonPull::DaemonPull(DaemonCalls &calls, const QString &image, std::function<void(PullProgress)> progress,
                       QObject *parent)
    : QObject(parent)
    , m_calls(calls)
    , m_report(std::move(progress))
{
    HttpRequest request = daemonRequest("POST", "/v1/images/pull", dumpJson({{"image", toJson(image)}}));
    request.fields.append(HttpField{"Accept", "text/event-stream"});
    m_stream = calls.open(request);
    connect(m_stream.get(), &HttpStream::headReceived, this, [this](const HttpResponse &head) {
        if (!head.isSuccess())
            m_refusedStatus = head.status;
    });
    connect(m_stream.get(), &HttpStream::bodyReceived, this, &DaemonPull::take);
    connect(m_stream.get(), &HttpStream::ended, this, &DaemonPull::streamEnded);
}

DaemonPull::~DaemonPull() = default;

void DaemonPull::take(const QByteArray &piece)
{
    if (m_refusedStatus != 0) {
        m_refusal += piece.left(largestRefusal - m_refusal.size());
        return;
    }
    const auto messages = m_reader.feed(piece);
    if (!messages)
        return streamEnded(messages.error());
    for (const SseMessage &message : *messages)
        read(message);
}

void DaemonPull::read(const SseMessage &message)
{
    const auto data = parseJson(message.data);
    if (!data)
        return;
    if (message.type == "progress" && m_report && !m_done.isSettled())
        m_report(pullProgressFromJson(*data));
    else if (message.type == "done")
        m_done.settle({});
    else if (message.type == "failed")
        m_done.settle(fail(errorFromJson(*data)));
}

void DaemonPull::streamEnded(const std::optional<Error> &problem)
{
    m_stream->disconnect(this);
    deleteLater();
    if (m_refusedStatus != 0)
        m_done.settle(fail(m_calls.problemOf(m_refusedStatus, m_refusal)));
    else if (problem)
        m_done.settle(fail(*problem));
    else
        m_done.settle(fail(Error::Code::LinkLost, tr("The daemon ended before the image was fetched.")));
}

} // namespace kirikae
