// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/startup/LogAnalysis.h"

#include "models/core/Json.h"
#include "models/startup/LogLines.h"

#include <cmath>

namespace kirikae {

namespace {

Json orNull(const QString &text)
{
    return text.isEmpty() ? Json() : toJson(text);
}

template <class T>
Json orNull(const std::optional<T> &value)
{
    return value ? Json(*value) : Json();
}

Json factsJson(const StartupFacts &facts)
{
    return Json{{"weights_seconds", orNull(facts.weightsSeconds)},
                {"model_gib", orNull(facts.modelGib)},
                {"kv_cache_gib", orNull(facts.kvCacheGib)},
                {"kv_cache_tokens", orNull(facts.kvCacheTokens)},
                {"max_concurrency", orNull(facts.maxConcurrency)},
                {"graph_capture_seconds", orNull(facts.graphCaptureSeconds)},
                {"graph_capture_gib", orNull(facts.graphCaptureGib)},
                {"engine_init_seconds", orNull(facts.engineInitSeconds)},
                {"torch_compile_seconds", orNull(facts.torchCompileSeconds)}};
}

Json failureJson(const Failure &failure)
{
    Json line;
    Json text;
    if (failure.evidence) {
        line = failure.evidence->line;
        text = toJson(failure.evidence->text);
    }
    return Json{{"kind", toJson(failure.kind)},
                {"confidence", toJson(confidenceName(failure.confidence))},
                {"line", line},
                {"evidence", text},
                {"cause", toJson(failure.cause)},
                {"fix", toJson(failure.fix)}};
}

/// Did this start fail? Only what stands behind the last line that showed progress speaks against it, unless the line
/// is one that no start survives.
bool hasFailed(const StartupReader &reader, const Failure &failure)
{
    if (reader.isOver())
        return false;
    if (reader.fatal() || failure.confidence == Failure::Confidence::Certain)
        return true;
    return failure.evidence && failure.evidence->line >= reader.lastKnownLine() &&
           failure.confidence == Failure::Confidence::Likely;
}

} // namespace

void readInStep(StartupReader &reader, Diagnostician &diagnostician, const LogLine &line, qint64 nowMs)
{
    const qint64 firstLine = reader.firstLine();
    reader.read(line, nowMs);
    if (reader.firstLine() != firstLine)
        diagnostician.restart();
    if (!reader.isOver())
        diagnostician.read(line, reader.lineCount());
    if (reader.lastKnownLine() == reader.lineCount() && !reader.fatal())
        diagnostician.progressed();
}

LogAnalysis analyzeLog(QIODevice &log, const EngineRuleSets &rules, const QString &engineHint,
                       const std::function<bool()> &goOn)
{
    StartupReader reader(rules, engineHint);
    Diagnostician diagnostician;
    LogAnalysis analysis;
    LogLines lines(log);
    while (const std::optional<QByteArrayView> text = lines.next()) {
        readInStep(reader, diagnostician, {0, QByteArray::fromRawData(text->data(), text->size()), false});
        if (goOn && reader.lineCount() % 4096 == 0 && !goOn()) {
            analysis.isCut = true;
            break;
        }
    }
    reader.finish();

    analysis.facts = reader.facts();
    analysis.isReady = reader.isReady();
    analysis.lines = reader.lineCount();
    if (reader.hasTimes() && reader.timeline().isStarted()) {
        analysis.phases = reader.timeline().seconds(0);
        double total = 0;
        for (const PhaseTime &time : std::as_const(analysis.phases))
            total += time.seconds;
        analysis.totalSeconds = std::round(total * 1000) / 1000;
    }
    OutsideSignals outside;
    outside.engine = analysis.facts.engine;
    outside.aliveAndSilent = diagnostician.hangLines() > 1; // all that a file can tell
    const Failure failure = diagnostician.judge(outside);
    if (hasFailed(reader, failure))
        analysis.failure = failure;
    return analysis;
}

Json logAnalysisJson(const LogAnalysis &analysis)
{
    Json phases = Json::array();
    for (const PhaseTime &time : analysis.phases)
        phases.push_back({{"id", toJson(phaseId(time.phase))}, {"seconds", time.seconds}});
    return Json{{"engine", orNull(analysis.facts.engine)},
                {"engine_version", orNull(analysis.facts.engineVersion)},
                {"model", orNull(analysis.facts.model)},
                {"ready", analysis.isReady},
                {"total_seconds", orNull(analysis.totalSeconds)},
                {"phases", phases},
                {"facts", factsJson(analysis.facts)},
                {"failure", analysis.failure ? failureJson(*analysis.failure) : Json()}};
}

} // namespace kirikae
