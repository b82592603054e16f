// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"

#include <nlohmann/json_fwd.hpp>

#include <QByteArray>
#include <QList>
#include <QStringList>

#include <memory>
#include <optional>

namespace kirikae {

/// Typed access to a model's config.json: the text model's own object first (multimodal models nest it), the top level
/// second. Remembers the first field that has a wrong type or an impossible value; the reader goes on and the caller
/// asks problem() once at the end.
class ConfigReader {
public:
    /// The object must outlive the reader.
    explicit ConfigReader(const nlohmann::json &config);

    /// Whole numbers that count something: 0 when absent or null; at most 2^40.
    [[nodiscard]] qint64 count(const char *key) const;
    [[nodiscard]] std::optional<qint64> optionalCount(const char *key) const;
    [[nodiscard]] qint64 firstCount(std::initializer_list<const char *> keys) const;
    [[nodiscard]] double number(const char *key) const;
    [[nodiscard]] QString text(const char *key) const;
    [[nodiscard]] bool flag(const char *key) const;
    [[nodiscard]] QStringList texts(const char *key) const;
    [[nodiscard]] QList<qint64> counts(const char *key) const;
    [[nodiscard]] bool has(const char *key) const;
    /// The value of a key, or nullptr.
    [[nodiscard]] const nlohmann::json *find(const char *key) const;
    [[nodiscard]] const nlohmann::json &top() const { return m_top; }

    /// Notes an impossible value; the first one counts.
    void refuse(const QString &field, const QString &reason) const;
    [[nodiscard]] std::optional<Error> problem() const { return m_problem; }

private:
    const nlohmann::json &m_top;
    const nlohmann::json *m_text;
    mutable std::optional<Error> m_problem;
};

/// The bytes of a JSON file as Python writes them, NaN and Infinity outside strings replaced by null.
QByteArray strictJson(QByteArrayView text);

} // namespace kirikae
