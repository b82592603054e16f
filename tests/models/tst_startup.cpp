// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/core/Json.h"
#include "models/startup/EtaModel.h"
#include "models/startup/LogAnalysis.h"
#include "models/startup/StartupReader.h"

#include <QBuffer>
#include <QFile>
#include <QRegularExpression>
#include <QStringEncoder>
#include <QTemporaryDir>
#include <QTest>

using namespace kirikae;
using namespace Qt::StringLiterals;

namespace {

QByteArray logNamed(const char *name)
{
    QFile file(QStringLiteral(KIRIKAE_SOURCE_DIR "/tests/data/startup/") + QString::fromLatin1(name) + u".log"_s);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

LogAnalysis analyzed(QByteArray log)
{
    static const EngineRuleSets rules = EngineRules::load({}, nullptr);
    QBuffer buffer(&log);
    buffer.open(QIODevice::ReadOnly);
    return analyzeLog(buffer, rules);
}

double secondsIn(const LogAnalysis &analysis, Phase phase)
{
    for (const PhaseTime &time : analysis.phases) {
        if (time.phase == phase)
            return time.seconds;
    }
    return 0;
}

double sumOf(const LogAnalysis &analysis)
{
    double sum = 0;
    for (const PhaseTime &time : analysis.phases)
        sum += time.seconds;
    return sum;
}

/// JSON with ' for ", to be readable in C++ (and by moc, which stumbles over raw strings).
QByteArray quoted(const char *json)
{
    return QByteArray(json).replace('\'', '"');
}

Result<std::shared_ptr<const EngineRules>> parsed(const char *rule)
{
    const QByteArray file = quoted("{'format':1,'engine':'mine','rules':[") + rule + "]}";
    return EngineRules::parse(u"mine.json"_s, file);
}

} // namespace

class TestStartup : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    /// vLLM's own word on what was free when it looked, in a good start and in a refused one.
    void whatTheStartTestSawIsKept()
    {
        const QByteArray head = "(APIServer pid=1) INFO 06-30 10:00:00 [api.py:9] vLLM API server version 0.30.0\n";
        const LogAnalysis good =
            analyzed(head + "(EngineCore pid=2) INFO 06-30 10:01:02 [gpu_worker.py:391] Free memory "
                            "on device (78.57/79.18 GiB) on startup. Desired GPU memory "
                            "utilization is (0.9, 71.26 GiB).\n");
        QCOMPARE(good.facts.freeAtStartGib, std::optional(78.57));
        const LogAnalysis bad =
            analyzed(head + "(EngineCore pid=2) ERROR 06-30 10:01:02 [core.py:718] ValueError: Free "
                            "memory on device cuda:0 (38.69/139.8 GiB) on startup is less than "
                            "desired GPU memory utilization (0.9, 125.82 GiB).\n");
        QCOMPARE(bad.facts.freeAtStartGib, std::optional(38.69));
    }

    void timelineAddsUp()
    {
        PhaseTimeline timeline;
        timeline.start(1000, Phase::EngineStart);
        timeline.enter(3000, Phase::Weights);
        timeline.enter(2000, Phase::GraphKernel); // time does not run backwards
        timeline.enter(9000, Phase::Weights);     // a phase comes back
        timeline.finish(9500);
        timeline.enter(9900, Phase::ApiStart); // too late
        QCOMPARE(timeline.phaseMs(Phase::EngineStart, 0), 2000);
        QCOMPARE(timeline.phaseMs(Phase::Weights, 0), 500);
        QCOMPARE(timeline.phaseMs(Phase::GraphKernel, 0), 6000);
        timeline.reassign(4000, 6000, Phase::MambaWarmup);
        QCOMPARE(timeline.phaseMs(Phase::MambaWarmup, 0), 2000);
        QCOMPARE(timeline.phaseMs(Phase::GraphKernel, 0), 4000);
        qint64 sum = 0;
        const auto all = timeline.milliseconds(0);
        for (const auto &entry : all)
            sum += entry.second;
        QCOMPARE(sum, 8500);
    }

    void etaIsTheMedianOrNothing()
    {
        EtaModel eta;
        QVERIFY(!eta.usualSeconds(Phase::Weights));
        QVERIFY(!eta.usualTotalSeconds());
        eta.add({{Phase::Weights, 10}, {Phase::ApiStart, 1}});
        eta.add({{Phase::Weights, 30}});
        eta.add({{Phase::Weights, 20}, {Phase::ApiStart, 3}});
        QCOMPARE(eta.usualSeconds(Phase::Weights), 20.0);
        QCOMPARE(eta.usualSeconds(Phase::ApiStart), 2.0);
        QCOMPARE(eta.usualTotalSeconds(), 23.0);
        QCOMPARE(eta.runs(), 3);
    }

