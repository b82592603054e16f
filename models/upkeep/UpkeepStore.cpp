// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/upkeep/UpkeepStore.h"

#include "models/core/JsonOptional.h"
#include "models/upkeep/SavedJson.h"

#include <QStandardPaths>

namespace kirikae {

namespace {
constexpr int schema = 1;
} // namespace

UpkeepStore::UpkeepStore(const QString &path, QObject *parent)
    : QObject(parent)
    , m_path(path)
{
}

QString UpkeepStore::defaultPath()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) +
           QStringLiteral("/kirikae/daemon.json");
}

Result<void> UpkeepStore::load()
{
    const auto json = readSavedJson(m_path);
    if (!json)
        return fail(json.error());
    if (json->is_null())
        return {};
    if (integerAt(*json, "schema").value_or(schema) > schema)
        return fail(Error::Code::VersionMismatch,
                    tr("%1 was written by a newer kirikaed. The default settings are used; saving replaces the file.")
                        .arg(m_path));
    const auto settings = upkeepSettingsFromJson(*json);
    if (!settings)
        return fail(Error::Code::BadInput, tr("%1 is not used: %2").arg(m_path, settings.error().message));
    m_settings = *settings;
    emit changed(m_settings);
    return {};
}

Result<void> UpkeepStore::save(const UpkeepSettings &settings)
{
    Json object = upkeepSettingsToJson(settings);
    // The same rules hold for what a program sets as for what a file says.
    const auto checked = upkeepSettingsFromJson(object);
    if (!checked)
        return fail(checked.error());
    object = upkeepSettingsToJson(*checked);
    object["schema"] = schema;
    if (const auto written = writeSavedJson(m_path, object); !written)
        return written;
    m_settings = *checked;
    emit changed(m_settings);
    return {};
}

Result<UpkeepSettings> UpkeepStore::patch(const Json &patch)
{
    const auto next = patchedSettings(m_settings, patch);
    if (!next)
        return next;
    if (const auto saved = save(*next); !saved)
        return fail(saved.error());
    return m_settings;
}

} // namespace kirikae
