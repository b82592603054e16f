// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/node/DirectNode.h"
#include "models/startup/EngineRules.h"
#include "tests/models/SwitchScripts.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEventLoop>

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
        return pending.result();
    }
    SwitchRecord ended()
    {
        runUntil([this] { return node->state().lastSwitch.has_value(); });
        return node->state().lastSwitch.value_or(SwitchRecord{});
    }
    SwitchRecord switchTo(const QString &profileId)
    {
        const auto id = ask(profileId);
        return id ? ended() : SwitchRecord{};
    }
    bool waitForStage(SwitchProgress::Stage stage)
    {
        return runUntil(
            [this, stage] { return node->state().activeSwitch && node->state().activeSwitch->stage == stage; });
    }

    ScriptedOps *ops = nullptr;
    std::unique_ptr<DirectNode> node;
    ServiceId previous;
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
