// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/core/Json.h"
#include "tests/models/UpkeepBench.h"

#include <QTest>

using namespace kirikae;
using namespace std::chrono_literals;

class TestUpkeepBoot : public QObject {
    Q_OBJECT
private slots:
    void init();
    void startsTheProfile();
    void doesNotStartItAgainInTheSameBoot();
    void leavesATakenSlotAlone();
    void triesTwiceThenLeavesItDown();
    void twoBootsInARowCount();
    void aSwitchByHandBeginsAnew();
    void aTryThatTookTheMachineDownCounts();
    void waitsForTheContainerEngine();
    void waitsForWhatIsThereLate();
    void saysWhenThereIsNoSuchProfile();
    void settingItStartsNothingNow();
    void somebodysCancelIsRespected();

private:
    [[nodiscard]] BootRecord record() const { return BootRecord::read(m_folder.filePath(u"boot.json"_s)); }
    void setProfile(const QString &id) const
    {
        UpkeepStore store(m_folder.filePath(u"daemon.json"_s));
        QVERIFY(store.patch({{"boot_profile", toJson(id)}}));
    }
    [[nodiscard]] bool isUp(const UpkeepBench &bench) const
    {
        // The record is written in answer to the end of the switch.
        return bench.until([&] {
            return bench.node->state().lastSwitch.has_value() && record().stage == BootRecord::Stage::Settled;
        }) && bench.node->state().lastSwitch->outcome == Outcome::Ready;
    }

    QTemporaryDir m_folder;
};

void TestUpkeepBoot::init()
{
    QFile::remove(m_folder.filePath(u"daemon.json"_s));
    QFile::remove(m_folder.filePath(u"boot.json"_s));
    setProfile(u"b"_s);
}

void TestUpkeepBoot::startsTheProfile()
{
    UpkeepBench bench(m_folder.path(), u"first"_s);
    bench.start();
    QVERIFY(isUp(bench));
    QCOMPARE(bench.node->state().lastSwitch->requestedBy, u"boot"_s);
    QCOMPARE(bench.texts(u"boot"_s), QStringList{u"B is started, as set for every boot."_s});
    QCOMPARE(record(), (BootRecord{u"first"_s, u"b"_s, BootRecord::Stage::Settled, 0}));
}

void TestUpkeepBoot::doesNotStartItAgainInTheSameBoot()
{
    {
        UpkeepBench bench(m_folder.path(), u"first"_s);
        bench.start();
        QVERIFY(isUp(bench));
    }
    UpkeepBench again(m_folder.path(), u"first"_s); // its service has been stopped in between
    again.start();
    again.pass(120s);
    QCOMPARE(again.ops->callCount(u"start"_s), 0);
    QVERIFY(again.texts(u"boot"_s).isEmpty());
    UpkeepBench next(m_folder.path(), u"second"_s);
    next.start();
    QVERIFY(isUp(next));
}

void TestUpkeepBoot::leavesATakenSlotAlone()
{
    UpkeepBench bench(m_folder.path());
    bench.ops->runAlready(u"a"_s);
    bench.start();
    bench.pass(120s);
    QCOMPARE(bench.ops->callCount(u"start"_s), 0);
    QVERIFY(bench.ops->running(u"a"_s));
    QCOMPARE(record().stage, BootRecord::Stage::Settled);
}

