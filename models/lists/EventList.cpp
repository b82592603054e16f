// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/lists/EventList.h"

#include "models/lists/Words.h"

namespace kirikae {

namespace {
constexpr qsizetype mostEvents = 300;
}

void EventList::show(const QList<Event> &events)
{
    QList<EventRow> rows;
    for (auto event = events.crbegin(); event != events.crend() && rows.size() < mostEvents; ++event)
        rows.append({*event});
    sync(rows);
}

void EventList::add(const Event &event)
{
    QList<EventRow> next = rows();
    if (!next.isEmpty() && next.first().event.number >= event.number)
        return;
    next.prepend({event});
    if (next.size() > mostEvents)
        next.removeLast();
    sync(next);
}

QVariant EventList::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Event &event = rows()[index.row()].event;
    if (role == Qt::ToolTipRole)
        return plainToolTip(event.text);
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole)
        return {};
    const QString text = QStringLiteral("%1  %2").arg(shortTime(event.timeMs), event.text);
    switch (event.level) {
    case Event::Level::Problem: return tr("%1 (problem)").arg(text);
    case Event::Level::Warning: return tr("%1 (warning)").arg(text);
    case Event::Level::Info: break;
    }
    return text;
}

} // namespace kirikae
