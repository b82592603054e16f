// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/host/LocalHost.h"
#include "tests/links/HostCases.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;
using namespace kirikae;

/// This machine keeps what Host promises.
class TestLocalHost : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void runs() { checkRun(m_host); }
    void keepsLimits() { checkRunLimits(m_host); }
    void streams() { checkStream(m_host); }
    void dialsUnix() { checkDialUnix(m_host); }
    void dialsTcp() { checkDialTcp(m_host); }
    void isAlwaysReachable();

private:
    LocalHost m_host;
};

void TestLocalHost::isAlwaysReachable()
{
    LocalHost host;
    QSignalSpy changed(&host, &Host::linkChanged);
    QVERIFY(host.link().kind == LinkState::Kind::Idle);
    host.open();
    QVERIFY(host.link().kind == LinkState::Kind::Connected);
    host.close();
    QVERIFY(host.link().kind == LinkState::Kind::Idle);
    QCOMPARE(changed.count(), 2);
}

QTEST_GUILESS_MAIN(TestLocalHost)
#include "tst_localhost.moc"
