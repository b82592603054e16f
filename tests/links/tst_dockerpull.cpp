// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/engine/DockerPull.h"
#include "models/core/Json.h"
#include "tests/support/DockerBench.h"
#include "tests/support/ScriptedServer.h"
#include "tests/support/Settled.h"

#include <QCryptographicHash>
#include <QRandomGenerator>
#include <QRegularExpression>

using namespace kirikae;
using namespace Qt::StringLiterals;

namespace {

QByteArray digestOf(const QByteArray &bytes)
{
    return "sha256:" + QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex();
}

/// What `program` makes of `input`.
QByteArray piped(const QString &program, const QStringList &arguments, const QByteArray &input = {})
{
    QProcess process;
    process.start(program, arguments);
    process.write(input);
    process.closeWriteChannel();
    return process.waitForFinished() && process.exitCode() == 0 ? process.readAllStandardOutput() : QByteArray();
}

/// An image registry on 127.0.0.1 (where Docker does without TLS) with one image of one layer.
class ToyRegistry {
public:
    explicit ToyRegistry(const QByteArray &architecture)
        : m_server([this](QTcpSocket *socket, const QByteArray &head, int) { answer(socket, head); })
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath(u"weights"_s));
        QByteArray noise(6'000'000, '\0'); // does not compress
        QRandomGenerator random(1);
        for (char &c : noise)
            c = char(random.bounded(256));
        if (!file.open(QIODevice::WriteOnly) || file.write(noise) != noise.size())
            qFatal("no file for a layer");
        file.close();
        const QByteArray tar = piped(u"tar"_s, {u"-C"_s, folder.path(), u"-c"_s, u"weights"_s});
        const QByteArray layer = piped(u"gzip"_s, {u"-n1"_s}, tar);
        const QByteArray config =
            dumpJson({{"architecture", architecture.toStdString()},
                      {"os", "linux"},
                      {"config", {{"Entrypoint", Json::array({"/weights"})}}},
                      {"rootfs", {{"type", "layers"}, {"diff_ids", Json::array({digestOf(tar).toStdString()})}}}});
        const std::string docker = "application/vnd.docker.";
        m_manifest = dumpJson({{"schemaVersion", 2},
                               {"mediaType", docker + "distribution.manifest.v2+json"},
                               {"config",
                                {{"mediaType", docker + "container.image.v1+json"},
                                 {"size", config.size()},
                                 {"digest", digestOf(config).toStdString()}}},
                               {"layers", Json::array({{{"mediaType", docker + "image.rootfs.diff.tar.gzip"},
                                                        {"size", layer.size()},
                                                        {"digest", digestOf(layer).toStdString()}}})}});
        m_blobs = {{digestOf(config), config}, {digestOf(layer), layer}};
    }

    [[nodiscard]] QString name(const QString &image) const
    {
        return u"127.0.0.1:%1/%2"_s.arg(m_server.port()).arg(image);
    }

private:
    void answer(QTcpSocket *socket, const QByteArray &head)
    {
        const QByteArray path = head.split(' ').value(1);
        QByteArray body = R"({"errors":[{"code":"MANIFEST_UNKNOWN","message":"manifest unknown"}]})";
        QByteArray start = "HTTP/1.1 404 Not Found\r\nContent-Type: application/json\r\n";
        const QByteArray blob = m_blobs.value(path.mid(path.lastIndexOf('/') + 1));
        if (path == "/v2/") {
            start = "HTTP/1.1 200 OK\r\nDocker-Distribution-Api-Version: registry/2.0\r\n";
            body = "{}";
        } else if (path.startsWith("/v2/toy/manifests/1.0") || path.endsWith(digestOf(m_manifest))) {
            start = "HTTP/1.1 200 OK\r\nContent-Type: application/vnd.docker.distribution.manifest.v2+json\r\n"
                    "Docker-Content-Digest: " +
                    digestOf(m_manifest) + "\r\n";
            body = m_manifest;
        } else if (!blob.isEmpty()) {
            start = "HTTP/1.1 200 OK\r\nContent-Type: application/octet-stream\r\n";
            body = blob;
        }
        socket->write(start + "Content-Length: " + QByteArray::number(body.size()) + "\r\n\r\n");
        if (!head.startsWith("HEAD"))
            socket->write(body);
    }

    ScriptedServer m_server;
    QByteArray m_manifest;
    QHash<QByteArray, QByteArray> m_blobs;
};

} // namespace

class DockerPullTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        const QString problem = m_bench.start();
        QVERIFY2(problem.isEmpty(), qPrintable(problem));
    }
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void splitsImageNames_data();
    void splitsImageNames();
    void addsUpLayers();
    void ignoresWhatItDoesNotKnow();
    void fetchesAnImageFromARegistry();
    void saysWhyAnImageDoesNotCome();

private:
    DockerBench m_bench;
};

