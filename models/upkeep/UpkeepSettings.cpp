// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/upkeep/UpkeepSettings.h"

#include "models/core/JsonOptional.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <functional>

namespace kirikae {

namespace {

constexpr qint64 shortestCanary = 30;
constexpr qint64 daySeconds = 24 * 3600;
constexpr Bytes mostBytes = 1024 * 1024 * GiB;
constexpr qint64 earliestLeaseMs = 1'500'000'000'000; ///< 2017: what is less was given in seconds
constexpr qint64 latestLeaseMs = 7'258'118'400'000;   ///< 2200
constexpr std::size_t mostReminders = 20;
constexpr qint64 longestReminder = 365 * daySeconds;

QString tr(const char *text)
{
    return QCoreApplication::translate("UpkeepSettings", text);
}

/// The field, or nullptr when it is missing or null.
const Json *fieldOf(const Json &object, const char *key)
{
    const auto it = object.find(key);
    return it == object.end() || it->is_null() ? nullptr : &*it;
}

Result<void> readBootProfile(const Json &object, UpkeepSettings *settings)
{
    static const QRegularExpression form(QStringLiteral("\\A[a-z0-9][a-z0-9._-]{0,63}\\z"));
    const Json *field = fieldOf(object, "boot_profile");
    if (!field)
        return {};
    settings->bootProfile = field->is_string() ? fromJson(*field) : QStringLiteral("?");
    if (!settings->bootProfile.isEmpty() && !form.match(settings->bootProfile).hasMatch())
        return fail(Error::Code::BadInput, tr("\"boot_profile\" must be the id of a profile, or null for none."));
    return {};
}

/// A whole number from `least` to `most`; nothing = refused.
std::optional<qint64> wholeNumber(const Json &field, qint64 least, qint64 most)
{
    if (!field.is_number_integer())
        return std::nullopt;
    // More than an integer can hold is beyond every range here.
    if (field.is_number_unsigned() && field.get<quint64>() > static_cast<quint64>(most))
        return std::nullopt;
    const auto value = field.get<qint64>();
    return value >= least && value <= most ? std::optional(value) : std::nullopt;
}

Result<void> readCanary(const Json &object, UpkeepSettings *settings)
{
    const Json *field = fieldOf(object, "canary_seconds");
    if (!field)
        return {};
    const auto seconds = wholeNumber(*field, 0, daySeconds);
    if (!seconds || (*seconds != 0 && *seconds < shortestCanary))
        return fail(Error::Code::BadInput,
                    tr("\"canary_seconds\" must be a whole number from 30 to 86400, or 0 for off."));
    settings->canarySeconds = static_cast<int>(*seconds);
    return {};
}

Result<void> readDiskFloor(const Json &object, UpkeepSettings *settings)
{
    const Json *field = fieldOf(object, "disk_floor_bytes");
    if (!field)
        return {};
    const auto bytes = wholeNumber(*field, 0, mostBytes);
    if (!bytes)
        return fail(Error::Code::BadInput, tr("\"disk_floor_bytes\" must be a whole number of bytes, or 0 for off."));
    settings->diskFloorBytes = *bytes;
    return {};
}

Result<void> readLease(const Json &object, UpkeepSettings *settings)
{
    if (const Json *field = fieldOf(object, "lease_end_ms")) {
        settings->leaseEndMs = wholeNumber(*field, earliestLeaseMs, latestLeaseMs);
        if (!settings->leaseEndMs)
            return fail(Error::Code::BadInput,
                        tr("\"lease_end_ms\" must be a time in milliseconds since 1970 (UTC), or null for no lease."));
    }
    const Json *field = fieldOf(object, "lease_reminder_seconds");
    if (!field)
        return {};
    settings->leaseReminderSeconds.clear();
    bool isGood = field->is_array() && field->size() <= mostReminders;
    for (std::size_t i = 0; isGood && i < field->size(); ++i) {
        const auto seconds = wholeNumber(field->at(i), 1, longestReminder);
        isGood = seconds.has_value();
        settings->leaseReminderSeconds.append(seconds.value_or(0));
    }
    if (!isGood)
        return fail(Error::Code::BadInput,
                    tr("\"lease_reminder_seconds\" must be a list of at most 20 whole numbers of seconds."));
    QList<qint64> &reminders = settings->leaseReminderSeconds;
    std::sort(reminders.begin(), reminders.end(), std::greater<>());
    reminders.erase(std::unique(reminders.begin(), reminders.end()), reminders.end());
    return {};
}

Result<void> readLanguage(const Json &object, UpkeepSettings *settings)
{
    static const QRegularExpression form(QStringLiteral("\\A[a-z]{2,3}(_[A-Z]{2})?\\z"));
    const Json *field = fieldOf(object, "language");
    if (!field)
        return {};
    settings->language = field->is_string() ? fromJson(*field) : QStringLiteral("?");
    if (!form.match(settings->language).hasMatch())
        return fail(Error::Code::BadInput,
                    tr("\"language\" must be a language such as \"ja\" or \"en\", or null for the node's own."));
    return {};
}

Json textOrNull(const QString &text)
{
    return text.isEmpty() ? Json() : toJson(text);
}

} // namespace

Json upkeepSettingsToJson(const UpkeepSettings &settings)
{
    Json reminders = Json::array();
    for (const qint64 seconds : settings.leaseReminderSeconds)
        reminders.push_back(seconds);
    return {{"boot_profile", textOrNull(settings.bootProfile)},    {"canary_seconds", settings.canarySeconds},
            {"disk_floor_bytes", settings.diskFloorBytes},         {"language", textOrNull(settings.language)},
            {"lease_end_ms", optionalToJson(settings.leaseEndMs)}, {"lease_reminder_seconds", reminders}};
}

Result<UpkeepSettings> upkeepSettingsFromJson(const Json &object)
{
    if (!object.is_object())
        return fail(Error::Code::BadInput, tr("The settings must be a JSON object."));
    UpkeepSettings settings;
    for (const auto read : {readBootProfile, readCanary, readDiskFloor, readLease, readLanguage}) {
        if (const auto done = read(object, &settings); !done)
            return fail(done.error());
    }
    return settings;
}

Result<UpkeepSettings> patchedSettings(const UpkeepSettings &settings, const Json &patch)
{
    if (!patch.is_object())
        return fail(Error::Code::BadInput, tr("The settings must be a JSON object."));
    Json whole = upkeepSettingsToJson(settings);
    for (const auto &[key, value] : patch.items()) {
        if (!whole.contains(key))
            return fail(Error::Code::BadInput,
                        tr("There is no setting \"%1\".").arg(QString::fromStdString(key).left(80)));
    }
    whole.merge_patch(patch);
    return upkeepSettingsFromJson(whole);
}

} // namespace kirikae
