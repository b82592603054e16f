// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/switching/StartFingerprint.h"

#include <QCryptographicHash>
#include <QDataStream>
#include <QIODevice>

namespace kirikae {

QString startFingerprint(const Profile &profile)
{
    QByteArray bytes;
    QDataStream stream(&bytes, QIODevice::WriteOnly);
    stream.setVersion(QDataStream::Qt_6_0);
    stream << profile.engine << profile.image << profile.command << profile.model << profile.servedName
           << profile.arguments << profile.network << profile.ipc << profile.shmSize.value_or(-1) << profile.gpus
           << profile.ulimits << profile.capabilitiesAdded << profile.user << profile.workingDirectory << profile.port;
    for (const EnvironmentVariable &variable : profile.environment)
        stream << variable.name << variable.value << variable.secret;
    for (const Mount &mount : profile.mounts)
        stream << mount.source << mount.target << mount.readOnly;
    for (const PortMapping &port : profile.ports)
        stream << port.hostAddress << port.hostPort << port.containerPort;
    return QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex().left(16));
}

} // namespace kirikae