void DockerPullTest::splitsImageNames_data()
{
    QTest::addColumn<QString>("image");
    QTest::addColumn<QString>("repository");
    QTest::addColumn<QString>("tag");
    const auto row = [](const QString &image, const QString &repository, const QString &tag) {
        QTest::newRow(qPrintable(image)) << image << repository << tag;
    };
    row(u"vllm/vllm-openai:v0.32.0"_s, u"vllm/vllm-openai"_s, u"v0.32.0"_s);
    row(u"vllm/vllm-openai"_s, u"vllm/vllm-openai"_s, u"latest"_s);
    row(u"nvcr.io/nvidia/vllm:26.10-py3"_s, u"nvcr.io/nvidia/vllm"_s, u"26.10-py3"_s);
    row(u"localhost:5000/x"_s, u"localhost:5000/x"_s, u"latest"_s);
    row(u"localhost:5000/x:1"_s, u"localhost:5000/x"_s, u"1"_s);
    row(u"x@sha256:12"_s, u"x"_s, u"sha256:12"_s);
    row(u"localhost:5000/x:1@sha256:12"_s, u"localhost:5000/x"_s, u"sha256:12"_s);
    row(u"localhost:5000/x@sha256:12"_s, u"localhost:5000/x"_s, u"sha256:12"_s);
}

void DockerPullTest::splitsImageNames()
{
    QFETCH(QString, image);
    QFETCH(QString, repository);
    QFETCH(QString, tag);
    const ImageName name = splitImageName(image);
    QCOMPARE(name.repository, repository);
    QCOMPARE(name.tag, tag);
}

void DockerPullTest::addsUpLayers()
{
    PullProgressReader reader;
    QVERIFY(reader.read(R"({"status":"Pulling fs layer","progressDetail":{},"id":"a"})"));
    QVERIFY(reader.read(R"({"status":"Pulling fs layer","progressDetail":{},"id":"b"})"));
    QVERIFY(reader.read(R"({"status":"Already exists","progressDetail":{},"id":"c"})"));
    QVERIFY(reader.read(R"({"status":"Downloading","progressDetail":{"current":10,"total":100},"id":"a"})"));
    QCOMPARE(reader.progress().done, 10);
    QCOMPARE(reader.progress().total, 0); // b has not told its size yet
    QVERIFY(reader.read(R"({"status":"Downloading","progressDetail":{"current":1,"total":50},"id":"b"})"));
    QCOMPARE(reader.progress().total, 150);
    QVERIFY(reader.read(R"({"status":"Download complete","progressDetail":{},"id":"a"})"));
    QCOMPARE(reader.progress().done, 101);
    QCOMPARE(reader.progress().text, u"2 of 3 layers fetched"_s);
    QVERIFY(!reader.read(R"({"status":"Extracting","progressDetail":{"current":1,"total":100},"id":"a"})"));
    QVERIFY(reader.read(R"({"status":"Download complete","progressDetail":{},"id":"b"})"));
    QVERIFY(reader.read(R"({"status":"Pull complete","progressDetail":{},"id":"a"})"));
    QCOMPARE(reader.progress().done, 150);
    QCOMPARE(reader.progress().text, u"2 of 3 layers unpacked"_s);
    QVERIFY(reader.problem().isEmpty());
}

void DockerPullTest::ignoresWhatItDoesNotKnow()
{
    PullProgressReader reader;
    for (const char *line :
         {"", "{", "[]", "7", R"({"status":"Pulling from x","id":"1.0"})", R"({"id":"a"})", R"({"status":7,"id":"a"})"})
        QVERIFY2(!reader.read(line), line);
    QVERIFY(reader.read(R"({"status":"Downloading","progressDetail":{"current":-5,"total":"x"},"id":"a"})"));
    QCOMPARE(reader.progress().done, 0);
    QVERIFY(reader.read(R"({"errorDetail":{"message":"m"},"error":"toomanyrequests: \u001b[31mno"})"));
    QCOMPARE(reader.problem(), u"toomanyrequests: no"_s);
}

void DockerPullTest::fetchesAnImageFromARegistry()
{
    const ToyRegistry registry(
        m_bench.server().docker({u"version"_s, u"--format"_s, u"{{.Server.Arch}}"_s}).standardOutput.trimmed());
    const QString image = registry.name(u"toy:1.0"_s);
    QList<PullProgress> reports;
    QVERIFY_OK(settled(
        m_bench.engine().pullImage(image, [&reports](const PullProgress &progress) { reports.append(progress); }),
        60'000));
    QVERIFY(!reports.isEmpty());
    QCOMPARE(reports.last().text, u"1 of 1 layers unpacked"_s);
    QVERIFY(std::any_of(reports.cbegin(), reports.cend(),
                        [](const PullProgress &report) { return report.done > 0 && report.total > 5'000'000; }));
    const auto id = settled(m_bench.engine().imageId(image));
    QVERIFY_OK(id);
    QVERIFY(!id->isEmpty());
    // A second time there is nothing to fetch.
    QVERIFY_OK(settled(m_bench.engine().pullImage(image, {}), 60'000));
}

void DockerPullTest::saysWhyAnImageDoesNotCome()
{
    const ToyRegistry registry("amd64");
    const auto missing = settled(m_bench.engine().pullImage(registry.name(u"toy:2.0"_s), {}), 60'000);
    QVERIFY(!missing);
    QCOMPARE(missing.error().code, Error::Code::NotFound);
    const auto unreachable = settled(m_bench.engine().pullImage(u"127.0.0.1:1/toy:1.0"_s, {}), 60'000);
    QVERIFY(!unreachable);
    QCOMPARE(unreachable.error().code, Error::Code::Unreachable);
    QVERIFY(unreachable.error().detail.contains(u"refused"_s));
}

QTEST_GUILESS_MAIN(DockerPullTest)
#include "tst_dockerpull.moc"
