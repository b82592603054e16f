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
#include <QTest>

using namespace kirikae;
using namespace Qt::StringLiterals;

/// The guard on a real node whose memory is a file.
class TestGuard : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void killsBelowTheFloorAndSaysWhy();
    void onlyTwoReadingsInARowCount();
    void killsWhenMemoryFallsFast();
    void leavesAloneWhatHasRoom();
    void countsWhatOnlyTheKernelMayUse();
    void endsWithTheService();
    void isThereOnce();
    void disarms();
    void worksWithoutBash();
    void forgetsAReportOfAnEarlierLife();

private:
    void setMemory(Bytes available, Bytes cmaFree = 0) const;
    [[nodiscard]] Service service() const;
    [[nodiscard]] QByteArray killCommand() const { return "kill -KILL " + QByteArray::number(m_process.processId()); }
    [[nodiscard]] std::optional<GuardReport> report();
    [[nodiscard]] qint64 guardPid() const;
    [[nodiscard]] bool guardIsAlive() const;

    LocalHost m_host;
    QString m_meminfo;
    std::unique_ptr<Guard> m_guard;
    QProcess m_process;
};

void TestGuard::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_host.open();
    QDir(qEnvironmentVariable("XDG_STATE_HOME") + u"/kirikae"_s).removeRecursively();
    m_meminfo = QDir::tempPath() + u"/meminfo"_s;
    setMemory(60 * GiB);
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

void TestGuard::setMemory(Bytes available, Bytes cmaFree) const
{
    QSaveFile file(m_meminfo);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("MemTotal:       127600748 kB\nMemFree:        1000 kB\nMemAvailable:   " +
               QByteArray::number(available / KiB) +
               " kB\nCmaTotal:         131072 kB\nCmaFree:        " + QByteArray::number(cmaFree / KiB) + " kB\n");
    QVERIFY(file.commit());
}

Service TestGuard::service() const
{
    Service found;
    found.id = u"process:r1"_s;
    found.pids = {m_process.processId()};
    return found;
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

void TestGuard::onlyTwoReadingsInARowCount()
{
    QVERIFY_OK(settled(m_guard->arm(service(), 4 * GiB, killCommand())));
    // Readings without the number must not count as no memory.
    QFile file(m_meminfo);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("MemTotal: 1 kB\n");
    file.close();
    QTest::qWait(1'000);
    QVERIFY(QFile::remove(m_meminfo));
    QTest::qWait(700);
    QCOMPARE(m_process.state(), QProcess::Running);
    QVERIFY(guardIsAlive());
    QVERIFY(!report());
}

void TestGuard::killsWhenMemoryFallsFast()
{
    setMemory(8 * GiB);
    QVERIFY_OK(settled(m_guard->arm(service(), 4 * GiB, killCommand())));
    QTest::qWait(1'000);
    setMemory(5 * GiB);
    QTRY_COMPARE(m_process.state(), QProcess::NotRunning);
    QTRY_VERIFY(report());
    QVERIFY(report()->text.contains(u"going fast"_s));
}

void TestGuard::leavesAloneWhatHasRoom()
{
    QVERIFY_OK(settled(m_guard->arm(service(), 4 * GiB, killCommand())));
    setMemory(20 * GiB); // falls fast, but there is room
    QTest::qWait(1'000);
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
    setMemory(1 * GiB);
    QTest::qWait(1'000);
    QCOMPARE(m_process.state(), QProcess::Running);
    QVERIFY_OK(settled(m_guard->disarm()));
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
