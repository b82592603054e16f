// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/host/Host.h"
#include "app/links/ssh/SshSession.h"

#include <QPointer>

#include <functional>

namespace kirikae {

/// A command on an exec channel. Main thread. Dropping it ends the command: by the signal of its request, and by `kill`
/// with the number of its process group, because sshd passes no signals on for root and for forced commands.
class SshStream : public CommandStream, private SshChannelSink {
    Q_OBJECT
public:
    using Kill = std::function<void(qint64 group)>;
    /// `mark`: the command first prints a line "mark <its process id>" on stderr, which is kept back.
    SshStream(SshSession &session, const SshChannelRequest &request, QByteArray mark = {}, Kill kill = {});
    ~SshStream() override;

    void write(const QByteArray &bytes) override;
    void closeInput() override;

private:
    void channelReceived(const QByteArray &bytes, bool isError) override;
    void channelEnded(const Result<int> &exitCode) override;

    void receiveError(const QByteArray &bytes);

    QPointer<SshSession> m_session;
    quint64 m_id;
    QByteArray m_mark;        ///< empty once the line is there
    QByteArray m_head;        ///< stderr until then
    qsizetype m_greeting = 0; ///< bytes of stdout until then
    qint64 m_group = 0;
    Kill m_kill;
};

/// What a login shell did that writes, and writes, before any command of ours runs.
Error endlessGreeting(const QByteArray &begin);

/// A stream that could not even begin; says so from the event loop.
class FailedStream : public CommandStream {
    Q_OBJECT
public:
    explicit FailedStream(const Error &error, QObject *parent = nullptr);
    void write(const QByteArray &) override {}
    void closeInput() override {}
};

} // namespace kirikae
