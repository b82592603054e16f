// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/engine/DockerEngine.h"
#include "app/links/host/LocalHost.h"
#include "tests/support/DockerServer.h"
#include "tests/support/Settled.h"

#include <QDir>
#include <QElapsedTimer>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QUuid>

using namespace kirikae;
using namespace std::chrono_literals;

namespace {

const QString image = QStringLiteral("kirikae-root:1");

/// A profile whose service is a shell script.
LaunchSpec scriptSpec(const QString &script)
{
    Profile profile;
    profile.id = QStringLiteral("script");
    profile.name = QStringLiteral("A script");
    profile.image = image;
    profile.arguments = {QStringLiteral("/bin/sh"), QStringLiteral("-c"), script};
    profile.mounts = {{QStringLiteral("/usr"), QStringLiteral("/usr"), true}};
    profile.network = QStringLiteral("host");
    profile.port = 18'000;
    return {profile, QUuid::createUuid().toString(QUuid::WithoutBraces)};
}

const QString endless = QStringLiteral("trap 'exit 7' TERM; echo up; while :; do sleep 0.05; done");

} // namespace

class DockerEngineTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }
    void cleanup();

    void saysWhatItIsAttachedTo();
    void startsAndStopsAService();
    void keepsExitCodes();
    void killsAtOnce();
    void killsByTheCommandForTheGuard();
    void startsOnlyOncePerRun();
    void startsAStoppedServiceAgain();
    void removesOnlyWhatHasStopped();
    void cleansUpWhatDoesNotStart();
    void namesAMissingImage();
    void leavesForeignContainersAlone();
    void handsSecretsOverInFilesOnly();
    void refusesToStartWithoutItsSecret();
    void setsTheRestartPolicy();
    void tellsWhenServicesChange();
    void knowsTheImages();

private:
    std::optional<Service> service(const ServiceId &id);
    Service awaitStatus(const ServiceId &id, Service::Status status);
    QByteArray logOf(const ServiceId &id);

    DockerServer m_server;
    std::unique_ptr<LocalHost> m_host;
    std::unique_ptr<DockerEngine> m_engine;
};

void DockerEngineTest::initTestCase()
{
    const QString problem = m_server.start();
    QVERIFY2(problem.isEmpty(), qPrintable(problem));
    const QString imported = m_server.importEmptyRoot(image);
    QVERIFY2(imported.isEmpty(), qPrintable(imported));
    qputenv("DOCKER_HOST", m_server.dockerHost().toLocal8Bit());
    m_host = std::make_unique<LocalHost>();
    m_host->open();
    m_engine = std::make_unique<DockerEngine>(*m_host);
    QVERIFY_OK(settled(m_engine->attach()));
}

void DockerEngineTest::cleanup()
{
    const QByteArray ids = m_server.docker({QStringLiteral("ps"), QStringLiteral("-aq")}).standardOutput.simplified();
    if (!ids.isEmpty())
        m_server.docker(QStringList{QStringLiteral("rm"), QStringLiteral("-f")} +
                        QString::fromLatin1(ids).split(QLatin1Char(' ')));
}

std::optional<Service> DockerEngineTest::service(const ServiceId &id)
{
    const auto services = settled(m_engine->services());
    for (const Service &candidate : services.value_or(QList<Service>())) {
        if (candidate.id == id)
            return candidate;
    }
    return std::nullopt;
}

Service DockerEngineTest::awaitStatus(const ServiceId &id, Service::Status status)
{
    QElapsedTimer time;
    time.start();
    auto found = service(id);
    while (found && found->status != status && time.elapsed() < 20'000) {
        QTest::qWait(20);
        found = service(id);
    }
    return found.value_or(Service());
}

