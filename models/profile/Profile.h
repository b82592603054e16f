// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Bytes.h"

#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

#include <optional>

namespace kirikae {

/// One environment variable of a service: a plain value, or the name of a secret that is looked up when the service
/// starts and never stored in a profile.
struct EnvironmentVariable {
    QString name;
    QString value;
    QString secret; ///< name in the secret store; when set, `value` is empty
    bool operator==(const EnvironmentVariable &) const = default;
};

struct Mount {
    QString source; ///< a folder or file on the node, or a volume name
    QString target; ///< absolute path in the container
    bool readOnly = false;
    bool operator==(const Mount &) const = default;
};

struct PortMapping {
    QString hostAddress = QStringLiteral("127.0.0.1");
    quint16 hostPort = 0;
    quint16 containerPort = 0;
    bool operator==(const PortMapping &) const = default;
};

/// Something that can be started on a node. A plain value; its JSON form is in ProfileJson.h, its `docker run` form in
/// DockerRun.h, and what makes one valid in ProfileCheck.h.
struct Profile {
    static constexpr int currentSchema = 1;

    int schema = currentSchema;
    QString id;          ///< file name without ".json": [a-z0-9][a-z0-9._-]{0,63}
    QString name;        ///< what people call it
    QString engine;      ///< "vllm", "llama-server", "sglang", ... : names the start-up rules
    QString image;       ///< container image; empty = a plain process on the node (ProcessEngine)
    QStringList command; ///< process: argv[0] and what comes before `arguments`; container: replaces the entry point
    QString model;       ///< path or repository id, as the engine gets it
    QString servedName;  ///< the id in /v1/models; empty = the model
    QStringList arguments;
    QList<EnvironmentVariable> environment;
    QList<Mount> mounts;
    QList<PortMapping> ports;
    quint16 port = 0; ///< where the service answers on the node when there is no mapping (host network, process)
    QString network;  ///< "" = the container engine's default, "host"
    QString ipc;      ///< "" or "host"
    std::optional<Bytes> shmSize;
    QString gpus;                   ///< "", "all", "0,1" (device request) or a CDI name such as "nvidia.com/gpu=all"
    QMap<QString, QString> ulimits; ///< "memlock" -> "-1", "nofile" -> "soft:hard"
    QStringList capabilitiesAdded;
    QString user;
    QString workingDirectory;
    QString restart; ///< set only once the service is ready: "", "unless-stopped", "always", "on-failure[:n]"
    QString slot = QStringLiteral("main");
    std::optional<qint64> contextTokens; ///< expected context of one request
    std::optional<int> concurrency;      ///< expected requests at once
    std::optional<Bytes> weightsBytes;   ///< stated by the user; a measured figure wins over it
    QString notes;

    [[nodiscard]] bool isContainer() const { return !image.isEmpty(); }
    /// The port on the node where the service answers; 0 when the profile does not say.
    [[nodiscard]] quint16 servicePort() const;
    /// The id that /v1/models must list.
    [[nodiscard]] QString expectedModelId() const { return servedName.isEmpty() ? model : servedName; }
    /// The value of `--name value` or `--name=value` in `arguments`, dashes and underscores alike.
    [[nodiscard]] std::optional<QString> argument(const QString &name) const;

    bool operator==(const Profile &) const = default;
};

} // namespace kirikae
