// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/startup/LogAnalysis.h"

#include "models/core/Json.h"
#include "models/startup/LogAnalyzer.h"
#include "models/startup/LogLines.h"

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
    LogAnalyzer analyzer(rules, engineHint);
    LogLines lines(log);
    constexpr qint64 linesPerQuestion = 4096;
    while (const std::optional<QByteArrayView> text = lines.next()) {
        analyzer.read(*text);
        if (goOn && analyzer.lineCount() % linesPerQuestion == 0 && !goOn())
            return analyzer.finish(true);
    }
    return analyzer.finish(false);
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
