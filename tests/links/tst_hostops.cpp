// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/host/LocalHost.h"
#include "app/links/ops/DiskReader.h"
#include "app/links/ops/FactsReader.h"
#include "app/links/ops/HostOps.h"
#include "app/links/ssh/SshHost.h"
#include "tests/links/SshPair.h"
#include "tests/support/Settled.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QStorageInfo>
#include <QSysInfo>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTemporaryDir>
#include <QTest>

using namespace kirikae;
using namespace Qt::StringLiterals;

namespace {

/// A small HTTP server in Perl or Python would need a start of its own to be waited for; this one is sh and nothing
/// else: it only lives.
LaunchSpec sleeper(const QString &runId)
{
    LaunchSpec spec;
    spec.runId = runId;
    spec.profile.id = u"sleeper"_s;
    spec.profile.name = u"Sleeper"_s;
    spec.profile.engine = u"vllm"_s;
    spec.profile.model = u"m"_s;
    spec.profile.command = {u"sh"_s, u"-c"_s};
    spec.profile.arguments = {u"echo up; cat /dev/zero | head -c 8000000 >/dev/null; while :; do sleep 0.1; done"_s};
    return spec;
}

/// Answers every connection with one HTTP answer that says what was asked.
class Echo : public QTcpServer {
public:
    Echo()
    {
        connect(this, &QTcpServer::newConnection, this, [this] {
            QTcpSocket *socket = nextPendingConnection();
            connect(socket, &QTcpSocket::readyRead, socket, [socket] {
                const QByteArray asked = socket->readAll();
                const QByteArray body =
                    asked.left(asked.indexOf(" HTTP")) + '|' + asked.mid(asked.indexOf("\r\n\r\n") + 4);
                socket->write("HTTP/1.1 201 Made\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" +
                              body);
            });
        });
        listen(QHostAddress::LocalHost);
    }
};

} // namespace

class TestHostOps : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void saysWhatTheNodeIs();
    void readsFactsOfOtherMachines();
    void runsAProcessService();
    void tellsPreflightFacts();
    void knowsWhereAModelMayBe_data();
    void knowsWhereAModelMayBe();
    void asksServicesAndOpensTunnels();
    void reportsTheGuardOfAService();
    void tellsWhatTheNodeShows();
    void samplesMemory();
    void readsHowFullTheDisksAre();
    void tellsHowFullTheDisksAre();
    void refusesUnknownServices();
    void survivesALostLink();

private:
    void openLocal();

    std::unique_ptr<HostOps> m_ops;
};

void TestHostOps::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
}

void TestHostOps::cleanup()
{
    if (m_ops) {
        const auto left = settled(m_ops->services());
        for (const Service &service : left.value_or(QList<Service>())) {
            if (service.foreign)
                continue;
            QVERIFY_OK(settled(m_ops->stop(service.id, Milliseconds(0))));
            QVERIFY_OK(settled(m_ops->remove(service.id)));
        }
    }
    m_ops.reset();
}

void TestHostOps::openLocal()
{
    m_ops = std::make_unique<HostOps>(std::make_unique<LocalHost>());
    m_ops->openLink();
    QTRY_COMPARE(m_ops->link().kind, LinkState::Kind::Connected);
}

