// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/engine/ProcessEngine.h"
#include "app/links/host/LocalHost.h"
#include "app/links/ops/MemoryFrames.h"
#include "app/links/ops/MemoryLoop.h"
#include "app/links/ops/NodeScript.h"
#include "tests/support/Settled.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

using namespace kirikae;
using namespace Qt::StringLiterals;

class TestMemoryLoop : public QObject {
    Q_OBJECT

private slots:
    void init();
    void readsFramesInPiecesOfAnySize();
    void carriesGpuFiguresOver();
    void saysWhyThereAreNoGpuFigures();
    void dropsATornFrame();
    void holdsTicksUntilTheGpuIsKnown();
    void ticksFourTimesASecond();
    void everyShellSaysTheSame();
    void readsAGpuThatReportsNothing();
    void ticksOnWhileTheDriverHangs();
    void endsWhenNobodyReads();
    void countsTheMemoryOfProcessServices();

private:
    /// A nvidia-smi of this text in front of all others.
    void installDriver(const QByteArray &script);
    void removeDriver();
    [[nodiscard]] static MemorySample first(const QByteArray &text);

    LocalHost m_host;
    SystemClock m_clock;
    QByteArray m_path = qgetenv("PATH");
};

void TestMemoryLoop::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_host.open();
    removeDriver();
}

void TestMemoryLoop::installDriver(const QByteArray &script)
{
    const QString folder = QDir::tempPath() + u"/driver"_s;
    QVERIFY(QDir().mkpath(folder));
    QFile program(folder + u"/nvidia-smi"_s);
    QVERIFY(program.open(QIODevice::WriteOnly));
    program.write("#!/bin/sh\n" + script);
    program.setPermissions(QFile::ReadOwner | QFile::ExeOwner | QFile::WriteOwner);
    qputenv("PATH", folder.toLocal8Bit() + ':' + m_path);
}

void TestMemoryLoop::removeDriver()
{
    qputenv("PATH", m_path);
    QDir(QDir::tempPath() + u"/driver"_s).removeRecursively();
}

