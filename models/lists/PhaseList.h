// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/lists/RowSync.h"
#include "models/switching/SwitchProgress.h"
#include "models/switching/SwitchRecord.h"

namespace kirikae {

struct PhaseRow {
    PhaseProgress progress;
    std::optional<double> from; ///< where the phase lies in the whole, 0..1; only when it is over
    double share = 0;
    [[nodiscard]] QString key() const { return phaseId(progress.phase); }
    bool operator==(const PhaseRow &) const = default;
};

/// The phases of the switch under way, or of one that has ended, in drawing order. Main thread.
class PhaseList : public RowSync<PhaseRow> {
    Q_OBJECT
public:
    enum Role {
        StatusRole = Qt::UserRole + 1,
        PhaseRole,
        SecondsRole,
        UsualRole,
        FractionRole,
        DetailRole,
        FromRole,
        ShareRole
    };

    using RowSync::RowSync;

    void show(const QList<PhaseProgress> &phases);
    /// `usual` gives the second column; phases that did not happen are left out.
    void show(const SwitchRecord &record, const QList<PhaseTime> &usual = {});
    /// Phases that were read from a log; `failed` = the start ended in the last one.
    void show(const QList<PhaseTime> &phases, bool failed, const QList<PhaseTime> &usual = {});
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

    static QString statusText(PhaseProgress::Status status);
};

} // namespace kirikae
