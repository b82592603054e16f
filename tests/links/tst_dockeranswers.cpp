// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/engine/DockerEngine.h"
#include "models/core/Json.h"
#include "tests/support/CutHost.h"
#include "tests/support/ScriptedServer.h"
#include "tests/support/Settled.h"

#include <QRegularExpression>
#include <QSignalSpy>

using namespace kirikae;
using namespace std::chrono_literals;
using namespace Qt::StringLiterals;

namespace {

const QByteArray fullId(64, 'a');

QByteArray http(int status, const QByteArray &body)
{
    return "HTTP/1.1 " + QByteArray::number(status) +
           " X\r\nContent-Type: application/json\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" +
           body;
}

QByteArray message(const QByteArray &text)
{
    return dumpJson({{"message", text.toStdString()}});
}

/// What an engine answers, by "METHOD /path" without version and query; anything else is 404.
using Script = QHash<QByteArray, QByteArray>;

LaunchSpec someSpec()
{
    Profile profile;
    profile.id = u"a"_s;
    profile.image = u"x:1"_s;
    profile.ports = {{u"127.0.0.1"_s, 8000, 8000}};
    return {profile, u"run-1"_s};
}

} // namespace

/// Answers that a real engine gives only on machines we do not have here.
class DockerAnswersTest : public QObject {
    Q_OBJECT
private slots:
    void init();

    void namesPodman();
    void speaksAnOldVersion();
    void refusesAnEngineThatIsTooNew();
    void refusesWhatIsNoEngine();
    void isOfNoUseBeforeItIsAttached();
    void removesAContainerWhosePortIsTaken();
    void sendsNoSecondCreateAfterALostAnswer();
    void explainsErrorsByStatus_data();
    void explainsErrorsByStatus();
    void stopsWhenTheLogCannotBeRead();
    void takesServicesWithoutTheirProcesses();
    void setsPodmansRestartPolicyOrSaysSo();

private:
    Result<QString> attach();
    int count(const QByteArray &what) const { return int(m_seen.count(what)); }

    Script m_script;
    QList<QByteArray> m_seen;
    QList<QByteArray> m_targets;
    std::unique_ptr<ScriptedServer> m_server;
    std::unique_ptr<CutHost> m_host;
    std::unique_ptr<DockerEngine> m_engine;
};

void DockerAnswersTest::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_engine.reset();
    m_seen.clear();
    m_targets.clear();
    m_script = {{"GET /version", http(200, R"({"Version":"28.3.1","ApiVersion":"1.51","MinAPIVersion":"1.24"})")}};
    m_server = std::make_unique<ScriptedServer>([this](QTcpSocket *socket, const QByteArray &head, int) {
        const QByteArray target = head.split(' ').value(1);
        QByteArray path = target.left(target.indexOf('?') < 0 ? target.size() : target.indexOf('?'));
        if (path.startsWith("/v1."))
            path.remove(0, path.indexOf('/', 1));
        const QByteArray what = head.left(head.indexOf(' ')) + ' ' + path;
        m_seen.append(what);
        m_targets.append(target);
        const QByteArray answer =
            m_script.value(what, what == "GET /events" ? QByteArray() : http(404, message("no such thing")));
        if (answer == "hang up")
            socket->abort();
        else
            socket->write(answer);
    });
    m_host = std::make_unique<CutHost>();
    m_host->open();
    m_host->pretendOutput("tcp://127.0.0.1:" + QByteArray::number(m_server->port()) + "\n/root/.config\n/root\nroot\n");
    m_engine = std::make_unique<DockerEngine>(*m_host);
}

Result<QString> DockerAnswersTest::attach()
{
    return settled(m_engine->attach());
}

void DockerAnswersTest::namesPodman()
{
    m_script["GET /version"] = http(200, R"({"Version":"4.3.1","ApiVersion":"1.41","MinAPIVersion":"1.24",
                                             "Components":[{"Name":"Podman Engine","Version":"4.3.1"}]})");
    QCOMPARE(attach().value_or(QString()), u"Podman 4.3.1 (API 1.41)"_s);
    QVERIFY(m_engine->killCommand(u"docker:"_s + QString::fromLatin1(fullId)).contains("'podman' 'kill'"));
}

