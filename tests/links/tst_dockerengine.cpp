// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/DockerBench.h"
#include "tests/support/Settled.h"

#include <QRegularExpression>
#include <QSignalSpy>

using namespace kirikae;
using namespace std::chrono_literals;
using namespace Qt::StringLiterals;

class DockerEngineTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        const QString problem = m_bench.start();
        QVERIFY2(problem.isEmpty(), qPrintable(problem));
    }
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void cleanup() { m_bench.clean(); }

    void saysWhatItIsAttachedTo();
    void startsAndStopsAService();
    void keepsExitCodes();
    void killsAtOnce();
    void killsByTheCommandForTheGuard();
    void startsOnlyOncePerRun();
    void startsAStoppedServiceAgain();
    void tellsWhenServicesChange();
    void setsTheRestartPolicy();

private:
    DockerBench m_bench;
};

void DockerEngineTest::saysWhatItIsAttachedTo()
{
    const auto description = settled(m_bench.engine().attach());
    QVERIFY_OK(description);
    static const QRegularExpression form(u"\\ADocker \\d+\\.\\d+\\.\\d+\\S* \\(API 1\\.\\d+\\)\\z"_s);
    QVERIFY2(form.match(*description).hasMatch(), qPrintable(*description));
    QCOMPARE(m_bench.engine().socketPath(), m_bench.server().socketPath());
    QCOMPARE(m_bench.engine().prefix(), u"docker:"_s);
}

