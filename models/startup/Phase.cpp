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
    const auto tr = [](const char *text) { return QCoreApplication::translate("Phase", text); };
    switch (phase) {
    case Phase::Stop: return tr(QT_TRANSLATE_NOOP("Phase", "Stop"));
    case Phase::Memory: return tr(QT_TRANSLATE_NOOP("Phase", "Memory back"));
    case Phase::ContainerStart: return tr(QT_TRANSLATE_NOOP("Phase", "Container start"));
    case Phase::EngineStart: return tr(QT_TRANSLATE_NOOP("Phase", "Engine start"));
    case Phase::Weights: return tr(QT_TRANSLATE_NOOP("Phase", "Weights"));
    case Phase::EncoderProfiling: return tr(QT_TRANSLATE_NOOP("Phase", "Image and video profiling"));
    case Phase::MambaWarmup: return tr(QT_TRANSLATE_NOOP("Phase", "Mamba warm-up"));
    case Phase::GraphKernel: return tr(QT_TRANSLATE_NOOP("Phase", "Graphs and kernels"));
    case Phase::ApiStart: return tr(QT_TRANSLATE_NOOP("Phase", "API start"));
    case Phase::ResponseCheck: return tr(QT_TRANSLATE_NOOP("Phase", "Response check"));
    case Phase::Other: break;
    }
    return tr(QT_TRANSLATE_NOOP("Phase", "Other"));
}

bool isOther(Phase phase)
{
    return phase == Phase::ContainerStart || phase == Phase::EngineStart || phase == Phase::ApiStart ||
           phase == Phase::ResponseCheck || phase == Phase::Other;
}

} // namespace kirikae
