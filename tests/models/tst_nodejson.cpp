// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/core/Json.h"
#include "models/node/NodeJson.h"
#include "models/switching/SwitchJournal.h"
#include "models/switching/SwitchTimeline.h"

#include <QTest>

using namespace kirikae;
using namespace Qt::StringLiterals;

namespace {

Profile someProfile()
{
    Profile profile;
    profile.id = u"big"_s;
    profile.name = u"Big \u00fc"_s;
    profile.engine = u"vllm"_s;
    profile.image = u"vllm/vllm-openai:v0.32.0"_s;
    profile.model = u"org/big"_s;
    profile.ports = {{u"127.0.0.1"_s, 8000, 8000}};
    profile.environment = {{u"HF_TOKEN"_s, {}, u"hf"_s}};
    return profile;
}

Service someService()
{
    Service service;
    service.id = u"docker:abc"_s;
    service.name = u"kirikae-big"_s;
    service.profileId = u"big"_s;
    service.profileName = u"Big"_s;
    service.runId = u"20261129-1"_s;
    service.slot = u"main"_s;
    service.status = Service::Status::Exited;
    service.exitCode = 137;
    service.oomKilled = true;
    service.createdMs = 1;
    service.startedMs = 2;
    service.finishedMs = 3;
    service.restartCount = 4;
    service.port = 8000;
    service.pids = {11, 12};
    service.weights = 7 * GiB;
    return service;
}

Failure someFailure()
{
    return {u"kv_cache_smaller_than_context"_s,
            Failure::Confidence::Likely,
            LogEvidence{812, u"ValueError: ..."_s},
            u"Too long."_s,
            u"Shorter."_s,
            {{u"Set context to 239,600"_s, u"--max-model-len"_s, u"239600"_s, false}},
            true,
            {u"Exit code 1."_s}};
}

SwitchRecord someRecord()
{
    SwitchRecord record(Outcome::Ready);
    record.id = u"20261129"_s;
    record.profileId = u"big"_s;
    record.profileName = u"Big"_s;
    record.previousProfileId = u"old"_s;
    record.previousName = u"Old"_s;
    record.slot = u"main"_s;
    record.requestedBy = u"anna@desk"_s;
    record.startedMs = 1'795'000'000'000;
    record.outcome = Outcome::FailedRestored;
    record.totalSeconds = 12.345;
    record.phases = {{Phase::Stop, 1.345}, {Phase::Weights, 11}};
    record.restoreSeconds = 30;
    record.facts.engine = u"vllm"_s;
    record.facts.modelGib = 70.1;
    record.facts.kvCacheTokens = 1'115'000;
    record.facts.compileCacheHit = false;
    record.warm = false;
    record.peakBytes = 90 * GiB;
    record.failure = someFailure();
    record.error = Error{Error::Code::LoadFailed, u"It ended."_s, u"d"_s};
    record.retried = true;
    return record;
}

Pool somePool()
{
    Pool pool;
    pool.kind = Pool::Kind::Unified;
    pool.name = u"unified pool"_s;
    pool.total = 121 * GiB;
    pool.available = 50 * GiB;
    pool.free = 25 * GiB;
    pool.firmware = 6 * GiB;
    pool.reserve = 8 * GiB;
    pool.warn = 12 * GiB;
    pool.refuse = 4 * GiB;
    pool.swapUsed = 0;
    pool.approximate = true;
    pool.segments = {{PoolSegment::Kind::KvCache, u"KV cache"_s, u"docker:abc"_s, 14 * GiB},
                     {PoolSegment::Kind::Free, u"free"_s, {}, 107 * GiB}};
    return pool;
}

MemorySample someSample()
{
    MemorySample sample;
    sample.timeMs = 5;
    sample.meminfo = {{u"MemTotal"_s, 121 * GiB}, {u"HugePages_Total"_s, 0}};
    sample.pressure = Pressure{0.5, 0.25};
    sample.gpuListed = true;
    GpuReading gpu;
    gpu.name = u"NVIDIA GB10"_s;
    gpu.powerWatts = 11.17;
    sample.gpus = {gpu};
    sample.gpuProcesses = {{11, u"VLLM::EngineCore"_s, 89 * GiB, u"abc"_s}, {12, u"Xorg"_s, std::nullopt, {}}};
    sample.serviceHostBytes = {{u"docker:abc"_s, GiB}};
    sample.swapInPages = 3;
    return sample;
}

SwitchProgress someProgress()
{
    SwitchProgress progress;
    progress.switchId = u"20261129"_s;
    progress.profileId = u"big"_s;
    progress.stage = SwitchProgress::Stage::Loading;
    progress.phases = {{Phase::Stop, PhaseProgress::Status::Done, 1, std::nullopt, 1.0, {}},
                       {Phase::Weights, PhaseProgress::Status::Running, 4, 20.0, 0.4, u"shard 7 of 17"_s}};
    progress.seconds = 5;
    progress.fraction = 0.3;
    progress.silentSeconds = 31;
    progress.guardFloor = 4 * GiB;
    return progress;
}

SizeEstimate someEstimate()
{
    SizeEstimate estimate;
    estimate.weights = 37 * GiB;
    estimate.weightsBasis = Basis::Estimated;
    estimate.weightsText = u"from the model's files"_s;
    estimate.kvPerToken = 14'336;
    estimate.overheadBasis = Basis::Measured;
    estimate.concurrency = 8;
    estimate.maxConcurrency = 4.25;
    estimate.largestContext = 262'144;
    estimate.tokensPerSecondBound = 40.5;
    estimate.notes = {u"n"_s};
    return estimate;
}

FitVerdict someVerdict()
{
    FitVerdict verdict;
    verdict.fit = Fit::Tight;
    verdict.sentence = u"Tight"_s;
    verdict.lines = {{u"Available now"_s, 50 * GiB, Basis::Measured, {}, FitLine::Part::Available},
                     {u"Weights"_s, -70 * GiB, Basis::Stated, u"s"_s, FitLine::Part::Weights}};
    verdict.need = 70 * GiB;
    verdict.availableAfter = 9 * GiB;
    verdict.startTestPasses = true;
    verdict.startTestText = u"t"_s;
    verdict.smallestChange = u"c"_s;
    verdict.change = FitChange{u"c"_s, {u"--max-model-len"_s, u"8192"_s}, 8192, 4, u"docker:x"_s, Fit::Fits};
    verdict.estimate = someEstimate();
    verdict.drift = u"d"_s;
    return verdict;
}

ModelOnDisk someModel()
{
    ModelOnDisk model;
    model.where = u"/srv/models/m"_s;
    LayerShape layer;
    layer.kind = LayerShape::Kind::GatedDelta;
    layer.count = 30;
    layer.stateHeads = 32;
    layer.stateElementBytes = 4;
    LayerShape window;
    window.kind = LayerShape::Kind::SlidingWindow;
    window.window = 1024;
    window.kvHeads = 8;
    model.shape.layers = {layer, window};
    model.shape.draftLayers = {window};
    model.shape.architecture = u"A"_s;
    model.shape.kvSchemeBits = 8;
    model.shape.parameters = 3.5e10;
    model.shape.visionParameters = 4.5e8;
    model.shape.notes = {u"n"_s};
    model.tensors = TensorSums{10, 1, 2, 3, 4, 5, 6};
    model.fileBytes = 12;
    model.drafter = DrafterOnDisk{model.shape, TensorSums{1, 0, 0, 0, 0, 0, 1}, std::nullopt};
    model.notes = {u"m"_s};
    return model;
}

NodeState someState()
{
    NodeState state;
    state.name = u"spark"_s;
    state.link = {LinkState::Kind::Reconnecting, u"SSH"_s, 2.5, Error{Error::Code::LinkLost, u"gone"_s, {}}, 7};
    state.facts.hostName = u"spark-2f4a"_s;
    state.facts.processors = 20;
    state.facts.simulated = true;
    state.capabilities = {u"tunnel"_s};
    state.loaded = true;
    ProfileEntry entry;
    entry.file = {u"big"_s, u"/p/big.json"_s, u"e1"_s, someProfile(), {}};
    entry.verdict = someVerdict();
    entry.usualSeconds = 679;
    entry.model = someModel();
    entry.modelError = u"e"_s;
    entry.measured.emplace();
    entry.measured->bytes = 90 * GiB;
    entry.measured->weights = 70 * GiB;
    entry.measured->isSameStart = false;
    entry.measured->sizeHash = u"h"_s;
    entry.startTestReads = StartTestReads::Available;
    ProfileEntry damaged;
    damaged.file = {u"bad"_s, u"/p/bad.json"_s, u"e2"_s, {}, u"It is not JSON."_s};
    state.profiles = {entry, damaged};
    state.services = {someService()};
    state.memory = someSample();
    state.pools = {somePool()};
    state.activeSwitch = someProgress();
    state.lastSwitch = someRecord();
    state.otherSwitch = u"bob"_s;
    state.upkeep = UpkeepSettings{u"big"_s, 60, 5 * GiB, 1'900'000'000'000, {3600}, u"ja_JP"_s};
    return state;
}

} // namespace

