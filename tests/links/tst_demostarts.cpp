// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/memory/Pool.h"
#include "tests/links/DemoRun.h"

#include <QRegularExpression>

#include <cmath>

using namespace kirikae;

namespace {

constexpr double fast = 4000; // times the wall clock: 679 s in well under a second
const auto before = QStringLiteral("nemotron-super-vl-120b");
const auto after = QStringLiteral("nemotron-super-vl-120b-fast");

void removeOption(Profile &profile, const char *name)
{
    const qsizetype at = profile.arguments.indexOf(QString::fromLatin1(name));
    QVERIFY(at >= 0);
    profile.arguments.remove(at, 2);
}

void removeVariable(Profile &profile, const char *name)
{
    const auto removed = profile.environment.removeIf(
        [name](const EnvironmentVariable &variable) { return variable.name == QLatin1String(name); });
    QCOMPARE(removed, 1);
}

void compareFive(const DemoRun &run, const QList<double> &expected)
{
    QVERIFY2(run.isReady, run.text().right(3000).constData());
    const QList<double> five = run.five();
    double sum = 0;
    for (qsizetype i = 0; i < five.size(); ++i) {
        QVERIFY2(
            std::abs(five.at(i) - expected.at(i)) < 1,
            qPrintable(QStringLiteral("phase %1: %2 s, expected %3 s").arg(i).arg(five.at(i)).arg(expected.at(i))));
        sum += expected.at(i);
    }
    QVERIFY2(std::abs(run.total() - sum) < 1, qPrintable(QString::number(run.total())));
}

} // namespace

class tst_demostarts : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }
    void takesTheSeedsTimes_data();
    void takesTheSeedsTimes();
    void kvCacheShrinksWithoutThePin();
    void slowLoaderPushesPagesOut();
    void newKernelCacheFillsOnce();
    void changedApiKeyCompilesAnew();
    void llamaServerStarts();
};

void tst_demostarts::takesTheSeedsTimes_data()
{
    QTest::addColumn<QString>("base");
    QTest::addColumn<QString>("removed");
    QTest::addColumn<QList<double>>("five");
    const auto row = [](const char *name, const QString &base, const char *removed, const QList<double> &five) {
        QTest::newRow(name) << base << QString::fromLatin1(removed) << five;
    };
    row("before", before, "", {427, 47, 36, 106, 63});
    row("after", after, "", {25, 1, 2, 19, 36});
    row("without the fast loader", after, "loader", {427, 1, 2, 19, 36});
    row("without kernel caches and pin", after, "kernels", {25, 1, 2, 106, 36});
    row("without Triton's cache", after, "triton", {25, 1, 36, 19, 36});
    row("with video", after, "video", {25, 47, 2, 19, 36});
    row("with the hub", after, "hub", {25, 1, 2, 19, 63});
}

void tst_demostarts::takesTheSeedsTimes()
{
    QFETCH(QString, base);
    QFETCH(QString, removed);
    QFETCH(QList<double>, five);
    Profile profile = demoProfileNamed(base);
    if (removed == QLatin1String("loader"))
        removeOption(profile, "--load-format");
    if (removed == QLatin1String("kernels")) {
        removeOption(profile, "--kv-cache-memory");
        for (const char *name : {"FLASHINFER_WORKSPACE_BASE", "B12X_COMPILE_CACHE_DIR", "CUDA_CACHE_PATH"})
            removeVariable(profile, name);
    }
    if (removed == QLatin1String("triton")) {
        removeVariable(profile, "TRITON_CACHE_DIR");
        removeVariable(profile, "TORCHINDUCTOR_CACHE_DIR");
    }
    if (removed == QLatin1String("video"))
        removeOption(profile, "--limit-mm-per-prompt.video");
    if (removed == QLatin1String("hub"))
        removeVariable(profile, "HF_HUB_OFFLINE");
    DemoOps ops(fast);
    connectDemo(ops);
    emptyDemoSlot(ops, QStringLiteral("main"));
    compareFive(runDemo(ops, profile), five);
}

