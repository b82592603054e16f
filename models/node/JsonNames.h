// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/JsonOptional.h"

#include <array>
#include <utility>

namespace kirikae {

/// The stable names of an enumeration's values in JSON.
template <class Value, std::size_t count>
using Names = std::array<std::pair<Value, const char *>, count>;

template <class Value, std::size_t count>
const char *nameOf(const Names<Value, count> &names, Value value)
{
    for (const auto &[known, name] : names) {
        if (known == value)
            return name;
    }
    return names.front().second;
}

/// A name that is not known (a later version's) counts as the first.
template <class Value, std::size_t count>
Value valueOf(const Names<Value, count> &names, const QString &name)
{
    for (const auto &[value, known] : names) {
        if (name == QLatin1String(known))
            return value;
    }
    return names.front().first;
}

inline quint16 portAt(const Json &object, const char *key)
{
    const qint64 port = integerAt(object, key).value_or(0);
    return port > 0 && port <= 65535 ? static_cast<quint16>(port) : quint16(0);
}

} // namespace kirikae
