// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/host/LocalHost.h"
#include "app/links/ops/Guard.h"
#include "app/links/ops/NodeScript.h"
#include "tests/support/Settled.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QSaveFile>
#include <QStandardPaths>
#include <QTest>

#include <memory>

#include <sys/inotify.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace kirikae;
using namespace Qt::StringLiterals;

namespace {

/// Counts how often a file has been read to its end, by whoever that was.
class Readings {
public:
    explicit Readings(const QString &file)
        : m_name(QFile::encodeName(QFileInfo(file).fileName()))
        , m_inotify(inotify_init1(IN_NONBLOCK | IN_CLOEXEC))
    {
        inotify_add_watch(m_inotify, QFile::encodeName(QFileInfo(file).path()).constData(), IN_CLOSE_NOWRITE);
    }
    ~Readings() { ::close(m_inotify); }
    Readings(const Readings &) = delete;
    Readings &operator=(const Readings &) = delete;

    /// Waits for so many more. The first may have begun before the file was changed, so tests add one.
    [[nodiscard]] bool waitFor(int count)
    {
        drain();
        m_count = 0;
        return QTest::qWaitFor(
            [&] {
                drain();
                return m_count >= count;
            },
            30'000);
    }

private:
    void drain()
    {
        alignas(inotify_event) char buffer[4096];
        for (ssize_t size = 0; (size = ::read(m_inotify, buffer, sizeof buffer)) > 0;) {
            for (const char *at = buffer; at < buffer + size;) {
                const void *raw = at;
                const auto *event = static_cast<const inotify_event *>(raw);
                m_count += event->len > 0 && m_name == event->name ? 1 : 0;
                at += sizeof(inotify_event) + event->len;
            }
        }
    }

    const QByteArray m_name;
    const int m_inotify;
    int m_count = 0;
};

} // namespace

/// The guard on a real node whose memory is a file.
class TestGuard : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void killsBelowTheFloorAndSaysWhy();
    void onlyTwoReadingsInARowCount();
    void saysThatItIsBlind();
    void killsWhenMemoryFallsFast();
    void leavesAloneWhatHasRoom();
    void countsWhatOnlyTheKernelMayUse();
    void endsWithTheService();
    void isThereOnce();
    void leavesItsPostForAnother();
    void livesAsLongAsTheService();
    void isArmedOnlyWhenItIs_data();
    void isArmedOnlyWhenItIs();
    void saysThatItCouldNotStopTheService();
    void doesNotBoastOfWhatOthersDid();
    void disarms();
    void worksWithoutBash();
    void forgetsAReportOfAnEarlierLife();

private:
    void setMemory(Bytes available, Bytes cmaFree = 0) const;
    void writeMeminfo(const QByteArray &text) const;
    [[nodiscard]] Service service(const QString &id = u"process:r1"_s) const;
    [[nodiscard]] QByteArray killCommand() const { return "kill -KILL " + QByteArray::number(m_process.processId()); }
    [[nodiscard]] std::optional<GuardReport> report();
    [[nodiscard]] QString problem();
    [[nodiscard]] qint64 guardPid() const;
    [[nodiscard]] bool guardIsAlive() const;

    LocalHost m_host;
    QString m_meminfo;
    std::unique_ptr<Guard> m_guard;
    std::unique_ptr<Readings> m_readings;
    QProcess m_process;
};

void TestGuard::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_host.open();
    QDir(qEnvironmentVariable("XDG_STATE_HOME") + u"/kirikae"_s).removeRecursively();
    QVERIFY(QDir().mkpath(QDir::tempPath() + u"/memory"_s));
    m_meminfo = QDir::tempPath() + u"/memory/meminfo"_s;
    setMemory(60 * GiB);
    m_readings = std::make_unique<Readings>(m_meminfo);
    m_guard = std::make_unique<Guard>(m_host, m_meminfo.toUtf8());
    m_process.start(u"sleep"_s, {u"600"_s});
    QVERIFY(m_process.waitForStarted());
}

void TestGuard::cleanup()
{
    QVERIFY_OK(settled(m_guard->disarm()));
    m_process.kill();
    m_process.waitForFinished();
}

void TestGuard::writeMeminfo(const QByteArray &text) const
{
    QSaveFile file(m_meminfo);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
    QVERIFY(file.commit());
}

