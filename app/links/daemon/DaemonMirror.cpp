// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/daemon/DaemonMirror.h"

#include "app/links/daemon/CleanJson.h"
#include "models/core/JsonOptional.h"
#include "models/node/NodeJson.h"

#include <QCoreApplication>
#include <QDateTime>

namespace kirikae {

namespace {

QByteArray runOf(const QByteArray &id)
{
    return id.left(std::max<qsizetype>(0, id.lastIndexOf('-')));
}

} // namespace

DaemonMirror::DaemonMirror()
    : m_state(std::make_unique<Json>())
{
}

DaemonMirror::~DaemonMirror() = default;

Result<DaemonMirror::News> DaemonMirror::take(const SseMessage &message)
{
    const bool isReset = message.type == "reset";
    const bool isState = message.type == "state";
    News news;
    if (!isReset && !isState && message.type != "event")
        return news; // a later daemon may tell more
    auto data = parseJson(message.data, SseReader::largestEvent);
    if (!data || !data->is_object())
        return fail(Error::Code::BadReply,
                    QCoreApplication::translate("DaemonMirror", "The daemon told something that is not proper JSON."),
                    data ? QString() : data.error().message);
    cleanJson(&*data);
    if (isReset) {
        if (const Json *state = objectAt(*data, "state"))
            *m_state = *state;
        for (const Json &event : arrayAt(*data, "events"))
            takeEvent(runOf(message.id), event, &news);
    } else if (isState && m_state->is_object()) {
        m_state->update(*data);
    } else if (!isState) {
        takeEvent(runOf(message.id), *data, &news);
    }
    news.isState = isReset || isState;
    return news;
}

void DaemonMirror::takeEvent(const QByteArray &run, const Json &object, News *news)
{
    const Event told = eventFromJson(object);
    if (run != m_run) {
        m_run = run;
        m_lastNumber = 0;
    }
    if (told.number <= m_lastNumber)
        return; // a reset tells the newest again
    m_lastNumber = told.number;
    news->events.append(m_events.add(told.timeMs, told.level, told.kind, told.text));
}

Event DaemonMirror::add(Event::Level level, const QString &kind, const QString &text)
{
    return m_events.add(QDateTime::currentMSecsSinceEpoch(), level, kind, text);
}

bool DaemonMirror::hasState() const
{
    return m_state->is_object();
}

Result<NodeState> DaemonMirror::state() const
{
    return nodeStateFromJson(*m_state);
}

} // namespace kirikae
