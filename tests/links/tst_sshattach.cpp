// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/host/HostView.h"
#include "app/links/ops/HostOps.h"
#include "tests/links/SshPair.h"

#include <QRegularExpression>

#include <algorithm>

using namespace kirikae;
using namespace Qt::StringLiterals;

namespace {

/// Remembers what was begun on the host.
class CountingView : public HostView {
public:
    using HostView::HostView;
    Pending<RunOutput> run(const Argv &argv, const RunLimits &limits) override
    {
        names += argv.value(3);
        return HostView::run(argv, limits);
    }
    std::unique_ptr<CommandStream> stream(const Argv &argv) override
    {
        names += argv.value(3);
        return HostView::stream(argv);
    }
    [[nodiscard]] qsizetype count(const char *script) const { return names.count(QByteArray("kirikae-") + script); }

    QByteArrayList names; ///< "kirikae-memory-start" and so on
};

} // namespace

/// How often a node over SSH is attached to: once per connection.
class TestSshAttach : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void aRoundTripIsNoConnection();
};

void TestSshAttach::aRoundTripIsNoConnection()
{
    SshPair pair;
    QVERIFY(pair.startServer());
    SshTimeouts timeouts;
    timeouts.latencyStep = Milliseconds(100);
    timeouts.firstRetry = Milliseconds(100);
    pair.connect(u"127.0.0.1"_s, timeouts);
    const std::shared_ptr<Host> ssh = std::move(pair.host);
    auto counting = std::make_unique<CountingView>(ssh);
    CountingView &view = *counting;
    HostOps ops(std::move(counting));
    int measured = 0;
    connect(&view, &Host::linkChanged, this,
            [&](const LinkState &link) { measured += link.kind == LinkState::Kind::Connected && link.latencyMs; });
    QSignalSpy changed(&ops, &NodeOps::linkChanged);
    QSignalSpy sampled(&ops, &NodeOps::memorySampled);
    ops.openLink();
    QTRY_COMPARE_WITH_TIMEOUT(ops.link().kind, LinkState::Kind::Connected, 20'000);
    QVERIFY_OK(settled(ops.facts()));
    const QByteArrayList once = view.names;
    measured = 0;
    QTRY_VERIFY_WITH_TIMEOUT(measured >= 5, 20'000);
    QTRY_VERIFY(!sampled.isEmpty());
    QCOMPARE(view.names, once);
    QCOMPARE(view.count("memory-start"), 1);
    QCOMPARE(view.count("process-watch"), 1);
    QVERIFY(ops.link().latencyMs); // it is told all the same
    QVERIFY(changed.size() > measured);

    pair.server->cutConnections();
    QTRY_VERIFY(ops.link().kind != LinkState::Kind::Connected);
    QTRY_COMPARE_WITH_TIMEOUT(ops.link().kind, LinkState::Kind::Connected, 20'000);
    sampled.clear();
    QTRY_VERIFY(!sampled.isEmpty());
    QCOMPARE(view.count("memory-start"), 2);
}

QTEST_GUILESS_MAIN(TestSshAttach)
#include "tst_sshattach.moc"
