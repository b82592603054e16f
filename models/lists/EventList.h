// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/lists/RowSync.h"
#include "models/node/Event.h"

namespace kirikae {

struct EventRow {
    Event event;
    [[nodiscard]] QString key() const { return QString::number(event.number); }
    bool operator==(const EventRow &) const = default;
};

/// What happened on a node, newest first, the last few hundred. Main thread.
class EventList : public RowSync<EventRow> {
    Q_OBJECT
public:
    using RowSync::RowSync;

    /// In the order of their numbers.
    void show(const QList<Event> &events);
    void add(const Event &event);
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
};

} // namespace kirikae
