// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"

#include <QByteArray>
#include <QStringList>
#include <nlohmann/json.hpp>

#include <optional>

// Include this in .cpp files; headers that only pass JSON around include <nlohmann/json_fwd.hpp>.
namespace kirikae {

using Json = nlohmann::json;

inline Json toJson(const QString &text)
{
    return text.toStdString();
}
Json toJson(const QStringList &texts);
inline QString fromJson(const Json &value)
{
    return QString::fromStdString(value.get_ref<const std::string &>());
}

/// Parses with limits on size and nesting depth; the error names the byte offset. Never throws.
Result<Json> parseJson(QByteArrayView text, qsizetype maxBytes = 16 * 1024 * 1024, int maxDepth = 64);
/// Compact by default; invalid UTF-8 is replaced, never thrown about.
QByteArray dumpJson(const Json &value, int indent = -1);

/// A field of an object, or nothing when it is absent, null or of another type.
std::optional<QString> stringAt(const Json &object, const char *key);
std::optional<double> numberAt(const Json &object, const char *key);
std::optional<qint64> integerAt(const Json &object, const char *key);
std::optional<bool> boolAt(const Json &object, const char *key);
QStringList stringsAt(const Json &object, const char *key);

} // namespace kirikae
