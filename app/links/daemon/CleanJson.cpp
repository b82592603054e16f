// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/daemon/CleanJson.h"

#include "models/core/Json.h"
#include "models/core/Text.h"

#include <algorithm>

namespace kirikae {

namespace {

constexpr qsizetype longestText = 1024 * 1024;

bool mayNeedCleaning(const std::string &text)
{
    return std::any_of(text.begin(), text.end(), [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return (byte < 0x20 && c != '\n' && c != '\t') || byte >= 0x7f;
    });
}

void cleanString(std::string *text)
{
    if (mayNeedCleaning(*text))
        *text =
            cleanText(QByteArrayView(text->data(), static_cast<qsizetype>(text->size())), longestText).toStdString();
}

/// The name of a profile is shown everywhere. The rest comes back byte for byte when the profile is saved again;
/// whoever shows it cleans it.
void cleanProfile(Json *profile)
{
    if (const auto it = profile->find("name"); it != profile->end() && it->is_string())
        cleanString(it->get_ptr<std::string *>());
}

} // namespace

void cleanJson(Json *value)
{
    if (value->is_string()) {
        cleanString(value->get_ptr<std::string *>());
    } else if (value->is_array()) {
        for (Json &element : *value)
            cleanJson(&element);
    } else if (value->is_object()) {
        for (auto &[key, element] : value->items()) {
            const bool isProfile = element.is_object() && (key == "profile" || key == "target");
            if (isProfile)
                cleanProfile(&element);
            else
                cleanJson(&element);
        }
    }
}

} // namespace kirikae
