// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/engine/ProcessEngine.h"
#include "app/links/engine/ProcessLaunch.h"
#include "app/links/engine/ProcessLogFeed.h"
#include "app/links/host/LocalHost.h"
#include "tests/support/Settled.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

#include <csignal>

using namespace kirikae;
using namespace Qt::StringLiterals;

namespace {

LaunchSpec shell(const QString &runId, const QString &script)
{
    LaunchSpec spec;
    spec.runId = runId;
    spec.profile.id = u"one"_s;
    spec.profile.name = u"One"_s;
    spec.profile.engine = u"vllm"_s;
    spec.profile.model = u"m"_s;
    spec.profile.command = {u"sh"_s, u"-c"_s};
    spec.profile.arguments = {script};
    spec.profile.port = 18111;
    return spec;
}

QString folderOf(const QString &runId)
{
    return qEnvironmentVariable("XDG_STATE_HOME") + u"/kirikae/services/"_s + runId;
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Everything a feed says until it ends.
struct Reader {
    std::unique_ptr<LogFeed> feed;
    QList<LogLine> lines;
    bool hasEnded = false;
    std::optional<Error> problem;

    explicit Reader(std::unique_ptr<LogFeed> opened)
        : feed(std::move(opened))
    {
        QObject::connect(feed.get(), &LogFeed::linesAdded, feed.get(),
                         [this](const QList<LogLine> &added) { lines += added; });
        QObject::connect(feed.get(), &LogFeed::ended, feed.get(), [this](const std::optional<Error> &why) {
            hasEnded = true;
            problem = why;
        });
    }
    [[nodiscard]] QByteArrayList texts() const
    {
        QByteArrayList all;
        for (const LogLine &line : lines)
            all += line.text;
        return all;
    }
};

} // namespace

class TestProcessEngine : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void keepsLogExitCodeAndDescription();
    void isFoundAgainByAnotherEngine();
    void stopsWithTermAndKeepsLastWords();
    void killsAfterTheGraceWhatIgnoresTerm();
    void killsWorkersOfADeadFirstProcess();
    void neverTakesAReusedPidForOurs();
    void tellsThatSomethingChanged();
    void startsAgainAsItWas();
    void restartsAsThePolicySays();
    void removesOnlyWhatDoesNotRun();
    void readsSecretsOnTheNode();
    void followsWithoutLossOrDoubles();
    void killCommandKills();
    void timestampsWithWhatTheNodeHas_data();
    void timestampsWithWhatTheNodeHas();
    void refusesBadRunIds();
    void readsLogTimes();

private:
    Service service(const QString &runId);

    LocalHost m_host;
    std::unique_ptr<ProcessEngine> m_engine;
    QStringList m_started;
};

void TestProcessEngine::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_host.open();
    m_engine = std::make_unique<ProcessEngine>(m_host);
    QVERIFY_OK(settled(m_engine->attach()));
}

void TestProcessEngine::cleanup()
{
    const auto left = settled(m_engine->services());
    QVERIFY_OK(left);
    for (const Service &one : *left) {
        QVERIFY_OK(settled(m_engine->kill(one.id)));
        QVERIFY_OK(settled(m_engine->remove(one.id)));
    }
    m_engine.reset();
}

Service TestProcessEngine::service(const QString &runId)
{
    const auto all = settled(m_engine->services());
    for (const Service &one : all.value_or(QList<Service>())) {
        if (one.runId == runId)
            return one;
    }
    return {};
}

