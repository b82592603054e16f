// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/demo/DemoOps.h"
#include "models/advice/Advice.h"
#include "models/node/DirectNode.h"
#include "tests/support/Settled.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace kirikae;

namespace {

const auto before = QStringLiteral("nemotron-super-vl-120b");
const auto after = QStringLiteral("nemotron-super-vl-120b-fast");
const auto gptOss = QStringLiteral("gpt-oss-120b");

/// The simulated node and the engine that switches it.
class Demo {
public:
    explicit Demo(double speed, DemoFault fault = DemoFault::None, int times = 1)
    {
        auto ops = std::make_unique<DemoOps>(speed);
        ops->setFault(fault, times);
        node = std::make_unique<DirectNode>(QStringLiteral("demo"), std::move(ops), EngineRules::load({}, nullptr));
        node->open();
        spin([this] { return node->state().loaded && node->state().memory.has_value(); });
    }

    SwitchRecord switchTo(const QString &profileId)
    {
        const auto id = settled(node->startSwitch({profileId, false, QStringLiteral("tester"), {}, {}}));
        if (id)
            spin([&] { return node->state().lastSwitch && node->state().lastSwitch->id == *id; });
        return node->state().lastSwitch.value_or(SwitchRecord(Outcome::Unreachable));
    }

    void spin(const std::function<bool()> &isTrue) const
    {
        QEventLoop loop;
        QTimer looks;
        QObject::connect(node.get(), &Node::stateChanged, &loop, [&] {
            if (isTrue())
                loop.quit();
        });
        QTimer::singleShot(50'000, &loop, &QEventLoop::quit);
        if (!isTrue())
            loop.exec();
    }

    std::unique_ptr<DirectNode> node;
};

QList<double> fiveOf(const SwitchRecord &record)
{
    QList<double> five(5);
    for (const PhaseTime &phase : record.phases) {
        if (phase.phase == Phase::Weights)
            five[0] += phase.seconds;
        else if (phase.phase == Phase::EncoderProfiling)
            five[1] += phase.seconds;
        else if (phase.phase == Phase::MambaWarmup)
            five[2] += phase.seconds;
        else if (phase.phase == Phase::GraphKernel)
            five[3] += phase.seconds;
        else if (isOther(phase.phase))
            five[4] += phase.seconds;
    }
    return five;
}

} // namespace

class tst_demoswitch : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }
    void recordsTheSeedsTimes_data();
    void recordsTheSeedsTimes();
    void adviceMakesTheSlowOneFast();
    void faultsEndAsTheyShould_data();
    void faultsEndAsTheyShould();
    void thereAndBackAgain();
    void tellsBeforehandWhatFits_data();
    void tellsBeforehandWhatFits();
};

void tst_demoswitch::recordsTheSeedsTimes_data()
{
    QTest::addColumn<QString>("profile");
    QTest::addColumn<double>("speed");
    QTest::addColumn<QList<double>>("five");
    QTest::newRow("before, 4000x") << before << 4000.0 << QList<double>{427, 47, 36, 106, 63};
    QTest::newRow("after, 4000x") << after << 4000.0 << QList<double>{25, 1, 2, 19, 36};
    QTest::newRow("after, 60x") << after << 60.0 << QList<double>{25, 1, 2, 19, 36};
}

void tst_demoswitch::recordsTheSeedsTimes()
{
    QFETCH(QString, profile);
    QFETCH(double, speed);
    QFETCH(QList<double>, five);
    Demo demo(speed);
    const SwitchRecord record = demo.switchTo(profile);
    QVERIFY2(record.outcome == Outcome::Ready && record.profileId == profile, recordToJson(record).constData());
    const QList<double> measured = fiveOf(record);
    for (qsizetype i = 0; i < five.size(); ++i)
        QVERIFY2(std::abs(measured.at(i) - five.at(i)) < 1, recordToJson(record).constData());
}

void tst_demoswitch::adviceMakesTheSlowOneFast()
{
    Demo demo(4000);
    const SwitchRecord slow = demo.switchTo(before);
    QCOMPARE(slow.outcome, Outcome::Ready);
    const ProfileFile file = demo.node->state().profile(before)->file;
    const Pool pool = demo.node->state().pools.first();
    Profile changed = file.profile;
    double saved = 0;
    QStringList taken;
    for (const Advice &advice : adviseOn({file.profile, slow, pool.kind == Pool::Kind::Unified, pool.total})) {
        if (advice.risk == Advice::Risk::TradeOff)
            continue;
        changed = withAdvice(changed, advice);
        saved += advice.savedSeconds.value_or(0);
        taken.append(advice.id);
    }
    QVERIFY2(saved > 550 && saved < 600, qPrintable(taken.join(u' ') + QString::number(saved)));
    QVERIFY_OK(settled(demo.node->saveProfile(changed, file.etag)));
    QCOMPARE(demo.switchTo(before).outcome, Outcome::Ready); // fills the caches
    const SwitchRecord quick = demo.switchTo(before);
    const QList<double> five = fiveOf(quick);
    QVERIFY2(std::abs(five.at(0) + five.at(1) + five.at(2) + five.at(3) + five.at(4) - 83) < 2,
             recordToJson(quick).constData());
    const auto left = adviseOn({changed, quick, true, pool.total});
    QVERIFY2(std::none_of(left.cbegin(), left.cend(),
                          [](const Advice &advice) { return advice.risk != Advice::Risk::TradeOff; }),
             qPrintable(left.isEmpty() ? QString() : left.first().id));
}

