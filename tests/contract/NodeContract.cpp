// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/contract/NodeContract.h"

#include "tests/support/Settled.h"

#include <QRegularExpression>
#include <QSignalSpy>

#include <algorithm>
#include <cmath>

namespace kirikae {

namespace {

constexpr int patienceMs = 30'000;
const auto slot = QStringLiteral("main");

// Runs the event loop until `isTrue`, looking whenever the node says something.
bool until(Node &node, const std::function<bool()> &isTrue)
{
    QEventLoop loop;
    QTimer deadline;
    deadline.setSingleShot(true);
    QTimer looks;
    const auto look = [&] {
        if (isTrue())
            loop.quit();
    };
    QObject::connect(&node, &Node::stateChanged, &loop, look);
    QObject::connect(&looks, &QTimer::timeout, &loop, look);
    QObject::connect(&deadline, &QTimer::timeout, &loop, &QEventLoop::quit);
    looks.start(20);
    deadline.start(patienceMs);
    if (!isTrue())
        loop.exec();
    return isTrue();
}

SwitchRequest requestFor(const QString &profileId)
{
    SwitchRequest request;
    request.profileId = profileId;
    request.requestedBy = QStringLiteral("tester@workstation");
    return request;
}

QByteArray told(const std::optional<SwitchRecord> &record)
{
    return record ? recordToJson(*record) : QByteArray("the switch did not end");
}

} // namespace

void NodeContract::init()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
    m_rig = m_makeRig();
    m_rig->node().open();
    QVERIFY(until(m_rig->node(), [this] { return state().loaded && state().memory; }));
    QVERIFY(m_rig->prepare());
    QVERIFY(until(m_rig->node(), [this] { return state().serviceInSlot(slot) && !state().activeSwitch; }));
    QCOMPARE(state().serviceInSlot(slot)->profileId, m_rig->first());
}

void NodeContract::cleanup()
{
    m_rig.reset();
}

const Service NodeContract::firstService() const
{
    const NodeState now = state();
    const Service *service = now.serviceInSlot(slot);
    return service != nullptr ? *service : Service();
}

QString NodeContract::startSwitch(const QString &profileId)
{
    return settled(m_rig->node().startSwitch(requestFor(profileId))).value_or(QString());
}

std::optional<SwitchRecord> NodeContract::recordOf(const QString &switchId)
{
    const auto isOver = [&] {
        return state().lastSwitch && state().lastSwitch->id == switchId && !state().activeSwitch;
    };
    return until(m_rig->node(), isOver) ? state().lastSwitch : std::nullopt;
}

void NodeContract::atStage(SwitchProgress::Stage stage, std::function<void(const SwitchProgress &)> act)
{
    auto *once = new QObject(&m_rig->node());
    connect(&m_rig->node(), &Node::stateChanged, once, [once, stage, act](const NodeState &now) {
        if (now.activeSwitch && now.activeSwitch->stage == stage) {
            once->disconnect();
            once->deleteLater();
            QObject::disconnect(qobject_cast<Node *>(once->parent()), nullptr, once, nullptr);
            act(*now.activeSwitch);
        }
    });
}

void NodeContract::snapshotArrives()
{
    const NodeState now = state();
    QCOMPARE(now.link.kind, LinkState::Kind::Connected);
    QVERIFY(!now.facts.hostName.isEmpty());
    for (const QString &id : {m_rig->first(), m_rig->second(), m_rig->broken(), m_rig->impossible()})
        QVERIFY2(now.profile(id) != nullptr, qPrintable(id));
    QVERIFY(!now.pools.isEmpty());
    for (const Pool &pool : now.pools) {
        Bytes sum = 0;
        for (const PoolSegment &segment : pool.segments)
            sum += segment.bytes;
        QCOMPARE(sum, pool.total);
    }
    QCOMPARE(now.profile(m_rig->first())->runningService, now.serviceInSlot(slot)->id);
}

void NodeContract::planTouchesNothing()
{
    const Service before = firstService();
    const auto plan = settled(m_rig->node().plan(requestFor(m_rig->second())));
    QVERIFY_OK(plan);
    QVERIFY(!plan->isBlocked());
    QVERIFY(plan->outgoing);
    QCOMPARE(plan->outgoing->id, before.id);
    QVERIFY(!plan->command.isEmpty());
    QCOMPARE(firstService().startedMs, before.startedMs);
    QVERIFY(!state().activeSwitch);
}

