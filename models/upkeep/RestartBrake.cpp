// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/upkeep/RestartBrake.h"

#include "models/upkeep/LastWords.h"

namespace kirikae {

RestartBrake::RestartBrake(DirectNode &node, NodeOps &ops, QObject *parent)
    : QObject(parent)
    , m_node(node)
    , m_ops(ops)
{
    connect(&m_node, &Node::stateChanged, this, &RestartBrake::look);
    look(m_node.state());
}

void RestartBrake::look(const NodeState &state)
{
    if (!state.loaded)
        return; // without a link there are no services, and none of them has gone
    m_watched.removeIf(
        [&state](QMap<ServiceId, Watched>::iterator entry) { return state.service(entry.key()) == nullptr; });
    const qint64 nowMs = m_ops.clock().steadyMs();
    for (const Service &service : state.services) {
        if (service.foreign)
            continue;
        const bool isNew = !m_watched.contains(service.id);
        Watched &watched = m_watched[service.id];
        if (!isNew) {
            for (int i = watched.restartCount; i < service.restartCount; ++i)
                watched.risesMs.append(nowMs);
        }
        watched.restartCount = service.restartCount;
        watched.risesMs.removeIf([nowMs](qint64 timeMs) { return nowMs - timeMs > windowMs; });
        if (watched.risesMs.size() < mostRestarts || watched.isBraked)
            continue;
        watched.isBraked = true;
        brake(service);
    }
}

void RestartBrake::brake(const Service &service)
{
    whenDone(m_ops.setRestartPolicy(service.id, {}), this, [this, service](const Result<void> &done) {
        if (done) {
            explain(service,
                    tr("%1 ended and was started again %2 times within 10 minutes. It is not started again any "
                       "more.")
                        .arg(service.profileName)
                        .arg(mostRestarts));
            return;
        }
        if (m_watched.contains(service.id)) {
            m_watched[service.id].isBraked = false; // with the next restart
            m_watched[service.id].risesMs.removeFirst();
        }
        m_node.report(Event::Level::Warning, QStringLiteral("restart"),
                      tr("%1 is started again and again, and that could not be switched off: %2")
                          .arg(service.profileName, done.error().message));
    });
}

void RestartBrake::explain(const Service &service, const QString &what)
{
    auto *words = new LastWords(m_ops, service.id, this);
    whenDone(words->read(), this, [this, what](const Result<QString> &why) {
        const QString cause = why.value_or(QString());
        m_node.report(Event::Level::Problem, QStringLiteral("restart"),
                      cause.isEmpty() ? what : what + QLatin1Char(' ') + cause);
    });
}

} // namespace kirikae