    void etaKeepsWarmAndColdApart()
    {
        EtaModel eta;
        eta.add({{Phase::Weights, 25}, {Phase::GraphKernel, 200}}, false);
        eta.expect(true);
        QCOMPARE(eta.usualTotalSeconds(), 225.0); // no warm start is known
        eta.add({{Phase::Weights, 25}, {Phase::GraphKernel, 20}}, true);
        eta.add({{Phase::Weights, 27}}, std::nullopt);
        QCOMPARE(eta.usualTotalSeconds(), 45.0);
        QCOMPARE(eta.usualSeconds(Phase::GraphKernel), 20.0);
        eta.expect(false);
        QCOMPARE(eta.usualSeconds(Phase::GraphKernel), 200.0);
        QCOMPARE(eta.runs(), 3);
    }

    void anotherProgramsLinesAreNoPartOfTheStart()
    {
        const LogAnalysis analysis =
            analyzed("2026-07-18 05:10:35 | INFO | bench | Init vLLM: model='m'\n"
                     "INFO 07-18 05:10:45 __init__.py:207] Automatically detected platform cuda.\n"
                     "2026-07-18 05:10:46,900 - INFO - httpx | GET\n"
                     "INFO 07-18 05:10:47 llm_engine.py:234] Initializing a V0 LLM engine (v0.7.3) "
                     "with config: model='m'\n");
        QCOMPARE(analysis.totalSeconds, std::optional(2.0));
    }

    void readsVllmOfToday()
    {
        const LogAnalysis analysis = analyzed(logNamed("vllm-hybrid-drafter"));
        QVERIFY(analysis.isReady);
        QVERIFY(!analysis.failure);
        QCOMPARE(analysis.facts.engine, u"vllm"_s);
        QCOMPARE(analysis.facts.engineVersion, u"0.33.1"_s);
        QCOMPARE(analysis.facts.model, u"acme/Omni-30B"_s);
        QCOMPARE(analysis.facts.weightsSeconds, 45.25);
        QCOMPARE(analysis.facts.modelGib, 31.5);
        QCOMPARE(analysis.facts.kvCacheGib, 42.75);
        QCOMPARE(analysis.facts.kvCacheTokens, 1234567);
        QCOMPARE(analysis.facts.maxConcurrency, 9.42);
        QCOMPARE(analysis.facts.graphCaptureSeconds, 7.0);
        QCOMPARE(analysis.facts.graphCaptureGib, -0.25);
        QCOMPARE(analysis.facts.engineInitSeconds, 88.5);
        QCOMPARE(analysis.facts.torchCompileSeconds, 16.5);
        QCOMPARE(analysis.facts.compileCacheHit, true);
        QCOMPARE(secondsIn(analysis, Phase::EngineStart), 12.0);
        QCOMPARE(secondsIn(analysis, Phase::Weights), 48.0);
        QCOMPARE(secondsIn(analysis, Phase::EncoderProfiling), 6.5);
        QCOMPARE(secondsIn(analysis, Phase::MambaWarmup), 30.0);
        QCOMPARE(secondsIn(analysis, Phase::GraphKernel), 51.5);
        QCOMPARE(secondsIn(analysis, Phase::ApiStart), 9.0);
        QCOMPARE(analysis.totalSeconds, 157.0);
        QCOMPARE(sumOf(analysis), 157.0);
    }