void tst_demoswitch::faultsEndAsTheyShould_data()
{
    QTest::addColumn<QString>("fault");
    QTest::addColumn<int>("times");
    QTest::addColumn<QString>("profile");
    QTest::addColumn<QString>("outcome");
    QTest::addColumn<QString>("kind");
    const auto row = [](DemoFault fault, int times, const QString &profile, const char *outcome, const char *kind) {
        QTest::newRow(qPrintable(demoFaultName(fault) + QLatin1Char('/') + QString::number(times)))
            << demoFaultName(fault) << times << profile << QString::fromLatin1(outcome) << QString::fromLatin1(kind);
    };
    row(DemoFault::KvTooSmall, 1, after, "failed_restored", "kv_cache_smaller_than_context");
    row(DemoFault::OutOfMemory, 1, after, "failed_restored", "memory_guard");
    row(DemoFault::MissingWeights, 1, after, "refused", "");
    row(DemoFault::DamagedWeights, 1, after, "failed_restored", "weights_incomplete");
    row(DemoFault::BadFlag, 1, after, "failed_restored", "unrecognized_arguments");
    row(DemoFault::WrapperOnly, 1, after, "failed_restored", "unknown");
    row(DemoFault::WrapperOnly, 2, after, "failed_stopped", "unknown");
    row(DemoFault::NeverReady, 1, after, "failed_restored", "stalled");
    row(DemoFault::WrongAnswers, 1, after, "failed_restored", "nonsense_answer");
    row(DemoFault::PortTaken, 1, after, "refused", "");
    row(DemoFault::ImageMissing, 1, after, "refused", "");
    row(DemoFault::LinkLost, 1, after, "ready", "");
    row(DemoFault::HostFreeze, 1, after, "failed_restored", "node_freeze_unified_memory");
    row(DemoFault::StartTestRefused, 1, after, "ready", "");
    row(DemoFault::StartTestRefused, 2, after, "failed_restored", "free_memory_below_utilization");
    row(DemoFault::DriverPool, 1, gptOss, "ready", "");
}

void tst_demoswitch::faultsEndAsTheyShould()
{
    QFETCH(QString, fault);
    QFETCH(int, times);
    QFETCH(QString, profile);
    QFETCH(QString, outcome);
    QFETCH(QString, kind);
    Demo demo(4000, demoFaultFromName(fault).value_or(DemoFault::None), times);
    const SwitchRecord record = demo.switchTo(profile);
    QVERIFY2(outcomeId(record.outcome) == outcome, recordToJson(record).constData());
    QVERIFY2(record.failure.value_or(Failure()).kind == kind, recordToJson(record).constData());
}

void tst_demoswitch::thereAndBackAgain()
{
    Demo demo(4000);
    for (const QString &id : {after, QStringLiteral("gpt-oss-120b"), QStringLiteral("qwen3.6-35b-a3b-fp8")}) {
        const SwitchRecord record = demo.switchTo(id);
        QVERIFY2(record.outcome == Outcome::Ready && record.profileId == id, recordToJson(record).constData());
    }
    const Pool pool = demo.node->state().pools.first();
    Bytes sum = 0;
    for (const PoolSegment &segment : pool.segments)
        sum += segment.bytes;
    QCOMPARE(sum, pool.total);
}

void tst_demoswitch::tellsBeforehandWhatFits_data()
{
    QTest::addColumn<QString>("profile");
    QTest::addColumn<QString>("fit");
    QTest::newRow("fast") << after << QStringLiteral("fits");
    QTest::newRow("slow") << before << QStringLiteral("fits");
    QTest::newRow("much context") << gptOss << QStringLiteral("tight");
    QTest::newRow("16 bit") << QStringLiteral("llama-3.3-70b-bf16") << QStringLiteral("does_not_fit");
}

void tst_demoswitch::tellsBeforehandWhatFits()
{
    QFETCH(QString, profile);
    QFETCH(QString, fit);
    Demo demo(60);
    const auto plan = settled(demo.node->plan({profile, false, QStringLiteral("tester"), {}, {}}));
    QVERIFY_OK(plan);
    QVERIFY2(fitName(plan->verdict.fit) == fit, qPrintable(plan->verdict.sentence));
    QCOMPARE(plan->isBlocked(), fit == QLatin1String("does_not_fit"));
}

QTEST_GUILESS_MAIN(tst_demoswitch)
#include "tst_demoswitch.moc"