class TestNodeJson : public QObject {
    Q_OBJECT
private slots:
    void recordRoundTrip();
    void recordSpeaksTheAgreedWords();
    void damagedRecordsAreErrors();
    void stateRoundTrip();
    void aNewerDaemonsProfileIsTheOnlyOneNotRead();
    void planRoundTrip();
    void eventRoundTrip();
    void hostileJsonIsHarmless();
    void journalRoundTrip();
    void damagedJournalsAreErrors();
    void timelineAddsUp();
};

void TestNodeJson::recordRoundTrip()
{
    const QByteArray line = recordToJson(someRecord());
    QVERIFY(!line.contains('\n'));
    QCOMPARE(recordFromJson(line).value(), someRecord());
}

void TestNodeJson::recordSpeaksTheAgreedWords()
{
    const Json json = recordToJsonValue(someRecord());
    QCOMPARE(json.at("outcome").get<std::string>(), std::string("failed_restored"));
    QCOMPARE(json.at("profile").get<std::string>(), std::string("big"));
    QCOMPARE(json.at("previous").get<std::string>(), std::string("old"));
    QCOMPARE(json.at("total_seconds").get<double>(), 12.345);
    QCOMPARE(json.at("phases").at(0).at("id").get<std::string>(), std::string("stop"));
    QVERIFY(json.at("facts").at("weights_seconds").is_null());
    SwitchRecord first = someRecord();
    first.previousProfileId.clear();
    QVERIFY(recordToJsonValue(first).at("previous").is_null());
}

