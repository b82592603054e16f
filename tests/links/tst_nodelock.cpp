// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/ops/NodeScript.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTest>

#include <memory>
#include <vector>

using namespace kirikae;
using namespace Qt::StringLiterals;

/// The lock of the node's scripts, with the tools that a node may have.
class TestNodeLock : public QObject {
    Q_OBJECT

private slots:
    void init();
    void goesWithItsHolder_data() { cases(); }
    void goesWithItsHolder();
    void letsOneInAtATime_data() { cases(); }
    void letsOneInAtATime();
    void isNotTakenByANumberThatWasUsedAgain();

private:
    static void cases();
    /// A folder with nothing in it but these programs.
    void offer(const QString &flock) const;
    /// Runs sh code behind the prelude; $1 is something else than the lock's name, as in the scripts.
    [[nodiscard]] std::unique_ptr<QProcess> start(const QStringList &shell, const QByteArray &code) const;
    [[nodiscard]] static bool ends(QProcess &process, int exitCode);
    [[nodiscard]] QStringList files() const;

    QString m_folder;
};

void TestNodeLock::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_folder = QDir::tempPath() + u"/lock"_s;
    QDir(m_folder).removeRecursively();
    QVERIFY(QDir().mkpath(m_folder + u"/tools"_s));
}

void TestNodeLock::cases()
{
    QTest::addColumn<QStringList>("shell");
    QTest::addColumn<QString>("flock");
    for (const QStringList &shell :
         {QStringList{u"dash"_s}, QStringList{u"bash"_s}, QStringList{u"busybox"_s, u"sh"_s}}) {
        for (const QString &flock : {u"flock"_s, u"busybox"_s, u"none"_s})
            QTest::addRow("%s, %s", qPrintable(shell.first()), qPrintable(flock)) << shell << flock;
    }
}

void TestNodeLock::offer(const QString &flock) const
{
    const QString tools = m_folder + u"/tools/"_s;
    for (const QString &name : {u"cat"_s, u"sleep"_s, u"ln"_s, u"readlink"_s, u"mkdir"_s, u"rmdir"_s, u"rm"_s,
                                u"find"_s, u"mv"_s, u"dash"_s, u"bash"_s, u"busybox"_s})
        QVERIFY(QFile::link(QStandardPaths::findExecutable(name), tools + name));
    const QString real = QStandardPaths::findExecutable(u"flock"_s);
    if (flock == u"flock"_s)
        QVERIFY(QFile::link(real, tools + u"flock"_s));
    if (flock != u"busybox"_s)
        return;
    // BusyBox's own: it cannot wait, and Debian's BusyBox comes without it.
    QFile script(tools + u"flock"_s);
    QVERIFY(script.open(QIODevice::WriteOnly));
    script.write("#!/bin/sh\ncase $1 in\n-w | --help) echo 'Usage: flock [-sxun] FD | { FILE [-c] PROG ARGS }' >&2; "
                 "exit 1 ;;\nesac\nexec '" +
                 QFile::encodeName(real) + "' \"$@\"\n");
    QVERIFY(script.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
}

std::unique_ptr<QProcess> TestNodeLock::start(const QStringList &shell, const QByteArray &code) const
{
    auto process = std::make_unique<QProcess>();
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"PATH"_s, m_folder + u"/tools"_s);
    process->setProcessEnvironment(environment);
    process->setWorkingDirectory(m_folder);
    process->start(m_folder + u"/tools/"_s + shell.first(),
                   shell.mid(1) + QStringList{u"-c"_s, QString::fromUtf8(nodeScriptText("prelude") + code), u"script"_s,
                                              u"first argument"_s});
    return process;
}

bool TestNodeLock::ends(QProcess &process, int exitCode)
{
    return QTest::qWaitFor([&] { return process.state() == QProcess::NotRunning; }, 30'000) &&
           process.exitStatus() == QProcess::NormalExit && process.exitCode() == exitCode;
}

QStringList TestNodeLock::files() const
{
    QStringList names = QDir(m_folder).entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
    names.removeAll(u"tools"_s);
    return names;
}

void TestNodeLock::goesWithItsHolder()
{
    QFETCH(QStringList, shell);
    QFETCH(QString, flock);
    offer(flock);
    // One that ends by itself, also by the way out that an error takes.
    for (const int code : {0, 3}) {
        const auto holder = start(shell, "take_lock name || exit 9; exit " + QByteArray::number(code));
        QVERIFY2(ends(*holder, code), holder->readAllStandardError().constData());
    }
    QCOMPARE(files(), flock == u"none"_s ? QStringList() : QStringList{u"name"_s});
    // One that is killed.
    const auto killed = start(shell, "take_lock name || exit 9; : >held; while :; do sleep 0.05 9>&-; done");
    QTRY_VERIFY(QFile::exists(m_folder + u"/held"_s));
    const auto waiting = start(shell, "take_lock name || exit 9; : >next; rm -f held");
    QVERIFY(!QFile::exists(m_folder + u"/next"_s));
    killed->kill();
    QVERIFY(killed->waitForFinished());
    QVERIFY2(ends(*waiting, 0), waiting->readAllStandardError().constData());
    QVERIFY(QFile::exists(m_folder + u"/next"_s));
}

/// Many that read, wait and write: none may lose what another did.
void TestNodeLock::letsOneInAtATime()
{
    QFETCH(QStringList, shell);
    QFETCH(QString, flock);
    offer(flock);
    // Left behind by one that was killed long ago: the first to come clears it away, and only that.
    QVERIFY(QFile::link(u"999999999:1"_s, m_folder + u"/name.held"_s));
    std::vector<std::unique_ptr<QProcess>> all;
    for (int i = 0; i < 8; ++i)
        all.push_back(
            start(shell, "take_lock name || exit 9\nread -r n <sum || n=0\nsleep 0.02\necho $((n + 1)) >sum"));
    for (const auto &one : all)
        QVERIFY2(ends(*one, 0), one->readAllStandardError().constData());
    QFile sum(m_folder + u"/sum"_s);
    QVERIFY(sum.open(QIODevice::ReadOnly));
    QCOMPARE(sum.readAll(), QByteArray("8\n"));
}

void TestNodeLock::isNotTakenByANumberThatWasUsedAgain()
{
    offer(u"none"_s);
    const QByteArray own = QByteArray::number(QCoreApplication::applicationPid());
    QVERIFY(QFile::link(QString::fromLatin1(own) + u":1"_s, m_folder + u"/name.held"_s));
    const auto other = start({u"dash"_s}, "take_lock name");
    QVERIFY2(ends(*other, 0), other->readAllStandardError().constData());
    // and a folder of the kind of lock that stood here before does not matter
    QVERIFY(QDir().mkpath(m_folder + u"/name.d"_s));
    const auto next = start({u"dash"_s}, "take_lock name");
    QVERIFY2(ends(*next, 0), next->readAllStandardError().constData());
}

QTEST_GUILESS_MAIN(TestNodeLock)
#include "tst_nodelock.moc"