void NodeContract::switchSucceeds()
{
    const Service before = firstService();
    const auto recordsBefore = settled(m_rig->node().history(100));
    QVERIFY_OK(recordsBefore);
    double lastFraction = 0;
    bool hasGoneBack = false;
    connect(&m_rig->node(), &Node::stateChanged, this, [&](const NodeState &now) {
        if (!now.activeSwitch)
            return;
        hasGoneBack = hasGoneBack || now.activeSwitch->fraction < lastFraction;
        lastFraction = now.activeSwitch->fraction;
    });
    const QString id = startSwitch(m_rig->second());
    QVERIFY(!id.isEmpty());
    const auto record = recordOf(id);
    disconnect(&m_rig->node(), nullptr, this, nullptr);
    QVERIFY2(record && record->outcome == Outcome::Ready, told(record).constData());
    QVERIFY(!hasGoneBack);
    double sum = 0;
    for (const PhaseTime &phase : record->phases)
        sum += phase.seconds;
    QVERIFY2(std::abs(sum - record->totalSeconds) < 0.0015, told(record).constData());
    QCOMPARE(record->previousProfileId, m_rig->first());
    QVERIFY(until(m_rig->node(), [this] { return firstService().profileId == m_rig->second(); }));
    QVERIFY(firstService().id != before.id);
    const auto records = settled(m_rig->node().history(100));
    QVERIFY_OK(records);
    QCOMPARE(records->size(), recordsBefore->size() + 1);
    QCOMPARE(records->last().id, id);
    const auto answer = settled(m_rig->node().chat(firstService().id, QStringLiteral("Say hello.")));
    QVERIFY_OK(answer);
    QVERIFY(!answer->text.isEmpty());
}

void NodeContract::refusalTouchesNothing()
{
    const Service before = firstService();
    const QString id = startSwitch(m_rig->impossible());
    QVERIFY(!id.isEmpty());
    const auto record = recordOf(id);
    QVERIFY2(record && record->outcome == Outcome::Refused, told(record).constData());
    QVERIFY(record->error);
    QVERIFY(!record->error->message.isEmpty());
    QCOMPARE(firstService().id, before.id);
    QCOMPARE(firstService().startedMs, before.startedMs);
    QVERIFY(firstService().isRunning());
}

void NodeContract::failedLoadBringsThePreviousBack()
{
    const QString id = startSwitch(m_rig->broken());
    QVERIFY(!id.isEmpty());
    const auto record = recordOf(id);
    QVERIFY2(record && record->outcome == Outcome::FailedRestored, told(record).constData());
    QVERIFY(record->failure);
    QVERIFY(!record->failure->cause.isEmpty());
    QVERIFY(record->restoreSeconds);
    QVERIFY(until(m_rig->node(), [this] { return firstService().profileId == m_rig->first(); }));
    QVERIFY_OK(settled(m_rig->node().chat(firstService().id, QStringLiteral("Say hello."))));
}

void NodeContract::failedRestoreLeavesNothingRunning()
{
    m_rig->breakEveryStart();
    const QString id = startSwitch(m_rig->second());
    QVERIFY(!id.isEmpty());
    const auto record = recordOf(id);
    QVERIFY2(record && record->outcome == Outcome::FailedStopped, told(record).constData());
    QVERIFY(until(m_rig->node(), [this] { return state().serviceInSlot(slot) == nullptr; }));
}

void NodeContract::cancelBeforeTheStopTouchesNothing()
{
    const Service before = firstService();
    const QString id = startSwitch(m_rig->second());
    QVERIFY(!id.isEmpty());
    QVERIFY_OK(settled(m_rig->node().cancelSwitch(id)));
    const auto record = recordOf(id);
    QVERIFY2(record && record->outcome == Outcome::Cancelled, told(record).constData());
    QCOMPARE(firstService().id, before.id);
    QCOMPARE(firstService().startedMs, before.startedMs);
}

