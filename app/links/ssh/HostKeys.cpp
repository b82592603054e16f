// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/ssh/HostKeys.h"

#include "app/links/ssh/RevokedKeys.h"
#include "app/links/ssh/SshMailbox.h"

#include <QCoreApplication>
#include <QFile>

using namespace Qt::StringLiterals;

namespace kirikae {

namespace {

QString fingerprintOf(ssh_key key)
{
    unsigned char *hash = nullptr;
    size_t size = 0;
    if (!key || ssh_get_publickey_hash(key, SSH_PUBLICKEY_HASH_SHA256, &hash, &size) != 0)
        return {};
    char *text = ssh_get_fingerprint_hash(SSH_PUBLICKEY_HASH_SHA256, hash, size);
    const QString fingerprint = QString::fromLatin1(text);
    ssh_string_free_char(text);
    ssh_clean_pubkey_hash(&hash);
    return fingerprint;
}

QByteArrayList linesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().split('\n') : QByteArrayList();
}

} // namespace

HostKeys::HostKeys(ssh_session session, const SshConfig &config, QString node)
    : m_session(session)
    , m_config(config)
    , m_node(std::move(node))
    , m_key(readKey(ssh_get_server_publickey, session))
    , m_fingerprint(fingerprintOf(m_key.get()))
{
    const int strict = 1; // "no" in the configuration would turn a changed key into a known one
    ssh_options_set(session, SSH_OPTIONS_STRICTHOSTKEYCHECK, &strict);
}

Result<void> HostKeys::check(SshMailbox &mailbox)
{
    if (!m_key || m_fingerprint.isEmpty())
        return fail(Error::Code::BadReply,
                    QCoreApplication::translate("Ssh", "%1 did not show a host key.").arg(m_node));
    switch (const State found = state()) {
    case State::Known: return {};
    case State::Unknown: return askAndStore(mailbox);
    default: return fail(refusal(found));
    }
}

HostKeys::State HostKeys::stateIn(const QString &userFile, const QString &globalFile) const
{
    ssh_options_set(m_session, SSH_OPTIONS_KNOWNHOSTS, QFile::encodeName(userFile).constData());
    ssh_options_set(m_session, SSH_OPTIONS_GLOBAL_KNOWNHOSTS, QFile::encodeName(globalFile).constData());
    switch (ssh_session_is_known_server(m_session)) {
    case SSH_KNOWN_HOSTS_OK: return State::Known;
    case SSH_KNOWN_HOSTS_CHANGED: return State::Changed;
    case SSH_KNOWN_HOSTS_OTHER: return State::OtherType;
    case SSH_KNOWN_HOSTS_NOT_FOUND:
    case SSH_KNOWN_HOSTS_UNKNOWN: return State::Unknown;
    default: return State::Unreadable;
    }
}

/// Every file by itself: libssh looks only into the first of the user's, and lets the global one win over a changed key
/// in it.
HostKeys::State HostKeys::state() const
{
    const QString none = u"/dev/null"_s;
    switch (revocation()) {
    case Revocation::Yes: return State::Revoked;
    case Revocation::Unreadable: return State::RevocationsUnreadable;
    case Revocation::No: break;
    }
    QList<State> states;
    for (const QString &file : m_config.userKnownHosts) {
        if (QFile::exists(file))
            states += stateIn(file, none);
    }
    for (const QString &file : m_config.globalKnownHosts) {
        if (QFile::exists(file))
            states += stateIn(none, file);
    }
    const bool isKnown = states.contains(State::Known);
    for (const State bad : {State::Unreadable, State::Changed, State::OtherType}) {
        // the same key beside one of another type is usual; beside a changed one it is not
        if (states.contains(bad) && !(isKnown && bad == State::OtherType))
            return bad;
    }
    return isKnown ? State::Known : State::Unknown;
}

/// libssh knows neither @revoked nor RevokedHostKeys.
Revocation HostKeys::revocation() const
{
    char *text = nullptr;
    if (ssh_pki_export_pubkey_base64(m_key.get(), &text) != SSH_OK)
        return Revocation::Unreadable;
    const QByteArray key = QByteArray::fromBase64(text);
    ssh_string_free_char(text);
    for (const QString &file : m_config.userKnownHosts + m_config.globalKnownHosts) {
        if (revocationInKnownHosts(file, key) == Revocation::Yes)
            return Revocation::Yes;
    }
    Revocation worst = Revocation::No;
    for (const QString &file : m_config.revokedHostKeys) {
        const Revocation found = revocationInList(file, key);
        if (found == Revocation::Yes)
            return found;
        if (found == Revocation::Unreadable)
            worst = found;
    }
    return worst;
}