void TestGuard::setMemory(Bytes available, Bytes cmaFree) const
{
    writeMeminfo("MemTotal:       127600748 kB\nMemFree:        1000 kB\nMemAvailable:   " +
                 QByteArray::number(available / KiB) +
                 " kB\nCmaTotal:         131072 kB\nCmaFree:        " + QByteArray::number(cmaFree / KiB) + " kB\n");
}

Service TestGuard::service(const QString &id) const
{
    Service found;
    found.id = id;
    found.pids = {m_process.processId()};
    return found;
}

/// Why the guard did nothing, in its own words.
QString TestGuard::problem()
{
    const auto said = settled(m_guard->report(u"process:r1"_s));
    return said ? QString() : said.error().message;
}

std::optional<GuardReport> TestGuard::report()
{
    const auto said = settled(m_guard->report(u"process:r1"_s));
    return said ? *said : std::nullopt;
}

qint64 TestGuard::guardPid() const
{
    QFile file(qEnvironmentVariable("XDG_STATE_HOME") + u"/kirikae/guard/armed"_s);
    return file.open(QIODevice::ReadOnly) ? file.readAll().split(' ').value(0).toLongLong() : 0;
}

bool TestGuard::guardIsAlive() const
{
    QFile stat(u"/proc/%1/stat"_s.arg(guardPid()));
    return guardPid() > 0 && stat.open(QIODevice::ReadOnly) && !stat.readAll().contains(") Z ");
}

