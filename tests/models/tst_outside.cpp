// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagnosis/Diagnosis.h"

#include <QRegularExpression>
#include <QTest>

using namespace kirikae;
using namespace Qt::StringLiterals;
using Confidence = Failure::Confidence;

namespace {

const QByteArray answer = "@boot 0a1b2c3d\n"
                          "@memory\n"
                          "MemTotal:       131072000 kB\n"
                          "MemAvailable:    2097152 kB\n"
                          "SwapFree:         524288 kB\n"
                          "@pressure\n"
                          "some avg10=40.00 avg60=20.00 avg300=5.00 total=1\n"
                          "full avg10=31.50 avg60=15.00 avg300=2.00 total=1\n"
                          "@disk model 1000000 500000 /srv/my models\n"
                          "@disk shm 65536 65000 /dev/shm\n"
                          "@disk docker x y /var/lib/docker\n"
                          "@port python3 (pid 4242)\n"
                          "@driver 580.95.05\n"
                          "@gpus\n"
                          "0, NVIDIA GB10, 96, 44, 12.50, [N/A], 507, 3003, [N/A], [N/A]\n"
                          "0, NVIDIA GB10, 97, 44, 13.25, [N/A], 510, 3003, [N/A], [N/A]\n"
                          "@apps\n"
                          "77, python3, 100\n"
                          "@kernel 1\n"
                          "2026-06-30T10:00:00+0000 spark kernel: hello\n"
                          " @not a part\n";

Failure judged(const NodeSigns &node, const QByteArray &log = {}, std::optional<int> exitCode = 1)
{
    Diagnostician diagnostician;
    for (const QByteArray &line : log.split('\n'))
        diagnostician.read({0, line, false});
    OutsideSignals outside;
    outside.node = node;
    outside.exitCode = exitCode;
    outside.port = 8000;
    outside.containerId = QString(64, u'a');
    return diagnostician.judge(outside);
}

NodeSigns saysOfGpus(const char *text)
{
    return parseNodeSigns(QByteArray("@boot x\n@gpus\n") + text + "\n@kernel 0\n");
}

NodeSigns saysInKernel(const QByteArray &text)
{
    return parseNodeSigns("@boot x\n@kernel 1\n" + text + "\n");
}

const QByteArray wrapper =
    "(APIServer pid=1) RuntimeError: Engine core initialization failed. See root cause above. Failed core proc(s): {}";

} // namespace

