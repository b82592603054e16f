// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/node/NodeState.h"
#include "models/sizing/MemoryCheck.h"
#include "models/sizing/NodeCatalogue.h"
#include "models/sizing/ProfileTuning.h"
#include "models/sizing/SizingTable.h"
#include "models/switching/StartFingerprint.h"
#include "models/switching/SwitchHistory.h"
#include "models/switching/SwitchPlan.h"

#include <QRegularExpression>
#include <QTest>

using namespace kirikae;
using namespace Qt::StringLiterals;

namespace {

const QByteArray llama70 = R"({"architectures":["LlamaForCausalLM"],"model_type":"llama","num_hidden_layers":80,
"hidden_size":8192,"num_attention_heads":64,"num_key_value_heads":8,"intermediate_size":28672,"vocab_size":128256,
"max_position_embeddings":131072,"torch_dtype":"bfloat16","tie_word_embeddings":false)";

/// Llama 3.3 70B: 4-bit weights of 37 GiB in their files, 327,680 bytes of KV cache a token.
ModelOnDisk fourBitLlama()
{
    const auto shape = readModelShape(llama70 + R"(,"quantization_config":{"quant_method":"awq","bits":4}})");
    ModelOnDisk model;
    model.where = u"/srv/models/llama"_s;
    model.shape = *shape;
    model.tensors = TensorSums();
    model.tensors->total = 37 * GiB;
    model.tensors->tensors = 1443;
    model.fileBytes = 37 * GiB;
    return model;
}

Pool sparkPool(Bytes available, Bytes cached = 0)
{
    Pool pool;
    pool.kind = Pool::Kind::Unified;
    pool.total = 1217 * GiB / 10;
    pool.available = available;
    pool.free = available - cached;
    pool.reserve = 8 * GiB;
    pool.warn = 12 * GiB;
    pool.refuse = 4 * GiB;
    return pool;
}

Profile vllm(const QStringList &arguments)
{
    Profile profile;
    profile.id = u"llama"_s;
    profile.name = u"Llama"_s;
    profile.engine = u"vllm"_s;
    profile.image = u"vllm/vllm-openai:v0.32.0"_s;
    profile.model = u"org/llama"_s;
    profile.arguments = arguments;
    return profile;
}

MemoryQuestion question(const QStringList &arguments, Bytes available = 115 * GiB)
{
    MemoryQuestion asked;
    asked.profile = vllm(arguments);
    asked.pool = sparkPool(available);
    asked.model = fourBitLlama();
    return asked;
}

Bytes bytesOf(const FitVerdict &verdict, FitLine::Part part)
{
    Bytes sum = 0;
    for (const FitLine &line : verdict.lines)
        sum += line.part == part ? line.bytes : 0;
    return sum;
}

/// With the change made it must really be better: judged anew, by the same check.
FitVerdict afterChange(MemoryQuestion asked, const FitChange &change)
{
    asked.profile = withChange(asked.profile, change);
    for (const OutgoingMemory &other : std::as_const(asked.others)) {
        if (other.serviceId == change.stopServiceId)
            asked.pool->available += *other.held;
    }
    return checkMemory(asked);
}

} // namespace