void tst_demostarts::kvCacheShrinksWithoutThePin()
{
    DemoOps ops(fast);
    connectDemo(ops);
    emptyDemoSlot(ops, QStringLiteral("main"));
    const DemoRun pinned = runDemo(ops, demoProfileNamed(after));
    QCOMPARE(pinned.facts.kvCacheTokens, std::optional<qint64>(1'115'000));
    QCOMPARE(pinned.facts.kvCacheGib, std::optional<double>(17.93));
    emptyDemoSlot(ops, QStringLiteral("main"));
    Profile profile = demoProfileNamed(after);
    removeOption(profile, "--kv-cache-memory");
    const DemoRun loose = runDemo(ops, profile, QStringLiteral("run-2"));
    QVERIFY(loose.facts.kvCacheTokens);
    QVERIFY2(std::abs(double(*loose.facts.kvCacheTokens) - 875'000) < 1000, loose.text().right(4000).constData());
    emptyDemoSlot(ops, QStringLiteral("main"));
    const DemoRun slow = runDemo(ops, demoProfileNamed(before), QStringLiteral("run-3"));
    QVERIFY(slow.facts.kvCacheTokens);
    QVERIFY(std::abs(double(*slow.facts.kvCacheTokens) - 1'115'000) < 1000);
}

void tst_demostarts::slowLoaderPushesPagesOut()
{
    DemoOps ops(fast);
    connectDemo(ops);
    emptyDemoSlot(ops, QStringLiteral("main"));
    const auto swapUsed = [&ops] {
        const auto sample = waitFor(ops.sampleMemory());
        return sample->value("SwapTotal").value_or(0) - sample->value("SwapFree").value_or(0);
    };
    const Bytes atFirst = swapUsed();
    QVERIFY(runDemo(ops, demoProfileNamed(after)).isReady);
    QCOMPARE(swapUsed(), atFirst);
    emptyDemoSlot(ops, QStringLiteral("main"));
    QVERIFY(runDemo(ops, demoProfileNamed(before), QStringLiteral("run-2")).isReady);
    QVERIFY(swapUsed() - atFirst > 2 * GiB);
}

void tst_demostarts::newKernelCacheFillsOnce()
{
    DemoOps ops(fast);
    connectDemo(ops);
    emptyDemoSlot(ops, QStringLiteral("main"));
    Profile profile = demoProfileNamed(after);
    for (EnvironmentVariable &variable : profile.environment)
        variable.value.replace(QStringLiteral("p064-super"), QStringLiteral("another"));
    const DemoRun first = runDemo(ops, profile);
    emptyDemoSlot(ops, QStringLiteral("main"));
    const DemoRun second = runDemo(ops, profile, QStringLiteral("run-2"));
    compareFive(first, {25, 1, 36, 19 + 64, 36});
    compareFive(second, {25, 1, 2, 19, 36});
}

void tst_demostarts::changedApiKeyCompilesAnew()
{
    DemoOps ops(fast);
    connectDemo(ops);
    emptyDemoSlot(ops, QStringLiteral("main"));
    Profile profile = demoProfileNamed(after);
    profile.environment.append({QStringLiteral("VLLM_API_KEY"), QStringLiteral("not-a-real-key"), {}});
    const DemoRun run = runDemo(ops, profile);
    compareFive(run, {25, 1, 2, 19 + 32, 36});
    QCOMPARE(run.facts.compileCacheHit, std::optional<bool>(false));
}

void tst_demostarts::llamaServerStarts()
{
    DemoOps ops(fast);
    connectDemo(ops);
    emptyDemoSlot(ops, QStringLiteral("main"));
    const DemoRun run = runDemo(ops, demoProfileNamed(QStringLiteral("gpt-oss-120b")));
    QVERIFY2(run.isReady, run.text().constData());
    QCOMPARE(run.facts.engine, QStringLiteral("llama.cpp"));
    QVERIFY2(std::abs(run.total() - 19) < 3, qPrintable(QString::number(run.total())));
    const auto sample = waitFor(ops.sampleMemory());
    QVERIFY(sample->value("MemAvailable").value_or(0) < 8 * GiB);
}

QTEST_GUILESS_MAIN(tst_demostarts)
#include "tst_demostarts.moc"
