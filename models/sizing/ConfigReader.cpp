// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/ConfigReader.h"

#include "models/core/Json.h"

#include <QCoreApplication>

#include <cmath>

namespace kirikae {

namespace {

constexpr double largestCount = 1099511627776.0; ///< 2^40: no size in a config is larger

QString tr(const char *text)
{
    return QCoreApplication::translate("ConfigReader", text);
}

} // namespace

ConfigReader::ConfigReader(const nlohmann::json &config)
    : m_top(config)
    , m_text(&config)
{
    for (const char *key : {"text_config", "llm_config", "language_config", "thinker_config"}) {
        const auto nested = m_text->find(key);
        if (nested != m_text->end() && nested->is_object())
            m_text = &*nested;
    }
}

const nlohmann::json *ConfigReader::find(const char *key) const
{
    for (const nlohmann::json *object : {m_text, &m_top}) {
        const auto it = object->find(key);
        if (it != object->end() && !it->is_null())
            return &*it;
    }
    return nullptr;
}

bool ConfigReader::has(const char *key) const
{
    return find(key) != nullptr;
}

void ConfigReader::refuse(const QString &field, const QString &reason) const
{
    if (!m_problem)
        m_problem = Error{Error::Code::BadInput, tr("config.json, field %1: %2").arg(field, reason), {}};
}

std::optional<qint64> ConfigReader::optionalCount(const char *key) const
{
    const nlohmann::json *value = find(key);
    if (!value)
        return std::nullopt;
    const double number = value->is_number() ? value->get<double>() : -1;
    if (number < 0 || number > largestCount || number != std::floor(number)) {
        refuse(QLatin1String(key), tr("a whole number from 0 to 2^40 is needed."));
        return std::nullopt;
    }
    return static_cast<qint64>(number);
}

qint64 ConfigReader::count(const char *key) const
{
    return optionalCount(key).value_or(0);
}

qint64 ConfigReader::firstCount(std::initializer_list<const char *> keys) const
{
    for (const char *key : keys) {
        if (has(key))
            return count(key);
    }
    return 0;
}

double ConfigReader::number(const char *key) const
{
    const nlohmann::json *value = find(key);
    if (!value)
        return 0;
    if (!value->is_number()) {
        refuse(QLatin1String(key), tr("a number is needed."));
        return 0;
    }
    return value->get<double>();
}

QString ConfigReader::text(const char *key) const
{
    const nlohmann::json *value = find(key);
    if (!value)
        return {};
    if (!value->is_string()) {
        refuse(QLatin1String(key), tr("a text is needed."));
        return {};
    }
    return fromJson(*value).left(200);
}

bool ConfigReader::flag(const char *key) const
{
    const nlohmann::json *value = find(key);
    return value && value->is_boolean() && value->get<bool>();
}

QStringList ConfigReader::texts(const char *key) const
{
    QStringList list;
    const nlohmann::json *value = find(key);
    if (!value)
        return list;
    if (!value->is_array() || value->size() > 10'000) {
        refuse(QLatin1String(key), tr("a list of at most 10,000 entries is needed."));
        return list;
    }
    for (const nlohmann::json &item : *value)
        list.append(item.is_string() ? fromJson(item).left(200) : QString::fromStdString(item.dump()).left(200));
    return list;
}

QList<qint64> ConfigReader::counts(const char *key) const
{
    QList<qint64> list;
    for (const QString &text : texts(key)) {
        bool isNumber = false;
        const qint64 number = text.toLongLong(&isNumber);
        if (!isNumber)
            refuse(QLatin1String(key), tr("a list of whole numbers is needed."));
        list.append(number);
    }
    return list;
}

QByteArray strictJson(QByteArrayView text)
{
    QByteArray strict = text.toByteArray();
    bool inString = false;
    for (qsizetype i = 0; i < strict.size(); ++i) {
        const char c = strict.at(i);
        if (inString) {
            if (c == '\\')
                ++i;
            else if (c == '"')
                inString = false;
            continue;
        }
        inString = c == '"';
        for (const char *word : {"-Infinity", "Infinity", "NaN"}) {
            const auto length = static_cast<qsizetype>(qstrlen(word));
            if (c == word[0] && QByteArrayView(strict).sliced(i).startsWith(word)) {
                strict.replace(i, length, QByteArray("null").leftJustified(length, ' '));
                i += std::max<qsizetype>(length, 4) - 1;
                break;
            }
        }
    }
    return strict;
}

} // namespace kirikae
