// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/engine/DockerEvents.h"

#include "app/links/engine/Rfc3339.h"
#include "models/core/Json.h"
#include "models/core/Log.h"

#include <QTimer>
#include <QUrl>

namespace kirikae {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype maxEventBytes = 1024 * 1024;

QByteArray eventsPath(qint64 sinceNs)
{
    const Json filters = {{"type", Json::array({"container"})},
                          {"event", Json::array({"create", "start", "restart", "die", "oom", "destroy", "pause",
                                                 "unpause", "rename", "update"})}};
    QByteArray path = "/events?filters=" + QUrl::toPercentEncoding(QString::fromUtf8(dumpJson(filters)));
    if (sinceNs > 0)
        path += "&since=" + dockerSeconds(sinceNs);
    return path;
}

} // namespace

DockerEvents::DockerEvents(DockerApi &api, Host &host, QObject *parent)
    : QObject(parent)
    , m_api(api)
    , m_retry(
          host, [this] { open(); }, this)
{
}

DockerEvents::~DockerEvents() = default;

void DockerEvents::start()
{
    m_isOn = true;
    m_retry.cancel();
    open();
}

void DockerEvents::stop()
{
    m_isOn = false;
    m_retry.cancel();
    m_stream.reset();
    m_lastNs = 0;
}

void DockerEvents::open()
{
    if (!m_isOn)
        return;
    m_pending.clear();
    m_stream = m_api.open("GET", eventsPath(m_lastNs));
    connect(m_stream.get(), &HttpStream::headReceived, this, [this](const HttpResponse &head) {
        if (!head.isSuccess())
            return;
        m_retry.reset();
        emit containersChanged(); // whatever happened while nobody listened
    });
    connect(m_stream.get(), &HttpStream::bodyReceived, this, &DockerEvents::take);
    connect(m_stream.get(), &HttpStream::ended, this, [this](const std::optional<Error> &problem) {
        qCInfo(logOps) << "the event stream ended:" << (problem ? problem->message : QString());
        m_retry.later();
    });
}

void DockerEvents::take(const QByteArray &piece)
{
    m_pending += piece;
    qsizetype at = 0;
    for (qsizetype end = m_pending.indexOf('\n'); end >= 0; end = m_pending.indexOf('\n', at)) {
        readLine(m_pending.mid(at, end - at));
        at = end + 1;
    }
    m_pending.remove(0, at);
    if (m_pending.size() > maxEventBytes)
        m_pending.clear();
    if (at > 0)
        emit containersChanged();
}

void DockerEvents::readLine(const QByteArray &line)
{
    const auto event = parseJson(line);
    if (!event)
        return;
    m_lastNs = std::max(m_lastNs, integerAt(*event, "timeNano").value_or(0));
    // That memory ran out may be noted some time after the end.
    if (stringAt(*event, "Action") == u"die"_s) {
        for (const Milliseconds later : {Milliseconds(200), Milliseconds(1000), Milliseconds(3000)})
            QTimer::singleShot(later, m_stream.get(), [this] { emit containersChanged(); });
    }
}

} // namespace kirikae
