// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/OpenNode.h"
#include "app/links/daemon/TlsDial.h"
#include "app/links/daemon/UrlDoor.h"
#include "models/startup/EngineRules.h"
#include "tests/support/ScriptedAsker.h"
#include "tests/support/Settled.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QRegularExpression>
#include <QSslConfiguration>
#include <QSslKey>
#include <QSslServer>
#include <QTcpSocket>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace kirikae;

class TestUrlDoor : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void initTestCase();
    void cleanup();
    void addressesLeadToDoors_data();
    void addressesLeadToDoors();
    void otherAddressesAreRefused_data();
    void otherAddressesAreRefused();
    void nodesMayLeaveADaemonAlone();
    void aRefusedRuleFileIsTold();
    void aTrustedCertificateIsTaken();
    void anUnknownCertificateIsRefused();
    void aCertificateOfAnotherNameIsRefused();
    void nobodyThere();

private:
    QTemporaryDir m_folder;
    QSslConfiguration m_before;
    QSslServer m_server;
    QByteArray m_received;
};

namespace {

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// A certificate for "localhost" that is its own authority.
void TestUrlDoor::initTestCase()
{
    m_before = QSslConfiguration::defaultConfiguration();
    QProcess openssl;
    openssl.start(u"openssl"_s, {u"req"_s, u"-x509"_s, u"-newkey"_s, u"rsa:2048"_s, u"-nodes"_s, u"-days"_s, u"2"_s,
                                 u"-subj"_s, u"/CN=localhost"_s, u"-addext"_s, u"subjectAltName=DNS:localhost"_s,
                                 u"-keyout"_s, m_folder.filePath(u"key"_s), u"-out"_s, m_folder.filePath(u"cert"_s)});
    QVERIFY(openssl.waitForFinished());
    QCOMPARE(openssl.exitCode(), 0);
    QSslConfiguration configuration;
    configuration.setLocalCertificate(QSslCertificate(contents(m_folder.filePath(u"cert"_s))));
    configuration.setPrivateKey(QSslKey(contents(m_folder.filePath(u"key"_s)), QSsl::Rsa));
    m_server.setSslConfiguration(configuration);
    connect(&m_server, &QSslServer::pendingConnectionAvailable, this, [this] {
        while (QTcpSocket *socket = m_server.nextPendingConnection())
            connect(socket, &QTcpSocket::readyRead, socket, [this, socket] {
                m_received += socket->readAll();
                socket->write("pong");
            });
    });
    QVERIFY(m_server.listen(QHostAddress::LocalHost));
}

void TestUrlDoor::cleanup()
{
    QSslConfiguration::setDefaultConfiguration(m_before);
    m_received.clear();
}

void TestUrlDoor::addressesLeadToDoors_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<QByteArray>("hostField");
    QTest::addColumn<QString>("tokenFor");
    QTest::addColumn<bool>("isOpenToAll");
    const auto row = [](const char *address, const char *hostField, const char *tokenFor, bool isOpenToAll) {
        QTest::newRow(address) << QString::fromLatin1(address) << QByteArray(hostField) << QString::fromLatin1(tokenFor)
                               << isOpenToAll;
    };
    row("unix:/run/kirikae/api.sock", "localhost", "", false);
    row("unix:///run/kirikae/api.sock", "localhost", "", false);
    row("http://127.0.0.1:9000", "127.0.0.1:9000", "http://127.0.0.1:9000", false);
    row("http://localhost", "localhost:8300", "http://localhost:8300", false);
    row("http://[::1]:9000", "[::1]:9000", "http://[::1]:9000", false);
    row("http://spark.lan:8300/", "spark.lan:8300", "http://spark.lan:8300", true);
    row("http://192.168.1.5", "192.168.1.5:8300", "http://192.168.1.5:8300", true);
    row("https://spark.lan", "spark.lan:443", "https://spark.lan:443", false);
}

void TestUrlDoor::addressesLeadToDoors()
{
    QFETCH(QString, address);
    QFETCH(QByteArray, hostField);
    QFETCH(QString, tokenFor);
    QFETCH(bool, isOpenToAll);
    const auto parsed = parseNodeAddress(address);
    QVERIFY_OK(parsed);
    QCOMPARE(parsed->link, NodeAddress::Link::Daemon);
    const auto door = doorByUrl(parsed->daemon);
    QVERIFY_OK(door);
    QCOMPARE(door->hostField, hostField);
    QCOMPARE(door->tokenFor, tokenFor);
    QCOMPARE(door->isOpenToAll, isOpenToAll);
    QCOMPARE(door->host != nullptr, address.startsWith("unix:"_L1));
}

