// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/host/HostView.h"

namespace kirikae {

HostView::HostView(std::shared_ptr<Host> host, QObject *parent)
    : Host(parent)
    , m_host(std::move(host))
{
    connect(m_host.get(), &Host::linkChanged, this, [this](const LinkState &link) {
        if (m_isOpen)
            emit linkChanged(link);
    });
}

LinkState HostView::link() const
{
    LinkState link = m_host->link();
    if (!m_isOpen)
        link.kind = LinkState::Kind::Idle;
    return link;
}

void HostView::open()
{
    const bool isNew = !std::exchange(m_isOpen, true);
    if (isNew && m_host->link().kind == LinkState::Kind::Connected)
        emit linkChanged(m_host->link());
    else
        m_host->open();
}

void HostView::close()
{
    m_host->close(); // tells through us
    m_isOpen = false;
}

Pending<RunOutput> HostView::run(const Argv &argv, const RunLimits &limits)
{
    return m_host->run(argv, limits);
}

std::unique_ptr<CommandStream> HostView::stream(const Argv &argv)
{
    return m_host->stream(argv);
}

Pending<std::shared_ptr<QIODevice>> HostView::dial(const DialTarget &target)
{
    return m_host->dial(target);
}

} // namespace kirikae
