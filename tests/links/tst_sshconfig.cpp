// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/host/LocalHost.h"
#include "app/links/ssh/RevokedKeys.h"
#include "app/links/ssh/SshConfig.h"
#include "tests/links/SshPair.h"

#include <QDir>
#include <QRegularExpression>
#include <QSysInfo>

#include <unistd.h>

using namespace kirikae;
using namespace Qt::StringLiterals;

/// What the user's SSH configuration says, token by token.
class TestSshConfig : public QObject {
    Q_OBJECT

private slots:
    void init();
    void replacesTokens_data();
    void replacesTokens();
    void refusesWhatItDoesNotKnow_data();
    void refusesWhatItDoesNotKnow();
    void asksOpenSsh();
    void readsListsOfRevokedKeys();

private:
    const SshTarget m_target{u"node"_s, {}, 0};
    LocalHost m_here;
};

void TestSshConfig::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_here.open();
}

void TestSshConfig::replacesTokens_data()
{
    QTest::addColumn<QByteArray>("written");
    QTest::addColumn<QString>("means");
    QTest::newRow("none") << QByteArray("nc a b") << u"nc a b"_s;
    QTest::newRow("percent") << QByteArray("a %% b%%h") << u"a % b%h"_s;
    QTest::newRow("host and port") << QByteArray("nc %h %p") << u"nc 10.0.0.7 2222"_s;
    QTest::newRow("user, name") << QByteArray("%r@%n") << u"anna@node"_s;
    QTest::newRow("hash") << QByteArray("ctl-%C") << u"ctl-0123abcd"_s;
    QTest::newRow("alias") << QByteArray("%k") << u"the-node"_s;
    QTest::newRow("home") << QByteArray("%d/x") << QDir::homePath() + u"/x"_s;
    QTest::newRow("this user") << QByteArray("%i") << QString::number(getuid());
    QTest::newRow("this machine") << QByteArray("%l") << QSysInfo::machineHostName();
}

void TestSshConfig::replacesTokens()
{
    QFETCH(QByteArray, written);
    QFETCH(QString, means);
    const auto config =
        parseSshConfig("hostname 10.0.0.7\nport 2222\nuser anna\nhostkeyalias the-node\n"
                       "controlpath 0123abcd\nidentityfile /keys/" +
                           written + "\nproxycommand " + written + "\nrevokedhostkeys /revoked/" + written + '\n',
                       m_target);
    QVERIFY_OK(config);
    // libssh replaces tokens once more
    QCOMPARE(config->proxyCommand, QString(means).replace(u"%"_s, u"%%"_s));
    QCOMPARE(config->identities, QStringList{u"/keys/"_s + means});
    QCOMPARE(config->revokedHostKeys, QStringList{u"/revoked/"_s + means});
}

void TestSshConfig::refusesWhatItDoesNotKnow_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QString>("says");
    QTest::newRow("letter") << QByteArray("proxycommand nc %q %p") << u"ProxyCommand"_s;
    QTest::newRow("at the end") << QByteArray("proxycommand nc %h %") << u"ProxyCommand"_s;
    QTest::newRow("hash that is not known") << QByteArray("controlpath %C\nproxycommand nc %C") << u"%C"_s;
    QTest::newRow("key file") << QByteArray("identityfile ~/.ssh/%q") << u"IdentityFile"_s;
    QTest::newRow("jump") << QByteArray("proxyjump %q@gate") << u"ProxyJump"_s;
}

void TestSshConfig::refusesWhatItDoesNotKnow()
{
    QFETCH(QByteArray, line);
    QFETCH(QString, says);
    const auto config = parseSshConfig("hostname 10.0.0.7\nport 22\nuser anna\n" + line + '\n', m_target);
    QVERIFY(!config);
    QCOMPARE(config.error().code, Error::Code::BadInput);
    QVERIFY2(config.error().message.contains(says), qPrintable(config.error().message));
    QVERIFY2(config.error().message.contains(u"\"%"_s), qPrintable(config.error().message));
}

