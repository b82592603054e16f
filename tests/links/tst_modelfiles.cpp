// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/host/LocalHost.h"
#include "app/links/ops/HostOps.h"
#include "app/links/ops/ModelReading.h"
#include "app/links/ops/NodeScript.h"
#include "models/core/Bytes.h"
#include "models/node/DirectNode.h"
#include "tests/links/SshPair.h"
#include "tests/support/Settled.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QtEndian>

using namespace kirikae;
using namespace Qt::StringLiterals;

namespace {

const QByteArray tinyConfig = R"({"architectures":["LlamaForCausalLM"],"model_type":"llama","num_hidden_layers":2,
"hidden_size":64,"num_attention_heads":8,"num_key_value_heads":2,"intermediate_size":128,"vocab_size":1000,
"max_position_embeddings":4096,"torch_dtype":"bfloat16","tie_word_embeddings":false})";

template <class T>
QByteArray little(T value)
{
    QByteArray raw(sizeof(T), '\0');
    qToLittleEndian<T>(value, raw.data());
    return raw;
}

/// The head of a safetensors file with one int8 tensor of `bytes`, padded so that headers have a usual size.
QByteArray headOf(const QByteArray &tensor, qint64 bytes, int padding = 0)
{
    const QByteArray size = QByteArray::number(bytes);
    const QByteArray header = "{\"" + tensor + "\":{\"dtype\":\"I8\",\"shape\":[" + size + "],\"data_offsets\":[0," +
                              size + "]}" + QByteArray(padding, ' ') + '}';
    return little<quint64>(quint64(header.size())) + header;
}

void writeFile(const QString &path, const QByteArray &bytes, qint64 padTo = 0)
{
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
    if (padTo > 0)
        QVERIFY(file.resize(bytes.size() + padTo)); // a hole: takes no space
}

/// A repository in a hub cache as the hub's own client leaves it: blobs, a snapshot of links to them, a reference.
class HubCache {
public:
    HubCache(const QString &hub, const QString &repository)
        : m_folder(hub + u"/models--"_s + QString(repository).replace(u'/', "--"_L1))
    {
        writeFile(m_folder + u"/refs/main"_s, "abc123");
    }
    void add(const QString &name, const QByteArray &bytes, qint64 padTo = 0, const QString &revision = u"abc123"_s)
    {
        const QString blob = m_folder + u"/blobs/"_s + revision + QString::number(++m_blobs);
        writeFile(blob, bytes, padTo);
        const QString link = m_folder + u"/snapshots/"_s + revision + u'/' + name;
        QVERIFY(QDir().mkpath(QFileInfo(link).path()));
        QVERIFY(QFile::link(u"../../blobs/"_s + QFileInfo(blob).fileName(), link));
    }
    void lose(const QString &name) { QVERIFY(QFile::remove(QFileInfo(snapshot() + name).canonicalFilePath())); }
    [[nodiscard]] QString snapshot() const { return m_folder + u"/snapshots/abc123/"_s; }

private:
    QString m_folder;
    int m_blobs = 0;
};

Profile profileOf(const QString &model)
{
    Profile profile;
    profile.id = u"p"_s;
    profile.engine = u"vllm"_s;
    profile.image = u"vllm/vllm-openai:v0.32.0"_s;
    profile.model = model;
    return profile;
}

/// A host that counts what comes back.
class CountingHost : public Host {
public:
    explicit CountingHost(Host &host)
        : m_host(host)
    {
    }
    [[nodiscard]] LinkState link() const override { return m_host.link(); }
    void open() override { m_host.open(); }
    void close() override { m_host.close(); }
    Pending<RunOutput> run(const Argv &argv, const RunLimits &limits) override
    {
        ++runs;
        auto pending = m_host.run(argv, limits);
        whenDone(pending, this,
                 [this](const Result<RunOutput> &output) { bytes += output ? output->standardOutput.size() : 0; });
        return pending;
    }
    std::unique_ptr<CommandStream> stream(const Argv &argv) override { return m_host.stream(argv); }
    Pending<std::shared_ptr<QIODevice>> dial(const DialTarget &target) override { return m_host.dial(target); }

    int runs = 0;
    qint64 bytes = 0;

private:
    Host &m_host;
};

