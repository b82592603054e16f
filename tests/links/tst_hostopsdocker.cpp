// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/host/LocalHost.h"
#include "app/links/ops/HostOps.h"
#include "tests/support/DockerBench.h"
#include "tests/support/Settled.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace kirikae;
using namespace Qt::StringLiterals;

/// HostOps with a container engine: what it needs both halves for.
class TestHostOpsDocker : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void cleanup() { m_bench.clean(); }
    void namesTheContainerEngine();
    void seesWhetherAContainerWorks();
    void countsAContainersHostMemory();
    void guardsAContainer();
    void knowsTheDiskOfItsImages();
    void preflightKnowsImagesAndPorts();

private:
    std::optional<Service> service(const ServiceId &id);

    DockerBench m_bench;
    std::unique_ptr<HostOps> m_ops;
};

void TestHostOpsDocker::initTestCase()
{
    const QString problem = m_bench.start();
    QVERIFY2(problem.isEmpty(), qPrintable(problem));
    m_ops = std::make_unique<HostOps>(std::make_unique<LocalHost>());
    m_ops->openLink();
    QTRY_COMPARE(m_ops->link().kind, LinkState::Kind::Connected);
}

std::optional<Service> TestHostOpsDocker::service(const ServiceId &id)
{
    const auto all = settled(m_ops->services()).value_or(QList<Service>());
    const auto found = std::ranges::find(all, id, &Service::id);
    return found == all.end() ? std::nullopt : std::optional<Service>(*found);
}

void TestHostOpsDocker::namesTheContainerEngine()
{
    const auto facts = settled(m_ops->facts());
    QVERIFY_OK(facts);
    QVERIFY2(facts->containerEngine.startsWith(u"Docker "_s), qPrintable(facts->containerProblem));
    QCOMPARE(facts->containerProblem, QString());
}

void TestHostOpsDocker::seesWhetherAContainerWorks()
{
    const auto id = settled(m_ops->start(DockerBench::scriptSpec(
        u"i=0; while [ $i -lt 300000 ]; do i=$((i+1)); done; head -c 9000000 /dev/zero >/dev/null; sleep 600 & wait"_s)));
    QVERIFY_OK(id);
    QTRY_VERIFY(settled(m_ops->activity(*id)).value_or(Activity()).cpuSeconds > 0);
    QTRY_VERIFY(settled(m_ops->activity(*id)).value_or(Activity()).readBytes >= 9'000'000);
}

void TestHostOpsDocker::countsAContainersHostMemory()
{
    const auto id = settled(m_ops->start(
        DockerBench::scriptSpec(u"x=$(head -c 30000000 /dev/zero | tr '\\000' x); echo ${#x}; sleep 600 & wait"_s)));
    QVERIFY_OK(id);
    const auto held = [&] {
        return settled(m_ops->sampleMemory()).value_or(MemorySample()).serviceHostBytes.value(*id);
    };
    QTRY_VERIFY_WITH_TIMEOUT(held() > 20'000'000, 20'000);
    QVERIFY(held() < 500'000'000);
}

void TestHostOpsDocker::guardsAContainer()
{
    // Its helpers come and go, and must not be taken for its end.
    const auto id = settled(m_ops->start(DockerBench::scriptSpec(u"trap '' TERM; while :; do sleep 0.1; done"_s)));
    QVERIFY_OK(id);
    QVERIFY_OK(settled(m_ops->armGuard(*id, 1 * MiB)));
    QTest::qWait(1'000);
    QVERIFY(!settled(m_ops->guardReport(*id)).value());
    QCOMPARE(service(*id)->status, Service::Status::Running);
    QVERIFY_OK(settled(m_ops->armGuard(*id, 1024 * 1024 * GiB)));
    QTRY_VERIFY(settled(m_ops->guardReport(*id)).value_or(std::nullopt));
    QTRY_COMPARE_WITH_TIMEOUT(service(*id).value_or(Service()).exitCode, std::optional<int>(137), 20'000);
    QVERIFY_OK(settled(m_ops->disarmGuard()));
}

void TestHostOpsDocker::knowsTheDiskOfItsImages()
{
    const auto disks = settled(m_ops->diskSpace({}));
    QVERIFY_OK(disks);
    QCOMPARE(disks->size(), 1);
    QVERIFY(disks->first().holdsImages && !disks->first().holdsModels);
    QVERIFY(disks->first().free > 0);
}

void TestHostOpsDocker::preflightKnowsImagesAndPorts()
{
    Profile profile = DockerBench::scriptSpec(u"true"_s).profile;
    auto facts = settled(m_ops->preflight(profile));
    QVERIFY_OK(facts);
    QCOMPARE(facts->imagePresent, std::optional<bool>(true));
    QVERIFY(facts->imageId.startsWith(u"sha256:"_s));
    profile.image = u"nobody/nothing:none"_s;
    facts = settled(m_ops->preflight(profile));
    QVERIFY_OK(facts);
    QCOMPARE(facts->imagePresent, std::optional<bool>(false));
}

QTEST_GUILESS_MAIN(TestHostOpsDocker)
#include "tst_hostopsdocker.moc"
