// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/switching/SwitchJournal.h"

#include "models/core/JsonOptional.h"
#include "models/core/Text.h"
#include "models/node/NodeJson.h"
#include "models/profile/ProfileJson.h"
#include "models/switching/StageName.h"
#include "models/switching/SwitchJson.h"

#include <QCoreApplication>

namespace kirikae {

namespace {

constexpr int journalVersion = 1;

Json profileToJsonValue(const Profile &profile)
{
    return {{"id", toJson(profile.id)}, {"text", profileToJson(profile).toStdString()}};
}

Result<Profile> profileFromJsonValue(const Json &object)
{
    return profileFromJson(textAt(object, "id"), textAt(object, "text").toUtf8());
}

Json servicesToJson(const QList<Service> &services)
{
    Json array = Json::array();
    for (const Service &service : services)
        array.push_back(serviceToJson(service));
    return array;
}

Json marksToJson(const QList<SwitchTimeline::Mark> &marks)
{
    Json array = Json::array();
    for (const SwitchTimeline::Mark &mark : marks)
        array.push_back({{"from_ms", mark.fromMs}, {"phase", toJson(phaseId(mark.phase))}});
    return array;
}

QList<SwitchTimeline::Mark> marksFromJson(const Json &array)
{
    QList<SwitchTimeline::Mark> marks;
    for (const Json &entry : array) {
        SwitchTimeline::Mark mark;
        if (!phaseFromId(textAt(entry, "phase"), &mark.phase))
            mark.phase = Phase::Other;
        mark.fromMs = integerAt(entry, "from_ms").value_or(0);
        marks.append(mark);
    }
    return marks;
}

void readOptionals(const Json &object, SwitchRun *run)
{
    run->outgoingHeld = integerAt(object, "outgoing_held_bytes");
    run->need = integerAt(object, "need_bytes");
    run->availableBefore = integerAt(object, "available_before_bytes");
    run->baseline = integerAt(object, "baseline_bytes");
    run->freeAtStart = integerAt(object, "free_at_start_bytes");
    run->lowest = integerAt(object, "lowest_bytes");
    run->guardFloor = integerAt(object, "guard_floor_bytes");
    run->failedMs = integerAt(object, "failed_ms");
    run->outgoingEndedMs = integerAt(object, "outgoing_ended_ms");
    if (const Json *failure = objectAt(object, "failure"))
        run->failure = failureFromJson(*failure);
    if (const Json *error = objectAt(object, "error"))
        run->error = errorFromJson(*error);
    if (const Json *outgoing = objectAt(object, "outgoing"))
        run->outgoing = serviceFromJson(*outgoing);
    if (const Json *profile = objectAt(object, "outgoing_profile")) {
        if (const auto parsed = profileFromJsonValue(*profile))
            run->outgoingProfile = *parsed;
    }
}

Error damaged(const QString &reason)
{
    return {Error::Code::BadReply,
            QCoreApplication::translate("SwitchJournal", "The node keeps the state of a switch that cannot be read: %1")
                .arg(reason),
            {}};
}

} // namespace

QByteArray journalToText(const SwitchRun &run)
{
    return dumpJson({
        {"version", journalVersion},
        {"id", toJson(run.id)},
        {"owner", toJson(run.owner)},
        {"instance", toJson(run.instance)},
        {"drain_seconds", optionalToJson(run.request.drainSeconds)},
        {"profile", toJson(run.request.profileId)},
        {"override_memory", run.request.overrideMemory},
        {"requested_by", toJson(run.request.requestedBy)},
        {"idempotency_key", toJson(run.request.idempotencyKey)},
        {"stage", toJson(stageName(run.stage))},
        {"target", profileToJsonValue(run.target)},
        {"outgoing", run.outgoing ? serviceToJson(*run.outgoing) : Json()},
        {"outgoing_profile", run.outgoingProfile ? profileToJsonValue(*run.outgoingProfile) : Json()},
        {"attempt", run.attempt},
        {"service", toJson(run.service)},
        {"image_id", toJson(run.imageId)},
        {"boot_id", toJson(run.bootId)},
        {"marks", marksToJson(run.marks)},
        {"outgoing_held_bytes", optionalToJson(run.outgoingHeld)},
        {"need_bytes", optionalToJson(run.need)},
        {"available_before_bytes", optionalToJson(run.availableBefore)},
        {"baseline_bytes", optionalToJson(run.baseline)},
        {"free_at_start_bytes", optionalToJson(run.freeAtStart)},
        {"lowest_bytes", optionalToJson(run.lowest)},
        {"guard_floor_bytes", optionalToJson(run.guardFloor)},
        {"is_cancelled", run.isCancelled},
        {"also_stopped", servicesToJson(run.alsoStopped)},
        {"is_stop_begun", run.isStopBegun},
        {"is_restore_begun", run.isRestoreBegun},
        {"is_outgoing_down", run.isOutgoingDown},
        {"outgoing_ended_ms", optionalToJson(run.outgoingEndedMs)},
        {"restored", toJson(run.restored)},
        {"failure", run.failure ? failureToJson(*run.failure) : Json()},
        {"error", run.error ? errorToJson(*run.error) : Json()},
        {"failed_ms", optionalToJson(run.failedMs)},
    });
}

Result<SwitchRun> journalFromText(QByteArrayView text)
{
    const auto object = parseJson(text);
    if (!object)
        return fail(damaged(object.error().message));
    if (intAt(*object, "version") != journalVersion)
        return fail(damaged(QCoreApplication::translate("SwitchJournal", "it was written by another version.")));
    const Json *targetObject = objectAt(*object, "target");
    const auto stage = stageFromName(textAt(*object, "stage"));
    if (!targetObject || !stage || textAt(*object, "id").isEmpty())
        return fail(damaged(QCoreApplication::translate("SwitchJournal", "fields are missing.")));
    auto target = profileFromJsonValue(*targetObject);
    if (!target)
        return fail(damaged(target.error().message));
    SwitchRun run;
    run.id = textAt(*object, "id");
    run.owner = cleanText(QStringView(textAt(*object, "owner")), 200);
    run.instance = textAt(*object, "instance");
    run.request = {textAt(*object, "profile"), boolAt(*object, "override_memory").value_or(false),
                   cleanText(QStringView(textAt(*object, "requested_by")), 200), textAt(*object, "idempotency_key"),
                   intAt(*object, "drain_seconds")};
    run.stage = *stage;
    run.target = *target;
    run.attempt = intAt(*object, "attempt").value_or(1);
    run.service = textAt(*object, "service");
    run.imageId = textAt(*object, "image_id");
    run.bootId = textAt(*object, "boot_id");
    run.marks = marksFromJson(arrayAt(*object, "marks"));
    run.isCancelled = boolAt(*object, "is_cancelled").value_or(false);
    for (const Json &service : arrayAt(*object, "also_stopped"))
        run.alsoStopped.append(serviceFromJson(service));
    // Where an older version had come to says what it had begun.
    run.isStopBegun = boolAt(*object, "is_stop_begun").value_or(*stage >= SwitchProgress::Stage::Stopping);
    run.isRestoreBegun = boolAt(*object, "is_restore_begun").value_or(false);
    run.isOutgoingDown = boolAt(*object, "is_outgoing_down").value_or(false);
    run.restored = textAt(*object, "restored");
    readOptionals(*object, &run);
    return run;
}

QString journalSummary(const SwitchRun &run)
{
    return QCoreApplication::translate("SwitchJournal", "%1 is switching to %2")
        .arg(run.request.requestedBy.isEmpty() ? run.owner : run.request.requestedBy,
             cleanText(QStringView(run.target.name), 200));
}

} // namespace kirikae