QByteArray ggufText(const QByteArray &text)
{
    return little<quint64>(quint64(text.size())) + text;
}

/// Metadata as llama.cpp's converter orders it: how the model is built, then a vocabulary of a megabyte.
QByteArray ggufHead()
{
    QByteArray bytes = "GGUF" + little<quint32>(3) + little<quint64>(0) + little<quint64>(7);
    bytes += ggufText("general.architecture") + little<quint32>(8) + ggufText("llama");
    const std::initializer_list<std::pair<QByteArray, quint32>> numbers{{"block_count", 2},
                                                                        {"embedding_length", 512},
                                                                        {"attention.head_count", 8},
                                                                        {"attention.head_count_kv", 2},
                                                                        {"context_length", 4096}};
    for (const auto &[key, value] : numbers)
        bytes += ggufText("llama." + key) + little<quint32>(4) + little<quint32>(value);
    bytes += ggufText("tokenizer.ggml.tokens") + little<quint32>(9) + little<quint32>(8) + little<quint64>(100'000);
    for (int i = 0; i < 100'000; ++i)
        bytes += ggufText("token");
    return bytes;
}

} // namespace

class TestModelFiles : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QVERIFY(m_ssh.startServer()); }
    void init()
    {
        QTest::failOnWarning(QRegularExpression(u".*"_s));
        m_folder = std::make_unique<QTemporaryDir>();
        m_local.open();
    }

    void readsAHubCacheOverSsh();
    void aPlanOverSshRestsOnTheFiles();
    void costsLittleOfALargeModel();
    void findsTheRevision();
    void readsThroughTheMountsOfAContainer();
    void readsTheDrafterToo();
    void readsSplitGguf();
    void saysWhatIsMissing();
    void saysWhatMayNotBeRead();
    void damagedHeadersLeaveTheSizes();
    void nonsenseAnswersAreRefused();
    void knowsTheEnginesOwnNames();

private:
    Result<ModelOnDisk> read(Host &host, const Profile &profile)
    {
        return settled(readModelFiles(host, profile, this));
    }
    /// The model in a hub cache that the profile's container sees at its home.
    Profile mounted(const QString &model) const
    {
        Profile profile = profileOf(model);
        profile.mounts = {{m_folder->path(), u"/root/.cache/huggingface"_s, false}};
        return profile;
    }
    [[nodiscard]] QString hub() const { return m_folder->filePath(u"hub"_s); }

    SshPair m_ssh;
    LocalHost m_local;
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestModelFiles::readsAHubCacheOverSsh()
{
    HubCache cache(hub(), u"org/tiny"_s);
    cache.add(u"config.json"_s, tinyConfig);
    cache.add(u"model-00001-of-00002.safetensors"_s, headOf("model.embed_tokens.weight", 1000), 1000);
    cache.add(u"model-00002-of-00002.safetensors"_s, headOf("lm_head.weight", 3000), 3000);
    cache.add(u"consolidated.safetensors"_s, headOf("all", 4000), 4000); // the same weights again
    cache.add(
        u"model.safetensors.index.json"_s,
        R"({"metadata":{"total_size":4000},"weight_map":{"model.embed_tokens.weight":"model-00001-of-00002.safetensors",
"lm_head.weight":"model-00002-of-00002.safetensors"}})");
    SshHost &host = m_ssh.connect();
    QVERIFY2(waitForLink(host, LinkState::Kind::Connected), qPrintable(m_ssh.report()));
    for (Host *each : {static_cast<Host *>(&host), static_cast<Host *>(&m_local)}) {
        const auto model = read(*each, mounted(u"org/tiny"_s));
        QVERIFY_OK(model);
        QVERIFY(model->where.endsWith(u"/snapshots/abc123"_s));
        QVERIFY2(model->notes.isEmpty(), qPrintable(model->notes.join(u' ')));
        QVERIFY(model->tensors);
        QCOMPARE(model->tensors->total, 4000);
        QCOMPARE(model->tensors->embedding, 1000);
        QCOMPARE(model->tensors->outputHead, 3000);
        QCOMPARE(model->tensors->tensors, 2);
        QCOMPARE(model->shape.layers.first().count, 2);
        QVERIFY(!model->drafter);
    }
}

