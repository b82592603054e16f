// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/ssh/SshLogin.h"

#include "app/links/ssh/HostKeys.h"
#include "app/links/ssh/SshAuth.h"
#include "app/links/ssh/SshConnect.h"
#include "app/links/ssh/SshMailbox.h"
#include "models/core/Text.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

#include <unistd.h>

using namespace Qt::StringLiterals;

namespace kirikae {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("Ssh", text);
}

bool set(ssh_session session, ssh_options_e option, const QString &text)
{
    return ssh_options_set(session, option, QFile::encodeName(text).constData()) == SSH_OK;
}

} // namespace

SshLogin::SshLogin(SshLoginPlan plan, SshMailbox &mailbox, SshSecrets &secrets)
    : m_plan(std::move(plan))
    , m_mailbox(mailbox)
    , m_secrets(secrets)
{
}

Result<SshSessionPtr> SshLogin::logIn()
{
    auto session = attempt();
    const bool wasCut =
        !session && (session.error().code == Error::Code::LinkLost || session.error().code == Error::Code::Unreachable);
    if (wasCut && m_mailbox.hasAsked() && !m_mailbox.isCancelled())
        session = attempt();
    return session;
}

Result<SshSessionPtr> SshLogin::attempt()
{
    SshSessionPtr session(ssh_new());
    if (!session)
        return fail(Error::Code::Internal, tr("There is no memory for an SSH session."));
    if (const auto done = setOptions(session.get()); !done)
        return fail(done.error());
    if (const auto done = connect(session.get()); !done)
        return fail(done.error());
    m_mailbox.watchSocket(ssh_get_fd(session.get()));
    Result<void> done = HostKeys(session.get(), m_plan.config, node()).check(m_mailbox);
    if (done)
        done = SshAuth(session.get(), m_plan.config, node(), m_mailbox, m_secrets).authenticate();
    if (!done) {
        m_mailbox.watchSocket(-1);
        ssh_disconnect(session.get());
        return fail(done.error());
    }
    ssh_set_blocking(session.get(), 0);
    return session;
}

QString SshLogin::node() const
{
    const SshConfig &config = m_plan.config;
    const QString where = config.port == 22 ? config.host : u"%1:%2"_s.arg(config.host).arg(config.port);
    return config.user.isEmpty() ? where : config.user + u'@' + where;
}

Result<void> SshLogin::setOptions(ssh_session session)
{
    SshConfig &config = m_plan.config;
    const bool readsFiles = false;
    const int yes = 1;
    const long seconds = std::max<long>(1, static_cast<long>(m_plan.timeouts.handshake.count() / 1000));
    ssh_options_set(session, SSH_OPTIONS_PROCESS_CONFIG, &readsFiles);
    // Before libssh 0.12.2 what a file says wins over what was set before, so the files come first.
    if (!set(session, SSH_OPTIONS_HOST, config.isFromClient ? config.host : m_plan.target.host))
        return fail(Error::Code::BadInput, tr("\"%1\" is not a host name.").arg(config.host));
    set(session, SSH_OPTIONS_SSH_DIR, QDir::homePath() + u"/.ssh"_s);
    if (!config.isFromClient) {
        ssh_options_parse_config(session, QFile::encodeName(QDir::homePath() + u"/.ssh/config"_s).constData());
        ssh_options_parse_config(session, "/etc/ssh/ssh_config");
    }
    if (!config.user.isEmpty() && !set(session, SSH_OPTIONS_USER, config.user))
        return fail(Error::Code::BadInput, tr("\"%1\" is not a user name.").arg(config.user));
    if (config.isFromClient || m_plan.target.port > 0) {
        const unsigned port = config.port;
        ssh_options_set(session, SSH_OPTIONS_PORT, &port);
    }
    ssh_options_set(session, SSH_OPTIONS_TIMEOUT, &seconds);
    ssh_options_set(session, SSH_OPTIONS_NODELAY, &yes);
    ssh_options_set(session, SSH_OPTIONS_STRICTHOSTKEYCHECK, &yes);
    set(session, SSH_OPTIONS_KNOWNHOSTS, config.userKnownHosts.value(0, u"/dev/null"_s));
    set(session, SSH_OPTIONS_GLOBAL_KNOWNHOSTS, config.globalKnownHosts.value(0, u"/dev/null"_s));
    if (!config.proxyCommand.isEmpty())
        set(session, SSH_OPTIONS_PROXYCOMMAND, config.proxyCommand);
    setAlgorithms(session);
    return {};
}

/// Those of the user's choice that libssh has; it drops the others, and keeps its own when none is left.
void SshLogin::setAlgorithms(ssh_session session)
{
    const SshConfig &config = m_plan.config;
    const std::initializer_list<std::pair<ssh_options_e, const QByteArray &>> lists{
        {SSH_OPTIONS_CIPHERS_C_S, config.ciphers},
        {SSH_OPTIONS_CIPHERS_S_C, config.ciphers},
        {SSH_OPTIONS_HMAC_C_S, config.macs},
        {SSH_OPTIONS_HMAC_S_C, config.macs},
        {SSH_OPTIONS_KEY_EXCHANGE, config.keyExchanges},
        {SSH_OPTIONS_HOSTKEYS, config.hostKeyTypes},
        {SSH_OPTIONS_PUBLICKEY_ACCEPTED_TYPES, config.publicKeyTypes},
    };
    for (const auto &[option, names] : lists) {
        if (!names.isEmpty())
            ssh_options_set(session, option, names.constData());
    }
}

Result<void> SshLogin::connect(ssh_session session)
{
    SshConfig &config = m_plan.config;
    if (!m_plan.addresses.isEmpty()) {
        const Milliseconds deadline = config.connectTimeoutSeconds > 0
                                          ? Milliseconds(1000 * config.connectTimeoutSeconds)
                                          : m_plan.timeouts.connect;
        const auto socket = SshConnect(m_mailbox, m_plan.timeouts).connectTo(m_plan.addresses, config.port, deadline);
        if (!socket)
            return fail(socket.error());
        m_mailbox.watchSocket(*socket);
        const socket_t fd = *socket; // from here on libssh's, which closes it on errors too
        ssh_options_set(session, SSH_OPTIONS_FD, &fd);
        // With a socket given, the name only says which stored key to look for; HostKeyAlias goes without a port.
        if (!config.keyAlias.isEmpty()) {
            const unsigned usual = 22;
            set(session, SSH_OPTIONS_HOST, config.keyAlias);
            ssh_options_set(session, SSH_OPTIONS_PORT, &usual);
        }
    }
    if (ssh_connect(session) != SSH_OK) {
        const Error error = connectError(session);
        m_mailbox.watchSocket(-1);
        return fail(m_mailbox.isCancelled() ? Error{Error::Code::Cancelled, {}, {}} : error);
    }
    SshConnect::tune(ssh_get_fd(session), m_plan.timeouts);
    return {};
}

Error SshLogin::connectError(ssh_session session) const
{
    const QString reason = cleanText(QByteArrayView(ssh_get_error(session)), 500);
    if (!m_plan.config.proxyCommand.isEmpty())
        return {Error::Code::Unreachable,
                tr("%1 could not be reached through its jump host: try \"ssh %2\" in a terminal to see why.")
                    .arg(node(), m_plan.target.host),
                reason};
    if (reason.contains(u"no match for method"_s))
        return {Error::Code::NotSupported, tr("%1 and this program share no cipher or key type.").arg(node()), reason};
    return {Error::Code::Unreachable,
            tr("%1 accepted the connection but does not answer as an SSH server: is the port right?").arg(node()),
            reason};
}

} // namespace kirikae
