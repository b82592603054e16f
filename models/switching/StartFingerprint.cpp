// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/switching/StartFingerprint.h"

#include "models/profile/ProfileEdit.h"

#include <QCryptographicHash>
#include <QDataStream>
#include <QIODevice>

namespace kirikae {

namespace {

QString shortHash(const QByteArray &bytes)
{
    return QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex().left(16));
}

/// Names of arguments that only size the KV cache, in each engine's words.
const QStringList &kvArguments()
{
    static const QStringList names{QStringLiteral("--max-model-len"),
                                   QStringLiteral("--max-num-seqs"),
                                   QStringLiteral("--kv-cache-dtype"),
                                   QStringLiteral("--gpu-memory-utilization"),
                                   QStringLiteral("--kv-cache-memory"),
                                   QStringLiteral("--kv-cache-memory-bytes"),
                                   QStringLiteral("-c"),
                                   QStringLiteral("--ctx-size"),
                                   QStringLiteral("-np"),
                                   QStringLiteral("--parallel"),
                                   QStringLiteral("-ctk"),
                                   QStringLiteral("--cache-type-k"),
                                   QStringLiteral("-ctv"),
                                   QStringLiteral("--cache-type-v"),
                                   QStringLiteral("--context-length"),
                                   QStringLiteral("--max-running-requests"),
                                   QStringLiteral("--mem-fraction-static"),
                                   QStringLiteral("--served-model-name"),
                                   QStringLiteral("--alias"),
                                   QStringLiteral("--host"),
                                   QStringLiteral("--port")};
    return names;
}

} // namespace

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
    return shortHash(bytes);
}

QString sizeFingerprint(const Profile &profile)
{
    Profile plain = profile;
    for (const QString &name : kvArguments()) {
        while (plain.argument(name)) {
            const qsizetype before = plain.arguments.size();
            plain = withoutArgument(plain, name);
            if (plain.arguments.size() == before)
                break; // written in a way that only argument() understands
        }
    }
    QByteArray bytes;
    QDataStream stream(&bytes, QIODevice::WriteOnly);
    stream.setVersion(QDataStream::Qt_6_0);
    stream << plain.engine << plain.image << plain.command << plain.model << plain.arguments;
    for (const EnvironmentVariable &variable : profile.environment)
        stream << variable.name << variable.value;
    return shortHash(bytes);
}

QString modelFingerprint(const Profile &profile)
{
    QByteArray bytes;
    QDataStream stream(&bytes, QIODevice::WriteOnly);
    stream.setVersion(QDataStream::Qt_6_0);
    stream << profile.engine << profile.isContainer() << profile.model << profile.workingDirectory;
    for (const char *name :
         {"--model", "-m", "--model-path", "--revision", "-hf", "--hf-repo", "-hff", "--hf-file", "--download-dir",
          "--speculative-config", "-sc", "--speculative-draft-model-path", "-md", "--model-draft"})
        stream << profile.argument(QString::fromLatin1(name)).value_or(QString());
    for (const EnvironmentVariable &variable : profile.environment) {
        if (variable.name.startsWith(QStringLiteral("HF_")) || variable.name.contains(QStringLiteral("CACHE")) ||
            variable.name == QStringLiteral("HOME"))
            stream << variable.name << variable.value;
    }
    for (const Mount &mount : profile.mounts)
        stream << mount.source << mount.target;
    return shortHash(bytes);
}

} // namespace kirikae
