// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/upkeep/BootRecord.h"

#include "models/core/JsonOptional.h"
#include "models/core/Log.h"
#include "models/upkeep/SavedJson.h"

#include <QDir>

namespace kirikae {

QString BootRecord::defaultPath()
{
    const QString folder = qEnvironmentVariable("XDG_STATE_HOME", QDir::homePath() + QStringLiteral("/.local/state"));
    return folder + QStringLiteral("/kirikae/boot.json");
}

BootRecord BootRecord::read(const QString &path)
{
    BootRecord record;
    const auto json = readSavedJson(path);
    if (!json) {
        qCWarning(logEngine) << json.error().message;
        return record;
    }
    record.bootId = textAt(*json, "boot_id");
    record.profileId = textAt(*json, "profile");
    record.stage = textAt(*json, "stage") == QLatin1String("trying") ? Stage::Trying : Stage::Settled;
    record.failures = intAt(*json, "failures").value_or(0);
    return record;
}

Result<void> BootRecord::write(const QString &path) const
{
    return writeSavedJson(path, {{"schema", 1},
                                 {"boot_id", toJson(bootId)},
                                 {"profile", toJson(profileId)},
                                 {"stage", stage == Stage::Trying ? "trying" : "settled"},
                                 {"failures", failures}});
}

} // namespace kirikae
