// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/daemon/DaemonNode.h"

#include "app/links/daemon/DaemonLogFeed.h"
#include "app/links/daemon/DaemonPull.h"
#include "app/links/daemon/DaemonStart.h"
#include "models/core/JsonOptional.h"
#include "models/node/ApiJson.h"
#include "models/node/NodeJson.h"
#include "models/profile/ProfileJson.h"
#include "models/switching/SwitchHistory.h"

#include <algorithm>

namespace kirikae {

using namespace Qt::StringLiterals;

namespace {

constexpr Milliseconds planDeadline{120'000}; // the daemon may have to read a model's files first
constexpr Milliseconds actDeadline{120'000};  // a stop waits for its grace, a chat for its answer longer
constexpr Milliseconds chatDeadline{660'000};
constexpr Milliseconds askDeadline{30'000};

HttpRequest within(HttpRequest request, Milliseconds deadline)
{
    request.deadline = deadline;
    return request;
}

QByteArray profilePath(const QString &id)
{
    return "/v1/profiles/" + pathSegment(id);
}

QByteArray quoted(const QString &etag)
{
    return '"' + etag.toUtf8() + '"';
}

} // namespace

DaemonNode::DaemonNode(const QString &name, const DaemonDoor &door, Asker &asker, const DaemonTimings &timings,
                       QObject *parent)
    : Node(parent)
    , m_host(door.host)
    , m_isOpenToAll(door.isOpenToAll)
    , m_calls(door)
    , m_link(door, m_calls, asker, timings, nullptr)
{
    if (m_host)
        m_tunnels.emplace(*m_host);
    m_told.name = name;
    m_pushTimer.setSingleShot(true);
    connect(&m_pushTimer, &QTimer::timeout, this, [this] {
        refresh();
        emit stateChanged(m_state);
    });
    connect(&m_link, &DaemonLink::changed, this, &DaemonNode::linkChanged);
    connect(&m_link, &DaemonLink::messageReceived, this, &DaemonNode::messageReceived);
    refresh();
}

DaemonNode::~DaemonNode() = default;

void DaemonNode::linkChanged(const LinkState &link)
{
    const LinkState::Kind before = std::exchange(m_lastKind, link.kind);
    if (link.kind != before) {
        if (link.kind == LinkState::Kind::Connected)
            report(Event::Level::Info, tr("Connected: %1").arg(link.text));
        else if (before == LinkState::Kind::Connected || link.kind == LinkState::Kind::Failed)
            report(Event::Level::Warning, link.error ? link.error->message : tr("The connection has ended."));
    }
    refresh();
    pushSoon();
}

void DaemonNode::messageReceived(const SseMessage &message)
{
    const auto news = m_mirror.take(message);
    if (!news) {
        report(Event::Level::Problem, news.error().message);
        return;
    }
    for (const Event &event : news->events)
        emit eventAdded(event);
    if (!news->isState)
        return;
    m_hasNews = true;
    pushSoon();
}

void DaemonNode::report(Event::Level level, const QString &text)
{
    emit eventAdded(m_mirror.add(level, u"link"_s, text));
}

void DaemonNode::refresh()
{
    if (std::exchange(m_hasNews, false)) {
        const QString name = m_told.name;
        if (const auto told = m_mirror.state())
            m_told = *told;
        else
            report(Event::Level::Problem, tr("The daemon's state cannot be read: %1").arg(told.error().message));
        m_told.name = name;
    }
    m_state = m_told;
    m_state.link = m_link.state();
    for (const QString &capability : m_link.hello().capabilities) {
        if (!m_state.capabilities.contains(capability))
            m_state.capabilities.append(capability);
    }
    m_state.capabilities.removeAll(u"tunnel"_s);
    if (m_tunnels)
        m_state.capabilities.append(u"tunnel"_s);
    if (m_isOpenToAll)
        m_state.capabilities.append(u"plain_http"_s);
    if (m_state.link.kind != LinkState::Kind::Connected) {
        m_state.loaded = false;
        if (m_state.activeSwitch && m_state.link.kind != LinkState::Kind::Idle)
            m_state.activeSwitch->linkLost = true;
    }
}

void DaemonNode::pushSoon()
{
    if (!m_pushTimer.isActive())
        m_pushTimer.start(0);
}

template <class T, class Read>
Pending<T> DaemonNode::ask(const HttpRequest &request, Read read)
{
    const Once<T> done;
    whenDone(m_calls.send(request), this, [done, read](const Result<Json> &answer) {
        done.settle(answer ? read(*answer) : Result<T>(fail(answer.error())));
    });
    return done.future();
}

Pending<void> DaemonNode::tell(const HttpRequest &request)
{
    return ask<void>(request, [](const Json &) { return Result<void>(); });
}

Pending<SwitchPlan> DaemonNode::plan(const SwitchRequest &request)
{
    auto http = within(daemonRequest("POST", "/v1/plan", dumpJson(switchRequestToJson(request))), planDeadline);
    http.repeatable = true;
    return ask<SwitchPlan>(http, planFromJson);
}

Pending<QString> DaemonNode::startSwitch(const SwitchRequest &request)
{
    const auto *start = new DaemonStart(m_calls, m_link, request, this);
    return start->answer();
}

Pending<void> DaemonNode::cancelSwitch(const QString &switchId)
{
    auto http = within(daemonRequest("POST", "/v1/switches/" + pathSegment(switchId) + "/cancel"), askDeadline);
    http.repeatable = true;
    return tell(http);
}

Pending<void> DaemonNode::stopService(const ServiceId &service)
{
    return tell(within(daemonRequest("POST", "/v1/services/" + pathSegment(service) + "/stop"), actDeadline));
}

Pending<QString> DaemonNode::saveProfile(const Profile &profile, const QString &etag)
{
    auto http = within(daemonRequest("PUT", profilePath(profile.id), profileToJson(profile)), askDeadline);
    http.repeatable = false; // a second one would find the file changed, by the first
    if (etag.isEmpty())
        http.fields.append(HttpField{"If-None-Match", "*"});
    else
        http.fields.append(HttpField{"If-Match", quoted(etag)});
    return ask<QString>(http, [](const Json &answer) -> Result<QString> { return textAt(answer, "etag"); });
}

Pending<void> DaemonNode::removeProfile(const QString &id)
{
    return tell(within(daemonRequest("DELETE", profilePath(id)), askDeadline));
}

Pending<QStringList> DaemonNode::secretNames()
{
    return ask<QStringList>(daemonRequest("GET", "/v1/secrets"),
                            [](const Json &answer) -> Result<QStringList> { return stringsAt(answer, "names"); });
}

Pending<void> DaemonNode::saveSecret(const QString &name, const QString &value)
{
    const QByteArray path = "/v1/secrets/" + pathSegment(name);
    return tell(value.isEmpty() ? daemonRequest("DELETE", path)
                                : daemonRequest("PUT", path, dumpJson({{"value", toJson(value)}})));
}

Pending<void> DaemonNode::pullImage(const QString &image, std::function<void(PullProgress)> progress)
{
    const auto *pull = new DaemonPull(m_calls, image, std::move(progress), this);
    return pull->answer();
}

std::unique_ptr<LogFeed> DaemonNode::openLog(const ServiceId &service, LogCursor from)
{
    return std::make_unique<DaemonLogFeed>(m_calls, m_link, service, from);
}

Pending<QList<SwitchRecord>> DaemonNode::history(int newest)
{
    const int wanted = std::clamp(newest, 1, SwitchHistory::kept);
    const auto http = within(daemonRequest("GET", "/v1/history?newest=" + QByteArray::number(wanted)), askDeadline);
    return ask<QList<SwitchRecord>>(http, [](const Json &answer) -> Result<QList<SwitchRecord>> {
        QList<SwitchRecord> records;
        for (const Json &object : arrayAt(answer, "records")) {
            if (const auto record = recordFromJsonValue(object))
                records.append(*record);
        }
        return records;
    });
}

Pending<ChatAnswer> DaemonNode::chat(const ServiceId &service, const QString &prompt)
{
    const auto http = within(
        daemonRequest("POST", "/v1/services/" + pathSegment(service) + "/chat", dumpJson({{"prompt", toJson(prompt)}})),
        chatDeadline);
    return ask<ChatAnswer>(http, [](const Json &answer) -> Result<ChatAnswer> { return chatAnswerFromJson(answer); });
}

Pending<quint16> DaemonNode::openTunnel(quint16 port)
{
    if (!m_tunnels)
        return readyError<quint16>({Error::Code::NotSupported,
                                    tr("A tunnel needs SSH to the node; this way leads only to its daemon. Add the "
                                       "node by its SSH name."),
                                    {}});
    const Result<quint16> local = m_tunnels->open(port);
    return local ? ready(*local) : readyError<quint16>(local.error());
}

Pending<void> DaemonNode::saveUpkeep(const UpkeepSettings &settings)
{
    auto http = within(daemonRequest("PATCH", "/v1/settings", dumpJson(upkeepSettingsToJson(settings))), askDeadline);
    http.repeatable = true; // all of them are said each time
    return tell(http);
}

void DaemonNode::closeTunnel(quint16 port)
{
    if (m_tunnels)
        m_tunnels->close(port);
}

} // namespace kirikae
