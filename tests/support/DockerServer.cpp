// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/DockerServer.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QThread>

namespace kirikae {

namespace {

constexpr int startSeconds = 40;

QString runToEnd(QProcess &process)
{
    if (!process.waitForStarted() || !process.waitForFinished(120'000))
        return process.program() + QStringLiteral(": ") + process.errorString();
    if (process.exitCode() != 0)
        return process.program() + QStringLiteral(": ") + QString::fromUtf8(process.readAllStandardError());
    return {};
}

} // namespace

// A short path: a unix socket's may have 107 characters. Not in $TMPDIR, which a test's wrapper deletes.
DockerServer::DockerServer()
    : m_folder(QStringLiteral("/tmp/kd-XXXXXX"))
{
}

DockerServer::~DockerServer()
{
    if (m_daemon.state() == QProcess::NotRunning)
        return;
    const QByteArray ids = docker({QStringLiteral("ps"), QStringLiteral("-aq")}).standardOutput.simplified();
    if (!ids.isEmpty())
        docker(QStringList{QStringLiteral("rm"), QStringLiteral("-fv")} +
               QString::fromLatin1(ids).split(QLatin1Char(' ')));
    m_daemon.terminate();
    if (!m_daemon.waitForFinished(30'000)) {
        m_daemon.kill();
        m_daemon.waitForFinished();
    }
    // The one mount that dockerd leaves behind.
    QProcess::execute(QStringLiteral("umount"), {m_folder.filePath(QStringLiteral("exec/netns/default"))});
}

QString DockerServer::socketPath() const
{
    return m_folder.filePath(QStringLiteral("docker.sock"));
}

QString DockerServer::dockerHost() const
{
    return QStringLiteral("unix://") + socketPath();
}

QString DockerServer::logTail() const
{
    QFile file(m_folder.filePath(QStringLiteral("log")));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll().right(2000)) : QString();
}

QString DockerServer::start()
{
    if (!m_folder.isValid())
        return m_folder.errorString();
    QFile config(m_folder.filePath(QStringLiteral("daemon.json"))); // not the machine's own one
    if (!config.open(QIODevice::WriteOnly) || config.write("{}\n") < 0)
        return config.errorString();
    config.close();
    const QString space = QStringLiteral("kirikae-test-%1").arg(QCoreApplication::applicationPid());
    m_daemon.setStandardOutputFile(m_folder.filePath(QStringLiteral("log")));
    m_daemon.setProcessChannelMode(QProcess::MergedChannels);
    m_daemon.start(QStringLiteral("dockerd"),
                   {QStringLiteral("--config-file"), config.fileName(), QStringLiteral("--bridge=none"),
                    QStringLiteral("--iptables=false"), QStringLiteral("--data-root"),
                    m_folder.filePath(QStringLiteral("data")), QStringLiteral("--exec-root"),
                    m_folder.filePath(QStringLiteral("exec")), QStringLiteral("-H"), dockerHost(), QStringLiteral("-p"),
                    m_folder.filePath(QStringLiteral("pid")), QStringLiteral("--containerd-namespace"), space,
                    QStringLiteral("--containerd-plugins-namespace"), space + QStringLiteral("-plugins")});
    QElapsedTimer time;
    time.start();
    while (time.elapsed() < startSeconds * 1000) {
        if (m_daemon.state() == QProcess::NotRunning || m_daemon.waitForFinished(50))
            return QStringLiteral("dockerd ended: ") + m_daemon.errorString() + logTail();
        if (QFile::exists(socketPath()) && docker({QStringLiteral("version")}).exitCode == 0)
            return {};
    }
    return QStringLiteral("dockerd does not answer: ") + logTail();
}

DockerServer::Output DockerServer::docker(const QStringList &arguments, const QByteArray &input) const
{
    QProcess process;
    process.start(QStringLiteral("docker"), QStringList{QStringLiteral("--host"), dockerHost()} + arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(120'000))
        return {-1, {}, process.errorString().toUtf8()};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

bool DockerServer::makeEmptyRoot(const QString &folder)
{
    const QDir root(folder);
    for (const char *name :
         {"usr", "tmp", "models", "srv", "proc", "dev", "sys", "etc", "var", "root", "run", "sbin"}) {
        if (!root.mkpath(QLatin1String(name)))
            return false;
    }
    for (const char *name : {"lib", "lib64", "bin"}) {
        if (!QFile::link(QStringLiteral("usr/") + QLatin1String(name), root.filePath(QLatin1String(name))))
            return false;
    }
    return true;
}

QString DockerServer::importEmptyRoot(const QString &image, const QStringList &changes) const
{
    const QTemporaryDir root(QStringLiteral("/tmp/kd-root-XXXXXX"));
    if (!root.isValid() || !makeEmptyRoot(root.path()))
        return QStringLiteral("no folder for an empty root");
    return importFolder(root.path(), image, changes);
}

QString DockerServer::importFolder(const QString &folder, const QString &image, const QStringList &changes) const
{
    QProcess tar;
    tar.start(QStringLiteral("tar"), {QStringLiteral("-C"), folder, QStringLiteral("-c"), QStringLiteral(".")});
    if (const QString problem = runToEnd(tar); !problem.isEmpty())
        return problem;
    QStringList arguments{QStringLiteral("import")};
    for (const QString &change : changes)
        arguments << QStringLiteral("--change") << change;
    const Output output = docker(arguments + QStringList{QStringLiteral("-"), image}, tar.readAllStandardOutput());
    return output.exitCode == 0 ? QString() : QString::fromUtf8(output.standardError);
}

} // namespace kirikae
