// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/node/EventLog.h"
#include "models/node/NodeState.h"
#include "models/node/ServiceApi.h"
#include "models/sizing/MemoryCheck.h"
#include "models/switching/StartFingerprint.h"
#include "models/switching/SwitchHistory.h"
#include "models/switching/SwitchPlan.h"

#include <QTest>

using namespace kirikae;
using namespace Qt::StringLiterals;

namespace {

Profile vllmProfile()
{
    Profile profile;
    profile.id = u"big"_s;
    profile.name = u"Big VL"_s;
    profile.engine = u"vllm"_s;
    profile.image = u"vllm/vllm-openai:v0.32.0"_s;
    profile.model = u"org/big"_s;
    profile.arguments = {u"--gpu-memory-utilization"_s, u"0.81"_s, u"--kv-cache-memory-bytes"_s, u"19220000000"_s};
    profile.ports = {{u"127.0.0.1"_s, 8000, 8000}};
    profile.weightsBytes = 70 * GiB;
    return profile;
}

Pool sparkPool(Bytes available = 50 * GiB)
{
    Pool pool;
    pool.kind = Pool::Kind::Unified;
    pool.total = 1217 * GiB / 10;
    pool.available = available;
    pool.free = available;
    pool.reserve = 8 * GiB;
    pool.warn = 12 * GiB;
    pool.refuse = 4 * GiB;
    pool.segments = {{PoolSegment::Kind::Weights, u"w"_s, u"docker:a"_s, 35 * GiB},
                     {PoolSegment::Kind::KvCache, u"kv"_s, u"docker:a"_s, 15 * GiB},
                     {PoolSegment::Kind::Overhead, u"o"_s, u"docker:a"_s, 5 * GiB},
                     {PoolSegment::Kind::Free, u"free"_s, {}, available}};
    return pool;
}

MemoryQuestion sparkQuestion()
{
    MemoryQuestion question;
    question.profile = vllmProfile();
    question.pool = sparkPool();
    question.outgoing = OutgoingMemory{u"Old"_s, 55 * GiB, {}};
    return question;
}

MeasuredSize measuredPeak(Bytes bytes, const QString &when = {})
{
    MeasuredSize size;
    size.bytes = bytes;
    size.when = when;
    return size;
}

NodeState stateWith(const Profile &profile)
{
    NodeState state;
    state.name = u"spark"_s;
    state.link.kind = LinkState::Kind::Connected;
    state.facts.containerEngine = u"Docker 28"_s;
    state.loaded = true;
    ProfileEntry entry;
    entry.file.id = profile.id;
    entry.file.profile = profile;
    state.profiles = {entry};
    Service running;
    running.id = u"docker:a"_s;
    running.profileId = u"old"_s;
    running.profileName = u"Old"_s;
    running.slot = u"main"_s;
    running.status = Service::Status::Running;
    state.services = {running};
    state.pools = {sparkPool()};
    return state;
}

SwitchRecord readyRecord(const Profile &profile, const QString &id, double weights, std::optional<Bytes> peak)
{
    SwitchRecord record(Outcome::Ready);
    record.id = id;
    record.profileId = profile.id;
    record.outcome = Outcome::Ready;
    record.argumentsHash = startFingerprint(profile);
    record.phases = {{Phase::Weights, weights}, {Phase::ApiStart, 5}};
    record.totalSeconds = weights + 5;
    record.startedMs = 1'795'000'000'000;
    record.peakBytes = peak;
    return record;
}

QStringList kinds(const SwitchPlan &plan, bool blocks)
{
    QStringList found;
    for (const PlanProblem &problem : plan.problems) {
        if (problem.blocks == blocks)
            found.append(problem.kind);
    }
    return found;
}

} // namespace

class TestPlan : public QObject {
    Q_OBJECT
private slots:
    void arithmeticIsShownAndAddsUp();
    void measuredWinsOverStated();
    void unknownIsNoRefusal();
    void tightAndTooBig();
    void vllmTakesItsShareWhateverTheModel();
    void vllmStartTest();
    void driverPoolIsALineOfItsOwn();
    void outgoingOfUnknownSize();
    void planOfAGoodSwitch();
    void everyProblemAtOnce();
    void portOfTheOutgoingIsFree();
    void overriddenMemoryOnlyWarns();
    void historyCountsOnlyTheSameStart();
    void fingerprintIgnoresNames();
    void eventLogKeepsNumbers();
    void chatAnswers_data();
    void chatAnswers();
    void sanity_data();
    void sanity();
    void modelLists();
    void metrics();
};