/// The whole way: a profile kept on the node, its model's files there, a node opened over SSH, a plan.
void TestModelFiles::aPlanOverSshRestsOnTheFiles()
{
    const QString folder = m_folder->filePath(u"m"_s);
    writeFile(folder + u"/config.json"_s, tinyConfig);
    writeFile(folder + u"/model.safetensors"_s, headOf("t", 400 * GiB), 400 * GiB);
    (void)m_ssh.connect();
    DirectNode node(u"ssh"_s, std::make_unique<HostOps>(std::move(m_ssh.host)), {});
    node.open();
    QTRY_VERIFY_WITH_TIMEOUT(node.state().loaded && !node.state().pools.isEmpty(), 20'000);
    Profile profile;
    profile.id = u"large"_s;
    profile.name = u"Large"_s;
    profile.engine = u"vllm"_s;
    profile.command = {u"vllm"_s, u"serve"_s};
    profile.model = folder;
    profile.arguments = {folder, u"--kv-cache-memory-bytes"_s, u"1073741824"_s};
    profile.port = 8123;
    QVERIFY_OK(settled(node.saveProfile(profile, {})));
    const auto plan = settled(node.plan({profile.id, false, {}, {}, {}}));
    QVERIFY_OK(plan);
    QVERIFY(plan->verdict.estimate);
    QVERIFY(qAbs(plan->verdict.estimate->weights - 400 * GiB) < MiB);
    QCOMPARE(plan->verdict.estimate->weightsBasis, Basis::Estimated);
    QCOMPARE(plan->verdict.fit, Fit::DoesNotFit);
    QVERIFY(plan->isBlocked());
    QTRY_VERIFY(node.state().profile(profile.id)->model);
    QCOMPARE(node.state().profile(profile.id)->model->where, folder);
    QVERIFY_OK(settled(node.removeProfile(profile.id)));
}

/// 70 GiB in 17 files with headers of 16 KiB.
void TestModelFiles::costsLittleOfALargeModel()
{
    HubCache cache(hub(), u"org/large"_s);
    cache.add(u"config.json"_s, tinyConfig);
    const qint64 each = 70 * GiB / 17;
    for (int i = 1; i <= 17; ++i) {
        const QByteArray number = QByteArray::number(i);
        cache.add(u"model-%1-of-00017.safetensors"_s.arg(i, 5, 10, QLatin1Char('0')),
                  headOf("t" + number, each, 16'000), each);
    }
    SshHost &host = m_ssh.connect();
    QVERIFY2(waitForLink(host, LinkState::Kind::Connected), qPrintable(m_ssh.report()));
    CountingHost counting(host);
    const auto model = read(counting, mounted(u"org/large"_s));
    QVERIFY_OK(model);
    QCOMPARE(model->tensors->total, each * 17);
    QCOMPARE(model->tensors->tensors, 17);
    qInfo("%lld bytes and %d round trips for a model of 70 GiB", counting.bytes, counting.runs);
    QVERIFY(counting.bytes < 400 * KiB);
    QVERIFY(counting.runs <= 3);
}

void TestModelFiles::findsTheRevision()
{
    HubCache cache(hub(), u"org/tiny"_s);
    cache.add(u"config.json"_s, tinyConfig);
    cache.add(u"model.safetensors"_s, headOf("t", 10), 10);
    cache.add(u"config.json"_s, tinyConfig, 0, u"def456"_s);
    cache.add(u"model.safetensors"_s, headOf("t", 20), 20, u"def456"_s);
    Profile profile = mounted(u"org/tiny"_s);
    QCOMPARE(read(m_local, profile)->tensors->total, 10);
    profile.arguments = {u"--revision"_s, u"def456"_s};
    QCOMPARE(read(m_local, profile)->tensors->total, 20);
    profile.arguments = {u"--revision"_s, u"0000"_s};
    QCOMPARE(read(m_local, profile).error().code, Error::Code::NotFound);
}

void TestModelFiles::readsThroughTheMountsOfAContainer()
{
    const QString folder = m_folder->filePath(u"it's a \"model\""_s);
    writeFile(folder + u"/config.json"_s, tinyConfig);
    writeFile(folder + u"/model.safetensors"_s, headOf("t", 77), 77);
    Profile profile = profileOf(u"/models/mine"_s);
    profile.mounts = {{folder, u"/models/mine"_s, true}};
    const auto model = read(m_local, profile);
    QVERIFY_OK(model);
    QCOMPARE(model->tensors->total, 77);
    QCOMPARE(model->where, folder);
    profile.mounts.clear();
    const auto inside = read(m_local, profile);
    QVERIFY(!inside);
    QVERIFY(inside.error().message.contains(u"/models/mine"_s));
}

void TestModelFiles::readsTheDrafterToo()
{
    HubCache cache(hub(), u"org/tiny"_s);
    cache.add(u"config.json"_s, tinyConfig);
    cache.add(u"model.safetensors"_s, headOf("t", 10), 10);
    Profile profile = mounted(u"org/tiny"_s);
    profile.arguments = {u"--speculative-config"_s,
                         uR"({"method":"eagle3","model":"org/draft","num_speculative_tokens":3})"_s};
    const auto without = read(m_local, profile);
    QVERIFY_OK(without);
    QVERIFY(!without->drafter);
    QVERIFY(without->notes.first().contains(u"org/draft"_s));
    HubCache draft(hub(), u"org/draft"_s);
    draft.add(u"config.json"_s, tinyConfig);
    draft.add(u"model.safetensors"_s, headOf("t", 5), 5);
    const auto model = read(m_local, profile);
    QVERIFY_OK(model);
    QVERIFY(model->drafter);
    QCOMPARE(model->drafter->tensors->total, 5);
}

void TestModelFiles::readsSplitGguf()
{
    const QByteArray head = ggufHead();
    writeFile(m_folder->filePath(u"big-00001-of-00002.gguf"_s), head, 20 * GiB);
    writeFile(m_folder->filePath(u"big-00002-of-00002.gguf"_s), "GGUF", 30 * GiB);
    writeFile(m_folder->filePath(u"other-00001-of-00002.gguf"_s), "GGUF", GiB);
    Profile profile = profileOf(u"/m/big"_s);
    profile.engine = u"llama-server"_s;
    profile.arguments = {u"-m"_s, u"/m/big-00001-of-00002.gguf"_s};
    profile.mounts = {{m_folder->path(), u"/m"_s, true}};
    CountingHost counting(m_local);
    const auto model = read(counting, profile);
    QVERIFY_OK(model);
    QVERIFY(model->isGguf);
    QCOMPARE(model->fileBytes, std::optional(50 * GiB + head.size() + 4));
    QCOMPARE(model->shape.layerCount, 2);
    QCOMPARE(model->shape.vocabularySize, 100'000);
    QVERIFY2(counting.bytes < 100 * KiB, QByteArray::number(counting.bytes).constData()); // not the vocabulary
    QFile::remove(m_folder->filePath(u"big-00001-of-00002.gguf"_s));
    writeFile(m_folder->filePath(u"big-00001-of-00002.gguf"_s), head.first(100));
    QVERIFY(read(m_local, profile).error().message.contains(u"big-00001"_s));
}

void TestModelFiles::saysWhatIsMissing()
{
    const auto nothing = read(m_local, mounted(u"org/none"_s));
    QCOMPARE(nothing.error().code, Error::Code::NotFound);
    QVERIFY2(nothing.error().message.contains(u"not on this node yet"_s), qPrintable(nothing.error().message));
    HubCache cache(hub(), u"org/half"_s);
    cache.add(u"model-00001-of-00002.safetensors"_s, headOf("a", 1000), 1000);
    QVERIFY(read(m_local, mounted(u"org/half"_s)).error().message.contains(u"config.json"_s));
    cache.add(u"config.json"_s, tinyConfig);
    cache.add(u"model-00002-of-00002.safetensors"_s, headOf("b", 3000), 3000);
    cache.add(u"model.safetensors.index.json"_s,
              R"({"metadata": {"total_size": 4000}, "weight_map": {"a":"model-00001-of-00002.safetensors",
"b":"model-00002-of-00002.safetensors"}})");
    cache.lose(u"model-00002-of-00002.safetensors"_s);
    const auto half = read(m_local, mounted(u"org/half"_s));
    QVERIFY_OK(half);
    QVERIFY(!half->tensors);
    QCOMPARE(half->fileBytes, std::optional<Bytes>(4000));
    QVERIFY(half->notes.first().contains(u"1 of 2"_s));
}

/// As another user: a Docker volume's folder belongs to root.
void TestModelFiles::saysWhatMayNotBeRead()
{
    const QString folder = m_folder->filePath(u"volume"_s);
    writeFile(folder + u"/m/config.json"_s, tinyConfig);
    QVERIFY(QFile::setPermissions(m_folder->path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner |
                                                        QFile::ReadOther | QFile::ExeOther));
    QVERIFY(QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    Argv argv{"setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"};
    argv += nodeScript("model-files", {"", (u"path:"_s + folder + u"/m"_s).toUtf8()});
    const auto output = settled(m_local.run(argv));
    QVERIFY_OK(output);
    const auto files = parseModelFiles(output->standardOutput);
    QVERIFY_OK(files);
    QVERIFY(files->where.isEmpty());
    QVERIFY2(!files->denied.isEmpty() && folder.startsWith(files->denied), qPrintable(files->denied));
}

void TestModelFiles::damagedHeadersLeaveTheSizes()
{
    const QString folder = m_folder->filePath(u"m"_s);
    Profile profile = profileOf(u"/m"_s);
    profile.mounts = {{folder, u"/m"_s, true}};
    writeFile(folder + u"/config.json"_s, tinyConfig);
    for (const QByteArray &head : {little<quint64>(quint64(1) << 63), QByteArray("abc"), headOf("t", 99).first(30),
                                   headOf("t", 1'000'000), little<quint64>(50'000'000)}) {
        writeFile(folder + u"/model.safetensors"_s, head, 1000);
        const auto model = read(m_local, profile);
        QVERIFY_OK(model);
        QVERIFY(!model->tensors);
        QCOMPARE(model->fileBytes, std::optional<Bytes>(head.size() + 1000));
        QCOMPARE(model->notes.size(), 1);
        QVERIFY2(model->notes.first().contains(u"model.safetensors"_s), qPrintable(model->notes.first()));
    }
    writeFile(folder + u"/config.json"_s, R"({"num_hidden_layers":-1})");
    QVERIFY(read(m_local, profile).error().message.contains(u"num_hidden_layers"_s));
}

void TestModelFiles::nonsenseAnswersAreRefused()
{
    for (const char *text : {"hello\n", "file 10 config.json\nabc\n", "file -1 config.json\n\n", "size x y\n"})
        QVERIFY2(!parseModelFiles(text), text);
    for (const char *text : {"header 5 9 a\nabc\n", "header x 9 a\n\n", "header 1\n", "header 1 9 a\nab\n"})
        QVERIFY2(!parseModelHeaders(text), text);
    QVERIFY(parseModelFiles("")->where.isEmpty());
}

void TestModelFiles::knowsTheEnginesOwnNames()
{
    Profile profile = profileOf(u"org/tiny"_s);
    profile.image.clear();
    QCOMPARE(filesOfModel(profile).places,
             (QStringList{u"path:org/tiny"_s, u"repo:~/.cache/huggingface/hub/models--org--tiny"_s}));
    profile.image = u"i"_s;
    QVERIFY(filesOfModel(profile).places.isEmpty());
    profile.mounts = {{u"hub-volume"_s, u"/home/vllm/.cache/huggingface"_s, false}};
    QCOMPARE(filesOfModel(profile).places,
             QStringList{u"repo:/var/lib/docker/volumes/hub-volume/_data/hub/models--org--tiny"_s});
    QVERIFY(modelPlaces(profile).isEmpty());
    profile.engine = u"llama-server"_s;
    profile.image.clear();
    profile.arguments = {u"-hf"_s, u"org/tiny-GGUF:Q4_K_M"_s};
    QCOMPARE(filesOfModel(profile).places.last(), u"file:~/.cache/llama.cpp/org_tiny-GGUF_*Q4_K_M*.gguf"_s);
    profile.arguments = {u"-hf"_s, u"org/tiny:$(reboot)"_s};
    QVERIFY(filesOfModel(profile).places.isEmpty());
    profile.arguments = {u"--speculative-config"_s, u"{\"method\":\"mtp\",\"num_speculative_tokens\":1}"_s};
    QVERIFY(!filesOfDrafter(profile));
}

QTEST_GUILESS_MAIN(TestModelFiles)
#include "tst_modelfiles.moc"