    void readsTheSameThroughEveryWrapping_data()
    {
        QTest::addColumn<QString>("how");
        for (const char *how :
             {"docker", "compose", "journald", "quoted", "crlf", "coloured", "indented", "utf16", "utf16 big"})
            QTest::newRow(how) << QString::fromLatin1(how);
    }
    void readsTheSameThroughEveryWrapping()
    {
        QFETCH(QString, how);
        const QByteArray plain = logNamed("vllm-hybrid-drafter");
        QByteArray wrapped;
        const QList<QByteArray> lines = plain.split('\n');
        for (const QByteArray &line : lines) {
            if (how == u"compose")
                wrapped += "omni-1  | ";
            else if (how == u"quoted")
                wrapped += "> ";
            else if (how == u"indented")
                wrapped += "      ";
            else if (how == u"journald")
                wrapped += "spark vllm[7]: ";
            else if (how == u"docker")
                wrapped += "vllm  | ";
            QByteArray text = line;
            if (how == u"coloured" && text.startsWith('('))
                text = "\x1b[0;36m" + text.replace(") ", ")\x1b[0;0m ");
            wrapped += text + (how == u"crlf" ? "\r\n" : "\n");
        }
        if (how == u"journald") // every line with the time of its record, as journald has it
            wrapped.replace("spark vllm[7]: ", "Jun 30 10:00:00 spark vllm[7]: ");
        if (how.startsWith(u"utf16")) {
            QStringEncoder encode(how.endsWith(u"big") ? QStringEncoder::Utf16BE : QStringEncoder::Utf16LE,
                                  QStringEncoder::Flag::WriteBom);
            wrapped = encode(QString::fromUtf8(wrapped));
        }
        const LogAnalysis expected = analyzed(plain);
        const LogAnalysis got = analyzed(wrapped);
        QCOMPARE(got.facts, expected.facts);
        QCOMPARE(got.isReady, true);
        if (how != u"journald")
            QCOMPARE(got.phases, expected.phases);
    }

    void readsOldVllm()
    {
        const LogAnalysis analysis = analyzed(logNamed("vllm-v0"));
        QVERIFY(analysis.isReady);
        QCOMPARE(analysis.facts.engineVersion, u"0.6.1"_s);
        QCOMPARE(analysis.facts.modelGib, 12.3456); // of the first worker, which has no prefix here
        QCOMPARE(analysis.facts.kvCacheGib, 5.5);
        QCOMPARE(analysis.facts.maxConcurrency, 2.5);
        QCOMPARE(analysis.facts.graphCaptureSeconds, 14.0);
        QVERIFY(!analysis.facts.weightsSeconds);
        QCOMPARE(secondsIn(analysis, Phase::Weights), 40.0);
        QCOMPARE(analysis.totalSeconds, 75.0);
    }

    void readsWorkersSideBySide()
    {
        const LogAnalysis analysis = analyzed(logNamed("vllm-tp2"));
        QVERIFY(analysis.isReady);
        QCOMPARE(analysis.facts.weightsSeconds, 20.5); // rank 0's, although rank 1 prints first
        QCOMPARE(analysis.facts.kvCacheGib, 10.5);     // the smallest of all
        QCOMPARE(secondsIn(analysis, Phase::Weights), 25.0);
    }

    void readsJsonLogging()
    {
        const LogAnalysis analysis = analyzed(logNamed("vllm-json"));
        QVERIFY(analysis.isReady);
        QCOMPARE(analysis.facts.engine, u"vllm"_s);
        QCOMPARE(analysis.facts.weightsSeconds, 8.25);
        QCOMPARE(analysis.facts.kvCacheTokens, 65536);
        QCOMPARE(secondsIn(analysis, Phase::Weights), 10.0);
        QCOMPARE(analysis.totalSeconds, 30.0);
    }

    void readsOtherEngines()
    {
        const LogAnalysis sglang = analyzed(logNamed("sglang"));
        QVERIFY(sglang.isReady);
        QCOMPARE(sglang.facts.engine, u"sglang"_s);
        QCOMPARE(sglang.facts.weightsSeconds, 15.5);
        QCOMPARE(sglang.facts.modelGib, 20.5);
        QCOMPARE(sglang.facts.kvCacheTokens, 98304);
        QCOMPARE(sglang.totalSeconds, 60.0); // "Application startup complete" came 4 s earlier and means nothing

        const LogAnalysis llama = analyzed(logNamed("llama-server"));
        QVERIFY(llama.isReady);
        QCOMPARE(llama.facts.engine, u"llama.cpp"_s);
        QCOMPARE(llama.facts.model, u"/models/tiny.gguf"_s);
        QCOMPARE(llama.facts.modelGib, 4.5);
        QCOMPARE(llama.totalSeconds, 3.0);
        QCOMPARE(secondsIn(llama, Phase::Weights), 2.0);

        const LogAnalysis trtllm = analyzed(logNamed("trtllm"));
        QVERIFY(trtllm.isReady);
        QCOMPARE(trtllm.facts.engine, u"trtllm"_s);
        QCOMPARE(trtllm.facts.engineVersion, u"1.3.0"_s);
        QCOMPARE(trtllm.facts.kvCacheGib, 33.5); // the last one counts
        QCOMPARE(secondsIn(trtllm, Phase::Weights), 20.0);
    }

