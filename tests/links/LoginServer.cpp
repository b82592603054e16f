// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/links/LoginServer.h"

#include "tests/support/SshServer.h"

#include <QTcpServer>

#include <cstring>

#include <poll.h>

using namespace Qt::StringLiterals;

namespace kirikae {

LoginServer::LoginServer(Rules rules)
    : m_rules(std::move(rules))
{
}

LoginServer::~LoginServer()
{
    m_isEnding = true;
    if (m_thread) {
        m_thread->wait();
        delete m_thread;
    }
    if (m_bind)
        ssh_bind_free(m_bind);
}

bool LoginServer::start()
{
    const QString key = m_folder.filePath(u"host_key"_s);
    if (!SshServer::makeKey(key, u"ed25519"_s))
        return false;
    QTcpServer probe;
    if (!probe.listen(QHostAddress::LocalHost))
        return false;
    m_port = probe.serverPort();
    probe.close();
    const unsigned port = m_port;
    m_bind = ssh_bind_new();
    ssh_bind_options_set(m_bind, SSH_BIND_OPTIONS_BINDADDR, "127.0.0.1");
    ssh_bind_options_set(m_bind, SSH_BIND_OPTIONS_BINDPORT, &port);
    ssh_bind_options_set(m_bind, SSH_BIND_OPTIONS_HOSTKEY, QFile::encodeName(key).constData());
    if (ssh_bind_listen(m_bind) != SSH_OK)
        return false;
    m_thread = QThread::create([this] { serve(); });
    m_thread->start();
    return true;
}

void LoginServer::serve()
{
    ssh_set_log_level(SSH_LOG_NOLOG);
    while (!m_isEnding) {
        pollfd waiting{ssh_bind_get_fd(m_bind), POLLIN, 0};
        if (::poll(&waiting, 1, 50) <= 0)
            continue;
        m_hasKey = false;
        m_round = 0;
        m_isCutting = false;
        ssh_session session = ssh_new();
        ssh_set_auth_methods(session, methods());
        // before the key exchange, because the first request may come with its last packet
        ssh_set_message_callback(session, &LoginServer::onMessage, this);
        if (ssh_bind_accept(m_bind, session) == SSH_OK && ssh_handle_key_exchange(session) == SSH_OK)
            serveOne(session);
        ssh_disconnect(session);
        ssh_free(session);
    }
}

void LoginServer::serveOne(ssh_session session)
{
    ssh_event event = ssh_event_new();
    ssh_event_add_session(event, session);
    while (!m_isEnding && !m_isCutting && ssh_event_dopoll(event, 20) != SSH_ERROR && ssh_is_connected(session)) {
    }
    ssh_event_remove_session(event, session);
    ssh_event_free(event);
}

/// 1 = the usual refusal.
int LoginServer::onMessage(ssh_session session, ssh_message message, void *self)
{
    auto &server = *static_cast<LoginServer *>(self);
    if (ssh_message_type(message) == SSH_REQUEST_AUTH && server.answer(session, message))
        return 0;
    ssh_set_auth_methods(session, server.methods());
    return 1;
}

int LoginServer::methods() const
{
    if (m_rules.wantsKeyToo && !m_hasKey)
        return SSH_AUTH_METHOD_PUBLICKEY;
    return (m_rules.password.isEmpty() ? 0 : SSH_AUTH_METHOD_PASSWORD) |
           (m_rules.rounds.isEmpty() ? 0 : SSH_AUTH_METHOD_INTERACTIVE);
}

/// False: the usual refusal.
bool LoginServer::answer(ssh_session session, ssh_message message)
{
    const int kind = ssh_message_subtype(message);
    if ((kind & methods()) == 0)
        return false;
    if (kind == SSH_AUTH_METHOD_INTERACTIVE)
        return answerKeyboard(session, message);
    QT_WARNING_PUSH
    QT_WARNING_DISABLE_DEPRECATED
    const auto keyState = ssh_message_auth_publickey_state(message);
    const char *password = ssh_message_auth_password(message);
    QT_WARNING_POP
    if (kind == SSH_AUTH_METHOD_PUBLICKEY) {
        if (keyState == SSH_PUBLICKEY_STATE_NONE) {
            ssh_message_auth_reply_pk_ok_simple(message);
            return true;
        }
        m_hasKey = keyState == SSH_PUBLICKEY_STATE_VALID;
        ssh_message_auth_set_methods(message, methods());
        ssh_message_auth_reply_success(message, 1);
        return true;
    }
    if (!password || m_rules.password != password)
        return false;
    ++m_logins;
    ssh_message_auth_reply_success(message, 0);
    return true;
}

bool LoginServer::answerKeyboard(ssh_session session, ssh_message message)
{
    if (!ssh_message_auth_kbdint_is_response(message)) {
        m_round = 0;
    } else {
        const QByteArrayList &right = m_rules.rounds[m_round].answers;
        bool isRight = ssh_userauth_kbdint_getnanswers(session) == right.size();
        for (int i = 0; isRight && i < right.size(); ++i)
            isRight = right[i] == ssh_userauth_kbdint_getanswer(session, static_cast<unsigned>(i));
        if (!isRight)
            return false;
        if (++m_round == m_rules.rounds.size() && m_rules.isEndless)
            m_round = 0;
        if (m_round == m_rules.rounds.size()) {
            ++m_logins;
            ssh_message_auth_reply_success(message, 0);
            return true;
        }
    }
    const Round &round = m_rules.rounds[m_round];
    std::vector<const char *> prompts;
    std::vector<char> echo(static_cast<size_t>(round.prompts.size()), round.echo ? 1 : 0);
    for (const QByteArray &prompt : round.prompts)
        prompts.push_back(prompt.constData());
    ssh_message_auth_interactive_request(message, "the name", "the instruction", static_cast<unsigned>(prompts.size()),
                                         prompts.data(), echo.data());
    return true;
}

} // namespace kirikae
