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

void EtaModel::add(const QList<PhaseTime> &phases, std::optional<bool> warm)
{
    Run run;
    run.warm = warm;
    for (const PhaseTime &time : phases) {
        run.seconds[time.phase] += time.seconds;
        run.total += time.seconds;
    }
    m_runs.append(run);
}

/// Of the runs of the expected kind; of all when none of them is known to be of that kind.
QList<double> EtaModel::collect(const std::function<std::optional<double>(const Run &)> &value) const
{
    const bool isKnown =
        std::any_of(m_runs.cbegin(), m_runs.cend(), [this](const Run &run) { return run.warm == m_isWarm; });
    QList<double> values;
    for (const Run &run : m_runs) {
        if (isKnown && run.warm != m_isWarm)
            continue;
        if (const auto seconds = value(run))
            values.append(*seconds);
    }
    return values;
}

std::optional<double> EtaModel::usualSeconds(Phase phase) const
{
    return median(collect([phase](const Run &run) {
        return run.seconds.contains(phase) ? std::optional(run.seconds.value(phase)) : std::nullopt;
    }));
}

std::optional<double> EtaModel::usualTotalSeconds() const
{
    return median(collect([](const Run &run) { return std::optional(run.total); }));
}

} // namespace kirikae
