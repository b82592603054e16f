// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/daemon/AskedKeys.h"
#include "app/daemon/Caller.h"
#include "app/links/host/LocalHost.h"
#include "app/links/http/HttpStream.h"
#include "models/core/Json.h"
#include "models/core/JsonOptional.h"
#include "models/startup/EngineRules.h"
#include "tests/daemon/DaemonProcess.h"
#include "tests/daemon/DaemonRig.h"
#include "tests/support/Settled.h"

#include <QDir>
#include <QFileInfo>
#include <QTest>

#include <pwd.h>
#include <unistd.h>

using namespace kirikae;
using namespace Qt::StringLiterals;

namespace {

const QByteArray small = "qwen3-4b-instruct";

Json bodyOf(const HttpResponse &response)
{
    const auto value = parseJson(response.body);
    return value ? *value : Json();
}

/// The user at our end of the Unix socket.
QString ourName()
{
    return QString::fromLocal8Bit(::getpwuid(::geteuid())->pw_name);
}

QByteArray switchTo(const QByteArray &profile)
{
    return R"({"profile":")" + profile + R"(","requested_by":"tester"})";
}

} // namespace

class tst_DaemonApi : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m_rig.reset(); }
    void helloSaysWhoAnswers();
    void problemsSayWhatToDo_data();
    void problemsSayWhatToDo();
    void anotherVersionIsNamed();
    void profileIsReplacedOnlyBySomebodyWhoKnowsIt();
    void secretsGoInAndDoNotComeOut();
    void planTouchesNothing();
    void switchRunsAndIsFoundAfterwards();
    void oneKeyIsOneSwitch();
    void aKeyStandsForOneRequest();
    void keysAreForgottenInTheEnd();
    void whoAsksIsWhoIsThere();
    void whatIsSaidOfTheCallerIsCleaned();
    void ofTwoAskersOneWins();
    void logComesWithPlacesToGoOnFrom();
    void settingsAreMergedAndChecked();
    void speaksTheLanguageThatIsChosen();
    void aRefusedRuleFileDoesNotKeepItDown();
    void metricsArePrometheusText();

private:
    Json waitForRecord(const QByteArray &id);

    std::unique_ptr<DaemonRig> m_rig;
};

void tst_DaemonApi::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_rig = std::make_unique<DaemonRig>();
    QVERIFY(m_rig->waitUntilLoaded());
}

Json tst_DaemonApi::waitForRecord(const QByteArray &id)
{
    Json record;
    [[maybe_unused]] const bool isThere = QTest::qWaitFor(
        [&] {
            record = bodyOf(m_rig->send("GET", "/v1/switches/" + id))["record"];
            return record.is_object();
        },
        30'000);
    return record;
}

void tst_DaemonApi::helloSaysWhoAnswers()
{
    const HttpResponse answer = m_rig->send("GET", "/v1/hello");
    QCOMPARE(answer.status, 200);
    QCOMPARE(answer.field("Content-Type"), "application/json");
    QCOMPARE(answer.field("Cache-Control"), "no-store");
    const Json hello = bodyOf(answer);
    QCOMPARE(textAt(hello, "product"), u"kirikaed"_s);
    QCOMPARE(integerAt(hello["api"], "oldest"), std::optional<qint64>(1));
    QCOMPARE(boolAt(hello, "simulated"), std::optional(true));
    QVERIFY(m_rig->send("GET", "/v1/openapi.yaml").body.contains("openapi: 3.1"));
}

void tst_DaemonApi::problemsSayWhatToDo_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QByteArray>("target");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("code");
    const auto row = [](const char *name, const char *method, const char *target, const char *body, int status,
                        const char *code) {
        QTest::newRow(name) << QByteArray(method) << QByteArray(target) << QByteArray(body) << status
                            << QString::fromLatin1(code);
    };
    row("no such path", "GET", "/v1/nothing", "", 404, "not_found");
    row("wrong method", "DELETE", "/v1/state", "", 405, "bad_input");
    row("no such profile", "GET", "/v1/profiles/none", "", 404, "not_found");
    row("switch to no profile", "POST", "/v1/switches", R"({"profile":"none"})", 404, "not_found");
    row("no JSON", "POST", "/v1/switches", "{", 400, "bad_input");
    row("no object", "POST", "/v1/plan", "[1]", 400, "bad_input");
    row("no profile named", "POST", "/v1/plan", "{}", 400, "bad_input");
    row("deep JSON", "POST", "/v1/plan",
        "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[", 400, "bad_input");
    row("no such switch", "GET", "/v1/switches/none", "", 404, "not_found");
    row("cancel of nothing", "POST", "/v1/switches/none/cancel", "", 404, "not_found");
    row("stop of nothing", "POST", "/v1/services/none/stop", "", 404, "not_found");
    row("log of nothing", "GET", "/v1/services/none/log", "", 404, "not_found");
    row("too much history", "GET", "/v1/history?newest=100000", "", 400, "bad_input");
    row("blind overwrite", "PUT", "/v1/profiles/new", R"({"schema":1})", 428, "bad_input");
    row("unknown setting", "PATCH", "/v1/settings", R"({"colour":"red"})", 400, "bad_input");
}

