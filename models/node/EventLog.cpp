// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/node/EventLog.h"

#include "models/core/Text.h"

namespace kirikae {

namespace {
constexpr qsizetype longestText = 1000;
}

Event EventLog::add(qint64 timeMs, Event::Level level, const QString &kind, const QString &text)
{
    const Event event{++m_last, timeMs, level, kind, cleanText(text, longestText)};
    m_events.append(event);
    if (m_events.size() > kept)
        m_events.removeFirst();
    return event;
}

QList<Event> EventLog::after(quint64 number) const
{
    if (m_events.isEmpty() || number >= m_last)
        return {};
    const quint64 first = m_events.first().number;
    return number < first ? m_events : m_events.mid(static_cast<qsizetype>(number - first + 1));
}

} // namespace kirikae
