// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/ssh/SshWorker.h"

#include "app/links/ssh/SshSession.h"
#include "models/core/Log.h"
#include "models/core/Text.h"

#include <QCoreApplication>

#include <algorithm>

#include <libssh/server.h>
#include <poll.h>

using namespace Qt::StringLiterals;

namespace kirikae {

namespace {

constexpr int mostSessions = 6;
constexpr qint64 refusalPauseMs = 100;
constexpr qint64 refusalMemoryMs = 10'000;

} // namespace

SshWorker::SshWorker(SshLoginPlan plan, std::shared_ptr<SshMailbox> mailbox, std::shared_ptr<SshSecrets> secrets)
    : m_plan(std::move(plan))
    , m_mailbox(std::move(mailbox))
    , m_secrets(std::move(secrets))
{
}

SshWorker::~SshWorker() = default;

void SshWorker::run()
{
    ssh_set_log_level(SSH_LOG_NOLOG); // per thread
    auto session = SshLogin(m_plan, *m_mailbox, *m_secrets).logIn();
    if (!session) {
        m_mailbox->tell([error = session.error()](SshSession &self) { self.noteLoss(error); });
        return;
    }
    m_session = std::move(*session);
    m_event.reset(ssh_event_new());
    ssh_set_counters(m_session.get(), &m_counter, &m_rawCounter);
    ssh_event_add_session(m_event.get(), m_session.get());
    ssh_event_add_fd(m_event.get(), m_mailbox->wakeFd(), POLLIN, &SshWorker::onWake, this);
    m_mailbox->tell([](SshSession &self) { self.noteConnected(); });
    serve();
    m_channels.clear();
    ssh_event_remove_fd(m_event.get(), m_mailbox->wakeFd());
    ssh_event_remove_session(m_event.get(), m_session.get());
    m_mailbox->watchSocket(-1);
    ssh_disconnect(m_session.get());
}

void SshWorker::serve()
{
    m_sinceHeard.start();
    m_sinceKeepAlive.start();
    while (!m_mailbox->isCancelled()) {
        for (const auto &act : m_mailbox->takePosted())
            act(*this);
        while (pass()) {
        }
        const int code = ssh_event_dopoll(m_event.get(), pollMilliseconds());
        if (const auto loss = lossOf(code)) {
            while (pass()) {
            } // what arrived before the end
            return loseLink(*loss);
        }
        keepAlive();
    }
}

int SshWorker::onWake(socket_t, int, void *self)
{
    static_cast<SshWorker *>(self)->m_mailbox->clearWake();
    return 0;
}

/// One round over all channels; true when another may find more to do.
bool SshWorker::pass()
{
    admitWaiting();
    bool isProgress = false;
    for (const auto &channel : m_channels)
        isProgress = channel->step() || isProgress;
    sweep();
    return isProgress && !m_mailbox->hasPosted();
}

/// A call into libssh may have received, and noted down, what another channel waits for; then nothing is waited for.
int SshWorker::pollMilliseconds() const
{
    const auto has = [this](auto claim) { return std::any_of(m_channels.begin(), m_channels.end(), claim); };
    if (m_mailbox->hasPosted() || has([](const auto &channel) { return channel->hasWork(); }))
        return 0;
    const bool isCareful = m_sinceRefusal.isValid() && !m_sinceRefusal.hasExpired(refusalMemoryMs);
    const auto isComing = [isCareful](const auto &channel) {
        return channel->isOpening() || (isCareful && channel->isWaiting());
    };
    return has(isComing) ? 10 : 250;
}

int SshWorker::openSessions() const
{
    return static_cast<int>(
        std::count_if(m_channels.begin(), m_channels.end(), [](const auto &channel) { return channel->isSession(); }));
}

/// After a refusal only one at a time, and not at once: the server's limit is lower than ours, and a session that ended
/// a moment ago may still count there.
void SshWorker::admitWaiting()
{
    const bool isCareful = m_sinceRefusal.isValid() && !m_sinceRefusal.hasExpired(refusalMemoryMs);
    const bool isPausing = isCareful && !m_sinceRefusal.hasExpired(refusalPauseMs);
    int sessions = openSessions();
    int opening = static_cast<int>(std::count_if(m_channels.begin(), m_channels.end(), [](const auto &channel) {
        return channel->isSession() && channel->isOpening();
    }));
    for (const auto &channel : m_channels) {
        if (!channel->isWaiting())
            continue;
        if (channel->request().kind != SshChannelRequest::Kind::Exec) {
            channel->start();
        } else if (sessions < mostSessions && !isPausing && !(isCareful && opening > 0)) {
            channel->start();
            ++sessions;
            ++opening;
        } else if (!channel->request().mayWait) {
            channel->giveUp(noSession());
        }
    }
}

void SshWorker::sweep()
{
    for (const auto &channel : m_channels) {
        if (channel->isCrowdedOut())
            putBack(*channel);
    }
    std::erase_if(m_channels, [](const auto &channel) { return channel->isOver(); });
}

/// The server has fewer sessions for us than we thought (MaxSessions): wait until one of ours ends.
void SshWorker::putBack(SshChannel &channel)
{
    m_sinceRefusal.start();
    const bool hasTime = channel.waitAgain(m_plan.timeouts.channelOpen);
    if (!hasTime || !channel.request().mayWait)
        channel.giveUp(noSession());
}

Error SshWorker::noSession() const
{
    return {Error::Code::NotSupported,
            QCoreApplication::translate("Ssh", "The node's SSH server has no session left for a command: raise "
                                               "MaxSessions in its sshd_config."),
            cleanText(QByteArrayView(ssh_get_error(m_session.get())), 500)};
}

void SshWorker::openChannel(const SshChannelRequest &request)
{
    m_channels.push_back(std::make_unique<SshChannel>(m_session.get(), request, *m_mailbox));
}

SshChannel *SshWorker::channel(quint64 id) const
{
    for (const auto &channel : m_channels) {
        if (channel->request().id == id)
            return channel.get();
    }
    return nullptr;
}

void SshWorker::dropChannel(quint64 id)
{
    if (SshChannel *dropped = channel(id))
        dropped->drop();
}

/// In non-blocking mode libssh sends a request in one call and collects its answer in the next, so each comes at a step
/// of its own.
void SshWorker::keepAlive()
{
    if (!m_sinceKeepAlive.hasExpired(m_plan.timeouts.keepaliveStep.count()))
        return;
    m_sinceKeepAlive.start();
    ssh_send_keepalive(m_session.get());
}

std::optional<Error> SshWorker::lossOf(int pollCode)
{
    const auto text = [](const char *english) { return QCoreApplication::translate("Ssh", english); };
    if (m_mailbox->isCancelled())
        return std::nullopt;
    if (pollCode == SSH_ERROR || !ssh_is_connected(m_session.get()))
        return Error{Error::Code::LinkLost, text("The node ended the SSH connection."),
                     cleanText(QByteArrayView(ssh_get_error(m_session.get())), 500)};
    if (m_counter.in_bytes != m_bytesSeen) {
        m_bytesSeen = m_counter.in_bytes;
        m_sinceHeard.start();
    }
    if (m_sinceHeard.hasExpired(m_plan.timeouts.silenceLimit.count()))
        return Error{
            Error::Code::LinkLost, text("The node has not answered for %1 s.").arg(m_sinceHeard.elapsed() / 1000), {}};
    return std::nullopt;
}

void SshWorker::loseLink(const Error &error)
{
    for (const auto &channel : m_channels)
        channel->giveUp(error);
    m_mailbox->tell([error](SshSession &self) { self.noteLoss(error); });
}

} // namespace kirikae
