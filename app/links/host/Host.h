// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Async.h"
#include "models/core/Clock.h"
#include "models/node/LinkState.h"

#include <QByteArray>
#include <QIODevice>
#include <QList>
#include <QObject>

#include <memory>
#include <optional>

namespace kirikae {

/// Program and arguments, any bytes but NUL. Never a shell string; quoting is the implementation's business.
using Argv = QList<QByteArray>;

struct RunLimits {
    Milliseconds deadline{15'000};
    qsizetype maxOutput = 8 * 1024 * 1024; ///< each of stdout and stderr; more is an error
    QByteArray input;                      ///< to stdin, then end of file
    bool mayTakeLong = false;              ///< seconds, not milliseconds: what is short does not wait behind it
};

struct RunOutput {
    int exitCode = 0; ///< 128 + n when a signal ended it
    QByteArray standardOutput;
    QByteArray standardError;
};

/// A command that runs on and whose output arrives in pieces. Destroying it ends the command's channel (and, where the
/// host can, the command). finished() comes once, after the last data.
class CommandStream : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    virtual void write(const QByteArray &bytes) = 0;
    virtual void closeInput() = 0;
signals:
    void outputReceived(const QByteArray &bytes);
    void errorOutputReceived(const QByteArray &bytes);
    void finished(const kirikae::Result<int> &exitCode);
};

/// Where to dial: a unix socket path, or host and port as the node sees them.
struct DialTarget {
    QByteArray unixPath;
    QString host;
    quint16 port = 0;
};

/// Runs commands and opens sockets somewhere: on this machine (LocalHost) or over SSH (SshHost). Main thread.
/// A non-zero exit code is a success of run(): the caller knows what it means.
class Host : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    [[nodiscard]] virtual LinkState link() const = 0;
    virtual void open() = 0;
    virtual void close() = 0;

    virtual Pending<RunOutput> run(const Argv &argv, const RunLimits &limits = {}) = 0;
    virtual std::unique_ptr<CommandStream> stream(const Argv &argv) = 0;
    /// A connected, open, sequential, unbuffered-enough byte stream: readyRead(), bytesWritten(),
    /// readChannelFinished().
    virtual Pending<std::shared_ptr<QIODevice>> dial(const DialTarget &target) = 0;

signals:
    void linkChanged(const kirikae::LinkState &link);
};

} // namespace kirikae