QByteArray DockerEngineTest::logOf(const ServiceId &id)
{
    const auto feed = m_engine->follow(id, {});
    QByteArray text;
    connect(feed.get(), &LogFeed::linesAdded, this, [&text](const QList<LogLine> &lines) {
        for (const LogLine &line : lines)
            text += line.text + '\n';
    });
    QSignalSpy ended(feed.get(), &LogFeed::ended);
    return ended.wait(20'000) ? text : QByteArray("the log did not end");
}

void DockerEngineTest::saysWhatItIsAttachedTo()
{
    const auto description = settled(m_engine->attach());
    QVERIFY_OK(description);
    static const QRegularExpression form(QStringLiteral("\\ADocker \\d+\\.\\d+\\.\\d+\\S* \\(API 1\\.\\d+\\)\\z"));
    QVERIFY2(form.match(*description).hasMatch(), qPrintable(*description));
    QCOMPARE(m_engine->socketPath(), m_server.socketPath());
    QCOMPARE(m_engine->prefix(), QStringLiteral("docker:"));
}

void DockerEngineTest::startsAndStopsAService()
{
    const LaunchSpec spec = scriptSpec(endless);
    const auto id = settled(m_engine->start(spec));
    QVERIFY_OK(id);
    QCOMPARE(id->size(), QStringLiteral("docker:").size() + 64);

    const auto running = service(*id);
    QVERIFY(running);
    QVERIFY(running->isRunning());
    QVERIFY(!running->foreign);
    QCOMPARE(running->profileId, spec.profile.id);
    QCOMPARE(running->profileName, spec.profile.name);
    QCOMPARE(running->runId, spec.runId);
    QCOMPARE(running->slot, QStringLiteral("main"));
    QCOMPARE(running->port, quint16(18'000));
    QCOMPARE(running->image, image);
    QVERIFY(running->imageId.startsWith(QLatin1String("sha256:")));
    QVERIFY(running->name.startsWith(QLatin1String("kirikae-script-")));
    QVERIFY(!running->pids.isEmpty());
    QVERIFY(running->startedMs >= running->createdMs && running->createdMs > 1'700'000'000'000);
    QVERIFY(!running->exitCode);
    QTRY_VERIFY(m_server.docker({QStringLiteral("logs"), running->containerId}).standardOutput == "up\n");

    QVERIFY_OK(settled(m_engine->stop(*id, 10s)));
    const auto stopped = service(*id);
    QVERIFY(stopped);
    QCOMPARE(stopped->status, Service::Status::Exited);
    QCOMPARE(stopped->exitCode.value_or(-1), 7);
    QVERIFY(stopped->finishedMs >= stopped->startedMs);
    QVERIFY(stopped->pids.isEmpty());
    QVERIFY_OK(settled(m_engine->stop(*id, 10s)));

    QVERIFY_OK(settled(m_engine->remove(*id)));
    QVERIFY(!service(*id));
    QVERIFY_OK(settled(m_engine->remove(*id)));
    QVERIFY_OK(settled(m_engine->stop(*id, 10s)));
    QVERIFY_OK(settled(m_engine->kill(*id)));
}

void DockerEngineTest::keepsExitCodes()
{
    const auto id = settled(m_engine->start(scriptSpec(QStringLiteral("exit 42"))));
    QVERIFY_OK(id);
    const Service ended = awaitStatus(*id, Service::Status::Exited);
    QCOMPARE(ended.exitCode.value_or(-1), 42);
    QCOMPARE(ended.restartCount, 0);

    // The init process in front of it starts in any case: a program that is not there shows in exit code and log.
    LaunchSpec spec = scriptSpec({});
    spec.profile.arguments = {QStringLiteral("/no/such/program")};
    const auto missing = settled(m_engine->start(spec));
    QVERIFY_OK(missing);
    QCOMPARE(awaitStatus(*missing, Service::Status::Exited).exitCode.value_or(-1), 127);
    QVERIFY(logOf(*missing).contains("/no/such/program"));
}

void DockerEngineTest::killsAtOnce()
{
    const auto id = settled(m_engine->start(scriptSpec(QStringLiteral("trap '' TERM; while :; do sleep 0.1; done"))));
    QVERIFY_OK(id);
    QVERIFY_OK(settled(m_engine->kill(*id)));
    QCOMPARE(awaitStatus(*id, Service::Status::Exited).exitCode.value_or(-1), 137);
    QVERIFY_OK(settled(m_engine->kill(*id)));

    // A stop whose grace time is over kills as well.
    QVERIFY_OK(settled(m_engine->startAgain(*id)));
    QVERIFY_OK(settled(m_engine->stop(*id, 1s)));
    QCOMPARE(service(*id)->exitCode.value_or(-1), 137);
}

void DockerEngineTest::killsByTheCommandForTheGuard()
{
    const auto id = settled(m_engine->start(scriptSpec(endless)));
    QVERIFY_OK(id);
    const QByteArray command = m_engine->killCommand(*id);
    const auto output = settled(m_host->run({"/bin/sh", "-c", command}));
    QVERIFY_OK(output);
    QVERIFY2(output->exitCode == 0, output->standardError.constData());
    QCOMPARE(awaitStatus(*id, Service::Status::Exited).exitCode.value_or(-1), 137);

    // Where there is no curl, docker's own command does it.
    QVERIFY_OK(settled(m_engine->startAgain(*id)));
    const auto without =
        settled(m_host->run({"/bin/sh", "-c", QByteArray(command).replace("'curl'", "'no-such-curl'")}));
    QVERIFY_OK(without);
    QVERIFY2(without->exitCode == 0, without->standardError.constData());
    QCOMPARE(awaitStatus(*id, Service::Status::Exited).exitCode.value_or(-1), 137);
}

void DockerEngineTest::startsOnlyOncePerRun()
{
    const LaunchSpec spec = scriptSpec(endless);
    const auto first = settled(m_engine->start(spec));
    QVERIFY_OK(first);
    const qint64 startedMs = service(*first)->startedMs;
    const auto second = settled(m_engine->start(spec));
    QVERIFY_OK(second);
    QCOMPARE(*second, *first);
    QCOMPARE(settled(m_engine->services())->size(), 1);

    QVERIFY_OK(settled(m_engine->stop(*first, 5s)));
    const auto third = settled(m_engine->start(spec));
    QVERIFY_OK(third);
    QCOMPARE(*third, *first);
    const auto ended = service(*first);
    QCOMPARE(ended->status, Service::Status::Exited); // its end is what there is to see
    QCOMPARE(ended->startedMs, startedMs);

    // A container that was created and not started yet is started.
    const LaunchSpec halfway = scriptSpec(endless);
    const auto created =
        m_server.docker({QStringLiteral("create"), QStringLiteral("--label"), QStringLiteral("kirikae.managed=1"),
                         QStringLiteral("--label"), QStringLiteral("kirikae.run=") + halfway.runId,
                         QStringLiteral("-v"), QStringLiteral("/usr:/usr:ro"), QStringLiteral("--network"),
                         QStringLiteral("host"), image, QStringLiteral("sleep"), QStringLiteral("60")});
    QCOMPARE(created.exitCode, 0);
    const auto continued = settled(m_engine->start(halfway));
    QVERIFY_OK(continued);
    QCOMPARE(*continued, QStringLiteral("docker:") + QString::fromLatin1(created.standardOutput.trimmed()));
    QVERIFY(service(*continued)->isRunning());
}

void DockerEngineTest::startsAStoppedServiceAgain()
{
    const auto id = settled(m_engine->start(scriptSpec(endless)));
    QVERIFY_OK(id);
    const qint64 startedMs = service(*id)->startedMs;
    QVERIFY_OK(settled(m_engine->stop(*id, 5s)));
    QVERIFY_OK(settled(m_engine->startAgain(*id)));
    QVERIFY_OK(settled(m_engine->startAgain(*id)));
    QVERIFY(service(*id)->isRunning());
    QVERIFY(service(*id)->startedMs > startedMs);
    const auto gone = settled(m_engine->startAgain(QStringLiteral("docker:") + QString(64, QLatin1Char('0'))));
    QVERIFY(!gone);
    QCOMPARE(gone.error().code, Error::Code::NotFound);
}

void DockerEngineTest::removesOnlyWhatHasStopped()
{
    const auto id = settled(m_engine->start(scriptSpec(endless)));
    QVERIFY_OK(id);
    const auto refused = settled(m_engine->remove(*id));
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Error::Code::Refused);
    QVERIFY(service(*id)->isRunning());
}

void DockerEngineTest::cleansUpWhatDoesNotStart()
{
    LaunchSpec mount = scriptSpec(endless);
    mount.profile.mounts.append({QStringLiteral("/usr"), QStringLiteral("not-absolute"), false});
    const auto withMount = settled(m_engine->start(mount));
    QVERIFY(!withMount);
    QCOMPARE(withMount.error().code, Error::Code::StartFailed);
    QVERIFY2(withMount.error().detail.contains(QLatin1String("not-absolute")), qPrintable(withMount.error().detail));
    QVERIFY(settled(m_engine->services())->isEmpty());

    LaunchSpec gpu = scriptSpec(endless);
    gpu.profile.gpus = QStringLiteral("all");
    const auto withGpu = settled(m_engine->start(gpu));
    QVERIFY(!withGpu);
    QCOMPARE(withGpu.error().code, Error::Code::StartFailed);
    QVERIFY(withGpu.error().message.contains(QLatin1String("NVIDIA Container Toolkit")));
    QVERIFY(settled(m_engine->services())->isEmpty());
}

void DockerEngineTest::namesAMissingImage()
{
    LaunchSpec spec = scriptSpec(endless);
    spec.profile.image = QStringLiteral("kirikae/never-built:9");
    const auto id = settled(m_engine->start(spec));
    QVERIFY(!id);
    QCOMPARE(id.error().code, Error::Code::NotFound);
    QVERIFY(id.error().message.contains(spec.profile.image));
}

void DockerEngineTest::leavesForeignContainersAlone()
{
    const auto run = m_server.docker({QStringLiteral("run"), QStringLiteral("-d"), QStringLiteral("--name"),
                                      QStringLiteral("somebody-elses"), QStringLiteral("-v"),
                                      QStringLiteral("/usr:/usr:ro"), QStringLiteral("--network"),
                                      QStringLiteral("host"), image, QStringLiteral("sleep"), QStringLiteral("60")});
    QVERIFY2(run.exitCode == 0, run.standardError.constData());
    const ServiceId id = QStringLiteral("docker:") + QString::fromLatin1(run.standardOutput.trimmed());
    const auto foreign = service(id);
    QVERIFY(foreign);
    QVERIFY(foreign->foreign);
    QCOMPARE(foreign->name, QStringLiteral("somebody-elses"));
    QVERIFY(foreign->profileId.isEmpty());
    for (const auto &act : {m_engine->stop(id, 1s), m_engine->kill(id), m_engine->remove(id), m_engine->startAgain(id),
                            m_engine->setRestartPolicy(id, QStringLiteral("always"))}) {
        const auto refused = settled(act);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, Error::Code::Refused);
    }
    QVERIFY(service(id)->isRunning());
    m_server.docker({QStringLiteral("kill"), QStringLiteral("somebody-elses")});
    QTRY_VERIFY(!service(id)); // foreign ones count only while they run
}

void DockerEngineTest::handsSecretsOverInFilesOnly()
{
    const QString folder = qEnvironmentVariable("XDG_CONFIG_HOME") + QStringLiteral("/kirikae/secrets");
    QVERIFY(QDir().mkpath(folder));
    for (const auto &[name, value] : {std::pair("hf", "hf_tokenForTheTestOnly\n"), std::pair("key", "k'e\"y $1")}) {
        QFile file(folder + QLatin1Char('/') + QLatin1String(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(value) > 0);
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    }
    LaunchSpec spec = scriptSpec(QStringLiteral("echo \"$PLAIN|$MY_KEY|$(cat $HF_TOKEN_PATH)|$HF_TOKEN|$0|$1\""));
    spec.profile.arguments << QStringLiteral("zero") << QStringLiteral("one $MY_KEY");
    spec.profile.environment = {{QStringLiteral("PLAIN"), QStringLiteral("visible"), {}},
                                {QStringLiteral("MY_KEY"), {}, QStringLiteral("key")},
                                {QStringLiteral("HF_TOKEN"), {}, QStringLiteral("hf")}};
    const auto id = settled(m_engine->start(spec));
    QVERIFY_OK(id);
    QCOMPARE(logOf(*id), QByteArray("visible|k'e\"y $1|hf_tokenForTheTestOnly||zero|one $MY_KEY\n"));
    const auto inspect = m_server.docker({QStringLiteral("inspect"), id->mid(7)});
    QVERIFY(inspect.standardOutput.contains("visible"));
    QVERIFY(!inspect.standardOutput.contains("hf_token"));
    QVERIFY(!inspect.standardOutput.contains("k'e"));
}

void DockerEngineTest::refusesToStartWithoutItsSecret()
{
    LaunchSpec spec = scriptSpec(endless);
    spec.profile.environment = {{QStringLiteral("HF_TOKEN"), {}, QStringLiteral("never-stored")}};
    const auto id = settled(m_engine->start(spec));
    QVERIFY(!id);
    QCOMPARE(id.error().code, Error::Code::StartFailed);
    QVERIFY(id.error().message.contains(QLatin1String("secret")));
    QVERIFY(settled(m_engine->services())->isEmpty());
}

void DockerEngineTest::setsTheRestartPolicy()
{
    const auto id = settled(m_engine->start(scriptSpec(endless)));
    QVERIFY_OK(id);
    const auto policy = [this, &id] {
        return m_server
            .docker(
                {QStringLiteral("inspect"), QStringLiteral("--format"),
                 QStringLiteral("{{.HostConfig.RestartPolicy.Name}}:{{.HostConfig.RestartPolicy.MaximumRetryCount}}"),
                 id->mid(7)})
            .standardOutput.trimmed();
    };
    QCOMPARE(policy(), QByteArray("no:0"));
    QVERIFY_OK(settled(m_engine->setRestartPolicy(*id, QStringLiteral("unless-stopped"))));
    QCOMPARE(policy(), QByteArray("unless-stopped:0"));
    QVERIFY_OK(settled(m_engine->setRestartPolicy(*id, QStringLiteral("on-failure:3"))));
    QCOMPARE(policy(), QByteArray("on-failure:3"));
    QVERIFY_OK(settled(m_engine->setRestartPolicy(*id, {})));
    QCOMPARE(policy(), QByteArray("no:0"));
    QVERIFY(!settled(m_engine->setRestartPolicy(*id, QStringLiteral("sometimes"))));
}

void DockerEngineTest::tellsWhenServicesChange()
{
    const auto id = settled(m_engine->start(scriptSpec(endless)));
    QVERIFY_OK(id);
    QTest::qWait(300);
    QSignalSpy changed(m_engine.get(), &ContainerEngine::servicesChanged);
    m_server.docker({QStringLiteral("kill"), id->mid(7)});
    QTRY_VERIFY(!changed.isEmpty());
    QTRY_COMPARE(service(*id)->status, Service::Status::Exited);

    m_engine->detach();
    QTest::qWait(100);
    changed.clear();
    m_server.docker({QStringLiteral("start"), id->mid(7)});
    QTest::qWait(200);
    QVERIFY(changed.isEmpty());
    QVERIFY_OK(settled(m_engine->attach()));
    QTRY_VERIFY(!changed.isEmpty());
}

void DockerEngineTest::knowsTheImages()
{
    const auto id = settled(m_engine->imageId(image));
    QVERIFY_OK(id);
    QVERIFY(id->startsWith(QLatin1String("sha256:")));
    const auto missing = settled(m_engine->imageId(QStringLiteral("kirikae/never-built:9")));
    QVERIFY_OK(missing);
    QVERIFY(missing->isEmpty());
    const auto names = settled(m_engine->imageNames());
    QVERIFY_OK(names);
    QCOMPARE(*names, QStringList{image});
}

QTEST_GUILESS_MAIN(DockerEngineTest)
#include "tst_dockerengine.moc"