void tst_DaemonApi::problemsSayWhatToDo()
{
    QFETCH(QByteArray, method);
    QFETCH(QByteArray, target);
    QFETCH(QByteArray, body);
    QFETCH(int, status);
    QFETCH(QString, code);
    const HttpResponse answer = m_rig->send(method, target, body);
    QCOMPARE(answer.status, status);
    QCOMPARE(answer.field("Content-Type"), "application/problem+json");
    const Json problem = bodyOf(answer);
    QCOMPARE(textAt(problem, "code"), code);
    QCOMPARE(integerAt(problem, "status"), std::optional<qint64>(status));
    QVERIFY(!textAt(problem, "detail").isEmpty());
}

void tst_DaemonApi::anotherVersionIsNamed()
{
    const Json problem = bodyOf(m_rig->send("GET", "/v2/state"));
    QCOMPARE(textAt(problem, "code"), u"version_mismatch"_s);
    QVERIFY(textAt(problem, "detail").contains(u"version 1"_s));
}

void tst_DaemonApi::profileIsReplacedOnlyBySomebodyWhoKnowsIt()
{
    const HttpResponse before = m_rig->send("GET", "/v1/profiles/" + small);
    QCOMPARE(before.status, 200);
    const QByteArray etag = before.field("ETag");
    QVERIFY(etag.startsWith('"'));

    Json profile = bodyOf(before);
    profile["notes"] = "changed";
    const HttpResponse saved = m_rig->send("PUT", "/v1/profiles/" + small, dumpJson(profile), {{"If-Match", etag}});
    QCOMPARE(saved.status, 200);
    QVERIFY(saved.field("ETag") != etag);
    const HttpResponse stale = m_rig->send("PUT", "/v1/profiles/" + small, dumpJson(profile), {{"If-Match", etag}});
    QCOMPARE(stale.status, 412);
    const HttpResponse taken = m_rig->send("PUT", "/v1/profiles/" + small, dumpJson(profile), {{"If-None-Match", "*"}});
    QCOMPARE(taken.status, 412);

    QCOMPARE(m_rig->send("PUT", "/v1/profiles/fresh", dumpJson(profile), {{"If-None-Match", "*"}}).status, 201);
    QTRY_COMPARE(m_rig->send("GET", "/v1/profiles/fresh").status, 200);
    QCOMPARE(m_rig->send("DELETE", "/v1/profiles/fresh", {}, {{"If-Match", etag}}).status, 412);
    QCOMPARE(m_rig->send("GET", "/v1/profiles/fresh").status, 200);
    const QByteArray known = m_rig->send("GET", "/v1/profiles/fresh").field("ETag");
    QCOMPARE(m_rig->send("DELETE", "/v1/profiles/fresh", {}, {{"If-Match", known}}).status, 204);
    QTRY_COMPARE(m_rig->send("GET", "/v1/profiles/fresh").status, 404);
}

void tst_DaemonApi::secretsGoInAndDoNotComeOut()
{
    QCOMPARE(m_rig->send("PUT", "/v1/secrets/HF_TOKEN", R"({"value":"hf_verysecret"})").status, 204);
    const HttpResponse names = m_rig->send("GET", "/v1/secrets");
    QVERIFY(names.body.contains("HF_TOKEN"));
    for (const char *target : {"/v1/secrets", "/v1/state", "/v1/profiles", "/metrics"})
        QVERIFY2(!m_rig->send("GET", target).body.contains("verysecret"), target);
    QCOMPARE(m_rig->send("DELETE", "/v1/secrets/HF_TOKEN").status, 204);
    QVERIFY(!m_rig->send("GET", "/v1/secrets").body.contains("HF_TOKEN"));
}

