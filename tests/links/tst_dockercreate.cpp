// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/engine/DockerCreate.h"
#include "app/links/engine/DockerServices.h"
#include "models/core/Json.h"
#include "models/profile/ProfileJson.h"

#include <QRegularExpression>
#include <QTest>

using namespace kirikae;
using namespace Qt::StringLiterals;

#define COMPARE_JSON(actual, expected) QCOMPARE(dumpJson(actual), dumpJson(expected))

namespace {

LaunchSpec specOf(const Profile &profile)
{
    return {profile, u"0f9e8d7c-1111-2222-3333-444455556666"_s};
}

Profile minimal()
{
    Profile profile;
    profile.id = u"nemotron"_s;
    profile.name = u"Nemotron \"VL\""_s;
    profile.image = u"vllm/vllm-openai:v0.32.0"_s;
    return profile;
}

Json created(const Profile &profile, const DockerImage &image = {}, bool isPodman = false)
{
    const auto body =
        createRequest(specOf(profile), image, {u"/home/a"_s, u"/home/a/.config/kirikae/secrets"_s, isPodman});
    return body ? *parseJson(*body) : Json{{"error", toJson(body.error().message)}};
}

} // namespace

class DockerCreateTest : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void namesAndLabelsTheContainer();
    void keepsTheContainerAndItsExitCode();
    void leavesTheImagesProgramAlone();
    void replacesProgramAndArguments();
    void asksForGpus_data();
    void asksForGpus();
    void bindsPortsToTheGivenAddress();
    void mountsFoldersAndExpandsHome();
    void setsLimitsAndTheRest();
    void refusesLimitsThatAreNone();
    void passesATokenAsAFile();
    void passesOtherSecretsThroughAScript();
    void refusesNamesThatAreNone();
    void readsAnInspectedContainer();
    void readsWhatPodmanSays();
    void readsAListEntry();
    void readsHostileText();
    void takesOnlyIdsThatAreIds();
    void readsProcessIds();
};

void DockerCreateTest::namesAndLabelsTheContainer()
{
    Profile profile = minimal();
    profile.slot = u"second"_s;
    profile.ports = {{u"127.0.0.1"_s, 8000, 8000}};
    QCOMPARE(containerName(specOf(profile)), u"kirikae-nemotron-"_s + specOf(profile).runId);
    Json labels = created(profile)["Labels"];
    // What it is verified and brought back with, whatever becomes of the profile.
    const auto startedAs = profileFromJson(profile.id, fromJson(labels["kirikae.started-as"]).toUtf8());
    QVERIFY(startedAs);
    QCOMPARE(*startedAs, profile);
    labels.erase("kirikae.started-as");
    COMPARE_JSON(labels, Json({{"kirikae.managed", "1"},
                               {"kirikae.profile", "nemotron"},
                               {"kirikae.profile-name", "Nemotron \"VL\""},
                               {"kirikae.slot", "second"},
                               {"kirikae.run", "0f9e8d7c-1111-2222-3333-444455556666"},
                               {"kirikae.port", "8000"}}));
}

void DockerCreateTest::keepsTheContainerAndItsExitCode()
{
    Profile profile = minimal();
    profile.restart = u"always"_s; // set once it is ready, not before
    const Json host = created(profile)["HostConfig"];
    COMPARE_JSON(host["RestartPolicy"], Json({{"Name", "no"}}));
    COMPARE_JSON(host["AutoRemove"], Json(false));
    COMPARE_JSON(host["Init"], Json(true));
    COMPARE_JSON(host["LogConfig"],
                 Json({{"Type", "json-file"}, {"Config", {{"max-size", "50m"}, {"max-file", "3"}}}}));
    for (const char *key : {"DeviceRequests", "IpcMode", "ShmSize", "NetworkMode", "CapAdd", "Mounts"})
        QVERIFY2(!host.contains(key), key);
}

void DockerCreateTest::leavesTheImagesProgramAlone()
{
    const Json body = created(minimal());
    QVERIFY(!body.contains("Entrypoint"));
    QVERIFY(!body.contains("Cmd"));
    COMPARE_JSON(body["Env"], Json::array());
}

void DockerCreateTest::replacesProgramAndArguments()
{
    Profile profile = minimal();
    profile.model = u"nvidia/x"_s; // arguments are complete as they are written: nothing is added
    profile.arguments = {u"--model"_s, u"it's"_s, u""_s};
    COMPARE_JSON(created(profile)["Cmd"], Json::array({"--model", "it's", ""}));
    profile.command = {u"vllm"_s, u"serve"_s};
    COMPARE_JSON(created(profile)["Entrypoint"], Json::array({"vllm", "serve"}));
}