void TestHostOps::saysWhatTheNodeIs()
{
    openLocal();
    const auto facts = settled(m_ops->facts());
    QVERIFY_OK(facts);
    QCOMPARE(facts->hostName, QSysInfo::machineHostName());
    QCOMPARE(facts->kernel, QSysInfo::kernelVersion());
    QCOMPARE(facts->bootId, QString::fromLatin1(QSysInfo::bootUniqueId()));
    QCOMPARE(facts->configFolder, qEnvironmentVariable("XDG_CONFIG_HOME") + u"/kirikae"_s);
    QVERIFY(facts->processors > 0);
    QVERIFY(!facts->osName.isEmpty());
    QVERIFY(!facts->user.isEmpty());
    QVERIFY(facts->containerEngine.isEmpty() != facts->containerProblem.isEmpty());
    QVERIFY(!facts->simulated);
    QVERIFY(qAbs(m_ops->clock().nowMs() - QDateTime::currentMSecsSinceEpoch()) < 1'000);
}

void TestHostOps::readsFactsOfOtherMachines()
{
    NodeFacts spark = parseNodeFacts("host=spark-1a2b\nvendor=NVIDIA\nproduct=NVIDIA_DGX_Spark\nos=Ubuntu 24.04.3 LTS\n"
                                     "dgx=7.2.3\nprocessors=20\nrubbish\n=x\n");
    QCOMPARE(spark.machine, u"NVIDIA DGX Spark"_s);
    QCOMPARE(spark.osName, u"DGX OS 7.2.3"_s);
    QCOMPARE(spark.processors, 20);
    QCOMPARE(parseNodeFacts("vendor=ASUSTeK COMPUTER INC.\nproduct=System Product Name\n").machine, QString());
    QCOMPARE(parseNodeFacts("vendor=LENOVO\nproduct=ThinkStation PGX\n").machine, u"LENOVO ThinkStation PGX"_s);
    QCOMPARE(parseNodeFacts("model=NVIDIA Jetson AGX Orin\n").machine, u"NVIDIA Jetson AGX Orin"_s);
    QCOMPARE(parseNodeFacts("host=a\x1b[31mb\n").hostName, u"ab"_s);
}

void TestHostOps::runsAProcessService()
{
    openLocal();
    QSignalSpy changed(m_ops.get(), &NodeOps::servicesChanged);
    const auto id = settled(m_ops->start(sleeper(u"r1"_s)));
    QVERIFY_OK(id);
    QTRY_VERIFY(!changed.isEmpty());
    const auto services = settled(m_ops->services());
    QVERIFY_OK(services);
    QCOMPARE(std::ranges::count(*services, *id, &Service::id), 1);
    QTRY_VERIFY(settled(m_ops->activity(*id)).value_or(Activity()).readBytes >= 8'000'000);
    const double cpu = settled(m_ops->activity(*id)).value_or(Activity()).cpuSeconds;
    QTRY_VERIFY(settled(m_ops->activity(*id)).value_or(Activity()).cpuSeconds >
                cpu); // a `sleep` ends ten times a second
    QVERIFY_OK(settled(m_ops->stop(*id, Milliseconds(2'000))));
    QVERIFY_OK(settled(m_ops->remove(*id)));
}

void TestHostOps::tellsPreflightFacts()
{
    openLocal();
    Echo taken;
    Profile profile = sleeper(u"r1"_s).profile;
    profile.port = taken.serverPort();
    profile.model = QDir::tempPath() + u"/model"_s;
    profile.environment = {{u"HF_TOKEN"_s, {}, u"TOKEN"_s}, {u"OTHER"_s, {}, u"MISSING"_s}};
    QVERIFY_OK(settled(m_ops->saveSecret(u"TOKEN"_s, u"x"_s)));
    auto facts = settled(m_ops->preflight(profile));
    QVERIFY_OK(facts);
    QVERIFY2(facts->portOwner.contains(QString::number(QCoreApplication::applicationPid())),
             qPrintable(facts->portOwner));
    QCOMPARE(facts->portService, ServiceId());
    QCOMPARE(facts->modelPresent, std::optional<bool>(false));
    QVERIFY(facts->diskFree.value_or(0) > 0);
    QCOMPARE(facts->missingSecrets, QStringList{u"MISSING"_s});
    QCOMPARE(facts->imagePresent, std::nullopt);
    taken.close();
    QVERIFY(QDir().mkpath(profile.model));
    facts = settled(m_ops->preflight(profile));
    QCOMPARE(facts->portOwner, QString());
    QCOMPARE(facts->modelPresent, std::optional<bool>(true));
    QVERIFY(QDir().rmdir(profile.model));

    profile.model = u"Org/Name"_s;
    QCOMPARE(settled(m_ops->preflight(profile))->modelPresent, std::optional<bool>(false));
    const QString snapshot = QDir::homePath() + u"/.cache/huggingface/hub/models--Org--Name/snapshots/abc"_s;
    QVERIFY(QDir().mkpath(snapshot));
    facts = settled(m_ops->preflight(profile));
    QCOMPARE(facts->modelPresent, std::optional<bool>(true));
    QCOMPARE(facts->modelText, snapshot);
    QVERIFY(QDir(QDir::homePath() + u"/.cache"_s).removeRecursively());
}

void TestHostOps::knowsWhereAModelMayBe_data()
{
    QTest::addColumn<Profile>("profile");
    QTest::addColumn<QStringList>("places");
    Profile container;
    container.image = u"vllm/vllm-openai"_s;
    container.model = u"/models/llama"_s;
    QTest::newRow("inside the image") << container << QStringList();
    container.mounts = {{u"/data/models"_s, u"/models"_s, true}};
    QTest::newRow("mounted folder") << container << QStringList{u"path:/data/models/llama"_s};
    container.mounts = {{u"volume"_s, u"/models"_s, true}};
    QTest::newRow("volume") << container << QStringList();
    container.model = u"Qwen/Qwen3-8B"_s;
    QTest::newRow("no cache mounted") << container << QStringList();
    container.mounts = {{u"~/.cache/huggingface"_s, u"/root/.cache/huggingface"_s, false}};
    QTest::newRow("cache") << container << QStringList{u"repo:~/.cache/huggingface/hub/models--Qwen--Qwen3-8B"_s};
    container.mounts = {{u"/big"_s, u"/cache"_s, false}};
    container.environment = {{u"HF_HOME"_s, u"/cache/hf"_s, {}}};
    QTest::newRow("HF_HOME") << container << QStringList{u"repo:/big/hf/hub/models--Qwen--Qwen3-8B"_s};
    Profile process;
    process.command = {u"llama-server"_s};
    process.model = u"x.gguf"_s;
    process.workingDirectory = u"/srv"_s;
    QTest::newRow("beside the working folder") << process << QStringList{u"path:/srv/x.gguf"_s};
    process.model = u"alias"_s;
    QTest::newRow("only a name") << process << QStringList();
}

void TestHostOps::knowsWhereAModelMayBe()
{
    QFETCH(Profile, profile);
    QFETCH(QStringList, places);
    QCOMPARE(modelPlaces(profile), places);
}

void TestHostOps::asksServicesAndOpensTunnels()
{
    openLocal();
    Echo echo;
    ServiceRequest request;
    request.port = echo.serverPort();
    request.method = u"POST"_s;
    request.path = u"/v1/chat/completions"_s;
    request.body = "{\"x\":1}";
    const auto answer = settled(m_ops->request(request));
    QVERIFY_OK(answer);
    QCOMPARE(answer->status, 201);
    QCOMPARE(answer->body, "POST /v1/chat/completions|{\"x\":1}");

    const auto local = settled(m_ops->openTunnel(echo.serverPort()));
    QVERIFY_OK(local);
    QCOMPARE(settled(m_ops->openTunnel(echo.serverPort())).value(), *local);
    request.port = *local;
    QVERIFY_OK(settled(m_ops->request(request)));
    m_ops->closeTunnel(echo.serverPort());
    QVERIFY(!settled(m_ops->request(request)));
    echo.close();
    request.port = echo.serverPort();
    QVERIFY(!settled(m_ops->request(request)));
}

void TestHostOps::reportsTheGuardOfAService()
{
    openLocal();
    const auto id = settled(m_ops->start(sleeper(u"r1"_s)));
    QVERIFY_OK(id);
    QVERIFY_OK(settled(m_ops->armGuard(*id, 1 * MiB)));
    QVERIFY(!settled(m_ops->guardReport(*id)).value());
    // More than this machine has: below the floor at once.
    QVERIFY_OK(settled(m_ops->armGuard(*id, 1024 * 1024 * GiB)));
    QTRY_VERIFY(settled(m_ops->guardReport(*id)).value_or(std::nullopt));
    const auto ended = [&] {
        const auto services = settled(m_ops->services()).value_or(QList<Service>());
        const auto one = std::ranges::find(services, *id, &Service::id);
        return one == services.end() ? std::nullopt : one->exitCode;
    };
    QTRY_COMPARE(ended(), std::optional<int>(137));
    QVERIFY_OK(settled(m_ops->disarmGuard()));
}

void TestHostOps::tellsWhatTheNodeShows()
{
    QTemporaryDir programs;
    const auto smiSays = [&programs](const QByteArray &script) {
        QFile file(programs.filePath(u"nvidia-smi"_s));
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write("#!/bin/sh\n" + script);
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    };
    const QByteArray path = qgetenv("PATH");
    qputenv("PATH", programs.path().toLocal8Bit() + ':' + path);
    const auto putBack = qScopeGuard([&path] { qputenv("PATH", path); });
    smiSays("echo 'Failed to initialize NVML: Driver/library version mismatch'; exit 18\n");
    openLocal();
    QTcpServer listener;
    QVERIFY(listener.listen(QHostAddress::LocalHost));
    Profile profile = sleeper(u"r1"_s).profile;
    profile.port = listener.serverPort();
    profile.model = programs.path() + u"/no such folder yet"_s;
    const qint64 since = QDateTime::currentMSecsSinceEpoch() - 60'000;
    const auto signs = settled(m_ops->signs(profile, since));
    QVERIFY_OK(signs);
    QFile boot(u"/proc/sys/kernel/random/boot_id"_s);
    QVERIFY(boot.open(QIODevice::ReadOnly));
    QCOMPARE(signs->bootId, QString::fromLatin1(boot.readAll().trimmed()));
    QVERIFY(signs->available.value_or(0) > 0 && signs->swapFree);
    QVERIFY(signs->disk("tmp") && signs->disk("tmp")->total > 0);
    QVERIFY(signs->disk("model") && programs.path().startsWith(signs->disk("model")->path));
    QVERIFY2(signs->portOwner.contains(QString::number(QCoreApplication::applicationPid())),
             qPrintable(signs->portOwner));
    QVERIFY(signs->gpuText.contains(u"version mismatch"));
    QVERIFY(signs->gpus.isEmpty() && !signs->gpuProcesses);

    // Called busy twice: the lower figures count.
    smiSays("case $2 in --query-gpu*) n=$(cat \"$0.n\" 2>/dev/null || echo 99); echo 95 >\"$0.n\"\n"
            "echo \"0, GPU X, $n, 40, 12.5, [N/A], 500, 3000, 100, 1000\" ;; esac\n");
    profile.port = 0;
    const auto busy = settled(m_ops->signs(profile, since));
    QVERIFY_OK(busy);
    QCOMPARE(busy->gpus.size(), 1);
    QCOMPARE(busy->gpus[0].name, u"GPU X"_s);
    QVERIFY(busy->gpus[0].isBusyAndCold());
    QCOMPARE(busy->gpus[0].utilizationPercent, std::optional(95.0));
    QVERIFY(busy->portOwner.isEmpty() && busy->gpuText.isEmpty());
}

void TestHostOps::samplesMemory()
{
    openLocal();
    QSignalSpy sampled(m_ops.get(), &NodeOps::memorySampled);
    QTRY_VERIFY(sampled.size() > 3);
    const auto now = settled(m_ops->sampleMemory());
    QVERIFY_OK(now);
    QVERIFY(now->value("MemAvailable"));
    m_ops->closeLink();
    QTRY_VERIFY(m_ops->link().kind != LinkState::Kind::Connected);
    sampled.clear();
    QTest::qWait(600);
    QCOMPARE(sampled.size(), 0);
    m_ops->openLink();
    QTRY_VERIFY(!sampled.isEmpty());
}

void TestHostOps::readsHowFullTheDisksAre()
{
    const auto disks = parseDiskSpace("disk models 100 1000 /\ndisk models 7 70 /mnt/my models\n"
                                      "disk images 100 1000 /\nrubbish\ndisk\n");
    QCOMPARE(disks, (QList<DiskSpace>{{u"/"_s, 1000 * KiB, 100 * KiB, true, true},
                                      {u"/mnt/my models"_s, 70 * KiB, 7 * KiB, true, false}}));
    QVERIFY(parseDiskSpace({}).isEmpty());
}

void TestHostOps::tellsHowFullTheDisksAre()
{
    openLocal();
    Profile profile = sleeper(u"r1"_s).profile;
    profile.model = u"/proc/self/no such/model"_s; // the folder above it counts
    Profile other = profile;
    other.model = QDir::tempPath() + u"/models/$(id)/x"_s;
    const auto disks = settled(m_ops->diskSpace({profile, other}));
    QVERIFY_OK(disks);
    const QStorageInfo here(QDir::tempPath());
    const auto found = std::ranges::find(*disks, here.rootPath(), &DiskSpace::mountPoint);
    QVERIFY(found != disks->end());
    QVERIFY(found->holdsModels);
    QCOMPARE(found->total, here.bytesTotal());
    QVERIFY(found->free > 0 && found->free < found->total);
    QVERIFY(std::ranges::find(*disks, u"/proc"_s, &DiskSpace::mountPoint) == disks->end());
}

void TestHostOps::refusesUnknownServices()
{
    openLocal();
    QCOMPARE(settled(m_ops->stop(u"other:1"_s, Milliseconds(1))).error().code, Error::Code::NotFound);
    QCOMPARE(settled(m_ops->armGuard(u"process:none"_s, 1)).error().code, Error::Code::NotFound);
    for (const ServiceId &none : {u"process:none"_s, u"process:"_s, u"other:1"_s}) {
        const auto feed = m_ops->follow(none, {});
        QSignalSpy ended(feed.get(), &LogFeed::ended);
        QTRY_COMPARE(ended.size(), 1);
    }
}

void TestHostOps::survivesALostLink()
{
    SshPair pair;
    QVERIFY(pair.startServer());
    pair.connect();
    m_ops = std::make_unique<HostOps>(std::move(pair.host));
    m_ops->openLink();
    QTRY_COMPARE_WITH_TIMEOUT(m_ops->link().kind, LinkState::Kind::Connected, 20'000);
    const auto facts = settled(m_ops->facts());
    QVERIFY_OK(facts);
    QVERIFY(facts->configFolder.startsWith(pair.server->nodeHome()));
    const auto id = settled(m_ops->start(sleeper(u"r1"_s)));
    QVERIFY_OK(id);
    const auto feed = m_ops->follow(*id, {});
    QByteArrayList lines;
    connect(feed.get(), &LogFeed::linesAdded, this, [&](const QList<LogLine> &added) {
        for (const LogLine &line : added)
            lines += line.text;
    });
    QTRY_COMPARE(lines, QByteArrayList{"up"});
    QSignalSpy sampled(m_ops.get(), &NodeOps::memorySampled);
    QTRY_VERIFY(!sampled.isEmpty());

    pair.server->cutConnections();
    QTRY_VERIFY(m_ops->link().kind != LinkState::Kind::Connected);
    const auto during = settled(m_ops->services());
    QVERIFY(!during);
    QCOMPARE(during.error().code, Error::Code::LinkLost);
    QTRY_COMPARE_WITH_TIMEOUT(m_ops->link().kind, LinkState::Kind::Connected, 30'000);
    sampled.clear();
    QTRY_VERIFY(!sampled.isEmpty());
    const auto services = settled(m_ops->services());
    QVERIFY_OK(services);
    const auto one = std::ranges::find(*services, *id, &Service::id);
    QVERIFY(one != services->end());
    QCOMPARE(one->status, Service::Status::Running);
    QSignalSpy ended(feed.get(), &LogFeed::ended);
    QVERIFY_OK(settled(m_ops->stop(*id, Milliseconds(2'000))));
    QTRY_COMPARE(ended.size(), 1);
    QCOMPARE(lines, QByteArrayList{"up"}); // no loss, no doubles
    QVERIFY_OK(settled(m_ops->remove(*id)));
    m_ops.reset(); // before the server it is connected to
}

QTEST_GUILESS_MAIN(TestHostOps)
#include "tst_hostops.moc"