    void lastStartCounts()
    {
        const QByteArray first =
            "INFO 06-30 09:00:00 [api_server.py:1] vLLM API server version 0.12.0\n"
            "INFO 06-30 09:00:05 [m.py:1] Starting to load model a/old...\n"
            "INFO 06-30 09:00:09 [m.py:1] Loading weights took 99.00 seconds\n"
            "ERROR 06-30 09:00:10 [core.py:1] EngineCore failed to start.\n"
            "ERROR 06-30 09:00:10 [core.py:1] ValueError: No available memory for the cache blocks.\n";
        const LogAnalysis twice = analyzed(first + logNamed("vllm-tp2"));
        QVERIFY(twice.isReady);
        QVERIFY(!twice.failure);
        QCOMPARE(twice.facts.weightsSeconds, 20.5);
        QCOMPARE(twice.totalSeconds, analyzed(logNamed("vllm-tp2")).totalSeconds);
        const LogAnalysis reversed = analyzed(logNamed("vllm-tp2") + QByteArray(first).replace("06-30 09", "06-30 19"));
        QVERIFY(!reversed.isReady);
        QVERIFY(reversed.failure);
        QCOMPARE(reversed.totalSeconds, 10.0);
    }

    void theClockOfAnEarlierStartDoesNotMatter()
    {
        const LogAnalysis expected = analyzed(logNamed("vllm-hybrid-drafter"));
        QByteArray later = logNamed("vllm-hybrid-drafter");
        later.replace(" 06-30 ", " 11-30 ");
        const LogAnalysis got = analyzed(later + '\n' + logNamed("vllm-hybrid-drafter"));
        QCOMPARE(got.facts, expected.facts);
        QCOMPARE(got.phases, expected.phases);
    }

    void whatStandsBeforeTheBannerBelongsToIt()
    {
        const QByteArray second = "WARNING 06-30 11:00:00 [config.py:7] Something is old\n" +
                                  logNamed("vllm-hybrid-drafter").replace(" 06-30 10:", " 06-30 11:");
        const LogAnalysis alone = analyzed(second);
        const LogAnalysis got = analyzed(logNamed("vllm-hybrid-drafter") + '\n' +
                                         QByteArray(second).replace("11:00:00 [config", "10:59:55 [config"));
        QCOMPARE(got.totalSeconds, *alone.totalSeconds + 5);
    }

    void aLogThatBeginsInTheMiddleKeepsItsEngine()
    {
        const LogAnalysis vllm =
            analyzed("(APIServer pid=1) INFO 06-30 10:00:40 [launcher.py:9] Route: /docs, Methods: GET\n"
                     "(APIServer pid=1) INFO:     Started server process [1]\n"
                     "(APIServer pid=1) INFO:     Waiting for application startup.\n"
                     "(APIServer pid=1) INFO:     Application startup complete.\n");
        QCOMPARE(vllm.facts.engine, u"vllm"_s);
        QVERIFY(vllm.isReady);
        const LogAnalysis sglang = analyzed("[2026-06-30 10:00:40] some line of its own\n"
                                            "[2026-06-30 10:00:41] INFO:     Started server process [1]\n"
                                            "[2026-06-30 10:00:42] INFO:     Application startup complete.\n");
        QCOMPARE(sglang.facts.engine, u"sglang"_s);
        QVERIFY(!sglang.isReady); // it warms up first
    }

    void enginesOfSeveralRanksAreOneStart()
    {
        const LogAnalysis analysis =
            analyzed("(APIServer pid=1) INFO 06-30 10:00:00 [utils.py:9] vLLM API server version 0.30.0\n"
                     "(EngineCore_DP1 pid=3) INFO 06-30 10:00:10 [core.py:9] Initializing a V1 LLM engine (v0.30.0) "
                     "with config: model='a/b'\n"
                     "(EngineCore_DP0 pid=2) INFO 06-30 10:00:10 [core.py:9] Initializing a V1 LLM engine (v0.30.0) "
                     "with config: model='a/b'\n"
                     "(EngineCore_DP0 pid=2) INFO 06-30 10:00:12 [m.py:9] Starting to load model a/b...\n");
        QCOMPARE(secondsIn(analysis, Phase::EngineStart), 12.0);
    }