void DockerCreateTest::asksForGpus_data()
{
    QTest::addColumn<QString>("gpus");
    QTest::addColumn<bool>("isPodman");
    QTest::addColumn<QByteArray>("request");
    const auto row = [](const char *gpus, bool isPodman, const char *request) {
        QTest::addRow("%s%s", gpus, isPodman ? " podman" : "")
            << QString::fromLatin1(gpus) << isPodman << QByteArray(request);
    };
    row("all", false, R"({"Driver":"","Count":-1,"Capabilities":[["gpu"]]})");
    row("0,1", false, R"({"Driver":"","DeviceIDs":["0","1"],"Capabilities":[["gpu"]]})");
    row("device=1", false, R"({"Driver":"","DeviceIDs":["1"],"Capabilities":[["gpu"]]})");
    row("nvidia.com/gpu=all", false, R"({"Driver":"cdi","DeviceIDs":["nvidia.com/gpu=all"]})");
    row("nvidia.com/gpu=0,nvidia.com/gpu=1", false,
        R"({"Driver":"cdi","DeviceIDs":["nvidia.com/gpu=0","nvidia.com/gpu=1"]})");
    row("all", true, R"({"Driver":"cdi","DeviceIDs":["nvidia.com/gpu=all"]})");
}

void DockerCreateTest::asksForGpus()
{
    QFETCH(QString, gpus);
    QFETCH(bool, isPodman);
    QFETCH(QByteArray, request);
    Profile profile = minimal();
    profile.gpus = gpus;
    COMPARE_JSON(created(profile, {}, isPodman)["HostConfig"]["DeviceRequests"], Json::array({*parseJson(request)}));
}

void DockerCreateTest::bindsPortsToTheGivenAddress()
{
    Profile profile = minimal();
    profile.ports = {{u"127.0.0.1"_s, 8000, 80}, {u"0.0.0.0"_s, 8001, 80}, {u"127.0.0.1"_s, 9000, 9000}};
    Json body = created(profile);
    COMPARE_JSON(body["ExposedPorts"], *parseJson(R"({"80/tcp":{},"9000/tcp":{}})"));
    COMPARE_JSON(
        body["HostConfig"]["PortBindings"],
        *parseJson(R"({"80/tcp":[{"HostIp":"127.0.0.1","HostPort":"8000"},{"HostIp":"0.0.0.0","HostPort":"8001"}],
                            "9000/tcp":[{"HostIp":"127.0.0.1","HostPort":"9000"}]})"));
    profile.network = u"host"_s;
    body = created(profile);
    QVERIFY(!body.contains("ExposedPorts"));
    QVERIFY(!body["HostConfig"].contains("PortBindings"));
    COMPARE_JSON(body["HostConfig"]["NetworkMode"], Json("host"));
}

void DockerCreateTest::mountsFoldersAndExpandsHome()
{
    Profile profile = minimal();
    profile.mounts = {
        {u"/srv/models"_s, u"/models"_s, true}, {u"~/.cache/huggingface"_s, u"/root/.cache/huggingface"_s, false},
        {u"$HOME/x"_s, u"/x"_s, false},         {u"${HOME}"_s, u"/home"_s, true},
        {u"a-volume"_s, u"/v"_s, false},        {u"~other/y"_s, u"/y"_s, false}};
    COMPARE_JSON(created(profile)["HostConfig"]["Binds"],
                 Json::array({"/srv/models:/models:ro", "/home/a/.cache/huggingface:/root/.cache/huggingface",
                              "/home/a/x:/x", "/home/a:/home:ro", "a-volume:/v", "~other/y:/y"}));
}

