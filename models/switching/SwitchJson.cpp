// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/switching/SwitchJson.h"

#include "models/core/JsonOptional.h"

namespace kirikae {

Json phasesToJson(const QList<PhaseTime> &phases)
{
    Json array = Json::array();
    for (const PhaseTime &time : phases)
        array.push_back({{"id", toJson(phaseId(time.phase))}, {"seconds", time.seconds}});
    return array;
}

QList<PhaseTime> phasesFromJson(const Json &array)
{
    QList<PhaseTime> phases;
    if (!array.is_array())
        return phases;
    for (const Json &entry : array) {
        PhaseTime time;
        // An id of a later version keeps its time, under "other".
        if (!phaseFromId(textAt(entry, "id"), &time.phase))
            time.phase = Phase::Other;
        time.seconds = numberAt(entry, "seconds").value_or(0);
        phases.append(time);
    }
    return phases;
}

Json factsToJson(const StartupFacts &facts)
{
    const auto text = [](const QString &value) { return value.isEmpty() ? Json() : toJson(value); };
    return {
        {"engine", text(facts.engine)},
        {"engine_version", text(facts.engineVersion)},
        {"model", text(facts.model)},
        {"weights_seconds", optionalToJson(facts.weightsSeconds)},
        {"model_gib", optionalToJson(facts.modelGib)},
        {"free_at_start_gib", optionalToJson(facts.freeAtStartGib)},
        {"kv_cache_gib", optionalToJson(facts.kvCacheGib)},
        {"kv_cache_tokens", optionalToJson(facts.kvCacheTokens)},
        {"max_concurrency", optionalToJson(facts.maxConcurrency)},
        {"graph_capture_seconds", optionalToJson(facts.graphCaptureSeconds)},
        {"graph_capture_gib", optionalToJson(facts.graphCaptureGib)},
        {"engine_init_seconds", optionalToJson(facts.engineInitSeconds)},
        {"torch_compile_seconds", optionalToJson(facts.torchCompileSeconds)},
        {"compile_cache_hit", optionalToJson(facts.compileCacheHit)},
    };
}

StartupFacts factsFromJson(const Json &object)
{
    StartupFacts facts;
    facts.engine = textAt(object, "engine");
    facts.engineVersion = textAt(object, "engine_version");
    facts.model = textAt(object, "model");
    facts.weightsSeconds = numberAt(object, "weights_seconds");
    facts.modelGib = numberAt(object, "model_gib");
    facts.freeAtStartGib = numberAt(object, "free_at_start_gib");
    facts.kvCacheGib = numberAt(object, "kv_cache_gib");
    facts.kvCacheTokens = integerAt(object, "kv_cache_tokens");
    facts.maxConcurrency = numberAt(object, "max_concurrency");
    facts.graphCaptureSeconds = numberAt(object, "graph_capture_seconds");
    facts.graphCaptureGib = numberAt(object, "graph_capture_gib");
    facts.engineInitSeconds = numberAt(object, "engine_init_seconds");
    facts.torchCompileSeconds = numberAt(object, "torch_compile_seconds");
    facts.compileCacheHit = boolAt(object, "compile_cache_hit");
    return facts;
}

namespace {

// Spelt here as well as in confidenceName(), because what is stored must not change with what is shown.
Json confidenceToJson(Failure::Confidence confidence)
{
    switch (confidence) {
    case Failure::Confidence::Certain: return "certain";
    case Failure::Confidence::Likely: return "likely";
    case Failure::Confidence::Unknown: break;
    }
    return "unknown";
}

Failure::Confidence confidenceFromName(const QString &name)
{
    if (name == QStringLiteral("certain"))
        return Failure::Confidence::Certain;
    return name == QStringLiteral("likely") ? Failure::Confidence::Likely : Failure::Confidence::Unknown;
}

} // namespace

Json failureToJson(const Failure &failure)
{
    Json fixes = Json::array();
    for (const ProfileFix &fix : failure.fixes) {
        fixes.push_back({{"label", toJson(fix.label)},
                         {"argument", toJson(fix.argument)},
                         {"value", toJson(fix.value)},
                         {"remove", fix.remove}});
    }
    return {
        {"kind", toJson(failure.kind)},
        {"confidence", confidenceToJson(failure.confidence)},
        {"line", failure.evidence ? Json(failure.evidence->line) : Json()},
        {"evidence", failure.evidence ? toJson(failure.evidence->text) : Json()},
        {"cause", toJson(failure.cause)},
        {"fix", toJson(failure.fix)},
        {"fixes", std::move(fixes)},
        {"transient", failure.transient},
        {"around", toJson(failure.around)},
    };
}

Failure failureFromJson(const Json &object)
{
    Failure failure;
    failure.kind = textAt(object, "kind");
    failure.confidence = confidenceFromName(textAt(object, "confidence"));
    if (const auto text = stringAt(object, "evidence"))
        failure.evidence = LogEvidence{integerAt(object, "line").value_or(0), *text};
    failure.cause = textAt(object, "cause");
    failure.fix = textAt(object, "fix");
    failure.transient = boolAt(object, "transient").value_or(false);
    failure.around = stringsAt(object, "around");
    for (const Json &entry : arrayAt(object, "fixes")) {
        failure.fixes.append({textAt(entry, "label"), textAt(entry, "argument"), textAt(entry, "value"),
                              boolAt(entry, "remove").value_or(false)});
    }
    return failure;
}

Json errorToJson(const Error &error)
{
    return {{"code", toJson(errorCodeName(error.code))},
            {"message", toJson(error.message)},
            {"detail", toJson(error.detail)}};
}

Error errorFromJson(const Json &object)
{
    return {errorCodeFromName(textAt(object, "code")), textAt(object, "message"), textAt(object, "detail")};
}

} // namespace kirikae
