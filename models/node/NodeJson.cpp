// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/node/NodeJson.h"

#include "models/core/JsonOptional.h"
#include "models/profile/ProfileJson.h"
#include "models/switching/SwitchJson.h"

namespace kirikae {

namespace {

Json textOrNull(const QString &text)
{
    return text.isEmpty() ? Json() : toJson(text);
}

const char *linkKindName(LinkState::Kind kind)
{
    switch (kind) {
    case LinkState::Kind::Idle: return "idle";
    case LinkState::Kind::Connecting: return "connecting";
    case LinkState::Kind::Connected: return "connected";
    case LinkState::Kind::Reconnecting: return "reconnecting";
    case LinkState::Kind::Failed: break;
    }
    return "failed";
}

const char *serviceStatusName(Service::Status status)
{
    switch (status) {
    case Service::Status::Created: return "created";
    case Service::Status::Running: return "running";
    case Service::Status::Exited: return "exited";
    case Service::Status::Unknown: break;
    }
    return "unknown";
}

const char *poolKindName(Pool::Kind kind)
{
    switch (kind) {
    case Pool::Kind::Unified: return "unified";
    case Pool::Kind::Vram: return "vram";
    case Pool::Kind::Ram: break;
    }
    return "ram";
}

const char *segmentKindName(PoolSegment::Kind kind)
{
    switch (kind) {
    case PoolSegment::Kind::Weights: return "weights";
    case PoolSegment::Kind::KvCache: return "kv_cache";
    case PoolSegment::Kind::Overhead: return "overhead";
    case PoolSegment::Kind::OtherGpu: return "other_gpu";
    case PoolSegment::Kind::OtherPrograms: return "other_programs";
    case PoolSegment::Kind::Driver: return "driver";
    case PoolSegment::Kind::PageCache: return "page_cache";
    case PoolSegment::Kind::Free: break;
    }
    return "free";
}

const char *phaseStatusName(PhaseProgress::Status status)
{
    switch (status) {
    case PhaseProgress::Status::Waiting: return "waiting";
    case PhaseProgress::Status::Running: return "running";
    case PhaseProgress::Status::Done: return "done";
    case PhaseProgress::Status::Failed: return "failed";
    case PhaseProgress::Status::Skipped: break;
    }
    return "skipped";
}

const char *stageId(SwitchProgress::Stage stage)
{
    using Stage = SwitchProgress::Stage;
    switch (stage) {
    case Stage::Preflight: return "preflight";
    case Stage::Stopping: return "stopping";
    case Stage::MemoryBack: return "memory_back";
    case Stage::Starting: return "starting";
    case Stage::Loading: return "loading";
    case Stage::Verifying: return "verifying";
    case Stage::Settling: return "settling";
    case Stage::RollingBack: return "rolling_back";
    case Stage::Ended: break;
    }
    return "ended";
}

Json verdictToJson(const FitVerdict &verdict)
{
    Json lines = Json::array();
    for (const FitLine &line : verdict.lines) {
        lines.push_back({{"label", toJson(line.label)},
                         {"bytes", line.bytes},
                         {"basis", toJson(basisName(line.basis))},
                         {"basis_text", textOrNull(line.basisText)}});
    }
    return {
        {"fit", toJson(fitName(verdict.fit))},
        {"sentence", toJson(verdict.sentence)},
        {"lines", std::move(lines)},
        {"need_bytes", optionalToJson(verdict.need)},
        {"available_after_bytes", optionalToJson(verdict.availableAfter)},
        {"start_test_passes", optionalToJson(verdict.startTestPasses)},
        {"start_test", textOrNull(verdict.startTestText)},
        {"smallest_change", textOrNull(verdict.smallestChange)},
    };
}

Json linkToJson(const LinkState &link)
{
    return {
        {"kind", linkKindName(link.kind)},
        {"text", toJson(link.text)},
        {"latency_ms", optionalToJson(link.latencyMs)},
        {"error", link.error ? errorToJson(*link.error) : Json()},
        {"retry_in_seconds", link.retryInSeconds},
    };
}

Json nodeFactsToJson(const NodeFacts &facts)
{
    return {
        {"host_name", textOrNull(facts.hostName)},
        {"machine", textOrNull(facts.machine)},
        {"os", textOrNull(facts.osName)},
        {"kernel", textOrNull(facts.kernel)},
        {"architecture", textOrNull(facts.architecture)},
        {"user", textOrNull(facts.user)},
        {"processors", facts.processors > 0 ? Json(facts.processors) : Json()},
        {"container_engine", textOrNull(facts.containerEngine)},
        {"container_problem", textOrNull(facts.containerProblem)},
        {"simulated", facts.simulated},
    };
}

template <class List, class Convert>
Json listToJson(const List &list, Convert convert)
{
    Json array = Json::array();
    for (const auto &entry : list)
        array.push_back(convert(entry));
    return array;
}

} // namespace

Json profileEntryToJson(const ProfileEntry &entry)
{
    const Profile &profile = entry.file.profile;
    const bool isDamaged = !entry.file.damage.isEmpty();
    return {
        {"id", toJson(entry.file.id)},
        {"name", toJson(isDamaged ? entry.file.id : profile.name)},
        {"engine", textOrNull(profile.engine)},
        {"image", textOrNull(profile.image)},
        {"model", textOrNull(profile.model)},
        {"slot", toJson(profile.slot)},
        {"port", profile.servicePort() != 0 ? Json(profile.servicePort()) : Json()},
        {"running", !entry.runningService.isEmpty()},
        {"service", textOrNull(entry.runningService)},
        {"fit", toJson(fitName(entry.verdict.fit))},
        {"verdict", toJson(entry.verdict.sentence)},
        {"measured_bytes", optionalToJson(entry.measuredBytes)},
        {"usual_seconds", optionalToJson(entry.usualSeconds)},
        {"last_switch_ms", optionalToJson(entry.lastSwitchMs)},
        {"path", textOrNull(entry.file.path)},
        {"damage", textOrNull(entry.file.damage)},
    };
}

Json serviceToJson(const Service &service)
{
    return {
        {"id", toJson(service.id)},
        {"name", toJson(service.name)},
        {"profile", textOrNull(service.profileId)},
        {"profile_name", textOrNull(service.profileName)},
        {"slot", textOrNull(service.slot)},
        {"foreign", service.foreign},
        {"status", serviceStatusName(service.status)},
        {"exit_code", optionalToJson(service.exitCode)},
        {"error", textOrNull(service.error)},
        {"image", textOrNull(service.image)},
        {"started_ms", service.startedMs > 0 ? Json(service.startedMs) : Json()},
        {"finished_ms", service.finishedMs > 0 ? Json(service.finishedMs) : Json()},
        {"restart_count", service.restartCount},
        {"port", service.port != 0 ? Json(service.port) : Json()},
    };
}

Json poolToJson(const Pool &pool)
{
    const auto segment = [](const PoolSegment &part) {
        return Json{{"kind", segmentKindName(part.kind)},
                    {"label", toJson(part.label)},
                    {"service", textOrNull(part.serviceId)},
                    {"bytes", part.bytes}};
    };
    return {
        {"kind", poolKindName(pool.kind)},
        {"name", toJson(pool.name)},
        {"total_bytes", pool.total},
        {"available_bytes", pool.available},
        {"free_bytes", pool.free},
        {"reserve_bytes", pool.reserve},
        {"swap_used_bytes", optionalToJson(pool.swapUsed)},
        {"swap_total_bytes", optionalToJson(pool.swapTotal)},
        {"approximate", pool.approximate},
        {"segments", listToJson(pool.segments, segment)},
    };
}

Json progressToJson(const SwitchProgress &progress)
{
    const auto phase = [](const PhaseProgress &part) {
        return Json{{"id", toJson(phaseId(part.phase))},
                    {"status", phaseStatusName(part.status)},
                    {"seconds", part.seconds},
                    {"usual_seconds", optionalToJson(part.usualSeconds)},
                    {"fraction", optionalToJson(part.fraction)},
                    {"detail", textOrNull(part.detail)}};
    };
    return {
        {"id", toJson(progress.switchId)},
        {"profile", toJson(progress.profileId)},
        {"profile_name", toJson(progress.profileName)},
        {"previous_name", textOrNull(progress.previousName)},
        {"stage", stageId(progress.stage)},
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
        {"service", textOrNull(progress.service)},
        {"phases", listToJson(progress.phases, phase)},
    };
}

Json planToJson(const SwitchPlan &plan)
{
    const auto problem = [](const PlanProblem &part) {
        return Json{{"kind", toJson(part.kind)}, {"text", toJson(part.text)}, {"blocks", part.blocks}};
    };
    const auto profile = parseJson(profileToJson(plan.target));
    return {
        {"profile", toJson(plan.request.profileId)},
        {"target", profile ? *profile : Json()},
        {"outgoing", plan.outgoing ? serviceToJson(*plan.outgoing) : Json()},
        {"verdict", verdictToJson(plan.verdict)},
        {"command", toJson(plan.command)},
        {"problems", listToJson(plan.problems, problem)},
        {"blocked", plan.isBlocked()},
        {"image_id", textOrNull(plan.imageId)},
        {"expected_seconds", optionalToJson(plan.expectedSeconds)},
        {"expected_phases", phasesToJson(plan.expectedPhases)},
        {"runs", plan.runs},
    };
}

Json nodeStateToJson(const NodeState &state)
{
    return {
        {"name", toJson(state.name)},
        {"link", linkToJson(state.link)},
        {"facts", nodeFactsToJson(state.facts)},
        {"capabilities", toJson(state.capabilities)},
        {"profiles", listToJson(state.profiles, profileEntryToJson)},
        {"services", listToJson(state.services, serviceToJson)},
        {"pools", listToJson(state.pools, poolToJson)},
        {"active_switch", state.activeSwitch ? progressToJson(*state.activeSwitch) : Json()},
        {"other_switch", textOrNull(state.otherSwitch)},
    };
}

} // namespace kirikae