void DockerCreateTest::setsLimitsAndTheRest()
{
    Profile profile = minimal();
    profile.ulimits = {{u"memlock"_s, u"-1"_s}, {u"nofile"_s, u"1024:65536"_s}};
    profile.shmSize = 16 * GiB;
    profile.ipc = u"host"_s;
    profile.capabilitiesAdded = {u"SYS_PTRACE"_s};
    profile.user = u"1000:1000"_s;
    profile.workingDirectory = u"/work"_s;
    profile.environment = {{u"A"_s, u"1"_s, {}}, {u"B"_s, u"x=y z"_s, {}}};
    const Json body = created(profile);
    COMPARE_JSON(body["HostConfig"]["Ulimits"], *parseJson(R"([{"Name":"memlock","Soft":-1,"Hard":-1},
                                                           {"Name":"nofile","Soft":1024,"Hard":65536}])"));
    COMPARE_JSON(body["HostConfig"]["ShmSize"], Json(17'179'869'184));
    COMPARE_JSON(body["HostConfig"]["IpcMode"], Json("host"));
    COMPARE_JSON(body["HostConfig"]["CapAdd"], Json::array({"SYS_PTRACE"}));
    COMPARE_JSON(body["User"], Json("1000:1000"));
    COMPARE_JSON(body["WorkingDir"], Json("/work"));
    COMPARE_JSON(body["Env"], Json::array({"A=1", "B=x=y z"}));
}

void DockerCreateTest::refusesLimitsThatAreNone()
{
    Profile profile = minimal();
    for (const QString &limit : {u"lots"_s, u"1:"_s, u""_s}) {
        profile.ulimits = {{u"memlock"_s, limit}};
        QVERIFY(created(profile).contains("error"));
    }
}

void DockerCreateTest::passesATokenAsAFile()
{
    Profile profile = minimal();
    profile.environment = {{u"HF_TOKEN"_s, {}, u"hf"_s}, {u"HF_HOME"_s, u"/cache"_s, {}}};
    QVERIFY(!needsEntrypointOf(profile));
    const Json body = created(profile);
    COMPARE_JSON(body["Env"], Json::array({"HF_TOKEN_PATH=/run/secrets/hf", "HF_HOME=/cache"}));
    COMPARE_JSON(body["HostConfig"]["Mounts"],
                 *parseJson(R"([{"Type":"bind","Source":"/home/a/.config/kirikae/secrets/hf","Target":"/run/secrets/hf",
                             "ReadOnly":true}])"));
    QVERIFY(!body.contains("Entrypoint"));
    profile.engine = u"llama-server"_s; // reads the variable only
    QVERIFY(needsEntrypointOf(profile));
}

void DockerCreateTest::passesOtherSecretsThroughAScript()
{
    Profile profile = minimal();
    profile.environment = {{u"VLLM_API_KEY"_s, {}, u"api-key"_s}, {u"OTHER"_s, {}, u"api-key"_s}};
    const DockerImage image{u"sha256:1"_s, {u"vllm"_s, u"serve"_s}, {u"--help"_s}};
    Json body = created(profile, image);
    // A secret that cannot be read ends the start: never an open server.
    const QString refusal =
        u" || { echo 'Kirikae: the secret api-key cannot be read in the container'; exit 126; }; "_s;
    const QString script = u"VLLM_API_KEY=$(cat /run/secrets/api-key)"_s + refusal + u"export VLLM_API_KEY; "_s +
                           u"OTHER=$(cat /run/secrets/api-key)"_s + refusal + u"export OTHER; exec \"$@\""_s;
    COMPARE_JSON(body["Entrypoint"], Json::array({"/bin/sh", "-c", toJson(script), "sh", "vllm", "serve"}));
    COMPARE_JSON(body["Cmd"], Json::array({"--help"}));
    COMPARE_JSON(body["Env"], Json::array());
    QCOMPARE(body["HostConfig"]["Mounts"].size(), std::size_t(1));
    profile.arguments = {u"m"_s};
    COMPARE_JSON(created(profile, image)["Cmd"], Json::array({"m"}));
    profile.command = {u"python3"_s};
    body = created(profile, image);
    COMPARE_JSON(body["Entrypoint"], Json::array({"/bin/sh", "-c", toJson(script), "sh", "python3"}));
    profile.arguments.clear();
    COMPARE_JSON(created(profile, image)["Cmd"], Json::array()); // as docker run --entrypoint does
}

void DockerCreateTest::refusesNamesThatAreNone()
{
    for (const auto &[name, secret] :
         {std::pair(u"A B"_s, QString()), std::pair(u"A=1"_s, QString()), std::pair(u"A"_s, u"../../etc/shadow"_s),
          std::pair(u"A"_s, u"x; rm -rf /"_s), std::pair(u"A"_s, u".hidden"_s), std::pair(u"$(x)"_s, u"a"_s)}) {
        Profile profile = minimal();
        profile.environment = {{name, {}, secret}};
        QVERIFY2(created(profile).contains("error"), qPrintable(name + secret));
    }
}

void DockerCreateTest::readsAnInspectedContainer()
{
    const Json container = *parseJson(R"({
        "Id":"00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff","Name":"/kirikae-a-1",
        "Created":"2026-11-29T12:00:00.5Z","Image":"sha256:abc","RestartCount":2,
        "State":{"Status":"exited","ExitCode":137,"OOMKilled":true,"Error":"","Pid":0,
                 "StartedAt":"2026-11-29T12:00:01Z","FinishedAt":"2026-11-29T12:00:09.25Z"},
        "Config":{"Image":"vllm:1","Labels":{"kirikae.managed":"1","kirikae.profile":"a","kirikae.profile-name":"A",
                  "kirikae.slot":"main","kirikae.run":"r1","kirikae.port":"8000"}}})");
    const Service service = serviceFromInspect(container);
    QCOMPARE(service.id, u"docker:00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff"_s);
    QCOMPARE(service.name, u"kirikae-a-1"_s);
    QCOMPARE(service.status, Service::Status::Exited);
    QCOMPARE(service.exitCode.value_or(-1), 137);
    QVERIFY(service.oomKilled && !service.foreign);
    QCOMPARE(service.restartCount, 2);
    QCOMPARE(service.port, quint16(8000));
    QCOMPARE(service.startedMs - service.createdMs, 500);
    QCOMPARE(service.finishedMs - service.startedMs, 8250);
    QCOMPARE(service.imageId, u"sha256:abc"_s);
    QVERIFY(service.pids.isEmpty());
}