void DockerEngineTest::startsAndStopsAService()
{
    const LaunchSpec spec = DockerBench::scriptSpec(DockerBench::endlessScript());
    const auto id = settled(m_bench.engine().start(spec));
    QVERIFY_OK(id);
    QCOMPARE(id->size(), u"docker:"_s.size() + 64);

    const auto running = m_bench.service(*id);
    QVERIFY(running);
    QVERIFY(running->isRunning());
    QVERIFY(!running->foreign);
    QCOMPARE(running->profileId, spec.profile.id);
    QCOMPARE(running->profileName, spec.profile.name);
    QCOMPARE(running->runId, spec.runId);
    QCOMPARE(running->slot, u"main"_s);
    QCOMPARE(running->port, quint16(18'000));
    QCOMPARE(running->image, DockerBench::image());
    QVERIFY(running->imageId.startsWith(QLatin1String("sha256:")));
    QVERIFY(running->name.startsWith(QLatin1String("kirikae-script-")));
    QVERIFY(!running->pids.isEmpty());
    QVERIFY(running->startedMs >= running->createdMs && running->createdMs > 1'700'000'000'000);
    QVERIFY(!running->exitCode);
    QTRY_VERIFY(m_bench.server().docker({u"logs"_s, running->containerId}).standardOutput == "up\n");

    QVERIFY_OK(settled(m_bench.engine().stop(*id, 10s)));
    const auto stopped = m_bench.service(*id);
    QVERIFY(stopped);
    QCOMPARE(stopped->status, Service::Status::Exited);
    QCOMPARE(stopped->exitCode.value_or(-1), 7);
    QVERIFY(stopped->finishedMs >= stopped->startedMs);
    QVERIFY(stopped->pids.isEmpty());
    QVERIFY_OK(settled(m_bench.engine().stop(*id, 10s)));

    QVERIFY_OK(settled(m_bench.engine().remove(*id)));
    QVERIFY(!m_bench.service(*id));
    QVERIFY_OK(settled(m_bench.engine().remove(*id)));
    QVERIFY_OK(settled(m_bench.engine().stop(*id, 10s)));
    QVERIFY_OK(settled(m_bench.engine().kill(*id)));
}

void DockerEngineTest::keepsExitCodes()
{
    const auto id = settled(m_bench.engine().start(DockerBench::scriptSpec(u"exit 42"_s)));
    QVERIFY_OK(id);
    const Service ended = m_bench.awaitStatus(*id, Service::Status::Exited);
    QCOMPARE(ended.exitCode.value_or(-1), 42);
    QCOMPARE(ended.restartCount, 0);

    // The init process in front of it starts in any case: a program that is not there shows in exit code and log.
    LaunchSpec spec = DockerBench::scriptSpec({});
    spec.profile.arguments = {u"/no/such/program"_s};
    const auto missing = settled(m_bench.engine().start(spec));
    QVERIFY_OK(missing);
    QCOMPARE(m_bench.awaitStatus(*missing, Service::Status::Exited).exitCode.value_or(-1), 127);
    QVERIFY(m_bench.logOf(*missing).contains("/no/such/program"));
}

void DockerEngineTest::killsAtOnce()
{
    const auto id =
        settled(m_bench.engine().start(DockerBench::scriptSpec(u"trap '' TERM; while :; do sleep 0.1; done"_s)));
    QVERIFY_OK(id);
    QVERIFY_OK(settled(m_bench.engine().kill(*id)));
    QCOMPARE(m_bench.awaitStatus(*id, Service::Status::Exited).exitCode.value_or(-1), 137);
    QVERIFY_OK(settled(m_bench.engine().kill(*id)));

    // A stop whose grace time is over kills as well.
    QVERIFY_OK(settled(m_bench.engine().startAgain(*id)));
    QVERIFY_OK(settled(m_bench.engine().stop(*id, 1s)));
    QCOMPARE(m_bench.service(*id)->exitCode.value_or(-1), 137);
}

void DockerEngineTest::killsByTheCommandForTheGuard()
{
    const auto id = settled(m_bench.engine().start(DockerBench::scriptSpec(DockerBench::endlessScript())));
    QVERIFY_OK(id);
    const QByteArray command = m_bench.engine().killCommand(*id);
    const auto output = settled(m_bench.host().run({"/bin/sh", "-c", command}));
    QVERIFY_OK(output);
    QVERIFY2(output->exitCode == 0, output->standardError.constData());
    QCOMPARE(m_bench.awaitStatus(*id, Service::Status::Exited).exitCode.value_or(-1), 137);

    // Where there is no curl, docker's own command does it.
    QVERIFY_OK(settled(m_bench.engine().startAgain(*id)));
    const auto without =
        settled(m_bench.host().run({"/bin/sh", "-c", QByteArray(command).replace("'curl'", "'no-such-curl'")}));
    QVERIFY_OK(without);
    QVERIFY2(without->exitCode == 0, without->standardError.constData());
    QCOMPARE(m_bench.awaitStatus(*id, Service::Status::Exited).exitCode.value_or(-1), 137);
}

void DockerEngineTest::startsOnlyOncePerRun()
{
    const LaunchSpec spec = DockerBench::scriptSpec(DockerBench::endlessScript());
    const auto first = settled(m_bench.engine().start(spec));
    QVERIFY_OK(first);
    const qint64 startedMs = m_bench.service(*first)->startedMs;
    const auto second = settled(m_bench.engine().start(spec));
    QVERIFY_OK(second);
    QCOMPARE(*second, *first);
    QCOMPARE(settled(m_bench.engine().services())->size(), 1);

    QVERIFY_OK(settled(m_bench.engine().stop(*first, 5s)));
    const auto third = settled(m_bench.engine().start(spec));
    QVERIFY_OK(third);
    QCOMPARE(*third, *first);
    const auto ended = m_bench.service(*first);
    QCOMPARE(ended->status, Service::Status::Exited); // its end is what there is to see
    QCOMPARE(ended->startedMs, startedMs);

    // A container that was created and not started yet is started.
    const LaunchSpec halfway = DockerBench::scriptSpec(DockerBench::endlessScript());
    const auto created = m_bench.server().docker(
        {u"create"_s, u"--label"_s, u"kirikae.managed=1"_s, u"--label"_s, u"kirikae.run="_s + halfway.runId, u"-v"_s,
         u"/usr:/usr:ro"_s, u"--network"_s, u"host"_s, DockerBench::image(), u"sleep"_s, u"60"_s});
    QCOMPARE(created.exitCode, 0);
    const auto continued = settled(m_bench.engine().start(halfway));
    QVERIFY_OK(continued);
    QCOMPARE(*continued, u"docker:"_s + QString::fromLatin1(created.standardOutput.trimmed()));
    QVERIFY(m_bench.service(*continued)->isRunning());
}

void DockerEngineTest::startsAStoppedServiceAgain()
{
    const auto id = settled(m_bench.engine().start(DockerBench::scriptSpec(DockerBench::endlessScript())));
    QVERIFY_OK(id);
    const qint64 startedMs = m_bench.service(*id)->startedMs;
    QVERIFY_OK(settled(m_bench.engine().stop(*id, 5s)));
    QVERIFY_OK(settled(m_bench.engine().startAgain(*id)));
    QVERIFY_OK(settled(m_bench.engine().startAgain(*id)));
    QVERIFY(m_bench.service(*id)->isRunning());
    QVERIFY(m_bench.service(*id)->startedMs > startedMs);
    const auto gone = settled(m_bench.engine().startAgain(u"docker:"_s + QString(64, QLatin1Char('0'))));
    QVERIFY(!gone);
    QCOMPARE(gone.error().code, Error::Code::NotFound);
}

void DockerEngineTest::tellsWhenServicesChange()
{
    const auto id = settled(m_bench.engine().start(DockerBench::scriptSpec(DockerBench::endlessScript())));
    QVERIFY_OK(id);
    QTest::qWait(300);
    QSignalSpy changed(&m_bench.engine(), &ContainerEngine::servicesChanged);
    m_bench.server().docker({u"kill"_s, id->mid(7)});
    QTRY_VERIFY(!changed.isEmpty());
    QTRY_COMPARE(m_bench.service(*id)->status, Service::Status::Exited);

    m_bench.engine().detach();
    QTest::qWait(100);
    changed.clear();
    m_bench.server().docker({u"start"_s, id->mid(7)});
    QTest::qWait(200);
    QVERIFY(changed.isEmpty());
    QVERIFY_OK(settled(m_bench.engine().attach()));
    QTRY_VERIFY(!changed.isEmpty());
}

void DockerEngineTest::setsTheRestartPolicy()
{
    const auto id = settled(m_bench.engine().start(DockerBench::scriptSpec(DockerBench::endlessScript())));
    QVERIFY_OK(id);
    const auto policy = [this, &id] {
        return m_bench.server()
            .docker({u"inspect"_s, u"--format"_s,
                     u"{{.HostConfig.RestartPolicy.Name}}:{{.HostConfig.RestartPolicy.MaximumRetryCount}}"_s,
                     id->mid(7)})
            .standardOutput.trimmed();
    };
    QCOMPARE(policy(), QByteArray("no:0"));
    QVERIFY_OK(settled(m_bench.engine().setRestartPolicy(*id, u"unless-stopped"_s)));
    QCOMPARE(policy(), QByteArray("unless-stopped:0"));
    QVERIFY_OK(settled(m_bench.engine().setRestartPolicy(*id, u"on-failure:3"_s)));
    QCOMPARE(policy(), QByteArray("on-failure:3"));
    QVERIFY_OK(settled(m_bench.engine().setRestartPolicy(*id, {})));
    QCOMPARE(policy(), QByteArray("no:0"));
    QVERIFY(!settled(m_bench.engine().setRestartPolicy(*id, u"sometimes"_s)));
}

QTEST_GUILESS_MAIN(DockerEngineTest)
#include "tst_dockerengine.moc"
