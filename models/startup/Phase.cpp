// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/startup/Phase.h"

#include <QCoreApplication>

namespace kirikae {

QString phaseId(Phase phase)
{
    switch (phase) {
    case Phase::Stop: return QStringLiteral("stop");
    case Phase::Memory: return QStringLiteral("memory");
    case Phase::ContainerStart: return QStringLiteral("container_start");
    case Phase::EngineStart: return QStringLiteral("engine_start");
    case Phase::Weights: return QStringLiteral("weights");
    case Phase::EncoderProfiling: return QStringLiteral("encoder_profiling");
    case Phase::MambaWarmup: return QStringLiteral("mamba_warmup");
    case Phase::GraphKernel: return QStringLiteral("graph_kernel");
    case Phase::ApiStart: return QStringLiteral("api_start");
    case Phase::ResponseCheck: return QStringLiteral("response_check");
    case Phase::Other: break;
    }
    return QStringLiteral("other");
}

bool phaseFromId(const QString &id, Phase *phase)
{
    for (const Phase candidate : allPhases) {
        if (phaseId(candidate) == id) {
            *phase = candidate;
            return true;
        }
    }
    return false;
}

QString phaseName(Phase phase)
{
    switch (phase) {
    case Phase::Stop: return QCoreApplication::translate("Phase", "Stop");
    case Phase::Memory: return QCoreApplication::translate("Phase", "Memory back");
    case Phase::ContainerStart: return QCoreApplication::translate("Phase", "Container start");
    case Phase::EngineStart: return QCoreApplication::translate("Phase", "Engine start");
    case Phase::Weights: return QCoreApplication::translate("Phase", "Weights");
    case Phase::EncoderProfiling: return QCoreApplication::translate("Phase", "Image and video profiling");
    case Phase::MambaWarmup: return QCoreApplication::translate("Phase", "Mamba warm-up");
    case Phase::GraphKernel: return QCoreApplication::translate("Phase", "Graphs and kernels");
    case Phase::ApiStart: return QCoreApplication::translate("Phase", "API start");
    case Phase::ResponseCheck: return QCoreApplication::translate("Phase", "Response check");
    case Phase::Other: break;
    }
    return QCoreApplication::translate("Phase", "Other");
}

bool isOther(Phase phase)
{
    return phase == Phase::ContainerStart || phase == Phase::EngineStart || phase == Phase::ApiStart ||
           phase == Phase::ResponseCheck || phase == Phase::Other;
}

} // namespace kirikae
