// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Bytes.h"
#include "models/core/Result.h"

#include <QList>
#include <QString>
#include <nlohmann/json_fwd.hpp>

#include <optional>

namespace kirikae {

/// What kirikaed does on a node when nobody watches, and the language it says so in. Its JSON is daemon.json on the
/// node, /v1/settings of the API, and "upkeep" in the state of a node.
struct UpkeepSettings {
    QString bootProfile;              ///< started when the node has booted; empty = none
    int canarySeconds = 300;          ///< between two questions to each running service; 0 = off
    Bytes diskFloorBytes = 20 * GiB;  ///< warn when less is free where models and images are; 0 = off
    std::optional<qint64> leaseEndMs; ///< when a rented machine goes away
    QList<qint64> leaseReminderSeconds{24 * 3600, 4 * 3600, 3600, 900}; ///< before that, longest first
    QString language; ///< of the daemon's sentences: "ja", "en", "pt_BR"; empty = the node's system
    bool operator==(const UpkeepSettings &) const = default;
};

/// Every field, absent values as null.
nlohmann::json upkeepSettingsToJson(const UpkeepSettings &settings);
/// A field that is missing or null has its default; one of the wrong type or out of range is refused with a sentence
/// that names it. Fields that are not known are left alone.
Result<UpkeepSettings> upkeepSettingsFromJson(const nlohmann::json &object);
/// The settings changed by a JSON merge patch (RFC 7396). A field that is not known is refused.
Result<UpkeepSettings> patchedSettings(const UpkeepSettings &settings, const nlohmann::json &patch);

} // namespace kirikae
