// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/node/Event.h"

#include <QList>

namespace kirikae {

/// The newest 2,000 events of a node, numbered without gaps. Owned by a node; main thread.
class EventLog {
public:
    static constexpr int kept = 2000;

    /// Numbers the event and keeps it; the oldest goes when the ring is full.
    Event add(qint64 timeMs, Event::Level level, const QString &kind, const QString &text);
    /// Events with a number above `number`, oldest first.
    [[nodiscard]] QList<Event> after(quint64 number) const;
    [[nodiscard]] quint64 lastNumber() const { return m_last; }

private:
    QList<Event> m_events;
    quint64 m_last = 0;
};

} // namespace kirikae
