// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagnosis/Diagnosis.h"
#include "models/diagnosis/DiagnosisData.h"

#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace kirikae;
using namespace Qt::StringLiterals;
using Confidence = Failure::Confidence;

namespace {

const QByteArray head =
    "(APIServer pid=1) INFO 06-30 10:00:00 [api_server.py:9] vLLM API server version 0.30.0\n"
    "(APIServer pid=1) INFO 06-30 10:00:00 [utils.py:9] non-default args: {'trust_remote_code': True}\n"
    "(EngineCore pid=2) INFO 06-30 10:00:09 [model.py:9] Resolved architecture: ToyMTPModel\n"
    "(EngineCore pid=2) WARNING 06-30 10:00:10 [fp8.py:9] DeepGEMM backend requested but not available.\n"
    "Loading safetensors checkpoint shards:  50% Completed | 1/2 [00:01<00:01,  1.0s/it]\n";
const QByteArray tail =
    "[rank0]:[W630 10:01:00.1 ProcessGroupNCCL.cpp:15] Warning: WARNING: destroy_process_group() was not called\n"
    "(APIServer pid=1) Traceback (most recent call last):\n"
    "(APIServer pid=1)     raise RuntimeError(\n"
    "(APIServer pid=1) RuntimeError: Engine core initialization failed. See root cause above. Failed core proc(s): {}\n"
    "Stopping cluster...\n";

Failure judged(const QByteArray &log, const OutsideSignals &outside = {})
{
    Diagnostician diagnostician;
    const QList<QByteArray> lines = log.split('\n');
    for (const QByteArray &line : lines)
        diagnostician.read({0, line, false});
    return diagnostician.judge(outside);
}

} // namespace

