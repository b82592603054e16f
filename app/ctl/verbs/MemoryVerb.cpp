// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctl/verbs/MemoryVerb.h"

#include "app/ctl/Session.h"
#include "app/ctl/Terminal.h"
#include "app/ctl/text/StateText.h"
#include "models/core/Json.h"
#include "models/node/NodeJson.h"

#include <memory>

namespace kirikae {

using namespace Qt::StringLiterals;

namespace {
void print(const Session &session, const QStringList &lines, const NodeState &state)
{
    if (!session.output().isJson()) {
        session.output().lines(lines);
        return;
    }
    Json pools = Json::array();
    for (const Pool &pool : state.pools)
        pools.push_back(poolToJson(pool));
    session.output().json({{"time_ms", state.memory ? Json(state.memory->timeMs) : Json()}, {"pools", pools}});
}
} // namespace

Options MemoryVerb::declare(const Options &program)
{
    const Options app = program.verb("memory", tr("Show what is in the node's memory"));
    app.flag("-f,--follow", m_follow, tr("Go on until Ctrl-C"));
    return app;
}

void MemoryVerb::run(Session &session)
{
    session.withNode([this, &session](Node &node) {
        auto lastMs = std::make_shared<qint64>(-1);
        const auto show = [this, &session, lastMs](const NodeState &state) {
            if (!state.memory || state.memory->timeMs == *lastMs)
                return;
            *lastMs = state.memory->timeMs;
            print(session, memoryLines(state, session.terminal().columns()), state);
            if (!m_follow)
                session.finish(ExitStatus::Done);
            else if (!session.output().isJson())
                session.output().line({});
        };
        QObject::connect(&node, &Node::stateChanged, &session, show);
        show(node.state()); // otherwise the first sample is a quarter of a second away
    });
}

} // namespace kirikae
