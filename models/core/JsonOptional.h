// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Json.h"

#include <optional>

namespace kirikae {

/// null when there is nothing; Bytes, numbers and booleans as they are.
template <class T>
Json optionalToJson(const std::optional<T> &value)
{
    return value ? Json(*value) : Json();
}

inline std::optional<int> intAt(const Json &object, const char *key)
{
    const auto value = integerAt(object, key);
    return value ? std::optional(static_cast<int>(*value)) : std::nullopt;
}

inline QString textAt(const Json &object, const char *key)
{
    return stringAt(object, key).value_or(QString());
}

/// The array under `key`, or an empty one.
inline const Json &arrayAt(const Json &object, const char *key)
{
    static const Json empty = Json::array();
    if (!object.is_object())
        return empty;
    const auto it = object.find(key);
    return it != object.end() && it->is_array() ? *it : empty;
}

/// The object under `key`, or nullptr.
inline const Json *objectAt(const Json &object, const char *key)
{
    if (!object.is_object())
        return nullptr;
    const auto it = object.find(key);
    return it != object.end() && it->is_object() ? &*it : nullptr;
}

} // namespace kirikae