void TestUpkeepBoot::triesTwiceThenLeavesItDown()
{
    {
        UpkeepBench bench(m_folder.path(), u"first"_s);
        bench.ops->script(u"b"_s, {failing(5'000)});
        bench.start();
        QVERIFY(bench.until([&] { return !bench.problems(u"boot"_s).isEmpty(); }));
        bench.pass(700s);
        QVERIFY(bench.ops->callCount(u"start"_s) >= 2);
        QVERIFY(!bench.node->state().serviceInSlot(u"main"_s));
        QCOMPARE(bench.warnings(u"boot"_s).size(), 1);
        QCOMPARE(bench.problems(u"boot"_s).size(), 1);
        QVERIFY(bench.problems(u"boot"_s).first().contains(u"left down"_s));
        QCOMPARE(record().failures, 2);
    }
    UpkeepBench next(m_folder.path(), u"second"_s);
    next.start();
    next.pass(120s);
    QCOMPARE(next.ops->callCount(u"start"_s), 0);
    QCOMPARE(next.problems(u"boot"_s).size(), 1);
}

void TestUpkeepBoot::twoBootsInARowCount()
{
    QVERIFY((BootRecord{u"first"_s, u"b"_s, BootRecord::Stage::Settled, 1}.write(m_folder.filePath(u"boot.json"_s))));
    UpkeepBench bench(m_folder.path(), u"second"_s);
    bench.ops->script(u"b"_s, {failing(5'000)});
    bench.start();
    QVERIFY(bench.until([&] { return !bench.problems(u"boot"_s).isEmpty(); }));
    QVERIFY(bench.warnings(u"boot"_s).isEmpty());
    QCOMPARE(record().failures, 2);
}

void TestUpkeepBoot::aSwitchByHandBeginsAnew()
{
    QVERIFY((BootRecord{u"first"_s, u"b"_s, BootRecord::Stage::Settled, 2}.write(m_folder.filePath(u"boot.json"_s))));
    UpkeepBench bench(m_folder.path(), u"first"_s);
    bench.start();
    SwitchRequest request;
    request.profileId = u"b"_s;
    bench.node->startSwitch(request);
    QVERIFY(isUp(bench));
    QVERIFY(bench.until([&] { return record().failures == 0; }));
}

void TestUpkeepBoot::aTryThatTookTheMachineDownCounts()
{
    QVERIFY((BootRecord{u"first"_s, u"b"_s, BootRecord::Stage::Trying, 2}.write(m_folder.filePath(u"boot.json"_s))));
    UpkeepBench bench(m_folder.path(), u"second"_s);
    bench.start();
    bench.pass(60s);
    QCOMPARE(bench.ops->callCount(u"start"_s), 0);
    QCOMPARE(bench.problems(u"boot"_s).size(), 1);
}

void TestUpkeepBoot::waitsForTheContainerEngine()
{
    UpkeepBench bench(m_folder.path());
    bench.ops->containerEngine.clear();
    bench.start();
    bench.pass(60s);
    QCOMPARE(bench.ops->callCount(u"claim"_s), 0);
    bench.ops->containerEngine = u"Docker 28"_s;
    emit bench.ops->servicesChanged();
    QVERIFY(isUp(bench));
    QVERIFY(bench.problems(u"boot"_s).isEmpty());
}

void TestUpkeepBoot::waitsForWhatIsThereLate()
{
    UpkeepBench bench(m_folder.path());
    bench.ops->preflightFacts.modelPresent = false; // its disk is not mounted yet
    bench.start();
    bench.pass(45s);
    QCOMPARE(bench.ops->callCount(u"start"_s), 0);
    bench.ops->preflightFacts.modelPresent = true;
    QVERIFY(bench.until([&] { return bench.ops->running(u"b"_s) != nullptr; }));
    QVERIFY(bench.until([&] { return record().stage == BootRecord::Stage::Settled; }));
    QCOMPARE(record().failures, 0);
}

void TestUpkeepBoot::saysWhenThereIsNoSuchProfile()
{
    setProfile(u"gone"_s);
    UpkeepBench bench(m_folder.path());
    bench.start();
    QVERIFY(bench.until([&] { return !bench.problems(u"boot"_s).isEmpty(); }));
    QVERIFY(bench.problems(u"boot"_s).first().contains(u"gone"_s));
}

void TestUpkeepBoot::settingItStartsNothingNow()
{
    setProfile({});
    UpkeepBench bench(m_folder.path(), u"first"_s);
    bench.start();
    bench.pass(30s);
    QVERIFY(bench.store.patch({{"boot_profile", "b"}}));
    bench.pass(60s);
    QCOMPARE(bench.ops->callCount(u"start"_s), 0);
    QCOMPARE(record(), (BootRecord{u"first"_s, u"b"_s, BootRecord::Stage::Settled, 0}));
}

void TestUpkeepBoot::somebodysCancelIsRespected()
{
    UpkeepBench bench(m_folder.path());
    bench.start();
    QVERIFY(bench.until([&] {
        const auto &active = bench.node->state().activeSwitch;
        return active && active->stage == SwitchProgress::Stage::Loading;
    }));
    bench.node->cancelSwitch(bench.node->state().activeSwitch->switchId);
    QVERIFY(bench.until([&] { return bench.node->state().lastSwitch.has_value(); }));
    bench.pass(700s);
    QVERIFY(!bench.ops->running(u"b"_s));
    QVERIFY(bench.problems(u"boot"_s).isEmpty());
    QCOMPARE(bench.ops->callCount(u"start"_s), 1);
}

QTEST_GUILESS_MAIN(TestUpkeepBoot)
#include "tst_upkeepboot.moc"
