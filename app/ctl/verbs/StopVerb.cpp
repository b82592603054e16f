// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctl/verbs/StopVerb.h"

#include "app/ctl/Lookup.h"
#include "app/ctl/Session.h"
#include "models/core/Json.h"

namespace kirikae {

using namespace Qt::StringLiterals;

Options StopVerb::declare(const Options &program)
{
    const Options app = program.verb("stop", tr("Stop a service and leave its slot empty"));
    app.text("SERVICE", m_service, tr("Profile, slot or service id. Default: the only one that runs"));
    return app;
}

void StopVerb::run(Session &session)
{
    session.withNode([this, &session](Node &node) {
        const auto service = findService(node.state(), m_service);
        if (!service) {
            session.finish(service.error());
            return;
        }
        session.then(node.stopService(service->id), [&session, stopped = *service] {
            if (session.output().isJson())
                session.output().json({{"stopped", toJson(stopped.id)}, {"profile", toJson(stopped.profileId)}});
            else
                session.output().line(tr("%1 is stopped.").arg(stopped.profileName));
            session.finish(ExitStatus::Done);
        });
    });
}

} // namespace kirikae
