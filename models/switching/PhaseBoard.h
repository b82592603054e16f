// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/startup/EtaModel.h"
#include "models/switching/SwitchProgress.h"
#include "models/switching/SwitchTimeline.h"

#include <QMap>
#include <QSet>

namespace kirikae {

/// The phase list of a switch as it is drawn, and one fraction made of the phases: from the log where it tells, else
/// from the profile's own history; without either a fraction is not invented. Fractions never go back and stay below 1
/// until the phase, or the switch, is done.
class PhaseBoard {
public:
    PhaseBoard(EtaModel usual, const QString &engine, bool hasOutgoing);

    /// `reader` is that of the load under way, or nullptr; `detail` describes the current phase.
    void update(const SwitchTimeline &timeline, const StartupReader *reader, const QString &detail, qint64 nowMs);
    /// No phase runs any more: those that happened are done (or the last one failed), the others were skipped.
    void close(bool isReady);

    [[nodiscard]] const QList<PhaseProgress> &phases() const { return m_phases; }
    [[nodiscard]] double fraction() const { return m_fraction; }
    [[nodiscard]] bool isLongerThanUsual() const { return m_isLonger; }
    [[nodiscard]] std::optional<double> expectedSeconds() const { return m_usual.usualTotalSeconds(); }

private:
    [[nodiscard]] bool isExpected(Phase phase) const;
    [[nodiscard]] static bool willComeBack(const PhaseProgress &phase, std::optional<Phase> current);
    [[nodiscard]] std::optional<double> fractionOf(const PhaseProgress &phase, const StartupReader *reader) const;
    void updateWhole();

    EtaModel m_usual;
    QSet<Phase> m_expected;
    QMap<Phase, double> m_reached; ///< the largest fraction shown so far
    QList<PhaseProgress> m_phases;
    double m_fraction = 0;
    bool m_isLonger = false;
};

} // namespace kirikae
