// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/startup/Phase.h"

#include <QList>
#include <QMap>

#include <functional>
#include <optional>

namespace kirikae {

/// What a profile's switches usually take, phase by phase: medians over its own finished switches. Warm and cold starts
/// differ by minutes, so they are not mixed when both are known: a start is taken for a warm one until its log says
/// otherwise. Nothing when there is no history: then no estimate is shown, rather than an invented one.
class EtaModel {
public:
    /// `warm`: the compile caches were hit; nothing = the log did not tell.
    void add(const QList<PhaseTime> &phases, std::optional<bool> warm = std::nullopt);
    /// The log of the start under way has shown which kind it is.
    void expect(bool warm) { m_isWarm = warm; }
    [[nodiscard]] std::optional<double> usualSeconds(Phase phase) const;
    [[nodiscard]] std::optional<double> usualTotalSeconds() const;
    [[nodiscard]] int runs() const { return static_cast<int>(m_runs.size()); }

private:
    struct Run {
        QMap<Phase, double> seconds;
        double total = 0;
        std::optional<bool> warm;
    };
    [[nodiscard]] QList<double> collect(const std::function<std::optional<double>(const Run &)> &value) const;

    QList<Run> m_runs;
    bool m_isWarm = true;
};

} // namespace kirikae
