// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctl/verbs/ChatVerb.h"

#include "app/ctl/Lookup.h"
#include "app/ctl/Session.h"
#include "models/core/Bytes.h"
#include "models/core/Json.h"

namespace kirikae {

using namespace Qt::StringLiterals;

Options ChatVerb::declare(const Options &program)
{
    const Options app = program.verb("chat", tr("Ask a running service one question"));
    app.text("PROMPT", m_prompt, tr("What to ask"), Options::Need::Required);
    app.text("--service", m_service, tr("Profile, slot or service id. Default: the only one that runs"));
    return app;
}

void ChatVerb::run(Session &session)
{
    session.withNode([this, &session](Node &node) {
        const auto service = findService(node.state(), m_service);
        if (!service) {
            session.finish(service.error());
            return;
        }
        session.then(node.chat(service->id, m_prompt), [&session](const ChatAnswer &answer) {
            if (session.output().isJson()) {
                session.output().json(
                    {{"text", toJson(answer.text)},
                     {"seconds", answer.seconds},
                     {"completion_tokens", answer.completionTokens ? Json(*answer.completionTokens) : Json()}});
            } else {
                session.output().line(answer.text);
                session.output().note(tr("(answered in %1)").arg(durationText(answer.seconds)));
            }
            session.finish(ExitStatus::Done);
        });
    });
}

} // namespace kirikae