void DockerCreateTest::readsWhatPodmanSays()
{
    const Json container = *parseJson(R"({
        "Id":"00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff","Name":"/x",
        "Created":"2026-11-29T21:00:00.123456789+09:00","Image":"abc","RestartCount":0,
        "State":{"Status":"running","Running":true,"ExitCode":0,"OOMKilled":false,"Error":"","Pid":4242,
                 "StartedAt":"2026-11-29T12:00:01.000000001Z","FinishedAt":"0001-01-01T00:00:00Z"},
        "Config":{"Image":"localhost/x:1","Labels":null}})");
    const Service service = serviceFromInspect(container);
    QVERIFY(service.foreign && service.isRunning());
    QVERIFY(!service.exitCode);
    QCOMPARE(service.finishedMs, 0);
    QCOMPARE(service.startedMs - service.createdMs, 877);
    QCOMPARE(service.pids, QList<qint64>{4242});
    for (const auto &[word, status] :
         {std::pair("configured", Service::Status::Created), std::pair("stopped", Service::Status::Exited),
          std::pair("paused", Service::Status::Running), std::pair("removing", Service::Status::Unknown)}) {
        QCOMPARE(serviceFromInspect({{"State", {{"Status", word}}}}).status, status);
    }
}

void DockerCreateTest::readsAListEntry()
{
    const Service service = serviceFromListEntry(*parseJson(
        R"({"Id":"00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff","Names":["/db"],"Image":"postgres",
            "ImageID":"sha256:1","Created":1796040000,"State":"running","Labels":{"a":"b"},
            "Ports":[{"PrivatePort":1,"Type":"tcp"},{"IP":"::","PrivatePort":5432,"PublicPort":15432,"Type":"tcp"}]})"));
    QVERIFY(service.foreign && service.isRunning());
    QCOMPARE(service.name, u"db"_s);
    QCOMPARE(service.port, quint16(15432));
    QCOMPARE(service.createdMs, 1'796'040'000'000);
}

void DockerCreateTest::readsHostileText()
{
    const Service service = serviceFromInspect(*parseJson(
        R"({"Id":7,"Name":"/a\u001b]0;x\u0007b\u202ec","State":{"Status":"exited","ExitCode":"1","Error":"\u001b[31mred"},
            "Config":{"Labels":{"kirikae.managed":"1","kirikae.port":"99999","kirikae.profile":["x"]}}})"));
    QCOMPARE(service.name, u"abc"_s);
    QCOMPARE(service.error, u"red"_s);
    QCOMPARE(service.port, quint16(0));
    QVERIFY(!service.exitCode);
    for (const char *text : {"[]", "null", "\"x\"", "{\"State\":[],\"Config\":3,\"Ports\":{}}"}) {
        const Json json = *parseJson(text);
        QVERIFY(serviceFromInspect(json).foreign);
        QVERIFY(serviceFromListEntry(json).foreign);
        QVERIFY(pidsFromTop(json).isEmpty());
        QVERIFY(imageFromInspect(json).id.isEmpty());
    }
}

void DockerCreateTest::takesOnlyIdsThatAreIds()
{
    QCOMPARE(dockerContainerId(u"docker:0123456789ab"_s), QByteArray("0123456789ab"));
    for (const QString &id : {u"docker:"_s, u"process:0123456789ab"_s, u"docker:../images/0123"_s,
                              u"docker:0123456789ab?x"_s, u"docker:0123456789AB"_s, u"docker:0123456789ab\n"_s})
        QVERIFY2(dockerContainerId(id).isEmpty(), qPrintable(id));
}

void DockerCreateTest::readsProcessIds()
{
    QCOMPARE(pidsFromTop(*parseJson(R"({"Titles":["PID"],"Processes":[["12"],["34"],["x"],[]]})")),
             (QList<qint64>{12, 34}));
    QCOMPARE(pidsFromTop(*parseJson(R"({"Titles":["USER","PID","CMD"],"Processes":[["root","12","sh"]]})")),
             QList<qint64>{12});
    QVERIFY(pidsFromTop(*parseJson(R"({"Titles":["CMD"],"Processes":[["sh"]]})")).isEmpty());
}

QTEST_GUILESS_MAIN(DockerCreateTest)
#include "tst_dockercreate.moc"
