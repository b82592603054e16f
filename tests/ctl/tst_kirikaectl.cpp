// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/core/Json.h"
#include "tests/ctl/CtlRun.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace kirikae;
using namespace Qt::StringLiterals;

/// The real program from the outside: command lines, what it prints, how it ends. Switches run on the demo node.
class TestKirikaectl : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void badCommandLinesAreUsageErrors_data();
    void badCommandLinesAreUsageErrors();
    void versionAndHelpAreDone();
    void theLanguageOfTheSystemIsSpoken();
    void theNodeBookIsKept();
    void withoutANodeItSaysWhatToDo();
    void anUnreachableNodeEndsWithItsOwnStatus();
    void plainHttpIsWarnedOfBeforeAnythingIsSent();
    void aLogIsAnalysedFromAFileAndFromStdin();
    void anUnreadableFileIsABadInput();
    void aModelIsSizedFromItsConfig();
    void anEstimateTakesANodesMemory();
    void aProfileIsCheckedFromItsFiles();
    void aDockerRunLineBecomesAProfile();
    void profilesOfTheDemoNode();
    void aSwitchEndsWithItsRecord();
    void aPlanTouchesNothing();
    void anUnknownProfileIsNotFound();
    void aNodesTextsDoNotDriveTheTerminal();

private:
    static bool drivesTerminal(const QByteArray &output);
    static Json json(const QByteArray &line);
    static QString idleProfile();
};

Json TestKirikaectl::json(const QByteArray &line)
{
    const auto parsed = parseJson(line);
    return parsed ? *parsed : Json();
}

QString TestKirikaectl::idleProfile()
{
    const Json list = json(runCtl({u"--node"_s, u"demo"_s, u"--json"_s, u"profiles"_s}).output);
    for (const Json &profile : list.value("profiles", Json::array())) {
        if (profile.at("running_service") == "")
            return fromJson(profile.at("id"));
    }
    return {};
}

void TestKirikaectl::badCommandLinesAreUsageErrors_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("none") << QStringList();
    QTest::newRow("verb") << QStringList{u"swich"_s};
    QTest::newRow("option") << QStringList{u"status"_s, u"--nonsense"_s};
    QTest::newRow("missing profile") << QStringList{u"switch"_s};
    QTest::newRow("speed") << QStringList{u"--node"_s, u"demo"_s, u"--speed"_s, u"0"_s, u"status"_s};
    QTest::newRow("speed without demo") << QStringList{u"--node"_s, u"local"_s, u"--speed"_s, u"9"_s, u"status"_s};
    QTest::newRow("interrupt") << QStringList{u"switch"_s, u"x"_s, u"--on-interrupt"_s, u"panic"_s};
    QTest::newRow("address") << QStringList{u"--node"_s, u"ssh://"_s, u"status"_s};
}

void TestKirikaectl::badCommandLinesAreUsageErrors()
{
    QFETCH(const QStringList, arguments);
    const CtlRun run = runCtl(arguments);
    QCOMPARE(run.status, 2);
    QVERIFY(run.output.isEmpty());
    QVERIFY(!run.errorOutput.isEmpty());
}

void TestKirikaectl::versionAndHelpAreDone()
{
    const CtlRun version = runCtl({u"--version"_s});
    QCOMPARE(version.status, 0);
    QVERIFY(version.output.startsWith("kirikaectl 0."));
    const CtlRun help = runCtl({u"switch"_s, u"--help"_s});
    QCOMPARE(help.status, 0);
    QVERIFY(help.output.contains("--override-memory"));
}

void TestKirikaectl::theLanguageOfTheSystemIsSpoken()
{
    const QByteArray before = qgetenv("LC_ALL");
    qputenv("LC_ALL", "ja_JP.UTF-8");
    const CtlRun help = runCtl({u"switch"_s, u"--help"_s});
    const CtlRun analysis = runCtl({u"analyze-log"_s, u"-"_s}, "a line\n");
    qputenv("LC_ALL", before);
    QVERIFY(QString::fromUtf8(help.output).contains(u"ノードをプロファイルに切り替え"_s));
    static const QRegularExpression kana(u"[\\x{3040}-\\x{30ff}]"_s);
    QVERIFY2(QString::fromUtf8(analysis.output).contains(kana), analysis.output.constData());
}

