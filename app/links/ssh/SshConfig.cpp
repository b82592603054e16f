// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/ssh/SshConfig.h"

#include "app/links/host/Argv.h"
#include "app/links/ssh/SshTokens.h"

#include <QCoreApplication>
#include <QDir>
#include <QHash>
#include <QRegularExpression>
#include <QTemporaryFile>

#include <pwd.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace kirikae {

namespace {

QString accountHome()
{
    const passwd *entry = getpwuid(getuid());
    return entry ? QFile::decodeName(entry->pw_dir) : QDir::homePath();
}

/// OpenSSH takes the home from the account; this program takes it from $HOME, as everything else of a user's does.
QString localPath(QString path)
{
    const QString home = QDir::homePath();
    if (path.startsWith(u"~/"_s))
        return home + path.mid(1);
    const QString account = accountHome() + u"/.ssh/"_s;
    if (account != home + u"/.ssh/"_s && path.startsWith(account))
        return home + u"/.ssh/"_s + path.mid(account.size());
    return path;
}

QStringList localPaths(const QStringList &paths)
{
    QStringList all;
    for (const QString &path : paths)
        all += localPath(path);
    return all;
}

QStringList usualIdentities()
{
    QStringList all;
    for (const char *name : {"id_rsa", "id_ecdsa", "id_ecdsa_sk", "id_ed25519", "id_ed25519_sk", "id_xmss", "id_dsa"})
        all += QDir::homePath() + u"/.ssh/"_s + QLatin1String(name);
    return all;
}

/// What OpenSSH itself runs for ProxyJump. BatchMode, because nobody can answer a question of that client.
QString jumpCommand(const QString &jumps, const SshConfig &config)
{
    QStringList hops = jumps.split(u',', Qt::SkipEmptyParts);
    QString last = hops.takeLast();
    if (!last.contains(u"://"_s))
        last.prepend(u"ssh://"_s);
    Argv argv{"ssh", "-o", "BatchMode=yes", "-W", u"[%1]:%2"_s.arg(config.host).arg(config.port).toUtf8()};
    if (!hops.isEmpty())
        argv += {"-J", hops.join(u',').toUtf8()};
    argv += {"--", last.toUtf8()};
    return QString::fromUtf8(quoteArgv(argv).value_or(QByteArray()));
}

Result<void> check(const SshTarget &target)
{
    static const QRegularExpression bad(u"^-|[\\s\\x00-\\x1f\\x7f'\"`$;&|<>()\\\\]"_s);
    if (target.host.isEmpty() || target.host.contains(bad))
        return fail(Error::Code::BadInput,
                    QCoreApplication::translate("Ssh", "\"%1\" is not a host name or a name of your SSH configuration.")
                        .arg(target.host));
    if (target.user.contains(bad))
        return fail(Error::Code::BadInput,
                    QCoreApplication::translate("Ssh", "\"%1\" is not a user name.").arg(target.user));
    return {};
}

/// Paths with their tokens replaced; "none" is none.
Result<QStringList> filesOf(const QByteArrayList &values, const SshTokens &tokens, const QString &keyword)
{
    QStringList files;
    for (const QByteArray &value : values) {
        const auto file = withTokens(QString::fromUtf8(value), tokens, keyword);
        if (!file)
            return fail(file.error());
        if (*file != u"none"_s)
            files += localPath(*file);
    }
    return files;
}

/// libssh replaces tokens once more, so percent signs that are left are doubled.
Result<QString> proxyCommand(const QString &jumps, const QString &command, const SshConfig &config,
                             const SshTokens &tokens)
{
    const auto isSet = [](const QString &value) { return !value.isEmpty() && value != u"none"_s; };
    if (!isSet(jumps) && !isSet(command))
        return QString();
    auto made =
        isSet(jumps) ? withTokens(jumps, tokens, u"ProxyJump"_s) : withTokens(command, tokens, u"ProxyCommand"_s);
    if (!made)
        return made;
    return (isSet(jumps) ? jumpCommand(*made, config) : *made).replace(u"%"_s, u"%%"_s);
}

/// Without an OpenSSH client libssh reads the files, and does not know RevokedHostKeys. For whichever host such a line
/// stands: a key that is revoked somewhere is trusted nowhere.
QStringList revokedListsHere()
{
    QStringList lists;
    for (const QString &path : {QDir::homePath() + u"/.ssh/config"_s, u"/etc/ssh/ssh_config"_s}) {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            continue;
        static const QRegularExpression line(u"^\\s*RevokedHostKeys[\\s=]+\"?([^\"\\n]+)"_s,
                                             QRegularExpression::CaseInsensitiveOption |
                                                 QRegularExpression::MultilineOption);
        for (const auto &found : line.globalMatch(QString::fromUtf8(file.readAll()))) {
            if (const QString list = found.captured(1).trimmed(); list != u"none"_s)
                lists += localPath(list);
        }
    }
    return lists;
}

/// The configuration file for `ssh -G` when $HOME is not the account's home, where that client would look.
std::shared_ptr<QTemporaryFile> configOfHome()
{
    if (QDir::homePath() == accountHome())
        return nullptr;
    auto file = std::make_shared<QTemporaryFile>();
    if (!file->open())
        return nullptr;
    file->write("Include \"" + QFile::encodeName(QDir::homePath()) + "/.ssh/config\"\nInclude /etc/ssh/ssh_config\n");
    file->flush();
    return file;
}

} // namespace

