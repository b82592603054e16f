// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QProcess>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>

namespace kirikae {

/// A Docker engine of the test's own: folder, socket and containerd namespace are private, there is no bridge network,
/// and nothing outside is touched. Needs root, dockerd and docker. One per test program; the destructor removes its
/// containers, ends it and deletes its folder. Use `--network host` for containers that listen.
class DockerServer {
public:
    DockerServer();
    ~DockerServer();
    DockerServer(const DockerServer &) = delete;
    DockerServer &operator=(const DockerServer &) = delete;

    /// Waits until it answers; empty on success, else what went wrong.
    [[nodiscard]] QString start();
    [[nodiscard]] QString socketPath() const;
    /// "unix://...": what $DOCKER_HOST takes.
    [[nodiscard]] QString dockerHost() const;

    struct Output {
        int exitCode = -1;
        QByteArray standardOutput;
        QByteArray standardError;
    };
    /// Runs docker's command against this engine.
    Output docker(const QStringList &arguments, const QByteArray &input = {}) const;

    /// An image without any file in it but folders and links, so that a container works once the host's /usr is mounted
    /// read-only at /usr. (Its /sbin is a folder of its own: Docker puts its init there.) `changes` as in `docker
    /// import --change`. Empty on success.
    [[nodiscard]] QString importEmptyRoot(const QString &image, const QStringList &changes = {}) const;
    /// An image from a folder. Empty on success.
    [[nodiscard]] QString importFolder(const QString &folder, const QString &image,
                                       const QStringList &changes = {}) const;
    /// The folders and links of importEmptyRoot(), for a root to which files are added.
    [[nodiscard]] static bool makeEmptyRoot(const QString &folder);

private:
    [[nodiscard]] QString logTail() const;

    QTemporaryDir m_folder;
    QProcess m_daemon;
};

} // namespace kirikae
