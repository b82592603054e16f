// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/core/Json.h"
#include "models/startup/LogAnalysis.h"

#include <QBuffer>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace kirikae;
using namespace Qt::StringLiterals;

namespace {

QByteArrayList linesOf(const char *name)
{
    QFile file(QStringLiteral(KIRIKAE_SOURCE_DIR "/tests/data/startup/") + QString::fromLatin1(name) + u".log"_s);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QByteArrayList lines = file.readAll().split('\n');
    lines.removeAll(QByteArray());
    return lines;
}

LogAnalysis analyzed(const QByteArrayList &lines)
{
    static const EngineRuleSets rules = EngineRules::load({}, nullptr);
    QByteArray log = lines.join('\n') + '\n';
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

/// Phases by name, those of some length: the order of those that began and ended in one second is nobody's.
QString answers(const LogAnalysis &analysis)
{
    Json json = logAnalysisJson(analysis);
    json["phases"] = Json::object();
    for (const PhaseTime &time : analysis.phases) {
        if (time.seconds > 0)
            json["phases"][phaseId(time.phase).toStdString()] = time.seconds;
    }
    return QString::fromStdString(json.dump(1));
}

QString timeIn(const QByteArray &line)
{
    static const QRegularExpression time(u"\\d\\d:\\d\\d:\\d\\d"_s);
    return time.match(QString::fromUtf8(line.left(60))).captured();
}

} // namespace

/// Several processes write one log, and what lies between them and the file mixes their lines.
class TestStartupOrder : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void neighboursMayChangePlaces_data()
    {
        QTest::addColumn<QByteArray>("log");
        QTest::addColumn<bool>("isSameSecondToo");
        QTest::newRow("vLLM") << QByteArray("vllm-hybrid-drafter") << true;
        QTest::newRow("vLLM with two workers") << QByteArray("vllm-tp2") << true;
        // Where the target's load ends in the second in which the drafter's begins, their order is all there is.
        QTest::newRow("SGLang") << QByteArray("sglang") << false;
    }
    void neighboursMayChangePlaces()
    {
        QFETCH(QByteArray, log);
        QFETCH(bool, isSameSecondToo);
        const QByteArrayList lines = linesOf(log.constData());
        const QString expected = answers(analyzed(lines));
        int swaps = 0;
        for (qsizetype i = 0; i + 1 < lines.size(); ++i) {
            const QString time = timeIn(lines[i]);
            const QString next = timeIn(lines[i + 1]);
            if (time.isEmpty() || next.isEmpty() || (time == next && !isSameSecondToo))
                continue;
            QByteArrayList swapped = lines;
            swapped.swapItemsAt(i, i + 1);
            const QString got = answers(analyzed(swapped));
            QVERIFY2(got == expected, (lines[i] + '\n' + got.toUtf8()).constData());
            ++swaps;
        }
        QVERIFY(swaps > 5);
    }

    /// One worker's output comes in a lump, after what the others wrote in that time.
    void aWorkersLinesMayComeInOneLump()
    {
        const QByteArrayList lines = linesOf("vllm-tp2");
        QByteArrayList lumped;
        QByteArrayList lump;
        for (const QByteArray &line : lines) {
            const bool isEnd = line.contains("Available KV cache memory");
            if (line.startsWith("(Worker_TP0") && !isEnd) {
                lump.append(line);
                continue;
            }
            if (isEnd)
                lumped += std::exchange(lump, {});
            lumped.append(line);
        }
        QVERIFY(lumped != lines);
        QCOMPARE(answers(analyzed(lumped)), answers(analyzed(lines)));
    }

    void theBarStaysWhereALateLineFindsIt()
    {
        const EngineRuleSets rules = EngineRules::load({}, nullptr);
        StartupReader reader(rules, {});
        const auto read = [&](const char *text) { reader.read({0, text, false}); };
        read("(EngineCore pid=2) INFO 06-30 10:00:00 [gpu_model_runner.py:5000] Starting to load model a/b...");
        read("Loading safetensors checkpoint shards:  50% Completed | 2/4 [00:10<00:10,  5.00s/it]");
        read("(EngineCore pid=2) INFO 06-30 10:00:30 [x.py:1] Model loading took 31.5 GiB memory and 30 seconds");
        read("(EngineCore pid=2) INFO 06-30 10:00:50 [x.py:1] Graph capturing finished in 7 secs, took 0.25 GiB");
        const auto before = reader.progress();
        QVERIFY(before && before->fraction > 0.9);
        read("(EngineCore pid=2) INFO 06-30 10:00:40 [x.py:1] Available KV cache memory: 42.75 GiB");
        QCOMPARE(reader.phase(), Phase::GraphKernel);
        QVERIFY(reader.progress()->fraction >= before->fraction);
        QCOMPARE(reader.facts().kvCacheGib, std::optional(42.75));
        QCOMPARE(reader.lastKnownLine(), 5);
    }

