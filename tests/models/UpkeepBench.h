// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/upkeep/Upkeep.h"
#include "tests/models/SwitchBench.h"

#include <QTemporaryDir>

namespace kirikae {

/// One run of kirikaed without its API: a node with profiles a, b and c, and what looks after it. `folder` is what the
/// node keeps on disk between two runs.
struct UpkeepBench {
    explicit UpkeepBench(const QString &folder, const QString &bootId = u"boot"_s)
        : store(folder + u"/daemon.json"_s)
        , recordPath(folder + u"/boot.json"_s)
    {
        auto owned = std::make_unique<ScriptedOps>();
        ops = owned.get();
        ops->bootId = bootId;
        ops->memoryPause = Milliseconds(2'000); // hours of nothing pass in between
        for (const char *id : {"a", "b", "c"})
            ops->addProfile(profileNamed(QLatin1String(id)));
        ops->script(u"b"_s, {goodVllm()});
        node = std::make_unique<DirectNode>(u"node"_s, std::move(owned), EngineRules::load({}, nullptr));
        node->setPushInterval(std::chrono::milliseconds(0));
        isLoaded = store.load().has_value();
    }

    /// Time stands still again once the node is loaded, however fast this machine is.
    void start()
    {
        upkeep = std::make_unique<Upkeep>(*node, *ops, store, recordPath);
        upkeep->start();
        const auto isThere = [this] { return node->state().loaded && !node->state().pools.isEmpty(); };
        QObject here;
        QObject::connect(node.get(), &Node::stateChanged, &here, [&] {
            if (isThere())
                ops->clock().hold();
        });
        node->open();
        isLoaded = isLoaded && until(isThere);
    }

    /// Lets this much of the node's time pass, then time stands still: what the test does next happens right then.
    void pass(std::chrono::seconds time)
    {
        bool isOver = false;
        QObject here;
        ops->clock().after(Milliseconds(time), &here, [&] {
            isOver = true;
            ops->clock().hold();
        });
        until([&isOver] { return isOver; });
    }
    template <class Done>
    bool until(Done isDone) const
    {
        ops->clock().release();
        return runUntil(isDone);
    }
    [[nodiscard]] QStringList texts(const QString &kind, std::optional<Event::Level> level = {}) const
    {
        QStringList found;
        for (const Event &event : node->events(0)) {
            if (event.kind == kind && (!level || event.level == *level))
                found.append(event.text);
        }
        return found;
    }
    [[nodiscard]] QStringList warnings(const QString &kind) const { return texts(kind, Event::Level::Warning); }
    [[nodiscard]] QStringList problems(const QString &kind) const { return texts(kind, Event::Level::Problem); }

    UpkeepStore store;
    QString recordPath;
    ScriptedOps *ops = nullptr;
    std::unique_ptr<DirectNode> node;
    std::unique_ptr<Upkeep> upkeep;
    bool isLoaded = false;
};

} // namespace kirikae
