// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/startup/Phase.h"

#include <QMap>

#include <optional>

namespace kirikae {

/// What a profile's switches usually take, phase by phase: medians over its own finished switches, warm and cold apart
/// when both are known. Nothing when there is no history: then no estimate is shown, rather than an invented one.
class EtaModel {
public:
    void add(const QList<PhaseTime> &phases);
    [[nodiscard]] std::optional<double> usualSeconds(Phase phase) const;
    [[nodiscard]] std::optional<double> usualTotalSeconds() const;
    [[nodiscard]] int runs() const { return m_runs; }

private:
    QMap<Phase, QList<double>> m_seconds;
    QList<double> m_totals;
    int m_runs = 0;
};

} // namespace kirikae
