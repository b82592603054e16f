// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/profile/DockerRun.h"
#include "models/profile/ProfileCheck.h"
#include "models/profile/ProfileJson.h"
#include "models/profile/RunValues.h"
#include "models/profile/ShellWords.h"

#include <QDir>
#include <QProcess>
#include <QRegularExpression>
#include <QTest>

using namespace kirikae;
using namespace Qt::StringLiterals;

namespace {

Profile wholeProfile()
{
    Profile p;
    p.id = u"big-vl"_s;
    p.name = u"Big VL"_s;
    p.engine = u"vllm"_s;
    p.image = u"vllm/vllm-openai:v0.32.0"_s;
    p.command = {u"vllm"_s, u"serve"_s};
    p.model = u"org/big-vl"_s;
    p.servedName = u"big"_s;
    p.arguments = {u"org/big-vl"_s,
                   u"--served-model-name"_s,
                   u"big"_s,
                   u"--max-model-len=32768"_s,
                   u"--kv_cache_dtype"_s,
                   u"fp8"_s,
                   u"--x"_s,
                   u"it's $5 \"quoted\""_s};
    p.environment = {{u"A"_s, u"one two"_s, {}}, {u"HF_TOKEN"_s, {}, u"HF_TOKEN"_s}};
    p.mounts = {{u"/srv/models"_s, u"/models"_s, true},
                {u"~/.cache/huggingface"_s, u"/root/.cache/huggingface"_s, false}};
    p.ports = {{u"127.0.0.1"_s, 8000, 8000}};
    p.ipc = u"host"_s;
    p.shmSize = 16 * GiB;
    p.gpus = u"0,1"_s;
    p.ulimits = {{u"memlock"_s, u"-1"_s}};
    p.capabilitiesAdded = {u"SYS_PTRACE"_s};
    p.restart = u"unless-stopped"_s;
    p.contextTokens = 32768;
    p.concurrency = 8;
    p.weightsBytes = 70 * GiB;
    p.notes = u"line one\nline two"_s;
    return p;
}

Profile imported(const QString &text)
{
    const auto result = profileFromDockerRun(text);
    if (!result)
        qFatal("import failed: %s", qPrintable(result.error().message));
    return result->profile;
}

QString fieldsOf(const QList<ProfileProblem> &problems)
{
    QStringList fields;
    for (const ProfileProblem &problem : problems)
        fields.append(problem.field);
    return fields.join(u' ');
}

} // namespace

