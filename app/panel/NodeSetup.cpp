// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panel/NodeSetup.h"

#include <utility>

namespace kirikae {

NodeSetup::NodeSetup(std::unique_ptr<Host> host)
    : m_host(std::move(host))
{
    connect(m_host.get(), &Host::linkChanged, this, &NodeSetup::hostChanged);
}

NodeSetup::~NodeSetup()
{
    m_install.reset(); // before the host that it works with
    m_host->disconnect(this);
}

QStringList NodeSetup::intentions() const
{
    return DaemonInstall::intentions(InstallOptions::Scope::User);
}

void NodeSetup::install(const QString &file)
{
    begin({InstallOptions::Scope::User, file}, [](DaemonInstall &install) { return install.install(); });
}

void NodeSetup::remove()
{
    begin({}, [](DaemonInstall &install) { return install.remove(); });
}

void NodeSetup::begin(const InstallOptions &options, const Act &act)
{
    m_install = std::make_unique<DaemonInstall>(*m_host, options);
    connect(m_install.get(), &DaemonInstall::stepDone, this, &DaemonSetup::stepDone);
    connect(m_install.get(), &DaemonInstall::noted, this, &DaemonSetup::noted);
    m_act = act;
    if (m_host->link().kind == LinkState::Kind::Connected)
        hostChanged(m_host->link());
    else
        m_host->open();
}

void NodeSetup::hostChanged(const LinkState &link)
{
    const bool gaveUp = link.kind == LinkState::Kind::Failed || link.kind == LinkState::Kind::Reconnecting;
    if (!m_act || !(gaveUp || link.kind == LinkState::Kind::Connected))
        return;
    const Act act = std::exchange(m_act, {});
    if (gaveUp) {
        emit ended(link.error.value_or(Error{Error::Code::Unreachable, tr("The node cannot be reached."), {}}));
        return;
    }
    whenDone(act(*m_install), this, [this](const Result<void> &done) {
        emit ended(done ? std::optional<Error>() : std::optional(done.error()));
    });
}

} // namespace kirikae
