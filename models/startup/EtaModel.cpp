// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/startup/EtaModel.h"

#include <algorithm>

namespace kirikae {

namespace {

std::optional<double> median(QList<double> values)
{
    if (values.isEmpty())
        return std::nullopt;
    std::sort(values.begin(), values.end());
    const qsizetype middle = values.size() / 2;
    return values.size() % 2 == 1 ? values[middle] : (values[middle - 1] + values[middle]) / 2;
}

} // namespace

void EtaModel::add(const QList<PhaseTime> &phases)
{
    double total = 0;
    for (const PhaseTime &time : phases) {
        m_seconds[time.phase].append(time.seconds);
        total += time.seconds;
    }
    m_totals.append(total);
    ++m_runs;
}

std::optional<double> EtaModel::usualSeconds(Phase phase) const
{
    return median(m_seconds.value(phase));
}

std::optional<double> EtaModel::usualTotalSeconds() const
{
    return median(m_totals);
}

} // namespace kirikae
