// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/advice/Advice.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace kirikae;

namespace {

Profile vllm()
{
    Profile profile;
    profile.id = u"big"_s;
    profile.engine = u"vllm"_s;
    profile.image = u"vllm/vllm-openai:v0.32.0"_s;
    profile.model = u"/models/big"_s;
    return profile;
}

SwitchRecord lastStart()
{
    SwitchRecord record(Outcome::Ready);
    record.phases = {
        {Phase::Weights, 400}, {Phase::EncoderProfiling, 40}, {Phase::MambaWarmup, 30}, {Phase::GraphKernel, 100}};
    record.facts.modelGib = 60;
    record.facts.kvCacheGib = 20.5;
    return record;
}

AdviceQuestion spark(const Profile &profile = vllm())
{
    return {profile, lastStart(), true, 121 * GiB};
}

const Advice *find(const QList<Advice> &all, const QString &id)
{
    const auto it = std::find_if(all.cbegin(), all.cend(), [&id](const Advice &advice) { return advice.id == id; });
    return it == all.cend() ? nullptr : &*it;
}

bool has(const AdviceQuestion &question, const QString &id)
{
    return find(adviseOn(question), id) != nullptr;
}

} // namespace

class TestAdvice : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void fastLoaderBringsThePinAlong();
    void fastLoaderOnlyWhereItHelps();
    void discreteCardsStream();
    void cachesGoWhereTheRestIs();
    void environmentAndArguments();
    void nothingForAServerThatIsFast();
    void withoutAMeasuredStart();
};

void TestAdvice::fastLoaderBringsThePinAlong()
{
    const QList<Advice> all = adviseOn(spark());
    const Advice *loader = find(all, u"fast_loader"_s);
    QVERIFY(loader);
    QCOMPARE(loader->id, all.first().id); // the largest saving comes first
    QVERIFY(qAbs(*loader->savedSeconds - (400 - 60 * 1.073741824 / 3)) < 0.1);
    const Profile changed = withAdvice(vllm(), *loader);
    QCOMPARE(changed.argument(u"--load-format"_s), std::optional(u"fastsafetensors"_s));
    QCOMPARE(changed.argument(u"--kv-cache-memory-bytes"_s), std::optional(QString::number(19 * GiB + GiB / 2)));
    QVERIFY(!find(all, u"pin_kv_cache"_s));

    Profile loadsFast = vllm();
    loadsFast.arguments = {u"--load-format=fastsafetensors"_s};
    QVERIFY(!has(spark(loadsFast), u"fast_loader"_s));
    QVERIFY(has(spark(loadsFast), u"pin_kv_cache"_s));
}

void TestAdvice::fastLoaderOnlyWhereItHelps()
{
    AdviceQuestion question = spark();
    question.memoryTotal = 70 * GiB; // 60 GiB of weights are more than 0.8 of it
    QVERIFY(!has(question, u"fast_loader"_s));
    question = spark();
    question.last->phases.first().seconds = 50; // 1.3 GB/s
    QVERIFY(!has(question, u"fast_loader"_s));
    question = spark();
    question.profile.model = u"/models/big.gguf"_s;
    QVERIFY(!has(question, u"fast_loader"_s));
    question = spark();
    question.profile.engine = u"sglang"_s;
    QVERIFY(adviseOn(question).isEmpty());
}

void TestAdvice::discreteCardsStream()
{
    AdviceQuestion question = spark();
    question.isUnified = false;
    const QList<Advice> all = adviseOn(question);
    const Advice *loader = find(all, u"fast_loader"_s);
    QVERIFY(loader);
    QCOMPARE(loader->arguments.first().value, u"runai_streamer"_s);
    question.last->phases.first().seconds = 12;
    QVERIFY(!has(question, u"fast_loader"_s));
}

void TestAdvice::cachesGoWhereTheRestIs()
{
    const QList<Advice> fresh = adviseOn(spark());
    const Advice *caches = find(fresh, u"keep_caches"_s);
    QVERIFY(caches);
    QCOMPARE(caches->mounts, (QList<Mount>{{u"~/.cache/kirikae/big"_s, u"/cache"_s, false}}));
    QVERIFY(std::all_of(caches->environment.cbegin(), caches->environment.cend(),
                        [](const EnvironmentVariable &variable) { return variable.value.startsWith(u"/cache/"); }));
    QVERIFY(!has(spark(withAdvice(vllm(), *caches)), u"keep_caches"_s));

    Profile kept = vllm();
    kept.mounts = {{u"vllm-cache"_s, u"/root/.cache/vllm"_s, false}};
    const QList<Advice> second = adviseOn(spark(kept));
    caches = find(second, u"keep_caches"_s);
    QVERIFY(caches && caches->mounts.isEmpty());
    QCOMPARE(caches->environment.first().name, u"TRITON_CACHE_DIR"_s);
    QCOMPARE(caches->environment.first().value, u"/root/.cache/vllm/triton"_s);

    kept.mounts.first().readOnly = true;
    QCOMPARE(find(adviseOn(spark(kept)), u"keep_caches"_s) != nullptr, true);
    kept.image.clear(); // a plain process keeps its caches at home
    QVERIFY(!has(spark(kept), u"keep_caches"_s));
}

void TestAdvice::environmentAndArguments()
{
    Profile profile = vllm();
    profile.model = u"org/model"_s;
    profile.environment = {{u"VLLM_DISABLE_COMPILE_CACHE"_s, u"1"_s, {}},
                           {u"PYTORCH_CUDA_ALLOC_CONF"_s, u"expandable_segments:True,max_split_size_mb:64"_s, {}}};
    profile.arguments = {u"--speculative-config"_s, u"{}"_s, u"--max-num-batched-tokens"_s, u"32768"_s};
    const QList<Advice> all = adviseOn(spark(profile));
    for (const char *id :
         {"use_compile_cache", "no_expandable_segments", "smaller_batches", "hub_offline", "no_video", "text_only"})
        QVERIFY2(find(all, QLatin1String(id)), id);
    for (const Advice &advice : all)
        profile = withAdvice(profile, advice);
    QVERIFY(std::none_of(profile.environment.cbegin(), profile.environment.cend(), [](const EnvironmentVariable &v) {
        return v.name == u"VLLM_DISABLE_COMPILE_CACHE" || v.value.contains(u"expandable_segments:True");
    }));
    QCOMPARE(profile.argument(u"--max-num-batched-tokens"_s), std::optional(u"8192"_s));
    QVERIFY(adviseOn(spark(profile)).isEmpty());
}

void TestAdvice::nothingForAServerThatIsFast()
{
    AdviceQuestion question = spark();
    question.last->phases = {{Phase::Weights, 2}, {Phase::GraphKernel, 1}};
    question.last->facts.kvCacheGib.reset();
    QVERIFY(adviseOn(question).isEmpty());
    question.profile.engine = u"llama-server"_s;
    question.profile.weightsBytes = 60 * GiB;
    QVERIFY(adviseOn(question).isEmpty());
    question.last->phases.first().seconds = 120;
    QVERIFY(has(question, u"no_mmap"_s));
}

void TestAdvice::withoutAMeasuredStart()
{
    AdviceQuestion question = spark();
    question.last.reset();
    const QList<Advice> all = adviseOn(question);
    for (const Advice &advice : all)
        QVERIFY2(!advice.savedSeconds, qPrintable(advice.id)); // no figure out of thin air
    QVERIFY(find(all, u"keep_caches"_s));
}

QTEST_GUILESS_MAIN(TestAdvice)
#include "tst_advice.moc"
