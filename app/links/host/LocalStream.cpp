// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/host/LocalStream.h"

#include "app/links/host/Argv.h"

#include <QProcess>
#include <QTimer>

#include <algorithm>

#include <csignal>
#include <unistd.h>

namespace kirikae {

namespace {

/// QProcess takes QString arguments and encodes them as UTF-8.
bool isUtf8(const QByteArray &word)
{
    return QString::fromUtf8(word).toUtf8() == word;
}

} // namespace

LocalStream::LocalStream(const Argv &argv, QObject *parent)
    : CommandStream(parent)
    , m_process(new QProcess)
{
    m_process->setChildProcessModifier([] { setpgid(0, 0); });
    connect(m_process, &QProcess::readyReadStandardOutput, this,
            [this] { emit outputReceived(m_process->readAllStandardOutput()); });
    connect(m_process, &QProcess::readyReadStandardError, this,
            [this] { emit errorOutputReceived(m_process->readAllStandardError()); });
    connect(m_process, &QProcess::finished, this, [this](int code, QProcess::ExitStatus status) {
        end(status == QProcess::CrashExit ? 128 + code : code); // for a signal, Qt gives its number as the code
    });
    connect(m_process, &QProcess::errorOccurred, this, [this, argv](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart)
            endLater(127);
    });
    start(argv);
}

LocalStream::~LocalStream()
{
    m_process->disconnect(this);
    if (m_process->state() == QProcess::NotRunning) {
        m_process->deleteLater();
        return;
    }
    const auto group = static_cast<pid_t>(m_process->processId());
    ::kill(-group, SIGTERM);
    QTimer::singleShot(2000, m_process, [group] { ::kill(-group, SIGKILL); });
    connect(m_process, &QProcess::finished, m_process, &QObject::deleteLater);
}

void LocalStream::start(const Argv &argv)
{
    const auto line = quoteArgv(argv);
    if (!line)
        return endLater(fail(line.error()));
    if (std::all_of(argv.begin(), argv.end(), isUtf8)) {
        QStringList arguments;
        for (const QByteArray &word : argv.mid(1))
            arguments += QString::fromUtf8(word);
        m_process->start(QString::fromUtf8(argv.first()), arguments);
    } else if (const auto command = shellCommand(argv)) {
        m_process->start(QStringLiteral("/bin/sh"), {QStringLiteral("-c"), QString::fromLatin1(*command)});
    } else {
        endLater(fail(command.error()));
    }
}

/// Whoever made this object has yet to connect to it.
void LocalStream::endLater(const Result<int> &exitCode)
{
    QTimer::singleShot(0, this, [this, exitCode] {
        if (exitCode)
            emit errorOutputReceived(m_process->program().toUtf8() + ": " + m_process->errorString().toUtf8() + '\n');
        end(exitCode);
    });
}

void LocalStream::end(const Result<int> &exitCode)
{
    if (m_ended)
        return;
    m_ended = true;
    emit finished(exitCode);
}

void LocalStream::write(const QByteArray &bytes)
{
    if (m_process->state() != QProcess::NotRunning)
        m_process->write(bytes);
}

void LocalStream::closeInput()
{
    m_process->closeWriteChannel();
}

} // namespace kirikae
