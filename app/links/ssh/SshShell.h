// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/host/Host.h"

#include <QElapsedTimer>
#include <QTimer>

#include <deque>
#include <functional>
#include <memory>

namespace kirikae {

/// One `/bin/sh` kept open on the node for short commands: about a millisecond each, where a channel of its own costs
/// the start of a login shell. Commands run one after the other; each gets its own input, and random marks frame its
/// two outputs, so any bytes are told apart. A shell that died is replaced, and so is one whose command overran its
/// deadline, which is killed. A command must not leave a process behind that goes on writing to its output.
class SshShell : public QObject {
    Q_OBJECT
public:
    using OpenStream = std::function<std::unique_ptr<CommandStream>()>;
    /// `open` starts a POSIX shell that reads commands from its input.
    explicit SshShell(OpenStream open, QObject *parent = nullptr);
    ~SshShell() override;

    Pending<RunOutput> run(const Argv &argv, const RunLimits &limits);
    /// Sends a signal to a process group on the node, before whatever waits.
    void killGroup(qint64 group, const QByteArray &signal);
    [[nodiscard]] bool isIdle() const { return m_jobs.empty(); }

private:
    struct Job {
        QByteArray line;
        RunLimits limits;
        QElapsedTimer age;
        Once<RunOutput> output;
    };
    struct Frame {
        QByteArray bytes;
        qsizetype searched = 0;
        qsizetype end = -1; ///< where the mark begins, once it is there
    };

    void startNext();
    void openShell();
    void send();
    void receive(Frame &frame, const QByteArray &bytes);
    void takeAnswer();
    void settleFirst(Result<RunOutput> result);
    void giveUp(const Error &error);
    void replaceShell();
    void shellEnded(const Result<int> &exitCode);
    void endOverdue();

    OpenStream m_open;
    std::unique_ptr<CommandStream> m_stream;
    bool m_isReady = false; ///< the shell has answered: what its start printed is behind us
    qint64 m_group = 0;     ///< its process group, which its commands share
    bool m_isRunning = false;
    std::deque<Job> m_jobs; ///< the first is the one that runs
    QByteArray m_mark;
    Frame m_out;
    Frame m_err;
    QTimer m_deadline;
};

} // namespace kirikae