void DockerAnswersTest::speaksAnOldVersion()
{
    m_script["GET /version"] = http(200, R"({"Version":"20.10.24+dfsg1","ApiVersion":"1.41","MinAPIVersion":"1.12"})");
    m_script["GET /containers/json"] = http(200, "[]");
    QCOMPARE(attach().value_or(QString()), u"Docker 20.10.24 (API 1.41)"_s);
    QVERIFY_OK(settled(m_engine->services()));
    QVERIFY(m_targets.contains("/v1.41/containers/json?all=1"));

    m_script["GET /version"] = http(200, R"({"Version":"31.0.0","ApiVersion":"1.60","MinAPIVersion":"1.44"})");
    QCOMPARE(attach().value_or(QString()), u"Docker 31.0.0 (API 1.51)"_s);
    QCOMPARE(m_targets.count("/version"), 2);
}

void DockerAnswersTest::refusesAnEngineThatIsTooNew()
{
    m_script["GET /version"] = http(200, R"({"Version":"40.0.0","ApiVersion":"1.70","MinAPIVersion":"1.60"})");
    const auto refused = attach();
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Error::Code::VersionMismatch);
    QVERIFY(refused.error().message.contains(u"1.60"_s));
}

void DockerAnswersTest::refusesWhatIsNoEngine()
{
    for (const QByteArray &answer :
         {http(200, "{}"), http(200, "<html>"), http(404, "x"), QByteArray("220 mail.example ESMTP\r\n\r\n")}) {
        m_script["GET /version"] = answer;
        const auto refused = attach();
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, Error::Code::BadReply);
    }
}

void DockerAnswersTest::isOfNoUseBeforeItIsAttached()
{
    const auto services = settled(m_engine->services());
    QVERIFY(!services);
    QCOMPARE(services.error().code, Error::Code::Unreachable); // not "there are none"
    QVERIFY(!services.error().message.isEmpty());
}

void DockerAnswersTest::removesAContainerWhosePortIsTaken()
{
    const QByteArray path = "/containers/" + fullId;
    m_script["GET /containers/json"] = http(200, "[]");
    m_script["POST /containers/create"] = http(201, R"({"Id":")" + fullId + R"(","Warnings":[]})");
    m_script["POST " + path + "/start"] =
        http(500, message("driver failed programming external connectivity on endpoint kirikae-a-run1 (0abc): Bind for "
                          "127.0.0.1:8000 failed: port is already allocated"));
    m_script["DELETE " + path] = http(204, {});
    QVERIFY_OK(attach());
    const auto started = settled(m_engine->start(someSpec()));
    QVERIFY(!started);
    QCOMPARE(started.error().code, Error::Code::PortInUse);
    QVERIFY(started.error().message.contains(u"8000"_s));
    QVERIFY(started.error().detail.contains(u"already allocated"_s));
    QCOMPARE(count("DELETE " + path), 1);
}

void DockerAnswersTest::sendsNoSecondCreateAfterALostAnswer()
{
    const QByteArray path = "/containers/" + fullId;
    m_script["GET /containers/json"] = http(200, "[]");
    m_script["POST /containers/create"] = "hang up"; // the engine has made it, and nobody heard
    QVERIFY_OK(attach());
    const auto lost = settled(m_engine->start(someSpec()));
    QVERIFY(!lost);
    QCOMPARE(lost.error().code, Error::Code::LinkLost);
    QCOMPARE(count("POST /containers/create"), 1);

    // The same start again finds it and starts it.
    m_script["GET /containers/json"] = http(200, R"([{"Id":")" + fullId + R"(","State":"created","Labels":{}}])");
    m_script["POST " + path + "/start"] = http(204, {});
    const auto found = settled(m_engine->start(someSpec()));
    QVERIFY_OK(found);
    QCOMPARE(*found, u"docker:"_s + QString::fromLatin1(fullId));
    QCOMPARE(count("POST /containers/create"), 1);
    QCOMPARE(count("POST " + path + "/start"), 1);
}

