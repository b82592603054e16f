// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/core/Json.h"
#include "models/sizing/Gguf.h"
#include "models/sizing/KvPlan.h"
#include "models/sizing/Safetensors.h"
#include "models/sizing/SizingQuestion.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <QtEndian>

using namespace kirikae;
using namespace Qt::StringLiterals;

namespace {

/// Figures that public start-up logs printed, with the config they belong to and where both were read.
Json publicFigures()
{
    QFile file(QStringLiteral(KIRIKAE_SOURCE_DIR "/tests/data/sizing/kv-figures.json"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("the figures are missing");
    return *parseJson(file.readAll());
}

const QByteArray llama70 = R"({"architectures":["LlamaForCausalLM"],"model_type":"llama","num_hidden_layers":80,
"hidden_size":8192,"num_attention_heads":64,"num_key_value_heads":8,"intermediate_size":28672,"vocab_size":128256,
"max_position_embeddings":131072,"torch_dtype":"bfloat16","tie_word_embeddings":false)";

const QByteArray hybrid = R"({"architectures":["NemotronHForCausalLM"],"model_type":"nemotron_h","num_hidden_layers":8,
"hidden_size":1024,"num_attention_heads":8,"num_key_value_heads":2,"head_dim":128,"hybrid_override_pattern":"MEM*MEM*",
"mamba_num_heads":16,"mamba_head_dim":64,"ssm_state_size":128,"n_groups":8,"conv_kernel":4,"vocab_size":1000,
"max_position_embeddings":8192,"n_routed_experts":4,"moe_intermediate_size":64,"num_experts_per_tok":2,"dtype":"bfloat16"})";

ModelShape shapeOf(const QByteArray &config)
{
    const auto shape = readModelShape(config);
    if (!shape)
        qFatal("%s", qPrintable(shape.error().message));
    return *shape;
}

SizingOptions optionsOf(const QStringList &texts)
{
    SizingOptions options;
    for (const QString &text : texts) {
        if (const auto result = options.set(text); !result)
            qFatal("%s", qPrintable(result.error().message));
    }
    return options;
}

QByteArray safetensors(const QByteArray &header, qint64 length = -1)
{
    QByteArray bytes(8, '\0');
    qToLittleEndian<quint64>(static_cast<quint64>(length < 0 ? header.size() : length), bytes.data());
    return bytes + header;
}

void appendText(QByteArray &bytes, const QByteArray &text)
{
    QByteArray length(8, '\0');
    qToLittleEndian<quint64>(static_cast<quint64>(text.size()), length.data());
    bytes += length + text;
}

template <class T>
void appendNumber(QByteArray &bytes, T value)
{
    QByteArray raw(sizeof(T), '\0');
    qToLittleEndian<T>(value, raw.data());
    bytes += raw;
}

/// A small GGUF head: llama, 2 layers, one F16 tensor of 64 x 32 and one Q4_0 of 64.
QByteArray ggufHead(quint32 version = 3, quint64 tensors = 2)
{
    QByteArray bytes = "GGUF";
    appendNumber<quint32>(bytes, version);
    appendNumber<quint64>(bytes, tensors);
    appendNumber<quint64>(bytes, 7);
    appendText(bytes, "general.architecture");
    appendNumber<quint32>(bytes, 8);
    appendText(bytes, "llama");
    appendText(bytes, "tokenizer.ggml.tokens");
    appendNumber<quint32>(bytes, 9);
    appendNumber<quint32>(bytes, 8);
    appendNumber<quint64>(bytes, 3);
    for (const char *token : {"a", "b", "c"})
        appendText(bytes, token);
    const std::initializer_list<std::pair<const char *, quint32>> numbers{{"llama.block_count", 2},
                                                                          {"llama.embedding_length", 512},
                                                                          {"llama.attention.head_count", 8},
                                                                          {"llama.attention.head_count_kv", 2},
                                                                          {"llama.context_length", 4096}};
    for (const auto &[key, value] : numbers) {
        appendText(bytes, key);
        appendNumber<quint32>(bytes, 4);
        appendNumber<quint32>(bytes, value);
    }
    appendText(bytes, "blk.0.attn_q.weight");
    appendNumber<quint32>(bytes, 2);
    appendNumber<quint64>(bytes, 64);
    appendNumber<quint64>(bytes, 32);
    appendNumber<quint32>(bytes, 1);
    appendNumber<quint64>(bytes, 0);
    appendText(bytes, "blk.1.attn_q.weight");
    appendNumber<quint32>(bytes, 1);
    appendNumber<quint64>(bytes, 64);
    appendNumber<quint32>(bytes, 2);
    appendNumber<quint64>(bytes, 4096);
    return bytes;
}