void tst_DaemonApi::planTouchesNothing()
{
    const NodeState before = m_rig->node().state();
    const Json plan = bodyOf(m_rig->send("POST", "/v1/plan", switchTo(small)));
    QCOMPARE(textAt(plan, "target_id"), QString::fromLatin1(small));
    QCOMPARE(textAt(bodyOf(m_rig->send("POST", "/v1/check", switchTo(small)))["fit"], "fit"),
             textAt(plan["fit"], "fit"));
    QCOMPARE(m_rig->node().state().services, before.services);
    QVERIFY(!m_rig->node().state().activeSwitch);
}

void tst_DaemonApi::switchRunsAndIsFoundAfterwards()
{
    const HttpResponse started = m_rig->send("POST", "/v1/switches", switchTo(small));
    QCOMPARE(started.status, 202);
    const QByteArray id = textAt(bodyOf(started), "id").toLatin1();
    QCOMPARE(started.field("Location"), "/v1/switches/" + id);
    QVERIFY(bodyOf(m_rig->send("GET", "/v1/switches/" + id))["active"].is_object());

    const HttpResponse second = m_rig->send("POST", "/v1/switches", switchTo("gpt-oss-120b"));
    QCOMPARE(second.status, 409);
    QVERIFY2(textAt(bodyOf(second), "detail").startsWith(ourName() + u" (tester) is switching this node to Qwen3 4B"_s),
             second.body.constData());

    const Json record = waitForRecord(id);
    QCOMPARE(textAt(record, "outcome"), u"ready"_s);
    QCOMPARE(textAt(record, "requested_by"), ourName() + u" (tester)"_s);
}

void tst_DaemonApi::oneKeyIsOneSwitch()
{
    const QList<HttpField> key{{"Idempotency-Key", "a-key"}};
    const QByteArray id = textAt(bodyOf(m_rig->send("POST", "/v1/switches", switchTo(small), key)), "id").toLatin1();
    QVERIFY(!id.isEmpty());
    QCOMPARE(textAt(bodyOf(m_rig->send("POST", "/v1/switches", switchTo(small), key)), "id").toLatin1(), id);
    QCOMPARE(textAt(waitForRecord(id), "outcome"), u"ready"_s);
    // The answer of the first request may have been lost until now.
    QCOMPARE(textAt(bodyOf(m_rig->send("POST", "/v1/switches", switchTo(small), key)), "id").toLatin1(), id);
    QVERIFY(!m_rig->node().state().activeSwitch);
}

void tst_DaemonApi::aKeyStandsForOneRequest()
{
    const QList<HttpField> key{{"Idempotency-Key", "a-key"}};
    const QByteArray id = textAt(bodyOf(m_rig->send("POST", "/v1/switches", switchTo(small), key)), "id").toLatin1();
    for (int round = 0; round < 2; ++round) { // while it runs, and when it has ended
        const HttpResponse other = m_rig->send("POST", "/v1/switches", switchTo("gpt-oss-120b"), key);
        QCOMPARE(other.status, 422);
        QCOMPARE(other.field("Content-Type"), "application/problem+json");
        QVERIFY(!textAt(bodyOf(other), "detail").isEmpty());
        QCOMPARE(textAt(waitForRecord(id), "outcome"), u"ready"_s);
    }
    QVERIFY(!m_rig->node().state().activeSwitch);
    const QList<HttpField> longKey{{"Idempotency-Key", QByteArray(AskedKeys::longestKey + 1, 'k')}};
    QCOMPARE(m_rig->send("POST", "/v1/switches", switchTo(small), longKey).status, 422);
    // A start that failed has left nothing: the key is free.
    const QList<HttpField> second{{"Idempotency-Key", "second"}};
    QCOMPARE(m_rig->send("POST", "/v1/switches", R"({"profile":"none"})", second).status, 404);
    QCOMPARE(m_rig->send("POST", "/v1/switches", switchTo(small), second).status, 202);
}

void tst_DaemonApi::keysAreForgottenInTheEnd()
{
    QCOMPARE(AskedKeys::life, std::chrono::hours(24));
    AskedKeys keys(std::chrono::milliseconds(200));
    keys.add("key", "a request", ready(u"id"_s));
    keys.add("failed", "a request", readyError<QString>({Error::Code::Busy, {}, {}}));
    keys.add("dropped", "a request", Pending<QString>());
    QVERIFY(keys.find("key", "a request")->isSameRequest);
    QVERIFY(!keys.find("key", "another")->isSameRequest);
    QVERIFY(!keys.find("failed", "a request"));
    QVERIFY(!keys.find("dropped", "a request"));
    QTRY_VERIFY(!keys.find("key", "a request"));
    for (std::size_t i = 0; i <= AskedKeys::mostKeys; ++i)
        keys.add(QByteArray::number(qulonglong(i)), {}, ready(u"id"_s));
    QVERIFY(!keys.find("0", {}));
}

