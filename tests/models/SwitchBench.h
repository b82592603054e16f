// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/node/DirectNode.h"
#include "models/startup/EngineRules.h"
#include "tests/models/SwitchScripts.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QTest>

// A node to switch, and ways to wait for it.
namespace kirikae {

/// Runs the event loop until `isDone`, in real time for at most half a minute.
template <class Done>
bool runUntil(Done isDone)
{
    QElapsedTimer patience;
    patience.start();
    while (!isDone() && patience.elapsed() < 30'000)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
    return isDone();
}

/// A node with profiles a (running), b and c.
struct Bench {
    explicit Bench(bool hasOutgoing = true)
    {
        auto owned = std::make_unique<ScriptedOps>();
        ops = owned.get();
        for (const char *id : {"a", "b", "c"})
            ops->addProfile(profileNamed(QLatin1String(id)));
        ops->script(u"b"_s, {goodVllm()});
        if (hasOutgoing)
            previous = ops->runAlready(u"a"_s);
        node = std::make_unique<DirectNode>(u"node"_s, std::move(owned), EngineRules::load({}, nullptr));
        QObject::connect(node.get(), &Node::stateChanged, node.get(), [this](const NodeState &state) {
            if (!state.activeSwitch)
                return;
            stages.append(state.activeSwitch->stage);
            fractions.append(state.activeSwitch->fraction);
            sentences.append(state.activeSwitch->sentence);
            sawLinkLost = sawLinkLost || state.activeSwitch->linkLost;
        });
        node->setPushInterval(std::chrono::milliseconds(0));
        node->open();
        isLoaded = runUntil([this] { return node->state().loaded && !node->state().pools.isEmpty(); });
    }

    Result<QString> ask(const QString &profileId, bool overrideMemory = false)
    {
        SwitchRequest request;
        request.profileId = profileId;
        request.requestedBy = u"anna@desk"_s;
        request.overrideMemory = overrideMemory;
        const auto pending = node->startSwitch(request);
        runUntil([&pending] { return pending.isFinished(); });
        if (pending.result())
            switchId = *pending.result();
        return pending.result();
    }
    /// The record of the switch that was asked for last. A switch without one fails the test: no outcome is invented.
    SwitchRecord ended()
    {
        const auto hasEnded = [this] { return node->state().lastSwitch && node->state().lastSwitch->id == switchId; };
        if (!runUntil(hasEnded)) {
            QTest::qFail("the switch has not ended", __FILE__, __LINE__);
            return SwitchRecord(Outcome::Unreachable);
        }
        return *node->state().lastSwitch;
    }
    SwitchRecord switchTo(const QString &profileId)
    {
        const auto id = ask(profileId);
        if (id)
            return ended();
        QTest::qFail(qPrintable(u"the switch was not begun: "_s + id.error().message), __FILE__, __LINE__);
        return SwitchRecord(Outcome::Unreachable);
    }
    bool waitForStage(SwitchProgress::Stage stage)
    {
        return runUntil(
            [this, stage] { return node->state().activeSwitch && node->state().activeSwitch->stage == stage; });
    }

    ScriptedOps *ops = nullptr;
    std::unique_ptr<DirectNode> node;
    ServiceId previous;
    QString switchId; ///< that was asked for last
    QList<SwitchProgress::Stage> stages;
    QList<double> fractions;
    QStringList sentences;
    bool sawLinkLost = false;
    bool isLoaded = false;
};

inline double sumOf(const QList<PhaseTime> &phases)
{
    double sum = 0;
    for (const PhaseTime &time : phases)
        sum += time.seconds;
    return sum;
}

inline double secondsOf(const SwitchRecord &record, Phase phase)
{
    for (const PhaseTime &time : record.phases) {
        if (time.phase == phase)
            return time.seconds;
    }
    return 0;
}

} // namespace kirikae