void TestSshConfig::asksOpenSsh()
{
    writeClientFile(u"config"_s, "Host node\n HostName 127.0.0.1\n User anna\n IdentityFile ~/.ssh/%n-key\n"
                                 " ProxyCommand nc %h %p --hash %C --jobs 100%%\n RevokedHostKeys ~/.ssh/revoked\n");
    const auto config = settled(readSshConfig(m_target, m_here));
    QVERIFY_OK(config);
    QCOMPARE(config->identities, QStringList{QDir::homePath() + u"/.ssh/node-key"_s});
    QCOMPARE(config->revokedHostKeys, QStringList{QDir::homePath() + u"/.ssh/revoked"_s});
    static const QRegularExpression command(u"^nc 127\\.0\\.0\\.1 22 --hash [0-9a-f]{40} --jobs 100%%$"_s);
    QVERIFY2(command.match(config->proxyCommand).hasMatch(), qPrintable(config->proxyCommand));

    writeClientFile(u"config"_s, "RevokedHostKeys none\n");
    QCOMPARE(settled(readSshConfig(m_target, m_here))->revokedHostKeys, QStringList());
    writeClientFile(u"config"_s, "ProxyCommand nc %q\n");
    QCOMPARE(settled(readSshConfig(m_target, m_here)).error().code, Error::Code::BadInput);
    writeClientFile(u"config"_s, {});
}

void TestSshConfig::readsListsOfRevokedKeys()
{
    const QString folder = QDir::tempPath() + u"/revoked"_s;
    QVERIFY(QDir().mkpath(folder));
    QVERIFY(SshServer::makeKey(folder + u"/bad"_s, u"ed25519"_s));
    QVERIFY(SshServer::makeKey(folder + u"/good"_s, u"rsa"_s));
    const auto textOf = [](const QString &path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    const auto keyOf = [&](const char *name) {
        return QByteArray::fromBase64(textOf(folder + u'/' + QLatin1String(name) + u".pub"_s).split(' ').value(1));
    };
    const QString list = folder + u"/list"_s;
    const auto write = [&list](const QByteArray &text) {
        QFile file(list);
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write(text);
    };
    const auto expect = [&](Revocation bad, Revocation good) {
        QCOMPARE(revocationInList(list, keyOf("bad")), bad);
        QCOMPARE(revocationInList(list, keyOf("good")), good);
    };
    const auto makeList = [&](const QByteArray &specification) {
        write({});
        QFile file(folder + u"/specification"_s);
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write(specification);
        file.close();
        QCOMPARE(QProcess::execute(u"ssh-keygen"_s, {u"-q"_s, u"-k"_s, u"-f"_s, list, file.fileName()}), 0);
        QVERIFY(textOf(list).startsWith("SSHKRL"));
    };
    expect(Revocation::Unreadable, Revocation::Unreadable); // not there
    write({});
    expect(Revocation::No, Revocation::No);
    write("# " + textOf(folder + u"/good.pub"_s) + "\n\n\t " + textOf(folder + u"/bad.pub"_s));
    expect(Revocation::Yes, Revocation::No);
    makeList(textOf(folder + u"/bad.pub"_s));
    expect(Revocation::Yes, Revocation::No);
    makeList("sha1: " + textOf(folder + u"/bad.pub"_s));
    expect(Revocation::Yes, Revocation::No);
    makeList("sha256: " + textOf(folder + u"/bad.pub"_s));
    expect(Revocation::Yes, Revocation::No);
    const QByteArray whole = textOf(list);
    for (const qsizetype size : {qsizetype(9), whole.size() / 2, whole.size() - 1}) {
        write(whole.first(size));
        expect(Revocation::Unreadable, Revocation::Unreadable);
    }
    write(whole + "\x07" + QByteArray(4, '\0')); // a section of a kind that nobody here knows
    expect(Revocation::Unreadable, Revocation::Unreadable);

    write("  @revoked\t* " + textOf(folder + u"/bad.pub"_s));
    QCOMPARE(revocationInKnownHosts(list, keyOf("bad")), Revocation::Yes);
    QCOMPARE(revocationInKnownHosts(list, keyOf("good")), Revocation::No);
    write("#@revoked * " + textOf(folder + u"/bad.pub"_s) + "host " + textOf(folder + u"/bad.pub"_s));
    QCOMPARE(revocationInKnownHosts(list, keyOf("bad")), Revocation::No);
}

QTEST_GUILESS_MAIN(TestSshConfig)
#include "tst_sshconfig.moc"
