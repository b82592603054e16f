// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctl/verbs/HistoryVerb.h"

#include "app/ctl/Session.h"
#include "app/ctl/Terminal.h"
#include "app/ctl/text/SwitchText.h"
#include "models/core/Json.h"

namespace kirikae {

using namespace Qt::StringLiterals;

Options HistoryVerb::declare(const Options &program)
{
    const Options app = program.verb("history", tr("Show past switches"));
    app.number("-n,--newest", m_newest, 1, 10'000, tr("How many"));
    app.flag("--last", m_last, tr("The last one, with its phases"));
    return app;
}

void HistoryVerb::run(Session &session)
{
    session.withNode([this, &session](Node &node) {
        session.then(node.history(m_last ? 1 : m_newest), [this, &session](const QList<SwitchRecord> &records) {
            if (session.output().isJson()) {
                for (const SwitchRecord &record : records)
                    session.output().jsonText("{\"record\":" + recordToJson(record) + "}\n");
            } else if (m_last && !records.isEmpty()) {
                session.output().lines(recordLines(records.last(), Colour(session.terminal().hasColour())));
            } else {
                session.output().lines(historyLines(records));
            }
            session.finish(ExitStatus::Done);
        });
    });
}

} // namespace kirikae