QString HostKeys::knownName() const
{
    if (!m_config.keyAlias.isEmpty())
        return m_config.keyAlias;
    return m_config.port == 22 ? m_config.host : u"[%1]:%2"_s.arg(m_config.host).arg(m_config.port);
}

QStringList HostKeys::storedFingerprints() const
{
    QStringList all;
    const QByteArray name = knownName().toUtf8();
    for (const QString &file : m_config.userKnownHosts + m_config.globalKnownHosts) {
        for (const QByteArray &line : linesOf(file)) {
            ssh_knownhosts_entry *entry = nullptr;
            if (ssh_known_hosts_parse_line(name.constData(), line.constData(), &entry) != SSH_OK)
                continue;
            all += QLatin1String(ssh_key_type_to_char(ssh_key_type(entry->publickey))) + u' ' +
                   fingerprintOf(entry->publickey);
            ssh_knownhosts_entry_free(entry);
        }
    }
    return all;
}

Error HostKeys::refusal(State state) const
{
    const QString shown =
        QCoreApplication::translate("Ssh", "shown: %1; stored: %2")
            .arg(QLatin1String(ssh_key_type_to_char(ssh_key_type(m_key.get()))) + u' ' + m_fingerprint,
                 storedFingerprints().join(u", "_s));
    switch (state) {
    case State::Revoked:
        return {Error::Code::HostKeyChanged,
                QCoreApplication::translate("Ssh", "%1 shows a host key that is marked as revoked in your known_hosts "
                                                   "or RevokedHostKeys. Nothing was sent. Ask whoever runs the node.")
                    .arg(m_node),
                shown};
    case State::RevocationsUnreadable:
        return {Error::Code::HostKeyUnknown,
                QCoreApplication::translate("Ssh", "The list of revoked host keys (RevokedHostKeys of your SSH "
                                                   "configuration) could not be read, so %1 cannot be trusted: check "
                                                   "%2.")
                    .arg(m_node, m_config.revokedHostKeys.join(u", "_s)),
                shown};
    case State::Unreadable:
        return {Error::Code::HostKeyUnknown,
                QCoreApplication::translate("Ssh", "The stored host keys could not be read, so %1 cannot be trusted: "
                                                   "check %2.")
                    .arg(m_node, m_config.userKnownHosts.value(0)),
                QString::fromUtf8(ssh_get_error(m_session))};
    default:
        return {Error::Code::HostKeyChanged,
                QCoreApplication::translate(
                    "Ssh", "%1 shows another host key than the stored one (%2). Nothing was sent. Either the node was "
                           "set up anew, or somebody is in between: ask whoever runs it. If the new key is right, "
                           "remove the old one with: ssh-keygen -R '%3'")
                    .arg(m_node, shown, knownName()),
                shown};
    }
}

Result<void> HostKeys::askAndStore(SshMailbox &mailbox)
{
    Question question;
    question.kind = Question::Kind::HostKey;
    question.node = m_node;
    question.fingerprint = m_fingerprint;
    question.text =
        QCoreApplication::translate("Ssh", "%1 is not known here yet. Its host key (%2) has the fingerprint "
                                           "%3. Is that the node's?")
            .arg(m_node, QLatin1String(ssh_key_type_to_char(ssh_key_type(m_key.get()))), m_fingerprint);
    const auto answers = mailbox.ask(question);
    if (!answers)
        return fail(answers.error());
    if (answers->value(0) != u"yes"_s)
        return fail(Error::Code::HostKeyUnknown,
                    QCoreApplication::translate("Ssh", "The host key of %1 was not accepted.").arg(m_node),
                    m_fingerprint);
    const QString file = m_config.userKnownHosts.value(0);
    ssh_options_set(m_session, SSH_OPTIONS_KNOWNHOSTS, QFile::encodeName(file).constData());
    if (ssh_session_update_known_hosts(m_session) != SSH_OK)
        return fail(Error::Code::Denied,
                    QCoreApplication::translate("Ssh", "The host key of %1 could not be stored in %2: check that the "
                                                       "file can be written.")
                        .arg(m_node, file),
                    QString::fromUtf8(ssh_get_error(m_session)));
    return {};
}

} // namespace kirikae