void TestPlan::arithmeticIsShownAndAddsUp()
{
    const FitVerdict verdict = checkMemory(sparkQuestion());
    Bytes sum = 0;
    for (const FitLine &line : verdict.lines)
        sum += line.bytes;
    QCOMPARE(verdict.availableAfter, std::optional(sum));
    QCOMPARE(verdict.lines.first().bytes, 50 * GiB);
    QCOMPARE(verdict.lines.at(1).bytes, 55 * GiB);
    QVERIFY(verdict.lines.at(1).label.contains(u"Old"_s));
    QCOMPARE(verdict.lines.last().basis, Basis::Guessed);
    QCOMPARE(*verdict.need, 80 * GiB + 19'220'000'000);
}

void TestPlan::measuredWinsOverStated()
{
    MemoryQuestion question = sparkQuestion();
    question.measured = measuredPeak(90 * GiB, u"28 Nov"_s);
    const FitVerdict verdict = checkMemory(question);
    QCOMPARE(verdict.need, std::optional(90 * GiB));
    QCOMPARE(verdict.fit, Fit::Fits);
    QCOMPARE(verdict.sentence, u"Fits, with 7.0 GiB to spare above the reserve"_s);
    QVERIFY(verdict.lines.last().basisText.contains(u"28 Nov"_s));
}

void TestPlan::unknownIsNoRefusal()
{
    MemoryQuestion question = sparkQuestion();
    question.profile.weightsBytes.reset();
    QCOMPARE(checkMemory(question).fit, Fit::Unknown);
    QVERIFY(!checkMemory(question).need);
    question.pool.reset();
    QCOMPARE(checkMemory(question).fit, Fit::Unknown);
}

void TestPlan::tightAndTooBig()
{
    MemoryQuestion question = sparkQuestion();
    question.measured = measuredPeak(98 * GiB);
    QCOMPARE(checkMemory(question).fit, Fit::Tight);
    QCOMPARE(checkMemory(question).sentence, u"Tight: 1.0 GiB into the reserve of 8.0 GiB"_s);
    question.measured = measuredPeak(102 * GiB);
    QCOMPARE(checkMemory(question).fit, Fit::DoesNotFit);
    QCOMPARE(checkMemory(question).sentence, u"Does not fit: 1.0 GiB short of keeping 4.0 GiB free"_s);
    QVERIFY(!checkMemory(question).smallestChange.isEmpty());
}

void TestPlan::vllmTakesItsShareWhateverTheModel()
{
    MemoryQuestion question = sparkQuestion();
    question.profile.arguments = {u"--gpu-memory-utilization=0.5"_s};
    question.profile.weightsBytes = 10 * GiB;
    const FitVerdict verdict = checkMemory(question);
    QVERIFY(qAbs(*verdict.need - sparkPool().total / 2) <= 2);
    question.profile.engine = u"llama-server"_s;
    QCOMPARE(checkMemory(question).need, std::optional(12 * GiB));
}

void TestPlan::vllmStartTest()
{
    MemoryQuestion question = sparkQuestion();
    QCOMPARE(checkMemory(question).startTestPasses, std::optional(true));
    QCOMPARE(checkMemory(question).startTestText, u"vLLM's own start test: needs 98.6 free, will see 102.0"_s);
    question.profile.arguments = {}; // 0.9 by default
    const FitVerdict verdict = checkMemory(question);
    QCOMPARE(verdict.startTestPasses, std::optional(false));
    QVERIFY2(verdict.smallestChange.contains(u"0.76"_s), qPrintable(verdict.smallestChange)); // the most that fits
    question.profile.engine = u"llama-server"_s;
    QVERIFY(!checkMemory(question).startTestPasses);
}

void TestPlan::driverPoolIsALineOfItsOwn()
{
    MemoryQuestion question = sparkQuestion();
    question.outgoing.reset();
    question.pool->available = 30 * GiB;
    question.pool->reusableDriver = 78 * GiB;
    question.measured = measuredPeak(90 * GiB);
    const FitVerdict verdict = checkMemory(question);
    QCOMPARE(verdict.fit, Fit::Fits);
    QCOMPARE(verdict.lines.at(1).bytes, 78 * GiB);
    QCOMPARE(verdict.lines.at(1).basis, Basis::Estimated);
    QCOMPARE(verdict.startTestPasses, std::optional(false)); // that test sees only what is free
}

void TestPlan::outgoingOfUnknownSize()
{
    MemoryQuestion question = sparkQuestion();
    question.outgoing->held.reset();
    QCOMPARE(checkMemory(question).fit, Fit::Unknown);
    QVERIFY(!checkMemory(question).startTestPasses);
    question.measured = measuredPeak(20 * GiB);
    QCOMPARE(checkMemory(question).fit, Fit::Fits);
}

void TestPlan::planOfAGoodSwitch()
{
    const Profile profile = vllmProfile();
    SwitchHistory history;
    history.set({readyRecord(profile, u"1"_s, 400, 88 * GiB), readyRecord(profile, u"2"_s, 440, 89 * GiB)});
    PreflightFacts facts;
    facts.imagePresent = true;
    facts.imageId = u"sha256:1"_s;
    const SwitchPlan plan = makePlan(stateWith(profile), {profile.id, false, {}, {}, {}}, facts, history);
    QVERIFY(!plan.isBlocked());
    QCOMPARE(plan.problems.size(), 0);
    QCOMPARE(plan.outgoing->id, u"docker:a"_s);
    QCOMPARE(plan.verdict.need, std::optional(89 * GiB));
    QCOMPARE(plan.runs, 2);
    QVERIFY(plan.expectedSeconds.has_value());
    QVERIFY(plan.command.startsWith(u"docker run"_s));
}

void TestPlan::everyProblemAtOnce()
{
    Profile profile = vllmProfile();
    profile.weightsBytes = 200 * GiB;
    NodeState state = stateWith(profile);
    state.facts.containerEngine.clear();
    state.otherSwitch = u"bob is switching to X"_s;
    PreflightFacts facts;
    facts.imagePresent = false;
    facts.modelPresent = false;
    facts.portOwner = u"python3 (pid 7)"_s;
    facts.missingSecrets = {u"HF_TOKEN"_s};
    facts.warnings = {u"The disk is nearly full."_s};
    const SwitchPlan plan = makePlan(state, {profile.id, false, {}, {}, {}}, facts, {});
    QVERIFY(plan.isBlocked());
    const QStringList blocking = kinds(plan, true);
    for (const char *kind :
         {"busy", "engine_missing", "memory", "image_missing", "model_missing", "port_in_use", "secret_missing"})
        QVERIFY2(blocking.contains(QLatin1String(kind)), kind);
    QVERIFY(kinds(plan, false).contains(u"node"_s));
    QVERIFY(makePlan(state, {u"none"_s, false, {}, {}, {}}, facts, {}).isBlocked());
    state.link.kind = LinkState::Kind::Reconnecting;
    QVERIFY(kinds(makePlan(state, {profile.id, false, {}, {}, {}}, facts, {}), true).contains(u"link"_s));
}

void TestPlan::portOfTheOutgoingIsFree()
{
    const Profile profile = vllmProfile();
    PreflightFacts facts;
    facts.portOwner = u"Old"_s;
    facts.portService = u"docker:a"_s;
    QVERIFY(!kinds(makePlan(stateWith(profile), {profile.id, false, {}, {}, {}}, facts, {}), true)
                 .contains(u"port_in_use"_s));
    facts.portService = u"docker:b"_s;
    QVERIFY(kinds(makePlan(stateWith(profile), {profile.id, false, {}, {}, {}}, facts, {}), true)
                .contains(u"port_in_use"_s));
}

void TestPlan::overriddenMemoryOnlyWarns()
{
    Profile profile = vllmProfile();
    profile.weightsBytes = 200 * GiB;
    const SwitchPlan plan = makePlan(stateWith(profile), {profile.id, true, {}, {}, {}}, {}, {});
    QCOMPARE(plan.verdict.fit, Fit::DoesNotFit);
    QVERIFY(!plan.isBlocked());
    QVERIFY(kinds(plan, false).contains(u"memory"_s));
}

void TestPlan::historyCountsOnlyTheSameStart()
{
    const Profile profile = vllmProfile();
    Profile changed = profile;
    changed.arguments.append(u"--load-format=fastsafetensors"_s);
    SwitchHistory history;
    SwitchRecord failed = readyRecord(profile, u"3"_s, 999, 120 * GiB);
    failed.outcome = Outcome::FailedRestored;
    history.set({readyRecord(changed, u"1"_s, 25, 95 * GiB), readyRecord(profile, u"2"_s, 427, 88 * GiB), failed});
    QCOMPARE(history.usual(profile).runs(), 1);
    QCOMPARE(history.usual(profile).usualSeconds(Phase::Weights), std::optional(427.0));
    QCOMPARE(history.measured(changed)->bytes, 95 * GiB);
    QCOMPARE(history.lastReady(profile.id)->id, u"2"_s);
    QCOMPARE(history.ofRun(u"2-1"_s)->id, u"2"_s);
    QVERIFY(!history.ofRun(u"22-1"_s));
}

void TestPlan::fingerprintIgnoresNames()
{
    const Profile profile = vllmProfile();
    Profile renamed = profile;
    renamed.name = u"Other"_s;
    renamed.notes = u"n"_s;
    renamed.restart = u"always"_s;
    QCOMPARE(startFingerprint(renamed), startFingerprint(profile));
    Profile moved = profile;
    moved.environment.append({u"A"_s, u"1"_s, {}});
    QVERIFY(startFingerprint(moved) != startFingerprint(profile));
}

void TestPlan::eventLogKeepsNumbers()
{
    EventLog log;
    for (int i = 0; i < EventLog::kept + 50; ++i)
        log.add(i, Event::Level::Info, u"link"_s, u"line\x1b[31m"_s);
    QCOMPARE(log.lastNumber(), quint64(EventLog::kept + 50));
    QCOMPARE(log.after(0).size(), EventLog::kept);
    QCOMPARE(log.after(0).first().number, quint64(51));
    QCOMPARE(log.after(quint64(EventLog::kept) + 48).size(), 2);
    QVERIFY(log.after(quint64(EventLog::kept) + 50).isEmpty());
    QCOMPARE(log.after(0).first().text, u"line"_s);
}

void TestPlan::chatAnswers_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("text");
    QTest::newRow("content") << QByteArray(R"({"choices":[{"message":{"content":"Hi you"}}]})") << u"Hi you"_s;
    QTest::newRow("reasoning only")
        << QByteArray(R"({"choices":[{"message":{"content":null,"reasoning_content":"We need"}}]})") << u"We need"_s;
    QTest::newRow("new reasoning key") << QByteArray(R"({"choices":[{"message":{"content":"","reasoning":"Let us"}}]})")
                                       << u"Let us"_s;
    QTest::newRow("no choice") << QByteArray(R"({"choices":[]})") << QString();
    QTest::newRow("not JSON") << QByteArray("<html>") << QString();
}

