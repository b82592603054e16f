// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/core/JsonOptional.h"
#include "models/node/JsonNames.h"
#include "models/node/NodeJson.h"
#include "models/profile/ProfileJson.h"
#include "models/switching/StageName.h"
#include "models/switching/SwitchJson.h"

namespace kirikae {

namespace {

constexpr Names<FitLine::Part, 9> parts{{{FitLine::Part::Other, "other"},
                                         {FitLine::Part::Available, "available"},
                                         {FitLine::Part::GivenBack, "given_back"},
                                         {FitLine::Part::Reusable, "reusable"},
                                         {FitLine::Part::Weights, "weights"},
                                         {FitLine::Part::KvCache, "kv_cache"},
                                         {FitLine::Part::State, "state"},
                                         {FitLine::Part::Overhead, "overhead"},
                                         {FitLine::Part::Whole, "whole"}}};

Json lineToJson(const FitLine &line)
{
    return {{"label", toJson(line.label)},
            {"bytes", line.bytes},
            {"basis", toJson(basisName(line.basis))},
            {"basis_text", toJson(line.basisText)},
            {"part", nameOf(parts, line.part)}};
}

FitLine lineFromJson(const Json &object)
{
    return {textAt(object, "label"), integerAt(object, "bytes").value_or(0), basisFromName(textAt(object, "basis")),
            textAt(object, "basis_text"), valueOf(parts, textAt(object, "part"))};
}

Json changeToJson(const FitChange &change)
{
    return {{"text", toJson(change.text)},
            {"arguments", toJson(change.arguments)},
            {"context_tokens", optionalToJson(change.contextTokens)},
            {"concurrency", optionalToJson(change.concurrency)},
            {"stop_service", toJson(change.stopServiceId)},
            {"fit", toJson(fitName(change.fit))}};
}

FitChange changeFromJson(const Json &object)
{
    FitChange change;
    change.text = textAt(object, "text");
    change.arguments = stringsAt(object, "arguments");
    change.contextTokens = integerAt(object, "context_tokens");
    change.concurrency = intAt(object, "concurrency");
    change.stopServiceId = textAt(object, "stop_service");
    change.fit = fitFromName(textAt(object, "fit"));
    return change;
}

Json phaseToJson(const PhaseProgress &phase)
{
    return {{"id", toJson(phaseId(phase.phase))},
            {"status", toJson(phaseStatusName(phase.status))},
            {"seconds", phase.seconds},
            {"usual_seconds", optionalToJson(phase.usualSeconds)},
            {"fraction", optionalToJson(phase.fraction)},
            {"detail", toJson(phase.detail)}};
}

PhaseProgress phaseFromJson(const Json &object)
{
    PhaseProgress phase;
    if (!phaseFromId(textAt(object, "id"), &phase.phase))
        phase.phase = Phase::Other;
    phase.status = phaseStatusFromName(textAt(object, "status"));
    phase.seconds = numberAt(object, "seconds").value_or(0);
    phase.usualSeconds = numberAt(object, "usual_seconds");
    phase.fraction = numberAt(object, "fraction");
    phase.detail = textAt(object, "detail");
    return phase;
}

Json problemToJson(const PlanProblem &problem)
{
    return {{"kind", toJson(problem.kind)}, {"text", toJson(problem.text)}, {"blocks", problem.blocks}};
}

} // namespace

Json verdictToJson(const FitVerdict &verdict)
{
    Json lines = Json::array();
    for (const FitLine &line : verdict.lines)
        lines.push_back(lineToJson(line));
    return {{"fit", toJson(fitName(verdict.fit))},
            {"sentence", toJson(verdict.sentence)},
            {"lines", std::move(lines)},
            {"need_bytes", optionalToJson(verdict.need)},
            {"available_after_bytes", optionalToJson(verdict.availableAfter)},
            {"start_test_passes", optionalToJson(verdict.startTestPasses)},
            {"start_test", toJson(verdict.startTestText)},
            {"smallest_change", toJson(verdict.smallestChange)},
            {"change", verdict.change ? changeToJson(*verdict.change) : Json()},
            {"estimate", verdict.estimate ? estimateToJson(*verdict.estimate) : Json()},
            {"drift", toJson(verdict.drift)}};
}

FitVerdict verdictFromJson(const Json &object)
{
    FitVerdict verdict;
    verdict.fit = fitFromName(textAt(object, "fit"));
    verdict.sentence = textAt(object, "sentence");
    for (const Json &line : arrayAt(object, "lines"))
        verdict.lines.append(lineFromJson(line));
    verdict.need = integerAt(object, "need_bytes");
    verdict.availableAfter = integerAt(object, "available_after_bytes");
    verdict.startTestPasses = boolAt(object, "start_test_passes");
    verdict.startTestText = textAt(object, "start_test");
    verdict.smallestChange = textAt(object, "smallest_change");
    if (const Json *change = objectAt(object, "change"))
        verdict.change = changeFromJson(*change);
    if (const Json *estimate = objectAt(object, "estimate"))
        verdict.estimate = estimateFromJson(*estimate);
    verdict.drift = textAt(object, "drift");
    return verdict;
}

namespace {

Json phaseListToJson(const QList<PhaseProgress> &list)
{
    Json phases = Json::array();
    for (const PhaseProgress &phase : list)
        phases.push_back(phaseToJson(phase));
    return phases;
}

QList<PhaseProgress> phaseListFromJson(const Json &array)
{
    QList<PhaseProgress> phases;
    for (const Json &phase : array)
        phases.append(phaseFromJson(phase));
    return phases;
}

Json restoreToJson(const RestoreProgress &restore)
{
    return {{"phases", phaseListToJson(restore.phases)},
            {"seconds", restore.seconds},
            {"expected_seconds", optionalToJson(restore.expectedSeconds)},
            {"fraction", restore.fraction},
            {"longer_than_usual", restore.longerThanUsual}};
}

RestoreProgress restoreFromJson(const Json &object)
{
    return {phaseListFromJson(arrayAt(object, "phases")), numberAt(object, "seconds").value_or(0),
            numberAt(object, "expected_seconds"), numberAt(object, "fraction").value_or(0),
            boolAt(object, "longer_than_usual").value_or(false)};
}

} // namespace

Json progressToJson(const SwitchProgress &progress)
{
    return {{"id", toJson(progress.switchId)},
            {"profile", toJson(progress.profileId)},
            {"profile_name", toJson(progress.profileName)},
            {"previous_name", toJson(progress.previousName)},
            {"stage", toJson(stageName(progress.stage))},
            {"phases", phaseListToJson(progress.phases)},
            {"restore", progress.restore ? restoreToJson(*progress.restore) : Json()},
            {"can_leave", progress.canLeave},
            {"seconds", progress.seconds},
            {"expected_seconds", optionalToJson(progress.expectedSeconds)},
            {"fraction", progress.fraction},
            {"sentence", toJson(progress.sentence)},
            {"longer_than_usual", progress.longerThanUsual},
            {"link_lost", progress.linkLost},
            {"cancelling", progress.cancelling},
            {"silent_seconds", optionalToJson(progress.silentSeconds)},
            {"lowest_available_bytes", optionalToJson(progress.lowestAvailable)},
            {"guard_floor_bytes", optionalToJson(progress.guardFloor)},
            {"service", toJson(progress.service)}};
}

SwitchProgress progressFromJson(const Json &object)
{
    SwitchProgress progress;
    progress.switchId = textAt(object, "id");
    progress.profileId = textAt(object, "profile");
    progress.profileName = textAt(object, "profile_name");
    progress.previousName = textAt(object, "previous_name");
    progress.stage = stageFromName(textAt(object, "stage")).value_or(SwitchProgress::Stage::Preflight);
    progress.phases = phaseListFromJson(arrayAt(object, "phases"));
    if (const Json *restore = objectAt(object, "restore"))
        progress.restore = restoreFromJson(*restore);
    progress.canLeave = boolAt(object, "can_leave").value_or(false);
    progress.seconds = numberAt(object, "seconds").value_or(0);
    progress.expectedSeconds = numberAt(object, "expected_seconds");
    progress.fraction = numberAt(object, "fraction").value_or(0);
    progress.sentence = textAt(object, "sentence");
    progress.longerThanUsual = boolAt(object, "longer_than_usual").value_or(false);
    progress.linkLost = boolAt(object, "link_lost").value_or(false);
    progress.cancelling = boolAt(object, "cancelling").value_or(false);
    progress.silentSeconds = numberAt(object, "silent_seconds");
    progress.lowestAvailable = integerAt(object, "lowest_available_bytes");
    progress.guardFloor = integerAt(object, "guard_floor_bytes");
    progress.service = textAt(object, "service");
    return progress;
}

Json planToJson(const SwitchPlan &plan)
{
    Json problems = Json::array();
    for (const PlanProblem &problem : plan.problems)
        problems.push_back(problemToJson(problem));
    Json advice = Json::array();
    for (const Advice &piece : plan.advice)
        advice.push_back(adviceToJson(piece));
    Json alsoStopped = Json::array();
    for (const Service &service : plan.alsoStopped)
        alsoStopped.push_back(serviceToJson(service));
    const auto target = parseJson(profileToJson(plan.target));
    return {{"profile", toJson(plan.request.profileId)},
            {"override_memory", plan.request.overrideMemory},
            {"requested_by", toJson(plan.request.requestedBy)},
            {"idempotency_key", toJson(plan.request.idempotencyKey)},
            {"drain_seconds", optionalToJson(plan.request.drainSeconds)},
            {"requests_running", optionalToJson(plan.requestsRunning)},
            {"also_stopped", std::move(alsoStopped)},
            {"target_id", toJson(plan.target.id)},
            {"target", target && !plan.target.id.isEmpty() ? *target : Json()},
            {"outgoing", plan.outgoing ? serviceToJson(*plan.outgoing) : Json()},
            {"fit", verdictToJson(plan.verdict)},
            {"command", toJson(plan.command)},
            {"blocked", plan.isBlocked()},
            {"problems", std::move(problems)},
            {"image_id", toJson(plan.imageId)},
            {"expected_seconds", optionalToJson(plan.expectedSeconds)},
            {"expected_phases", phasesToJson(plan.expectedPhases)},
            {"runs", plan.runs},
            {"advice", std::move(advice)}};
}

Result<SwitchPlan> planFromJson(const Json &object)
{
    SwitchPlan plan;
    plan.request = {textAt(object, "profile"), boolAt(object, "override_memory").value_or(false),
                    textAt(object, "requested_by"), textAt(object, "idempotency_key"), intAt(object, "drain_seconds")};
    plan.requestsRunning = intAt(object, "requests_running");
    for (const Json &service : arrayAt(object, "also_stopped"))
        plan.alsoStopped.append(serviceFromJson(service));
    if (const Json *target = objectAt(object, "target")) {
        auto parsed = profileFromJson(textAt(object, "target_id"), dumpJson(*target));
        if (!parsed)
            return fail(parsed.error());
        plan.target = *parsed;
    }
    if (const Json *outgoing = objectAt(object, "outgoing"))
        plan.outgoing = serviceFromJson(*outgoing);
    if (const Json *verdict = objectAt(object, "fit"))
        plan.verdict = verdictFromJson(*verdict);
    plan.command = textAt(object, "command");
    for (const Json &problem : arrayAt(object, "problems")) {
        plan.problems.append(
            {textAt(problem, "kind"), textAt(problem, "text"), boolAt(problem, "blocks").value_or(true)});
    }
    plan.imageId = textAt(object, "image_id");
    for (const Json &piece : arrayAt(object, "advice"))
        plan.advice.append(adviceFromJson(piece));
    plan.expectedSeconds = numberAt(object, "expected_seconds");
    plan.expectedPhases = phasesFromJson(arrayAt(object, "expected_phases"));
    plan.runs = intAt(object, "runs").value_or(0);
    return plan;
}

} // namespace kirikae