void NodeContract::cancelAfterTheStopBringsThePreviousBack()
{
    atStage(SwitchProgress::Stage::Loading,
            [this](const SwitchProgress &progress) { m_rig->node().cancelSwitch(progress.switchId); });
    const QString id = startSwitch(m_rig->second());
    QVERIFY(!id.isEmpty());
    const auto record = recordOf(id);
    QVERIFY2(record && record->outcome == Outcome::Cancelled, told(record).constData());
    QVERIFY(until(m_rig->node(), [this] { return firstService().profileId == m_rig->first(); }));
    QVERIFY_OK(settled(m_rig->node().chat(firstService().id, QStringLiteral("Say hello."))));
}

void NodeContract::secondSwitchIsBusy()
{
    const QString id = startSwitch(m_rig->second());
    QVERIFY(!id.isEmpty());
    const auto again = settled(m_rig->node().startSwitch(requestFor(m_rig->broken())));
    QVERIFY(!again);
    QCOMPARE(again.error().code, Error::Code::Busy);
    QVERIFY(!again.error().message.isEmpty());
    const auto record = recordOf(id);
    QVERIFY2(record && record->outcome == Outcome::Ready, told(record).constData());
}

void NodeContract::linkDropsAndReturns()
{
    bool wasLost = false;
    connect(&m_rig->node(), &Node::stateChanged, this, [&wasLost](const NodeState &now) {
        wasLost = wasLost || (now.activeSwitch && now.activeSwitch->linkLost);
    });
    atStage(SwitchProgress::Stage::Loading, [this](const SwitchProgress &) { m_rig->cutLink(); });
    const QString id = startSwitch(m_rig->second());
    QVERIFY(!id.isEmpty());
    const auto record = recordOf(id);
    disconnect(&m_rig->node(), nullptr, this, nullptr);
    QVERIFY2(record && record->outcome == Outcome::Ready, told(record).constData());
    QVERIFY(wasLost);
    double sum = 0;
    for (const PhaseTime &phase : record->phases)
        sum += phase.seconds;
    QVERIFY(std::abs(sum - record->totalSeconds) < 0.0015);
}

void NodeContract::eventsHaveNoGaps()
{
    QSignalSpy added(&m_rig->node(), &Node::eventAdded);
    const QString id = startSwitch(m_rig->second());
    QVERIFY(!id.isEmpty());
    QVERIFY(recordOf(id));
    const QList<Event> events = m_rig->node().events(0);
    QVERIFY(events.size() > 2);
    for (qsizetype i = 0; i < events.size(); ++i)
        QCOMPARE(events.at(i).number, quint64(i + 1));
    QVERIFY(!added.isEmpty());
    const auto first = added.first().first().value<Event>();
    QCOMPARE(m_rig->node().events(first.number - 1).first(), first);
}

void NodeContract::logResumesWithoutDoubles()
{
    const ServiceId service = firstService().id;
    QList<LogLine> whole;
    const auto all = m_rig->node().openLog(service, {});
    connect(all.get(), &LogFeed::linesAdded, this, [&whole](const QList<LogLine> &lines) { whole += lines; });
    QVERIFY(until(m_rig->node(), [&whole] { return whole.size() > 3; }));
    LogCursor cursor;
    for (const LogLine &line : whole.first(whole.size() / 2))
        cursor.pass(line);
    QList<LogLine> rest;
    const auto second = m_rig->node().openLog(service, cursor);
    connect(second.get(), &LogFeed::linesAdded, this, [&rest](const QList<LogLine> &lines) { rest += lines; });
    QVERIFY(until(m_rig->node(), [&] { return rest.size() >= whole.size() - whole.size() / 2; }));
    QCOMPARE(rest, whole.mid(whole.size() / 2));
    m_rig->cutLink();
    QVERIFY(until(m_rig->node(), [this] { return state().link.kind != LinkState::Kind::Connected; }));
    QVERIFY(until(m_rig->node(), [this] { return state().link.kind == LinkState::Kind::Connected && state().loaded; }));
    const qsizetype before = whole.size();
    QVERIFY_OK(settled(m_rig->node().stopService(service))); // its last words are news
    QVERIFY(until(m_rig->node(), [&] { return whole.size() > before; }));
    for (qsizetype i = 1; i < whole.size(); ++i)
        QVERIFY(whole.at(i).timeNs >= whole.at(i - 1).timeNs);
    QCOMPARE(std::count(whole.begin(), whole.end(), whole.first()), 1);
}

} // namespace kirikae
