// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/startup/LiteralSet.h"
#include "models/startup/LogCleaner.h"
#include "models/startup/LogClock.h"

#include <QRegularExpression>
#include <QTest>

#include <set>

using namespace kirikae;
using namespace Qt::StringLiterals;

namespace {

struct Seen {
    QByteArray message;
    QByteArray process;
    qint64 pid = 0;
    int rank = -1;
    LogRecord::Level level = LogRecord::Level::None;
    LogRecord::Head head = LogRecord::Head::None;
    LogStamp outer;
    LogStamp inner;
};

QList<Seen> cleaned(const QByteArray &line)
{
    QList<Seen> seen;
    LogCleaner cleaner;
    cleaner.clean(line, [&](const LogRecord &record) {
        seen.append({record.message.toByteArray(), record.process.toByteArray(), record.pid, record.rank, record.level,
                     record.head, record.outer, record.inner});
    });
    return seen;
}

/// Seconds from the first line to the last, as the clock sees them.
double span(const QList<QByteArray> &lines)
{
    LogCleaner cleaner;
    LogClock clock;
    std::optional<qint64> first;
    for (const QByteArray &line : lines) {
        cleaner.clean(line, [&](const LogRecord &record) {
            const auto time = clock.at(record, 0);
            if (!first)
                first = time;
        });
    }
    return static_cast<double>(clock.nowMs() - first.value_or(0)) / 1000;
}

} // namespace