    /// Short starts put into one file: the second's first lines are earlier than the first's last.
    void aSecondStartIsNotSortedIntoTheFirst_data()
    {
        QTest::addColumn<QByteArray>("log");
        for (const char *name : {"vllm-tp2", "sglang", "vllm-v0", "trtllm"})
            QTest::newRow(name) << QByteArray(name);
    }
    void aSecondStartIsNotSortedIntoTheFirst()
    {
        QFETCH(QByteArray, log);
        const QByteArrayList lines = linesOf(log.constData());
        const LogAnalysis once = analyzed(lines);
        QVERIFY(once.isReady);
        QCOMPARE(answers(analyzed(lines + lines)), answers(once));
        QCOMPARE(answers(analyzed(linesOf("vllm-tp2") + lines)), answers(once));
        QCOMPARE(answers(analyzed(linesOf("sglang") + lines)), answers(once));
    }

    /// A terminal or a viewer that knew no UTF-8 has spoilt the banner, a copy half of the colours.
    void aSpoiltBannerStillTellsTheVersion()
    {
        const LogAnalysis analysis =
            analyzed({"(APIServer pid=11) INFO 06-30 10:00:00 [api_utils.py:300]  \xe2\x96 ?? \xe2  version 0.33.1",
                      "[0;36m(APIServer pid=11)\x1b[0;0m INFO 06-30 10:00:01 [api_utils.py:300]  ?? ? model   a/b",
                      "\x1b[0;36m(APIServer pid=11)[0;0m INFO:     Application startup complete."});
        QCOMPARE(analysis.facts.engineVersion, u"0.33.1"_s);
        QVERIFY(analysis.isReady);
    }

    /// A line that is minutes late is no hour that came twice, unless it is the night for it.
    void aLateLineIsNoChangeOfTheClock_data()
    {
        QTest::addColumn<QByteArray>("day");
        QTest::addColumn<double>("seconds");
        QTest::newRow("summer") << QByteArray("07-17") << 1500.0;
        QTest::newRow("the night of the change") << QByteArray("10-25") << 4800.0;
    }
    void aLateLineIsNoChangeOfTheClock()
    {
        QFETCH(QByteArray, day);
        QFETCH(double, seconds);
        QByteArrayList lines;
        const auto say = [&](const char *time, const char *text) {
            lines.append("(EngineCore pid=2) INFO " + day + ' ' + time + " [x.py:1] " + text);
        };
        say("02:30:00", "Starting to load model a/b...");
        say("02:55:00", "Loading weights took 1490.00 seconds");
        say("02:50:00", "Using FLASH_ATTN attention backend.");
        QCOMPARE(analyzed(lines).totalSeconds, std::optional(seconds));
    }

    /// A library that dates its lines in full may be the first to speak.
    void anotherClockFirstDoesNotStopTheEngines()
    {
        const LogAnalysis analysis = analyzed(
            {"2026-06-30 10:00:02.853794: I tensorflow/core/util/port.cc:153] oneDNN custom operations are on.",
             "INFO 06-30 10:00:00 [__init__.py:216] Automatically detected platform cuda.",
             "(EngineCore_DP0 pid=2) INFO 06-30 10:00:20 [gpu_model_runner.py:2602] Starting to load model a/b...",
             "(EngineCore_DP0 pid=2) INFO 06-30 10:00:50 [x.py:1] Model loading took 31.5 GiB and 29.5 seconds",
             "(EngineCore_DP0 pid=2) INFO 06-30 10:01:00 [core.py:218] init engine (profile, create kv cache, warmup "
             "model) took 10.00 seconds",
             "(APIServer pid=1) INFO:     Application startup complete."});
        QVERIFY(analysis.isReady);
        QCOMPARE(secondsIn(analysis, Phase::EngineStart), 20.0);
        QCOMPARE(secondsIn(analysis, Phase::Weights), 30.0);
        QCOMPARE(analysis.totalSeconds, std::optional(60.0));
    }
};

QTEST_GUILESS_MAIN(TestStartupOrder)
#include "tst_startuporder.moc"
