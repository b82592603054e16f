// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/switching/SwitchRecord.h"

#include "models/core/JsonOptional.h"
#include "models/switching/SwitchJson.h"

#include <QCoreApplication>

#include <array>

namespace kirikae {

namespace {

constexpr std::array<std::pair<Outcome, const char *>, 7> outcomes{{
    {Outcome::Ready, "ready"},
    {Outcome::Refused, "refused"},
    {Outcome::Cancelled, "cancelled"},
    {Outcome::FailedRestored, "failed_restored"},
    {Outcome::FailedStopped, "failed_stopped"},
    {Outcome::Unsettled, "unsettled"},
    {Outcome::Unreachable, "unreachable"},
}};

constexpr std::array<std::pair<SlotState::Condition, const char *>, 5> conditions{{
    {SlotState::Condition::Starting, "starting"},
    {SlotState::Condition::NotAnswering, "not_answering"},
    {SlotState::Condition::NotStopped, "not_stopped"},
    {SlotState::Condition::Overtaken, "overtaken"},
    {SlotState::Condition::Replaced, "replaced"},
}};

Json slotToJson(const SlotState &slot)
{
    Json condition;
    for (const auto &[value, name] : conditions) {
        if (value == slot.condition)
            condition = name;
    }
    return {{"service", toJson(slot.service)},
            {"name", toJson(slot.name)},
            {"condition", condition},
            {"usual_seconds", optionalToJson(slot.usualSeconds)}};
}

SlotState slotFromJson(const Json &object)
{
    SlotState slot{textAt(object, "service"), textAt(object, "name"), SlotState::Condition::NotAnswering,
                   numberAt(object, "usual_seconds")};
    for (const auto &[value, name] : conditions) {
        if (textAt(object, "condition") == QLatin1String(name))
            slot.condition = value;
    }
    return slot;
}

} // namespace

QString outcomeId(Outcome outcome)
{
    for (const auto &[value, id] : outcomes) {
        if (value == outcome)
            return QString::fromLatin1(id);
    }
    return {};
}

std::optional<Outcome> outcomeFromId(const QString &id)
{
    for (const auto &[value, name] : outcomes) {
        if (id == QLatin1String(name))
            return value;
    }
    return std::nullopt;
}

Json recordToJsonValue(const SwitchRecord &record)
{
    return {
        {"id", toJson(record.id)},
        {"outcome", toJson(outcomeId(record.outcome))},
        {"in_slot", record.inSlot ? slotToJson(*record.inSlot) : Json()},
        {"profile", toJson(record.profileId)},
        {"profile_name", toJson(record.profileName)},
        {"previous", record.previousProfileId.isEmpty() ? Json() : toJson(record.previousProfileId)},
        {"previous_name", toJson(record.previousName)},
        {"slot", toJson(record.slot)},
        {"requested_by", toJson(record.requestedBy)},
        {"started_ms", record.startedMs},
        {"total_seconds", record.totalSeconds},
        {"phases", phasesToJson(record.phases)},
        {"restore_seconds", optionalToJson(record.restoreSeconds)},
        {"facts", factsToJson(record.facts)},
        {"warm", optionalToJson(record.warm)},
        {"image_id", toJson(record.imageId)},
        {"arguments_hash", toJson(record.argumentsHash)},
        {"size_hash", toJson(record.sizeHash)},
        {"image", toJson(record.image)},
        {"free_at_start_bytes", optionalToJson(record.freeAtStart)},
        {"available_at_start_bytes", optionalToJson(record.availableAtStart)},
        {"available_before_bytes", optionalToJson(record.availableBefore)},
        {"lowest_available_bytes", optionalToJson(record.lowestAvailable)},
        {"peak_bytes", optionalToJson(record.peakBytes)},
        {"steady_bytes", optionalToJson(record.steadyBytes)},
        {"failure", record.failure ? failureToJson(*record.failure) : Json()},
        {"error", record.error ? errorToJson(*record.error) : Json()},
        {"memory_overridden", record.memoryOverridden},
        {"retried", record.retried},
    };
}

Result<SwitchRecord> recordFromJsonValue(const Json &object)
{
    const auto outcome = outcomeFromId(textAt(object, "outcome"));
    const auto id = stringAt(object, "id");
    if (!outcome || !id) {
        return fail(Error::Code::BadInput,
                    QCoreApplication::translate("SwitchRecord", "This is not the record of a switch: it has no %1.")
                        .arg(outcome ? QStringLiteral("id") : QStringLiteral("outcome")));
    }
    SwitchRecord record(*outcome);
    record.id = *id;
    if (const Json *slot = objectAt(object, "in_slot"))
        record.inSlot = slotFromJson(*slot);
    record.profileId = textAt(object, "profile");
    record.profileName = textAt(object, "profile_name");
    record.previousProfileId = textAt(object, "previous");
    record.previousName = textAt(object, "previous_name");
    record.slot = textAt(object, "slot");
    record.requestedBy = textAt(object, "requested_by");
    record.startedMs = integerAt(object, "started_ms").value_or(0);
    record.totalSeconds = numberAt(object, "total_seconds").value_or(0);
    record.phases = phasesFromJson(arrayAt(object, "phases"));
    record.restoreSeconds = numberAt(object, "restore_seconds");
    if (const Json *facts = objectAt(object, "facts"))
        record.facts = factsFromJson(*facts);
    record.warm = boolAt(object, "warm");
    record.imageId = textAt(object, "image_id");
    record.argumentsHash = textAt(object, "arguments_hash");
    record.sizeHash = textAt(object, "size_hash");
    record.image = textAt(object, "image");
    record.freeAtStart = integerAt(object, "free_at_start_bytes");
    record.availableAtStart = integerAt(object, "available_at_start_bytes");
    record.availableBefore = integerAt(object, "available_before_bytes");
    record.lowestAvailable = integerAt(object, "lowest_available_bytes");
    record.peakBytes = integerAt(object, "peak_bytes");
    record.steadyBytes = integerAt(object, "steady_bytes");
    if (const Json *failure = objectAt(object, "failure"))
        record.failure = failureFromJson(*failure);
    if (const Json *error = objectAt(object, "error"))
        record.error = errorFromJson(*error);
    record.memoryOverridden = boolAt(object, "memory_overridden").value_or(false);
    record.retried = boolAt(object, "retried").value_or(false);
    return record;
}

Result<SwitchRecord> recordFromJson(QByteArrayView line)
{
    return parseJson(line).and_then([](const Json &object) { return recordFromJsonValue(object); });
}

QByteArray recordToJson(const SwitchRecord &record)
{
    return dumpJson(recordToJsonValue(record));
}

} // namespace kirikae