class TestMemoryCheck : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void theModelsFilesMakeTheVerdict()
    {
        const FitVerdict verdict = checkMemory(
            question({u"--max-model-len"_s, u"8192"_s, u"--max-num-seqs"_s, u"4"_s, u"--gpu-memory-utilization"_s,
                      u"0.5"_s, u"--kv-cache-memory-bytes"_s, u"10737418240"_s}));
        QCOMPARE(verdict.fit, Fit::Fits);
        QVERIFY(qAbs(bytesOf(verdict, FitLine::Part::Weights) + 37 * GiB) < 64 * MiB);
        QCOMPARE(bytesOf(verdict, FitLine::Part::KvCache), -10 * GiB);
        Bytes sum = 0;
        for (const FitLine &line : verdict.lines)
            sum += line.bytes;
        QCOMPARE(verdict.availableAfter, std::optional(sum));
        QCOMPARE(verdict.estimate->kvTokens, 32'768);
        QCOMPARE(verdict.estimate->kvAsked, 10 * GiB);
        QVERIFY(verdict.lines.at(1).basisText.contains(u"1,443"_s));
        QVERIFY(!verdict.change);
    }

    /// The same files with other sliders: need grows with context, requests and dtype, and never falls.
    void needIsMonotone()
    {
        MemoryQuestion asked = question({});
        asked.profile.engine = u"llama-server"_s;
        const Profile plain = asked.profile;
        Bytes last = 0;
        for (qint64 context = 1024; context <= 131'072; context *= 2) {
            Bytes before = 0;
            for (int atOnce = 1; atOnce <= 64; atOnce *= 2) {
                asked.profile = withLoad(plain, {context, atOnce});
                const FitVerdict verdict = checkMemory(asked);
                QVERIFY(*verdict.need > before);
                QCOMPARE(verdict.estimate->concurrency, atOnce);
                QCOMPARE(verdict.estimate->contextTokens, context);
                before = *verdict.need;
                asked.profile = withKvCacheDtype(asked.profile, u"q8_0"_s);
                QVERIFY(*checkMemory(asked).need < before);
            }
            QVERIFY(before > last);
            last = before;
        }
    }

    void slidersWriteTheEnginesOwnArguments()
    {
        Profile profile = vllm({u"--max_model_len=4096"_s, u"--max-num-seqs"_s, u"2"_s, u"--enforce-eager"_s});
        profile = withLoad(profile, {65'536, 3});
        QCOMPARE(profile.arguments,
                 (QStringList{u"--max_model_len=65536"_s, u"--max-num-seqs"_s, u"3"_s, u"--enforce-eager"_s}));
        QCOMPARE(askedLoad(profile), (AskedLoad{65'536, 3}));
        profile.engine = u"llama-server"_s;
        profile.arguments = {u"-c"_s, u"4096"_s};
        profile = withLoad(profile, {8192, 4});
        QCOMPARE(profile.arguments, (QStringList{u"-c"_s, u"32768"_s, u"--parallel"_s, u"4"_s}));
        profile.contextTokens.reset();
        profile.concurrency.reset();
        QCOMPARE(askedLoad(profile), (AskedLoad{8192, 4}));
        profile.arguments = {u"-c"_s, u"0"_s, u"-np"_s, u"-1"_s}; // as the engine likes
        QCOMPARE(askedLoad(profile), (AskedLoad{8192, 1}));
        profile.engine = u"sglang"_s;
        profile.arguments.clear();
        QCOMPARE(withLoad(profile, {8192, 4}).arguments,
                 (QStringList{u"--context-length"_s, u"8192"_s, u"--max-running-requests"_s, u"4"_s}));
        profile.engine = u"other"_s;
        QVERIFY(withLoad(profile, {8192, 4}).arguments.isEmpty());
        const ModelOnDisk model = fourBitLlama();
        QCOMPARE(askedLoad(vllm({}), &model), (AskedLoad{131'072, 1}));
    }

    /// vLLM refuses when its cache cannot hold one request; that is known before.
    void aCacheTooSmallForOneRequestDoesNotFit()
    {
        const FitVerdict verdict =
            checkMemory(question({u"--max-model-len"_s, u"131072"_s, u"--gpu-memory-utilization"_s, u"0.5"_s,
                                  u"--kv-cache-memory-bytes"_s, u"10737418240"_s}));
        QCOMPARE(verdict.fit, Fit::DoesNotFit);
        QVERIFY2(verdict.sentence.contains(u"131,072"_s), qPrintable(verdict.sentence));
        QVERIFY(verdict.change);
        QVERIFY(afterChange(question(verdict.change->arguments), *verdict.change).fit != Fit::DoesNotFit);
    }

    void theSmallestChangeIsComputed_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<Bytes>("available");
        QTest::addColumn<QString>("names");
        QTest::newRow("only the share is too large")
            << QStringList{u"--max-model-len"_s, u"8192"_s} << 90 * GiB << u"--gpu-memory-utilization"_s;
        QTest::newRow("too many requests")
            << QStringList{u"--max-model-len"_s, u"65536"_s, u"--max-num-seqs"_s, u"8"_s} << 100 * GiB << u"requests"_s;
        QTest::newRow("one request is too long")
            << QStringList{u"--max-model-len"_s, u"131072"_s, u"--max-num-seqs"_s, u"1"_s} << 80 * GiB << u"8 bits"_s;
        QTest::newRow("the context has to go")
            << QStringList{u"--max-model-len"_s,  u"131072"_s, u"--max-num-seqs"_s, u"1"_s,
                           u"--kv-cache-dtype"_s, u"fp8"_s}
            << 64 * GiB << u"context"_s;
    }

    void theSmallestChangeIsComputed()
    {
        QFETCH(QStringList, arguments);
        QFETCH(Bytes, available);
        QFETCH(QString, names);
        const MemoryQuestion asked = question(arguments, available);
        const FitVerdict verdict = checkMemory(asked);
        QVERIFY(verdict.fit == Fit::DoesNotFit || verdict.startTestPasses == false);
        QVERIFY(verdict.change);
        QCOMPARE(verdict.smallestChange, verdict.change->text);
        QVERIFY2(verdict.change->text.contains(names), qPrintable(verdict.change->text));
        const FitVerdict after = afterChange(asked, *verdict.change);
        QCOMPARE(after.fit, verdict.change->fit);
        QVERIFY2(after.fit == Fit::Fits || after.fit == Fit::Tight, qPrintable(after.sentence));
        QVERIFY(after.startTestPasses != false);
    }

    void anotherSlotsServiceIsTheLastResort()
    {
        MemoryQuestion asked = question({u"--max-model-len"_s, u"8192"_s}, 35 * GiB);
        asked.others = {{u"Huge"_s, 70 * GiB, u"docker:huge"_s}, {u"Small"_s, 50 * GiB, u"docker:small"_s}};
        asked.profile.arguments += {u"--gpu-memory-utilization"_s, u"0.4"_s};
        const FitVerdict verdict = checkMemory(asked);
        QVERIFY(verdict.change);
        QCOMPARE(verdict.change->stopServiceId, u"docker:small"_s);
        QVERIFY(verdict.smallestChange.contains(u"Small"_s));
        QVERIFY(verdict.change->arguments.isEmpty());
        asked.others.clear();
        asked.model->shape = *readModelShape(llama70 + "}");
        QVERIFY(!checkMemory(asked).change);
        QVERIFY(checkMemory(asked).smallestChange.contains(u"4-bit"_s));
    }

    void theStartTestReadsWhatItsImageWasSeenToRead()
    {
        MemoryQuestion asked = question({u"--gpu-memory-utilization=0.7"_s, u"--max-model-len=8192"_s});
        asked.pool = sparkPool(110 * GiB, 60 * GiB);
        FitVerdict verdict = checkMemory(asked);
        QVERIFY(!verdict.startTestPasses);
        QVERIFY2(verdict.startTestText.contains(u"page cache"_s), qPrintable(verdict.startTestText));
        asked.startTestReads = StartTestReads::Available;
        QCOMPARE(checkMemory(asked).startTestPasses, std::optional(true));
        asked.startTestReads = StartTestReads::Free;
        verdict = checkMemory(asked);
        QCOMPARE(verdict.startTestPasses, std::optional(false));
        QVERIFY(verdict.change);
        QVERIFY(afterChange(asked, *verdict.change).startTestPasses != false);
        asked.pool = sparkPool(110 * GiB);
        QCOMPARE(checkMemory(asked).startTestPasses, std::optional(true));
    }

    void measuredPartsCountForAnotherLoad()
    {
        MemoryQuestion asked = question({u"--kv-cache-memory-bytes"_s, u"10737418240"_s, u"--max-model-len=8192"_s});
        MeasuredSize measured;
        measured.bytes = 58 * GiB;
        measured.when = u"28 Nov"_s;
        measured.image = u"vllm:x"_s;
        measured.weights = 39 * GiB;
        measured.kvCache = 10 * GiB;
        asked.measured = measured;
        QCOMPARE(checkMemory(asked).need, std::optional(58 * GiB));
        QVERIFY(checkMemory(asked).lines.last().basisText.contains(u"vllm:x"_s));
        asked.measured->isSameStart = false;
        asked.profile.arguments[1] = u"21474836480"_s;
        const FitVerdict verdict = checkMemory(asked);
        QCOMPARE(bytesOf(verdict, FitLine::Part::Weights), -39 * GiB);
        QCOMPARE(bytesOf(verdict, FitLine::Part::KvCache), -20 * GiB);
        QCOMPARE(bytesOf(verdict, FitLine::Part::Overhead), -9 * GiB);
        QVERIFY2(verdict.drift.contains(u"Weights"_s), qPrintable(verdict.drift)); // 37 estimated, 39 measured
        asked.measured->weights = 37 * GiB + 512 * MiB;
        QVERIFY(checkMemory(asked).drift.isEmpty());
    }

    void anOutgoingServiceIsCreditedAndOthersAreNot()
    {
        MemoryQuestion asked = question(
            {u"--kv-cache-memory-bytes=10737418240"_s, u"--max-model-len=8192"_s, u"--gpu-memory-utilization=0.5"_s},
            20 * GiB);
        QCOMPARE(checkMemory(asked).fit, Fit::DoesNotFit);
        asked.others = {{u"Other"_s, 60 * GiB, u"docker:o"_s}};
        QCOMPARE(checkMemory(asked).fit, Fit::DoesNotFit);
        asked.outgoing = OutgoingMemory{u"Old"_s, 60 * GiB, u"docker:old"_s};
        QCOMPARE(checkMemory(asked).fit, Fit::Fits);
    }

    /// What a start measured counts for the very same start, in parts for one that differs in its cache only, and not
    /// at all for one with other weights.
    void historyKnowsWhichStartsAreAlike()
    {
        const Profile profile = vllm({u"--max-model-len"_s, u"8192"_s, u"--quantization"_s, u"awq"_s});
        SwitchRecord record(Outcome::Ready);
        record.id = u"1"_s;
        record.profileId = profile.id;
        record.startedMs = 1'795'000'000'000;
        record.argumentsHash = startFingerprint(profile);
        record.sizeHash = sizeFingerprint(profile);
        record.image = profile.image;
        record.peakBytes = 60 * GiB;
        record.facts.modelGib = 37;
        record.facts.kvCacheGib = 15;
        SwitchHistory history;
        history.set({record});
        QVERIFY(history.measured(profile)->isSameStart);
        const Profile longer = withLoad(profile, {65'536, 2});
        QVERIFY(history.measured(longer));
        QVERIFY(!history.measured(longer)->isSameStart);
        QCOMPARE(history.measured(longer)->weights, std::optional(37 * GiB));
        Profile other = profile;
        other.arguments.last() = u"fp8"_s;
        QVERIFY(!history.measured(other));

        NodeState state;
        state.pools = {sparkPool(115 * GiB)};
        ProfileEntry entry;
        entry.file.id = profile.id;
        entry.file.profile = profile;
        entry.measured = history.measured(profile);
        entry.model = fourBitLlama();
        state.profiles = {entry};
        QVERIFY(memoryQuestion(state, profile).measured->isSameStart);
        QVERIFY(!memoryQuestion(state, longer).measured->isSameStart);
        QVERIFY(memoryQuestion(state, longer).model);
        QVERIFY(!memoryQuestion(state, other).measured);
        other.model = u"org/another"_s;
        QVERIFY(!memoryQuestion(state, other).model);
    }

    void theImagesOwnLogLineTellsWhatItReads()
    {
        SwitchRecord record(Outcome::Ready);
        record.image = u"vllm:x"_s;
        record.outcome = Outcome::FailedRestored; // the line stands in refused starts, too
        record.freeAtStart = 40 * GiB;
        record.availableAtStart = 100 * GiB;
        record.facts.freeAtStartGib = 97.5;
        SwitchHistory history;
        history.set({record});
        QCOMPARE(history.startTestReads(u"vllm:x"_s), std::optional(StartTestReads::Available));
        QVERIFY(!history.startTestReads(u"vllm:y"_s));
        record.facts.freeAtStartGib = 38.2;
        history.add(record);
        QCOMPARE(history.startTestReads(u"vllm:x"_s), std::optional(StartTestReads::Free));
        record.availableAtStart = 41 * GiB; // too little page cache to tell: the older record counts
        history.set({record});
        QVERIFY(!history.startTestReads(u"vllm:x"_s));
    }

    void theSizingTableHoldsEveryPrecision()
    {
        ModelOnDisk model = fourBitLlama();
        model.shape = *readModelShape(llama70 + "}");
        model.tensors->total = 140 * GiB;
        const QList<qint64> contexts = tableContexts(model.shape);
        QCOMPARE(contexts, (QList<qint64>{8192, 16'384, 32'768, 65'536, 131'072}));
        const CatalogueMachine *spark = machineWithGpu(u"NVIDIA GB10"_s);
        QVERIFY(spark);
        const SizingTable table = sizingTable(model, {}, spark->asMemory(), contexts);
        QCOMPARE(table.rows.size(), 3);
        QCOMPARE(table.rows.first().cells.first().verdict.fit, Fit::DoesNotFit);
        QCOMPARE(table.rows.last().precision, Precision::Bits4);
        QCOMPARE(table.rows.last().cells.first().verdict.fit, Fit::Fits);
        for (const SizingRow &row : table.rows) {
            for (qsizetype i = 1; i < row.cells.size(); ++i)
                QVERIFY(row.cells[i].estimate.total() > row.cells[i - 1].estimate.total());
        }
        // The cache does not shrink with the weights.
        QCOMPARE(table.rows.last().cells.last().estimate.kvReserved,
                 table.rows.first().cells.last().estimate.kvReserved);
    }

    void theCheapestThatHoldsIsByPriceOrBySize()
    {
        const ModelOnDisk model = fourBitLlama();
        const auto cheapest = [&](const QMap<QString, double> &prices) {
            return cheapestThatHolds(model, Precision::AsIs, 8192, {}, catalogueMachines(), prices);
        };
        QVERIFY(cheapest({}));
        QCOMPARE(cheapest({})->id, u"l40s"_s);
        QCOMPARE(cheapest({{u"h100"_s, 2.5}, {u"a100-80"_s, 1.2}})->id, u"a100-80"_s);
        ModelOnDisk huge = model;
        huge.tensors->total = 600 * GiB;
        QVERIFY(!cheapestThatHolds(huge, Precision::AsIs, 8192, {}, catalogueMachines(), {}));
    }

    void theCatalogueIsWhole()
    {
        QVERIFY(catalogueMachines().size() >= 10);
        QVERIFY(!machineWithGpu(u"Voodoo 3"_s));
        QCOMPARE(machineWithGpu(u"NVIDIA H100 80GB HBM3"_s)->id, u"h100"_s);
        const auto broken = readCatalogueMachine(u"x.json"_s, R"({"id":"x","name":"X","memory_bytes":-1})");
        QVERIFY(!broken);
        QVERIFY(broken.error().message.contains(u"x.json"_s));
        QVERIFY(broken.error().message.contains(u"memory_bytes"_s));
    }
};

QTEST_GUILESS_MAIN(TestMemoryCheck)
#include "tst_memorycheck.moc"
