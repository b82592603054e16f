// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/daemon/SseReader.h"
#include "models/node/EventLog.h"
#include "models/node/NodeState.h"

#include <nlohmann/json_fwd.hpp>

#include <memory>

namespace kirikae {

/// What a daemon's event stream has told: the state's JSON as it was last changed, and the events. Events get numbers
/// of our own, because a daemon that is started again counts from 1. A plain object owned by DaemonNode.
class DaemonMirror {
public:
    DaemonMirror();
    ~DaemonMirror();
    DaemonMirror(const DaemonMirror &) = delete;
    DaemonMirror &operator=(const DaemonMirror &) = delete;

    /// What was new in a message.
    struct News {
        bool isState = false;
        QList<Event> events;
    };
    Result<News> take(const SseMessage &message);
    /// Something that happened on this side.
    Event add(Event::Level level, const QString &kind, const QString &text);

    [[nodiscard]] bool hasState() const;
    /// The state as the daemon tells it.
    [[nodiscard]] Result<NodeState> state() const;
    [[nodiscard]] const EventLog &events() const { return m_events; }

private:
    void takeEvent(const QByteArray &run, const nlohmann::json &object, News *news);

    std::unique_ptr<nlohmann::json> m_state;
    EventLog m_events;
    QByteArray m_run;         ///< of the daemon: its first part of the ids
    quint64 m_lastNumber = 0; ///< of this run's events
};

} // namespace kirikae
