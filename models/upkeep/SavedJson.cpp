// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/upkeep/SavedJson.h"

#include "models/core/Json.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace kirikae {

namespace {

constexpr qsizetype longestFile = 256 * 1024;

QString tr(const char *text)
{
    return QCoreApplication::translate("SavedJson", text);
}

} // namespace

Result<Json> readSavedJson(const QString &path)
{
    QFile file(path);
    if (!file.exists())
        return Json();
    if (!file.open(QIODevice::ReadOnly))
        return fail(Error::Code::Denied, tr("%1 cannot be read. Check who owns it.").arg(path), file.errorString());
    auto json = parseJson(file.read(longestFile + 1), longestFile);
    if (json && json->is_object())
        return json;
    const QString aside = QStringLiteral("%1.damaged-%2").arg(path).arg(QDateTime::currentSecsSinceEpoch());
    file.close();
    QFile::rename(path, aside);
    return fail(Error::Code::BadInput, tr("%1 could not be understood and was set aside as %2.").arg(path, aside),
                json ? tr("It must be a JSON object.") : json.error().message);
}

Result<void> writeSavedJson(const QString &path, const Json &object)
{
    const QByteArray text = dumpJson(object, 2) + '\n';
    QDir().mkpath(QFileInfo(path).path());
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || !file.setPermissions(QFile::ReadOwner | QFile::WriteOwner) ||
        file.write(text) != text.size() || !file.commit()) {
        return fail(Error::Code::Denied,
                    tr("%1 could not be written. Check who owns the folder, and that the disk is not full.").arg(path),
                    file.errorString());
    }
    return {};
}

} // namespace kirikae
