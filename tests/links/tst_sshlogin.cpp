// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/links/LoginServer.h"
#include "tests/links/SshPair.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;
using namespace kirikae;

/// Passwords and prompts, against a server with rules of its own.
class TestSshLogin : public QObject {
    Q_OBJECT
private slots:
    void init();
    void asksForAPassword();
    void answersRoundsOfPrompts();
    void goesOnAfterAPartialSuccess();
    void stopsWhenNobodyAnswers();
    void stopsAtAServerThatAsksWithoutEnd_data();
    void stopsAtAServerThatAsksWithoutEnd();

private:
    std::unique_ptr<SshHost> connectTo(const LoginServer &server);

    ScriptedAsker m_asker;
};

void TestSshLogin::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_asker = {};
    writeClientFile(u"config"_s, {});
    writeClientFile(u"known_hosts"_s, {});
}

/// The first question is always about the host key.
std::unique_ptr<SshHost> TestSshLogin::connectTo(const LoginServer &server)
{
    SshTimeouts timeouts;
    timeouts.firstRetry = Milliseconds(100);
    auto host = std::make_unique<SshHost>(SshTarget{u"127.0.0.1"_s, u"someone"_s, server.port()}, timeouts, m_asker);
    m_asker.answers.prepend({u"yes"_s});
    host->open();
    return host;
}

void TestSshLogin::asksForAPassword()
{
    LoginServer::Rules rules;
    rules.password = "pässword";
    LoginServer server(rules);
    QVERIFY(server.start());
    m_asker.answers = {{u"wrong"_s}, {u"pässword"_s}};
    const auto host = connectTo(server);
    QVERIFY2(waitForLink(*host, LinkState::Kind::Connected),
             qPrintable(host->link().error.value_or(Error{}).message + host->link().error.value_or(Error{}).detail));
    QCOMPARE(m_asker.questions.size(), 3);
    QVERIFY(m_asker.questions[1].kind == Question::Kind::Password);
    QVERIFY(!m_asker.questions[1].fields.first().echo);
    QVERIFY(m_asker.questions[2].text != m_asker.questions[1].text); // says that the first was not right
    server.cut();
    QVERIFY(waitForLink(*host, LinkState::Kind::Reconnecting));
    QVERIFY2(waitForLink(*host, LinkState::Kind::Connected),
             qPrintable(host->link().error.value_or(Error{}).message + host->link().error.value_or(Error{}).detail));
    QCOMPARE(m_asker.questions.size(), 3);
    QCOMPARE(server.loginCount(), 2);
}

void TestSshLogin::answersRoundsOfPrompts()
{
    LoginServer::Rules rules;
    rules.rounds = {{{"Password: "}, {"secret"}, false}, {{}, {}, false}, {{"Code:", "Again:"}, {"12", "34"}, true}};
    LoginServer server(rules);
    QVERIFY(server.start());
    m_asker.answers = {{u"secret"_s}, {u"12"_s, u"34"_s}};
    const auto host = connectTo(server);
    QVERIFY2(waitForLink(*host, LinkState::Kind::Connected), qPrintable(host->link().error.value_or(Error{}).message));
    QCOMPARE(m_asker.questions.size(), 3); // none for the round without prompts
    const Question first = m_asker.questions[1];
    QVERIFY(first.kind == Question::Kind::KeyboardInteractive);
    QCOMPARE(first.text, u"the name\nthe instruction"_s);
    QCOMPARE(first.fields.size(), 1);
    QCOMPARE(first.fields.first().prompt, u"Password: "_s);
    QVERIFY(!first.fields.first().echo);
    QCOMPARE(m_asker.questions[2].fields.size(), 2);
    QVERIFY(m_asker.questions[2].fields.first().echo);
}

void TestSshLogin::goesOnAfterAPartialSuccess()
{
    const QString key = SshServer::clientFile(u"id_ed25519"_s);
    QVERIFY(QFile::exists(key) || SshServer::makeKey(key, u"ed25519"_s));
    LoginServer::Rules rules;
    rules.wantsKeyToo = true;
    rules.rounds = {{{"One-time code: "}, {"123456"}, true}};
    LoginServer server(rules);
    QVERIFY(server.start());
    m_asker.answers = {{u"123456"_s}};
    const auto host = connectTo(server);
    QVERIFY2(waitForLink(*host, LinkState::Kind::Connected), qPrintable(host->link().error.value_or(Error{}).message));
    QCOMPARE(m_asker.questions.size(), 2);
    server.cut(); // a code is good for one time only: somebody has to come
    QVERIFY(waitForLink(*host, LinkState::Kind::Failed));
    QCOMPARE(host->link().error.value_or(Error{}).code, Error::Code::AuthRefused);
    QCOMPARE(m_asker.questions.size(), 2);
}

void TestSshLogin::stopsWhenNobodyAnswers()
{
    LoginServer::Rules rules;
    rules.password = "secret";
    LoginServer server(rules);
    QVERIFY(server.start());
    const auto host = connectTo(server);
    QVERIFY(waitForLink(*host, LinkState::Kind::Failed));
    QCOMPARE(host->link().error.value_or(Error{}).code, Error::Code::Cancelled);
    QCOMPARE(m_asker.questions.size(), 2);
    QCOMPARE(server.loginCount(), 0);
}

void TestSshLogin::stopsAtAServerThatAsksWithoutEnd_data()
{
    QTest::addColumn<QByteArrayList>("prompts");
    QTest::addColumn<QByteArrayList>("right");
    QTest::newRow("nothing") << QByteArrayList() << QByteArrayList();
    QTest::newRow("the password that is known") << QByteArrayList{"Password: "} << QByteArrayList{"secret"};
}

void TestSshLogin::stopsAtAServerThatAsksWithoutEnd()
{
    QFETCH(QByteArrayList, prompts);
    QFETCH(QByteArrayList, right);
    LoginServer::Rules rules;
    rules.rounds = {{prompts, right, false}};
    rules.isEndless = true;
    LoginServer server(rules);
    QVERIFY(server.start());
    m_asker.answers = {{u"secret"_s}};
    const auto host = connectTo(server);
    QVERIFY(waitForLink(*host, LinkState::Kind::Failed));
    const Error error = host->link().error.value_or(Error{});
    QCOMPARE(error.code, Error::Code::AuthRefused);
    QVERIFY2(error.message.contains(u"on and on"_s), qPrintable(error.message));
    QCOMPARE(server.loginCount(), 0);
}

QTEST_GUILESS_MAIN(TestSshLogin)
#include "tst_sshlogin.moc"