void TestNodeJson::damagedRecordsAreErrors()
{
    for (const char *text : {"", "{", "[]", "{}", R"({"id":"1"})", R"({"id":"1","outcome":"great"})"})
        QVERIFY2(!recordFromJson(QByteArrayView(text)), text);
    QVERIFY(recordFromJson(R"({"id":"1","outcome":"ready","phases":7,"facts":[]})"));
}

void TestNodeJson::stateRoundTrip()
{
    const auto text = dumpJson(nodeStateToJson(someState()));
    const auto state = nodeStateFromJson(*parseJson(text));
    QVERIFY(state);
    QCOMPARE(state->profiles, someState().profiles);
    QCOMPARE(state->memory, someState().memory);
    QCOMPARE(state->pools, someState().pools);
    QCOMPARE(state->activeSwitch, someState().activeSwitch);
    QVERIFY(*state == someState());
}

void TestNodeJson::aNewerDaemonsProfileIsTheOnlyOneNotRead()
{
    Json json = nodeStateToJson(someState());
    json.at("profiles").at(0).at("profile")["of_a_later_version"] = true;
    const auto state = nodeStateFromJson(json);
    QVERIFY(state);
    QCOMPARE(state->profiles.size(), someState().profiles.size());
    QVERIFY(state->profiles.first().file.damage.contains(u"of_a_later_version"_s));
    QCOMPARE(state->profiles.first().file.id, someState().profiles.first().file.id);
    QCOMPARE(state->profiles.last(), someState().profiles.last());
    QCOMPARE(state->services, someState().services);
}