class TestDiagnosis : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void knowsKinds_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("kind");
        QFile file(QStringLiteral(KIRIKAE_SOURCE_DIR "/tests/data/diagnosis/kinds.txt"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QSet<QString> covered;
        const QList<QByteArray> cases = file.readAll().split('\n');
        QString kind;
        int number = 0;
        for (const QByteArray &line : cases) {
            if (line.startsWith("== ")) {
                kind = QString::fromUtf8(line.sliced(3));
                covered.insert(kind);
            } else if (!line.isEmpty() && !line.startsWith('#')) {
                QTest::addRow("%s %d", qPrintable(kind), ++number) << QByteArray(line).replace("\\n", "\n") << kind;
            }
        }
        const auto data = DiagnosisData::builtIn();
        for (const DiagnosisKind &known : data->kinds) {
            const bool isInLogs = !known.rules.isEmpty() && known.rules[0].channel != u"gpu";
            if (isInLogs && known.rules[0].rank != DiagnosisRule::Rank::Hang)
                QVERIFY2(covered.contains(known.kind), qPrintable(known.kind));
        }
    }
    void knowsKinds()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, kind);
        const Failure alone = judged(text);
        QCOMPARE(alone.kind, kind);
        QVERIFY(alone.confidence != Confidence::Unknown);
        QVERIFY(alone.evidence);
        QVERIFY(!alone.cause.isEmpty());
        QVERIFY(!alone.fix.isEmpty());
        QVERIFY2(!alone.cause.contains(u'{') && !alone.fix.contains(u'{'), qPrintable(alone.cause + alone.fix));
        const Failure inALog = judged(head + text + "\n" + tail);
        QCOMPARE(inALog.kind, kind);
        QVERIFY(inALog.evidence->line > 5);
    }

    void aGoodStartHasNoCause()
    {
        const Failure failure = judged(head);
        QCOMPARE(failure.kind, u"unknown"_s);
        QCOMPARE(failure.confidence, Confidence::Unknown);
        QVERIFY(!failure.evidence);
        QCOMPARE(judged(tail).kind, u"unknown"_s); // a wrapper says that it failed, not why
        QVERIFY(!judged(tail).evidence);
    }

    void earliestSpecificWins()
    {
        const QByteArray generic = "OSError: [Errno 28] No space left on device\n";
        const QByteArray first = "ValueError: No available memory for the cache blocks.\n";
        const QByteArray second = "torch.OutOfMemoryError: CUDA out of memory. Tried to allocate 2 GiB\n";
        QCOMPARE(judged(generic + second + first).kind, u"cuda_out_of_memory"_s);
        QCOMPARE(judged(first + second).kind, u"no_memory_for_cache_blocks"_s);
        QCOMPARE(judged(generic).confidence, Confidence::Likely);
        QCOMPARE(judged(first).confidence, Confidence::Certain);
    }

    void unknownErrorsShowTheFirstOne()
    {
        const Failure failure =
            judged(head +
                   "(EngineCore pid=2) ERROR 06-30 10:00:20 [core.py:1] EngineCore failed to start.\n"
                   "(EngineCore pid=2) ERROR 06-30 10:00:20 [core.py:1] Traceback (most recent call last):\n"
                   "(EngineCore pid=2) ERROR 06-30 10:00:20 [core.py:1] ZeroDivisionError: division by zero\n"
                   "(EngineCore pid=2) RuntimeError: something later\n" +
                   tail);
        QCOMPARE(failure.kind, u"unrecognized_error"_s);
        QCOMPARE(failure.evidence->text, u"ZeroDivisionError: division by zero"_s);
        QCOMPARE(failure.evidence->line, 8);
        QCOMPARE(failure.confidence, Confidence::Likely);
    }

    void numbersGoIntoWordsAndButtons()
    {
        const Failure kv = judged(
            "ValueError: To serve at least one request with the model's max seq len (65536), (9.50 GiB KV cache is "
            "needed, which is larger than the available KV cache memory (6.25 GiB). Based on the available memory, "
            "the estimated maximum model length is 41999. Try increasing `gpu_memory_utilization`");
        QVERIFY(kv.cause.contains(u"65536") && kv.cause.contains(u"9.50 GiB") && kv.cause.contains(u"6.25 GiB"));
        QVERIFY(kv.fix.contains(u"41,999"));
        QVERIFY(!kv.fix.contains(u"utilization"));
        QCOMPARE(kv.fixes.size(), 2);
        QCOMPARE(kv.fixes[0], (ProfileFix{u"Set the context to 41,984"_s, u"--max-model-len"_s, u"41984"_s, false}));
        QCOMPARE(kv.fixes[1].argument, u"--kv-cache-dtype"_s);

        const Failure memory = judged(
            "ValueError: Free memory on device cuda:0 (70.5/120.0 GiB) on startup is less than desired GPU memory "
            "utilization (0.9, 108.0 GiB).");
        QVERIFY(memory.transient);
        QCOMPARE(memory.fixes.value(0).value, u"0.55"_s);

        const Failure typo = judged("vllm: error: unrecognized arguments: --max-model-length 4096");
        QVERIFY(typo.cause.contains(u"--max-model-len?"));
        const Failure strange = judged("vllm: error: unrecognized arguments: --frobnicate 1");
        QVERIFY(strange.fix.contains(u"--frobnicate"));
        QVERIFY(strange.fixes.value(0).remove);

        const Failure mamba = judged("ValueError: max_num_seqs (512) exceeds available Mamba cache blocks (203).");
        QCOMPARE(mamba.fixes.value(0).value, u"203"_s);
    }

    void dangerousAdviceIsReplaced()
    {
        OutsideSignals unified;
        unified.unifiedMemory = true;
        const Failure failure =
            judged("INFO 06-30 10:00:00 [w.py:1] Available KV cache memory: -3.25 GiB\n"
                   "ValueError: No available memory for the cache blocks. Try increasing `gpu_memory_utilization`",
                   unified);
        QVERIFY(failure.cause.contains(u"3.25 GiB"));
        QVERIFY(failure.fix.contains(u"Do not raise --gpu-memory-utilization"));
        for (const ProfileFix &fix : failure.fixes)
            QVERIFY(fix.argument != u"--gpu-memory-utilization");
    }

    void readsAcrossLineEnds()
    {
        QCOMPARE(judged("ValueError: Free memory on device cuda:0 (2.0/120.0 GiB) on startup\nis less than desired GPU "
                        "memory utilization "
                        "(0.1, 12.0 GiB)")
                     .kind,
                 u"free_memory_below_utilization"_s); // broken at a blank
        const Failure wrapped =
            judged("(EngineCore pid=3) ValueError: To serve at least one request with the model's max seq len (90000), "
                   "(5.26 GiB KV cach\n"
                   "e is needed, which is larger than the available KV cache memory (4.25 GiB). Based on the avai");
        QCOMPARE(wrapped.kind, u"kv_cache_smaller_than_context"_s); // broken inside a word by a terminal
        QCOMPARE(judged("File \"/opt/configuration_auto.py\", line 7, in from_pretrained\nKeyError: 'mllama'").kind,
                 u"unrecognized_error"_s);
        const Failure far =
            judged("1 validation error for ModelConfig\nmax_num_seqs\n  Input should be a valid integer");
        QCOMPARE(far.kind, u"invalid_option_value"_s);
        QVERIFY(far.cause.contains(u"max_num_seqs"));
    }

    void buttonsAreForTheEngineThatRuns()
    {
        OutsideSignals outside;
        outside.engine = u"llama.cpp"_s;
        const QByteArray line = "ValueError: max_num_seqs (512) exceeds available Mamba cache blocks (203).";
        QVERIFY(judged(line, outside).fixes.isEmpty());
        outside.engine = u"vllm"_s;
        QCOMPARE(judged(line, outside).fixes.size(), 1);
    }

    void textsCanBeTranslated()
    {
        QFile file(QStringLiteral(KIRIKAE_SOURCE_DIR "/resources/texts.h"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString texts = QString::fromUtf8(file.readAll());
        const auto data = DiagnosisData::builtIn();
        for (const DiagnosisKind &kind : data->kinds) {
            const QStringList all = kind.cause + kind.fix + kind.unifiedFix;
            for (const QString &text : all)
                QVERIFY2(texts.contains(QString(text).replace(u'"', u"\\\""_s)),
                         qPrintable(text)); // run resources/texts.py
        }
    }

    void lastAttemptOnly()
    {
        Diagnostician diagnostician;
        diagnostician.read({0, "torch.OutOfMemoryError: CUDA out of memory.", false});
        diagnostician.restart();
        diagnostician.read({0, "ValueError: max_num_seqs (9) exceeds available Mamba cache blocks (3).", false});
        QCOMPARE(diagnostician.judge({}).kind, u"mamba_cache_too_small"_s);
        QCOMPARE(diagnostician.judge({}).evidence->line, 2);
    }

    void whatWasSurvivedIsNoCause()
    {
        Diagnostician diagnostician;
        diagnostician.read({0, "TimeoutError: first try", false});
        diagnostician.progressed();
        diagnostician.read({0, "LookupError: second", false});
        QCOMPARE(diagnostician.judge({}).evidence->text, u"LookupError: second"_s);
    }

    void warningsAreNoGenericCause()
    {
        QCOMPARE(judged("WARNING 06-30 10:00:00 [x.py:1] ImportError: libx.so: undefined symbol: _Zfoo").kind,
                 u"unknown"_s);
    }

    void outsideComesFirst()
    {
        OutsideSignals created;
        created.createError = u"Bind for 0.0.0.0:8123 failed: port is already allocated"_s;
        const Failure port = judged("torch.OutOfMemoryError: CUDA out of memory.", created);
        QCOMPARE(port.kind, u"port_in_use"_s);
        QVERIFY(port.cause.contains(u"8123"));
        created.createError = u"the moon is in the wrong house"_s;
        QVERIFY(judged("", created).cause.contains(u"moon"));

        OutsideSignals killed;
        killed.exitCode = 137;
        killed.node.kernelLog = u"[12.3] oom-kill:constraint=CONSTRAINT_NONE,task=python3,pid=7"_s;
        QCOMPARE(judged(head, killed).kind, u"host_oom_killer"_s);
        QCOMPARE(judged(head, killed).confidence, Confidence::Certain);
        killed.node.kernelLog.reset();
        QCOMPARE(judged(head, killed).kind, u"unknown"_s); // 137 alone is no proof
        killed.oomKilled = true;
        QCOMPARE(judged(head, killed).confidence, Confidence::Likely);
        killed.killedByUs = true;
        QCOMPARE(judged(head, killed).kind, u"unknown"_s);

        OutsideSignals crashed;
        crashed.exitCode = 139;
        QCOMPARE(judged(head, crashed).kind, u"engine_core_died_silently"_s);
        OutsideSignals rebooted;
        rebooted.nodeRestarted = true;
        QCOMPARE(judged(head, rebooted).kind, u"node_restarted"_s);
        rebooted.unifiedMemory = true;
        QCOMPARE(judged(head, rebooted).kind, u"node_freeze_unified_memory"_s);
    }

    void hangsOnlyWhenNothingMoves()
    {
        const QByteArray waiting = "(APIServer pid=1) DEBUG 06-30 10:00:10 [utils.py:1] Waiting for 1 local, 0 remote "
                                   "core engine proc(s) to start.\n";
        QCOMPARE(judged(head + waiting).kind, u"unknown"_s);
        OutsideSignals silent;
        silent.aliveAndSilent = true;
        QCOMPARE(judged((head + waiting).trimmed(), silent).kind, u"hang_waiting_engine_core"_s);
        const QByteArray nccl = "host:1:1 [0] NCCL INFO Channel 00/0 : 0 1\n";
        QCOMPARE(judged((head + nccl + waiting).trimmed(), silent).kind, u"hang_nccl"_s);
        QCOMPARE(judged(head + waiting + "(EngineCore pid=2) INFO 06-30 10:00:11 [x.py:1] and on it goes", silent).kind,
                 u"unknown"_s);
    }

    void memoryIsBounded()
    {
        Diagnostician diagnostician;
        const QByteArray line = "ERROR 06-30 10:00:00 [x.py:1] ValueError: " + QByteArray(300'000, 'e');
        for (int i = 0; i < 300; ++i)
            diagnostician.read({0, line, false});
        QVERIFY(diagnostician.judge({}).evidence->text.size() <= 2001);
    }
};

QTEST_GUILESS_MAIN(TestDiagnosis)
#include "tst_diagnosis.moc"
