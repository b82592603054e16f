// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/DockerBench.h"
#include "tests/support/Settled.h"

#include <QDir>
#include <QRegularExpression>

using namespace kirikae;
using namespace std::chrono_literals;
using namespace Qt::StringLiterals;

class DockerRulesTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        const QString problem = m_bench.start();
        QVERIFY2(problem.isEmpty(), qPrintable(problem));
    }
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void cleanup() { m_bench.clean(); }

    void removesOnlyWhatHasStopped();
    void cleansUpWhatDoesNotStart();
    void namesAMissingImage();
    void leavesForeignContainersAlone();
    void handsSecretsOverInFilesOnly();
    void refusesToStartWithoutItsSecret();
    void knowsTheImages();

private:
    DockerBench m_bench;
};

void DockerRulesTest::removesOnlyWhatHasStopped()
{
    const auto id = settled(m_bench.engine().start(DockerBench::scriptSpec(DockerBench::endlessScript())));
    QVERIFY_OK(id);
    const auto refused = settled(m_bench.engine().remove(*id));
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Error::Code::Refused);
    QVERIFY(m_bench.service(*id)->isRunning());
}

void DockerRulesTest::cleansUpWhatDoesNotStart()
{
    LaunchSpec mount = DockerBench::scriptSpec(DockerBench::endlessScript());
    mount.profile.mounts.append({u"/usr"_s, u"not-absolute"_s, false});
    const auto withMount = settled(m_bench.engine().start(mount));
    QVERIFY(!withMount);
    QCOMPARE(withMount.error().code, Error::Code::StartFailed);
    QVERIFY2(withMount.error().detail.contains(QLatin1String("not-absolute")), qPrintable(withMount.error().detail));
    QVERIFY(settled(m_bench.engine().services())->isEmpty());

    LaunchSpec gpu = DockerBench::scriptSpec(DockerBench::endlessScript());
    gpu.profile.gpus = u"all"_s;
    const auto withGpu = settled(m_bench.engine().start(gpu));
    QVERIFY(!withGpu);
    QCOMPARE(withGpu.error().code, Error::Code::StartFailed);
    QVERIFY(withGpu.error().message.contains(QLatin1String("NVIDIA Container Toolkit")));
    QVERIFY(settled(m_bench.engine().services())->isEmpty());
}

void DockerRulesTest::namesAMissingImage()
{
    LaunchSpec spec = DockerBench::scriptSpec(DockerBench::endlessScript());
    spec.profile.image = u"kirikae/never-built:9"_s;
    const auto id = settled(m_bench.engine().start(spec));
    QVERIFY(!id);
    QCOMPARE(id.error().code, Error::Code::NotFound);
    QVERIFY(id.error().message.contains(spec.profile.image));
}

void DockerRulesTest::leavesForeignContainersAlone()
{
    const auto run =
        m_bench.server().docker({u"run"_s, u"-d"_s, u"--name"_s, u"somebody-elses"_s, u"-v"_s, u"/usr:/usr:ro"_s,
                                 u"--network"_s, u"host"_s, DockerBench::image(), u"sleep"_s, u"60"_s});
    QVERIFY2(run.exitCode == 0, run.standardError.constData());
    const ServiceId id = u"docker:"_s + QString::fromLatin1(run.standardOutput.trimmed());
    const auto foreign = m_bench.service(id);
    QVERIFY(foreign);
    QVERIFY(foreign->foreign);
    QCOMPARE(foreign->name, u"somebody-elses"_s);
    QVERIFY(foreign->profileId.isEmpty());
    for (const auto &act : {m_bench.engine().stop(id, 1s), m_bench.engine().kill(id), m_bench.engine().remove(id),
                            m_bench.engine().startAgain(id), m_bench.engine().setRestartPolicy(id, u"always"_s)}) {
        const auto refused = settled(act);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, Error::Code::Refused);
    }
    QVERIFY(m_bench.service(id)->isRunning());
    m_bench.server().docker({u"kill"_s, u"somebody-elses"_s});
    QTRY_VERIFY(!m_bench.service(id)); // foreign ones count only while they run
}

void DockerRulesTest::handsSecretsOverInFilesOnly()
{
    const QString folder = qEnvironmentVariable("XDG_CONFIG_HOME") + u"/kirikae/secrets"_s;
    QVERIFY(QDir().mkpath(folder));
    for (const auto &[name, value] : {std::pair("hf", "hf_tokenForTheTestOnly\n"), std::pair("key", "k'e\"y $1")}) {
        QFile file(folder + QLatin1Char('/') + QLatin1String(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(value) > 0);
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    }
    LaunchSpec spec = DockerBench::scriptSpec(u"echo \"$PLAIN|$MY_KEY|$(cat $HF_TOKEN_PATH)|$HF_TOKEN|$0|$1\""_s);
    spec.profile.arguments << u"zero"_s << u"one $MY_KEY"_s;
    spec.profile.environment = {
        {u"PLAIN"_s, u"visible"_s, {}}, {u"MY_KEY"_s, {}, u"key"_s}, {u"HF_TOKEN"_s, {}, u"hf"_s}};
    const auto id = settled(m_bench.engine().start(spec));
    QVERIFY_OK(id);
    QCOMPARE(m_bench.logOf(*id), QByteArray("visible|k'e\"y $1|hf_tokenForTheTestOnly||zero|one $MY_KEY\n"));
    const auto inspect = m_bench.server().docker({u"inspect"_s, id->mid(7)});
    QVERIFY(inspect.standardOutput.contains("visible"));
    QVERIFY(!inspect.standardOutput.contains("hf_token"));
    QVERIFY(!inspect.standardOutput.contains("k'e"));
}

void DockerRulesTest::refusesToStartWithoutItsSecret()
{
    LaunchSpec spec = DockerBench::scriptSpec(DockerBench::endlessScript());
    spec.profile.environment = {{u"HF_TOKEN"_s, {}, u"never-stored"_s}};
    const auto id = settled(m_bench.engine().start(spec));
    QVERIFY(!id);
    QCOMPARE(id.error().code, Error::Code::StartFailed);
    QVERIFY(id.error().message.contains(QLatin1String("secret")));
    QVERIFY(settled(m_bench.engine().services())->isEmpty());
}

void DockerRulesTest::knowsTheImages()
{
    const auto id = settled(m_bench.engine().imageId(DockerBench::image()));
    QVERIFY_OK(id);
    QVERIFY(id->startsWith(QLatin1String("sha256:")));
    const auto missing = settled(m_bench.engine().imageId(u"kirikae/never-built:9"_s));
    QVERIFY_OK(missing);
    QVERIFY(missing->isEmpty());
    const auto names = settled(m_bench.engine().imageNames());
    QVERIFY_OK(names);
    QCOMPARE(*names, QStringList{DockerBench::image()});
}

QTEST_GUILESS_MAIN(DockerRulesTest)
#include "tst_dockerrules.moc"
