// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/ssh/SshAuth.h"

#include "app/links/ssh/SshMailbox.h"
#include "models/core/Text.h"

#include <QCoreApplication>
#include <QFile>

using namespace Qt::StringLiterals;

namespace kirikae {

namespace {

constexpr int maxRounds = 6;
constexpr int maxGuesses = 3;
constexpr int maxPrompts = 32; ///< rounds of one keyboard-interactive log-in

/// Called by libssh when a key file turns out to be encrypted; the passphrase is asked for outside of it.
int noteEncrypted(const char *, char *, size_t, int, int, void *isEncrypted)
{
    *static_cast<bool *>(isEncrypted) = true;
    return -1;
}

/// The public half as it crosses the wire; empty for no key.
QByteArray wireKey(ssh_key key)
{
    char *text = nullptr;
    if (!key || ssh_pki_export_pubkey_base64(key, &text) != SSH_OK)
        return {};
    const QByteArray bytes = QByteArray::fromBase64(text);
    ssh_string_free_char(text);
    return bytes;
}

QString tr(const char *text)
{
    return QCoreApplication::translate("Ssh", text);
}

} // namespace

SshAuth::SshAuth(ssh_session session, const SshConfig &config, QString node, SshMailbox &mailbox, SshSecrets &secrets)
    : m_session(session)
    , m_config(config)
    , m_node(std::move(node))
    , m_mailbox(mailbox)
    , m_secrets(secrets)
{
}

Result<void> SshAuth::authenticate()
{
    const int none = ssh_userauth_none(m_session, nullptr);
    if (none == SSH_AUTH_ERROR || none == SSH_AUTH_AGAIN)
        return fail(brokenOff());
    Outcome outcome = outcomeOf(none);
    for (int round = 0; round < maxRounds && (outcome == Outcome::Partial || outcome == Outcome::Refused); ++round) {
        m_methods = ssh_userauth_list(m_session, nullptr);
        outcome = runSteps();
        if (outcome == Outcome::Refused)
            return fail(refusal());
    }
    if (outcome == Outcome::Accepted)
        return {};
    return fail(m_error.value_or(refusal()));
}

/// The first step that the server accepts, wholly or as one of several.
SshAuth::Outcome SshAuth::runSteps()
{
    const QList<Step> steps =
        m_config.hasOwnIdentities
            ? QList<Step>{&SshAuth::tryIdentitiesSilently, &SshAuth::tryAgent, &SshAuth::tryIdentities,
                          &SshAuth::tryKeyboard, &SshAuth::tryPassword}
            : QList<Step>{&SshAuth::tryAgent, &SshAuth::tryIdentities, &SshAuth::tryKeyboard, &SshAuth::tryPassword};
    for (const Step step : steps) {
        const Outcome outcome = (this->*step)();
        if (outcome != Outcome::Refused)
            return outcome;
        if (m_mailbox.isCancelled())
            return failWith({Error::Code::Cancelled, {}, {}});
    }
    return Outcome::Refused;
}

SshAuth::Outcome SshAuth::tryAgent()
{
    if (!(m_methods & SSH_AUTH_METHOD_PUBLICKEY) || m_used.contains(u"agent"_s) || !hasAgent())
        return Outcome::Refused;
    // With IdentitiesOnly every other key of the agent would be one too many.
    m_agent->show(m_config.identitiesOnly ? std::optional(identityKeys()) : std::nullopt, m_refused);
    m_tried += tr("the keys of the agent");
    const int code = ssh_userauth_agent(m_session, nullptr);
    if (code == SSH_AUTH_DENIED)
        m_refused += m_agent->shown();
    const Outcome outcome = outcomeOf(code);
    if (outcome == Outcome::Partial)
        m_used += u"agent"_s;
    return outcome;
}

/// Connects to it at the first time.
bool SshAuth::hasAgent()
{
    if (m_agent || m_config.agent == u"none"_s)
        return m_agent != nullptr;
    const bool isUsual = m_config.agent.isEmpty() || m_config.agent == u"SSH_AUTH_SOCK"_s;
    m_agent = AgentFilter::connectTo(isUsual ? qEnvironmentVariable("SSH_AUTH_SOCK") : m_config.agent);
    if (m_agent && ssh_set_agent_socket(m_session, m_agent->takeClientEnd()) != SSH_OK)
        m_agent.reset();
    return m_agent != nullptr;
}

/// Those of the key files, and of their certificates.
QSet<QByteArray> SshAuth::identityKeys() const
{
    QSet<QByteArray> keys;
    for (const QString &file : m_config.identities) {
        keys += wireKey(readKey(ssh_pki_import_pubkey_file, QFile::encodeName(file + u".pub"_s).constData()).get());
        for (const QString &certificate : certificatesOf(file))
            keys += wireKey(readKey(ssh_pki_import_cert_file, QFile::encodeName(certificate).constData()).get());
    }
    keys.remove({});
    return keys;
}

SshAuth::Outcome SshAuth::tryIdentitiesSilently()
{
    for (const QString &file : m_config.identities) {
        if (const Outcome outcome = tryIdentity(file, false); outcome != Outcome::Refused)
            return outcome;
    }
    return Outcome::Refused;
}

SshAuth::Outcome SshAuth::tryIdentities()
{
    for (const QString &file : m_config.identities) {
        if (const Outcome outcome = tryIdentity(file, true); outcome != Outcome::Refused)
            return outcome;
    }
    return Outcome::Refused;
}

QStringList SshAuth::certificatesOf(const QString &file) const
{
    QStringList files{file + u"-cert.pub"_s};
    files += m_config.certificates;
    files.removeIf([](const QString &name) { return !QFile::exists(name); });
    return files;
}

SshAuth::Outcome SshAuth::tryIdentity(const QString &file, bool mayAsk)
{
    if (!(m_methods & SSH_AUTH_METHOD_PUBLICKEY) || !QFile::exists(file) || m_used.contains(file))
        return Outcome::Refused;
    for (const QString &certificateFile : certificatesOf(file)) {
        const auto certificate = readKey(ssh_pki_import_cert_file, QFile::encodeName(certificateFile).constData());
        const Outcome outcome =
            certificate ? tryKey(file, certificate.get(), certificate.get(), mayAsk) : Outcome::Refused;
        if (outcome != Outcome::Refused)
            return outcome;
    }
    const auto publicKey = readKey(ssh_pki_import_pubkey_file, QFile::encodeName(file + u".pub"_s).constData());
    return tryKey(file, publicKey.get(), nullptr, mayAsk);
}

/// Offers the public half first, so that a passphrase is only asked for when the key would be accepted.
SshAuth::Outcome SshAuth::tryKey(const QString &file, ssh_key publicKey, ssh_key certificate, bool mayAsk)
{
    if (!m_tried.contains(file))
        m_tried += file;
    if (m_refused.contains(wireKey(publicKey)))
        return Outcome::Refused;
    if (publicKey) {
        const int code = ssh_userauth_try_publickey(m_session, nullptr, publicKey);
        noteRefusal(code, publicKey);
        const Outcome offered = outcomeOf(code);
        if (offered == Outcome::Refused || offered == Outcome::Failed)
            return offered;
    }
    const SshKeyPtr key = privateKey(file, mayAsk);
    if (!key)
        return m_error ? Outcome::Failed : Outcome::Refused;
    if (certificate && ssh_pki_copy_cert_to_privkey(certificate, key.get()) != SSH_OK)
        return Outcome::Refused;
    if (m_refused.contains(wireKey(key.get())))
        return Outcome::Refused;
    const int code = ssh_userauth_publickey(m_session, nullptr, key.get());
    noteRefusal(code, key.get());
    const Outcome outcome = outcomeOf(code);
    if (outcome == Outcome::Partial)
        m_used += file;
    return outcome;
}

/// Once is enough: after a handful of keys the server hangs up (MaxAuthTries), and passwords were not tried yet.
void SshAuth::noteRefusal(int code, ssh_key key)
{
    if (code == SSH_AUTH_DENIED)
        m_refused += wireKey(key);
    m_refused.remove({});
}

SshKeyPtr SshAuth::privateKey(const QString &file, bool mayAsk)
{
    bool isEncrypted = false;
    const char *none = nullptr;
    void *note = &isEncrypted;
    const QByteArray path = QFile::encodeName(file);
    if (const auto known = m_secrets.passphrase(file))
        return readKey(ssh_pki_import_privkey_file, path.constData(), known->constData(), &noteEncrypted, note);
    SshKeyPtr key = readKey(ssh_pki_import_privkey_file, path.constData(), none, &noteEncrypted, note);
    return key || !isEncrypted || !mayAsk ? std::move(key) : askForKey(file);
}

SshKeyPtr SshAuth::askForKey(const QString &file)
{
    Question question;
    question.kind = Question::Kind::Passphrase;
    question.node = m_node;
    question.keyFile = file;
    question.text = tr("The key %1 is protected by a passphrase.").arg(file);
    question.fields = {{tr("Passphrase"), false}};
    for (int guess = 0; guess < maxGuesses; ++guess) {
        const auto answers = m_mailbox.ask(question);
        if (!answers) {
            failWith(answers.error());
            return nullptr;
        }
        QByteArray passphrase = answers->value(0).toUtf8();
        bool isEncrypted = false;
        void *note = &isEncrypted;
        SshKeyPtr key = readKey(ssh_pki_import_privkey_file, QFile::encodeName(file).constData(),
                                passphrase.constData(), &noteEncrypted, note);
        if (key)
            m_secrets.keepPassphrase(file, passphrase);
        wipe(passphrase);
        if (key)
            return key;
        question.text = tr("That passphrase does not open the key %1.").arg(file);
    }
    return nullptr;
}

SshAuth::Outcome SshAuth::tryKeyboard()
{
    if (!(m_methods & SSH_AUTH_METHOD_INTERACTIVE) || m_used.contains(u"keyboard"_s))
        return Outcome::Refused;
    m_tried += tr("keyboard-interactive");
    for (int guess = 0; guess < maxGuesses; ++guess) {
        int code = ssh_userauth_kbdint(m_session, nullptr, nullptr);
        bool hasAsked = false;
        for (int round = 0; code == SSH_AUTH_INFO; ++round) { // one may have no prompt and still wants its answer
            if (round == maxPrompts)
                return failWith({Error::Code::AuthRefused,
                                 tr("%1 asks on and on during the log-in, and never says yes or no.").arg(m_node),
                                 {}});
            auto answers = keyboardAnswers();
            if (!answers)
                return failWith(answers.error());
            for (qsizetype i = 0; i < answers->size(); ++i)
                ssh_userauth_kbdint_setanswer(m_session, static_cast<unsigned>(i), answers->at(i).constData());
            hasAsked = hasAsked || !answers->isEmpty();
            for (QByteArray &answer : *answers)
                wipe(answer);
            code = ssh_userauth_kbdint(m_session, nullptr, nullptr);
        }
        const Outcome outcome = outcomeOf(code);
        if (outcome == Outcome::Partial)
            m_used += u"keyboard"_s;
        if (outcome != Outcome::Refused)
            return outcome;
        m_secrets.forgetPassword(); // what was remembered is not right, or not any more
        if (!hasAsked)
            break;
    }
    return Outcome::Refused;
}

/// One answer per prompt of this round. A lone hidden prompt is nearly always the account's password.
Result<QList<QByteArray>> SshAuth::keyboardAnswers()
{
    Question question;
    question.kind = Question::Kind::KeyboardInteractive;
    question.node = m_node;
    const auto text = [](const char *remote) { return cleanText(QByteArrayView(remote ? remote : ""), 2000); };
    question.text =
        QStringList{text(ssh_userauth_kbdint_getname(m_session)), text(ssh_userauth_kbdint_getinstruction(m_session))}
            .join(u'\n')
            .trimmed();
    const int prompts = ssh_userauth_kbdint_getnprompts(m_session);
    for (int i = 0; i < prompts; ++i) {
        char echo = 0;
        const char *prompt = ssh_userauth_kbdint_getprompt(m_session, static_cast<unsigned>(i), &echo);
        question.fields += Question::Field{text(prompt), echo != 0};
    }
    if (prompts <= 0)
        return QList<QByteArray>();
    const bool isPassword = prompts == 1 && !question.fields.first().echo &&
                            question.fields.first().prompt.contains(u"password"_s, Qt::CaseInsensitive);
    if (const auto known = m_secrets.password(); known && isPassword)
        return QList<QByteArray>{*known};
    const auto answers = m_mailbox.ask(question);
    if (!answers)
        return fail(answers.error());
    QList<QByteArray> bytes;
    for (int i = 0; i < prompts; ++i)
        bytes += answers->value(i).toUtf8();
    if (isPassword)
        m_secrets.keepPassword(bytes.first());
    return bytes;
}

SshAuth::Outcome SshAuth::tryPassword()
{
    if (!(m_methods & SSH_AUTH_METHOD_PASSWORD) || m_used.contains(u"password"_s))
        return Outcome::Refused;
    m_tried += tr("password");
    Question question;
    question.kind = Question::Kind::Password;
    question.node = m_node;
    question.text = tr("%1 wants a password.").arg(m_node);
    question.fields = {{tr("Password"), false}};
    for (int guess = 0; guess < maxGuesses; ++guess) {
        auto password = m_secrets.password();
        if (!password) {
            const auto answers = m_mailbox.ask(question);
            if (!answers)
                return failWith(answers.error());
            password = answers->value(0).toUtf8();
        }
        const Outcome outcome = outcomeOf(ssh_userauth_password(m_session, nullptr, password->constData()));
        if (outcome == Outcome::Refused)
            m_secrets.forgetPassword();
        else
            m_secrets.keepPassword(*password);
        wipe(*password);
        if (outcome == Outcome::Partial)
            m_used += u"password"_s;
        if (outcome != Outcome::Refused)
            return outcome;
        question.text = tr("%1 did not accept that password.").arg(m_node);
    }
    return Outcome::Refused;
}

SshAuth::Outcome SshAuth::outcomeOf(int code)
{
    switch (code) {
    case SSH_AUTH_SUCCESS: return Outcome::Accepted;
    case SSH_AUTH_PARTIAL: return Outcome::Partial;
    case SSH_AUTH_DENIED: return Outcome::Refused;
    default: break;
    }
    const QString reason = cleanText(QByteArrayView(ssh_get_error(m_session)), 500);
    if (code != SSH_AUTH_AGAIN && !m_mailbox.isCancelled() && ssh_is_connected(m_session) &&
        !reason.contains(u"disconnect"_s, Qt::CaseInsensitive))
        return Outcome::Refused; // the agent did not work, for example; there may be other ways
    if (reason.contains(u"Too many authentication failures"_s))
        return failWith(refusal());
    return failWith(brokenOff());
}

Error SshAuth::brokenOff() const
{
    if (m_mailbox.isCancelled())
        return {Error::Code::Cancelled, {}, {}};
    return {Error::Code::LinkLost, tr("%1 did not answer any more during the log-in.").arg(m_node),
            cleanText(QByteArrayView(ssh_get_error(m_session)), 500)};
}

SshAuth::Outcome SshAuth::failWith(Error error)
{
    if (!m_error)
        m_error = std::move(error);
    return Outcome::Failed;
}

Error SshAuth::refusal() const
{
    const QString tried = m_tried.isEmpty() ? tr("nothing: there was no key to offer") : m_tried.join(u", "_s);
    return {Error::Code::AuthRefused,
            tr("%1 accepted none of your keys. Put your public key into ~/.ssh/authorized_keys there (ssh-copy-id does "
               "it), or load the right key into your agent.")
                .arg(m_node),
            tr("offered: %1").arg(tried)};
}

} // namespace kirikae