void TestKirikaectl::theNodeBookIsKept()
{
    QCOMPARE(runCtl({u"nodes"_s, u"add"_s, u"spark"_s, u"ssh://me@spark.example:2222"_s}).status, 0);
    QCOMPARE(runCtl({u"nodes"_s, u"add"_s, u"bad"_s, u"ssh://"_s}).status, 2);
    const CtlRun list = runCtl({u"nodes"_s, u"--json"_s});
    QCOMPARE(json(list.output).at("nodes").size(), 1U);
    QCOMPARE(fromJson(json(list.output)["nodes"][0]["address"]), u"ssh://me@spark.example:2222"_s);
    QCOMPARE(runCtl({u"nodes"_s, u"remove"_s, u"spark"_s}).status, 0);
    QCOMPARE(json(runCtl({u"nodes"_s, u"--json"_s}).output).at("nodes").size(), 0U);
}

void TestKirikaectl::withoutANodeItSaysWhatToDo()
{
    const CtlRun run = runCtl({u"status"_s});
    QCOMPARE(run.status, 2);
    QVERIFY(run.errorOutput.contains("nodes add"));
}

void TestKirikaectl::anUnreachableNodeEndsWithItsOwnStatus()
{
    const CtlRun run = runCtl({u"--node"_s, u"ssh://nobody@127.0.0.1:1"_s, u"--json"_s, u"status"_s});
    QCOMPARE(run.status, 8);
    QCOMPARE(fromJson(json(run.output).at("error").at("code")), u"unreachable"_s);
    QVERIFY(!run.errorOutput.isEmpty());
}

/// That is this machine, but an address does not say so; and nobody is there to be told a token.
void TestKirikaectl::plainHttpIsWarnedOfBeforeAnythingIsSent()
{
    const CtlRun run = runCtl({u"--node"_s, u"http://0.0.0.0:1"_s, u"status"_s});
    QCOMPARE(run.status, 8);
    QVERIFY2(run.errorOutput.startsWith("Plain HTTP"), run.errorOutput.constData());
    QVERIFY(!runCtl({u"--node"_s, u"http://127.0.0.1:1"_s, u"status"_s}).errorOutput.contains("Plain HTTP"));
}

