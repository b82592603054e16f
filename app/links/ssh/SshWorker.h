// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/ssh/SshChannel.h"
#include "app/links/ssh/SshLogin.h"
#include "app/links/ssh/SshMailbox.h"

#include <QElapsedTimer>

#include <memory>
#include <vector>

namespace kirikae {

/// The worker thread's side of one SSH session: logs in, then moves the bytes of all channels until the link is lost or
/// the mailbox is cancelled. Owns the libssh session, its one event and the channels; nobody else touches them. At most
/// six sessions (exec channels) are open at a time, because servers allow ten; the others wait.
class SshWorker {
public:
    SshWorker(SshLoginPlan plan, std::shared_ptr<SshMailbox> mailbox, std::shared_ptr<SshSecrets> secrets);
    ~SshWorker();
    SshWorker(const SshWorker &) = delete;
    SshWorker &operator=(const SshWorker &) = delete;

    /// The whole life of the thread.
    void run();

    // What is posted through the mailbox
    void openChannel(const SshChannelRequest &request);
    [[nodiscard]] SshChannel *channel(quint64 id) const;
    void dropChannel(quint64 id);

private:
    void serve();
    [[nodiscard]] bool pass();
    [[nodiscard]] int pollMilliseconds() const;
    void admitWaiting();
    void sweep();
    void putBack(SshChannel &channel);
    [[nodiscard]] Error noSession() const;
    [[nodiscard]] int openSessions() const;
    void keepAlive();
    [[nodiscard]] std::optional<Error> lossOf(int pollCode);
    void loseLink(const Error &error);
    static int onWake(socket_t fd, int events, void *self);

    const SshLoginPlan m_plan;
    std::shared_ptr<SshMailbox> m_mailbox;
    std::shared_ptr<SshSecrets> m_secrets;
    SshSessionPtr m_session;
    SshEventPtr m_event;
    std::vector<std::unique_ptr<SshChannel>> m_channels;
    ssh_counter_struct m_counter{};
    ssh_counter_struct m_rawCounter{};
    uint64_t m_bytesSeen = 0;
    QElapsedTimer m_sinceHeard;
    QElapsedTimer m_sinceKeepAlive;
    QElapsedTimer m_sinceRefusal; ///< of a session; valid after the first
};

} // namespace kirikae
