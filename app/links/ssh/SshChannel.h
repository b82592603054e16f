// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/host/Host.h"
#include "app/links/ssh/SshHandles.h"

#include <QByteArray>
#include <QElapsedTimer>

#include <libssh/callbacks.h>

#include <deque>
#include <optional>

namespace kirikae {

class SshMailbox;

/// What a channel of an SSH session is for.
struct SshChannelRequest {
    enum class Kind { Exec, Tcp, Unix };
    quint64 id = 0; ///< given by the session
    Kind kind = Kind::Exec;
    QByteArray command;             ///< Exec: for the user's login shell
    DialTarget target;              ///< Tcp, Unix
    const char *endSignal = "TERM"; ///< Exec: what the command gets when its stream is dropped
    bool mayWait = true;            ///< Exec: for a session when all are taken; else NotSupported at once
};

/// One channel of a session, on the worker thread. libssh's callbacks only take notes; step() does the work. News goes
/// to the session by the channel's id. Bytes are read only while the main thread keeps up with them, so the server's
/// window closes when it does not.
class SshChannel {
public:
    SshChannel(ssh_session session, SshChannelRequest request, SshMailbox &mailbox);
    ~SshChannel();
    SshChannel(const SshChannel &) = delete;
    SshChannel &operator=(const SshChannel &) = delete;

    [[nodiscard]] const SshChannelRequest &request() const { return m_request; }
    [[nodiscard]] bool isOver() const { return m_phase == Phase::Over; }
    /// The server refused to open it, and might not later: it has too many sessions.
    [[nodiscard]] bool isCrowdedOut() const { return m_isCrowdedOut; }
    /// Back to waiting after it was crowded out. False once `patience` has passed since the first time.
    [[nodiscard]] bool waitAgain(Milliseconds patience);
    [[nodiscard]] bool isWaiting() const { return m_phase == Phase::Waiting; }
    [[nodiscard]] bool isOpening() const { return m_phase == Phase::Opening || m_phase == Phase::Requesting; }
    /// A session that counts on the server.
    [[nodiscard]] bool isSession() const
    {
        return m_request.kind == SshChannelRequest::Kind::Exec && !isWaiting() && !isOver();
    }
    /// Something that step() can do without waiting for the server.
    [[nodiscard]] bool hasWork() const;
    void start() { m_phase = Phase::Opening; }
    /// Does what can be done now; true when that was something.
    bool step();

    void write(const QByteArray &bytes);
    void closeInput() { m_wantsEof = true; }
    void consumed(qint64 bytes) { m_unread -= bytes; }
    /// Closes it without another word to the main thread.
    void drop();
    /// It ends with this error.
    void giveUp(const Error &error) { end(fail(error)); }

private:
    enum class Phase { Waiting, Opening, Requesting, Open, Over };

    void makeChannel();
    bool stepOpening();
    bool stepRequesting();
    void becomeOpen();
    bool read(bool isError);
    bool writeSome();
    bool noticeEnd();
    int open();
    void end(const Result<int> &exitCode);
    [[nodiscard]] Error openError() const;
    [[nodiscard]] Result<int> exitCode() const;

    static int onData(ssh_session, ssh_channel, void *, uint32_t, int isError, void *self);
    static void onEof(ssh_session, ssh_channel, void *self);
    static void onClose(ssh_session, ssh_channel, void *self);
    static void onExitStatus(ssh_session, ssh_channel, int status, void *self);
    static void onExitSignal(ssh_session, ssh_channel, const char *, int, const char *, const char *, void *self);

    ssh_session m_session;
    SshChannelRequest m_request;
    SshMailbox &m_mailbox;
    ssh_channel m_channel = nullptr;
    ssh_channel_callbacks_struct m_callbacks{};
    Phase m_phase = Phase::Waiting;
    std::deque<QByteArray> m_out;
    qsizetype m_outOffset = 0; ///< into the first of m_out
    qint64 m_unread = 0;       ///< bytes that the main thread has not consumed yet
    bool m_hasData[2] = {false, false};
    bool m_wantsEof = false;
    bool m_hasSentEof = false;
    bool m_hasEof = false;
    bool m_hasToldEof = false;
    bool m_isClosed = false;
    bool m_isDropped = false;
    bool m_isCrowdedOut = false;
    QElapsedTimer m_sinceCrowdedOut;
    std::optional<int> m_exitCode;
};

} // namespace kirikae