QString faultOf(const QByteArray &header, Bytes data = 1000)
{
    const auto sums = readSafetensorsHeader(u"a.safetensors"_s, header, data);
    return sums ? QString() : sums.error().message;
}

} // namespace

class TestSizing : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void tokensMatchPublicLogs_data()
    {
        QTest::addColumn<int>("row");
        const Json figures = publicFigures();
        for (size_t i = 0; i < figures.size(); ++i)
            QTest::newRow(figures[i]["id"].get<std::string>().c_str()) << int(i);
    }

    /// The log prints GiB with two decimals: the printed tokens must lie in what that rounding allows; with several
    /// ranks the plan follows the smallest, the log prints one, so 1.2 % is allowed.
    void tokensMatchPublicLogs()
    {
        QFETCH(int, row);
        static const Json figures = publicFigures();
        const Json &figure = figures[size_t(row)];
        const ModelShape shape = shapeOf(QByteArray::fromStdString(figure["config"].dump()));
        const SizingOptions options = optionsOf(stringsAt(figure, "options"));
        const KvLayout layout = layoutKv(shape, options);
        const double kv = figure["kv_gib"].get<double>();
        const qint64 context = integerAt(figure, "context").value_or(options.maxModelLen.value_or(shape.maxPositions));
        const auto tokensAt = [&](double gibibytes) {
            const Bytes bytes = options.kvCacheMemoryBytes.value_or(Bytes(gibibytes * double(GiB)));
            return double(capacityOf(layout, options, bytes, context).printedTokens *
                          integerAt(figure, "ranks").value_or(1));
        };
        const double wanted = figure["tokens"].get<double>();
        const double slack = numberAt(figure, "tolerance").value_or(0) * wanted + 16;
        qInfo("%-30s printed %.0f, computed %.0f to %.0f (%+.2f %%)", figure["id"].get<std::string>().c_str(), wanted,
              tokensAt(kv - 0.005), tokensAt(kv + 0.005), 100 * (tokensAt(kv) - wanted) / wanted);
        QVERIFY(tokensAt(kv - 0.005) <= wanted + slack);
        QVERIFY(tokensAt(kv + 0.005) >= wanted - slack);
        if (const auto perToken = integerAt(figure, "bytes_per_token"))
            QCOMPARE(layout.bytesPerToken, *perToken);
        if (const auto block = integerAt(figure, "block"))
            QCOMPARE(layout.blockTokens, *block);
    }

    void weightsMatchPublicLogs_data()
    {
        QTest::addColumn<int>("row");
        const Json figures = publicFigures();
        for (size_t i = 0; i < figures.size(); ++i) {
            if (numberAt(figures[i], "weights_gib"))
                QTest::newRow(figures[i]["id"].get<std::string>().c_str()) << int(i);
        }
    }

    /// "Model loading took N GiB" of 16-bit models, from the sizes in config.json alone: within 1 % where the config
    /// says everything; towers and parts that it does not size are a row's own tolerance.
    void weightsMatchPublicLogs()
    {
        QFETCH(int, row);
        static const Json figures = publicFigures();
        const Json &figure = figures[size_t(row)];
        SizingQuestion question;
        question.shape = shapeOf(QByteArray::fromStdString(figure["config"].dump()));
        question.options = optionsOf(stringsAt(figure, "options"));
        const double logged = figure["weights_gib"].get<double>();
        const double computed = double(estimateSize(question).weights) / double(GiB);
        const double error = (computed - logged) / logged;
        qInfo("%-30s logged %.4f GiB, computed %.4f (%+.2f %%)", figure["id"].get<std::string>().c_str(), logged,
              computed, 100 * error);
        QVERIFY(std::abs(error) <= numberAt(figure, "weights_tolerance").value_or(0.01));
    }

    void impossibleSizesAreRefused()
    {
        for (const char *huge : {R"("hidden_size":1099511627776)", R"("vision_config":{"depth":1099511627776,
             "hidden_size":1099511627776,"patch_size":1})"}) {
            QByteArray config = R"({"num_hidden_layers":32,"num_attention_heads":32,"head_dim":128,"vocab_size":128256,
                "intermediate_size":14336,)" +
                                QByteArray(huge) + R"(,"num_key_value_heads":8)";
            if (!config.contains("\"hidden_size\":1099511627776,\"num_key"))
                config += R"(,"hidden_size":4096)";
            const auto shape = readModelShape(config + "}");
            QVERIFY2(!shape, huge);
            QVERIFY(shape.error().message.contains(u"config.json"));
        }
    }

    /// The second seed: 35 GB of 4-bit weights, 2.5 GiB of KV for one request of 8k, and a cache that 4-bit weights do
    /// not shrink.
    void theRuleForLlama70B()
    {
        const ModelShape plain = shapeOf(llama70 + "}");
        const ModelShape awq =
            shapeOf(llama70 + R"(,"quantization_config":{"quant_method":"awq","bits":4,"group_size":128}})");
        SizingQuestion question;
        question.shape = awq;
        question.options = optionsOf({u"max-model-len=8192"_s});
        const SizeEstimate small = estimateSize(question);
        QCOMPARE(small.kvPerToken, 327'680);
        QCOMPARE(small.kvAsked, 5 * GiB / 2);
        QVERIFY(std::abs(double(small.weights) - 39.8e9) / 39.8e9 < 0.03); // as loaded; "params / 2" is 35.3e9
        QVERIFY(std::abs(awq.parameters / 2 - 35.3e9) / 35.3e9 < 0.01);
        question.options = optionsOf({u"max-model-len=131072"_s});
        QCOMPARE(estimateSize(question).kvAsked, 40 * GiB);
        question.shape = plain;
        QCOMPARE(estimateSize(question).kvAsked, 40 * GiB);
        question.options = optionsOf({u"max-model-len=131072"_s, u"kv-cache-dtype=fp8"_s});
        QCOMPARE(estimateSize(question).kvAsked, 20 * GiB);
    }

    /// More context, more requests or a wider cache never takes less.
    void costIsMonotone()
    {
        for (const QByteArray &config : {QByteArray(llama70 + "}"), hybrid}) {
            SizingQuestion question;
            question.shape = shapeOf(config);
            Bytes last = 0;
            for (qint64 context = 1; context < 200'000; context = context * 3 / 2 + 1) {
                question.contextTokens = context;
                Bytes before = 0;
                for (question.concurrency = 1; question.concurrency < 65; question.concurrency *= 2) {
                    const Bytes asked = estimateSize(question).kvAsked;
                    QVERIFY(asked >= before);
                    before = asked;
                }
                QVERIFY(before >= last);
                last = before;
                question.concurrency = 1;
                question.options.kvCacheDtype = u"fp8"_s;
                const Bytes narrow = estimateSize(question).kvPerToken;
                question.options.kvCacheDtype = u"bfloat16"_s;
                QVERIFY(narrow <= estimateSize(question).kvPerToken);
            }
        }
    }

    void theLargestContextIsTheLargest()
    {
        SizingQuestion question;
        question.shape = shapeOf(llama70 + "}");
        question.options = optionsOf({u"kv-cache-memory-bytes=1000000000"_s, u"max-model-len=131072"_s});
        const SizeEstimate estimate = estimateSize(question);
        const KvLayout layout = layoutKv(question.shape, question.options);
        QVERIFY(estimate.largestContext);
        QVERIFY(layout.bytesFor(*estimate.largestContext) <= 1'000'000'000);
        QVERIFY(layout.bytesFor(*estimate.largestContext + 1) > 1'000'000'000);
        const MachineMemory machine{600 * GiB, false, std::nullopt};
        const FitVerdict verdict = judgeEstimate(estimate, machine);
        QCOMPARE(verdict.fit, Fit::DoesNotFit);
        QVERIFY(!verdict.smallestChange.isEmpty());
    }

    void kvSchemesAreFoundInEveryForm_data()
    {
        QTest::addColumn<QByteArray>("quantization");
        QTest::addColumn<int>("bits");
        QTest::addColumn<double>("weightBits");
        QTest::newRow("modelopt")
            << QByteArray(
                   R"({"quant_method":"modelopt","quant_algo":"NVFP4","kv_cache_scheme":{"num_bits":8,"type":"float"}})")
            << 8 << 4.5;
        QTest::newRow("compressed")
            << QByteArray(
                   R"({"quant_method":"compressed-tensors","format":"pack-quantized","kv_cache_scheme":null,"config_groups":{"group_0":{"weights":{"num_bits":4,"type":"int","group_size":32}}}})")
            << 0 << 5.0;
        QTest::newRow("fp8") << QByteArray(R"({"quant_method":"fp8","weight_block_size":[128,128]})") << 0 << 8.02;
        QTest::newRow("mxfp4") << QByteArray(R"({"quant_method":"mxfp4"})") << 0 << 4.25;
        QTest::newRow("text") << QByteArray(R"({"quant_algo":"FP8","kv_cache_scheme":"FP8"})") << 8 << 8.02;
        QTest::newRow("gptq") << QByteArray(R"({"quant_method":"gptq","bits":8,"group_size":128})") << 0 << 8.0;
    }

    void kvSchemesAreFoundInEveryForm()
    {
        QFETCH(QByteArray, quantization);
        QFETCH(int, bits);
        QFETCH(double, weightBits);
        const ModelShape shape = shapeOf(llama70 + ",\"quantization_config\":" + quantization + "}");
        QCOMPARE(shape.kvSchemeBits.value_or(0), bits);
        QCOMPARE(shape.weightBits, weightBits);
        const auto withFile =
            readModelShape(llama70 + "}", R"({"quantization":{"quant_algo":"NVFP4","kv_cache_quant_algo":"FP8"}})");
        QVERIFY(withFile);
        QCOMPARE(withFile->kvSchemeBits, std::optional(8));
    }

    void badConfigsAreAnsweredWithASentence_data()
    {
        QTest::addColumn<QByteArray>("config");
        QTest::addColumn<QString>("named");
        QTest::newRow("empty") << QByteArray() << u"config.json"_s;
        QTest::newRow("not an object") << QByteArray("[]") << u"object"_s;
        QTest::newRow("nothing in it") << QByteArray("{}") << u"num_hidden_layers"_s;
        QTest::newRow("negative") << QByteArray(llama70 + ",\"head_dim\":-1}") << u"head_dim"_s;
        QTest::newRow("wrong type") << QByteArray(llama70 + ",\"head_dim\":\"many\"}") << u"head_dim"_s;
        QTest::newRow("fraction") << QByteArray(llama70 + ",\"head_dim\":1.5}") << u"head_dim"_s;
        QTest::newRow("huge") << QByteArray(llama70 + ",\"head_dim\":1e300}") << u"head_dim"_s;
        QTest::newRow("deep") << QByteArray(200, '[') << u"nested"_s;
        QTest::newRow("no window")
            << QByteArray(
                   R"({"num_hidden_layers":2,"hidden_size":64,"num_attention_heads":2,"layer_types":["sliding_attention","full_attention"]})")
            << u"sliding_window"_s;
        QTest::newRow("unknown architecture")
            << QByteArray(R"({"architectures":["NewForCausalLM"],"model_type":"new","blocks":12,"width":64})")
            << u"NewForCausalLM"_s;
        QTest::newRow("100 MB") << QByteArray(100'000'000, ' ') << u"16 MiB"_s;
        QTest::newRow("large") << QByteArray(17 * 1024 * 1024, ' ') << u"16 MiB"_s;
    }

    void badConfigsAreAnsweredWithASentence()
    {
        QFETCH(QByteArray, config);
        QFETCH(QString, named);
        const auto shape = readModelShape(config);
        QVERIFY(!shape);
        QVERIFY2(shape.error().message.contains(named), qPrintable(shape.error().message));
    }

    void pythonsNumbersAreTakenAsAbsent()
    {
        QVERIFY(readModelShape(llama70 +
                               ",\"limit\":[0.0,Infinity],\"x\":-Infinity,\"y\":NaN,\"s\":\"NaN \\\" Infinity\"}"));
    }

    /// A config with the usual fields counts whatever its architecture is called; the last of two equal keys counts, as
    /// Python has it.
    void strangeConfigsAreTaken()
    {
        const auto shape =
            readModelShape(R"({"architectures":["NewForCausalLM"],"model_type":"new","num_hidden_layers":3,
"num_hidden_layers":4,"hidden_size":64,"num_attention_heads":4,"num_key_value_heads":2,"vocab_size":10})");
        QVERIFY2(shape, shape ? "" : qPrintable(shape.error().message));
        QCOMPARE(shape->layerCount, 4);
        QCOMPARE(layoutKv(*shape, {}).bytesPerToken, 4 * 2 * 2 * 16 * 2);
    }

    void safetensorsHeadersAreSummed()
    {
        const QByteArray header =
            R"({"__metadata__":{"format":"pt","n":3},"model.embed_tokens.weight":{"dtype":"BF16","shape":[10,4],"data_offsets":[0,80]},
"lm_head.weight":{"dtype":"BF16","shape":[10,4],"data_offsets":[80,160]},"mtp.fc.weight":{"dtype":"F8_E4M3","shape":[8],"data_offsets":[160,168]},
"visual.a":{"dtype":"F32","shape":[2,1],"data_offsets":[168,176]},"model.norm.weight":{"dtype":"BF16","shape":[4],"data_offsets":[176,184]},
"model.layers.0.q":{"dtype":"F4","shape":[4,4],"data_offsets":[184,192]},"empty":{"dtype":"I64","shape":[0],"data_offsets":[192,192]}})";
        const auto sums = readSafetensorsHeader(u"a.safetensors"_s, header, 192);
        QVERIFY2(sums, sums ? "" : qPrintable(sums.error().message));
        QCOMPARE(sums->total, 192);
        QCOMPARE(sums->embedding, 80);
        QCOMPARE(sums->outputHead, 80);
        QCOMPARE(sums->drafter, 8);
        QCOMPARE(sums->vision, 8);
        QCOMPARE(sums->replicated, 8);
        QCOMPARE(sums->tensors, 7);
    }

    void badHeadersAreAnsweredWithASentence()
    {
        const auto lengthFault = [](const QByteArray &bytes, Bytes size) {
            const auto length = safetensorsHeaderLength(u"a.safetensors"_s, bytes, size);
            return length ? QString() : length.error().message;
        };
        QVERIFY(lengthFault("abc", 3).contains(u"a.safetensors"_s));
        QVERIFY(lengthFault(safetensors("", qint64(1) << 62), 100).contains(u"impossible"_s));
        QVERIFY(lengthFault(QByteArray(7, '\0') + '\x80', 100).contains(u"impossible"_s)); // 2^63
        QVERIFY(lengthFault(safetensors("{}", 50'000), 100).contains(u"cut off"_s));
        QVERIFY(faultOf("{\"t\":").contains(u"byte"_s));
        QVERIFY(faultOf("[]").contains(u"object"_s));
        QVERIFY(faultOf(R"({"t":{"dtype":"BF16","shape":[-1],"data_offsets":[0,2]}})").contains(u"shape"_s));
        QVERIFY(faultOf(R"({"t":{"dtype":"BF17","shape":[1],"data_offsets":[0,2]}})").contains(u"BF17"_s));
        QVERIFY(faultOf(R"({"t":{"dtype":"BF16","shape":[2],"data_offsets":[0,2]}})").contains(u"match"_s));
        QVERIFY(faultOf(R"({"t":{"dtype":"BF16","shape":[1],"data_offsets":[999,1001]}})").contains(u"outside"_s));
        QVERIFY(faultOf(R"({"t":{"dtype":"BF16","shape":[9999999999,9999999999],"data_offsets":[0,2]}})")
                    .contains(u"large"_s));
        QVERIFY(
            faultOf(
                R"({"a":{"dtype":"I8","shape":[4],"data_offsets":[0,4]},"b":{"dtype":"I8","shape":[4],"data_offsets":[2,6]}})")
                .contains(u"overlap"_s));
        QVERIFY(
            faultOf(
                R"({"a":{"dtype":"I8","shape":[4],"data_offsets":[0,4]},"a":{"dtype":"I8","shape":[4],"data_offsets":[4,8]}})")
                .contains(u"twice"_s));
        QVERIFY(faultOf(R"({"a":{"dtype":"I8","shape":[4],"data_offsets":[0]}})").contains(u"data_offsets"_s));
        QVERIFY(faultOf(QByteArray(300, '[')).contains(u"object"_s));
        QVERIFY(faultOf("{\"a\":" + QByteArray(300, '[')).contains(u"deep"_s));
    }

    void manyTensorsAreReadInBoundedTime()
    {
        QByteArray header = "{";
        for (int i = 0; i < 200'000; ++i)
            header += (i ? ",\"t" : "\"t") + QByteArray::number(i) +
                      "\":{\"dtype\":\"I8\",\"shape\":[1],\"data_offsets\":[" + QByteArray::number(i) + ',' +
                      QByteArray::number(i + 1) + "]}";
        const auto sums = readSafetensorsHeader(u"a"_s, header + "}", 200'000);
        QVERIFY(sums);
        QCOMPARE(sums->tensors, 200'000);
    }

    void theIndexNamesItsFiles()
    {
        const auto index = readSafetensorsIndex(
            u"i"_s,
            R"({"metadata":{"total_size":123},"weight_map":{"a":"m-2.safetensors","b":"m-1.safetensors","c":"m-1.safetensors"}})");
        QVERIFY(index);
        QCOMPARE(index->files, (QStringList{u"m-1.safetensors"_s, u"m-2.safetensors"_s}));
        QCOMPARE(index->totalSize, std::optional<Bytes>(123));
        QCOMPARE(index->tensors, 3);
        QVERIFY(!readSafetensorsIndex(u"i"_s, R"({"weight_map":{"a":"../../etc/passwd"}})"));
        QVERIFY(!readSafetensorsIndex(u"i"_s, "{}"));
    }

    void ggufIsReadInRanges()
    {
        const QByteArray head = ggufHead();
        const Bytes file = head.size() + 10'000;
        for (qsizetype have = 0; have < head.size(); have += 7) {
            const auto result = readGguf(u"m.gguf"_s, head.first(have), file);
            QVERIFY2(result, result ? "" : qPrintable(result.error().message));
            QVERIFY(std::holds_alternative<GgufNeedsMore>(*result));
            QVERIFY(std::get<GgufNeedsMore>(*result).bytes > have);
        }
        const auto result = readGguf(u"m.gguf"_s, head, file);
        QVERIFY(result);
        const GgufModel model = std::get<GgufModel>(*result);
        QCOMPARE(model.tensorBytes, 64 * 32 * 2 + 64 / 32 * 18);
        QCOMPARE(model.shape.layers.size(), 1);
        QCOMPARE(model.shape.layers.first().count, 2);
        QCOMPARE(model.shape.layers.first().keyDim, 64);
    }

    void badGgufIsAnsweredWithASentence()
    {
        const auto fault = [](const QByteArray &bytes, Bytes size = 100'000) {
            const auto result = readGguf(u"m.gguf"_s, bytes, size);
            return result ? QString() : result.error().message;
        };
        QVERIFY(fault("GG", 2).contains(u"too short"_s));
        QVERIFY(fault("NOPE" + QByteArray(40, '\0')).contains(u"GGUF"_s));
        QVERIFY(fault(ggufHead(9)).contains(u"version"_s));
        QVERIFY(fault(ggufHead(3, quint64(1) << 60)).contains(u"impossible"_s));
        QVERIFY(fault(ggufHead(), ggufHead().size() / 2).contains(u"completely"_s) ||
                !fault(ggufHead().first(60), 60).isEmpty());
        QByteArray text = "GGUF";
        appendNumber<quint32>(text, 3);
        appendNumber<quint64>(text, 0);
        appendNumber<quint64>(text, 1);
        appendNumber<quint64>(text, quint64(1) << 61);
        QVERIFY(fault(text).contains(u"long"_s));
    }

    void optionsAreNamedAsTheEnginesFlags()
    {
        const SizingOptions options = optionsOf(
            {u"--max_model_len=32k"_s, u"max-num-seqs=8"_s, u"gpu-memory-utilization=0.8"_s, u"enable-prefix-caching"_s,
             u"speculative-config={\"method\":\"mtp\",\"num_speculative_tokens\":3}"_s, u"engine-version=v0.32.0rc1"_s,
             u"something=1"_s});
        QCOMPARE(options.maxModelLen, std::optional<qint64>(32'000));
        QCOMPARE(options.numSpeculativeTokens, 3);
        QCOMPARE(options.enablePrefixCaching, std::optional(true));
        QCOMPARE(options.engineVersion, std::optional(EngineVersion{0, 32, 0}));
        QCOMPARE(options.unknown, QStringList{u"something"_s});
        SizingOptions bad;
        for (const QString &text : {u"max-model-len=many"_s, u"max-model-len=0"_s, u"gpu-memory-utilization=1.5"_s,
                                    u"tensor-parallel-size=-1"_s, u"engine-version=x"_s}) {
            const auto result = bad.set(text);
            QVERIFY2(!result, qPrintable(text));
            QVERIFY(result.error().message.contains(text.section(u'=', 0, 0)));
        }
    }
};

QTEST_GUILESS_MAIN(TestSizing)
#include "tst_sizing.moc"