class TestProfile : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void jsonRoundTripKeepsEverything()
    {
        const Profile profile = wholeProfile();
        QVERIFY(checkProfile(profile).isEmpty());
        const auto back = profileFromJson(profile.id, profileToJson(profile));
        QVERIFY2(back, back ? "" : qPrintable(back.error().message));
        QCOMPARE(*back, profile);
    }

    void damagedJsonNamesTheField_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("named");
        QTest::newRow("cut off") << QByteArray("{\"schema\": 1, \"name\": \"x") << u"byte"_s;
        QTest::newRow("wrong type") << QByteArray("{\"schema\":1,\"arguments\":\"--a\"}") << u"arguments"_s;
        QTest::newRow("nested") << QByteArray("{\"schema\":1,\"ports\":[{\"host_port\":70000}]}")
                                << u"ports.[0].host_port"_s;
        QTest::newRow("misspelt") << QByteArray("{\"schema\":1,\"enviroment\":[]}") << u"enviroment"_s;
        QTest::newRow("not an object") << QByteArray("[1]") << u"object"_s;
        QTest::newRow("huge number") << QByteArray("{\"schema\":1,\"context_tokens\":99999999999999999999}")
                                     << u"context_tokens"_s;
        QTest::newRow("deep") << QByteArray(1000, '[') << u"deeper"_s;
    }

    void damagedJsonNamesTheField()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, named);
        const auto result = profileFromJson(u"x"_s, text);
        QVERIFY(!result);
        QCOMPARE(result.error().code, Error::Code::BadInput);
        QVERIFY2(result.error().message.contains(named), qPrintable(result.error().message));
    }

    void newerSchemaIsRefused()
    {
        const auto result = profileFromJson(u"x"_s, "{\"schema\": 99, \"something\": {}}");
        QVERIFY(!result);
        QCOMPARE(result.error().code, Error::Code::VersionMismatch);
    }

    void aWordIsQuotedUnlessItIsPlain_data()
    {
        QTest::addColumn<QString>("argument");
        QTest::addColumn<QString>("word");
        QTest::newRow("plain") << u"--a=b,c:/d%e@f+1.0_x"_s << u"--a=b,c:/d%e@f+1.0_x"_s;
        QTest::newRow("empty") << QString() << u"''"_s;
        QTest::newRow("blank") << u"a b"_s << u"'a b'"_s;
        QTest::newRow("quote") << u"it's"_s << u"'it'\\''s'"_s;
        QTest::newRow("line feed at the end") << u"safe\n"_s << u"'safe\n'"_s;
    }

    void aWordIsQuotedUnlessItIsPlain()
    {
        QFETCH(QString, argument);
        QFETCH(QString, word);
        QCOMPARE(shellWord(argument), word);
    }

    /// The command is copied into a shell: a line feed in one argument must not end it before the next.
    void aCopiedCommandStaysOneCommand()
    {
        Profile profile = wholeProfile();
        profile.arguments = {u"safe\n"_s, u"reboot"_s};
        QCOMPARE(imported(dockerRunText(profile)).arguments.last(2), profile.arguments);
    }

    void valuesWithALineFeedAtTheirEndAreRefused()
    {
        QVERIFY(sizeFrom(u"16g"_s) && !sizeFrom(u"16g\n"_s));
        QVERIFY(gpusFrom(u"device=0"_s) && !gpusFrom(u"\"device=0\"\n"_s));
        QVERIFY(portFrom(u"8000:8000"_s) && !portFrom(u"8000:8000\n"_s));
    }

    void whatIsShownOnOneLineHoldsNoControls_data()
    {
        QTest::addColumn<QString>("character");
        for (const char16_t c : {u'\n', u'\x1b', u'\x7f', u'\x9b', u'\u202e', u'\u2066', u'\u2028'})
            QTest::addRow("U+%04X", static_cast<unsigned>(c)) << QString(QChar(c));
    }

    void whatIsShownOnOneLineHoldsNoControls()
    {
        QFETCH(QString, character);
        const auto with = [&character](QString Profile::*field) {
            Profile profile = wholeProfile();
            profile.*field = u"/a"_s + character + u"z"_s;
            return fieldsOf(checkProfile(profile));
        };
        QCOMPARE(with(&Profile::name), u"name"_s);
        QCOMPARE(with(&Profile::model), u"model"_s);
        QCOMPARE(with(&Profile::servedName), u"served_name"_s);
        QCOMPARE(with(&Profile::user), u"user"_s);
        QCOMPARE(with(&Profile::workingDirectory), u"working_directory"_s);
        QCOMPARE(with(&Profile::image), u"image"_s);
        Profile profile = wholeProfile();
        profile.mounts.first().source += character;
        profile.mounts.first().target += character;
        profile.capabilitiesAdded.first() += character;
        QCOMPARE(fieldsOf(checkProfile(profile)), u"capabilities_added[0] mounts[0].source mounts[0].target"_s);
        profile = wholeProfile();
        profile.arguments += character; // the engine's own business
        QCOMPARE(fieldsOf(checkProfile(profile)), QString());
    }

    void checkNamesFieldAndReason()
    {
        Profile p = wholeProfile();
        p.id = u"../etc"_s;
        p.environment.append({u"A"_s, u"hf_abcdefghijklmnopqrstuvwxyz"_s, {}});
        p.mounts.append({u"relative/path"_s, u"nope"_s, false});
        p.ports.append({u"127.0.0.1"_s, 8000, 8001});
        p.restart = u"sometimes"_s;
        QCOMPARE(
            fieldsOf(checkProfile(p)),
            u"id restart environment[2].name environment[2].value mounts[2].source mounts[2].target ports[1].host_port"_s);
        const auto result = validateProfile(p);
        QVERIFY(!result);
        QVERIFY(result.error().message.contains(u"ports[1].host_port"_s));
    }

    void argumentsAreFoundInEveryForm()
    {
        const Profile p = wholeProfile();
        QCOMPARE(p.argument(u"max-model-len"_s), std::optional(u"32768"_s));
        QCOMPARE(p.argument(u"--kv-cache-dtype"_s), std::optional(u"fp8"_s));
        QVERIFY(!p.argument(u"max-num-seqs"_s));
    }

    void idsAreMadeFromNames()
    {
        QCOMPARE(profileIdFor(u"Nemotron Super VL 120B"_s, {}), u"nemotron-super-vl-120b"_s);
        QCOMPARE(profileIdFor(u"A"_s, {u"a"_s, u"a-2"_s}), u"a-3"_s);
        QCOMPARE(profileIdFor(u"日本語"_s, {}), u"profile"_s);
    }

    /// The way people paste: prompts, comments between continuation lines, a token from the shell, other commands.
    void aPastedSessionBecomesAProfile()
    {
        const QString text = u"$ export HF_TOKEN=hf_abcdefghijklmnopqrstuvwxyz\n"
                             "$ sudo docker run -d --name srv --restart unless-stopped \\\n"
                             "    --gpus all --ipc=host \\\n"
                             "    # the weights\n"
                             "    -v /data/hub:/root/.cache/huggingface \\\n"
                             "    -e HF_TOKEN=\"$HF_TOKEN\" \\\n"
                             "    -p 127.0.0.1:8000:8000 \\   # only here\n"
                             "    vllm/vllm-openai:latest \\\n"
                             "    --model org/some-70b-awq --quantization awq_marlin \\\n"
                             "    --max-model-len 8192 --gpu-memory-utilization 0.9\n"
                             "\n# Watch it\n$ docker logs -f srv\n"_s;
        const auto result = profileFromDockerRun(text);
        QVERIFY2(result, result ? "" : qPrintable(result.error().message));
        const Profile &p = result->profile;
        QCOMPARE(p.image, u"vllm/vllm-openai:latest"_s);
        QCOMPARE(p.engine, u"vllm"_s);
        QCOMPARE(p.model, u"org/some-70b-awq"_s);
        QCOMPARE(p.contextTokens, std::optional<qint64>(8192));
        QCOMPARE(p.arguments.size(), 8);
        QCOMPARE(p.mounts, (QList<Mount>{{u"/data/hub"_s, u"/root/.cache/huggingface"_s, false}}));
        QCOMPARE(p.environment, (QList<EnvironmentVariable>{{u"HF_TOKEN"_s, {}, u"HF_TOKEN"_s}}));
        QCOMPARE(p.ports, (QList<PortMapping>{{u"127.0.0.1"_s, 8000, 8000}}));
        QCOMPARE(p.restart, u"unless-stopped"_s);
        QCOMPARE(p.ipc, u"host"_s);
        QCOMPARE(p.gpus, u"all"_s);
        QVERIFY(!profileToJson(p).contains("hf_abc"));
        Profile named = p;
        named.id = u"some"_s;
        QVERIFY2(checkProfile(named).isEmpty(), qPrintable(fieldsOf(checkProfile(named))));
    }

    void secretsNeverStay()
    {
        const Profile p = imported(
            u"docker run -e HF_TOKEN=hf_abcdefghijklmnopqrstuvwxyz -e VLLM_API_KEY=abc -e PLAIN=1 -p 1:1 vllm/vllm-openai m"_s);
        QCOMPARE(p.environment.at(0).secret, u"HF_TOKEN"_s);
        QCOMPARE(p.environment.at(1).secret, u"VLLM_API_KEY"_s);
        QCOMPARE(p.environment.at(2).value, u"1"_s);
        QVERIFY(!dockerRunText(p).contains(u"abc"_s));
    }

    void openPortsAreClosedWithANote()
    {
        const auto result = profileFromDockerRun(u"docker run -p 9000:8000 -p 0.0.0.0:9001:8001 vllm/vllm-openai m"_s);
        QVERIFY(result);
        QCOMPARE(result->profile.ports.first().hostAddress, u"127.0.0.1"_s);
        QCOMPARE(result->notes.size(), 2);
    }

    void badLinesSayWhatToDo_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("named");
        QTest::newRow("nothing") << u"echo hello"_s << u"no docker run"_s;
        QTest::newRow("no image") << u"docker run -d --gpus all"_s << u"image"_s;
        QTest::newRow("open quote") << u"docker run -e A='x image"_s << u"quotation"_s;
        QTest::newRow("unknown option") << u"docker run --gppus all img"_s << u"gppus"_s;
        QTest::newRow("mount variable") << u"docker run -v $MODELS:/m img"_s << u"$MODELS"_s;
        QTest::newRow("mount command") << u"docker run -v $(pwd):/m img"_s << u"$(pwd"_s;
        QTest::newRow("port range") << u"docker run -p 8000-8010:8000-8010 img"_s << u"8000-8010"_s;
        QTest::newRow("udp") << u"docker run -p 53:53/udp img"_s << u"53/udp"_s;
        QTest::newRow("value missing") << u"docker run -v"_s << u"volume"_s;
    }

    void badLinesSayWhatToDo()
    {
        QFETCH(QString, text);
        QFETCH(QString, named);
        const auto result = profileFromDockerRun(text);
        QVERIFY(!result);
        QVERIFY2(result.error().message.contains(named), qPrintable(result.error().message));
    }

    void enginesAreRecognised_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("engine");
        QTest::addColumn<QString>("model");
        QTest::addColumn<int>("port");
        QTest::newRow("vllm serve")
            << u"docker run --network host nvcr.io/nvidia/vllm:26.01 vllm serve org/llama-m --port 8123"_s << u"vllm"_s
            << u"org/llama-m"_s << 8123;
        QTest::newRow("positional") << u"docker run --net=host vllm/vllm-openai:v0.30.0 org/m"_s << u"vllm"_s
                                    << u"org/m"_s << 8000;
        QTest::newRow("llama")
            << u"docker run --net=host ghcr.io/ggml-org/llama.cpp:server-cuda -m /models/a.gguf -c 4096 -a small"_s
            << u"llama-server"_s << u"/models/a.gguf"_s << 8080;
        QTest::newRow("sglang")
            << u"docker run --net=host lmsysorg/sglang:spark python3 -m sglang.launch_server --model-path org/s"_s
            << u"sglang"_s << u"org/s"_s << 30000;
    }

    void enginesAreRecognised()
    {
        QFETCH(QString, text);
        QFETCH(QString, engine);
        QFETCH(QString, model);
        QFETCH(int, port);
        const Profile p = imported(text);
        QCOMPARE(p.engine, engine);
        QCOMPARE(p.model, model);
        QCOMPARE(int(p.servicePort()), port);
    }

    /// What is printed reads back to the same profile, as far as `docker run` can say it.
    void printedCommandReadsBack()
    {
        const Profile profile = wholeProfile();
        const Profile back = imported(dockerRunText(profile));
        Profile expected = profile;
        expected.id = back.id;
        expected.name = back.name;
        expected.command = {u"vllm"_s};
        expected.arguments = QStringList{u"serve"_s} + profile.arguments;
        expected.concurrency.reset();
        expected.weightsBytes.reset();
        expected.notes.clear();
        QCOMPARE(back.arguments, expected.arguments);
        QCOMPARE(back, expected);
    }

    /// The splitter agrees with a real shell.
    void wordsAreThoseOfTheShell()
    {
        const QString line = u"a 'b c' \"d \\\"e\\\" \\$f\" g\\ h '' i'j'k \"l\"'m' n\\\\ \\\n o # p"_s;
        QProcess shell;
        shell.start(u"sh"_s, {u"-c"_s, u"printf '%s\\n' "_s + line});
        QVERIFY(shell.waitForFinished());
        QStringList expected = QString::fromUtf8(shell.readAllStandardOutput()).split(u'\n');
        expected.removeLast();
        const auto commands = splitShell(line);
        QVERIFY(commands);
        QStringList words;
        for (const ShellWord &word : commands->first())
            words.append(word.text);
        QCOMPARE(words, expected);
    }

    void shippedProfilesAreValid()
    {
        const QDir folder(QStringLiteral(KIRIKAE_SOURCE_DIR "/resources/profiles"));
        const QStringList files = folder.entryList({u"*.json"_s});
        QVERIFY(files.size() >= 3);
        for (const QString &name : files) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray text = file.readAll();
            const auto profile = profileFromJson(name.chopped(5), text);
            QVERIFY2(profile, profile ? "" : qPrintable(profile.error().message));
            QVERIFY2(checkProfile(*profile).isEmpty(), qPrintable(name + fieldsOf(checkProfile(*profile))));
            QCOMPARE(profileToJson(*profile), text);
        }
    }
};

QTEST_GUILESS_MAIN(TestProfile)
#include "tst_profile.moc"