void TestNodeJson::planRoundTrip()
{
    SwitchPlan plan;
    plan.request = {u"big"_s, true, u"anna"_s, u"k"_s, 30};
    plan.target = someProfile();
    plan.outgoing = someService();
    plan.verdict = someVerdict();
    plan.command = u"docker run"_s;
    plan.problems = {{u"memory"_s, u"Tight"_s, false}};
    plan.expectedSeconds = 679;
    plan.expectedPhases = {{Phase::Weights, 427}};
    plan.runs = 3;
    const auto again = planFromJson(*parseJson(dumpJson(planToJson(plan))));
    QVERIFY(again);
    QVERIFY(*again == plan);
}

void TestNodeJson::eventRoundTrip()
{
    const Event event{7, 123, Event::Level::Problem, u"guard"_s, u"text"_s};
    QCOMPARE(eventFromJson(eventToJson(event)), event);
}

void TestNodeJson::hostileJsonIsHarmless()
{
    for (const char *text : {"[]", "1", "null", R"({"profiles":{},"services":[1,"x",null],"pools":[[]],"link":[]})",
                             R"({"services":[{"port":99999,"pids":["x",1.5]}],"memory":{"meminfo":[1]}})"}) {
        const auto json = parseJson(QByteArrayView(text));
        QVERIFY(json);
        const auto state = nodeStateFromJson(*json);
        if (state && !state->services.isEmpty())
            QCOMPARE(state->services.last().port, quint16(0));
        QVERIFY(state.has_value() == json->is_object());
    }
}

void TestNodeJson::journalRoundTrip()
{
    SwitchRun run;
    run.id = u"20261129"_s;
    run.owner = u"anna@desk [1]"_s;
    run.request = {u"big"_s, false, u"anna@desk"_s, {}, {}};
    run.stage = SwitchProgress::Stage::RollingBack;
    run.target = someProfile();
    run.outgoing = Service{};
    run.outgoing->id = u"docker:old"_s;
    run.outgoing->profileName = u"Old"_s;
    run.outgoing->port = 8000;
    run.outgoingProfile = someProfile();
    run.attempt = 2;
    run.service = u"docker:abc"_s;
    run.marks = {{1000, Phase::Stop}, {2500, Phase::Memory}};
    run.baseline = 100 * GiB;
    run.isCancelled = true;
    run.failure = someFailure();
    run.failedMs = 9000;
    const QByteArray text = journalToText(run);
    const auto again = journalFromText(text);
    QVERIFY(again);
    QCOMPARE(journalToText(*again), text);
    QCOMPARE(again->target, run.target);
    QCOMPARE(again->marks, run.marks);
    QCOMPARE(again->outgoing->id, run.outgoing->id);
    QCOMPARE(journalSummary(*again), u"anna@desk is switching to Big \u00fc"_s);
}

void TestNodeJson::damagedJournalsAreErrors()
{
    for (const char *text : {"{", "{}", R"({"version":99})", R"({"version":1,"id":"x","stage":"dancing","target":{}})"})
        QVERIFY2(!journalFromText(QByteArrayView(text)), text);
}

void TestNodeJson::timelineAddsUp()
{
    SwitchTimeline timeline;
    QCOMPARE(timeline.totalMs(5), 0);
    timeline.enter(1'000, Phase::Stop);
    timeline.enter(2'500, Phase::Memory);
    timeline.enter(2'400, Phase::ContainerStart); // a clock that steps back does not make a stretch negative
    timeline.enter(9'000, Phase::ResponseCheck);
    timeline.enter(9'100, Phase::Memory); // a second attempt
    timeline.enter(9'600, Phase::ContainerStart);
    QCOMPARE(timeline.totalMs(10'000), 9'000);
    timeline.finish(12'000);
    timeline.finish(99'000);
    QCOMPARE(timeline.totalMs(50'000), 11'000);
    qint64 sum = 0;
    for (const auto &[phase, ms] : timeline.milliseconds(50'000)) {
        QVERIFY(ms >= 0);
        sum += ms;
    }
    QCOMPARE(sum, 11'000);
    QCOMPARE(timeline.milliseconds(50'000).first(), qMakePair(Phase::Stop, qint64(1'500)));
}

QTEST_GUILESS_MAIN(TestNodeJson)
#include "tst_nodejson.moc"
