// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctl/verbs/InstallVerb.h"

#include "app/ctl/InstallTalk.h"
#include "app/ctl/Session.h"

namespace kirikae {

Options InstallVerb::declare(const Options &program)
{
    const Options app = program.verb("install", tr("Put kirikaed on the node and start it"));
    app.text("--from", m_file, tr("The program or its .deb on this machine. Default: the one beside kirikaectl"));
    app.flag("--system", m_isSystem, tr("For the whole machine, from a .deb; needs root rights on the node"));
    return app;
}

void InstallVerb::run(Session &session)
{
    withHost(session, [this, &session](Host &host) {
        const auto scope = m_isSystem ? InstallOptions::Scope::System : InstallOptions::Scope::User;
        auto *install = new DaemonInstall(host, {scope, m_file}, &host);
        talkAbout(session, *install, install->install());
    });
}

} // namespace kirikae