void TestUrlDoor::otherAddressesAreRefused_data()
{
    QTest::addColumn<QString>("address");
    for (const char *address : {"http://", "https://", "http://user:token@spark:8300", "https://spark/path",
                                "https://spark?token=1", "https://spark#x", "http://spark:99999",
                                "unix:", "unix:api.sock", "ftp://spark", "ssh://me\n@spark", "ssh://spark\n/"})
        QTest::newRow(address) << QString::fromLatin1(address);
}

void TestUrlDoor::otherAddressesAreRefused()
{
    QFETCH(QString, address);
    const auto parsed = parseNodeAddress(address);
    QVERIFY(!parsed);
    QCOMPARE(parsed.error().code, Error::Code::BadInput);
    QVERIFY(!parsed.error().message.contains("token@"_L1));
}

void TestUrlDoor::nodesMayLeaveADaemonAlone()
{
    QVERIFY(parseNodeAddress(u"ssh://nv@spark"_s)->usesDaemon);
    QVERIFY(parseNodeAddress(u"spark"_s)->usesDaemon);
    QVERIFY(parseNodeAddress(u"local"_s)->usesDaemon);
    const auto direct = parseNodeAddress(u"ssh+direct://nv@spark:2222"_s);
    QVERIFY_OK(direct);
    QVERIFY(!direct->usesDaemon);
    QCOMPARE(direct->user, u"nv"_s);
    QCOMPARE(direct->port, quint16(2222));
    QVERIFY(!parseNodeAddress(u"local+direct"_s)->usesDaemon);
}

/// The node opens without it: what is wrong with a file of rules is no reason not to reach a machine.
void TestUrlDoor::aRefusedRuleFileIsTold()
{
    const QString path = EngineRules::userFolder() + u"/broken.json"_s;
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{");
    file.close();
    ScriptedAsker asker;
    const auto node = openNode(*parseNodeAddress(u"demo"_s), asker);
    file.remove();
    QVERIFY_OK(node);
    const QList<Event> events = (*node)->events(0);
    QCOMPARE(events.size(), 1);
    QCOMPARE(events.first().level, Event::Level::Warning);
    QVERIFY2(events.first().text.contains(path), qPrintable(events.first().text));
}

void TestUrlDoor::aTrustedCertificateIsTaken()
{
    QSslConfiguration trusting = m_before;
    trusting.addCaCertificate(QSslCertificate(contents(m_folder.filePath(u"cert"_s))));
    QSslConfiguration::setDefaultConfiguration(trusting);
    const auto dialled = settled(dialTls(u"localhost"_s, m_server.serverPort()));
    QVERIFY_OK(dialled);
    (*dialled)->write("ping");
    QTRY_COMPARE((*dialled)->bytesAvailable(), qint64(4));
    QCOMPARE((*dialled)->readAll(), QByteArray("pong"));
    QCOMPARE(m_received, QByteArray("ping"));
}

void TestUrlDoor::anUnknownCertificateIsRefused()
{
    const auto dialled = settled(dialTls(u"localhost"_s, m_server.serverPort()));
    QVERIFY(!dialled);
    QCOMPARE(dialled.error().code, Error::Code::HostKeyUnknown);
    QVERIFY(!dialled.error().detail.isEmpty());
    QVERIFY(m_received.isEmpty());
}

void TestUrlDoor::aCertificateOfAnotherNameIsRefused()
{
    QSslConfiguration trusting = m_before;
    trusting.addCaCertificate(QSslCertificate(contents(m_folder.filePath(u"cert"_s))));
    QSslConfiguration::setDefaultConfiguration(trusting);
    const auto dialled = settled(dialTls(u"127.0.0.1"_s, m_server.serverPort()));
    QVERIFY(!dialled);
    QCOMPARE(dialled.error().code, Error::Code::HostKeyUnknown);
}

void TestUrlDoor::nobodyThere()
{
    QTcpServer gone;
    QVERIFY(gone.listen(QHostAddress::LocalHost));
    const quint16 port = gone.serverPort();
    gone.close();
    const auto dialled = settled(dialTls(u"localhost"_s, port));
    QVERIFY(!dialled);
    QCOMPARE(dialled.error().code, Error::Code::Unreachable);
}

QTEST_GUILESS_MAIN(TestUrlDoor)
#include "tst_urldoor.moc"