    void linesOfAProgramThatRunsTheEngineItselfAreNoPrelude()
    {
        // Offline runs go on without a name in front of their lines, and end later than the next start begins.
        const QByteArray start =
            "INFO 06-30 10:00:00 [model.py:5] Using max model len 4096\n"
            "(EngineCore pid=7) INFO 06-30 10:00:08 [core.py:1] Initializing a V1 LLM engine (v0.30.0) with config: "
            "model='a/b'\n"
            "(EngineCore pid=7) INFO 06-30 10:00:10 [m.py:9] Starting to load model a/b...\n"
            "(EngineCore pid=7) INFO 06-30 10:00:40 [m.py:9] Model loading took 5.5 GiB memory and 30.0 seconds\n";
        const LogAnalysis once = analyzed(start);
        const LogAnalysis twice =
            analyzed(start + "INFO 06-30 10:20:00 [loggers.py:2] Avg prompt throughput: 1\n" + start);
        QCOMPARE(twice.phases, once.phases);
        QCOMPARE(twice.totalSeconds, 40.0);
    }

    void refusedArgumentsAreANewStart()
    {
        const LogAnalysis analysis =
            analyzed(logNamed("vllm-tp2") + "\nusage: vllm serve [model_tag] [options]\n"
                                            "vllm serve: error: unrecognized arguments: --no-such-thing\n");
        QVERIFY(!analysis.isReady);
        QVERIFY(analysis.failure);
        QCOMPARE(analysis.failure->kind, u"unrecognized_arguments"_s);
        QVERIFY(!analysis.facts.weightsSeconds);
    }

    void portTakenAfterReadyIsNoReady()
    {
        const LogAnalysis analysis =
            analyzed(logNamed("vllm-tp2") + "ERROR:    [Errno 98] error while attempting to bind on address "
                                            "('0.0.0.0', 8000): address already in use\n");
        QVERIFY(!analysis.isReady);
        QVERIFY(analysis.failure);
        QCOMPARE(analysis.failure->kind, u"port_in_use"_s);
        QVERIFY(analysis.failure->cause.contains(u"8000"));
    }

    void errorsAfterReadyAreNoFailedStart()
    {
        const LogAnalysis analysis = analyzed(
            logNamed("vllm-tp2") + "(EngineCore pid=2) ERROR 06-30 11:00:00 [core.py:9] EngineDeadError: gone\n"
                                   "torch.OutOfMemoryError: CUDA out of memory.\n");
        QVERIFY(analysis.isReady);
        QVERIFY(!analysis.failure);
    }

    void aLogWithoutTimesHasNoLengths()
    {
        const LogAnalysis analysis =
            analyzed("Loading safetensors checkpoint shards:  50% Completed | 1/2 [00:03<00:03,  3.0s/it]\n");
        QVERIFY(!analysis.totalSeconds);
        QVERIFY(analysis.phases.isEmpty());
        const Json json = logAnalysisJson(analysis);
        QVERIFY(json["total_seconds"].is_null());
        QVERIFY(json["engine_version"].is_null());
        QVERIFY(json["facts"]["weights_seconds"].is_null());
        QCOMPARE(json["ready"].get<bool>(), false);
        QCOMPARE(logAnalysisJson(analyzed({}))["engine"].is_null(), true);
    }

    void progressNeverGoesBackAndNeverSaysDone()
    {
        StartupReader reader(EngineRules::load({}, nullptr));
        QHash<Phase, double> last;
        QStringList texts;
        const QList<QByteArray> lines = logNamed("vllm-hybrid-drafter").split('\n');
        for (const QByteArray &line : lines) {
            reader.read({0, line, false});
            const auto progress = reader.progress();
            if (!progress)
                continue;
            QVERIFY(progress->fraction < 1);
            QVERIFY(progress->fraction >= last.value(reader.phase(), 0));
            last[reader.phase()] = progress->fraction;
            texts.append(progress->text);
        }
        QVERIFY(texts.contains(u"shard 2 of 4, 1.6 GB/s"_s));
        QVERIFY(texts.contains(u"graph 30 of 30"_s));
        QVERIFY(texts.contains(u"warming up Triton kernels"_s));
        QVERIFY(!reader.progress()); // ready: nothing left to do
    }

    void hintDecides()
    {
        StartupReader reader(EngineRules::load({}, nullptr), u"sglang"_s);
        reader.read({0, "INFO 06-30 09:00:00 [api_server.py:1] vLLM API server version 0.12.0", false});
        QCOMPARE(reader.facts().engine, u"sglang"_s);
        QVERIFY(reader.facts().engineVersion.isEmpty());
    }

