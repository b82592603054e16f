// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/daemon/DaemonNode.h"
#include "app/links/host/LocalHost.h"
#include "tests/contract/StandinRig.h"
#include "tests/daemon/DaemonProcess.h"
#include "tests/e2e/NodeWatch.h"
#include "tests/support/ScriptedAsker.h"
#include "tests/support/Settled.h"

#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>

using namespace kirikae;
using namespace Qt::StringLiterals;
using Stage = SwitchProgress::Stage;

namespace {

/// kirikaed as a program on this machine, and its client here.
class ProgramRig : public StandinRig {
public:
    ProgramRig()
        : m_daemon(filePath(u"run"_s), {})
    {
        QDir().mkpath(filePath(u"run"_s));
        pretendUnifiedMemory();
        m_host.open();
        DaemonDoor door;
        door.dial = [this] { return m_host.dial({m_daemon.socketPath().toUtf8(), {}, 0}); };
        door.text = u"kirikaed"_s;
        if (!m_daemon.start())
            qFatal("kirikaed does not start");
        m_node = std::make_unique<DaemonNode>(u"here"_s, door, m_asker);
        m_node->open();
    }
    ~ProgramRig() override { stopServices(); }

    Node &node() override { return *m_node; }
    void cutLink() override { m_daemon.kill(); }
    DaemonProcess &daemon() { return m_daemon; }

    /// Whether the guard's process lives: it is named in the node's state folder.
    [[nodiscard]] static bool isGuardAlive()
    {
        QFile armed(qEnvironmentVariable("XDG_STATE_HOME") + u"/kirikae/guard/armed"_s);
        if (!armed.open(QIODevice::ReadOnly))
            return false;
        return QFileInfo::exists(u"/proc/"_s + QString::fromLatin1(armed.readLine().split(' ').first()));
    }

private:
    /// A GPU of the kind that shares the machine's memory: only there a guard watches.
    void pretendUnifiedMemory() const
    {
        QFile program(filePath(u"run/nvidia-smi"_s));
        if (!program.open(QIODevice::WriteOnly))
            qFatal("the folder of the test cannot be written");
        program.write(
            "#!/bin/sh\ncase $* in *query-gpu*) echo 'NVIDIA GB10, 580.95.05, [N/A], [N/A], [N/A], [N/A], 0, 40, 10'"
            ";; esac\n");
        program.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        qputenv("PATH", filePath(u"run"_s).toLocal8Bit() + ':' + qgetenv("PATH"));
    }

    DaemonProcess m_daemon;
    LocalHost m_host;
    ScriptedAsker m_asker;
    std::unique_ptr<DaemonNode> m_node;
};

} // namespace

/// kirikaed is killed in every step of a switch and started again. The switch ends as it would have, and what the
/// record says is what runs.
class tst_DaemonKilled : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void aKilledDaemonIsTakenUpAgain_data();
    void aKilledDaemonIsTakenUpAgain();
    void theWayBackIsTakenUpToo();
    void atAnyMoment_data();
    void atAnyMoment();
    void aSecondDaemonIsRefused();

private:
    [[nodiscard]] QString runningProfile() const;
    [[nodiscard]] bool isConnected() const;
    /// What happened last, for a test that fails.
    [[nodiscard]] QByteArray story();

    std::unique_ptr<ProgramRig> m_rig;
};

