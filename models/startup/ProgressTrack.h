// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/startup/EngineRuleData.h"
#include "models/startup/StartupFacts.h"

#include <QHash>

namespace kirikae {

/// How far the current phase is, out of the bars in the log. Never goes back within a phase and never reaches 1: only
/// the end of the phase is the end.
class ProgressTrack {
public:
    /// True when what progress() answers changed.
    bool update(const ProgressUse &use, const QRegularExpressionMatch &match, std::optional<double> checkpointGib,
                std::optional<double> planned);
    void enter(Phase phase);
    /// What was shown once stays, whatever was learnt afterwards.
    void keepAtLeast(const ProgressTrack &shown);
    [[nodiscard]] std::optional<SubProgress> progress() const;

private:
    struct Bar {
        double done = 0;
        double total = 0;
    };
    bool show(double fraction, const QString &text);

    Phase m_phase = Phase::EngineStart;
    QHash<QString, Bar> m_bars; ///< of the current phase, by rule text and group
    QHash<Phase, SubProgress> m_shown;
};

} // namespace kirikae
