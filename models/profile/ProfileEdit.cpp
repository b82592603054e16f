// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/profile/ProfileEdit.h"

#include "models/diagnosis/Diagnosis.h"

namespace kirikae {

namespace {

QString alike(const QString &name)
{
    return QString(name).replace(QLatin1Char('_'), QLatin1Char('-'));
}

struct Place {
    qsizetype first = -1;
    qsizetype count = 0;
    bool joined = false; ///< written as --name=value
};

Place placeOf(const QStringList &arguments, const QString &name)
{
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        const QString &word = arguments[i];
        const qsizetype equals = word.indexOf(QLatin1Char('='));
        if (equals > 0 && alike(word.left(equals)) == alike(name))
            return {i, 1, true};
        if (alike(word) != alike(name))
            continue;
        const bool hasValue = i + 1 < arguments.size() && !arguments[i + 1].startsWith(QLatin1String("--"));
        return {i, hasValue ? 2 : 1, false};
    }
    return {};
}

} // namespace

Profile withArgument(Profile profile, const QString &name, const QString &value)
{
    QStringList &arguments = profile.arguments;
    const Place place = placeOf(arguments, name);
    QStringList words{name};
    if (!value.isEmpty())
        words << value;
    if (place.first < 0) {
        arguments += words;
        return profile;
    }
    words.first() = place.joined ? arguments[place.first].section(QLatin1Char('='), 0, 0) : arguments[place.first];
    if (place.joined && !value.isEmpty())
        words = {words.first() + QLatin1Char('=') + value};
    for (qsizetype i = 0; i < place.count; ++i)
        arguments.removeAt(place.first);
    for (qsizetype i = 0; i < words.size(); ++i)
        arguments.insert(place.first + i, words[i]);
    return profile;
}

Profile withoutArgument(Profile profile, const QString &name)
{
    const Place place = placeOf(profile.arguments, name);
    for (qsizetype i = 0; i < place.count; ++i)
        profile.arguments.removeAt(place.first);
    return profile;
}

Profile withFix(const Profile &profile, const ProfileFix &fix)
{
    if (fix.argument.isEmpty())
        return profile;
    return fix.remove ? withoutArgument(profile, fix.argument) : withArgument(profile, fix.argument, fix.value);
}

} // namespace kirikae