/// A record that names another user would be a lie that the daemon could have known.
void tst_DaemonApi::whoAsksIsWhoIsThere()
{
    const QByteArray body = R"({"profile":"qwen3-4b-instruct","requested_by":"anna@console\nX: y\u001b[31m\u202e"})";
    QCOMPARE(textAt(bodyOf(m_rig->send("POST", "/v1/plan", body)), "requested_by"),
             ourName() + u" (anna@console X: y)"_s);
    const QByteArray id = textAt(bodyOf(m_rig->send("POST", "/v1/switches", body)), "id").toLatin1();
    QCOMPARE(textAt(waitForRecord(id), "requested_by"), ourName() + u" (anna@console X: y)"_s);
}

void tst_DaemonApi::whatIsSaidOfTheCallerIsCleaned()
{
    ServerRequest request;
    QCOMPARE(callerName(request, {}), u"kirikaed"_s); // behind the token nobody is known
    QCOMPARE(callerName(request, u"anna@desk\nX\u009b"_s), u"anna@desk X"_s);
    QCOMPARE(callerName(request, QString(1000, u'a')).size(), 65);
    request.user = ::geteuid();
    QCOMPARE(callerName(request, {}), ourName());
    QCOMPARE(callerName(request, ourName()), ourName());
    QCOMPARE(callerName(request, ourName() + u"@desk"_s), ourName() + u"@desk"_s);
    QCOMPARE(callerName(request, ourName() + u"x@desk"_s), u"%1 (%1x@desk)"_s.arg(ourName()));
    request.user = 123456789;
    QCOMPARE(callerName(request, u"root"_s), u"uid 123456789 (root)"_s);
}

void tst_DaemonApi::ofTwoAskersOneWins()
{
    LocalHost host;
    const auto dial = [&] { return host.dial({m_rig->socketPath().toUtf8(), {}, 0}); };
    HttpClient first(dial, u"kirikaed"_s);
    HttpClient second(dial, u"kirikaed"_s);
    constexpr int rounds = 1000;
    for (int round = 0; round < rounds; ++round) {
        HttpRequest request;
        request.method = "POST";
        request.target = "/v1/switches";
        request.fields = {{"Content-Type", "application/json"}};
        request.body = switchTo(small);
        const auto one = first.send(request);
        const auto other = second.send(request);
        const auto a = settled(one);
        const auto b = settled(other);
        QVERIFY_OK(a);
        QVERIFY_OK(b);
        QCOMPARE(std::min(a->status, b->status), 202);
        QCOMPARE(std::max(a->status, b->status), 409);
        const QByteArray id = textAt(bodyOf(a->status == 202 ? *a : *b), "id").toLatin1();
        QCOMPARE(m_rig->send("POST", "/v1/switches/" + id + "/cancel").status, 202);
        QVERIFY(QTest::qWaitFor([this] { return !m_rig->node().state().activeSwitch; }, 20'000));
    }
}

void tst_DaemonApi::logComesWithPlacesToGoOnFrom()
{
    const QByteArray id = textAt(bodyOf(m_rig->send("POST", "/v1/switches", switchTo(small))), "id").toLatin1();
    QCOMPARE(textAt(waitForRecord(id), "outcome"), u"ready"_s);
    const NodeState state = m_rig->node().state();
    const Service *service = state.serviceInSlot(state.profile(QString::fromLatin1(small))->file.profile.slot);
    QVERIFY(service);

    LocalHost host;
    HttpClient client([&] { return host.dial({m_rig->socketPath().toUtf8(), {}, 0}); }, u"kirikaed"_s);
    HttpRequest request;
    request.target = "/v1/services/" + service->id.toUtf8().toPercentEncoding() + "/log";
    const auto stream = client.open(request);
    QByteArray text;
    connect(stream.get(), &HttpStream::bodyReceived, this, [&](const QByteArray &piece) { text += piece; });
    QTRY_VERIFY(text.contains("Application startup complete"));

    const qsizetype at = text.lastIndexOf("id: ");
    const QByteArray place = text.sliced(at + 4, text.indexOf('\n', at) - at - 4);
    request.fields = {{"Last-Event-ID", place}};
    QByteArray rest;
    const auto resumed = client.open(request);
    connect(resumed.get(), &HttpStream::bodyReceived, this, [&](const QByteArray &piece) { rest += piece; });
    QTest::qWait(300);
    QVERIFY2(!rest.contains("Application startup complete"), rest.left(300).constData());
    QCOMPARE(m_rig->send("GET", request.target + "?from=nonsense").status, 400);
}

void tst_DaemonApi::settingsAreMergedAndChecked()
{
    const Json changed = bodyOf(m_rig->send("PATCH", "/v1/settings", R"({"canary_seconds":60})"));
    QCOMPARE(integerAt(changed, "canary_seconds"), std::optional<qint64>(60));
    QVERIFY(integerAt(changed, "disk_floor_bytes").value_or(0) > 0);
    QCOMPARE(m_rig->send("PATCH", "/v1/settings", R"({"canary_seconds":-1})").status, 400);
    QCOMPARE(integerAt(bodyOf(m_rig->send("GET", "/v1/settings")), "canary_seconds"), std::optional<qint64>(60));
}

/// The daemon is asked in one language by everybody: the one that was chosen for it, from the next answer on.
void tst_DaemonApi::speaksTheLanguageThatIsChosen()
{
    const QTemporaryDir folder;
    DaemonProcess daemon(folder.path(), {u"--demo"_s});
    QVERIFY2(daemon.start(), daemon.output().constData());
    const auto stateHolds = [&](const char *text) { return daemon.send("GET", "/v1/state").body.contains(text); };
    const QList<const char *> pool{"page cache", "ページキャッシュ"};
    const QList<const char *> verdict{"Available now", "現在利用可能"};
    QTRY_VERIFY(stateHolds(pool[0]) && stateHolds(verdict[0]));
    for (const auto &[name, now] : {std::pair("ja", 1), std::pair("en", 0)}) {
        const QByteArray patch = QByteArray(R"({"language":")") + name + R"("})";
        QCOMPARE(daemon.send("PATCH", "/v1/settings", patch).status, 200);
        QTRY_VERIFY2(stateHolds(pool[now]) && !stateHolds(pool[1 - now]), name);
        QTRY_VERIFY2(stateHolds(verdict[now]) && !stateHolds(verdict[1 - now]), name);
    }
    QCOMPARE(daemon.send("PATCH", "/v1/settings", R"({"language":"Klingon"})").status, 400);
    QCOMPARE(textAt(bodyOf(daemon.send("GET", "/v1/settings")), "language"), u"en"_s);
}

/// The file is refused and named; a daemon that does not come up after a reboot would be worse.
void tst_DaemonApi::aRefusedRuleFileDoesNotKeepItDown()
{
    const QString path = EngineRules::userFolder() + u"/broken.json"_s;
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"format": 1, "engine": "mine", "rules": [{"name": "r", "has": "abc", "pattern": "("}]})");
    file.close();
    const QTemporaryDir folder;
    DaemonProcess daemon(folder.path(), {u"--demo"_s});
    const bool isUp = daemon.start();
    file.remove();
    QVERIFY2(isUp, daemon.output().constData());
    QVERIFY2(daemon.output().contains("broken.json"), daemon.output().constData());
}

void tst_DaemonApi::metricsArePrometheusText()
{
    const HttpResponse answer = m_rig->send("GET", "/metrics");
    QVERIFY(answer.field("Content-Type").startsWith("text/plain; version=0.0.4"));
    static const QRegularExpression line(
        uR"(^(# (HELP|TYPE) [a-z_]+ .+|[a-z_]+(\{([a-z]+="([^"\\\n]|\\.)*",?)*\})? -?[0-9.e+]+)$)"_s);
    qint64 total = 0;
    qint64 sum = 0;
    for (const QByteArray &text : answer.body.trimmed().split('\n')) {
        QVERIFY2(line.match(QString::fromUtf8(text)).hasMatch(), text.constData());
        const qint64 value = static_cast<qint64>(text.mid(text.lastIndexOf(' ') + 1).toDouble());
        total += text.startsWith("kirikae_pool_total_bytes") ? value : 0;
        sum += text.startsWith("kirikae_pool_segment_bytes") ? value : 0;
    }
    QVERIFY(total > 0);
    QCOMPARE(sum, total);
}

QTEST_GUILESS_MAIN(tst_DaemonApi)
#include "tst_daemonapi.moc"
