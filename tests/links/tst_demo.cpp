// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/demo/DemoProfiles.h"
#include "models/memory/Pool.h"
#include "models/switching/SwitchRecord.h"
#include "tests/links/DemoRun.h"

#include <QRegularExpression>
#include <QTcpSocket>

using namespace kirikae;

namespace {

constexpr double fast = 4000; // times the wall clock

} // namespace

class tst_demo : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }
    void saysThatItIsSimulated();
    void hasTheProfilesAndServices();
    void memoryAddsUp();
    void startsAndAnswers();
    void tunnelAnswersLocally();
    void changedProfileIsNotOverwritten();
    void claimIsHeldByOne();
};

void tst_demo::saysThatItIsSimulated()
{
    DemoOps ops(fast);
    connectDemo(ops);
    const auto facts = waitFor(ops.facts());
    QVERIFY(facts);
    QVERIFY(facts->simulated);
    QVERIFY(facts->machine.contains(QStringLiteral("simulated")));
    QCOMPARE(ops.link().text, QStringLiteral("Simulated DGX Spark"));
}

void tst_demo::hasTheProfilesAndServices()
{
    DemoOps ops(fast);
    connectDemo(ops);
    const auto profiles = waitFor(ops.profiles());
    QVERIFY(profiles);
    QCOMPARE(profiles->size(), demoProfiles().size());
    const auto services = waitFor(ops.services());
    QVERIFY(services);
    QCOMPARE(services->size(), 3);
    int running = 0;
    int foreign = 0;
    for (const Service &service : *services) {
        running += service.isRunning();
        foreign += service.foreign;
    }
    QCOMPARE(running, 3);
    QCOMPARE(foreign, 1);
    const auto records = waitFor(ops.records(100));
    QVERIFY(records);
    for (const QByteArray &line : *records) {
        const auto record = recordFromJson(line);
        QVERIFY(record);
        double sum = 0;
        for (const PhaseTime &phase : record->phases)
            sum += phase.seconds;
        QVERIFY(std::abs(sum - record->totalSeconds) < 0.001);
    }
}

void tst_demo::memoryAddsUp()
{
    DemoOps ops(fast);
    connectDemo(ops);
    const auto sample = waitFor(ops.sampleMemory());
    QVERIFY(sample);
    const auto services = waitFor(ops.services());
    QList<ServiceMemory> holders;
    for (const Service &service : *services)
        holders.append({service.id, service.profileName, service.pids, service.containerId, service.weights,
                        service.kvCache, sample->serviceHostBytes.value(service.id), service.foreign});
    const QList<Pool> pools = makePools(*sample, holders);
    QCOMPARE(pools.size(), 1);
    Bytes sum = 0;
    for (const PoolSegment &segment : pools.first().segments)
        sum += segment.bytes;
    QCOMPARE(sum, pools.first().total);
    QCOMPARE(pools.first().total, DemoMachine::memTotal);
    QVERIFY(!pools.first().approximate);
}

void tst_demo::startsAndAnswers()
{
    DemoOps ops(fast);
    connectDemo(ops);
    emptyDemoSlot(ops, QStringLiteral("main"));
    const DemoRun run = runDemo(ops, demoProfileNamed(QStringLiteral("nemotron-super-vl-120b-fast")));
    QVERIFY2(run.isReady, run.text().constData());
    QVERIFY(run.text().contains(
        "GPU KV cache size: 1,115,000 tokens, Maximum concurrency for 262,144 tokens per request: 4.25x"));
    const auto models = waitFor(ops.request({8000, QStringLiteral("GET"), QStringLiteral("/v1/models"), {}, {}}));
    QVERIFY(models);
    QVERIFY(models->body.contains("nemotron-super-vl"));
    const auto chat = waitFor(ops.request({8000,
                                           QStringLiteral("POST"),
                                           QStringLiteral("/v1/chat/completions"),
                                           R"({"messages":[{"role":"user","content":"What is 17 + 25?"}]})",
                                           {}}));
    QVERIFY(chat);
    QVERIFY(chat->body.contains("42"));
}

void tst_demo::tunnelAnswersLocally()
{
    DemoOps ops(fast);
    connectDemo(ops);
    const auto port = waitFor(ops.openTunnel(8000));
    QVERIFY(port);
    QTcpSocket socket;
    QByteArray reply;
    connect(&socket, &QTcpSocket::readyRead, this, [&] { reply += socket.readAll(); });
    socket.connectToHost(QHostAddress::LocalHost, *port);
    socket.write("GET /v1/models HTTP/1.1\r\nHost: x\r\n\r\n");
    QVERIFY(spinUntil([&socket] { return socket.state() == QAbstractSocket::UnconnectedState; }));
    QVERIFY2(reply.startsWith("HTTP/1.1 200 OK\r\n") && reply.contains("qwen3.6-35b"), reply.constData());
    ops.closeTunnel(8000);
    QTcpSocket refused;
    refused.connectToHost(QHostAddress::LocalHost, *port);
    QVERIFY(spinUntil([&refused] { return refused.state() == QAbstractSocket::UnconnectedState; }));
}

void tst_demo::changedProfileIsNotOverwritten()
{
    DemoOps ops(fast);
    connectDemo(ops);
    Profile profile = demoProfileNamed(QStringLiteral("gpt-oss-120b"));
    const auto blind = waitFor(ops.saveProfile(profile, {}));
    QVERIFY(!blind);
    QCOMPARE(blind.error().code, Error::Code::Busy);
    QString etag;
    const auto files = waitFor(ops.profiles());
    QVERIFY(files);
    for (const ProfileFile &file : *files) {
        if (file.id == profile.id)
            etag = file.etag;
    }
    profile.notes = QStringLiteral("changed");
    const auto saved = waitFor(ops.saveProfile(profile, etag));
    QVERIFY(saved);
    QVERIFY(*saved != etag);
    QCOMPARE(waitFor(ops.saveProfile(profile, etag)).error().code, Error::Code::Busy);
}

void tst_demo::claimIsHeldByOne()
{
    DemoOps ops(fast);
    connectDemo(ops);
    const ClaimRequest a{QStringLiteral("a-1"), {}, QStringLiteral("anna@desk"), QStringLiteral("x")};
    const ClaimRequest b{QStringLiteral("b-1"), {}, QStringLiteral("bob@desk"), QStringLiteral("y")};
    QVERIFY(waitFor(ops.claim(a)));
    QVERIFY(waitFor(ops.claim(a)));
    const auto second = waitFor(ops.claim(b));
    QVERIFY(!second);
    QCOMPARE(second.error().code, Error::Code::Busy);
    QVERIFY(waitFor(ops.releaseClaim(b.token))); // gives back nothing of another's
    QVERIFY(!waitFor(ops.claim(b)));
    QVERIFY(waitFor(ops.releaseClaim(a.token)));
    QVERIFY(waitFor(ops.claim(b)));
}

QTEST_GUILESS_MAIN(tst_demo)
#include "tst_demo.moc"
