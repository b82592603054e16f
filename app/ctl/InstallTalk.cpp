// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctl/InstallTalk.h"

#include "app/ctl/NodeChoice.h"
#include "app/ctl/Session.h"
#include "app/links/OpenHost.h"
#include "models/core/Json.h"

#include <utility>

namespace kirikae {

void withHost(Session &session, std::function<void(Host &)> use)
{
    const auto address = chooseNode(session.options().node);
    auto opened = address ? openHost(*address, session.asker()) : fail(address.error());
    if (!opened) {
        session.finish(opened.error());
        return;
    }
    Host *host = opened->release();
    host->setParent(&session);
    const auto first = std::make_shared<bool>(true);
    QObject::connect(
        host, &Host::linkChanged, &session, [&session, host, use = std::move(use), first](const LinkState &link) {
            const bool gaveUp = link.kind == LinkState::Kind::Failed || link.kind == LinkState::Kind::Reconnecting;
            if (gaveUp)
                session.finish(link.error.value_or(
                    Error{Error::Code::Unreachable, Session::tr("The node cannot be reached."), {}}));
            else if (link.kind == LinkState::Kind::Connected && std::exchange(*first, false))
                use(*host);
        });
    host->open();
}

void talkAbout(Session &session, DaemonInstall &install, const Pending<void> &done)
{
    struct Said {
        QStringList steps;
        QStringList notes;
    };
    const auto said = std::make_shared<Said>();
    QObject::connect(&install, &DaemonInstall::stepDone, &session, [&session, said](const QString &sentence) {
        said->steps += sentence;
        if (!session.output().isJson())
            session.output().line(sentence);
    });
    QObject::connect(&install, &DaemonInstall::noted, &session, [&session, said](const QString &sentence) {
        said->notes += sentence;
        session.output().note(sentence);
    });
    whenDone(done, &session, [&session, said](const Result<void> &result) {
        if (session.output().isJson())
            session.output().json(
                {{"done", result.has_value()}, {"steps", toJson(said->steps)}, {"notes", toJson(said->notes)}});
        if (result)
            session.finish(ExitStatus::Done);
        else
            session.finish(result.error());
    });
}

} // namespace kirikae
