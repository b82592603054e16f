// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/lists/PhaseList.h"

#include <algorithm>

namespace kirikae {

using Status = PhaseProgress::Status;

void PhaseList::show(const QList<PhaseProgress> &phases)
{
    QList<PhaseRow> rows;
    for (const PhaseProgress &phase : phases)
        rows.append({phase, std::nullopt, 0});
    sync(rows);
}

void PhaseList::show(const SwitchRecord &record, const QList<PhaseTime> &usual)
{
    show(record.phases, record.outcome != Outcome::Ready, usual);
}

void PhaseList::show(const QList<PhaseTime> &phases, bool failed, const QList<PhaseTime> &usual)
{
    double total = 0;
    for (const PhaseTime &time : phases)
        total += time.seconds;
    double from = 0;
    QList<PhaseRow> rows;
    for (qsizetype i = 0; i < phases.size(); ++i) {
        const PhaseTime &time = phases[i];
        const bool isWhereItEnded = failed && i == phases.size() - 1;
        PhaseProgress phase;
        phase.phase = time.phase;
        phase.status = isWhereItEnded ? Status::Failed : Status::Done;
        phase.seconds = time.seconds;
        const auto same =
            std::find_if(usual.begin(), usual.end(), [&](const PhaseTime &other) { return other.phase == time.phase; });
        if (same != usual.end())
            phase.usualSeconds = same->seconds;
        if (!isWhereItEnded)
            phase.fraction = 1.0;
        rows.append(
            {phase, total > 0 ? std::optional(from / total) : std::nullopt, total > 0 ? time.seconds / total : 0});
        from += time.seconds;
    }
    sync(rows);
}

QVariant PhaseList::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const PhaseProgress &phase = rows()[index.row()].progress;
    switch (role) {
    case Qt::DisplayRole: return phaseName(phase.phase);
    case Qt::AccessibleTextRole: {
        QStringList parts{phaseName(phase.phase), statusText(phase.status)};
        if (phase.status == Status::Running && phase.fraction)
            parts << tr("%1 %").arg(static_cast<int>(*phase.fraction * 100));
        if (phase.seconds > 0)
            parts << durationText(phase.seconds);
        if (phase.usualSeconds)
            parts << tr("usual %1").arg(durationText(*phase.usualSeconds));
        parts << phase.detail;
        parts.removeAll(QString());
        return parts.join(QStringLiteral(", "));
    }
    case StatusRole: return static_cast<int>(phase.status);
    case PhaseRole: return static_cast<int>(phase.phase);
    case SecondsRole: return phase.seconds;
    case UsualRole: return phase.usualSeconds ? QVariant(*phase.usualSeconds) : QVariant();
    case FractionRole: return phase.fraction ? QVariant(*phase.fraction) : QVariant();
    case DetailRole: return phase.detail;
    case FromRole: return rows()[index.row()].from ? QVariant(*rows()[index.row()].from) : QVariant();
    case ShareRole: return rows()[index.row()].share;
    default: return {};
    }
}

Qt::ItemFlags PhaseList::flags(const QModelIndex &index) const
{
    return index.isValid() ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren : Qt::NoItemFlags;
}

QString PhaseList::statusText(Status status)
{
    switch (status) {
    case Status::Waiting: return tr("waiting");
    case Status::Running: return tr("running");
    case Status::Done: return tr("done");
    case Status::Failed: return tr("failed");
    case Status::Skipped: break;
    }
    return tr("skipped");
}

} // namespace kirikae
