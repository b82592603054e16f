// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/links/SshPair.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>

using namespace Qt::StringLiterals;
using namespace kirikae;

namespace {

QByteArray clientText(const QString &name)
{
    QFile file(SshServer::clientFile(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// Whom the link trusts, and with which keys it comes.
class TestSshTrust : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void cleanup();

    void asksAboutAnUnknownKeyOnce();
    void takesNoForAnAnswer();
    void refusesAnotherKey_data();
    void refusesAnotherKey();
    void looksIntoEveryFile();
    void honoursRevocation();
    void refusesWhenNoKeyFits();
    void usesTheNamedKey();
    void givesUpAfterWrongPassphrases();
    void offersNoKeyTwice_data();
    void offersNoKeyTwice();
    void leavesTheAgentItsPassphrases();

private:
    void expectConnected();
    Error expectFailed();
    /// An ssh-agent that holds these keys; $SSH_AUTH_SOCK leads to it until the test ends.
    void startAgent(const QStringList &keys);
    [[nodiscard]] QStringList offered() const;

    SshPair m_pair;
    QProcess m_agent;
};

void TestSshTrust::cleanup()
{
    m_pair = SshPair();
    qunsetenv("SSH_AUTH_SOCK");
    m_agent.kill();
    m_agent.waitForFinished();
}

void TestSshTrust::startAgent(const QStringList &keys)
{
    const QString socket = QDir::tempPath() + u"/agent"_s;
    QFile::remove(socket);
    m_agent.start(u"ssh-agent"_s, {u"-D"_s, u"-a"_s, socket});
    QTRY_VERIFY(QFile::exists(socket));
    qputenv("SSH_AUTH_SOCK", socket.toLocal8Bit());
    QTRY_VERIFY(QProcess::execute(u"sh"_s, {u"-c"_s, u"ssh-add -l >/dev/null 2>&1; [ $? -lt 2 ]"_s}) == 0);
    for (const QString &key : keys)
        QCOMPARE(QProcess::execute(u"ssh-add"_s, {u"-q"_s, key}), 0);
}

/// The fingerprints that the server saw and refused, in order.
QStringList TestSshTrust::offered() const
{
    static const QRegularExpression refused(u"Failed publickey for .* (SHA256:\\S+)"_s);
    QStringList all;
    for (const auto &found : refused.globalMatch(m_pair.server->log()))
        all += found.captured(1);
    return all;
}

void TestSshTrust::expectConnected()
{
    SshHost &host = m_pair.connect();
    QVERIFY2(waitForLink(host, LinkState::Kind::Connected), qPrintable(m_pair.report()));
}

Error TestSshTrust::expectFailed()
{
    SshHost &host = m_pair.connect();
    return waitForLink(host, LinkState::Kind::Failed) ? host.link().error.value_or(Error{}) : Error{};
}

void TestSshTrust::asksAboutAnUnknownKeyOnce()
{
    QVERIFY(m_pair.startServer());
    writeClientFile(u"known_hosts"_s, {});
    m_pair.asker.answers = {{u"yes"_s}};
    expectConnected();
    QCOMPARE(m_pair.asker.questions.size(), 1);
    const Question question = m_pair.asker.questions.first();
    QVERIFY(question.kind == Question::Kind::HostKey);
    QCOMPARE(question.fingerprint, m_pair.server->fingerprint());
    QVERIFY(question.text.contains(question.fingerprint));
    QCOMPARE(question.node, u"%1@127.0.0.1:%2"_s.arg(m_pair.server->user()).arg(m_pair.server->port()));
    QVERIFY(clientText(u"known_hosts"_s).startsWith("[127.0.0.1]:" + QByteArray::number(m_pair.server->port())));
    expectConnected();
    QCOMPARE(m_pair.asker.questions.size(), 1);
}

void TestSshTrust::takesNoForAnAnswer()
{
    QVERIFY(m_pair.startServer());
    writeClientFile(u"known_hosts"_s, {});
    m_pair.asker.answers = {{u"no"_s}};
    QCOMPARE(expectFailed().code, Error::Code::HostKeyUnknown);
    QCOMPARE(clientText(u"known_hosts"_s), QByteArray());
    QVERIFY(!m_pair.server->log().contains(u"Accepted"_s));
}

void TestSshTrust::refusesAnotherKey_data()
{
    QTest::addColumn<QString>("type");
    QTest::addColumn<QByteArray>("config");
    QTest::newRow("changed") << u"ed25519"_s << QByteArray();
    QTest::newRow("of another type") << u"ecdsa"_s << QByteArray();
    QTest::newRow("changed, checking switched off") << u"ed25519"_s << QByteArray("StrictHostKeyChecking no\n");
    QTest::newRow("other type, checking switched off") << u"rsa"_s << QByteArray("StrictHostKeyChecking no\n");
    QTest::newRow("changed, new ones accepted") << u"ed25519"_s << QByteArray("StrictHostKeyChecking accept-new\n");
}

void TestSshTrust::refusesAnotherKey()
{
    QFETCH(QString, type);
    QFETCH(QByteArray, config);
    QVERIFY(m_pair.startServer());
    const QString stored = m_pair.server->fingerprint();
    m_pair.server->stop();
    m_pair.server->replaceHostKey(type);
    QVERIFY(m_pair.server->start());
    writeClientFile(u"config"_s, config);
    const QByteArray known = clientText(u"known_hosts"_s);
    m_pair.asker.answers = {{u"yes"_s}};
    const Error error = expectFailed();
    QCOMPARE(error.code, Error::Code::HostKeyChanged);
    QVERIFY2(error.message.contains(stored), qPrintable(error.message));
    QVERIFY2(error.message.contains(m_pair.server->fingerprint()), qPrintable(error.message));
    QVERIFY(error.message.contains(u"ssh-keygen -R '[127.0.0.1]:%1'"_s.arg(m_pair.server->port())));
    QVERIFY(m_pair.asker.questions.isEmpty());
    QCOMPARE(clientText(u"known_hosts"_s), known);
    QVERIFY(!m_pair.server->log().contains(u"Accepted"_s));
}

void TestSshTrust::looksIntoEveryFile()
{
    QVERIFY(m_pair.startServer());
    const QByteArray line = clientText(u"known_hosts"_s);
    writeClientFile(u"known_hosts"_s, {});
    writeClientFile(u"second"_s, line);
    writeClientFile(u"config"_s, "UserKnownHostsFile ~/.ssh/known_hosts ~/.ssh/second\n");
    expectConnected();
    QVERIFY(m_pair.asker.questions.isEmpty());

    const QByteArray key = line.mid(line.indexOf(' ') + 1);
    writeClientFile(u"known_hosts"_s, "@revoked * " + key);
    const Error revoked = expectFailed();
    QCOMPARE(revoked.code, Error::Code::HostKeyChanged);
    QVERIFY(revoked.message.contains(u"revoked"_s));

    m_pair.server->stop(); // what the second file knows does not make up for what the first one knows better
    m_pair.server->replaceHostKey(u"ed25519"_s);
    QVERIFY(m_pair.server->start());
    writeClientFile(u"known_hosts"_s, line);
    writeClientFile(u"second"_s, {});
    QFile::remove(SshServer::clientFile(u"second"_s));
    writeClientFile(u"config"_s, "UserKnownHostsFile ~/.ssh/known_hosts\nGlobalKnownHostsFile ~/.ssh/second\n");
    const QByteArray before = clientText(u"known_hosts"_s);
    m_pair.server->trustHostKey();
    writeClientFile(u"second"_s, clientText(u"known_hosts"_s).mid(before.size()));
    writeClientFile(u"known_hosts"_s, before);
    QCOMPARE(expectFailed().code, Error::Code::HostKeyChanged);
}

/// As OpenSSH does: by the user's list, and wherever in the line the mark stands.
void TestSshTrust::honoursRevocation()
{
    QVERIFY(m_pair.startServer());
    const QByteArray line = clientText(u"known_hosts"_s);
    const QByteArray key = line.mid(line.indexOf(' ') + 1);
    writeClientFile(u"known_hosts"_s, line + " \t@revoked * " + key);
    const Error marked = expectFailed();
    QCOMPARE(marked.code, Error::Code::HostKeyChanged);
    QVERIFY2(marked.message.contains(u"revoked"_s), qPrintable(marked.message));
    writeClientFile(u"known_hosts"_s, line);
    writeClientFile(u"config"_s, "RevokedHostKeys ~/.ssh/revoked\n");
    writeClientFile(u"revoked"_s, "# nothing\n");
    expectConnected();
    writeClientFile(u"revoked"_s, key);
    const Error listed = expectFailed();
    QCOMPARE(listed.code, Error::Code::HostKeyChanged);
    QVERIFY2(listed.message.contains(u"revoked"_s), qPrintable(listed.message));
    writeClientFile(u"revoked"_s, {}); // not there: nobody is trusted
    const Error unreadable = expectFailed();
    QCOMPARE(unreadable.code, Error::Code::HostKeyUnknown);
    QVERIFY2(unreadable.message.contains(SshServer::clientFile(u"revoked"_s)), qPrintable(unreadable.message));
    QVERIFY(m_pair.asker.questions.isEmpty());
}

void TestSshTrust::refusesWhenNoKeyFits()
{
    QVERIFY(m_pair.startServer());
    const QString key = SshServer::clientFile(u"stranger"_s);
    QVERIFY(SshServer::makeKey(key, u"ed25519"_s));
    writeClientFile(u"config"_s, "IdentityFile ~/.ssh/stranger\nIdentitiesOnly yes\n");
    const Error error = expectFailed();
    QCOMPARE(error.code, Error::Code::AuthRefused);
    QVERIFY2(error.detail.contains(key), qPrintable(error.detail));
    QVERIFY(m_pair.asker.questions.isEmpty());
}

void TestSshTrust::usesTheNamedKey()
{
    QVERIFY(m_pair.startServer());
    const QString key = SshServer::clientFile(u"rsa-key"_s);
    QVERIFY(SshServer::makeKey(key, u"rsa"_s));
    m_pair.server->authorize(key);
    QVERIFY(QFile::remove(key + u".pub"_s)); // it works without, and nobody writes one
    writeClientFile(u"config"_s, "IdentityFile ~/.ssh/rsa-key\nIdentitiesOnly yes\n");
    expectConnected();
    QVERIFY(m_pair.server->log().contains(QRegularExpression(u"Accepted publickey .* RSA SHA256:"_s)));
    QVERIFY(!QFile::exists(key + u".pub"_s));
}

void TestSshTrust::givesUpAfterWrongPassphrases()
{
    QVERIFY(m_pair.startServer());
    const QString key = SshServer::clientFile(u"locked"_s);
    QVERIFY(SshServer::makeKey(key, u"ed25519"_s, u"right"_s));
    m_pair.server->authorize(key);
    writeClientFile(u"config"_s, "IdentityFile ~/.ssh/locked\nIdentitiesOnly yes\n");
    m_pair.asker.answers = {{u"wrong"_s}, {u"wrong"_s}, {u"wrong"_s}, {u"right"_s}};
    QCOMPARE(expectFailed().code, Error::Code::AuthRefused);
    QCOMPARE(m_pair.asker.questions.size(), 3);
    for (const char *word : {"wrong", "right"})
        QVERIFY(!m_pair.host->link().error->detail.contains(QLatin1String(word)));
}

void TestSshTrust::offersNoKeyTwice_data()
{
    QTest::addColumn<bool>("inAgent");
    QTest::addColumn<bool>("hasPublicHalf");
    QTest::newRow("in files") << false << true;
    QTest::newRow("in files without their public halves") << false << false;
    QTest::newRow("in files and in the agent") << true << true;
}

/// A server hangs up after six keys: with each offered twice, three of no use would lock out the fourth, and passwords.
void TestSshTrust::offersNoKeyTwice()
{
    QFETCH(bool, inAgent);
    QFETCH(bool, hasPublicHalf);
    QVERIFY(m_pair.startServer());
    QByteArray config;
    QStringList keys;
    for (const QString &name : {u"one"_s, u"two"_s, u"three"_s, u"four"_s}) {
        const QString key = SshServer::clientFile(name + QString::fromLatin1(QTest::currentDataTag()).remove(u' '));
        QVERIFY(SshServer::makeKey(key, u"ed25519"_s));
        config += "IdentityFile " + key.toUtf8() + '\n';
        keys += key;
    }
    const QString right = keys.last() + u"-right"_s;
    QVERIFY(SshServer::makeKey(right, u"ed25519"_s, u"a passphrase"_s));
    m_pair.server->authorize(right);
    config += "IdentityFile " + right.toUtf8() + '\n';
    if (inAgent)
        startAgent(keys);
    for (const QString &key : std::as_const(keys))
        QVERIFY(hasPublicHalf || QFile::remove(key + u".pub"_s));
    writeClientFile(u"config"_s, config);
    m_pair.asker.answers = {{u"a passphrase"_s}};
    expectConnected(); // with the key that is opened last, because somebody has to be asked
    QStringList once = offered();
    QCOMPARE(once.size(), 4);
    QCOMPARE(once.removeDuplicates(), 0);
}

void TestSshTrust::leavesTheAgentItsPassphrases()
{
    QVERIFY(m_pair.startServer());
    QStringList others;
    for (int i = 0; i < 7; ++i) {
        others += SshServer::clientFile(u"other%1"_s.arg(i));
        QVERIFY(SshServer::makeKey(others.last(), u"ed25519"_s));
    }
    const QString right = SshServer::clientFile(u"in-agent"_s);
    QVERIFY(SshServer::makeKey(right, u"ed25519"_s));
    startAgent(others + QStringList{right});
    QCOMPARE(QProcess::execute(u"ssh-keygen"_s, {u"-q"_s, u"-p"_s, u"-N"_s, u"secret words"_s, u"-f"_s, right}), 0);
    m_pair.server->authorize(right);
    // The one key of all those that the agent holds, and nobody is asked for its passphrase.
    writeClientFile(u"config"_s, "IdentityFile ~/.ssh/in-agent\nIdentitiesOnly yes\n");
    expectConnected();
    QVERIFY(m_pair.asker.questions.isEmpty());
    QCOMPARE(offered(), QStringList());
}

QTEST_GUILESS_MAIN(TestSshTrust)
#include "tst_sshtrust.moc"