MemorySample TestMemoryLoop::first(const QByteArray &text)
{
    MemoryFrames frames([] { return qint64(5'000); });
    return frames.feed(text).value(0);
}

void TestMemoryLoop::readsFramesInPiecesOfAnySize()
{
    const QByteArray text =
        "@slow\n@problem 127\n@end\n@tick 1795962944718394000\nMemTotal:       127600748 kB\nMemAvailable:   100 kB\n"
        "HugePages_Total:       3\nsome avg10=1.50 avg60=0.00 avg300=0.00 total=7\n"
        "full avg10=0.25 avg60=0.00 avg300=0.00 total=3\npswpin 12\npswpout 0\n@end\n"
        "@tick\nMemTotal:       2 kB\n@end\n";
    for (qsizetype size : {qsizetype(1), qsizetype(7), text.size()}) {
        MemoryFrames frames([] { return qint64(5'000); });
        QList<MemorySample> samples;
        for (qsizetype at = 0; at < text.size(); at += size)
            samples += frames.feed(text.mid(at, size));
        QCOMPARE(samples.size(), 2);
        QCOMPARE(samples.at(0).timeMs, 1795962944718);
        QCOMPARE(samples.at(0).value("MemTotal"), std::optional<Bytes>(127600748 * KiB));
        QCOMPARE(samples.at(0).value("HugePages_Total"), std::optional<Bytes>(3));
        QVERIFY(samples.at(0).pressure);
        QCOMPARE(samples.at(0).pressure->fullAvg10, 0.25);
        QCOMPARE(samples.at(0).swapInPages, std::optional<qint64>(12));
        QCOMPARE(samples.at(0).swapOutPages, std::optional<qint64>(0));
        QVERIFY(!samples.at(0).gpuListed);
        QCOMPARE(samples.at(1).timeMs, 5'000);
        QCOMPARE(samples.at(1).pressure, std::nullopt);
        QCOMPARE(samples.at(1).swapInPages, std::nullopt);
    }
}

void TestMemoryLoop::carriesGpuFiguresOver()
{
    const QByteArray container(64, 'a');
    const MemorySample sample =
        first("@slow\n@params\nEnableSystemMemoryPools: 529\n@gpus\n"
              "NVIDIA GB10, 580.159.03, [N/A], [N/A], [N/A], [N/A], 12, 46, 10.5\n@apps\n"
              "577729, VLLM::EngineCore, 89093\n12, a, b, [N/A]\n@graphics\n329657, /usr/lib/xorg/Xorg, 43 MiB\n"
              "577729, VLLM::EngineCore, 89093 MiB\n@cgroups\n577729 0::/system.slice/docker-" +
              container + ".scope\n329657 0::/user.slice\n@hosts\ndocker:" + container +
              " 4096\nprocess:r1 1024\n@end\n@tick\nMemTotal: 2 kB\n@end\n");
    QVERIFY(sample.gpuListed);
    QVERIFY(sample.driverPools);
    QCOMPARE(sample.gpus.size(), 1);
    QCOMPARE(sample.gpus.at(0).memoryTotal, std::nullopt);
    QCOMPARE(sample.gpus.at(0).powerWatts, std::optional<double>(10.5));
    QCOMPARE(sample.gpuProcesses.size(), 3);
    QCOMPARE(sample.gpuProcesses.at(0).used, std::optional<Bytes>(89093 * MiB));
    QCOMPARE(sample.gpuProcesses.at(0).containerId, QString::fromLatin1(container));
    QCOMPARE(sample.gpuProcesses.at(1).used, std::nullopt);
    QCOMPARE(sample.gpuProcesses.at(2).used, std::optional<Bytes>(43 * MiB));
    QCOMPARE(sample.gpuProcesses.at(2).containerId, QString());
    QCOMPARE(sample.serviceHostBytes.value(u"docker:"_s + QString::fromLatin1(container)), 4096);
    QCOMPARE(sample.serviceHostBytes.value(u"process:r1"_s), 1024);
    QCOMPARE(sample.gpuTimeMs, 5'000);
}

void TestMemoryLoop::saysWhyThereAreNoGpuFigures()
{
    const auto problem = [](const QByteArray &slow) {
        const MemorySample sample = first("@slow\n@params\n\n" + slow + "@hosts\n@end\n@tick\nMemTotal: 2 kB\n@end\n");
        return sample.gpuListed ? u"listed"_s : sample.gpuProblem;
    };
    QVERIFY(problem("@problem 127\n").contains(u"not on this node"_s));
    QVERIFY(problem("@gpus\n@apps\n@graphics\n@problem 124\n@cgroups\n").contains(u"did not answer"_s));
    QCOMPARE(problem("@gpus\nNVIDIA-SMI has failed because it couldn't communicate\n@apps\n@graphics\n@problem 9\n"),
             u"NVIDIA-SMI has failed because it couldn't communicate"_s);
    QCOMPARE(problem("@gpus\n@apps\n@graphics\n@cgroups\n"), u"listed"_s);
}

void TestMemoryLoop::dropsATornFrame()
{
    MemoryFrames frames([] { return qint64(5'000); });
    QCOMPARE(frames.feed("@tick\nMemTotal: 1 kB\nMemAv").size(), 0);
    frames.reset();
    const auto samples = frames.feed("@slow\n@problem 127\n@end\n@tick\nMemTotal: 2 kB\n@end\n");
    QCOMPARE(samples.size(), 1);
    QCOMPARE(samples.at(0).value("MemTotal"), std::optional<Bytes>(2 * KiB));
    QCOMPARE(frames.feed("rubbish\n@end\nMemTotal: 9 kB\n").size(), 0);
}

void TestMemoryLoop::holdsTicksUntilTheGpuIsKnown()
{
    MemoryFrames frames([] { return qint64(5'000); });
    const QByteArray tick = "@tick\nMemTotal: 2 kB\n@end\n";
    QCOMPARE(frames.feed(tick.repeated(12)).size(), 0);
    QCOMPARE(frames.feed(tick).size(), 1); // a driver that hangs must not stop the gauge
    MemoryFrames quick([] { return qint64(5'000); });
    QCOMPARE(quick.feed(tick + "@slow\n@gpus\n@apps\n@end\n" + tick).size(), 1);
}

void TestMemoryLoop::ticksFourTimesASecond()
{
    MemoryLoop loop(m_host, m_clock);
    QList<MemorySample> samples;
    connect(&loop, &MemoryLoop::sampled, this, [&](const MemorySample &sample) { samples += sample; });
    loop.start();
    QTRY_VERIFY(samples.size() >= 12);
    const double seconds = double(samples.at(10).timeMs - samples.at(2).timeMs) / 1000;
    QVERIFY2(seconds >= 1.9, QByteArray::number(seconds).constData()); // never faster; slower when the machine is busy
    const MemorySample &last = samples.last();
    QVERIFY(last.value("MemTotal").value_or(0) > 64 * MiB);
    QVERIFY(last.value("MemAvailable").value_or(0) > 0);
    QVERIFY(last.swapInPages);
    QVERIFY(qAbs(last.timeMs - m_clock.nowMs()) < 10'000);
    QTRY_VERIFY(!samples.last().gpuProblem.isEmpty());
    loop.stop();
    const qsizetype count = samples.size();
    QTest::qWait(600);
    QCOMPARE(samples.size(), count);

    const auto now = settled(loop.sampleNow());
    QVERIFY_OK(now);
    QVERIFY(now->value("MemTotal") == last.value("MemTotal"));
    QCOMPARE(samples.size(), count + 1);
}

void TestMemoryLoop::everyShellSaysTheSame()
{
    for (const Argv &shell : {Argv{"dash"}, Argv{"bash"}, Argv{"busybox", "sh"}}) {
        const auto output = settled(m_host.run(shell + Argv{"-c", nodeScriptText("memory-loop"), "loop", "once"}));
        QVERIFY_OK(output);
        QCOMPARE(output->standardError, QByteArray());
        MemoryFrames frames([] { return qint64(5'000); });
        const auto samples = frames.feed(output->standardOutput);
        QCOMPARE(samples.size(), 1);
        QVERIFY(frames.hasSlow());
        QCOMPARE(settled(m_host.run(shell + Argv{"-c", nodeScriptText("memory-loop"), "loop", "tick"}))
                     ->standardOutput.count("@end"),
                 1);
        QVERIFY2(samples.at(0).meminfo.size() > 30, shell.first().constData());
        QCOMPARE(samples.at(0).pressure.has_value(), QFile::exists(u"/proc/pressure/memory"_s));
        QVERIFY(samples.at(0).swapInPages && samples.at(0).swapOutPages);
    }
}

void TestMemoryLoop::readsAGpuThatReportsNothing()
{
    installDriver("case $* in\n*query-gpu*) echo 'NVIDIA GB10, 580.142, [N/A], [N/A], [N/A], [N/A], 0, 35, 11.17' ;;\n"
                  "*query-compute*) echo \"$PPID, python, 19135\" ;;\n"
                  "*) echo '<process_info><pid>77</pid>'; echo '<type>G</type>';\n"
                  "echo '<process_name>/usr/lib/xorg/Xorg</process_name>'; echo '<used_memory>43 MiB</used_memory>';\n"
                  "echo '</process_info>' ;;\nesac\n");
    MemoryLoop loop(m_host, m_clock);
    const auto sample = settled(loop.sampleNow());
    QVERIFY_OK(sample);
    QVERIFY(sample->gpuListed);
    QCOMPARE(sample->gpuProblem, QString());
    QCOMPARE(sample->gpus.value(0).name, u"NVIDIA GB10"_s);
    QCOMPARE(sample->gpuProcesses.size(), 1);
    QCOMPARE(sample->gpuProcesses.at(0).used, std::optional<Bytes>(19135 * MiB));

    // The desktop's programs come with the loop, and stay in readings between that do not ask for them.
    QList<MemorySample> samples;
    connect(&loop, &MemoryLoop::sampled, this, [&](const MemorySample &one) { samples += one; });
    loop.start();
    QTRY_VERIFY(!samples.isEmpty() && samples.last().gpuProcesses.size() == 2);
    QCOMPARE(samples.last().gpuProcesses.at(1).name, u"/usr/lib/xorg/Xorg"_s);
    const auto between = settled(loop.sampleNow());
    QVERIFY_OK(between);
    QCOMPARE(between->gpuProcesses.size(), 2);
    removeDriver();
}

void TestMemoryLoop::ticksOnWhileTheDriverHangs()
{
    installDriver("exec sleep 300\n");
    MemoryLoop loop(m_host, m_clock);
    QList<MemorySample> samples;
    connect(&loop, &MemoryLoop::sampled, this, [&](const MemorySample &sample) { samples += sample; });
    loop.start();
    QTRY_VERIFY_WITH_TIMEOUT(samples.size() > 8 && samples.last().gpuProblem.contains(u"did not answer"_s), 20'000);
    loop.stop();
    removeDriver();
    QVERIFY(!samples.last().gpuListed);
}

void TestMemoryLoop::endsWhenNobodyReads()
{
    const auto folders = [] {
        return QDir(qEnvironmentVariable("XDG_RUNTIME_DIR")).entryList({u"kirikae-memory.*"_s}, QDir::Dirs);
    };
    {
        MemoryLoop loop(m_host, m_clock);
        QSignalSpy sampled(&loop, &MemoryLoop::sampled);
        loop.start();
        QTRY_VERIFY(!sampled.isEmpty());
        QVERIFY(!folders().isEmpty());
    }
    QTRY_VERIFY2(folders().isEmpty(), "the loop left its folder behind");
}

void TestMemoryLoop::countsTheMemoryOfProcessServices()
{
    ProcessEngine engine(m_host);
    LaunchSpec spec;
    spec.runId = u"r1"_s;
    spec.profile.command = {u"sh"_s, u"-c"_s, u"sleep 60 & wait"_s};
    const auto id = settled(engine.start(spec));
    QVERIFY_OK(id);
    MemoryLoop loop(m_host, m_clock);
    const auto held = [&] { return settled(loop.sampleNow()).value_or(MemorySample()).serviceHostBytes.value(*id); };
    QTRY_VERIFY(held() > 64 * KiB);
    QVERIFY(held() < 64 * MiB);
    QVERIFY_OK(settled(engine.kill(*id)));
    QVERIFY(!settled(loop.sampleNow())->serviceHostBytes.contains(*id));
}

QTEST_GUILESS_MAIN(TestMemoryLoop)
#include "tst_memoryloop.moc"
