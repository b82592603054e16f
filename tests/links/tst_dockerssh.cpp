// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/engine/DockerEngine.h"
#include "tests/links/SshPair.h"
#include "tests/support/DockerBench.h"
#include "tests/support/Settled.h"

#include <QRegularExpression>
#include <QSignalSpy>

using namespace kirikae;
using namespace std::chrono_literals;
using namespace Qt::StringLiterals;

/// The container engine at the far end of a real sshd: through a forwarded socket, and through a command where the
/// server forbids that.
class DockerSshTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        const QString problem = m_bench.start();
        QVERIFY2(problem.isEmpty(), qPrintable(problem));
    }
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void cleanup()
    {
        m_engine.reset();
        m_pair = SshPair();
        m_bench.clean();
    }

    void runsAServiceThroughAForwardedSocket();
    void readsTheWholeLogThoughTheLinkBreaks();
    void runsAServiceWhereForwardingIsForbidden();

private:
    void connectTo(const QByteArrayList &serverLines);

    DockerBench m_bench;
    SshPair m_pair;
    std::unique_ptr<DockerEngine> m_engine;
};

void DockerSshTest::connectTo(const QByteArrayList &serverLines)
{
    SshServer::Options options;
    options.config = serverLines + QByteArrayList{"SetEnv DOCKER_HOST=" + m_bench.server().dockerHost().toUtf8()};
    QVERIFY(m_pair.startServer(options));
    SshTimeouts quick;
    quick.firstRetry = 100ms;
    quick.lastRetry = 400ms;
    SshHost &host = m_pair.connect(u"127.0.0.1"_s, quick);
    QVERIFY2(waitForLink(host, LinkState::Kind::Connected), qPrintable(m_pair.report()));
    m_engine = std::make_unique<DockerEngine>(host);
    // As HostOps does it: the engine is looked for each time the link is there.
    connect(&host, &Host::linkChanged, m_engine.get(), [this](const LinkState &link) {
        if (link.kind == LinkState::Kind::Connected)
            whenDone(m_engine->attach(), this, [](const Result<QString> &) {});
    });
    const auto attached = settled(m_engine->attach());
    QVERIFY_OK(attached);
    QVERIFY(attached->startsWith(u"Docker "_s));
}

void DockerSshTest::runsAServiceThroughAForwardedSocket()
{
    connectTo({});
    QCOMPARE(m_engine->socketPath(), m_bench.server().socketPath());
    const auto id = settled(m_engine->start(DockerBench::scriptSpec(DockerBench::endlessScript())));
    QVERIFY_OK(id);
    QSignalSpy changed(m_engine.get(), &ContainerEngine::servicesChanged);
    QVERIFY_OK(settled(m_engine->stop(*id, 5s)));
    QTRY_VERIFY(!changed.isEmpty());
    const auto services = settled(m_engine->services());
    QVERIFY_OK(services);
    QCOMPARE(services->size(), 1);
    QCOMPARE(services->first().exitCode.value_or(-1), 7);
    QVERIFY_OK(settled(m_engine->remove(*id)));
}

void DockerSshTest::readsTheWholeLogThoughTheLinkBreaks()
{
    connectTo({});
    const auto id = settled(m_engine->start(DockerBench::scriptSpec(
        u"i=0; while [ $i -lt 1000 ]; do i=$((i+1)); echo $i; [ $((i % 10)) = 0 ] && sleep 0.02; done"_s)));
    QVERIFY_OK(id);
    const auto feed = m_engine->follow(*id, {});
    QList<int> numbers;
    connect(feed.get(), &LogFeed::linesAdded, this, [&numbers](const QList<LogLine> &lines) {
        for (const LogLine &line : lines)
            numbers.append(line.text.toInt());
    });
    QSignalSpy ended(feed.get(), &LogFeed::ended);
    for (int cut = 0; cut < 3 && ended.isEmpty(); ++cut) {
        const qsizetype seen = numbers.size();
        QTRY_VERIFY(numbers.size() > seen + 50 || !ended.isEmpty());
        m_pair.server->cutConnections();
    }
    QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 30'000);
    QVERIFY(!ended.first().first().value<std::optional<Error>>());
    QCOMPARE(numbers.size(), 1000);
    for (int i = 0; i < numbers.size(); ++i)
        QCOMPARE(numbers.at(i), i + 1);
}

void DockerSshTest::runsAServiceWhereForwardingIsForbidden()
{
    connectTo({"AllowStreamLocalForwarding no"});
    const auto id = settled(m_engine->start(DockerBench::scriptSpec(u"echo by command"_s)));
    QVERIFY_OK(id);
    const auto feed = m_engine->follow(*id, {});
    QSignalSpy added(feed.get(), &LogFeed::linesAdded);
    QSignalSpy ended(feed.get(), &LogFeed::ended);
    QVERIFY(ended.wait(20'000));
    QCOMPARE(added.first().first().value<QList<LogLine>>().first().text, QByteArray("by command"));
    QVERIFY_OK(settled(m_engine->remove(*id)));
}

QTEST_GUILESS_MAIN(DockerSshTest)
#include "tst_dockerssh.moc"
