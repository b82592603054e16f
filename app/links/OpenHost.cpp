// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/OpenHost.h"

#include "app/links/host/LocalHost.h"
#include "app/links/ssh/SshHost.h"

#include <QCoreApplication>

namespace kirikae {

Result<std::unique_ptr<Host>> openHost(const NodeAddress &address, Asker &asker)
{
    if (address.link == NodeAddress::Link::Ssh)
        return std::make_unique<SshHost>(SshTarget{address.host, address.user, address.port}, asker);
    if (address.link == NodeAddress::Link::Local)
        return std::make_unique<LocalHost>();
    return fail(
        Error::Code::NotSupported,
        address.link == NodeAddress::Link::Demo
            ? QCoreApplication::translate("OpenHost", "The demo node is simulated: there is nothing to install it on.")
            : QCoreApplication::translate("OpenHost", "This takes SSH: give the node as ssh://user@host."));
}

} // namespace kirikae