    void hintMayBeAnAlias()
    {
        StartupReader reader(EngineRules::load({}, nullptr), u"llama-server"_s);
        QCOMPARE(reader.facts().engine, u"llama.cpp"_s);
    }

    void liveTimesAreTheNodes()
    {
        StartupReader reader(EngineRules::load({}, nullptr), u"vllm"_s);
        reader.read({5'000'000'000, "INFO 06-30 09:00:00 [m.py:1] Starting to load model a/b...", false});
        reader.read({9'500'000'000, "INFO:     Application startup complete.", false});
        QVERIFY(reader.isReady());
        QCOMPARE(reader.timeline().startMs(), 5000);
        QCOMPARE(reader.timeline().phaseMs(Phase::Weights, 0), 4500);
    }

    void refusesBadRules_data()
    {
        QTest::addColumn<QByteArray>("rule");
        QTest::addColumn<QString>("reason");
        const auto row = [](const char *name, const QByteArray &rule, const char16_t *reason) {
            QTest::newRow(name) << rule << QString::fromUtf16(reason);
        };
        row("pattern", quoted("{'name':'a','has':'xyz','pattern':'(xyz'}"), u"not valid at character");
        row("phase", quoted("{'name':'a','has':'xyz','pattern':'','enter':'lunch'}"), u"no phase");
        row("phase not ended", quoted("{'name':'a','has':'xyz','pattern':'','enter':'weights','enter_not_in':['tea']}"),
            u"no phase");
        row("not in, without enter", quoted("{'name':'a','has':'xyz','pattern':'','enter_not_in':['weights']}"),
            u"needs \"enter\"");
        row("fact", quoted("{'name':'a','has':'xyz','pattern':'(?<n>x)','facts':{'age':'n'}}"), u"no fact");
        row("capture", quoted("{'name':'a','has':'xyz','pattern':'x','facts':{'model_gib':'n'}}"), u"no capture named");
        row("key", quoted("{'name':'a','has':'xyz','pattern':'x','hass':1}"), u"is not known");
        row("has", quoted("{'name':'a','pattern':'x'}"), u"is missing: a text");
        row("twice", quoted("{'name':'a','has':'xyz','pattern':'x'},{'name':'a','has':'xyz','pattern':'x'}"),
            u"two rules");
        row("no object", quoted("7"), u"must be a JSON object");
    }
    void refusesBadRules()
    {
        QFETCH(QByteArray, rule);
        QFETCH(QString, reason);
        const auto result = parsed(rule.constData());
        QVERIFY(!result);
        QVERIFY2(result.error().message.contains(reason), qPrintable(result.error().message));
        QVERIFY(result.error().message.startsWith(u"mine.json"));
    }

    void usersFilesWin()
    {
        QTemporaryDir folder;
        const auto write = [&](const QString &name, const QByteArray &text) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(text);
        };
        write(u"a.json"_s, quoted("{'format':1,'engine':'vllm','rules':[{'name':'up','has':'I am up','pattern':'^I am "
                                  "up','ready':true}]}"));
        write(u"b.json"_s,
              quoted(
                  "{'format':1,'engine':'mine','rules':[{'name':'up','has':'mine is up','pattern':'','ready':true}]}"));
        write(u"c.json"_s, quoted("{'format':2}"));
        QList<Error> problems;
        const EngineRuleSets sets = EngineRules::load(folder.path(), &problems);
        QCOMPARE(sets.size(), EngineRules::load({}, nullptr).size() + 1);
        QCOMPARE(problems.size(), 1);
        QVERIFY(problems[0].message.contains(u"c.json"));
        StartupReader reader(sets, u"vllm"_s);
        reader.read({0, "I am up", false});
        QVERIFY(reader.isReady());
    }

    void bigLogsStayBounded()
    {
        QByteArray log = "INFO 06-30 09:00:00 [api_server.py:1] vLLM API server version 0.12.0\n";
        log += QByteArray(2'500'000, '.') + "\n";
        for (int i = 0; i < 5000; ++i)
            log += "INFO 06-30 09:00:01 [m.py:1] Loading weights took 1.00 seconds\n";
        const LogAnalysis analysis = analyzed(log);
        QCOMPARE(analysis.facts.weightsSeconds, 5000.0);
        QCOMPARE(analysis.facts.engine, u"vllm"_s);
    }
};

QTEST_GUILESS_MAIN(TestStartup)
#include "tst_startup.moc"
