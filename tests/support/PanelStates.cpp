// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/PanelStates.h"

namespace kirikae::samples {

namespace {

constexpr qint64 now = 1'795'946'400'000; // 29 Nov 2026 09:20 UTC
constexpr qint64 minuteMs = 60'000;

Bytes gibs(double value)
{
    return static_cast<Bytes>(value * static_cast<double>(GiB));
}

ProfileEntry profile(const QString &id, const QString &name, const QString &engine, double weights, Fit fit)
{
    ProfileEntry entry;
    entry.file.id = id;
    entry.file.path = QStringLiteral("/home/nv/.config/kirikae/profiles/%1.json").arg(id);
    entry.file.etag = QStringLiteral("etag-1");
    Profile &made = entry.file.profile;
    made.id = id;
    made.name = name;
    made.engine = engine;
    made.image = engine == QLatin1String("vllm") ? QStringLiteral("vllm/vllm-openai:v0.11.2")
                                                 : QStringLiteral("ghcr.io/ggml-org/llama.cpp:server-cuda");
    made.model = QStringLiteral("/models/") + id;
    made.servedName = id;
    made.arguments = {QStringLiteral("--model"), made.model, QStringLiteral("--max-model-len"),
                      QStringLiteral("262144")};
    made.ports = {{QStringLiteral("127.0.0.1"), 8000, 8000}};
    made.gpus = QStringLiteral("all");
    entry.measuredBytes = gibs(weights);
    entry.verdict.fit = fit;
    entry.verdict.need = gibs(weights);
    return entry;
}

Service service(const QString &id, const ProfileEntry &entry)
{
    Service made;
    made.id = id;
    made.name = QStringLiteral("kirikae-") + entry.file.id;
    made.profileId = entry.file.id;
    made.profileName = entry.file.profile.name;
    made.slot = entry.file.profile.slot;
    made.status = Service::Status::Running;
    made.image = entry.file.profile.image;
    made.startedMs = now - 190 * minuteMs;
    made.port = entry.file.profile.servicePort();
    return made;
}

Pool unified(const QList<PoolSegment> &segments)
{
    Pool pool;
    pool.kind = Pool::Kind::Unified;
    pool.name = QStringLiteral("unified pool");
    pool.segments = segments;
    for (const PoolSegment &segment : segments)
        pool.total += segment.bytes;
    pool.firmware = 128 * GiB - pool.total;
    pool.free = segments.last().bytes;
    pool.available = pool.free + segments[segments.size() - 2].bytes;
    pool.reserve = gibs(8);
    pool.warn = gibs(12);
    pool.refuse = gibs(4);
    pool.swapUsed = gibs(0.3);
    pool.swapTotal = gibs(16);
    return pool;
}

MemorySample sample()
{
    MemorySample made;
    made.timeMs = now;
    made.pressure = Pressure{0, 0};
    made.gpus = {GpuReading{QStringLiteral("NVIDIA GB10"), QStringLiteral("580.159"), {}, {}, {}, {}, {}, {}, {}}};
    return made;
}

NodeState connected()
{
    NodeState state;
    state.name = QStringLiteral("spark-2f4a");
    state.link = {LinkState::Kind::Connected, QStringLiteral("SSH"), 2.1, {}, 0};
    state.facts.hostName = QStringLiteral("spark-2f4a");
    state.facts.machine = QStringLiteral("NVIDIA DGX Spark");
    state.facts.osName = QStringLiteral("DGX OS 7.2");
    state.facts.kernel = QStringLiteral("6.11.0-1016-nvidia");
    state.facts.architecture = QStringLiteral("aarch64");
    state.facts.user = QStringLiteral("nv");
    state.facts.containerEngine = QStringLiteral("Docker 28.3.1 (API 1.51)");
    state.capabilities = {QStringLiteral("tunnel")};
    state.loaded = true;
    state.memory = sample();
    return state;
}

using Kind = PoolSegment::Kind;

FitVerdict fits()
{
    FitVerdict verdict;
    verdict.fit = Fit::Fits;
    verdict.sentence = QStringLiteral("Fits, with 6.3 GiB to spare above the reserve");
    verdict.lines = {
        {QStringLiteral("Available now"), gibs(50.2), Basis::Measured, {}},
        {QStringLiteral("Given back by Qwen3.6 35B-A3B FP8"), gibs(55.0), Basis::Measured,
         QStringLiteral("measured today")},
        {QStringLiteral("Weights"), -gibs(70.0), Basis::Estimated, QStringLiteral("from the model's files")},
        {QStringLiteral("KV cache, pinned, 1,115,000 tokens"), -gibs(17.9), Basis::Stated, {}},
        {QStringLiteral("Graphs, context, host side"), -gibs(3.0), Basis::Estimated, {}},
    };
    verdict.need = gibs(90.9);
    verdict.availableAfter = gibs(14.3);
    verdict.startTestPasses = true;
    verdict.startTestText = QStringLiteral("vLLM's own start test: needs 98.6 free, will see 105.2");
    return verdict;
}

QList<PhaseTime> usualPhases()
{
    return {{Phase::Stop, 3},     {Phase::Memory, 4},           {Phase::ContainerStart, 1}, {Phase::EngineStart, 21},
            {Phase::Weights, 25}, {Phase::EncoderProfiling, 1}, {Phase::MambaWarmup, 2},    {Phase::GraphKernel, 19},
            {Phase::ApiStart, 3}, {Phase::ResponseCheck, 4}};
}

PhaseProgress phase(Phase which, PhaseProgress::Status status, double seconds, double usual,
                    std::optional<double> fraction, const QString &detail)
{
    return {which, status, seconds, usual, fraction, detail};
}

SwitchRecord run(const QString &id, qint64 startedMs, bool warm, const QList<double> &seconds)
{
    SwitchRecord record(Outcome::Ready);
    record.id = id;
    record.profileId = QStringLiteral("nemotron-vl");
    record.profileName = QStringLiteral("Nemotron Super VL 120B");
    record.previousProfileId = QStringLiteral("qwen36");
    record.previousName = QStringLiteral("Qwen3.6 35B-A3B FP8");
    record.slot = QStringLiteral("main");
    record.startedMs = startedMs;
    record.warm = warm;
    const QList<Phase> phases{Phase::Stop,        Phase::EngineStart, Phase::Weights, Phase::EncoderProfiling,
                              Phase::MambaWarmup, Phase::GraphKernel, Phase::ApiStart};
    for (qsizetype i = 0; i < seconds.size(); ++i) {
        record.phases.append({phases[i], seconds[i]});
        record.totalSeconds += seconds[i];
    }
    return record;
}

} // namespace

NodeState idle()
{
    NodeState state = connected();
    ProfileEntry qwen = profile(QStringLiteral("qwen36"), QStringLiteral("Qwen3.6 35B-A3B FP8"), QStringLiteral("vllm"),
                                34.9, Fit::Fits);
    qwen.runningService = QStringLiteral("docker:a");
    qwen.usualSeconds = 112;
    qwen.lastSwitchMs = now - 190 * minuteMs;
    ProfileEntry nemotron = profile(QStringLiteral("nemotron-vl"), QStringLiteral("Nemotron Super VL 120B"),
                                    QStringLiteral("vllm"), 70.0, Fit::Fits);
    nemotron.usualSeconds = 679;
    nemotron.lastSwitchMs = now - 8 * minuteMs;
    nemotron.verdict = fits();
    ProfileEntry oss = profile(QStringLiteral("gpt-oss-120b"), QStringLiteral("gpt-oss-120b"),
                               QStringLiteral("llama-server"), 59.0, Fit::Tight);
    oss.usualSeconds = 24;
    oss.lastSwitchMs = now - 3000 * minuteMs;
    const ProfileEntry llama = profile(QStringLiteral("llama33-70b"), QStringLiteral("Llama 3.3 70B BF16"),
                                       QStringLiteral("vllm"), 131.4, Fit::DoesNotFit);
    ProfileEntry small = profile(QStringLiteral("qwen3-4b"), QStringLiteral("Qwen3 4B Instruct"),
                                 QStringLiteral("vllm"), 7.6, Fit::Fits);
    small.file.profile.slot = QStringLiteral("small");
    small.file.profile.ports = {{QStringLiteral("127.0.0.1"), 8001, 8000}};
    small.runningService = QStringLiteral("docker:b");
    ProfileEntry broken;
    broken.file.id = QStringLiteral("old-mixtral");
    broken.file.path = QStringLiteral("/home/nv/.config/kirikae/profiles/old-mixtral.json");
    broken.file.damage = QStringLiteral("line 7: \"ports\" must be a list");
    state.profiles = {qwen, nemotron, oss, llama, small, broken};
    Service foreign;
    foreign.id = QStringLiteral("docker:c");
    foreign.name = QStringLiteral("comfyui");
    foreign.containerId = QStringLiteral("c");
    foreign.foreign = true;
    foreign.status = Service::Status::Running;
    state.services = {service(QStringLiteral("docker:a"), qwen), service(QStringLiteral("docker:b"), small), foreign};
    state.pools = {unified({{Kind::Weights, QStringLiteral("Qwen3.6 weights"), QStringLiteral("docker:a"), gibs(34.9)},
                            {Kind::KvCache, QStringLiteral("KV cache"), QStringLiteral("docker:a"), gibs(14.6)},
                            {Kind::Overhead, QStringLiteral("overhead"), QStringLiteral("docker:a"), gibs(5.5)},
                            {Kind::Overhead, QStringLiteral("Qwen3 4B"), QStringLiteral("docker:b"), gibs(5.0)},
                            {Kind::OtherGpu, QStringLiteral("other GPU programs"), {}, gibs(2.6)},
                            {Kind::OtherPrograms, QStringLiteral("other programs"), {}, gibs(5.1)},
                            {Kind::Driver, QStringLiteral("driver"), {}, gibs(3.8)},
                            {Kind::PageCache, QStringLiteral("page cache"), {}, gibs(24.3)},
                            {Kind::Free, QStringLiteral("free"), {}, gibs(25.9)}})};
    return state;
}

NodeState loading()
{
    using Status = PhaseProgress::Status;
    NodeState state = idle();
    state.profiles[0].runningService.clear();
    state.services[0] = service(QStringLiteral("docker:n"), state.profiles[1]);
    state.pools = {
        unified({{Kind::Overhead, QStringLiteral("Nemotron Super VL 120B"), QStringLiteral("docker:n"), gibs(50.8)},
                 {Kind::Overhead, QStringLiteral("Qwen3 4B"), QStringLiteral("docker:b"), gibs(5.0)},
                 {Kind::OtherGpu, QStringLiteral("other GPU programs"), {}, gibs(2.6)},
                 {Kind::OtherPrograms, QStringLiteral("other programs"), {}, gibs(6.1)},
                 {Kind::Driver, QStringLiteral("driver"), {}, gibs(3.8)},
                 {Kind::PageCache, QStringLiteral("page cache"), {}, gibs(29.2)},
                 {Kind::Free, QStringLiteral("free"), {}, gibs(24.2)}})};
    SwitchProgress progress;
    progress.switchId = QStringLiteral("switch-1");
    progress.profileId = QStringLiteral("nemotron-vl");
    progress.profileName = QStringLiteral("Nemotron Super VL 120B");
    progress.previousName = QStringLiteral("Qwen3.6 35B-A3B FP8");
    progress.stage = SwitchProgress::Stage::Loading;
    progress.seconds = 46.3;
    progress.expectedSeconds = 83;
    progress.fraction = 0.55;
    progress.sentence = QStringLiteral("Loading weights: shard 13 of 17");
    progress.lowestAvailable = gibs(22.6);
    progress.guardFloor = gibs(4);
    progress.service = QStringLiteral("docker:n");
    progress.phases = {
        phase(Phase::Stop, Status::Done, 2.1, 3, 1.0, QStringLiteral("drained 2 requests")),
        phase(Phase::Memory, Status::Done, 3.4, 4, 1.0, QStringLiteral("55.1 GiB returned, flat for 1 s")),
        phase(Phase::ContainerStart, Status::Done, 0.9, 1, 1.0, {}),
        phase(Phase::EngineStart, Status::Done, 20.1, 21, 1.0, QStringLiteral("imports 11.2 · engine 8.9")),
        phase(Phase::Weights, Status::Running, 19.8, 25, 0.78, QStringLiteral("shard 13 of 17, 3.0 GB/s, 5 s left")),
        phase(Phase::EncoderProfiling, Status::Waiting, 0, 1, {}, {}),
        phase(Phase::MambaWarmup, Status::Waiting, 0, 2, {}, {}),
        phase(Phase::GraphKernel, Status::Waiting, 0, 19, {}, {}),
        phase(Phase::ApiStart, Status::Waiting, 0, 3, {}, {}),
        phase(Phase::ResponseCheck, Status::Waiting, 0, 4, {}, {}),
    };
    state.activeSwitch = progress;
    return state;
}

NodeState readyState()
{
    NodeState state = idle();
    state.profiles[0].runningService.clear();
    state.profiles[1].runningService = QStringLiteral("docker:n");
    state.services[0] = service(QStringLiteral("docker:n"), state.profiles[1]);
    SwitchRecord record = run(QStringLiteral("switch-1"), now, true, {5.5, 21.0, 25.2, 1.0, 2.0, 19.1, 7.4});
    record.facts.modelGib = 69.8;
    record.facts.kvCacheGib = 17.9;
    record.facts.kvCacheTokens = 1'115'000;
    record.facts.maxConcurrency = 4.3;
    record.lowestAvailable = gibs(13.9);
    record.peakBytes = gibs(91.4);
    state.lastSwitch = record;
    return state;
}

NodeState failed()
{
    NodeState state = idle();
    SwitchRecord record = run(QStringLiteral("switch-2"), now, true, {5.5, 21.0, 25.2, 1.0, 2.0, 4.0});
    record.outcome = Outcome::FailedRestored;
    record.restoreSeconds = 58;
    Failure failure;
    failure.kind = QStringLiteral("kv_cache_smaller_than_context");
    failure.confidence = Failure::Confidence::Certain;
    failure.evidence = LogEvidence{7, QStringLiteral("ValueError: To serve at least one request with the model's max "
                                                     "seq len (262144), 19.62 GiB KV cache is needed, which is larger "
                                                     "than the available KV cache memory (17.90 GiB).")};
    failure.cause = QStringLiteral("The context asked for (262,144 tokens) needs 19.6 GiB of KV cache; 17.9 GiB is "
                                   "left after the weights.");
    failure.fix = QStringLiteral("The largest context that fits is 239,600.");
    failure.fixes = {
        {QStringLiteral("Set context to 239,600"), QStringLiteral("--max-model-len"), QStringLiteral("239600"), false},
        {QStringLiteral("Use FP8 KV cache"), QStringLiteral("--kv-cache-dtype"), QStringLiteral("fp8"), false}};
    record.failure = failure;
    state.lastSwitch = record;
    return state;
}

NodeState goingBack()
{
    using Status = PhaseProgress::Status;
    NodeState state = loading();
    state.services[0] = service(QStringLiteral("docker:a"), state.profiles[0]);
    state.services[0].startedMs = now;
    state.profiles[0].runningService = QStringLiteral("docker:a");
    state.pools = {
        unified({{Kind::Overhead, QStringLiteral("Qwen3.6 35B-A3B FP8"), QStringLiteral("docker:a"), gibs(16.3)},
                 {Kind::Overhead, QStringLiteral("Qwen3 4B"), QStringLiteral("docker:b"), gibs(5.0)},
                 {Kind::OtherGpu, QStringLiteral("other GPU programs"), {}, gibs(2.6)},
                 {Kind::OtherPrograms, QStringLiteral("other programs"), {}, gibs(6.1)},
                 {Kind::Driver, QStringLiteral("driver"), {}, gibs(3.8)},
                 {Kind::PageCache, QStringLiteral("page cache"), {}, gibs(44.2)},
                 {Kind::Free, QStringLiteral("free"), {}, gibs(43.7)}})};
    SwitchProgress &progress = *state.activeSwitch;
    progress.stage = SwitchProgress::Stage::RollingBack;
    progress.phases[4].status = Status::Failed;
    progress.sentence = QStringLiteral("Bringing back Qwen3.6 35B-A3B FP8: Weights, shard 4 of 9, 2.9 GB/s");
    progress.canLeave = true;
    RestoreProgress restore;
    restore.seconds = 41.2;
    restore.expectedSeconds = 112;
    restore.fraction = 0.36;
    restore.phases = {
        phase(Phase::ContainerStart, Status::Done, 1.1, 1, 1.0, {}),
        phase(Phase::EngineStart, Status::Done, 29.8, 31, 1.0, QStringLiteral("imports 12.0 · engine 17.8")),
        phase(Phase::Weights, Status::Running, 10.3, 24, 0.44, QStringLiteral("shard 4 of 9, 2.9 GB/s")),
        phase(Phase::GraphKernel, Status::Waiting, 0, 47, {}, {}),
        phase(Phase::ApiStart, Status::Waiting, 0, 4, {}, {}),
        phase(Phase::ResponseCheck, Status::Waiting, 0, 5, {}, {}),
    };
    progress.restore = restore;
    return state;
}

Event failureEvent()
{
    return {7, now, Event::Level::Problem, QStringLiteral("switch"),
            QStringLiteral("Nemotron Super VL 120B failed. ") + failed().lastSwitch->failure->cause};
}

NodeState unsettled(SlotState::Condition condition)
{
    const bool isTarget = condition == SlotState::Condition::NotStopped;
    NodeState state = failed();
    if (isTarget) {
        state.profiles[0].runningService.clear();
        state.profiles[1].runningService = QStringLiteral("docker:n");
        state.services[0] = service(QStringLiteral("docker:n"), state.profiles[1]);
    }
    SwitchRecord &record = *state.lastSwitch;
    record.outcome = Outcome::Unsettled;
    record.restoreSeconds.reset();
    record.inSlot = SlotState{state.services[0].id, state.services[0].profileName, condition, std::nullopt};
    if (condition == SlotState::Condition::Starting)
        record.inSlot->usualSeconds = 112;
    return state;
}

NodeState servicesUnknown()
{
    NodeState state = idle();
    state.servicesProblem = QStringLiteral("The container engine of this node does not answer. Start it with "
                                           "\"sudo systemctl start docker\".");
    return state;
}

NodeState profilesUnknown()
{
    NodeState state = empty();
    state.profilesProblem = QStringLiteral("The folder of the profiles cannot be read: permission denied.");
    return state;
}

NodeState orphaned()
{
    NodeState state = idle();
    state.otherSwitch = QStringLiteral("ana@desk is switching to gpt-oss-120b");
    state.isOrphaned = true;
    return state;
}

NodeState twoInSlot()
{
    NodeState state = idle();
    ProfileEntry &oss = state.profiles[2];
    oss.runningService = QStringLiteral("docker:o");
    Service rival = service(QStringLiteral("docker:o"), oss);
    rival.startedMs = now - 300 * minuteMs;
    state.services.append(rival);
    return state;
}

NodeState disconnected()
{
    NodeState state;
    state.name = QStringLiteral("spark-2f4a");
    state.link = {LinkState::Kind::Failed,
                  QStringLiteral("SSH to nv@spark-2f4a:22"),
                  {},
                  Error{Error::Code::Unreachable, QStringLiteral("spark-2f4a does not answer on port 22."),
                        QStringLiteral("connect to 192.168.1.40 port 22: No route to host")},
                  0};
    return state;
}

NodeState lost()
{
    NodeState state = idle();
    state.link = {LinkState::Kind::Reconnecting,
                  QStringLiteral("SSH"),
                  {},
                  Error{Error::Code::LinkLost, QStringLiteral("The node stopped answering."), {}},
                  8};
    return state;
}

NodeState empty()
{
    NodeState state = idle();
    state.profiles.clear();
    state.services.clear();
    state.pools = {unified({{Kind::OtherPrograms, QStringLiteral("other programs"), {}, gibs(5.1)},
                            {Kind::Driver, QStringLiteral("driver"), {}, gibs(2.8)},
                            {Kind::PageCache, QStringLiteral("page cache"), {}, gibs(24.3)},
                            {Kind::Free, QStringLiteral("free"), {}, gibs(89.5)}})};
    return state;
}

NodeState discrete()
{
    NodeState state = idle();
    state.facts.machine = QStringLiteral("Supermicro SYS-421GE");
    Pool vram = state.pools.first();
    vram.kind = Pool::Kind::Vram;
    vram.name = QStringLiteral("NVIDIA H200");
    vram.firmware.reset();
    vram.swapTotal.reset();
    vram.reserve = gibs(1);
    Pool ram = unified({{Kind::OtherPrograms, QStringLiteral("programs"), {}, gibs(21)},
                        {Kind::PageCache, QStringLiteral("page cache"), {}, gibs(140)},
                        {Kind::Free, QStringLiteral("free"), {}, gibs(90)}});
    ram.kind = Pool::Kind::Ram;
    ram.name = QStringLiteral("RAM");
    ram.firmware.reset();
    state.pools = {vram, ram};
    return state;
}

SwitchPlan planThatFits()
{
    const NodeState state = idle();
    SwitchPlan plan;
    plan.request.profileId = QStringLiteral("nemotron-vl");
    plan.target = state.profiles[1].file.profile;
    plan.outgoing = state.services[0];
    plan.verdict = fits();
    plan.command = QStringLiteral("docker run \\\n  --name kirikae-nemotron-vl \\\n  --gpus all \\\n"
                                  "  -p 127.0.0.1:8000:8000 \\\n  vllm/vllm-openai:v0.11.2 \\\n"
                                  "  --model /models/nemotron-vl");
    plan.expectedSeconds = 83;
    plan.expectedPhases = usualPhases();
    plan.runs = 4;
    return plan;
}

SwitchPlan planWithRequests(int running)
{
    SwitchPlan plan = planThatFits();
    plan.requestsRunning = running;
    return plan;
}

SwitchPlan planWithTwoInSlot()
{
    SwitchPlan plan = planThatFits();
    plan.alsoStopped = {twoInSlot().services.last()};
    plan.problems = {
        {QStringLiteral("two_in_slot"),
         QStringLiteral("gpt-oss-120b runs in the same slot as well; it is stopped, too, and does not come "
                        "back."),
         false}};
    return plan;
}

SwitchPlan planOfUnknown()
{
    SwitchPlan plan = planThatFits();
    plan.problems = {{QStringLiteral("services_unknown"),
                      QStringLiteral("What runs on this node is not known now, so nothing is stopped or started: ") +
                          servicesUnknown().servicesProblem,
                      true}};
    return plan;
}

SwitchPlan planThatDoesNot()
{
    const NodeState state = idle();
    SwitchPlan plan;
    plan.request.profileId = QStringLiteral("llama33-70b");
    plan.target = state.profiles[3].file.profile;
    plan.outgoing = state.services[0];
    plan.verdict.fit = Fit::DoesNotFit;
    plan.verdict.sentence = QStringLiteral("Does not fit: 37.2 GiB are missing");
    plan.verdict.lines = {{QStringLiteral("Available now"), gibs(50.2), Basis::Measured, {}},
                          {QStringLiteral("Given back by Qwen3.6 35B-A3B FP8"), gibs(55.0), Basis::Measured, {}},
                          {QStringLiteral("Weights"), -gibs(131.4), Basis::Stated, {}},
                          {QStringLiteral("KV cache and overhead"), -gibs(3.0), Basis::Guessed, {}}};
    plan.verdict.need = gibs(134.4);
    plan.verdict.availableAfter = -gibs(29.2);
    plan.verdict.smallestChange = QStringLiteral("A 4-bit version of this model would need about 40 GiB and fit.");
    plan.command = QStringLiteral("docker run vllm/vllm-openai:v0.11.2");
    plan.problems = {{QStringLiteral("memory"),
                      QStringLiteral("It needs 134.4 GiB and 105.2 GiB will be available: use a smaller model."),
                      true}};
    return plan;
}

SwitchPlan planWithProblems()
{
    SwitchPlan plan = planThatFits();
    plan.expectedSeconds.reset();
    plan.expectedPhases.clear();
    plan.runs = 0;
    plan.problems = {{QStringLiteral("image_missing"),
                      QStringLiteral("The image vllm/vllm-openai:v0.11.2 is not on the node: pull it first."), true},
                     {QStringLiteral("profile"), QStringLiteral("The profile sets no context length."), false}};
    return plan;
}

QList<SwitchRecord> history()
{
    const qint64 day = 24 * 60 * minuteMs;
    return {run(QStringLiteral("h1"), now - 2 * day, true, {3, 42, 419, 45, 10, 35, 12}),
            run(QStringLiteral("h2"), now - day, false, {4, 48, 415, 47, 36, 106, 12}),
            run(QStringLiteral("h3"), now - 8 * minuteMs, false, {3, 46, 427, 47, 36, 106, 14})};
}

QList<LogLine> log()
{
    const QList<QByteArray> texts{
        "(EngineCore pid=131) INFO 11-29 09:20:31 [gpu_model_runner.py:3551] Starting to load model nvidia/Nemotron-VL",
        "(EngineCore pid=131) INFO 11-29 09:20:31 [weight_utils.py:912] Checkpoint size: 70.02 GiB.",
        "(EngineCore pid=131) WARNING 11-29 09:20:31 [kernel.py:87] DeepGEMM backend requested but not available.",
        "Loading safetensors checkpoint shards:  59% Completed | 10/17 [00:12<00:08,  1.21s/it]",
        "Loading safetensors checkpoint shards:  76% Completed | 13/17 [00:17<00:05,  1.30s/it]",
        "(EngineCore pid=131) ERROR 11-29 09:21:02 [core.py:708] EngineCore failed to start.",
        "(EngineCore pid=131) ValueError: To serve at least one request with the model's max seq len (262144), 19.62 "
        "GiB KV cache is needed, which is larger than the available KV cache memory (17.90 GiB).",
        "(APIServer pid=1) RuntimeError: Engine core initialization failed. See root cause above."};
    QList<LogLine> lines;
    for (qsizetype i = 0; i < texts.size(); ++i)
        lines.append({(now + i * 2311) * 1'000'000, texts[i], true});
    return lines;
}

} // namespace kirikae::samples