void TestPlan::chatAnswers()
{
    QFETCH(QByteArray, body);
    QFETCH(QString, text);
    const auto reply = chatReply(body);
    QCOMPARE(reply.has_value(), !text.isEmpty());
    if (reply)
        QCOMPARE(reply->text, text);
}

void TestPlan::sanity_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isGood");
    QTest::newRow("sentence") << u"Hello there!"_s << true;
    QTest::newRow("one word") << u"Hello"_s << true;
    QTest::newRow("Japanese") << QString::fromUtf8("\xe3\x81\x93\xe3\x82\x93\xe3\x81\xab\xe3\x81\xa1\xe3\x81\xaf")
                              << true;
    QTest::newRow("exclamation marks") << u"!!!!!!!!"_s << false;
    QTest::newRow("one token over and over") << u"the the the the"_s << false;
    QTest::newRow("empty") << QString() << false;
    QTest::newRow("blank") << u"  \n "_s << false;
}

void TestPlan::sanity()
{
    QFETCH(QString, text);
    QFETCH(bool, isGood);
    QCOMPARE(isSane(text), isGood);
}

void TestPlan::modelLists()
{
    const auto ids = modelIds(R"({"data":[{"id":"a"},{"id":"/models/b.gguf"}]})");
    QVERIFY(ids);
    QVERIFY(servesModel(*ids, u"a"_s));
    QVERIFY(servesModel(*ids, u"/srv/x/b.gguf"_s));
    QVERIFY(!servesModel(*ids, u"c"_s));
    QVERIFY(servesModel(*ids, {}));
    QVERIFY(!modelIds(R"({"error":"loading"})"));
    QVERIFY(!modelIds("nonsense"));
}

void TestPlan::metrics()
{
    QCOMPARE(runningRequests(
                 "# HELP x\nvllm:num_requests_running{engine=\"0\",model_name=\"m\"} 2.0\n"
                 "vllm:num_requests_waiting{engine=\"0\"} 1.0\nvllm:num_requests_waiting_by_reason{a=\"b\"} 9.0\n"),
             std::optional(3));
    QCOMPARE(runningRequests("llamacpp:requests_processing 1\n"), std::optional(1));
    QVERIFY(!runningRequests("other 5\n"));
}

QTEST_GUILESS_MAIN(TestPlan)
#include "tst_plan.moc"
