// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/ssh/SshChannel.h"

#include "app/links/ssh/SshMailbox.h"
#include "app/links/ssh/SshSession.h"
#include "models/core/Text.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstring>

using namespace Qt::StringLiterals;

namespace kirikae {

namespace {

constexpr qint64 maxUnread = 512 * 1024;
constexpr qsizetype pieceSize = 64 * 1024;
constexpr int maxPieces = 8; // per step, so that one busy channel does not starve the others

/// Signal names as RFC 4254 has them, without "SIG".
int signalNumber(const char *name)
{
    constexpr std::array<std::pair<const char *, int>, 13> table{{{"ABRT", SIGABRT},
                                                                  {"ALRM", SIGALRM},
                                                                  {"FPE", SIGFPE},
                                                                  {"HUP", SIGHUP},
                                                                  {"ILL", SIGILL},
                                                                  {"INT", SIGINT},
                                                                  {"KILL", SIGKILL},
                                                                  {"PIPE", SIGPIPE},
                                                                  {"QUIT", SIGQUIT},
                                                                  {"SEGV", SIGSEGV},
                                                                  {"TERM", SIGTERM},
                                                                  {"USR1", SIGUSR1},
                                                                  {"USR2", SIGUSR2}}};
    for (const auto &[known, number] : table) {
        if (name && std::strcmp(known, name) == 0)
            return number;
    }
    return 0; // "BUS@openssh.com" and the like
}

SshChannel &channelOf(void *self)
{
    return *static_cast<SshChannel *>(self);
}

} // namespace

SshChannel::SshChannel(ssh_session session, SshChannelRequest request, SshMailbox &mailbox)
    : m_session(session)
    , m_request(std::move(request))
    , m_mailbox(mailbox)
{
    ssh_callbacks_init(&m_callbacks);
    m_callbacks.userdata = this;
    m_callbacks.channel_data_function = &SshChannel::onData;
    m_callbacks.channel_eof_function = &SshChannel::onEof;
    m_callbacks.channel_close_function = &SshChannel::onClose;
    m_callbacks.channel_exit_status_function = &SshChannel::onExitStatus;
    m_callbacks.channel_exit_signal_function = &SshChannel::onExitSignal;
    makeChannel();
}

SshChannel::~SshChannel()
{
    ssh_remove_channel_callbacks(m_channel, &m_callbacks);
    ssh_channel_free(m_channel);
}

void SshChannel::makeChannel()
{
    m_channel = ssh_channel_new(m_session);
    ssh_add_channel_callbacks(m_channel, &m_callbacks);
}

bool SshChannel::waitAgain(Milliseconds patience)
{
    if (!m_sinceCrowdedOut.isValid())
        m_sinceCrowdedOut.start();
    m_isCrowdedOut = false;
    ssh_remove_channel_callbacks(m_channel, &m_callbacks);
    ssh_channel_free(m_channel);
    makeChannel();
    m_phase = Phase::Waiting;
    return !m_sinceCrowdedOut.hasExpired(patience.count());
}

int SshChannel::onData(ssh_session, ssh_channel, void *, uint32_t, int isError, void *self)
{
    channelOf(self).m_hasData[isError ? 1 : 0] = true;
    return 0; // stays in libssh's buffer until step() takes it; this is what closes the window
}

void SshChannel::onEof(ssh_session, ssh_channel, void *self)
{
    channelOf(self).m_hasEof = true;
}

void SshChannel::onClose(ssh_session, ssh_channel, void *self)
{
    channelOf(self).m_isClosed = true;
}

void SshChannel::onExitStatus(ssh_session, ssh_channel, int status, void *self)
{
    channelOf(self).m_exitCode = status;
}

void SshChannel::onExitSignal(ssh_session, ssh_channel, const char *signal, int, const char *, const char *, void *self)
{
    channelOf(self).m_exitCode = 128 + signalNumber(signal);
}

bool SshChannel::hasWork() const
{
    if (m_phase != Phase::Open)
        return false;
    if (!m_out.empty() && !m_isClosed && ssh_channel_window_size(m_channel) > 0)
        return true;
    const bool canRead = (m_hasData[0] || m_hasData[1]) && m_unread < maxUnread;
    return canRead || ((m_isClosed || (m_hasEof && !m_hasToldEof)) && !m_hasData[0] && !m_hasData[1]);
}

bool SshChannel::step()
{
    switch (m_phase) {
    case Phase::Opening: return stepOpening();
    case Phase::Requesting: return stepRequesting();
    case Phase::Open: break;
    case Phase::Waiting:
    case Phase::Over: return false;
    }
    bool isProgress = read(false);
    isProgress = (m_phase == Phase::Open && read(true)) || isProgress;
    isProgress = (m_phase == Phase::Open && writeSome()) || isProgress;
    return (m_phase == Phase::Open && noticeEnd()) || isProgress;
}

int SshChannel::open()
{
    switch (m_request.kind) {
    case SshChannelRequest::Kind::Exec: return ssh_channel_open_session(m_channel);
    case SshChannelRequest::Kind::Tcp:
        return ssh_channel_open_forward(m_channel, m_request.target.host.toUtf8().constData(), m_request.target.port,
                                        "127.0.0.1", 0);
    case SshChannelRequest::Kind::Unix:
        return ssh_channel_open_forward_unix(m_channel, m_request.target.unixPath.constData(), "localhost", 0);
    }
    return SSH_ERROR;
}

bool SshChannel::stepOpening()
{
    const int code = open();
    if (code == SSH_AGAIN)
        return false;
    if (code != SSH_OK) {
        const Error error = openError();
        m_isCrowdedOut = m_request.kind == SshChannelRequest::Kind::Exec && !m_isDropped;
        if (m_isCrowdedOut)
            m_phase = Phase::Over; // the worker decides whether to try again
        else
            end(fail(error));
        return true;
    }
    if (m_request.kind == SshChannelRequest::Kind::Exec && !m_isDropped)
        m_phase = Phase::Requesting;
    else
        becomeOpen();
    return true;
}

bool SshChannel::stepRequesting()
{
    const int code = ssh_channel_request_exec(m_channel, m_request.command.constData());
    if (code == SSH_AGAIN)
        return false;
    if (code != SSH_OK) {
        end(fail(Error::Code::NotSupported,
                 QCoreApplication::translate("Ssh", "The node's SSH server does not run commands for this user."),
                 cleanText(QByteArrayView(ssh_get_error(m_session)), 500)));
        return true;
    }
    becomeOpen();
    return true;
}

void SshChannel::becomeOpen()
{
    m_phase = Phase::Open;
    if (m_isDropped)
        end(fail(Error::Code::Cancelled));
    else
        m_mailbox.tell([id = m_request.id](SshSession &session) { session.noteOpened(id); });
}

bool SshChannel::read(bool isError)
{
    bool isProgress = false;
    for (int piece = 0; piece < maxPieces && m_hasData[isError] && m_unread < maxUnread; ++piece) {
        QByteArray bytes(pieceSize, Qt::Uninitialized);
        m_hasData[isError] = false; // reading may receive more and set it again
        const int size =
            ssh_channel_read_nonblocking(m_channel, bytes.data(), static_cast<uint32_t>(bytes.size()), isError);
        if (size <= 0)
            break;
        m_hasData[isError] = true;
        bytes.truncate(size);
        isProgress = true;
        if (m_isDropped)
            continue;
        m_unread += size;
        m_mailbox.tell(
            [id = m_request.id, bytes, isError](SshSession &session) { session.noteData(id, bytes, isError); });
    }
    return isProgress;
}

bool SshChannel::writeSome()
{
    bool isProgress = false;
    for (int piece = 0; piece < maxPieces && !m_out.empty() && !m_isClosed; ++piece) {
        const QByteArray &first = m_out.front();
        const auto window = static_cast<qsizetype>(ssh_channel_window_size(m_channel));
        const qsizetype size = std::min({window, pieceSize / 2, first.size() - m_outOffset});
        if (size <= 0)
            break;
        const int written = ssh_channel_write(m_channel, first.constData() + m_outOffset, static_cast<uint32_t>(size));
        if (written <= 0)
            break; // a session that failed is noticed by the worker
        isProgress = true;
        m_outOffset += written;
        if (m_outOffset == first.size()) {
            m_out.pop_front();
            m_outOffset = 0;
        }
        m_mailbox.tell([id = m_request.id, written](SshSession &session) { session.noteWritten(id, written); });
    }
    if (m_out.empty() && m_wantsEof && !m_hasSentEof && !m_isClosed) {
        m_hasSentEof = true;
        ssh_channel_send_eof(m_channel);
        isProgress = true;
    }
    return isProgress;
}

/// The end of the data and then the close, both only after everything that came before them was handed on.
bool SshChannel::noticeEnd()
{
    if (m_hasData[0] || m_hasData[1])
        return false;
    if (m_isClosed) {
        end(exitCode());
        return true;
    }
    if (!m_hasEof || m_hasToldEof)
        return false;
    m_hasToldEof = true;
    m_mailbox.tell([id = m_request.id](SshSession &session) { session.noteEndOfData(id); });
    return true;
}

Result<int> SshChannel::exitCode() const
{
    if (m_request.kind != SshChannelRequest::Kind::Exec || m_exitCode)
        return m_exitCode.value_or(0);
    return fail(Error::Code::BadReply,
                QCoreApplication::translate("Ssh", "The node ended the command without saying how it went."));
}

void SshChannel::write(const QByteArray &bytes)
{
    if (!bytes.isEmpty())
        m_out.push_back(bytes);
}

void SshChannel::drop()
{
    if (m_phase == Phase::Over || m_isDropped)
        return;
    m_isDropped = true;
    m_out.clear();
    if (m_phase == Phase::Open || m_phase == Phase::Waiting)
        end(fail(Error::Code::Cancelled));
    // One that is being opened is closed when the answer is there; before, libssh would lose track of it.
}

void SshChannel::end(const Result<int> &exitCode)
{
    if (m_phase == Phase::Over)
        return;
    const bool wasOpen = m_phase == Phase::Open;
    m_phase = Phase::Over;
    if (m_isDropped) {
        if (wasOpen && !m_isClosed && m_request.kind == SshChannelRequest::Kind::Exec)
            ssh_channel_request_send_signal(m_channel, m_request.endSignal);
    } else {
        m_mailbox.tell([id = m_request.id, exitCode](SshSession &session) { session.noteEnded(id, exitCode); });
    }
}

Error SshChannel::openError() const
{
    const QString reason = cleanText(QByteArrayView(ssh_get_error(m_session)), 500);
    const bool isForbidden = reason.contains(u"error (1)"_s) || reason.contains(u"not connected to an OpenSSH"_s) ||
                             reason.contains(u"error (3)"_s);
    const auto text = [](const char *english) { return QCoreApplication::translate("Ssh", english); };
    if (isForbidden)
        return {Error::Code::NotSupported, text("The node's SSH server does not forward connections."), reason};
    if (m_request.kind == SshChannelRequest::Kind::Unix)
        return {Error::Code::Unreachable,
                text("The socket %1 on the node does not answer.").arg(QString::fromUtf8(m_request.target.unixPath)),
                reason};
    return {Error::Code::Unreachable,
            text("Nothing answers at %1 port %2 on the node.").arg(m_request.target.host).arg(m_request.target.port),
            reason};
}

} // namespace kirikae