void TestKirikaectl::aLogIsAnalysedFromAFileAndFromStdin()
{
    const QByteArray log =
        "(APIServer pid=7) INFO 11-29 10:00:00 [api_utils.py:339] ▄▄ ▄█ █     █     █ ▀▄▀ █  version 0.32.0\n"
        "(EngineCore pid=8) INFO 11-29 10:00:10 [model_runner.py:298] Loading model from scratch...\n"
        "(EngineCore pid=8) INFO 11-29 10:00:30 [default_loader.py:397] Loading weights took 19.50 seconds\n"
        "(EngineCore pid=8) INFO 11-29 10:00:31 [model_runner.py:319] Model loading took 13.7 GiB memory and "
        "20.676769 seconds\n"
        "(EngineCore pid=8) INFO 11-29 10:00:50 [kv_cache_utils.py:1870] GPU KV cache size: 46,592 tokens, "
        "Maximum concurrency for 8,192 tokens per request: 5.69x\n"
        "INFO:     Application startup complete.\n";
    const CtlRun piped = runCtl({u"analyze-log"_s, u"-"_s, u"--json"_s}, log);
    QCOMPARE(piped.status, 0);
    const Json analysis = json(piped.output);
    QCOMPARE(fromJson(analysis.at("engine")), u"vllm"_s);
    QCOMPARE(fromJson(analysis.at("engine_version")), u"0.32.0"_s);
    QVERIFY(analysis.at("ready").get<bool>());
    QVERIFY(analysis.at("failure").is_null());
    QCOMPARE(analysis.at("facts").at("weights_seconds").get<double>(), 19.5);
    QCOMPARE(analysis.at("facts").at("kv_cache_tokens").get<int>(), 46592);
    QVERIFY(analysis.at("facts").at("graph_capture_gib").is_null());

    QFile file(QDir::temp().filePath(u"vllm.log"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(log);
    file.close();
    const CtlRun named = runCtl({u"analyze-log"_s, file.fileName(), u"--json"_s});
    QCOMPARE(named.output, piped.output);
    QVERIFY(runCtl({u"analyze-log"_s, file.fileName()}).output.contains("Ready"));
}

void TestKirikaectl::anUnreadableFileIsABadInput()
{
    QCOMPARE(runCtl({u"analyze-log"_s, u"/nonexistent/vllm.log"_s}).status, 2);
    QCOMPARE(runCtl({u"analyze-log"_s, u"/tmp"_s}).status, 2);
}

void TestKirikaectl::aModelIsSizedFromItsConfig()
{
    const QByteArray config =
        R"({"model_type":"llama","num_hidden_layers":80,"hidden_size":8192,"num_attention_heads":64,
"num_key_value_heads":8,"intermediate_size":28672,"vocab_size":128256,"max_position_embeddings":131072})";
    const CtlRun run =
        runCtl({u"estimate"_s, u"--config"_s, u"-"_s, u"--weights-bytes"_s, u"40000000000"_s, u"--option"_s,
                u"max-model-len=8192"_s, u"--option"_s, u"kv-cache-memory-bytes=26843545600"_s, u"--memory-total"_s,
                u"85899345920"_s, u"--json"_s},
               config);
    QCOMPARE(run.status, 0);
    const Json sizes = json(run.output);
    QCOMPARE(integerAt(sizes, "kv_bytes_per_token"), std::optional<qint64>(327'680));
    QCOMPARE(integerAt(sizes, "kv_bytes"), std::optional<qint64>(26'843'545'600));
    QCOMPARE(integerAt(sizes, "kv_tokens"), std::optional<qint64>(81'920));
    QCOMPARE(numberAt(sizes, "max_concurrency"), std::optional(10.0));
    QCOMPARE(stringAt(sizes, "verdict"), std::optional(u"fits"_s));
    QVERIFY(sizes.at("reasons").size() >= 3);
    QCOMPARE(runCtl({u"estimate"_s, u"--config"_s, u"-"_s}, "{}").status, 2);
}

/// --node gives the node's own memory, which the demo node has as a DGX Spark does; the variable is for other verbs.
void TestKirikaectl::anEstimateTakesANodesMemory()
{
    const QByteArray config =
        R"({"num_hidden_layers":80,"hidden_size":8192,"num_attention_heads":64,"num_key_value_heads":8,
"intermediate_size":28672,"vocab_size":128256,"max_position_embeddings":131072})";
    const QStringList estimate{u"estimate"_s,           u"--config"_s,    u"-"_s,
                               u"--weights-bytes"_s,    u"40000000000"_s, u"--option"_s,
                               u"max-model-len=8192"_s, u"--json"_s};
    const CtlRun alone = runCtl(estimate, config);
    QCOMPARE(stringAt(json(alone.output), "verdict"), std::optional(u"unknown"_s));
    const CtlRun run = runCtl(QStringList{u"--node"_s, u"demo"_s} + estimate, config);
    QCOMPARE(run.status, 0);
    const Json sizes = json(run.output);
    QVERIFY(stringAt(sizes, "verdict") != std::optional(u"unknown"_s));
    QVERIFY(*numberAt(sizes, "tokens_per_second_bound") > 5);
    QVERIFY(*numberAt(sizes, "tokens_per_second_bound") < 10); // 273 GB/s over 37 GiB
}

void TestKirikaectl::aProfileIsCheckedFromItsFiles()
{
    const QString large = u"llama-3.3-70b-bf16"_s;
    const CtlRun run = runCtl({u"--node"_s, u"demo"_s, u"check"_s, large, u"--json"_s});
    QCOMPARE(run.status, 4);
    const Json sizes = json(run.output);
    QCOMPARE(stringAt(sizes, "verdict"), std::optional(u"does_not_fit"_s));
    QCOMPARE(stringAt(sizes, "basis"), std::optional(u"estimated"_s));
    QCOMPARE(integerAt(sizes, "kv_bytes_per_token"), std::optional<qint64>(327'680));
    QVERIFY(!sizes.at("fit").at("smallest_change").get<std::string>().empty());
    QVERIFY(sizes.at("fit").at("lines").size() >= 4);
    QVERIFY(sizes.at("model_error").is_null());
    const CtlRun text = runCtl({u"--node"_s, u"demo"_s, u"check"_s, u"gpt-oss-120b"_s});
    QCOMPARE(text.status, 0);
    QVERIFY(text.output.contains("Tight"));
    QVERIFY(text.output.contains("measured"));
    QCOMPARE(runCtl({u"--node"_s, u"demo"_s, u"check"_s, u"nonesuch"_s}).status, 3);
}

void TestKirikaectl::aDockerRunLineBecomesAProfile()
{
    const QByteArray line = "# serve it\n$ docker run -d --name qwen --gpus all -p 8000:8000 --ipc=host \\\n"
                            "  -e HF_TOKEN=$HF_TOKEN vllm/vllm-openai:v0.32.0 \\\n"
                            "  --model Qwen/Qwen3.6-35B --served-model-name qwen\n";
    const CtlRun run = runCtl({u"import-docker-run"_s, u"-"_s, u"--id"_s, u"my-qwen"_s}, line);
    QCOMPARE(run.status, 0);
    const Json profile = json(run.output);
    QCOMPARE(fromJson(profile.at("image")), u"vllm/vllm-openai:v0.32.0"_s);
    QVERIFY(!run.output.contains("$HF_TOKEN"));
    QCOMPARE(runCtl({u"import-docker-run"_s, u"-"_s}, "rm -rf /\n").status, 2);
}

void TestKirikaectl::profilesOfTheDemoNode()
{
    const CtlRun run = runCtl({u"--node"_s, u"demo"_s, u"profiles"_s, u"--json"_s});
    QCOMPARE(run.status, 0);
    const Json list = json(run.output);
    QVERIFY(list.at("profiles").size() >= 2);
    for (const Json &profile : list.at("profiles")) {
        QVERIFY(profile.at("id").is_string());
        QVERIFY(profile.at("name").is_string());
    }
}

void TestKirikaectl::aSwitchEndsWithItsRecord()
{
    const CtlRun run = runCtl({u"--node"_s, u"demo"_s, u"--speed"_s, u"60"_s, u"--json"_s, u"switch"_s, idleProfile()});
    QCOMPARE(run.status, 0);
    const Json record = json(run.lines().last()).at("record");
    QCOMPARE(fromJson(record.at("outcome")), u"ready"_s);
    double sum = 0;
    for (const Json &phase : record.at("phases"))
        sum += phase.at("seconds").get<double>();
    QVERIFY(qAbs(sum - record.at("total_seconds").get<double>()) < 0.001);
    for (const QByteArray &line : run.lines())
        QVERIFY2(json(line).is_object(), line.constData());
}

void TestKirikaectl::aPlanTouchesNothing()
{
    const QString profile = idleProfile();
    const CtlRun plan = runCtl({u"--node"_s, u"demo"_s, u"--json"_s, u"plan"_s, profile});
    QVERIFY(plan.status == 0 || plan.status == 4);
    QVERIFY(json(plan.output).at("plan").is_object());
    QCOMPARE(idleProfile(), profile);
}

void TestKirikaectl::anUnknownProfileIsNotFound()
{
    const CtlRun run = runCtl({u"--node"_s, u"demo"_s, u"switch"_s, u"no-such-profile"_s});
    QCOMPARE(run.status, 3);
    QVERIFY(run.errorOutput.contains("no-such-profile"));
}

bool TestKirikaectl::drivesTerminal(const QByteArray &output)
{
    static const QRegularExpression controls(
        u"[\\x00-\\x08\\x0b-\\x1f\\x7f-\\x9f\\x{200e}\\x{200f}\\x{202a}-\\x{202e}]"_s);
    return QString::fromUtf8(output).contains(controls);
}

/// The profiles of a node are files that somebody else may have written.
void TestKirikaectl::aNodesTextsDoNotDriveTheTerminal()
{
    const QString folder = qEnvironmentVariable("XDG_CONFIG_HOME") + u"/kirikae/profiles"_s;
    QVERIFY(QDir().mkpath(folder));
    QFile file(folder + u"/odd.json"_s);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"schema":1,"name":"odd\u001b]0;owned\u0007\u001b[31m\u009b2J\u202e","engine":"mine",
        "command":["/bin/true"],"model":"m\u001b[8m","arguments":["\u009b31m"],"port":18080,
        "notes":"\u001b[2J"})");
    file.close();
    const auto run = [](const QStringList &arguments) {
        return runCtl(QStringList{u"--node"_s, u"local+direct"_s} + arguments);
    };
    const CtlRun list = run({u"profiles"_s});
    QVERIFY2(list.output.contains("odd"), list.errorOutput.constData());
    QVERIFY2(!drivesTerminal(list.output), list.output.toPercentEncoding().constData());
    for (const QStringList &arguments :
         {QStringList{u"profiles"_s, u"odd"_s}, QStringList{u"profiles"_s, u"odd"_s, u"--docker-run"_s},
          QStringList{u"--json"_s, u"profiles"_s}, QStringList{u"plan"_s, u"odd"_s},
          QStringList{u"--json"_s, u"plan"_s, u"odd"_s}, QStringList{u"plan"_s, u"no\u009bne"_s}}) {
        const CtlRun said = run(arguments);
        QVERIFY2(!said.output.isEmpty() || !said.errorOutput.isEmpty(), qPrintable(arguments.join(u' ')));
        QVERIFY2(!drivesTerminal(said.output + said.errorOutput),
                 (said.output + said.errorOutput).toPercentEncoding().constData());
    }
    // The same value, written so that it does nothing.
    const Json profiles = json(run({u"--json"_s, u"profiles"_s}).output);
    QVERIFY(fromJson(profiles["profiles"][0]["profile"]["name"]).contains(u'\u202e'));
    QVERIFY(file.remove());
}

QTEST_GUILESS_MAIN(TestKirikaectl)
#include "tst_kirikaectl.moc"
