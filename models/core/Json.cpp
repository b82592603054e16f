// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/core/Json.h"

#include <QCoreApplication>

namespace kirikae {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("Json", text);
}

/// Depth of brackets outside strings; the parser itself recurses per level only through its own stack, but what reads
/// the value afterwards may not.
int nesting(QByteArrayView text)
{
    int depth = 0;
    int deepest = 0;
    bool inString = false;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (inString) {
            if (c == '\\')
                ++i;
            else if (c == '"')
                inString = false;
        } else if (c == '"') {
            inString = true;
        } else if (c == '{' || c == '[') {
            deepest = std::max(deepest, ++depth);
        } else if (c == '}' || c == ']') {
            --depth;
        }
    }
    return deepest;
}

const Json *fieldOf(const Json &object, const char *key)
{
    if (!object.is_object())
        return nullptr;
    const auto it = object.find(key);
    return it == object.end() ? nullptr : &*it;
}

} // namespace

Json toJson(const QStringList &texts)
{
    Json array = Json::array();
    for (const QString &text : texts)
        array.push_back(text.toStdString());
    return array;
}

Result<Json> parseJson(QByteArrayView text, qsizetype maxBytes, int maxDepth)
{
    if (text.size() > maxBytes)
        return fail(Error::Code::BadInput, tr("The JSON text is larger than the limit of %1 bytes.").arg(maxBytes));
    if (nesting(text) > maxDepth)
        return fail(Error::Code::BadInput, tr("The JSON text is nested deeper than %1 levels.").arg(maxDepth));
    try {
        return Json::parse(text.begin(), text.end());
    } catch (const Json::parse_error &error) {
        return fail(Error::Code::BadInput,
                    tr("The text is not valid JSON: the error is at byte %1.").arg(static_cast<qulonglong>(error.byte)),
                    QString::fromUtf8(error.what()).left(400));
    } catch (const Json::exception &error) {
        return fail(Error::Code::BadInput, tr("The text is not valid JSON."),
                    QString::fromUtf8(error.what()).left(400));
    }
}

QByteArray dumpJson(const Json &value, int indent)
{
    return QByteArray::fromStdString(value.dump(indent, ' ', false, Json::error_handler_t::replace));
}

std::optional<QString> stringAt(const Json &object, const char *key)
{
    const Json *field = fieldOf(object, key);
    if (!field || !field->is_string())
        return std::nullopt;
    return fromJson(*field);
}

std::optional<double> numberAt(const Json &object, const char *key)
{
    const Json *field = fieldOf(object, key);
    if (!field || !field->is_number())
        return std::nullopt;
    return field->get<double>();
}

std::optional<qint64> integerAt(const Json &object, const char *key)
{
    const Json *field = fieldOf(object, key);
    if (!field || !field->is_number_integer())
        return std::nullopt;
    if (field->is_number_unsigned() && field->get<quint64>() > static_cast<quint64>(std::numeric_limits<qint64>::max()))
        return std::nullopt;
    return field->get<qint64>();
}

std::optional<bool> boolAt(const Json &object, const char *key)
{
    const Json *field = fieldOf(object, key);
    if (!field || !field->is_boolean())
        return std::nullopt;
    return field->get<bool>();
}

QStringList stringsAt(const Json &object, const char *key)
{
    QStringList texts;
    const Json *field = fieldOf(object, key);
    if (!field || !field->is_array())
        return texts;
    for (const Json &item : *field) {
        if (item.is_string())
            texts.append(fromJson(item));
    }
    return texts;
}

} // namespace kirikae
