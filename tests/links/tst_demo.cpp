// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/demo/DemoProfiles.h"
#include "models/memory/Pool.h"
#include "models/switching/SwitchRecord.h"
#include "tests/links/DemoRun.h"

#include <QRegularExpression>

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

QTEST_GUILESS_MAIN(tst_demo)
#include "tst_demo.moc"