Result<SshConfig> parseSshConfig(const QByteArray &text, const SshTarget &target)
{
    QHash<QByteArray, QByteArrayList> values;
    for (const QByteArray &line : text.split('\n')) {
        const auto space = line.indexOf(' ');
        if (space > 0)
            values[line.left(space)] += line.mid(space + 1).trimmed();
    }
    const auto one = [&](const char *key) { return values.value(key).value(0); };
    const auto textOf = [&](const char *key) { return QString::fromUtf8(one(key)); };
    const auto words = [&](const char *key) { return textOf(key).split(u' ', Qt::SkipEmptyParts); };
    SshConfig config = plainSshConfig(target);
    config.isFromClient = true;
    config.host = values.contains("hostname") ? textOf("hostname") : target.host;
    config.user = textOf("user");
    config.port = static_cast<quint16>(one("port").toUInt());
    config.keyAlias = textOf("hostkeyalias");
    const QString hash = textOf("controlpath");
    const SshTokens tokens = sshTokens(config, target, hash.contains(u'%') ? QString() : hash);
    const auto files = [&](const char *key, const QString &keyword) {
        return filesOf(values.value(key), tokens, keyword);
    };
    const auto identities = files("identityfile", u"IdentityFile"_s);
    const auto certificates = files("certificatefile", u"CertificateFile"_s);
    const auto revoked = files("revokedhostkeys", u"RevokedHostKeys"_s);
    for (const auto &found : {identities, certificates, revoked}) {
        if (!found)
            return fail(found.error());
    }
    config.identities = *identities;
    config.hasOwnIdentities = config.identities != usualIdentities();
    config.certificates = *certificates;
    config.revokedHostKeys = *revoked;
    config.identitiesOnly = one("identitiesonly") == "yes";
    config.agent = localPath(textOf("identityagent"));
    config.userKnownHosts = localPaths(words("userknownhostsfile"));
    config.globalKnownHosts = words("globalknownhostsfile");
    config.family = textOf("addressfamily");
    config.connectTimeoutSeconds = one("connecttimeout").toInt();
    config.ciphers = one("ciphers");
    config.macs = one("macs");
    config.keyExchanges = one("kexalgorithms");
    config.hostKeyTypes = one("hostkeyalgorithms");
    config.publicKeyTypes = one("pubkeyacceptedalgorithms");
    const auto proxy = proxyCommand(textOf("proxyjump"), textOf("proxycommand"), config, tokens);
    if (!proxy)
        return fail(proxy.error());
    config.proxyCommand = *proxy;
    return config;
}

SshConfig plainSshConfig(const SshTarget &target)
{
    SshConfig config;
    config.host = target.host;
    config.user = target.user;
    config.port = target.port > 0 ? target.port : quint16(22);
    config.identities = usualIdentities();
    config.userKnownHosts = {QDir::homePath() + u"/.ssh/known_hosts"_s};
    config.globalKnownHosts = {u"/etc/ssh/ssh_known_hosts"_s};
    config.revokedHostKeys = revokedListsHere();
    return config;
}

Pending<SshConfig> readSshConfig(const SshTarget &target, Host &here)
{
    if (const auto checked = check(target); !checked)
        return readyError<SshConfig>(checked.error());
    const auto file = configOfHome();
    Argv argv{"ssh", "-G", "-o", "ControlPath=%C"}; // we use no such socket: it is how OpenSSH tells us what %C is
    if (file)
        argv += {"-F", QFile::encodeName(file->fileName())};
    if (target.port > 0)
        argv += {"-p", QByteArray::number(target.port)};
    if (!target.user.isEmpty())
        argv += {"-l", target.user.toUtf8()};
    argv += {"--", target.host.toUtf8()};
    RunLimits limits;
    limits.deadline = Milliseconds(5000);
    const Once<SshConfig> answer;
    whenDone(here.run(argv, limits), &here, [answer, target, file](const Result<RunOutput> &output) {
        if (output && output->exitCode == 127)
            answer.settle(plainSshConfig(target));
        else if (!output)
            answer.settle(fail(output.error().code,
                               QCoreApplication::translate("Ssh", "Your SSH configuration could not be read in time: "
                                                                  "check it with \"ssh -G %1\".")
                                   .arg(target.host)));
        else if (output->exitCode != 0)
            answer.settle(fail(Error::Code::BadInput,
                               QCoreApplication::translate("Ssh", "Your SSH configuration has an error: check it with "
                                                                  "\"ssh -G %1\".")
                                   .arg(target.host),
                               QString::fromUtf8(output->standardError).left(1000)));
        else
            answer.settle(parseSshConfig(output->standardOutput, target));
    });
    return answer.future();
}

} // namespace kirikae