void TestProcessEngine::keepsLogExitCodeAndDescription()
{
    const auto id =
        settled(m_engine->start(shell(u"r1"_s, u"echo hello; echo 'it'\"'\"'s' >&2; printf end; exit 7"_s)));
    QVERIFY_OK(id);
    QCOMPARE(*id, u"process:r1"_s);
    Reader reader(m_engine->follow(*id, {}));
    QTRY_VERIFY(reader.hasEnded);
    QVERIFY(!reader.problem);
    QCOMPARE(reader.texts(), (QByteArrayList{"hello", "it's", "end"}));
    QVERIFY(reader.lines.at(0).timeNs < reader.lines.at(1).timeNs);
    const Service found = service(u"r1"_s);
    QCOMPARE(found.status, Service::Status::Exited);
    QCOMPARE(found.exitCode, std::optional<int>(7));
    QCOMPARE(found.profileId, u"one"_s);
    QCOMPARE(found.profileName, u"One"_s);
    QCOMPARE(found.slot, u"main"_s);
    QCOMPARE(found.port, quint16(18111));
    QVERIFY(found.startedMs > 1'700'000'000'000 && found.finishedMs >= found.startedMs);
    QVERIFY(qAbs(reader.lines.at(0).timeNs / 1'000'000 - found.startedMs) < 60'000);
}

void TestProcessEngine::isFoundAgainByAnotherEngine()
{
    QVERIFY_OK(settled(m_engine->start(shell(u"r1"_s, u"sleep 60 & wait"_s))));
    // Doing it again after a lost link does no harm.
    QVERIFY_OK(settled(m_engine->start(shell(u"r1"_s, u"sleep 60 & wait"_s))));
    const Service first = service(u"r1"_s);
    m_engine = std::make_unique<ProcessEngine>(m_host);
    const Service again = service(u"r1"_s);
    QCOMPARE(again.status, Service::Status::Running);
    QVERIFY(again.pids.value(0) > 0);
    QCOMPARE(again.pids.value(0), first.pids.value(0));
    QVERIFY(again.pids.size() == 2);
}

void TestProcessEngine::stopsWithTermAndKeepsLastWords()
{
    const auto id = settled(m_engine->start(
        shell(u"r1"_s, u"trap 'echo bye; exit 3' TERM; echo up; while :; do sleep 0.05; done 2>/dev/null"_s)));
    QVERIFY_OK(id);
    Reader reader(m_engine->follow(*id, {}));
    QTRY_COMPARE(reader.texts(), (QByteArrayList{"up"}));
    QVERIFY_OK(settled(m_engine->stop(*id, Milliseconds(10'000))));
    QCOMPARE(service(u"r1"_s).exitCode, std::optional<int>(3));
    QTRY_VERIFY(reader.hasEnded);
    QCOMPARE(reader.texts(), (QByteArrayList{"up", "bye"}));
    QVERIFY_OK(settled(m_engine->stop(*id, Milliseconds(10'000))));
}

void TestProcessEngine::killsAfterTheGraceWhatIgnoresTerm()
{
    const auto id = settled(m_engine->start(shell(u"r1"_s, u"trap '' TERM; echo up; while :; do sleep 0.1; done"_s)));
    QVERIFY_OK(id);
    Reader reader(m_engine->follow(*id, {}));
    QTRY_COMPARE(reader.texts(), (QByteArrayList{"up"}));
    QVERIFY_OK(settled(m_engine->stop(*id, Milliseconds(200))));
    QCOMPARE(service(u"r1"_s).exitCode, std::optional<int>(137));
}

void TestProcessEngine::killsWorkersOfADeadFirstProcess()
{
    const auto id = settled(m_engine->start(shell(u"r1"_s, u"sleep 600 & echo $!; exit 1"_s)));
    QVERIFY_OK(id);
    Reader reader(m_engine->follow(*id, {}));
    QTRY_VERIFY(reader.hasEnded);
    const pid_t worker = reader.texts().value(0).toInt();
    QVERIFY(worker > 0);
    QTRY_VERIFY(::kill(worker, 0) != 0 || contentOf(u"/proc/%1/stat"_s.arg(worker)).contains(") Z "));
    QCOMPARE(service(u"r1"_s).exitCode, std::optional<int>(1));
}

void TestProcessEngine::neverTakesAReusedPidForOurs()
{
    QVERIFY_OK(settled(m_engine->start(shell(u"r1"_s, u"exit 0"_s))));
    QTRY_COMPARE(service(u"r1"_s).status, Service::Status::Exited);
    QTRY_VERIFY(!QFile::exists(folderOf(u"r1"_s) + u"/supervisor"_s));
    // As if the supervisor had died without a word and this test had got the number since.
    const QByteArrayList words = contentOf(folderOf(u"r1"_s) + u"/pid"_s).split(' ');
    QFile file(folderOf(u"r1"_s) + u"/pid"_s);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::number(QCoreApplication::applicationPid()) + " 1 " + words.mid(2).join(' '));
    file.close();
    QVERIFY(QFile::remove(folderOf(u"r1"_s) + u"/exit"_s));
    QCOMPARE(service(u"r1"_s).status, Service::Status::Exited);
    QCOMPARE(service(u"r1"_s).exitCode, std::nullopt);
    QVERIFY_OK(settled(m_engine->kill(u"process:r1"_s))); // and this test is still here
}

void TestProcessEngine::tellsThatSomethingChanged()
{
    QSignalSpy changes(m_engine.get(), &ProcessEngine::servicesChanged);
    QVERIFY_OK(settled(m_engine->start(shell(u"r1"_s, u"sleep 0.2; exit 1"_s))));
    QTRY_VERIFY(!changes.isEmpty());
    changes.clear();
    QTRY_VERIFY(!changes.isEmpty());
    QTRY_COMPARE(service(u"r1"_s).exitCode, std::optional<int>(1));
}

void TestProcessEngine::startsAgainAsItWas()
{
    const auto id = settled(m_engine->start(shell(u"r1"_s, u"echo run; sleep 60"_s)));
    QVERIFY_OK(id);
    Reader reader(m_engine->follow(*id, {}));
    QTRY_COMPARE(reader.texts().size(), 1);
    QVERIFY_OK(settled(m_engine->kill(*id)));
    QVERIFY_OK(settled(m_engine->startAgain(*id)));
    QTRY_COMPARE(service(u"r1"_s).status, Service::Status::Running);
    Reader later(m_engine->follow(*id, {}));
    QTRY_COMPARE(later.texts(), (QByteArrayList{"run", "run"}));
    const auto gone = settled(m_engine->startAgain(u"process:none"_s));
    QVERIFY(!gone);
    QCOMPARE(gone.error().code, Error::Code::NotFound);
}

void TestProcessEngine::restartsAsThePolicySays()
{
    const auto id = settled(m_engine->start(shell(u"r1"_s, u"sleep 0.3; exit 1"_s)));
    QVERIFY_OK(id);
    QVERIFY_OK(settled(m_engine->setRestartPolicy(*id, u"on-failure:1"_s)));
    const qint64 firstStart = service(u"r1"_s).startedMs;
    QTRY_COMPARE(service(u"r1"_s).restartCount, 1);
    QTRY_VERIFY(service(u"r1"_s).startedMs > firstStart);
    QTRY_COMPARE(service(u"r1"_s).status, Service::Status::Exited);
    QVERIFY_OK(settled(m_engine->setRestartPolicy(*id, u"always"_s)));
    QVERIFY_OK(settled(m_engine->startAgain(*id)));
    QVERIFY_OK(settled(m_engine->stop(*id, Milliseconds(5'000))));
    QTest::qWait(1'300); // past the first restart delay: what was stopped stays stopped
    QCOMPARE(service(u"r1"_s).status, Service::Status::Exited);
}

void TestProcessEngine::removesOnlyWhatDoesNotRun()
{
    const auto id = settled(m_engine->start(shell(u"r1"_s, u"sleep 60"_s)));
    QVERIFY_OK(id);
    const auto refused = settled(m_engine->remove(*id));
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Error::Code::Busy);
    QVERIFY_OK(settled(m_engine->kill(*id)));
    QVERIFY_OK(settled(m_engine->remove(*id)));
    QVERIFY(!QDir(folderOf(u"r1"_s)).exists());
    QVERIFY_OK(settled(m_engine->remove(*id)));
    QVERIFY(settled(m_engine->services())->isEmpty());
}

void TestProcessEngine::readsSecretsOnTheNode()
{
    const QString folder = qEnvironmentVariable("XDG_CONFIG_HOME") + u"/kirikae/secrets"_s;
    QVERIFY(QDir().mkpath(folder));
    QFile secret(folder + u"/TOKEN"_s);
    QVERIFY(secret.open(QIODevice::WriteOnly));
    secret.write("a b'c\"$(id)");
    secret.close();
    LaunchSpec spec = shell(u"r1"_s, u"printf '%s|%s|%s' \"$HF_TOKEN\" \"$PLAIN\" \"$PWD\""_s);
    spec.profile.environment = {{u"HF_TOKEN"_s, {}, u"TOKEN"_s}, {u"PLAIN"_s, u"x 'y' $z"_s, {}}};
    spec.profile.workingDirectory = u"~/tmp"_s; // $TMPDIR of these tests
    const auto id = settled(m_engine->start(spec));
    QVERIFY_OK(id);
    Reader reader(m_engine->follow(*id, {}));
    QTRY_VERIFY(reader.hasEnded);
    QCOMPARE(reader.texts(), (QByteArrayList{"a b'c\"$(id)|x 'y' $z|" + QDir::tempPath().toUtf8()}));
    for (const QString &name : QDir(folderOf(u"r1"_s)).entryList(QDir::Files)) {
        if (name != u"log"_s)
            QVERIFY2(!contentOf(folderOf(u"r1"_s) + u'/' + name).contains("a b'c"), qPrintable(name));
    }
    spec.runId = u"r2"_s;
    spec.profile.environment = {{u"HF_TOKEN"_s, {}, u"NONE"_s}};
    QVERIFY_OK(settled(m_engine->start(spec)));
    QTRY_COMPARE(service(u"r2"_s).exitCode, std::optional<int>(126));
}

void TestProcessEngine::followsWithoutLossOrDoubles()
{
    const auto id = settled(m_engine->start(shell(
        u"r1"_s,
        u"i=0; while [ $i -lt 2000 ]; do echo line $i; i=$((i+1)); [ $((i % 500)) -ne 0 ] || sleep 0.1; done"_s)));
    QVERIFY_OK(id);
    QByteArrayList seen;
    LogCursor cursor;
    bool hasEnded = false;
    while (!hasEnded) { // drop the feed again and again and go on where it was
        Reader reader(m_engine->follow(*id, cursor));
        QTRY_VERIFY(!reader.lines.isEmpty() || reader.hasEnded);
        hasEnded = reader.hasEnded;
        seen += reader.texts();
        cursor = reader.feed->cursor();
    }
    QCOMPARE(seen.size(), 2000);
    for (qsizetype i = 0; i < seen.size(); ++i)
        QCOMPARE(seen.at(i), "line " + QByteArray::number(i));
    const auto gone = m_engine->follow(u"process:none"_s, {});
    QSignalSpy ended(gone.get(), &LogFeed::ended);
    QTRY_COMPARE(ended.size(), 1);
}

void TestProcessEngine::killCommandKills()
{
    const auto id = settled(m_engine->start(shell(u"r1"_s, u"trap '' TERM; sleep 60 & wait"_s)));
    QVERIFY_OK(id);
    QVERIFY_OK(settled(m_engine->setRestartPolicy(*id, u"always"_s)));
    const auto run = settled(m_host.run({"sh", "-c", m_engine->killCommand(*id)}));
    QVERIFY_OK(run);
    QCOMPARE(run->exitCode, 0);
    QTRY_COMPARE(service(u"r1"_s).exitCode, std::optional<int>(137));
}

void TestProcessEngine::timestampsWithWhatTheNodeHas_data()
{
    QTest::addColumn<QStringList>("missing");
    QTest::newRow("perl") << QStringList();
    QTest::newRow("python") << QStringList{u"perl"_s};
    QTest::newRow("bash") << QStringList{u"perl"_s, u"python3"_s};
    QTest::newRow("awk") << QStringList{u"perl"_s, u"python3"_s, u"bash"_s};
}

void TestProcessEngine::timestampsWithWhatTheNodeHas()
{
    QFETCH(QStringList, missing);
    // A folder of programs that say they are not there, in front of all others.
    const QString folder = QDir::tempPath() + u"/missing"_s;
    QVERIFY(QDir().mkpath(folder));
    for (const QString &name : missing) {
        QFile program(folder + u'/' + name);
        QVERIFY(program.open(QIODevice::WriteOnly));
        program.write("#!/bin/sh\nexit 127\n");
        program.setPermissions(QFile::ReadOwner | QFile::ExeOwner);
    }
    const QByteArray path = qgetenv("PATH");
    qputenv("PATH", folder.toLocal8Bit() + ':' + path);
    const auto id = settled(m_engine->start(shell(u"r1"_s, u"echo a; sleep 0.3; echo 'b  \\ c'; printf d; exit 4"_s)));
    qputenv("PATH", path);
    QVERIFY(QDir(folder).removeRecursively());
    QVERIFY_OK(id);
    Reader reader(m_engine->follow(*id, {}));
    QTRY_VERIFY(reader.hasEnded);
    QCOMPARE(reader.texts(), (QByteArrayList{"a", "b  \\ c", "d"}));
    qint64 before = 0;
    for (const LogLine &line : reader.lines) {
        QVERIFY(line.timeNs > before);
        before = line.timeNs;
    }
    QVERIFY(qAbs(before / 1'000'000 - service(u"r1"_s).finishedMs) < 60'000);
}

void TestProcessEngine::refusesBadRunIds()
{
    for (const QString &bad : {u""_s, u"../x"_s, u"a b"_s, u"-x"_s, u"a/b"_s, u"x\ny"_s}) {
        const auto refused = settled(m_engine->start(shell(bad, u"true"_s)));
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, Error::Code::BadInput);
        QVERIFY(!settled(m_engine->kill(u"process:"_s + bad)));
    }
}

void TestProcessEngine::readsLogTimes()
{
    QCOMPARE(logTimeNs("1970-01-01T00:00:01.000000002Z"), std::optional<qint64>(1'000'000'002));
    QCOMPARE(logTimeNs("2026-11-29T14:35:44.819568000Z"), std::optional<qint64>(1'795'962'944'819'568'000));
    QVERIFY(!logTimeNs("2026-13-29T14:35:44.819568000Z"));
    QVERIFY(!logTimeNs("2026-11-29 14:35:44.819568000Z"));
    QVERIFY(!logTimeNs(""));
}

QTEST_GUILESS_MAIN(TestProcessEngine)
#include "tst_processengine.moc"