void TestGuard::killsBelowTheFloorAndSaysWhy()
{
    QVERIFY_OK(settled(m_guard->arm(service(), 4 * GiB, killCommand())));
    QVERIFY(guardIsAlive());
    QVERIFY(!report());
    setMemory(3 * GiB);
    QTRY_COMPARE(m_process.state(), QProcess::NotRunning);
    QCOMPARE(m_process.exitStatus(), QProcess::CrashExit);
    QTRY_VERIFY(report());
    QCOMPARE(report()->availableBytes, 3 * GiB);
    QVERIFY(qAbs(report()->timeMs - QDateTime::currentMSecsSinceEpoch()) < 60'000);
    QVERIFY(report()->text.contains(u"3.0 GiB"_s));
    QVERIFY(!settled(m_guard->report(u"process:other"_s)).value());
    QTRY_VERIFY(!guardIsAlive());
    // After a lost link it is armed again for a service that is gone: what it wrote must stay.
    QVERIFY_OK(settled(m_guard->arm(service(), 4 * GiB, killCommand())));
    QVERIFY(report());
}

/// The guard's pauses end when the test says so.
void TestGuard::onlyTwoReadingsInARowCount()
{
    const QDir folder(QDir::tempPath() + u"/ticks"_s);
    QVERIFY(folder.mkpath(u"."_s));
    QFile sleep(folder.filePath(u"sleep"_s));
    QVERIFY(sleep.open(QIODevice::WriteOnly));
    sleep.write("#!/bin/sh\nprintf x >>pauses\nread -r _ <tick\n");
    sleep.close();
    QVERIFY(sleep.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    const QByteArray tick = QFile::encodeName(folder.filePath(u"tick"_s));
    QVERIFY(::mkfifo(tick.constData(), 0600) == 0);
    QProcess guard;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"PATH"_s, folder.path() + u':' + environment.value(u"PATH"_s));
    guard.setProcessEnvironment(environment);
    guard.setWorkingDirectory(folder.path());
    guard.start(u"dash"_s, {u"-c"_s, QString::fromUtf8(nodeScriptText("guard")), u"guard"_s, u"process:r1"_s,
                            QString::number(4 * GiB / KiB), u"0"_s, u"0"_s, QString::fromLatin1(killCommand()),
                            m_meminfo, u"600"_s});
    qint64 pauses = 0;
    const auto isPausing = [&] {
        return QTest::qWaitFor([&] { return QFileInfo(folder.filePath(u"pauses"_s)).size() > pauses; }, 30'000);
    };
    const auto readOnce = [&](const QByteArray &text) {
        writeMeminfo(text);
        ++pauses;
        QFile fifo(QFile::decodeName(tick));
        QVERIFY(fifo.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
        fifo.write("\n");
        fifo.close();
        QVERIFY(isPausing() || guard.state() == QProcess::NotRunning);
    };
    const QByteArray much = "MemAvailable: 60000000 kB\n", little = "MemAvailable: 3000000 kB\n";
    QVERIFY(isPausing());
    for (int round = 0; round < 3; ++round) {
        readOnce(little);
        readOnce(much);
    }
    // Readings without the number must not count as no memory.
    for (int round = 0; round < 6; ++round)
        readOnce("MemTotal: 1 kB\n");
    readOnce(little);
    readOnce(much);
    QCOMPARE(m_process.state(), QProcess::Running);
    readOnce(little);
    QCOMPARE(m_process.state(), QProcess::Running);
    writeMeminfo(little);
    QFile fifo(QFile::decodeName(tick));
    QVERIFY(fifo.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
    fifo.write("\n");
    fifo.close();
    QTRY_COMPARE(m_process.state(), QProcess::NotRunning);
    QTRY_COMPARE(guard.state(), QProcess::NotRunning);
}

void TestGuard::saysThatItIsBlind()
{
    QVERIFY_OK(settled(m_guard->arm(service(), 4 * GiB, killCommand())));
    QCOMPARE(problem(), QString());
    writeMeminfo("MemTotal: 1 kB\n");
    QTRY_VERIFY(problem().contains(u"can no longer read"_s));
    setMemory(60 * GiB); // a moment later it sees again
    QTRY_COMPARE(problem(), QString());
    QVERIFY(QFile::remove(m_meminfo));
    QTRY_VERIFY(problem().contains(u"can no longer read"_s));
    QVERIFY(guardIsAlive());
    QCOMPARE(m_process.state(), QProcess::Running);
    setMemory(3 * GiB);
    QTRY_COMPARE(m_process.state(), QProcess::NotRunning);
    QTRY_VERIFY(report());
}

void TestGuard::killsWhenMemoryFallsFast()
{
    setMemory(8 * GiB);
    QVERIFY_OK(settled(m_guard->arm(service(), 4 * GiB, killCommand())));
    QVERIFY(m_readings->waitFor(4));
    setMemory(5 * GiB);
    QTRY_COMPARE(m_process.state(), QProcess::NotRunning);
    QTRY_VERIFY(report());
    QVERIFY(report()->text.contains(u"going fast"_s));
}

void TestGuard::leavesAloneWhatHasRoom()
{
    QVERIFY_OK(settled(m_guard->arm(service(), 4 * GiB, killCommand())));
    setMemory(20 * GiB); // falls fast, but there is room
    QVERIFY(m_readings->waitFor(4));
    QCOMPARE(m_process.state(), QProcess::Running);
    setMemory(Bytes(4.5 * GiB)); // falls fast again, into the strip above the floor
    QTRY_COMPARE(m_process.state(), QProcess::NotRunning);
}

void TestGuard::countsWhatOnlyTheKernelMayUse()
{
    QVERIFY_OK(settled(m_guard->arm(service(), 4 * GiB, killCommand())));
    setMemory(10 * GiB, 8 * GiB);
    QTRY_COMPARE(m_process.state(), QProcess::NotRunning);
    QTRY_VERIFY(report());
    QCOMPARE(report()->availableBytes, 2 * GiB);
}

void TestGuard::endsWithTheService()
{
    QVERIFY_OK(settled(m_guard->arm(service(), 4 * GiB, killCommand())));
    QVERIFY(guardIsAlive());
    m_process.kill();
    QVERIFY(m_process.waitForFinished());
    QTRY_VERIFY(!guardIsAlive());
    QVERIFY(!report());
}

void TestGuard::isThereOnce()
{
    QVERIFY_OK(settled(m_guard->arm(service(), 4 * GiB, killCommand())));
    const qint64 first = guardPid();
    QVERIFY_OK(settled(m_guard->arm(service(), 4 * GiB, killCommand())));
    QCOMPARE(guardPid(), first);
    QVERIFY_OK(settled(m_guard->arm(service(), 6 * GiB, killCommand())));
    QVERIFY(guardPid() != first);
    QTRY_VERIFY(!QFile::exists(u"/proc/%1"_s.arg(first)));
    setMemory(5 * GiB);
    QTRY_COMPARE(m_process.state(), QProcess::NotRunning);
}

void TestGuard::disarms()
{
    QVERIFY_OK(settled(m_guard->disarm()));
    QVERIFY_OK(settled(m_guard->arm(service(), 4 * GiB, killCommand())));
    const qint64 pid = guardPid();
    QVERIFY_OK(settled(m_guard->disarm()));
    QTRY_VERIFY(!QFile::exists(u"/proc/%1"_s.arg(pid)));
    QCOMPARE(m_process.state(), QProcess::Running);
    QVERIFY_OK(settled(m_guard->disarm()));
}

/// Another service begins to load: whatever was guarded before, this is what must not freeze the node now.
void TestGuard::leavesItsPostForAnother()
{
    QProcess other;
    other.start(u"sleep"_s, {u"600"_s});
    QVERIFY(other.waitForStarted());
    QVERIFY_OK(settled(m_guard->arm(service(), 4 * GiB, killCommand())));
    const qint64 first = guardPid();
    Service second;
    second.id = u"process:r2"_s;
    second.pids = {other.processId()};
    QVERIFY_OK(settled(m_guard->arm(second, 4 * GiB, "kill -KILL " + QByteArray::number(other.processId()))));
    QVERIFY(guardPid() != first);
    QTRY_VERIFY(!QFile::exists(u"/proc/%1"_s.arg(first)));
    QVERIFY(guardIsAlive());
    setMemory(3 * GiB);
    QTRY_COMPARE(other.state(), QProcess::NotRunning);
    QTRY_VERIFY(settled(m_guard->report(u"process:r2"_s)).value_or(std::nullopt));
    QCOMPARE(m_process.state(), QProcess::Running);
    QVERIFY(!report());
}

/// A load has no limit, so the guard has none either; only one that cannot see the service's end goes by itself.
void TestGuard::livesAsLongAsTheService()
{
    QDir().mkpath(QDir::tempPath() + u"/post"_s);
    const auto start = [this](QProcess &guard, const QString &pid) {
        QProcess stat;
        stat.start(u"sh"_s,
                   {u"-c"_s,
                    QString::fromUtf8(nodeScriptText("process-common")) + u"\nlook_at \"$1\" && echo \"$start_time\""_s,
                    u"sh"_s, pid});
        stat.waitForFinished();
        const QString startTime = QString::fromLatin1(stat.readAllStandardOutput().trimmed());
        guard.setWorkingDirectory(QDir::tempPath() + u"/post"_s);
        guard.start(u"bash"_s, {u"-c"_s, QString::fromUtf8(nodeScriptText("guard")), u"guard"_s, u"process:r1"_s,
                                u"1"_s, pid, startTime.isEmpty() ? u"0"_s : startTime, u":"_s, m_meminfo, u"1"_s});
    };
    QProcess knows, doesNot;
    start(knows, QString::number(m_process.processId()));
    QVERIFY(knows.waitForStarted());
    QVERIFY(m_readings->waitFor(12)); // a second and more ticks than it would have had
    QCOMPARE(knows.state(), QProcess::Running);
    start(doesNot, u"0"_s);
    QTRY_COMPARE(doesNot.state(), QProcess::NotRunning);
    QCOMPARE(knows.state(), QProcess::Running);
    m_process.kill();
    m_process.waitForFinished();
    QTRY_COMPARE(knows.state(), QProcess::NotRunning);
}

void TestGuard::isArmedOnlyWhenItIs_data()
{
    QTest::addColumn<QByteArray>("missing");
    QTest::addColumn<QString>("says");
    QTest::newRow("no setsid") << QByteArray("setsid") << u"no setsid"_s;
    QTest::newRow("no nohup") << QByteArray("nohup") << u"did not start"_s;
    QTest::newRow("no memory to read") << QByteArray() << u"does not say how much memory"_s;
}

void TestGuard::isArmedOnlyWhenItIs()
{
    QFETCH(QByteArray, missing);
    QFETCH(QString, says);
    QVERIFY_OK(settled(m_guard->arm(service(), 4 * GiB, killCommand())));
    const qint64 earlier = guardPid();
    const QString tools = QDir::tempPath() + u"/tools"_s;
    QDir(tools).removeRecursively();
    QVERIFY(QDir().mkpath(tools));
    for (const QString &name : {u"sh"_s, u"bash"_s, u"cat"_s, u"wc"_s, u"mv"_s, u"rm"_s, u"mkdir"_s, u"mkfifo"_s,
                                u"flock"_s, u"grep"_s, u"sleep"_s, u"nohup"_s, u"setsid"_s, u"kill"_s})
        if (name.toLatin1() != missing)
            QVERIFY(QFile::link(QStandardPaths::findExecutable(name), tools + u'/' + name));
    if (missing.isEmpty())
        writeMeminfo("MemTotal: 1 kB\n");
    const QByteArray path = qgetenv("PATH");
    qputenv("PATH", tools.toLocal8Bit());
    const auto armed = settled(m_guard->arm(service(), 6 * GiB, killCommand()));
    qputenv("PATH", path);
    QVERIFY(!armed);
    QVERIFY2(armed.error().message.contains(says), qPrintable(armed.error().message));
    QTRY_VERIFY(!QFile::exists(u"/proc/%1"_s.arg(earlier))); // nor does the earlier one stand in for it unseen
    QCOMPARE(guardPid(), 0);
}

void TestGuard::saysThatItCouldNotStopTheService()
{
    const QString worksNow = QDir::tempPath() + u"/works"_s;
    QFile::remove(worksNow);
    const QByteArray kill = "[ -e '" + worksNow.toUtf8() + "' ] && " + killCommand();
    QVERIFY_OK(settled(m_guard->arm(service(), 4 * GiB, kill)));
    setMemory(3 * GiB);
    QTRY_VERIFY_WITH_TIMEOUT(problem().contains(u"could not stop it when only 3.0 GiB"_s), 30'000);
    QCOMPARE(m_process.state(), QProcess::Running);
    QVERIFY(guardIsAlive()); // it does not give up
    QFile works(worksNow);
    QVERIFY(works.open(QIODevice::WriteOnly));
    QTRY_COMPARE_WITH_TIMEOUT(m_process.state(), QProcess::NotRunning, 30'000);
    QTRY_VERIFY(report());
    QVERIFY(report()->text.contains(u"stopped it"_s));
}

/// The service ended while the guard's command did not work: it was not the guard.
void TestGuard::doesNotBoastOfWhatOthersDid()
{
    const QString tried = QDir::tempPath() + u"/tried"_s;
    QFile::remove(tried);
    QVERIFY_OK(settled(m_guard->arm(service(), 4 * GiB, ": >'" + tried.toUtf8() + "'; false")));
    setMemory(3 * GiB);
    QTRY_VERIFY(QFile::exists(tried));
    m_process.kill();
    QVERIFY(m_process.waitForFinished());
    QTRY_VERIFY(!guardIsAlive());
    QVERIFY(!report());
}

void TestGuard::worksWithoutBash()
{
    for (const QStringList &shell : {QStringList{u"dash"_s}, QStringList{u"busybox"_s, u"sh"_s}}) {
        QProcess service;
        service.start(u"sleep"_s, {u"600"_s});
        QVERIFY(service.waitForStarted());
        setMemory(3 * GiB);
        QProcess guard;
        guard.setWorkingDirectory(QDir::tempPath());
        const QString pid = QString::number(service.processId());
        guard.start(shell.first(),
                    shell.mid(1) + QStringList{u"-c"_s, QString::fromUtf8(nodeScriptText("guard")), u"guard"_s,
                                               u"process:r1"_s, QString::number(4 * GiB / KiB), u"0"_s, u"0"_s,
                                               u"kill -KILL "_s + pid, m_meminfo, u"60"_s});
        QTRY_COMPARE(service.state(), QProcess::NotRunning);
        QTRY_COMPARE(guard.state(), QProcess::NotRunning);
        QVERIFY(QFile::exists(QDir::tempPath() + u"/report"_s));
        QVERIFY(QFile::remove(QDir::tempPath() + u"/report"_s));
    }
}

void TestGuard::forgetsAReportOfAnEarlierLife()
{
    QVERIFY_OK(settled(m_guard->arm(service(), 4 * GiB, killCommand())));
    setMemory(3 * GiB);
    QTRY_VERIFY(report());
    QTRY_COMPARE(m_process.state(), QProcess::NotRunning);
    QTRY_VERIFY(!guardIsAlive());
    setMemory(60 * GiB);
    m_process.start(u"sleep"_s, {u"600"_s});
    QVERIFY(m_process.waitForStarted());
    QVERIFY_OK(settled(m_guard->arm(service(), 4 * GiB, killCommand())));
    QVERIFY(!report());
}

QTEST_GUILESS_MAIN(TestGuard)
#include "tst_guard.moc"
