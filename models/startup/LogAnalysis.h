// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diagnosis/Diagnosis.h"
#include "models/startup/EngineRules.h"
#include "models/startup/Phase.h"
#include "models/startup/StartupFacts.h"

#include <nlohmann/json_fwd.hpp>

#include <functional>
#include <optional>

class QIODevice;

namespace kirikae {

/// What a whole log file says about its last start: the value behind `analyze-log` and the panel's log page.
struct LogAnalysis {
    StartupFacts facts;
    bool isReady = false;
    std::optional<double> totalSeconds; ///< nothing when the log carries no times
    QList<PhaseTime> phases;            ///< add up to totalSeconds
    std::optional<Failure> failure;     ///< nothing = ready, or the log neither says ready nor why not
    qint64 lines = 0;
    bool isCut = false; ///< `goOn` said stop before the end
};

/// Hands a line to both, in step: what a start got past, and where a new one begins, changes what counts as its
/// failure.
void readInStep(StartupReader &reader, Diagnostician &diagnostician, const LogLine &line, qint64 nowMs = 0);

/// Reads `log` to its end as a stream, in bounded memory. `goOn` is asked now and then, so that a viewer can give up.
LogAnalysis analyzeLog(QIODevice &log, const EngineRuleSets &rules, const QString &engineHint = {},
                       const std::function<bool()> &goOn = {});

/// {"engine","engine_version","model","ready","total_seconds","phases","facts","failure"}; null where the log does not
/// tell.
nlohmann::json logAnalysisJson(const LogAnalysis &analysis);

} // namespace kirikae
