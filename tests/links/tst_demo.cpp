// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/demo/DemoOps.h"
#include "app/links/demo/DemoProfiles.h"
#include "models/memory/Pool.h"
#include "models/switching/SwitchRecord.h"

#include <QRegularExpression>
#include <QTest>

using namespace kirikae;

namespace {

constexpr double fast = 4000; // times the wall clock

template <class T>
Result<T> wait(const Pending<T> &pending)
{
    Result<T> got = fail(Error::Code::TimedOut);
    bool isDone = false;
    QObject context;
    whenDone(pending, &context, [&](Result<T> result) {
        got = std::move(result);
        isDone = true;
    });
    if (!QTest::qWaitFor([&] { return isDone; }, 20'000))
        return fail(Error::Code::TimedOut);
    return got;
}

Profile profileNamed(const QString &id)
{
    for (const Profile &profile : demoProfiles()) {
        if (profile.id == id)
            return profile;
    }
    return {};
}

void openLink(DemoOps &ops)
{
    ops.openLink();
    QTRY_COMPARE(ops.link().kind, LinkState::Kind::Connected);
}

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
    openLink(ops);
    const auto facts = wait(ops.facts());
    QVERIFY(facts);
    QVERIFY(facts->simulated);
    QVERIFY(facts->machine.contains(QStringLiteral("simulated")));
    QCOMPARE(ops.link().text, QStringLiteral("Simulated DGX Spark"));
}

void tst_demo::hasTheProfilesAndServices()
{
    DemoOps ops(fast);
    openLink(ops);
    const auto profiles = wait(ops.profiles());
    QVERIFY(profiles);
    QCOMPARE(profiles->size(), demoProfiles().size());
    const auto services = wait(ops.services());
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
    const auto records = wait(ops.records(100));
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
    openLink(ops);
    const auto sample = wait(ops.sampleMemory());
    QVERIFY(sample);
    const auto services = wait(ops.services());
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
    openLink(ops);
    const auto services = wait(ops.services());
    for (const Service &service : *services) {
        if (service.slot == QLatin1String("main"))
            QVERIFY(wait(ops.stop(service.id, Milliseconds(30'000))));
    }
    const Profile profile = profileNamed(QStringLiteral("nemotron-super-vl-120b-fast"));
    const auto id = wait(ops.start({profile, QStringLiteral("run-1")}));
    QVERIFY(id);
    const auto feed = ops.follow(*id, {});
    QByteArray text;
    connect(feed.get(), &LogFeed::linesAdded, this, [&text](const QList<LogLine> &lines) {
        for (const LogLine &line : lines)
            text += line.text + '\n';
    });
    bool isOver = false;
    connect(feed.get(), &LogFeed::ended, this, [&isOver] { isOver = true; });
    QVERIFY(QTest::qWaitFor([&] { return isOver || text.contains("Application startup complete."); }, 20'000));
    QVERIFY2(!isOver, text.right(2000).constData());
    QVERIFY2(
        text.contains("GPU KV cache size: 1,115,000 tokens, Maximum concurrency for 262,144 tokens per request: 4.25x"),
        text.constData());
    const auto models = wait(ops.request({8000, QStringLiteral("GET"), QStringLiteral("/v1/models"), {}, {}}));
    QVERIFY(models);
    QVERIFY(models->body.contains("nemotron-super-vl"));
    const auto chat = wait(ops.request({8000,
                                        QStringLiteral("POST"),
                                        QStringLiteral("/v1/chat/completions"),
                                        R"({"messages":[{"role":"user","content":"What is 17 + 25?"}]})",
                                        {}}));
    QVERIFY(chat);
    QVERIFY(chat->body.contains("42"));
}

QTEST_GUILESS_MAIN(tst_demo)
#include "tst_demo.moc"
