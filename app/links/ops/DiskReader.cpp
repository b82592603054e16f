// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/ops/DiskReader.h"

#include "app/links/ops/ModelPlaces.h"
#include "app/links/ops/NodeScript.h"
#include "models/core/Text.h"

#include <QCoreApplication>

#include <algorithm>

namespace kirikae {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestPath = 400;
constexpr qsizetype mostPlaces = 200;

} // namespace

QList<DiskSpace> parseDiskSpace(QByteArrayView text)
{
    QList<DiskSpace> disks;
    for (const QByteArray &line : text.toByteArray().split('\n')) {
        const QByteArrayList words = line.split(' ');
        // What has no size (/proc, an overlay that does not tell) cannot be full.
        if (words.size() < 5 || words.at(0) != "disk" || words.at(3).toLongLong() <= 0)
            continue;
        const QString mountPoint = cleanText(words.sliced(4).join(' '), longestPath);
        auto disk = std::ranges::find(disks, mountPoint, &DiskSpace::mountPoint);
        if (disk == disks.end())
            disk = disks.insert(disks.end(), {mountPoint, 0, 0, false, false});
        disk->free = words.at(2).toLongLong() * KiB;
        disk->total = words.at(3).toLongLong() * KiB;
        disk->holdsModels = disk->holdsModels || words.at(1) == "models";
        disk->holdsImages = disk->holdsImages || words.at(1) == "images";
    }
    return disks;
}

Pending<QList<DiskSpace>> readDiskSpace(Host &host, const QList<Profile> &profiles, const QString &imageFolder,
                                        QObject *context)
{
    QStringList places;
    for (const Profile &profile : profiles) {
        for (const QString &place : modelPlaces(profile))
            places += u"models:"_s + place.section(u':', 1);
    }
    places.removeDuplicates();
    places = places.first(std::min(places.size(), mostPlaces));
    if (!imageFolder.isEmpty())
        places += u"images:"_s + imageFolder;
    else
        places += {u"images:/var/lib/docker"_s, u"images:~/.local/share/docker"_s,
                   u"images:~/.local/share/containers"_s, u"images:/var/lib/containers"_s};
    Argv arguments;
    for (const QString &place : places)
        arguments += place.toUtf8();
    return runAndRead<QList<DiskSpace>>(
        host, context, nodeScript("disk-space", arguments), {},
        [](const RunOutput &output) -> Result<QList<DiskSpace>> {
            if (output.exitCode != 0)
                return fail(
                    scriptFailed(QCoreApplication::translate("DiskReader", "Looking how full the disks are"), output));
            return parseDiskSpace(output.standardOutput);
        });
}

} // namespace kirikae
