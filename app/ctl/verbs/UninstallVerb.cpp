// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctl/verbs/UninstallVerb.h"

#include "app/ctl/InstallTalk.h"
#include "app/ctl/Session.h"

namespace kirikae {

Options UninstallVerb::declare(const Options &program)
{
    const Options app = program.verb("uninstall", tr("Take kirikaed off the node; profiles and history stay"));
    app.flag("--system", m_isSystem, tr("The one for the whole machine; needs root rights on the node"));
    return app;
}

void UninstallVerb::run(Session &session)
{
    withHost(session, [this, &session](Host &host) {
        const auto scope = m_isSystem ? InstallOptions::Scope::System : InstallOptions::Scope::User;
        auto *install = new DaemonInstall(host, {scope, {}}, &host);
        talkAbout(session, *install, install->remove());
    });
}

} // namespace kirikae