class TestOutside : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void readsTheNodesAnswer()
    {
        const NodeSigns signs = parseNodeSigns(answer);
        QCOMPARE(signs.bootId, u"0a1b2c3d"_s);
        QCOMPARE(signs.available, std::optional(2 * GiB));
        QCOMPARE(signs.swapFree, std::optional(512 * MiB));
        QCOMPARE(signs.pressure->fullAvg10, 31.5);
        QCOMPARE(signs.disks.size(), 2); // what is no number is not reported
        QCOMPARE(signs.disk("model")->path, u"/srv/my models"_s);
        QCOMPARE(signs.disk("model")->free, 500'000 * KiB);
        QVERIFY(!signs.disk("docker"));
        QCOMPARE(signs.portOwner, u"python3 (pid 4242)"_s);
        QCOMPARE(signs.driver, u"580.95.05"_s);
        QCOMPARE(signs.gpus.size(), 1);
        QCOMPARE(signs.gpus[0].utilizationPercent, std::optional(96.0)); // the lower of two readings
        QVERIFY(!signs.gpus[0].powerLimitWatts && !signs.gpus[0].memoryUsed);
        QCOMPARE(signs.gpuProcesses, std::optional(1));
        QVERIFY(signs.kernelLog->contains(u"hello") && signs.kernelLog->contains(u"@not a part"));

        const NodeSigns none = parseNodeSigns("@boot\n@kernel 0\n");
        QCOMPARE(none, NodeSigns());
        QCOMPARE(parseNodeSigns("\xff\xfe garbage @ \n\n@\n@disk\n@gpus\n"), NodeSigns());
    }

    void busyAndColdIsStuck()
    {
        QVERIFY(parseNodeSigns(answer).gpus[0].isBusyAndCold());
        const auto gpu = [](double busy, double watts, double limit, double clock, double celsius) {
            return GpuSign{u"x"_s, busy, celsius, watts, limit, clock, 2000, {}, {}}.isBusyAndCold();
        };
        QVERIFY(gpu(100, 60, 350, 210, 40));
        QVERIFY(!gpu(100, 60, 350, 1900, 40)); // at full clock: little work, but work
        QVERIFY(!gpu(100, 300, 350, 500, 40)); // held back by its power limit
        QVERIFY(!gpu(100, 60, 350, 500, 88));  // held back by its temperature
        QVERIFY(!gpu(20, 60, 350, 210, 40));   // idle
        GpuSign unknown{u"x"_s, 100, 40, {}, {}, {}, {}, {}, {}};
        QVERIFY(!unknown.isBusyAndCold()); // not reported is no sign
        const Failure failure = judged(saysOfGpus("0, GB10, 96, 44, 12.5, [N/A], 507, 3003, [N/A], [N/A]"), wrapper);
        QCOMPARE(failure.kind, u"gpu_wedged"_s);
        QCOMPARE(failure.confidence, Confidence::Likely);
        QVERIFY(failure.evidence->text.contains(u"507 of 3003 MHz"));
    }

    void driversTroubleIsNamed_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("kind");
        QTest::newRow("mismatch") << QByteArray("Failed to initialize NVML: Driver/library version mismatch")
                                  << u"nvidia_driver_library_mismatch"_s;
        QTest::newRow("not loaded") << QByteArray("NVIDIA-SMI has failed because it couldn't communicate with the "
                                                  "NVIDIA driver. Make sure that the driver is installed.")
                                    << u"nvidia_driver_not_loaded"_s;
        QTest::newRow("hangs") << QByteArray("nvidia-smi did not answer within 5 s") << u"gpu_driver_hangs"_s;
        QTest::newRow("lost") << QByteArray(
                                     "Unable to determine the device handle for GPU0: 0000:01:00.0: GPU is lost.")
                              << u"gpu_lost"_s;
        QTest::newRow("none") << QByteArray("No devices were found") << u"gpu_lost"_s;
    }
    void driversTroubleIsNamed()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, kind);
        const NodeSigns signs = saysOfGpus(text.constData());
        for (const QByteArray &log : {wrapper, QByteArray("RuntimeError: No CUDA GPUs are available")}) {
            const Failure failure = judged(signs, log);
            QCOMPARE(failure.kind, kind);
            QCOMPARE(failure.confidence, Confidence::Certain);
            QCOMPARE(failure.evidence->text, QString::fromUtf8(text));
            QCOMPARE(failure.evidence->line, 0);
        }
        // A driver in trouble is not why an option is unknown.
        QCOMPARE(judged(signs, "vllm: error: unrecognized arguments: --x").kind, u"unrecognized_arguments"_s);
    }

    void missingDriverOnlyExplains()
    {
        const NodeSigns signs = saysOfGpus("nvidia-smi: command not found");
        QCOMPARE(judged(signs, "RuntimeError: No CUDA GPUs are available").kind, u"nvidia_driver_missing"_s);
        QCOMPARE(judged(signs, wrapper).kind, u"unknown"_s);
    }

    void kernelTellsOfTheGpu()
    {
        const auto xid = [](int number) {
            return saysInKernel("[99.1] NVRM: Xid (PCI:0000:01:00): " + QByteArray::number(number) +
                                ", pid=7, name=python3");
        };
        const Failure hardware = judged(xid(119), wrapper);
        QCOMPARE(hardware.kind, u"gpu_hardware_error"_s);
        QVERIFY(hardware.cause.contains(u"Xid 119"));
        QCOMPARE(judged(xid(79), wrapper).kind, u"gpu_lost"_s);
        QCOMPARE(judged(xid(31), {}, 139).kind, u"gpu_program_fault"_s);
        QCOMPARE(judged(xid(43), wrapper).kind, u"unknown"_s); // what a killed program leaves behind
        QCOMPARE(judged(xid(31), "ValueError: max_num_seqs (9) exceeds available Mamba cache blocks (3).").kind,
                 u"mamba_cache_too_small"_s);
    }

    void kernelNamesWhomItKilled()
    {
        const auto killed = [](char id) {
            return saysInKernel("[9.1] oom-kill:constraint=CONSTRAINT_NONE,task_memcg=/system.slice/docker-" +
                                QByteArray(64, id) +
                                ".scope,task=VLLM::EngineCor,pid=7\n[9.2] Out of memory: Killed "
                                "process 7 (VLLM::EngineCor)");
        };
        // The engine was killed, and the process around it ended with 1 and an outer message.
        const Failure ours = judged(killed('a'), wrapper);
        QCOMPARE(ours.kind, u"host_oom_killer"_s);
        QCOMPARE(ours.confidence, Confidence::Certain);
        QCOMPARE(judged(killed('b'), wrapper).kind, u"unknown"_s); // a bystander
        QCOMPARE(judged(killed('b'), {}, 137).kind, u"unknown"_s);
        const NodeSigns unnamed = saysInKernel("[9.2] Out of memory: Killed process 7 (python3)");
        QCOMPARE(judged(unnamed, wrapper).confidence, Confidence::Likely);
        QCOMPARE(judged(unnamed, {}, 137).confidence, Confidence::Certain);
    }

    void fullDisksAreToldApart()
    {
        const QByteArray log = "OSError: [Errno 28] No space left on device";
        const NodeSigns disk =
            parseNodeSigns("@disk model 1000000 1000 /srv/models\n@disk shm 9000000 9000000 /dev/shm");
        QVERIFY(judged(disk, log).cause.contains(u"/srv/models"));
        QCOMPARE(judged(disk, log).kind, u"disk_full"_s);
        const NodeSigns shm = parseNodeSigns("@disk model 1000000 900000 /srv/models\n@disk shm 9000000 4 /dev/shm");
        QCOMPARE(judged(shm, log).kind, u"shm_too_small"_s);
        QVERIFY(judged(shm, log).cause.contains(u"/dev/shm"));
        QCOMPARE(judged(disk, "ZeroDivisionError: division by zero").kind, u"unrecognized_error"_s);
        QCOMPARE(judged({}, {}, 135).kind, u"shm_too_small"_s); // SIGBUS
    }

    void whoHoldsThePortIsSaid()
    {
        const NodeSigns signs = parseNodeSigns("@port nginx (pid 12)");
        const Failure inLog = judged(signs, "ERROR: [Errno 98] error while attempting to bind on address ('0.0.0.0', "
                                            "8000): address already in use");
        QCOMPARE(inLog.kind, u"port_in_use"_s);
        QVERIFY(inLog.cause.contains(u"nginx (pid 12)"));
        QVERIFY(inLog.fix.contains(u"Stop nginx"));
        QCOMPARE(judged(signs, wrapper).kind, u"port_in_use"_s);
    }

    void memoryThatRanOutIsAHint()
    {
        const NodeSigns thrashing = parseNodeSigns("@pressure\nsome avg10=90.00 avg60=1.00 avg300=1.00 total=1\n"
                                                   "full avg10=60.00 avg60=1.00 avg300=1.00 total=1\n");
        QCOMPARE(judged(thrashing, wrapper).kind, u"memory_nearly_gone"_s);
        QCOMPARE(judged(thrashing, wrapper).confidence, Confidence::Likely);
        const NodeSigns orphaned = saysOfGpus("0, NVIDIA L40S, 0, 30, 30, 350, 210, 2520, 30000, 46068\n@apps");
        const Failure failure =
            judged(orphaned, "ValueError: Free memory on device cuda:0 (14.0/44.5 GiB) on startup is less than desired "
                             "GPU memory utilization (0.9, 40.0 GiB).");
        QCOMPARE(failure.kind, u"gpu_memory_without_owner"_s);
        QVERIFY(failure.cause.contains(u"29.3 GiB"));
    }

    void whatWasLookedAtIsTold()
    {
        const Failure failure =
            judged(parseNodeSigns("@boot x\n@memory\nMemAvailable: 41943040 kB\n@disk model 1000000 "
                                  "500000 /srv\n@kernel 0\n"),
                   wrapper);
        QCOMPARE(failure.kind, u"unknown"_s);
        QVERIFY(failure.cause.contains(u"the node shows none either"));
        const QString told = failure.around.join(u' ');
        QVERIFY2(told.contains(u"Exit code 1.") && told.contains(u"40.0 GiB") && told.contains(u"/srv 0.5 GiB") &&
                     told.contains(u"kernel's log may not be read"),
                 qPrintable(told));
        QVERIFY(judged({}, {}, {}).around.isEmpty());
    }

    void aColdFirstStartMayJustPassTheNextTime()
    {
        Diagnostician diagnostician;
        diagnostician.read({0, "ValueError: No available memory for the cache blocks.", false});
        OutsideSignals outside;
        outside.unifiedMemory = true;
        QVERIFY(!diagnostician.judge(outside).transient);
        outside.coldCaches = true;
        QVERIFY(diagnostician.judge(outside).transient);
        outside.unifiedMemory = false;
        QVERIFY(!diagnostician.judge(outside).transient);
    }
};

QTEST_GUILESS_MAIN(TestOutside)
#include "tst_outside.moc"
