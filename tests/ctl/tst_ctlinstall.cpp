// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/core/Json.h"
#include "tests/ctl/CtlRun.h"

#include <QTest>

using namespace kirikae;
using namespace Qt::StringLiterals;

/// `kirikaectl install` and `uninstall` on this machine, with the real kirikaed in a home of its own.
class TestCtlInstall : public QObject {
    Q_OBJECT
private slots:
    void cleanup() { onThisMachine({u"uninstall"_s}); }
    void theDemoNodeTakesNone();
    void aFileThatIsNoneIsABadInput();
    void whatIsInstalledIsUsedAndGoesAgain();

private:
    static CtlRun onThisMachine(const QStringList &words)
    {
        return runCtl(QStringList{u"--node"_s, u"local"_s, u"--json"_s} + words);
    }
    static Json json(const CtlRun &run) { return parseJson(run.lines().value(0)).value_or(Json()); }
};

void TestCtlInstall::theDemoNodeTakesNone()
{
    const CtlRun run = runCtl({u"--node"_s, u"demo"_s, u"install"_s});
    QVERIFY(run.status != 0);
    QVERIFY(run.errorOutput.contains("simulated"));
}

void TestCtlInstall::aFileThatIsNoneIsABadInput()
{
    const CtlRun run = onThisMachine({u"install"_s, u"--from"_s, u"/etc/passwd"_s});
    QCOMPARE(run.status, 2);
    QVERIFY(run.errorOutput.contains("/etc/passwd"));
}

void TestCtlInstall::whatIsInstalledIsUsedAndGoesAgain()
{
    const CtlRun installed = onThisMachine({u"install"_s, u"--from"_s, QStringLiteral(KIRIKAED)});
    QVERIFY2(installed.status == 0, installed.errorOutput.constData());
    const Json said = json(installed);
    QCOMPARE(boolAt(said, "done"), std::optional(true));
    QVERIFY(stringsAt(said, "steps").last().contains(u"answers"_s));
    const auto isThere = [] { return onThisMachine({u"status"_s}).output.contains("switch_survives_client"); };
    QVERIFY(isThere());
    QCOMPARE(onThisMachine({u"uninstall"_s}).status, 0);
    QVERIFY(!isThere());
    QCOMPARE(onThisMachine({u"uninstall"_s}).status, 3);
}

QTEST_GUILESS_MAIN(TestCtlInstall)
#include "tst_ctlinstall.moc"
