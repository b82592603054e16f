// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/ops/ProfileFolder.h"

#include "app/links/ops/NodeScript.h"
#include "models/core/Text.h"
#include "models/profile/ProfileCheck.h"
#include "models/profile/ProfileJson.h"

#include <QCryptographicHash>
#include <QHash>
#include <QRegularExpression>

#include <algorithm>

namespace kirikae {

namespace {

using namespace Qt::StringLiterals;

constexpr qsizetype maxProfileBytes = 256 * 1024;
constexpr qsizetype maxSecretBytes = 64 * 1024;
constexpr int mostProfiles = 500;    ///< of profiles.sh
constexpr int changedMeanwhile = 48; ///< exit code of profiles.sh

QString tr(const char *text)
{
    return ProfileFolder::tr(text);
}

bool matches(const QString &text, const QString &pattern)
{
    return QRegularExpression(QRegularExpression::anchoredPattern(pattern)).match(text).hasMatch();
}

bool isProfileId(const QString &id)
{
    return matches(id, u"[a-z0-9][a-z0-9._-]{0,63}"_s);
}

ProfileFile fileNamed(const QByteArray &name)
{
    ProfileFile file;
    file.path = "profiles/"_L1 + cleanText(name, 200);
    file.id = cleanText(name, 200);
    if (file.id.endsWith(".json"_L1))
        file.id.chop(5);
    return file;
}

/// Stands for the profiles that were not read.
ProfileFile tooMany()
{
    ProfileFile file;
    file.path = u"profiles"_s;
    file.id = tr("more profiles");
    file.damage = tr("The folder holds more than %1 profiles: the others are not read. Move some of them away.")
                      .arg(mostProfiles);
    return file;
}

void readText(ProfileFile &file, const QByteArray &text)
{
    const auto profile = profileFromJson(file.id, text);
    if (profile)
        file.profile = *profile;
    else
        file.damage = profile.error().message;
}

Result<void> nothing(const RunOutput &output, const QString &what)
{
    if (output.exitCode != 0)
        return fail(scriptFailed(what, output));
    return {};
}

} // namespace

QList<ProfileFile> parseProfileList(const QByteArray &text)
{
    QList<ProfileFile> damaged;
    QHash<QByteArray, QByteArray> sums, texts;
    enum class Part { Names, Sums, Text } part = Part::Names;
    for (const QByteArray &line : text.split('\n')) {
        if (part == Part::Text) {
            const qsizetype colon = line.indexOf(':');
            if (colon > 0)
                texts[line.first(colon)] += line.sliced(colon + 1) + '\n';
        } else if (line == "@text") {
            part = Part::Text;
        } else if (line == "@sums") {
            part = Part::Sums;
        } else if (part == Part::Sums) {
            if (line.size() > 66)
                sums.insert(line.sliced(66), line.first(64));
        } else if (line == "m") {
            damaged += tooMany();
        } else if (line.size() > 2) {
            ProfileFile file = fileNamed(line.sliced(2));
            file.damage = line.startsWith('l')   ? tr("The file is larger than 256 KiB: no profile is.")
                          : line.startsWith('u') ? tr("The node's user may not read this file.")
                                                 : tr("The file's name is not fit to be a profile's id: use small "
                                                      "letters, digits, dots, dashes and underscores.");
            damaged += file;
        }
    }
    QList<ProfileFile> files;
    for (auto sum = sums.cbegin(); sum != sums.cend(); ++sum) {
        ProfileFile file = fileNamed(sum.key());
        file.etag = QString::fromLatin1(sum.value());
        readText(file, texts.value(sum.key()));
        files += file;
    }
    files += damaged;
    std::ranges::sort(files, {}, &ProfileFile::id);
    return files;
}

ProfileFolder::ProfileFolder(Host &host, QObject *parent)
    : QObject(parent)
    , m_host(host)
{
}

Pending<QList<ProfileFile>> ProfileFolder::profiles()
{
    RunLimits limits;
    limits.maxOutput = 64 * 1024 * 1024;
    return runAndRead<QList<ProfileFile>>(m_host, this, nodeScript("profiles", {"list"}), limits,
                                          [](const RunOutput &output) -> Result<QList<ProfileFile>> {
                                              if (output.exitCode != 0)
                                                  return fail(scriptFailed(tr("Reading the profiles"), output));
                                              return parseProfileList(output.standardOutput);
                                          });
}

Pending<QString> ProfileFolder::save(const Profile &profile, const QString &etag)
{
    if (!isProfileId(profile.id))
        return readyError<QString>({Error::Code::BadInput, tr("The profile's id is not fit to be a file name."), {}});
    if (const auto valid = validateProfile(profile); !valid)
        return readyError<QString>(valid.error());
    RunLimits limits;
    limits.input = profileToJson(profile);
    if (limits.input.size() > maxProfileBytes)
        return readyError<QString>({Error::Code::BadInput, tr("The profile is larger than 256 KiB."), {}});
    const QString newEtag =
        QString::fromLatin1(QCryptographicHash::hash(limits.input, QCryptographicHash::Sha256).toHex());
    return runAndRead<QString>(
        m_host, this, nodeScript("profiles", {"save", profile.id.toLatin1(), etag.toLatin1()}, limits.input), limits,
        [newEtag](const RunOutput &output) -> Result<QString> {
            if (output.exitCode == changedMeanwhile)
                return fail(Error::Code::Busy, tr("The profile was changed meanwhile by somebody else. Look at the "
                                                  "new version, then save again."));
            if (output.exitCode != 0)
                return fail(scriptFailed(tr("Saving the profile"), output));
            return newEtag;
        });
}

Pending<void> ProfileFolder::remove(const QString &id)
{
    if (!isProfileId(id))
        return readyError<void>({Error::Code::BadInput, tr("There is no profile with such an id."), {}});
    return runAndRead<void>(m_host, this, nodeScript("profiles", {"remove", id.toLatin1()}), {},
                            [](const RunOutput &output) { return nothing(output, tr("Removing the profile")); });
}

Pending<QString> ProfileFolder::secret(const QString &name)
{
    constexpr int notThere = 44;
    if (const auto valid = checkSecretName(name); !valid)
        return readyError<QString>(valid.error());
    return runAndRead<QString>(m_host, this, nodeScript("secrets", {"read", name.toLatin1()}), {},
                               [name](const RunOutput &output) -> Result<QString> {
                                   if (output.exitCode == notThere)
                                       return fail(
                                           Error::Code::NotFound,
                                           tr("The secret \"%1\" is not kept on this node. Enter it again.").arg(name));
                                   if (output.exitCode != 0)
                                       return fail(scriptFailed(tr("Reading a secret"), output));
                                   return QString::fromUtf8(output.standardOutput).trimmed();
                               });
}

Pending<QStringList> ProfileFolder::secretNames()
{
    return runAndRead<QStringList>(
        m_host, this, nodeScript("secrets", {"list"}), {}, [](const RunOutput &output) -> Result<QStringList> {
            if (output.exitCode != 0)
                return fail(scriptFailed(tr("Reading the names of the secrets"), output));
            QStringList names = QString::fromUtf8(output.standardOutput).split(u'\n', Qt::SkipEmptyParts);
            names.removeIf([](const QString &name) { return !isSecretName(name); });
            return names;
        });
}

Pending<void> ProfileFolder::saveSecret(const QString &name, const QString &value)
{
    if (const auto valid = checkSecretName(name); !valid)
        return readyError<void>(valid.error());
    RunLimits limits;
    limits.input = value.toUtf8();
    if (limits.input.size() > maxSecretBytes)
        return readyError<void>({Error::Code::BadInput, tr("The secret is longer than 64 KiB."), {}});
    const QByteArray verb = value.isEmpty() ? "remove" : "save";
    return runAndRead<void>(m_host, this, nodeScript("secrets", {verb, name.toLatin1()}, limits.input), limits,
                            [](const RunOutput &output) { return nothing(output, tr("Saving the secret")); });
}

} // namespace kirikae
