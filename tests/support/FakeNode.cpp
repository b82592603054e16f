// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/FakeNode.h"

#include <QTimer>

namespace kirikae {

void FakeLogFeed::say(const QList<LogLine> &lines)
{
    for (const LogLine &line : lines)
        m_cursor.pass(line);
    emit linesAdded(lines);
}

void FakeNode::set(const NodeState &state)
{
    m_state = state;
    emit stateChanged(m_state);
}

QList<Event> FakeNode::events(quint64 after) const
{
    QList<Event> all{{1, 1'796'000'000'000, Event::Level::Info, QStringLiteral("link"), QStringLiteral("Connected")},
                     {2, 1'796'000'060'000, Event::Level::Warning, QStringLiteral("memory"),
                      QStringLiteral("Less than 12.0 GiB are available")}};
    all.removeIf([after](const Event &event) { return event.number <= after; });
    return all;
}

Pending<void> FakeNode::saveUpkeep(const UpkeepSettings &settings)
{
    lastUpkeep = settings;
    return act(QStringLiteral("saveUpkeep"));
}

Pending<void> FakeNode::act(const QString &call)
{
    calls << call;
    if (!nextError)
        return ready();
    const Error error = *nextError;
    nextError.reset();
    return readyError<void>(error);
}

Pending<SwitchPlan> FakeNode::plan(const SwitchRequest &request)
{
    calls << QStringLiteral("plan ") + request.profileId;
    return nextPlan ? ready(*nextPlan) : readyError<SwitchPlan>(nextPlan.error());
}

Pending<QString> FakeNode::startSwitch(const SwitchRequest &request)
{
    calls << QStringLiteral("startSwitch ") + request.profileId;
    lastRequest = request;
    if (!nextError)
        return ready(QStringLiteral("switch-1"));
    const Error error = *nextError;
    nextError.reset();
    return readyError<QString>(error);
}

Pending<void> FakeNode::cancelSwitch(const QString &switchId)
{
    return act(QStringLiteral("cancelSwitch ") + switchId);
}

Pending<void> FakeNode::stopService(const ServiceId &service)
{
    return act(QStringLiteral("stopService ") + service);
}

Pending<QString> FakeNode::saveProfile(const Profile &profile, const QString &etag)
{
    calls << QStringLiteral("saveProfile %1 %2").arg(profile.id, etag);
    lastSaved = profile;
    return ready(QStringLiteral("etag-2"));
}

Pending<void> FakeNode::removeProfile(const QString &id)
{
    return act(QStringLiteral("removeProfile ") + id);
}

Pending<QStringList> FakeNode::secretNames()
{
    return ready(QStringList{QStringLiteral("HF_TOKEN")});
}

Pending<void> FakeNode::saveSecret(const QString &name, const QString &)
{
    return act(QStringLiteral("saveSecret ") + name);
}

Pending<void> FakeNode::pullImage(const QString &image, std::function<void(PullProgress)> progress)
{
    progress({GiB, 4 * GiB, QStringLiteral("downloading")});
    return act(QStringLiteral("pullImage ") + image);
}

std::unique_ptr<LogFeed> FakeNode::openLog(const ServiceId &service, LogCursor)
{
    calls << QStringLiteral("openLog ") + service;
    auto feed = std::make_unique<FakeLogFeed>();
    QTimer::singleShot(0, feed.get(), [feed = feed.get(), lines = logLines] { feed->say(lines); });
    return feed;
}

Pending<QList<SwitchRecord>> FakeNode::history(int)
{
    return ready(records);
}

Pending<ChatAnswer> FakeNode::chat(const ServiceId &service, const QString &prompt)
{
    calls << QStringLiteral("chat %1 %2").arg(service, prompt);
    return nextChat ? ready(*nextChat) : readyError<ChatAnswer>(nextChat.error());
}

Pending<quint16> FakeNode::openTunnel(quint16 port)
{
    calls << QStringLiteral("openTunnel %1").arg(port);
    return ready(static_cast<quint16>(40'000 + port % 1000));
}

void FakeNode::closeTunnel(quint16 port)
{
    calls << QStringLiteral("closeTunnel %1").arg(port);
}

} // namespace kirikae