void DockerAnswersTest::explainsErrorsByStatus_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<Error::Code>("code");
    QTest::newRow("400") << 400 << Error::Code::BadInput;
    QTest::newRow("403") << 403 << Error::Code::Denied;
    QTest::newRow("409") << 409 << Error::Code::Refused;
    QTest::newRow("500") << 500 << Error::Code::BadReply;
    QTest::newRow("501") << 501 << Error::Code::NotSupported;
}

void DockerAnswersTest::explainsErrorsByStatus()
{
    QFETCH(int, status);
    QFETCH(Error::Code, code);
    m_script["GET /containers/json"] = http(status, message("the \x1b[31mreason"));
    QVERIFY_OK(attach());
    const auto services = settled(m_engine->services());
    QVERIFY(!services);
    QCOMPARE(services.error().code, code);
    QCOMPARE(services.error().detail, u"the reason"_s);
    QVERIFY(services.error().message.endsWith(u'.'));
}

void DockerAnswersTest::stopsWhenTheLogCannotBeRead()
{
    const QByteArray path = "/containers/" + fullId;
    m_script["GET " + path + "/json"] = http(200, R"({"State":{"Status":"running"},"Config":{"Tty":false}})");
    m_script["GET " + path + "/logs"] = http(501, message("configured logging driver does not support reading"));
    QVERIFY_OK(attach());
    const auto feed = m_engine->follow(u"docker:"_s + QString::fromLatin1(fullId), {});
    QSignalSpy ended(feed.get(), &LogFeed::ended);
    QVERIFY(ended.wait());
    const auto problem = ended.first().first().value<std::optional<Error>>();
    QVERIFY(problem);
    QCOMPARE(problem->code, Error::Code::NotSupported);
    QCOMPARE(problem->detail, u"configured logging driver does not support reading"_s);
}

void DockerAnswersTest::takesServicesWithoutTheirProcesses()
{
    m_script["GET /containers/json"] = http(200, R"([{"Id":")" + fullId +
                                                     R"(","State":"running","Labels":{"kirikae.managed":"1"}},
        {"Id":")" + QByteArray(64, 'b') + R"(","State":"exited","Labels":{"kirikae.managed":"1"}},
        {"Id":")" + QByteArray(64, 'c') + R"(","State":"exited","Labels":{}}])");
    m_script["GET /containers/" + fullId + "/json"] = http(200, R"({"Id":")" + fullId + R"(",
        "State":{"Status":"running","Pid":77},"Config":{"Labels":{"kirikae.managed":"1"}}})");
    m_script["GET /containers/" + fullId + "/top"] = http(500, message("ps: not found"));
    QVERIFY_OK(attach());
    const auto services = settled(m_engine->services());
    QVERIFY_OK(services);
    QCOMPARE(services->size(), 1); // the second was removed while we looked, the third is foreign and does not run
    QCOMPARE(services->first().pids, QList<qint64>{77});
}

void DockerAnswersTest::setsPodmansRestartPolicyOrSaysSo()
{
    const QByteArray path = "/containers/" + fullId;
    m_script["GET " + path + "/json"] =
        http(200, R"({"State":{"Status":"running"},"Config":{"Labels":{"kirikae.managed":"1"}}})");
    m_script["POST " + path + "/update"] = http(404, "Not Found");
    QVERIFY_OK(attach());
    const auto set = settled(m_engine->setRestartPolicy(u"docker:"_s + QString::fromLatin1(fullId), u"always"_s));
    QVERIFY(!set);
    QCOMPARE(set.error().code, Error::Code::NotSupported);
}

QTEST_GUILESS_MAIN(DockerAnswersTest)
#include "tst_dockeranswers.moc"
