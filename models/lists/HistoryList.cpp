// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/lists/HistoryList.h"

#include "models/lists/Words.h"

#include <QSet>

#include <algorithm>

namespace kirikae {

void HistoryList::show(const QList<SwitchRecord> &records)
{
    QList<HistoryRow> rows;
    QSet<QString> seen;
    for (auto record = records.crbegin(); record != records.crend(); ++record) {
        if (!seen.contains(record->id)) // completed: the later line of the same switch counts
            rows.append({*record});
        seen.insert(record->id);
    }
    sync(rows);
}

QVariant HistoryList::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const SwitchRecord &record = rows()[index.row()].record;
    switch (role) {
    case Qt::DisplayRole: return QStringLiteral("%1 · %2").arg(record.profileName, title(record));
    case Qt::AccessibleTextRole:
        return QStringLiteral("%1, %2, %3, %4")
            .arg(record.profileName, title(record), durationText(record.totalSeconds), outcomeText(record));
    case OutcomeRole: return static_cast<int>(record.outcome);
    case SecondsRole: return record.totalSeconds;
    default: return {};
    }
}

QString HistoryList::title(const SwitchRecord &record)
{
    QStringList parts{shortTime(record.startedMs)};
    if (record.outcome != Outcome::Ready)
        parts << outcomeText(record);
    else if (record.warm)
        parts << (*record.warm ? tr("warm") : tr("cold"));
    return parts.join(QStringLiteral(" · "));
}

QList<PhaseTime> HistoryList::seedPhases(const SwitchRecord &record)
{
    QList<PhaseTime> five{{Phase::Weights, 0},
                          {Phase::EncoderProfiling, 0},
                          {Phase::MambaWarmup, 0},
                          {Phase::GraphKernel, 0},
                          {Phase::Other, 0}};
    for (const PhaseTime &time : record.phases) {
        const auto same =
            std::find_if(five.begin(), five.end(), [&](const PhaseTime &one) { return one.phase == time.phase; });
        (same == five.end() ? five.last() : *same).seconds += time.seconds;
    }
    return five;
}

} // namespace kirikae
