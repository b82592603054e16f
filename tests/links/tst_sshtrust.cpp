// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/links/SshPair.h"

#include <QFile>
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
    void cleanup() { m_pair = SshPair(); }

    void asksAboutAnUnknownKeyOnce();
    void takesNoForAnAnswer();
    void refusesAnotherKey_data();
    void refusesAnotherKey();
    void looksIntoEveryFile();
    void refusesWhenNoKeyFits();
    void usesTheNamedKey();
    void givesUpAfterWrongPassphrases();

private:
    void expectConnected();
    Error expectFailed();

    SshPair m_pair;
};

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

QTEST_GUILESS_MAIN(TestSshTrust)
#include "tst_sshtrust.moc"