void tst_DaemonKilled::initTestCase()
{
    m_rig = std::make_unique<ProgramRig>();
    QTRY_VERIFY_WITH_TIMEOUT(isConnected(), 20'000);
    QVERIFY(m_rig->prepare());
    QTRY_COMPARE_WITH_TIMEOUT(runningProfile(), m_rig->first(), 20'000);
    QTRY_VERIFY_WITH_TIMEOUT(!m_rig->node().state().activeSwitch, 20'000);
}

bool tst_DaemonKilled::isConnected() const
{
    const NodeState state = m_rig->node().state();
    return state.link.kind == LinkState::Kind::Connected && state.loaded;
}

QByteArray tst_DaemonKilled::story()
{
    const NodeState state = m_rig->node().state();
    QStringList lines{u"link %1, loaded %2, other switch \"%3\""_s.arg(int(state.link.kind))
                          .arg(state.loaded)
                          .arg(state.otherSwitch)};
    const QList<Event> events = m_rig->node().events(0);
    for (const Event &event : events.last(std::min<qsizetype>(8, events.size())))
        lines.append(event.text);
    const QByteArray seenThere = m_rig->daemon().send("GET", "/v1/state").body;
    return lines.join(u'\n').toUtf8() + '\n' + m_rig->daemon().output() + seenThere.left(600);
}

QString tst_DaemonKilled::runningProfile() const
{
    const NodeState state = m_rig->node().state();
    const Service *service = state.serviceInSlot(u"main"_s);
    return service ? service->profileId : QString();
}

void tst_DaemonKilled::aKilledDaemonIsTakenUpAgain_data()
{
    QTest::addColumn<int>("stage");
    QTest::newRow("preflight") << int(Stage::Preflight);
    QTest::newRow("stopping") << int(Stage::Stopping);
    QTest::newRow("memory back") << int(Stage::MemoryBack);
    QTest::newRow("starting") << int(Stage::Starting);
    QTest::newRow("loading") << int(Stage::Loading);
    QTest::newRow("verifying") << int(Stage::Verifying);
    QTest::newRow("settling") << int(Stage::Settling);
}

void tst_DaemonKilled::aKilledDaemonIsTakenUpAgain()
{
    QFETCH(const int, stage);
    const QString target = runningProfile() == m_rig->first() ? m_rig->second() : m_rig->first();
    NodeWatch watch(m_rig->node());
    int kills = 0;
    bool isGuarded = true;
    watch.onStage = [&](Stage reached) {
        if (int(reached) != stage)
            return;
        m_rig->daemon().kill();
        ++kills;
        if (reached == Stage::Loading)
            isGuarded = ProgramRig::isGuardAlive();
        QTimer::singleShot(300, &watch, [this] { QVERIFY(m_rig->daemon().start()); });
    };
    const auto id = watch.start(target);
    QVERIFY_OK(id);
    QTRY_COMPARE_WITH_TIMEOUT(kills, 1, 20'000);
    QVERIFY(isGuarded);
    const auto record = watch.waitForEnd(*id);
    QVERIFY2(record && record->outcome == Outcome::Ready, story().constData());
    QTRY_VERIFY_WITH_TIMEOUT(isConnected(), 20'000);
    QTRY_COMPARE_WITH_TIMEOUT(runningProfile(), target, 10'000);
    const NodeState state = m_rig->node().state();
    QCOMPARE(std::count_if(state.services.begin(), state.services.end(),
                           [](const Service &service) { return !service.foreign && service.isRunning(); }),
             1);
}

void tst_DaemonKilled::theWayBackIsTakenUpToo()
{
    const QString before = runningProfile();
    NodeWatch watch(m_rig->node());
    int kills = 0;
    watch.onStage = [&](Stage reached) {
        if (reached != Stage::RollingBack)
            return;
        m_rig->daemon().kill();
        ++kills;
        QTimer::singleShot(300, &watch, [this] { QVERIFY(m_rig->daemon().start()); });
    };
    const auto record = watch.switchTo(m_rig->broken());
    QVERIFY2(record, story().constData());
    QCOMPARE(kills, 1);
    QCOMPARE(outcomeId(record->outcome), outcomeId(Outcome::FailedRestored));
    QTRY_COMPARE_WITH_TIMEOUT(runningProfile(), before, 20'000);
}

void tst_DaemonKilled::atAnyMoment_data()
{
    QTest::addColumn<quint32>("seed");
    for (int i = 0; i < 6; ++i) {
        const quint32 seed = QRandomGenerator::global()->generate();
        QTest::addRow("seed %u", seed) << seed;
    }
}

/// Whenever it happens: in the end one model runs, the one that was asked for or the one before.
void tst_DaemonKilled::atAnyMoment()
{
    QFETCH(const quint32, seed);
    QRandomGenerator dice(seed);
    const QString before = runningProfile();
    const QString good = before == m_rig->first() ? m_rig->second() : m_rig->first();
    const QString target = dice.bounded(2) == 0 ? good : m_rig->broken();
    NodeWatch watch(m_rig->node());
    const auto id = watch.start(target);
    QVERIFY_OK(id);
    QTest::qWait(dice.bounded(4000));
    m_rig->daemon().kill();
    QTest::qWait(dice.bounded(300));
    QVERIFY(m_rig->daemon().start());
    QTRY_VERIFY_WITH_TIMEOUT(!isConnected(), 20'000);
    const auto isOver = [this] { return isConnected() && !m_rig->node().state().activeSwitch; };
    QTRY_VERIFY2_WITH_TIMEOUT(isOver() && !runningProfile().isEmpty(), story().constData(), 30'000);
    const QString now = runningProfile();
    QVERIFY2(now == before || now == good, story().constData());
    QTRY_COMPARE_WITH_TIMEOUT(m_rig->node().state().otherSwitch, QString(), 20'000);
    const NodeState state = m_rig->node().state();
    QCOMPARE(std::count_if(state.services.begin(), state.services.end(),
                           [](const Service &service) { return !service.foreign && service.isRunning(); }),
             1);
}

void tst_DaemonKilled::aSecondDaemonIsRefused()
{
    QTemporaryDir folder;
    DaemonProcess second(folder.path(), {});
    QVERIFY(!second.start());
    QVERIFY2(second.output().contains("runs already"), second.output().constData());
    QTRY_VERIFY(isConnected());
    QVERIFY2(m_rig->daemon().residentBytes() > 0, "the first one goes on");
    qInfo("kirikaed at rest: %.1f MiB", double(m_rig->daemon().residentBytes()) / MiB);
}

QTEST_GUILESS_MAIN(tst_DaemonKilled)
#include "tst_daemonkilled.moc"