class TestLogCleaner : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void takesPrefixesOff_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<int>("rank");
        const QByteArray record = "INFO 07-04 10:20:30 [loader.py:12] Loading weights took 3.50 seconds";
        const auto row = [&](const char *name, const QByteArray &prefix, int rank) {
            QTest::newRow(name) << prefix + record << rank;
        };
        row("plain", "", -1);
        row("engine process", "(EngineCore_DP0 pid=77) ", 0);
        row("engine process of today", "(EngineCore pid=77) ", -1);
        row("second worker", "(Worker_TP1_EP1 pid=78) ", 1);
        row("old worker with a rank", "(VllmWorker rank=3 pid=78) ", 3);
        row("V0 worker", "(VllmWorkerProcess pid=9) ", 1);
        row("pipeline", "(Worker_PP1_TP0 pid=9) ", 1);
        row("Ray on another node", "(RayWorkerWrapper pid=9, ip=192.0.2.7) ", 1);
        row("three prefixes", "(ServeReplica:app:Server pid=1) (EngineCore pid=2) (Worker_TP0 pid=3) ", 0);
        row("colours", "\x1b[1;36m(EngineCore pid=77)\x1b[0;0m ", -1);
        row("colours that lost their escape", "[1;36m(EngineCore_DP0 pid=77)[0;0m ", 0);
        row("docker", "2026-07-04T10:20:30.123456789Z (EngineCore pid=77) ", -1);
        row("Kubernetes", "2026-07-04T19:20:30.5+09:00 stdout F (EngineCore pid=77) ", -1);
        row("Docker Desktop", "2026-07-04 12:20:30.250 | (EngineCore pid=77) ", -1);
        row("compose", "my-model-1  | (Worker_TP0 pid=77) ", 0);
        row("compose with times", "my-model-1  | 2026-07-04T10:20:30.1Z (Worker_TP0 pid=77) ", 0);
        row("bracketed compose", "[model]   | ", -1);
        row("quoted", "> my-model-1   | ", -1);
        row("journald", "Jul 04 10:20:30 spark vllm[4242]: (EngineCore pid=77) ", -1);
        row("journald, one-digit day", "Jul  4 10:20:30 spark docker-vllm[4242]: ", -1);
        row("journald in full", "Sat 2026-07-04 10:20:30 UTC spark vllm[4242]: ", -1);
        row("journald in German", "M\xC3\xA4r 04 10:20:30 spark vllm[4242]: ", -1);
        row("journald in French", "juil. 04 10:20:30 spark vllm[4242]: ", -1);
        row("journald in Japanese", "12\xE6\x9C\x88 04 10:20:30 spark vllm[4242]: ", -1);
        row("journald in Japanese, one digit", " 7\xE6\x9C\x88 04 10:20:30 spark vllm[4242]: ", -1);
        row("journald with seconds since the epoch", "1783160430.123456 spark vllm[4242]: ", -1);
        row("a supervisor's bracket", "[2026-07-04 10:20:30] (EngineCore pid=77) ", -1);
        row("a supervisor's bracket alone", "[2026-07-04 10:20:30.250] ", -1);
        row("quoted by blanks", "    (EngineCore pid=77) ", -1);
        row("kubectl", "[pod/vllm-0/server] ", -1);
    }
    void takesPrefixesOff()
    {
        QFETCH(QByteArray, line);
        QFETCH(int, rank);
        const QList<Seen> seen = cleaned(line);
        QCOMPARE(seen.size(), 1);
        QCOMPARE(seen[0].message, QByteArray("Loading weights took 3.50 seconds"));
        QCOMPARE(seen[0].rank, rank);
        QCOMPARE(seen[0].level, LogRecord::Level::Info);
        QCOMPARE(seen[0].head, LogRecord::Head::Vllm);
        QCOMPARE(seen[0].inner.kind, LogStamp::Kind::Yearless);
    }

    void linesInsideJsonAreCleanedToo()
    {
        const QList<Seen> seen =
            cleaned("{\"log\":\"\\u001b[36m(EngineCore pid=7)\\u001b[0m INFO 07-04 10:20:30 [x.py:1] hello\\n\","
                    "\"stream\":\"stdout\",\"time\":\"2026-07-04T10:20:31Z\"}");
        QCOMPARE(seen.size(), 1);
        QCOMPARE(seen[0].message, QByteArray("hello"));
        QCOMPARE(seen[0].pid, 7);
        QCOMPARE(seen[0].head, LogRecord::Head::Vllm);
        QCOMPARE(seen[0].outer.kind, LogStamp::Kind::Zoned);
        const QList<Seen> bars =
            cleaned("{\"MESSAGE\":\"a: 10%|# | 1/9 [0]\\ra: 20%|## | 2/9 [0]\",\"PRIORITY\":\"6\"}");
        QCOMPARE(bars.size(), 2);
        QCOMPARE(bars[1].message, QByteArray("a: 20%|## | 2/9 [0]"));
        const QByteArray bottomless = QByteArray("{\"log\":\"").repeated(40);
        QCOMPARE(cleaned(bottomless).size(), 1);
    }

    void bracketsOfSglangStayItsOwn()
    {
        const QList<Seen> seen = cleaned("[2026-03-04 05:06:07] INFO:     Application startup complete.");
        QCOMPARE(seen[0].head, LogRecord::Head::Sglang);
        QCOMPARE(seen[0].outer.kind, LogStamp::Kind::None);
    }

    void knowsHeads_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("message");
        QTest::addColumn<int>("head");
        using Head = LogRecord::Head;
        const auto row = [](const char *name, const char *line, const char *message, Head head) {
            QTest::newRow(name) << QByteArray(line) << QByteArray(message) << static_cast<int>(head);
        };
        row("old vLLM", "INFO 03-04 05:06:07 model_runner.py:99] Starting to load model a/b...",
            "Starting to load model a/b...", Head::Vllm);
        row("debug path", "DEBUG 03-04 05:06:07 [v1/engine/core.py:99] x y", "x y", Head::Vllm);
        row("no time", "WARNING [jit.py:9] slow", "slow", Head::Vllm);
        row("sglang", "[2026-03-04 05:06:07 TP1 EP1] Load weight begin. avail mem=9.00 GB",
            "Load weight begin. avail mem=9.00 GB", Head::Sglang);
        row("trtllm", "[03/04/2026-05:06:07] [TRT-LLM] [RANK 2] [I] Use 7.5 GB for model weights.",
            "Use 7.5 GB for model weights.", Head::TensorRt);
        row("trtllm, native", "[TensorRT-LLM][INFO] Allocated 1.5 GiB", "Allocated 1.5 GiB", Head::TensorRt);
        row("llama", "12.03.004.005 W srv  load: hm", "srv  load: hm", Head::LlamaCpp);
        row("flashinfer", "2026-03-04 05:06:07,890 - INFO - autotuner.py:6 - flashinfer.jit: [Autotuner]: starts",
            "autotuner.py:6 - flashinfer.jit: [Autotuner]: starts", Head::None);
        row("loguru", "2026-03-04 05:06:07.123 | INFO     | app.main:run:9 - hello", "app.main:run:9 - hello",
            Head::None);
        row("no record", "File \"/opt/x.py\", line 3, in f", "File \"/opt/x.py\", line 3, in f", Head::None);
        row("uvicorn", "INFO:     Application startup complete.", "INFO:     Application startup complete.",
            Head::None);
    }
    void knowsHeads()
    {
        QFETCH(QByteArray, line);
        QFETCH(QByteArray, message);
        QFETCH(int, head);
        const QList<Seen> seen = cleaned(line);
        QCOMPARE(seen.size(), 1);
        QCOMPARE(seen[0].message, message);
        QCOMPARE(static_cast<int>(seen[0].head), head);
    }

    void takesBarsApart()
    {
        const QList<Seen> bars =
            cleaned("(EngineCore pid=5) \rLoading x:  50% Completed | 1/2 [00:01<00:01,  1.0s/it]\r"
                    "Loading x: 100% Completed | 2/2 [00:02<00:00,  1.0s/it]");
        QCOMPARE(bars.size(), 3);
        QCOMPARE(bars[2].message, QByteArray("Loading x: 100% Completed | 2/2 [00:02<00:00,  1.0s/it]"));
        QCOMPARE(bars[2].pid, 5);

        const QList<Seen> glued = cleaned("(EngineCore pid=5) Tuning a:   0%|          | 0/9 [00:00<?, ?profile/s]"
                                          "2026-03-04 05:06:07,890 - INFO - t.py:1 - flashinfer.jit: note");
        QCOMPARE(glued.size(), 2);
        QCOMPARE(glued[0].message, QByteArray("Tuning a:   0%|          | 0/9 [00:00<?, ?profile/s]"));
        QCOMPARE(glued[1].message, QByteArray("t.py:1 - flashinfer.jit: note"));
        QCOMPARE(glued[1].inner.kind, LogStamp::Kind::Local);

        const QList<Seen> record = cleaned(
            "Capture: 100%|##| 3/3 [00:01<00:00,  3.0it/s](Worker_TP1 pid=6) INFO 03-04 05:06:07 [a.py:1] done");
        QCOMPARE(record.size(), 2);
        QCOMPARE(record[1].message, QByteArray("done"));
        QCOMPARE(record[1].rank, 1);

        const QList<Seen> broken =
            cleaned("(EngineCore pid=290Loading x:  20% Completed | 1/5 [00:02<00:09,  2.3s/it]");
        QCOMPARE(broken.size(), 1);
        QCOMPARE(broken[0].message, QByteArray("Loading x:  20% Completed | 1/5 [00:02<00:09,  2.3s/it]"));
        QCOMPARE(broken[0].pid, 290);

        const QList<Seen> dots = cleaned(".......srv  log_server_r: request: GET /health");
        QCOMPARE(dots.size(), 2);
        QCOMPARE(dots[0].message, QByteArray("......."));

        const QList<Seen> inside = cleaned("  warnings.warn(INFO 03-04 05:06:07 [a.py:1] late");
        QCOMPARE(inside.size(), 2);
        QCOMPARE(inside[1].message, QByteArray("late"));
    }

    void readsJson()
    {
        const QList<Seen> python = cleaned(
            R"({"asctime":"03-04 05:06:07","levelname":"ERROR","name":"vllm.engine","vllm_process_name":"Worker_TP1","process":71,"message":"first\nsecond"})");
        QCOMPARE(python.size(), 2);
        QCOMPARE(python[1].message, QByteArray("second"));
        QCOMPARE(python[0].rank, 1);
        QCOMPARE(python[0].level, LogRecord::Level::Error);
        QCOMPARE(python[0].head, LogRecord::Head::Vllm);
        const QList<Seen> prefixed =
            cleaned(R"((EngineCore pid=3) {"time":"2026-03-04T05:06:07Z","level":"info","msg":"hello"})");
        QCOMPARE(prefixed.size(), 1);
        QCOMPARE(prefixed[0].message, QByteArray("hello"));
        const QList<Seen> docker = cleaned(
            R"({"log":"(Worker_TP0 pid=4) INFO 03-04 05:06:07 [a.py:1] inner\n","stream":"stderr","time":"2026-03-04T05:06:07.5Z"})");
        QCOMPARE(docker.size(), 1);
        QCOMPARE(docker[0].message, QByteArray("inner"));
        QCOMPARE(docker[0].outer.kind, LogStamp::Kind::Zoned);
        QCOMPARE(docker[0].inner.kind, LogStamp::Kind::Yearless);
        QCOMPARE(cleaned("{not json}").constFirst().message, QByteArray("{not json}"));
    }

    void boundsWhatComesIn()
    {
        const QByteArray huge(3'000'000, 'x');
        const QList<Seen> seen = cleaned(huge);
        QCOMPARE(seen.size(), 1);
        QCOMPARE(seen[0].message.size(), LogCleaner::maxRecordBytes);
        QCOMPARE(cleaned(QByteArray(100, '\r')).size(), 100);
        cleaned(QByteArray("\x1b[\x1b]\x1b[9999999;;;m(pid=(pid=99999999999999999999999)", 48));
        cleaned(QByteArray(2000, '(') + QByteArray(2000, '['));
    }

    void measuresTime_data()
    {
        QTest::addColumn<QList<QByteArray>>("lines");
        QTest::addColumn<double>("seconds");
        const auto at = [](const char *stamp) { return QByteArray("INFO ") + stamp + " [a.py:1] x"; };
        using Lines = QList<QByteArray>;
        QTest::newRow("New Year") << Lines{at("12-31 23:59:50"), at("01-01 00:00:10")} << 20.0;
        QTest::newRow("midnight") << Lines{at("06-30 23:59:50"), at("07-01 00:00:10")} << 20.0;
        QTest::newRow("leap day") << Lines{at("02-29 23:59:50"), at("03-01 00:00:10")} << 20.0;
        QTest::newRow("late line of the old year")
            << Lines{at("12-31 23:59:59"), at("01-01 00:00:01"), at("12-31 23:59:59"), at("01-01 00:00:05")} << 6.0;
        QTest::newRow("out of order") << Lines{at("06-30 10:00:10"), at("06-30 10:00:08"), at("06-30 10:00:20")}
                                      << 10.0;
        QTest::newRow("summer time ends")
            << Lines{at("10-25 02:59:50"), at("10-25 02:00:10"), at("10-25 02:00:30")} << 40.0;
        QTest::newRow("late line from before it")
            << Lines{at("10-25 02:59:50"), at("10-25 02:00:10"), at("10-25 02:59:59"), at("10-25 02:00:30")} << 40.0;
        QTest::newRow("summer time begins") << Lines{at("03-29 01:59:50"), at("03-29 03:00:10")} << 20.0;
        QTest::newRow("a long silence is none of it") << Lines{at("05-12 01:30:00"), at("05-12 03:20:00")} << 6600.0;
        QTest::newRow("two kinds of stamps")
            << Lines{at("06-30 10:00:00"), "2026-06-30 10:00:05,500 - INFO - a.py:1 - b: c", at("06-30 10:00:20")}
            << 20.0;
        QTest::newRow("the outer clock is better")
            << Lines{"2026-06-30T10:00:00.250Z INFO 06-30 19:00:00 [a.py:1] x", "2026-06-30T10:00:01.750Z bar"} << 1.5;
        QTest::newRow("a line without it goes by the inner clock")
            << Lines{"2026-06-30T10:00:00Z INFO 06-30 19:00:00 [a.py:1] x", at("06-30 19:00:07")} << 7.0;
        QTest::newRow("it comes later") << Lines{at("06-30 19:00:00"),
                                                 "2026-06-30T10:00:03Z INFO 06-30 19:00:03 [a.py:1] x",
                                                 "2026-06-30T10:00:04Z y"}
                                        << 4.0;
        QTest::newRow("running time") << Lines{"0.59.900.000 I a: b", "1.00.400.000 I a: b"} << 0.5;
        QTest::newRow("running time, started anew")
            << Lines{"0.50.000.000 I a: b", "0.00.100.000 I a: b", "0.01.100.000 I a: b"} << 1.0;
    }
    void measuresTime()
    {
        QFETCH(QList<QByteArray>, lines);
        QFETCH(double, seconds);
        QCOMPARE(span(lines), seconds);
    }

    void findsLiterals()
    {
        LiteralSet set;
        const QList<QByteArray> literals{"he", "she", "hers", "usher"};
        for (int i = 0; i < literals.size(); ++i)
            set.add(literals[i], i);
        set.build();
        std::set<int> found;
        set.scan("ushers", 0, [&](int id) { found.insert(id); });
        QCOMPARE(found, (std::set<int>{0, 1, 2, 3}));
        found.clear();
        const auto state = set.scan("xxush", 0, [&](int id) { found.insert(id); });
        QVERIFY(found.empty());
        set.scan("er", state, [&](int id) { found.insert(id); });
        QCOMPARE(found, (std::set<int>{0, 1, 3}));
    }
};

QTEST_GUILESS_MAIN(TestLogCleaner)
#include "tst_logcleaner.moc"
