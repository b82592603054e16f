// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/node/NodeJson.h"

#include "models/core/JsonOptional.h"
#include "models/node/JsonNames.h"
#include "models/profile/ProfileJson.h"
#include "models/switching/SwitchJson.h"

namespace kirikae {

namespace {

constexpr Names<LinkState::Kind, 5> linkKinds{{{LinkState::Kind::Idle, "idle"},
                                               {LinkState::Kind::Connecting, "connecting"},
                                               {LinkState::Kind::Connected, "connected"},
                                               {LinkState::Kind::Reconnecting, "reconnecting"},
                                               {LinkState::Kind::Failed, "failed"}}};
constexpr Names<Service::Status, 4> statuses{{{Service::Status::Unknown, "unknown"},
                                              {Service::Status::Created, "created"},
                                              {Service::Status::Running, "running"},
                                              {Service::Status::Exited, "exited"}}};
constexpr Names<Event::Level, 3> levels{
    {{Event::Level::Info, "info"}, {Event::Level::Warning, "warning"}, {Event::Level::Problem, "problem"}}};

constexpr Names<StartTestReads, 2> testReads{
    {{StartTestReads::Free, "free"}, {StartTestReads::Available, "available"}}};

/// The profile's own JSON, as an object; it knows no second form.
Json profileObject(const Profile &profile)
{
    const auto object = parseJson(profileToJson(profile));
    return object ? *object : Json();
}

Result<Profile> profileOf(const QString &id, const Json &object)
{
    return profileFromJson(id, dumpJson(object));
}

template <class T, class Write>
Json listToJson(const QList<T> &values, Write write)
{
    Json array = Json::array();
    for (const T &value : values)
        array.push_back(write(value));
    return array;
}

} // namespace

Json linkToJson(const LinkState &link)
{
    return {{"kind", nameOf(linkKinds, link.kind)},
            {"text", toJson(link.text)},
            {"latency_ms", optionalToJson(link.latencyMs)},
            {"error", link.error ? errorToJson(*link.error) : Json()},
            {"retry_in_seconds", link.retryInSeconds}};
}

LinkState linkFromJson(const Json &object)
{
    LinkState link;
    link.kind = valueOf(linkKinds, textAt(object, "kind"));
    link.text = textAt(object, "text");
    link.latencyMs = numberAt(object, "latency_ms");
    if (const Json *error = objectAt(object, "error"))
        link.error = errorFromJson(*error);
    link.retryInSeconds = intAt(object, "retry_in_seconds").value_or(0);
    return link;
}

Json nodeFactsToJson(const NodeFacts &facts)
{
    return {{"host_name", toJson(facts.hostName)},
            {"machine", toJson(facts.machine)},
            {"os_name", toJson(facts.osName)},
            {"kernel", toJson(facts.kernel)},
            {"architecture", toJson(facts.architecture)},
            {"boot_id", toJson(facts.bootId)},
            {"user", toJson(facts.user)},
            {"processors", facts.processors},
            {"container_engine", toJson(facts.containerEngine)},
            {"container_problem", toJson(facts.containerProblem)},
            {"config_folder", toJson(facts.configFolder)},
            {"simulated", facts.simulated}};
}

NodeFacts nodeFactsFromJson(const Json &object)
{
    NodeFacts facts;
    facts.hostName = textAt(object, "host_name");
    facts.machine = textAt(object, "machine");
    facts.osName = textAt(object, "os_name");
    facts.kernel = textAt(object, "kernel");
    facts.architecture = textAt(object, "architecture");
    facts.bootId = textAt(object, "boot_id");
    facts.user = textAt(object, "user");
    facts.processors = intAt(object, "processors").value_or(0);
    facts.containerEngine = textAt(object, "container_engine");
    facts.containerProblem = textAt(object, "container_problem");
    facts.configFolder = textAt(object, "config_folder");
    facts.simulated = boolAt(object, "simulated").value_or(false);
    return facts;
}

Json serviceToJson(const Service &service)
{
    return {{"id", toJson(service.id)},
            {"name", toJson(service.name)},
            {"profile", toJson(service.profileId)},
            {"profile_name", toJson(service.profileName)},
            {"run", toJson(service.runId)},
            {"slot", toJson(service.slot)},
            {"foreign", service.foreign},
            {"status", nameOf(statuses, service.status)},
            {"exit_code", optionalToJson(service.exitCode)},
            {"oom_killed", service.oomKilled},
            {"error", toJson(service.error)},
            {"image", toJson(service.image)},
            {"image_id", toJson(service.imageId)},
            {"container_id", toJson(service.containerId)},
            {"created_ms", service.createdMs},
            {"started_ms", service.startedMs},
            {"finished_ms", service.finishedMs},
            {"restart_count", service.restartCount},
            {"port", service.port},
            {"restart", toJson(service.restart)},
            {"pids", listToJson(service.pids, [](qint64 pid) { return Json(pid); })},
            {"weights_bytes", optionalToJson(service.weights)},
            {"kv_cache_bytes", optionalToJson(service.kvCache)},
            {"steady_bytes", optionalToJson(service.steady)}};
}

Service serviceFromJson(const Json &object)
{
    Service service;
    service.id = textAt(object, "id");
    service.name = textAt(object, "name");
    service.profileId = textAt(object, "profile");
    service.profileName = textAt(object, "profile_name");
    service.runId = textAt(object, "run");
    service.slot = textAt(object, "slot");
    service.restart = textAt(object, "restart");
    service.foreign = boolAt(object, "foreign").value_or(false);
    service.status = valueOf(statuses, textAt(object, "status"));
    service.exitCode = intAt(object, "exit_code");
    service.oomKilled = boolAt(object, "oom_killed").value_or(false);
    service.error = textAt(object, "error");
    service.image = textAt(object, "image");
    service.imageId = textAt(object, "image_id");
    service.containerId = textAt(object, "container_id");
    service.createdMs = integerAt(object, "created_ms").value_or(0);
    service.startedMs = integerAt(object, "started_ms").value_or(0);
    service.finishedMs = integerAt(object, "finished_ms").value_or(0);
    service.restartCount = intAt(object, "restart_count").value_or(0);
    service.port = portAt(object, "port");
    for (const Json &pid : arrayAt(object, "pids")) {
        if (pid.is_number_integer())
            service.pids.append(pid.get<qint64>());
    }
    service.weights = integerAt(object, "weights_bytes");
    service.kvCache = integerAt(object, "kv_cache_bytes");
    service.steady = integerAt(object, "steady_bytes");
    return service;
}

Json profileEntryToJson(const ProfileEntry &entry)
{
    const bool isWhole = entry.file.damage.isEmpty();
    return {{"id", toJson(entry.file.id)},
            {"name", toJson(isWhole ? entry.file.profile.name : entry.file.id)},
            {"engine", toJson(entry.file.profile.engine)},
            {"slot", toJson(entry.file.profile.slot)},
            {"path", toJson(entry.file.path)},
            {"etag", toJson(entry.file.etag)},
            {"damage", toJson(entry.file.damage)},
            {"profile", isWhole ? profileObject(entry.file.profile) : Json()},
            {"fit", verdictToJson(entry.verdict)},
            {"running_service", toJson(entry.runningService)},
            {"usual_seconds", optionalToJson(entry.usualSeconds)},
            {"last_switch_ms", optionalToJson(entry.lastSwitchMs)},
            {"measured_bytes", optionalToJson(entry.measuredBytes)},
            {"measured", entry.measured ? measuredToJson(*entry.measured) : Json()},
            {"model", entry.model ? modelToJson(*entry.model) : Json()},
            {"model_error", toJson(entry.modelError)},
            {"start_test_reads", entry.startTestReads ? Json(nameOf(testReads, *entry.startTestReads)) : Json()}};
}

ProfileEntry profileEntryFromJson(const Json &object)
{
    ProfileEntry entry;
    entry.file.id = textAt(object, "id");
    entry.file.path = textAt(object, "path");
    entry.file.etag = textAt(object, "etag");
    entry.file.damage = textAt(object, "damage");
    if (const Json *profile = objectAt(object, "profile")) {
        const auto parsed = profileOf(entry.file.id, *profile);
        if (parsed)
            entry.file.profile = *parsed;
        else
            entry.file.damage = parsed.error().message;
    }
    if (const Json *verdict = objectAt(object, "fit"))
        entry.verdict = verdictFromJson(*verdict);
    entry.runningService = textAt(object, "running_service");
    entry.usualSeconds = numberAt(object, "usual_seconds");
    entry.lastSwitchMs = integerAt(object, "last_switch_ms");
    entry.measuredBytes = integerAt(object, "measured_bytes");
    if (const Json *measured = objectAt(object, "measured"))
        entry.measured = measuredFromJson(*measured);
    if (const Json *model = objectAt(object, "model"))
        entry.model = modelFromJson(*model);
    entry.modelError = textAt(object, "model_error");
    if (const auto reads = stringAt(object, "start_test_reads"))
        entry.startTestReads = valueOf(testReads, *reads);
    return entry;
}

Json eventToJson(const Event &event)
{
    return {{"number", event.number},
            {"time_ms", event.timeMs},
            {"level", nameOf(levels, event.level)},
            {"kind", toJson(event.kind)},
            {"text", toJson(event.text)}};
}

Event eventFromJson(const Json &object)
{
    return {static_cast<quint64>(integerAt(object, "number").value_or(0)), integerAt(object, "time_ms").value_or(0),
            valueOf(levels, textAt(object, "level")), textAt(object, "kind"), textAt(object, "text")};
}

Json nodeStateToJson(const NodeState &state)
{
    return {{"name", toJson(state.name)},
            {"link", linkToJson(state.link)},
            {"node", nodeFactsToJson(state.facts)},
            {"capabilities", toJson(state.capabilities)},
            {"loaded", state.loaded},
            {"profiles", listToJson(state.profiles, profileEntryToJson)},
            {"services", listToJson(state.services, serviceToJson)},
            {"memory", state.memory ? memorySampleToJson(*state.memory) : Json()},
            {"pools", listToJson(state.pools, poolToJson)},
            {"active_switch", state.activeSwitch ? progressToJson(*state.activeSwitch) : Json()},
            {"last_switch", state.lastSwitch ? recordToJsonValue(*state.lastSwitch) : Json()},
            {"other_switch", toJson(state.otherSwitch)},
            {"other_switch_orphaned", state.isOrphaned},
            {"services_problem", toJson(state.servicesProblem)},
            {"profiles_problem", toJson(state.profilesProblem)},
            {"upkeep", state.upkeep ? upkeepSettingsToJson(*state.upkeep) : Json()}};
}

Result<NodeState> nodeStateFromJson(const Json &object)
{
    if (!object.is_object())
        return fail(Error::Code::BadReply, QStringLiteral("The state of a node must be a JSON object."));
    NodeState state;
    state.name = textAt(object, "name");
    if (const Json *link = objectAt(object, "link"))
        state.link = linkFromJson(*link);
    if (const Json *facts = objectAt(object, "node"))
        state.facts = nodeFactsFromJson(*facts);
    state.capabilities = stringsAt(object, "capabilities");
    state.loaded = boolAt(object, "loaded").value_or(false);
    for (const Json &entry : arrayAt(object, "profiles"))
        state.profiles.append(profileEntryFromJson(entry));
    for (const Json &service : arrayAt(object, "services"))
        state.services.append(serviceFromJson(service));
    if (const Json *memory = objectAt(object, "memory"))
        state.memory = memorySampleFromJson(*memory);
    for (const Json &pool : arrayAt(object, "pools"))
        state.pools.append(poolFromJson(pool));
    if (const Json *progress = objectAt(object, "active_switch"))
        state.activeSwitch = progressFromJson(*progress);
    if (const Json *record = objectAt(object, "last_switch")) {
        if (const auto parsed = recordFromJsonValue(*record))
            state.lastSwitch = *parsed;
    }
    state.otherSwitch = textAt(object, "other_switch");
    state.isOrphaned = boolAt(object, "other_switch_orphaned").value_or(false);
    state.servicesProblem = textAt(object, "services_problem");
    state.profilesProblem = textAt(object, "profiles_problem");
    if (const Json *upkeep = objectAt(object, "upkeep")) {
        if (const auto parsed = upkeepSettingsFromJson(*upkeep))
            state.upkeep = *parsed;
    }
    return state;
}

} // namespace kirikae
