// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include <array>

namespace kirikae {

/// A stretch of a switch that a person can name. Every instant of a switch belongs to exactly one phase.
enum class Phase {
    Stop,
    Memory,
    ContainerStart, ///< the first four of "other" in the seed's five are these three and ResponseCheck
    EngineStart,
    Weights,
    EncoderProfiling,
    MambaWarmup,
    GraphKernel,
    ApiStart,
    ResponseCheck,
    Other, ///< time that no rule explains
};

inline constexpr std::array allPhases{Phase::Stop,          Phase::Memory,      Phase::ContainerStart,
                                      Phase::EngineStart,   Phase::Weights,     Phase::EncoderProfiling,
                                      Phase::MambaWarmup,   Phase::GraphKernel, Phase::ApiStart,
                                      Phase::ResponseCheck, Phase::Other};

QString phaseId(Phase phase); ///< stable: "container_start"
bool phaseFromId(const QString &id, Phase *phase);
QString phaseName(Phase phase); ///< translated, for people: "Image and video profiling"
/// container_start, engine_start, api_start, response_check and other count as "other" in the seed's five.
bool isOther(Phase phase);

struct PhaseTime {
    Phase phase = Phase::Other;
    double seconds = 0;
    bool operator==(const PhaseTime &) const = default;
};

} // namespace kirikae
