// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/lists/RowSync.h"
#include "models/switching/SwitchRecord.h"

namespace kirikae {

struct HistoryRow {
    SwitchRecord record;
    [[nodiscard]] QString key() const { return record.id; }
    bool operator==(const HistoryRow &) const = default;
};

/// Past switches of a node, newest first. Main thread.
class HistoryList : public RowSync<HistoryRow> {
    Q_OBJECT
public:
    enum Role { OutcomeRole = Qt::UserRole + 1, SecondsRole };

    using RowSync::RowSync;

    /// In the order the node gives them: oldest first.
    void show(const QList<SwitchRecord> &records);
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

    /// "29 Nov 09:12 · cold", with the outcome when it is not ready.
    static QString title(const SwitchRecord &record);
    /// The seed's five, in its order, with everything that counts as other added up.
    static QList<PhaseTime> seedPhases(const SwitchRecord &record);
};

} // namespace kirikae
